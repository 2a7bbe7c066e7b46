# A third sequence with a king of one colour ends all hope: the game says so, and why.
variant: rouge-et-noir
table sequence-1: KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH
table sequence-2: KD QC JD TC 9D 8C 7D 6C 5D 4C 3D 2C AD
table tableau-1: KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH
table tableau-2: 2D
table tableau-3: 8H 7S
table stock: #2H #3H
steps:
page up
to foundation
read foundations
undo
