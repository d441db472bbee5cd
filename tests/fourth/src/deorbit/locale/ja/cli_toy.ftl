# 端末での密封指令

cli-toy-spare = 予備の指令：{ $card }
cli-toy-choosing = 選択中
cli-toy-kept = 残した指令：{ $card }
cli-toy-shown = 公開した指令：{ $card }
cli-toy-dealt = 配られた指令：{ $card }
