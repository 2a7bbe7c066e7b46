# A new game of Klondike: the first look around.
variant: klondike
deal: 1
steps:
read tops
right
up
end
up
previous group
previous group
use stock
read moves
