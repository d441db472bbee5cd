# Stationfall: what the bot side of a card says otherwise

stationfall-row-troubleshooter-bot-1 = 脱出済
stationfall-row-troubleshooter-bot-2 = 脱出済の他のヒューマン1人につき

stationfall-field-bot_agenda = ボットとしてのアジェンダ
stationfall-as-a-bot = ボットとして：
