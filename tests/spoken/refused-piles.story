# Why a pile gives or takes nothing, in a game with reserve and waste.
variant: double-signora
base: 5
table waste: 3C 8H
table reserve: 2C 4D
table foundation-1: 5C 6D 7C 8D 9C TD JC QD KC AD 2C 3D 4C
table foundation-2: 5H
table tableau-1: TC
table tableau-2: 9S 8D
table stock:
steps:
play move reserve tableau-1 1
play move reserve foundation-2 1
play move reserve foundation-3 1
play move reserve foundation-2 2
play move waste foundation-1 1
play move waste tableau-2 1
play move waste tableau-2 2
play move waste tableau-2 3
play move tableau-2 tableau-1 2
play move tableau-1 reserve 1
play move tableau-1 waste 1
play move tableau-1 tableau-12 1
play move waste tableau-3 1
play move tableau-3 tableau-1 1
use stock
left
left
to foundation
all to foundations
