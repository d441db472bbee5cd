# Stationfall: what the bot side of a card says otherwise

stationfall-row-troubleshooter-bot-1 = escaped
stationfall-row-troubleshooter-bot-2 = each other Human that escaped

stationfall-field-bot_agenda = agenda as a bot
stationfall-as-a-bot = As a bot:
