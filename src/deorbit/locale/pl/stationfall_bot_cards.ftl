# Stationfall: co strona karty dla botów mówi inaczej

stationfall-row-troubleshooter-bot-1 = uciekła
stationfall-row-troubleshooter-bot-2 = każdy inny Człowiek, który uciekł

stationfall-field-bot_agenda = cel jako bot
stationfall-as-a-bot = Jako bot:
