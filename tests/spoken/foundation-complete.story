# A foundation is complete; a card comes back from it.
variant: malmaison
table foundation-1: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH
table foundation-2: AS
table tableau-1: KH
table tableau-2: KH
table tableau-3: 3S
table waste: 2S 4D
table stock: #4H
steps:
to foundation
play move tableau-2 foundation-1 1
play move waste foundation-2 1
play move foundation-1 tableau-1 1
play move tableau-2 foundation-1 1
previous group
read advice foundation-1
