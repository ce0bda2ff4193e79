# A runs into B: it slides back along its template until it rests in contact, and skips its action (1e-overlap-3, -7). B
# keeps its own (1e-overlap-8). They touch and cannot attack each other; A may attack C (1e-touch-3). D, stressed, flies
# green into E: the stress goes, the action is lost all the same (1e-stress-8). F's Koiogran ends on G: it is not turned,
# and still red (1e-man-13).
start player
dial A 3F
dial B 2F
dial C 2F
dial D 1F
dial E 2F
dial F 4K
dial G 2F
ready player
ready enemy
hand D stress 1
turn B
action pass
turn C
action pass
turn E
action pass
turn G
action pass
turn A
turn D
turn F
turn A
attack primary:0>C
dice hit hit blank
dice evade blank blank
turn D
turn F
turn B
turn C
attack pass
turn E
turn G
