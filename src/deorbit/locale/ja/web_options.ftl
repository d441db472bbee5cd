# テーブルを作るときの、席ごとの名前

web-each-lot = ランダム
web-each-crew = クルー{ $number }
