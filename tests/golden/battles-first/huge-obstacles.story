# Three asteroids lie where the GR-75 ends, under both of its sections: one faceup card in all, of the section that the
# opponent picks; they are gone, and it acts (huge-overlap-8 to -11). The one ahead stays (-12).
start player 9
dial A 2F
dial E 2F
ready player
ready enemy
turn E
action pass
turn A
section aft
action reinforce
reinforce aft
