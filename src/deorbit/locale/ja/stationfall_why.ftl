# Why a bot did what it did: line by line of its script.

stationfall-why-line = { $count }行目
stationfall-why-line-focus = フォーカス{ $count }行目
stationfall-why-line-of = { $script }の{ $count }行目
stationfall-script-abandon-ship = 退船
stationfall-script-revive = 蘇生
stationfall-script-default = 既定のスクリプト
stationfall-script-lindsey = リンジー

stationfall-why-considered-focus = ダイスでフォーカス・スクリプトが選ばれました。その行が先になります。

stationfall-why-skipped-abandon-ship = { $where }はスキップされました：退船はすでに発令されています。
stationfall-why-skipped-revive = { $where }はスキップされました：ボットのPCはダウン状態ではありません。
stationfall-why-skipped-station = { $where }はスキップされました：「{ $text }」の条件「{ $condition-text }」が満たされていません。
stationfall-why-skipped-nobody = { $where }はスキップされました：「{ $text }」を実施できるキャラクターがいません。

stationfall-why-considered-no-conspirator = ボットの共謀者でない：{ $character }。
stationfall-why-considered-down = ダウン状態：{ $character }。
stationfall-why-considered-away = ステーション上にいない：{ $character }。
stationfall-why-considered-no-cubes = 共謀者にするにはキューブが足りない：{ $character }。
stationfall-why-considered-fails = 「{ $condition-text }」を満たさない：{ $character }。
stationfall-why-considered-tired = 消耗状態：{ $character }。
stationfall-why-considered-unable = 必要なものを持たないか、能力がない：{ $character }。
stationfall-why-considered-cannot = 実施できる場所や対象がないか、そこへ行く道がない：{ $character }。
stationfall-why-considered-too-far = { $count }アクション必要で、このミニッツには遠すぎる：{ $character }。
stationfall-why-considered-too-tired = 消耗状態でアクションは1回だが、{ $count }アクション必要：{ $character }。
stationfall-why-considered-nobody-soon = このミニッツに完了できる者がいないので、未消耗の者が向かいます。
stationfall-why-considered-idle = すでに行の目標地点にいて、することがない：{ $character }。
stationfall-why-considered-would = { $count ->
    [0] アクション不要
   *[other] { $count }アクション必要
}：{ $character }。

stationfall-why-chosen = { $where }が実施されます：「{ $text }」、{ $character }、{ $count ->
    [0] アクション不要
   *[other] { $count }アクション必要
}。
stationfall-why-chosen-regroup = 実施できる行がないため、ボットは再調整します。
stationfall-why-chosen-character = 目標：{ $character }。
stationfall-why-chosen-section = 目標：{ $at }。
stationfall-why-chosen-thing = 対象：{ $ware }。
stationfall-why-chosen-item = 途中のフリー・ピックアップ：{ $item }（{ $at }）。
stationfall-why-chosen-kompromat = 途中のフリー・ピックアップ：コンプロマット（{ $at }）。

stationfall-why-tie-free-actions = 同じ近さの{ $other-character }より{ $character }が優先されます：途中のフリー・アクションが多い。
stationfall-why-tie-conspirator = 同じ近さの{ $other-character }より{ $character }が優先されます：すでに共謀者である。
stationfall-why-tie-this-minute = 同じ近さの{ $other-character }より{ $character }が優先されます：このミニッツに完了できる。
stationfall-why-tie-unexhausted = 同じ近さの{ $other-character }より{ $character }が優先されます：未消耗である。
stationfall-why-tie-pc = 同じ近さの{ $other-character }より{ $character }が優先されます：ボットのPCである。
stationfall-why-tie-most-cubes = 同じ近さの{ $other-character }より{ $character }が優先されます：カードのキューブが多い。
stationfall-why-tie-character-order = 同じ近さの{ $other-character }より{ $character }が優先されます：キャラクター順でボットのPCの次に来る。
stationfall-why-tie-first-pawn = 同じ近さの{ $other-character }より{ $character }が優先されます：カードの最初の駒である。

stationfall-why-tie-script-goal = 同じ近さの目標のうち、スクリプトが最初に挙げているものです。
stationfall-why-tie-fewest-own-cubes-goal = 同じ近さの目標のうち、これが優先されます：ボットのキューブが最も少ない。
stationfall-why-tie-most-persons-cubes-goal = 同じ近さの目標のうち、これが優先されます：人間プレイヤーのキューブが最も多い。
stationfall-why-tie-character-order-goal = 同じ近さの目標のうち、これが優先されます：キャラクター順でボットのPCの次に来る。
stationfall-why-tie-first-pawn-goal = 同じ近さの目標のうち、これが優先されます：カードの最初の駒である。
stationfall-why-tie-zero-gravity-goal = 同じ近さの目標のうち、これが優先されます：無重力のセクションである。
stationfall-why-tie-most-occupants-goal = 同じ近さの目標のうち、これが優先されます：搭乗者が最も多いポッドである。
stationfall-why-tie-top-most-goal = 同じ近さの目標のうち、これが優先されます：最も上のセクションである。
stationfall-why-tie-leftmost-goal = 同じ近さの目標のうち、これが優先されます：最も左のセクションである。
stationfall-why-tie-first-section-goal = 同じ近さの目標のうち、セクションの一覧で最初に来るものです。
stationfall-why-tie-colour-goal = 同じ近さの目標のうち、これが優先されます：アイテムの色による。
stationfall-why-tie-name-goal = 同じ近さの目標のうち、これが優先されます：アイテムの名前による。

stationfall-why-tie-way-item = ピックアップできるもののうち、この行が途中で取るものとして挙げています。
stationfall-why-tie-script-item = ピックアップできるもののうち、これが優先されます：スクリプトに関わるもの。
stationfall-why-tie-kompromat-item = ピックアップできるもののうち、これが優先されます：コンプロマットはアイテムより先。
stationfall-why-tie-colour-item = ピックアップできるもののうち、これが優先されます：アイテムの色による。
stationfall-why-tie-name-item = ピックアップできるもののうち、これが優先されます：アイテムの名前による。
