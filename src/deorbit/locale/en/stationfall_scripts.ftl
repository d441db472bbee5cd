# Mistakes in scripts of bots; file, script and part stand before them

stationfall-mistake-script-strange = line { $line }, column { $column }: "{ $value }" is no mark of the script language.
stationfall-mistake-script-remark = line { $line }, column { $column }: a remark stands between "(" and ")", with neither inside.
stationfall-mistake-script-number = line { $line }, column { $column }: "{ $value }" is no number. A line begins with its number and ":".
stationfall-mistake-script-order = line { $line }, column { $column }: this is the line { $wanted }, not { $value }.
stationfall-mistake-script-empty = there is no line in it.
stationfall-mistake-script-expected = line { $line }, column { $column }: "{ $value }" does not fit. Expected: { $wanted }.
stationfall-mistake-script-ends = line { $line }, column { $column }: something is missing. Expected: { $wanted }.
stationfall-mistake-script-unknown = line { $line }, column { $column }: "{ $value }" is unknown here. Expected: { $wanted }.
stationfall-mistake-script-unknown-near = line { $line }, column { $column }: "{ $value }" is unknown here. Perhaps: { $near }.
stationfall-mistake-script-object = line { $line }, column { $column }: "{ $verb }" cannot be about "{ $value }". Expected: { $wanted }.
stationfall-mistake-script-needs = line { $line }, column { $column }: "{ $verb }" does not say what it is about. Expected: { $wanted }.
stationfall-mistake-script-with-not = line { $line }, column { $column }: "With { $value }" could mean two things. Write "Not With" for a section where nobody is.
stationfall-mistake-script-when = line { $line }, column { $column }: "{ $value }" already says when. A line has one of "This Minute", "Unexhausted" and "This Minute / Unexhausted".
stationfall-mistake-script-goto-tests = line { $line }, column { $column }: before GOTO nobody is considered yet. Only the station and the bot's own PC ("PC Down") can be tested there.
stationfall-mistake-script-goto-aside = line { $line }, column { $column }: what stands at the start or the end of a turn goes to no other script.

# What was expected

stationfall-script-who = a character or a test of characters
stationfall-script-where = a section or a test of sections
stationfall-script-station = a test of the station
stationfall-script-item = an Item
stationfall-script-data = Data
stationfall-script-offsite = News or Authorities
stationfall-script-switch = ON or OFF
stationfall-script-kompromat = Kompromat
stationfall-script-script = a script that GOTO can name
stationfall-script-verb = a verb, or a section to go to
stationfall-script-end = the end of the line
