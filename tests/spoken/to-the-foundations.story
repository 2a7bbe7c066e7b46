# Cards to the foundations, one and all that go.
variant: malmaison
table waste: 9C 3H
table foundation-1: AH
table foundation-2: AS 2S
table tableau-1: 5H 2H
table tableau-2: AC
table tableau-3: 8D
table tableau-4: 3S
table stock: #4H
steps:
to foundation
undo
right
right
to foundation
all to foundations
undo
all to foundations
left
left
to foundation
read foundations
