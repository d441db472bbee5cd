# Names for each seat, where a table is made

web-each-lot = By lot
web-each-crew = Crew { $number }
