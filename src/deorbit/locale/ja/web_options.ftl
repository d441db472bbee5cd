# テーブルを作るときの、席ごとの名前

web-each-lot = 無作為
web-each-crew = クルー{ $number }
