# Courses: lessons and tutorials

course-unknown-lesson = There is no lesson "{ $lesson }". Known: { $known }.
