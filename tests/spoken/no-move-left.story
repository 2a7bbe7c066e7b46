# Nothing goes any more, then only moves that change nothing.
variant: waterloo
table foundation-1: AS
table foundation-2: AH
table foundation-3: AC
table foundation-4: AD
table foundation-5: AS
table foundation-6: AH
table foundation-7: AC
table foundation-8: AD
table tableau-1: 3C
table tableau-2: 3S
table tableau-3: 3H
table tableau-4: 3D
table tableau-5: 5D
table tableau-6: 5H
table stock: #7S
steps:
use stock
read moves
undo
