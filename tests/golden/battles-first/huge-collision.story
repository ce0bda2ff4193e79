# Huge ship against huge ship: it stops on its way, both are dealt a faceup card, and it acts all the same
# (huge-overlap-1 to -3). A small ship that ends on a huge one stops, loses its action and throws a die (-13, -14).
start player 8
dial A 2F
dial R 1F
dial X 3F
dial E 2F
ready player
ready enemy
turn E
action pass
turn X
dice hit
turn A
action pass
action reinforce
reinforce fore
turn R
action pass
action pass
