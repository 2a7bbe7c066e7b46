# A new game of Rouge et Noir: the first look around, a deal, and back.
variant: rouge-et-noir
deal: 1
steps:
right
right
up
up
end
right
previous group
right
end
previous group
read tops
use stock
read tops
undo
