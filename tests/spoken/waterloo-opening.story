# A new game of Waterloo: the aces lie there, six cards, a long stock.
variant: waterloo
deal: 1
steps:
right
right
previous group
right
read foundations
use stock
use stock
left
left
left
left
