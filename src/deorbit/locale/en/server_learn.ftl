# The service: lessons and the tutorial

server-no-lesson = There is no such lesson.
server-nothing-shown = The course has nothing to show right now.
server-skip-alone = A chapter can be left out only by somebody who learns alone.
server-tutor-here = Lindsey plays here: she teaches the others.
