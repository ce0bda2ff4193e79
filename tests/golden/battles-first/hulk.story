# A ends on the huge ship that serves as obstacle: it stops against it, loses its action and throws a die (huge-obstacle-6).
# D's attack at B passes over it: one defense die more. It is in nobody's turn (huge-obstacle-5) and no target (-7).
start player
dial A 3F
dial D 1F
dial B 2F
ready player
ready enemy
turn A
dice hit
turn D
action focus
turn B
action focus
turn A
attack pass
turn D
attack primary:0>B
dice hit hit focus
modify-attack focus
dice evade evade blank blank focus
modify-defense done
turn B
attack pass
