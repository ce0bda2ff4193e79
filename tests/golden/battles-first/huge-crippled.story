# As many cards as hull cripple the aft section: energy above the crippled side's limit goes, and an upgrade is
# discarded (huge-damage-8 to -11). X is of the CR90's skill 4, and the CR90 has not
# attacked: the section is turned when it has (-16 to -18). Damage past the hull is lost: the fore section has none.
start player 12
dial A 2F
dial X 1F
dial Y 1F
dial Z 1F
ready player
ready enemy
hand A shields-aft 0
hand A energy 5
turn X
action lock
lock A@aft
turn Y
action focus
turn Z
action lock
lock A@aft
turn A
allocate done
action pass
action pass
turn Z
attack 1e-upgrade-protontorpedoes>A@aft
dice hit hit hit hit
turn X
attack 1e-upgrade-protontorpedoes>A@aft
dice hit hit hit hit
turn Y
attack pass
turn A
lost-upgrade 1e-upgrade-engineeringteam
dial A 3F
dial X 2F
dial Y 2F
dial Z 2F
ready player
ready enemy
turn X
action focus
turn Y
action focus
turn Z
action focus
turn A
