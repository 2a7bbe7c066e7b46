# The last moves of a game of Waterloo, and after the win.
game: tests/games/waterloo.longwood
without-last: 3
steps:
read foundations
all to foundations
undo
redo
read summary
