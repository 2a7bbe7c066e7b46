# A new game of Malmaison: everything lies open, runs go by suit.
variant: malmaison
deal: 1
steps:
right
up
page up
up
page down
down
use stock
next group
read waste
read moves
