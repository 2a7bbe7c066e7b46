# Edges, groups, piles by number, and keys that have nothing to do.
variant: double-signora
deal: 2
steps:
home
end
right
right
next group
left
up
down
down
cancel
more
undo
redo
number 5
number 12
read summary
new deal 3
