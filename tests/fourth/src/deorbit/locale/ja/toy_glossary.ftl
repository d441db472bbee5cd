# 密封指令の用語

toy-term-order = 指令
toy-term-order-means = 1色のカード。配られた2枚のうち1枚を残します。
toy-term-order-forms = 指令
toy-term-spare-order = 予備の指令
toy-term-spare-order-means = 中央に裏向きで置かれた指令。見た人だけが知っています。
toy-term-spare-order-forms = 予備の指令
