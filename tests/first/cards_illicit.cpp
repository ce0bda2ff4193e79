// Illicit upgrades.
#include "support/first.hpp"

namespace plotboard::first_cards_illicit {
using namespace test::first;

TEST_CASE(
    "Black Market Slicer Tools: a stressed enemy loses the token for a damage card past its shields"
    " [1e-upgrade-blackmarketslicertools]",
    "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-blackmarketslicertools"},
                       {enemy("B", 150, {}, kXwing), enemy("C", 50, {}, kXwing), enemy("D", 250, {}, kXwing)});
  arena.edit("B").tokens.stress = 1;
  arena.edit("D").tokens.stress = 1;  // out of reach; C is calm: B is the only one
  SECTION("a hit") {
    arena.says("action", "1e-upgrade-blackmarketslicertools").dice({Face::crit});
    act(arena);
    CHECK(arena["B"].tokens.stress == 0);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK_FALSE(arena["B"].ship.damage[0].faceup);
    CHECK(arena["B"].ship.shields == 2);
    CHECK(has_faceup(arena, "A", "1e-upgrade-blackmarketslicertools"));
  }
  SECTION("nothing") {
    arena.says("action", "1e-upgrade-blackmarketslicertools").dice({Face::focus});
    act(arena);
    CHECK(arena["B"].tokens.stress == 1);
    CHECK(damage_to(arena, "B") == 0);
  }
  SECTION("nobody stressed in reach") {
    arena.edit("B").tokens.stress = 0;
    arena.says("action", "pass");
    act(arena);
    CHECK(arena.offered("action", "1e-upgrade-blackmarketslicertools") == nullptr);
  }
}

TEST_CASE("Burnout SLAM: the icon, gone after one SLAM [1e-upgrade-burnoutslam]", "[first]") {
  Arena arena = flight(kFirespray, {"1e-upgrade-burnoutslam"});
  CHECK(has_icon(arena, "slam"));
  arena.says("action", "slam").says("slam", "1F");
  activate(arena, "1F");
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-burnoutslam"));
  CHECK_FALSE(has_icon(arena, "slam"));
  CHECK(arena["A"].tokens.disarm == 1);

  Arena other = flight(kFirespray, {"1e-upgrade-burnoutslam"});
  other.says("action", "focus");
  activate(other, "1F");
  CHECK(has_faceup(other, "A", "1e-upgrade-burnoutslam"));
}

TEST_CASE("Cloaking Device: its action cloaks and uses up both [1e-upgrade-cloakingdevice][1e-action-5]", "[first]") {
  Arena arena = flight("1e-pilot-sigmasquadronpilot", {"1e-upgrade-cloakingdevice"});
  arena.says("action", "1e-upgrade-cloakingdevice");
  act(arena);
  CHECK(arena["A"].tokens.cloak == 1);
  CHECK(arena["A"].ship.did("cloak"));
  CHECK(arena["A"].ship.did("1e-upgrade-cloakingdevice"));
}

TEST_CASE("Cloaking Device: it may burn out as a round ends while cloaked [1e-upgrade-cloakingdevice][1e-cloak-10]",
          "[first]") {
  Arena arena = flight("1e-pilot-sigmasquadronpilot", {"1e-upgrade-cloakingdevice"});
  SECTION("not cloaked") {
    open(arena, Window::end_of_round);
    CHECK(arena.asked.empty());
  }
  SECTION("it holds") {
    arena.edit("A").tokens.cloak = 1;
    arena.dice({Face::blank});
    open(arena, Window::end_of_round);
    CHECK(arena["A"].tokens.cloak == 1);
    CHECK(has_faceup(arena, "A", "1e-upgrade-cloakingdevice"));
  }
  SECTION("the token goes") {
    arena.edit("A").tokens.cloak = 1;
    arena.dice({Face::focus}).says("cloaking-device", "token");
    open(arena, Window::end_of_round);
    CHECK(arena["A"].tokens.cloak == 0);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-cloakingdevice"));
    CHECK(arena["A"].pose == pose(457, 300));
  }
  SECTION("it decloaks") {
    arena.edit("A").tokens.cloak = 1;
    arena.dice({Face::focus}).says("cloaking-device", "decloak").says("decloak", "straight");
    open(arena, Window::end_of_round);
    CHECK(arena["A"].tokens.cloak == 0);
    CHECK(arena["A"].pose != pose(457, 300));
  }
}

TEST_CASE("What comes as a round ends comes after tokens have left: its evade token is kept [1e-round-7]", "[first]") {
  Arena arena =
      flight("1e-pilot-sigmasquadronpilot", {"1e-upgrade-cloakingdevice", "1e-upgrade-stygiumparticleaccelerator"});
  arena.edit("A").tokens.cloak = 1;
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").tokens.evade = 2;
  arena.dice({Face::focus}).says("cloaking-device", "decloak").says("decloak", "straight").says("action", "evade");
  end_round(arena);
  CHECK(arena["A"].tokens.cloak == 0);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["A"].tokens.evade == 1);  // the two of the round are gone
}

TEST_CASE(
    "Contraband Cybernetics: to the round's end stress stops neither actions nor red maneuvers"
    " [1e-upgrade-contrabandcybernetics]",
    "[first]") {
  Arena arena = flight("1e-pilot-cartelmarauder", {"1e-upgrade-contrabandcybernetics"});
  arena.edit("A").tokens.stress = 1;
  arena.says("effect", "1e-upgrade-contrabandcybernetics").says("action", "focus");
  activate(arena, "4K");
  CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("4K"));
  CHECK(arena["A"].tokens.stress == 3);  // the price and the red maneuver
  CHECK(arena["A"].tokens.focus == 1);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-contrabandcybernetics"));

  Arena without = flight("1e-pilot-cartelmarauder", {"1e-upgrade-contrabandcybernetics"});
  without.edit("A").tokens.stress = 1;
  without.says("effect", "pass");
  activate(without, "4K");
  CHECK(without["A"].ship.executed->maneuver == *geom::maneuver_from_code("2F"));
  CHECK(without["A"].tokens.focus == 0);
}

TEST_CASE("Dead Man's Switch: every ship at range 1 suffers 1 damage as it is destroyed [1e-upgrade-deadmansswitch]",
          "[first]") {
  Arena arena = fight("1e-pilot-cartelmarauder", {"1e-upgrade-deadmansswitch"},
                      {enemy("B", 50), enemy("C", 150), wingman("F", 50)});
  arena.says("ship-order", "F");
  suffers(arena, "A", 5);
  CHECK(arena["A"].ship.destroyed);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(damage_to(arena, "F") == 1);
  CHECK(damage_to(arena, "C") == 0);

  Arena fled = fight("1e-pilot-cartelmarauder", {"1e-upgrade-deadmansswitch"}, {enemy("B", 50)});
  fled.run([](Game& game) { rules::flees(game, "A"); });
  CHECK(damage_to(fled, "B") == 0);
}

TEST_CASE(
    "EMP Device: in place of its attacks every ship at range 1, itself too, gets 2 ion tokens"
    " [1e-upgrade-empdevice][1e-range-7]",
    "[first]") {
  Arena arena =
      fight("1e-pilot-cartelmarauder", {"1e-upgrade-empdevice"}, {enemy("B", 50), enemy("C", 150), wingman("F", 50)});
  SECTION("used, though its weapons are disabled") {
    arena.edit("A").tokens.disarm = 1;
    arena.says("effect", "1e-upgrade-empdevice");
    engage(arena);
    for (const char* id : {"A", "B", "F"}) CHECK(arena[id].tokens.ion == 2);
    CHECK(arena["C"].tokens.ion == 0);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-empdevice"));
  }
  SECTION("no attack any more") {
    arena.says("effect", "1e-upgrade-empdevice");
    engage(arena);
    CHECK(times_asked(arena, "attack") == 0);
  }
  SECTION("not after an attack") {
    arena.edit("A").ship.marks.push_back("attack:primary:0:front");
    arena.says("attack", "pass");
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE(
    "Feedback Array: in place of its attacks 1 ion token and 1 damage for 1 damage to an enemy at range 1"
    " [1e-upgrade-feedbackarray][1e-golden-8]",
    "[first]") {
  Arena arena = fight("1e-pilot-cartelmarauder", {"1e-upgrade-feedbackarray", "1e-upgrade-feedbackarray"},
                      {enemy("B", 50), enemy("C", 150)});
  SECTION("used, once only") {
    arena.says("effect", "1e-upgrade-feedbackarray");
    engage(arena);
    CHECK(arena["A"].tokens.ion == 1);
    CHECK(damage_to(arena, "A") == 1);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(damage_to(arena, "C") == 0);
    CHECK(times_asked(arena, "attack") == 0);
    arena.edit("A").ship.engaged = false;
    engage(arena);
    CHECK(times_asked(arena, "effect") == 1);
  }
  SECTION("not without an enemy at range 1") {
    arena.edit("B").pose = pose(457, 700, 180);
    arena.says("attack", "pass");
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("not without hull [1e-dmg-19]") {
    arena.edit("A").ship.hull = 0;
    arena.says("attack", "pass");
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE("Glitterstim: for its stress all focus results count to the round's end [1e-upgrade-glitterstim]",
          "[first]") {
  Arena arena = fight("1e-pilot-cartelmarauder", {"1e-upgrade-glitterstim"}, {enemy("B", 150)});
  arena.says("effect", "1e-upgrade-glitterstim");
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-glitterstim"));
  arena.says("attack", "primary:0>A").dice(hits(2)).dice({Face::focus, Face::focus});
  arena.says("modify-defense", "1e-rules:glitterstim-defense");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 0);
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::focus});
  arena.says("modify-attack", "1e-rules:glitterstim").dice({Face::focus, Face::blank, Face::blank});
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(arena["B"].ship.damage.size() == 2);  // hits, no critical ones, and B has nothing of it
}

TEST_CASE("Hot Shot Blaster: 3 dice in any direction at range 1 and 2, once [1e-upgrade-hotshotblaster]", "[first]") {
  Arena arena = fight("1e-pilot-cartelmarauder", {"1e-upgrade-hotshotblaster"},
                      {piloted("B", kTie, Side::enemy, 457, 210)});  // astern
  arena.says("attack", "1e-upgrade-hotshotblaster>B").dice(hits(3)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-hotshotblaster"));
  CHECK(shots(arena, "1e-upgrade-hotshotblaster").empty());
  Arena far =
      fight("1e-pilot-cartelmarauder", {"1e-upgrade-hotshotblaster"}, {piloted("B", kTie, Side::enemy, 457, 20)});
  CHECK(shots(far).empty());
}

TEST_CASE(
    "Inertial Dampeners: a white stop in place of the planned maneuver, and then stress"
    " [1e-upgrade-inertialdampeners][1e-stress-4]",
    "[first]") {
  SECTION("in place of a red one of a stressed ship") {
    Arena arena = flight("1e-pilot-cartelmarauder", {"1e-upgrade-inertialdampeners"});
    arena.edit("A").tokens.stress = 1;
    arena.says("effect", "1e-upgrade-inertialdampeners");
    activate(arena, "4K");
    CHECK(arena["A"].pose == pose(457, 300));
    CHECK(arena["A"].ship.executed->difficulty == geom::Difficulty::white);
    CHECK(arena["A"].tokens.stress == 2);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-inertialdampeners"));
  }
  SECTION("white on a dial that has a red one; and stress bars the action") {
    Arena arena = flight("1e-pilot-trandoshanslaver", {"1e-upgrade-inertialdampeners"});
    arena.says("effect", "1e-upgrade-inertialdampeners");
    activate(arena, "2F");
    CHECK(arena["A"].ship.executed->difficulty == geom::Difficulty::white);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(times_asked(arena, "action") == 0);
  }
  SECTION("its own stop is as red as it is printed") {
    Arena arena = flight("1e-pilot-trandoshanslaver", {"1e-upgrade-inertialdampeners"});
    arena.says("effect", "pass");
    activate(arena, "0O");
    CHECK(arena["A"].ship.executed->difficulty == geom::Difficulty::red);
    CHECK(has_faceup(arena, "A", "1e-upgrade-inertialdampeners"));
  }
  SECTION("ionised: nothing is revealed") {
    Arena arena = flight("1e-pilot-cartelmarauder", {"1e-upgrade-inertialdampeners"});
    arena.edit("A").tokens.ion = 1;
    arena.says("action", "pass");
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE(
    "Ion Dischargers: an ion token goes, and if an enemy at range 1 takes one, the card"
    " [1e-upgrade-iondischargers]",
    "[first]") {
  Arena arena = fight("1e-pilot-cartelmarauder", {"1e-upgrade-iondischargers"}, {enemy("B", 50), enemy("C", 150)});
  SECTION("taken, of two") {
    arena.says("ship", "B").says("take-ion", "yes");
    gains(arena, "A", Token::ion, 2);
    CHECK(arena["A"].tokens.ion == 1);
    CHECK(arena["B"].tokens.ion == 1);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-iondischargers"));
    CHECK(arena.offered("ship", "C") == nullptr);
    CHECK(side_asked(arena, "take-ion") == Side::enemy);
  }
  SECTION("refused") {
    arena.says("ship", "B").says("take-ion", "no");
    gains(arena, "A", Token::ion);
    CHECK(arena["A"].tokens.ion == 0);
    CHECK(arena["B"].tokens.ion == 0);
    CHECK(has_faceup(arena, "A", "1e-upgrade-iondischargers"));
  }
  SECTION("kept") {
    arena.says("ship", "pass");
    gains(arena, "A", Token::ion);
    CHECK(arena["A"].tokens.ion == 1);
  }
  SECTION("not stress") {
    gains(arena, "A", Token::stress);
    CHECK(arena.asked.empty());
  }
}

TEST_CASE("Scavenger Crane: a lost ordnance card comes back, and a blank costs the crane [1e-upgrade-scavengercrane]",
          "[first]") {
  Arena arena = fight("1e-pilot-cartelmarauder",
                      {"1e-upgrade-scavengercrane", "1e-upgrade-clustermissiles", "1e-upgrade-glitterstim"},
                      {enemy("B", 150), enemy("C", 250)});
  for (const char* card : {"1e-upgrade-clustermissiles", "1e-upgrade-glitterstim"}) {
    arena.run([card](Game& game) { rules::discard_card(game, "A", card, "1e-squad-15"); });
  }
  SECTION("kept") {
    arena.says("effect", "1e-upgrade-scavengercrane").dice({Face::focus});
    suffers(arena, "B", 3);
    CHECK(has_faceup(arena, "A", "1e-upgrade-clustermissiles"));
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-glitterstim"));  // of no such kind
    CHECK(has_faceup(arena, "A", "1e-upgrade-scavengercrane"));
  }
  SECTION("spent") {
    arena.says("effect", "1e-upgrade-scavengercrane").dice({Face::blank});
    suffers(arena, "B", 3);
    CHECK(has_faceup(arena, "A", "1e-upgrade-clustermissiles"));
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-scavengercrane"));
  }
  SECTION("too far away") {
    suffers(arena, "C", 3);
    CHECK(arena.asked.empty());
  }
}

}  // namespace plotboard::first_cards_illicit
