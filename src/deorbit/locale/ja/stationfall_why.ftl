# Why a bot did what it did: line by line of its script.

stationfall-why-line = { $count }行目
stationfall-why-line-focus = フォーカス{ $count }行目
stationfall-why-line-of = { $script }の{ $count }行目
stationfall-script-abandon-ship = 退船
stationfall-script-revive = 蘇生
stationfall-script-default = 既定のスクリプト
stationfall-script-lindsey = リンジー

stationfall-why-considered-focus = ダイスでフォーカス・スクリプトが選ばれました。その行が先になります。

stationfall-why-skipped-abandon-ship = { $where }は、退船がすでに発令されているため、スキップされました。
stationfall-why-skipped-revive = { $where }は、ボットのPCがダウン状態ではないため、スキップされました。
stationfall-why-skipped-station = { $where }は、「{ $text }」の条件「{ $condition-text }」が満たされていないため、スキップされました。
stationfall-why-skipped-nobody = { $where }は、「{ $text }」を実施できるキャラクターがいないため、スキップされました。

stationfall-why-considered-no-conspirator = ボットの共謀者ではありません：{ $character }。
stationfall-why-considered-down = ダウン状態です：{ $character }。
stationfall-why-considered-away = ステーション上にいません：{ $character }。
stationfall-why-considered-no-cubes = 共謀者にするにはキューブが足りません：{ $character }。
stationfall-why-considered-fails = 「{ $condition-text }」を満たしません：{ $character }。
stationfall-why-considered-tired = 消耗状態です：{ $character }。
stationfall-why-considered-unable = 必要なものか能力がありません：{ $character }。
stationfall-why-considered-cannot = 実施できる場所や対象、またはそこへ行く道がありません：{ $character }。
stationfall-why-considered-too-far = { $count }アクション必要で、このミニッツには間に合いません：{ $character }。
stationfall-why-considered-too-tired = 消耗状態でアクションは1回ですが、{ $count }アクション必要です：{ $character }。
stationfall-why-considered-nobody-soon = このミニッツに完了できる者がいないので、未消耗の者が向かいます。
stationfall-why-considered-idle = すでに行の目標地点にいて、することがありません：{ $character }。
stationfall-why-considered-would = { $count ->
    [0] アクションは不要です
   *[other] { $count }アクション必要です
}：{ $character }。

stationfall-why-chosen = { $where }「{ $text }」を{ $character }が実施します。{ $count ->
    [0] アクションは不要です
   *[other] { $count }アクション必要です
}。
stationfall-why-chosen-regroup = 実施できる行がないため、ボットは再調整します。
stationfall-why-chosen-character = 目標：{ $character }。
stationfall-why-chosen-section = 目標：{ $at }。
stationfall-why-chosen-thing = 対象：{ $ware }。
stationfall-why-chosen-item = 途中のフリー・ピックアップ：{ $item }（{ $at }）。
stationfall-why-chosen-kompromat = 途中のフリー・ピックアップ：コンプロマット（{ $at }）。

stationfall-why-tie-free-actions = { $character }は途中のフリー・アクションが多いため、同じ近さの{ $other-character }より優先されます。
stationfall-why-tie-conspirator = { $character }はすでに共謀者であるため、同じ近さの{ $other-character }より優先されます。
stationfall-why-tie-this-minute = { $character }はこのミニッツに完了できるため、同じ近さの{ $other-character }より優先されます。
stationfall-why-tie-unexhausted = { $character }は未消耗であるため、同じ近さの{ $other-character }より優先されます。
stationfall-why-tie-pc = { $character }はボットのPCであるため、同じ近さの{ $other-character }より優先されます。
stationfall-why-tie-most-cubes = { $character }はカードのキューブが多いため、同じ近さの{ $other-character }より優先されます。
stationfall-why-tie-character-order = { $character }はキャラクター順でボットのPCから数えて先に来るため、同じ近さの{ $other-character }より優先されます。
stationfall-why-tie-first-pawn = { $character }はカードの最初の駒であるため、同じ近さの{ $other-character }より優先されます。

stationfall-why-tie-script-goal = 同じ近さの目標のうち、スクリプトが最初に挙げているものが優先されます。
stationfall-why-tie-fewest-own-cubes-goal = 同じ近さの目標のうち、ボットのキューブが最も少ないものが優先されます。
stationfall-why-tie-most-persons-cubes-goal = 同じ近さの目標のうち、人間プレイヤーのキューブが最も多いものが優先されます。
stationfall-why-tie-character-order-goal = 同じ近さの目標のうち、キャラクター順でボットのPCから数えて先に来るものが優先されます。
stationfall-why-tie-first-pawn-goal = 同じ近さの目標のうち、カードの最初の駒が優先されます。
stationfall-why-tie-zero-gravity-goal = 同じ近さの目標のうち、無重力のセクションが優先されます。
stationfall-why-tie-most-occupants-goal = 同じ近さの目標のうち、搭乗者が最も多いポッドが優先されます。
stationfall-why-tie-top-most-goal = 同じ近さの目標のうち、最も上のセクションが優先されます。
stationfall-why-tie-leftmost-goal = 同じ近さの目標のうち、最も左のセクションが優先されます。
stationfall-why-tie-first-section-goal = 同じ近さの目標のうち、セクションの一覧で最初に来るものが優先されます。
stationfall-why-tie-colour-goal = 同じ近さの目標のうち、アイテムの色の順で優先されます。
stationfall-why-tie-name-goal = 同じ近さの目標のうち、アイテムの名前の順で優先されます。

stationfall-why-tie-way-item = ピックアップできるもののうち、この行が途中で取るものとして挙げているものが優先されます。
stationfall-why-tie-script-item = ピックアップできるもののうち、スクリプトに関わるものが優先されます。
stationfall-why-tie-kompromat-item = ピックアップできるもののうち、コンプロマットがアイテムより優先されます。
stationfall-why-tie-colour-item = ピックアップできるもののうち、アイテムの色の順で優先されます。
stationfall-why-tie-name-item = ピックアップできるもののうち、アイテムの名前の順で優先されます。
