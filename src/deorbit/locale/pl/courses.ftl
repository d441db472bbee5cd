# Kursy: lekcje i samouczki

course-unknown-lesson = Nie ma lekcji „{ $lesson }”. Znane: { $known }.
