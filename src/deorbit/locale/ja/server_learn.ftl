# The service: lessons and the tutorial

server-no-lesson = そのレッスンはありません。
server-nothing-shown = 今は見せるものがありません。
server-skip-alone = 章を省けるのは、1人で学んでいる場合だけです。
server-tutor-here = ここではリンジーがプレイし、他のプレイヤーに教えます。
