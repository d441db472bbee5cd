# Courses: lessons and tutorials

course-unknown-lesson = 「{ $lesson }」というレッスンはありません。選べるレッスン：{ $known }。
