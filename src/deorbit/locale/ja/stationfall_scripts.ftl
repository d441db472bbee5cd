# Mistakes in scripts of bots; file, script and part stand before them

stationfall-mistake-script-strange = { $line }行{ $column }列：「{ $value }」はスクリプト言語の記号ではありません。
stationfall-mistake-script-remark = { $line }行{ $column }列：コメントは「(」と「)」の間に書き、その中に括弧は使えません。
stationfall-mistake-script-number = { $line }行{ $column }列：「{ $value }」は番号ではありません。行は番号と「:」で始まります。
stationfall-mistake-script-order = { $line }行{ $column }列：この行の番号は{ $value }ではなく{ $wanted }です。
stationfall-mistake-script-empty = 行が1つもありません。
stationfall-mistake-script-expected = { $line }行{ $column }列：「{ $value }」はここに合いません。期待されるもの：{ $wanted }。
stationfall-mistake-script-ends = { $line }行{ $column }列：何かが足りません。期待されるもの：{ $wanted }。
stationfall-mistake-script-unknown = { $line }行{ $column }列：「{ $value }」はここでは不明です。期待されるもの：{ $wanted }。
stationfall-mistake-script-unknown-near = { $line }行{ $column }列：「{ $value }」はここでは不明です。もしかして：{ $near }。
stationfall-mistake-script-object = { $line }行{ $column }列：「{ $verb }」の対象に「{ $value }」は使えません。期待されるもの：{ $wanted }。
stationfall-mistake-script-needs = { $line }行{ $column }列：「{ $verb }」の対象が書かれていません。期待されるもの：{ $wanted }。
stationfall-mistake-script-with-not = { $line }行{ $column }列：「With { $value }」は2通りに解釈できます。誰もいないセクションなら「Not With」と書いてください。
stationfall-mistake-script-when = { $line }行{ $column }列：時期はすでに「{ $value }」で指定されています。1行に書けるのは「This Minute」「Unexhausted」「This Minute / Unexhausted」のどれか1つです。
stationfall-mistake-script-goto-tests = { $line }行{ $column }列：GOTOの前では、まだ誰も検討されていません。そこで調べられるのはステーションとボット自身のPC（「PC Down」）だけです。
stationfall-mistake-script-goto-aside = { $line }行{ $column }列：ターン開始時やターン終了時の行から、他のスクリプトへは移れません。

# What was expected

stationfall-script-who = キャラクターまたはキャラクターの条件
stationfall-script-where = セクションまたはセクションの条件
stationfall-script-station = ステーションの条件
stationfall-script-item = アイテム
stationfall-script-data = データ
stationfall-script-offsite = NewsまたはAuthorities
stationfall-script-switch = ONまたはOFF
stationfall-script-kompromat = コンプロマット（Kompromat）
stationfall-script-script = GOTOで指定できるスクリプト
stationfall-script-verb = 動詞、または行き先のセクション
stationfall-script-end = 行の終わり
