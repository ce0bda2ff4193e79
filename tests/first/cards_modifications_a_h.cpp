// Modifications, A to H.
#include "rules/first/squad.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_modifications_a_h {
using namespace test::first;

TEST_CASE("Advanced Cloaking Device: a free cloak action after an attack [1e-upgrade-advancedcloakingdevice]",
          "[first]") {
  Arena arena = fight("1e-pilot-sigmasquadronpilot", {"1e-upgrade-advancedcloakingdevice"}, {enemy("B", 150)});
  SECTION("done") {
    arena.says("attack", "primary:0>B").dice(blanks(4)).dice(blanks(3)).says("action", "cloak");
    engage(arena);
    CHECK(arena["A"].tokens.cloak == 1);
    CHECK(arena["A"].ship.did("cloak"));
  }
  SECTION("stressed") {
    arena.edit("A").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice(blanks(4)).dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].tokens.cloak == 0);
  }
  SECTION("no attack") {
    arena.says("attack", "pass");
    engage(arena);
    CHECK(arena["A"].tokens.cloak == 0);
  }
}

TEST_CASE("Advanced SLAM: a free action of the bar after a clear SLAM [1e-upgrade-advancedslam][1e-overlap-15]",
          "[first]") {
  SECTION("clear") {
    state::Piece stressed = enemy("B", 200);
    stressed.tokens.stress = 1;
    Arena arena = flight("1e-pilot-wardensquadronpilot",
                         {"1e-upgrade-advancedslam", "1e-upgrade-blackmarketslicertools"}, {stressed});
    arena.says("action", "slam").says("slam", "1F").says("action", "focus");
    activate(arena, "1F");
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena.offered("action", "1e-upgrade-blackmarketslicertools") == nullptr);
  }
  SECTION("its template over a rock") {
    Arena arena = flight("1e-pilot-wardensquadronpilot", {"1e-upgrade-advancedslam"}, {rock(457, 570)});
    arena.says("action", "slam").says("slam", "3F").dice({Face::blank});
    activate(arena, "3F");
    CHECK(times_asked(arena, "action") == 1);
  }
  SECTION("onto a ship") {
    Arena arena = flight("1e-pilot-wardensquadronpilot", {"1e-upgrade-advancedslam"}, {enemy("B", 140)});
    arena.says("action", "slam").says("slam", "1F");
    activate(arena, "1F");
    CHECK(times_asked(arena, "action") == 1);
  }
}

TEST_CASE("Anti-Pursuit Lasers: an enemy that overlaps it may suffer 1 damage [1e-upgrade-antipursuitlasers]",
          "[first]") {
  Arena arena = flight(kFirespray, {"1e-upgrade-antipursuitlasers"}, {enemy("B", 80, {}, kXwing)});
  SECTION("a hit") {
    arena.dice({Face::crit});
    activate(arena, "3F", "B");
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["B"].ship.shields == 1);
  }
  SECTION("nothing") {
    arena.dice({Face::focus});
    activate(arena, "3F", "B");
    CHECK(damage_to(arena, "B") == 0);
  }
  SECTION("its template alone passes over") {
    arena.edit("B").pose = pose(457, 364, 180);
    arena.says("action", "pass");
    activate(arena, "4F", "B");  // beyond the large base
    CHECK(damage_to(arena, "B") == 0);
  }
  SECTION("a friend") {
    arena.edit("B").side = Side::player;
    activate(arena, "3F", "B");
    CHECK(arena["B"].ship.shields == 2);
  }
}

TEST_CASE(
    "Automated Protocols: once a round 1 energy for a recover or reinforce action after another"
    " [1e-upgrade-automatedprotocols][1e-huge-4]",
    "[first]") {
  Arena arena = flight(kTransport, {"1e-upgrade-automatedprotocols"}, {enemy("B", 150)});
  set_energy(arena, 3);
  arena.edit("A").ship.sections[0].shields = 1;
  arena.edit("A").ship.shields = 1;
  SECTION("recover with what is left") {
    arena.says("action", "jam").says("action", "recover");
    act(arena);
    CHECK(energy_of(arena) == 0);
    CHECK(arena["A"].ship.sections[0].shields == 3);
    CHECK(times_asked(arena, "action") == 2);
  }
  SECTION("declined: nothing is paid, and it is there for another action") {
    arena.says("action", "jam").says("action", "pass");
    act(arena);
    CHECK(energy_of(arena) == 3);
    CHECK_FALSE(arena["A"].ship.has_mark("used:1e-upgrade-automatedprotocols"));
  }
  SECTION("not after a recover") {
    arena.says("action", "recover");
    act(arena);
    CHECK(times_asked(arena, "action") == 1);
  }
  SECTION("without energy") {
    set_energy(arena, 0);
    arena.says("action", "jam");
    act(arena);
    CHECK(times_asked(arena, "action") == 1);
  }
}

TEST_CASE(
    "Autothrusters: a blank evades beyond range 2 or outside all arcs of the attacker"
    " [1e-upgrade-autothrusters][1e-range-10]",
    "[first]") {
  const auto defended = [](Arena& arena, bool helped, std::size_t attack, std::size_t defense) {
    arena.says("attack", "primary:0>B").dice(hits(attack)).dice(blanks(defense));
    if (helped) arena.says("modify-defense", "1e-upgrade-autothrusters");
    engage(arena);
    CHECK(offered_card(arena, "1e-upgrade-autothrusters") == helped);
    CHECK(damage_to(arena, "B") == static_cast<int>(attack) - (helped ? 1 : 0));
  };
  const Cards card{"1e-upgrade-autothrusters"};
  SECTION("range 2 in the arc") {
    Arena arena = fight(kXwing, {}, {enemy("B", 150, card, "1e-pilot-alphasquadronpilot")});
    defended(arena, false, 3, 3);
  }
  SECTION("range 3 in the arc") {
    Arena arena = fight("1e-pilot-bluesquadronnovice", {}, {enemy("B", 250, card, kFirespray)});
    arena.edit("B").pose = pose(457, 590, 180);
    defended(arena, true, 3, 3);
  }
  SECTION("a turret's reach is no arc") {
    Arena arena = fight(kFalcon, {}, {piloted("B", kFirespray, Side::enemy, 620, 300, 0, card)});
    arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(2)).says("modify-defense", card[0]);
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
  SECTION("an auxiliary arc is one") {
    Arena arena = fight(kFirespray, {}, {piloted("B", kFirespray, Side::enemy, 457, 130, 0, card)});
    const std::vector<rules::Shot> found = shots(arena, "primary:0");
    REQUIRE(found.size() == 1);
    arena.says("attack", found.front().key().text()).dice(hits(found.front().range == 1 ? 4 : 3)).dice(blanks(2));
    engage(arena);
    CHECK_FALSE(offered_card(arena, card[0]));
  }
}

TEST_CASE("B-wing/E2: a crew slot more [1e-upgrade-bwinge2]", "[first]") {
  const auto crew_of = [](const Cards& cards) {
    int crew = 0;
    const state::Piece ship = piloted("A", "1e-pilot-bluesquadronpilot", Side::player, 457, 300, 0, cards);
    for (const auto& place : rules::first::slots_of(catalog(), ship)) crew += place.slot == "crew" ? 1 : 0;
    return crew;
  };
  CHECK(crew_of({}) == 0);
  CHECK(crew_of({"1e-upgrade-bwinge2"}) == 1);
}

TEST_CASE(
    "Captured TIE: no target for enemies of lower skill, until it attacks or stands alone [1e-upgrade-capturedtie]",
    "[first]") {
  Arena arena = fight("1e-pilot-sabinewren-tiefighter", {"1e-upgrade-capturedtie"},
                      {enemy("B", 50), enemy("C", 150, {}, "1e-pilot-soontirfel"), wingman("F", 50)});
  SECTION("lower and higher skill") {
    for (const rules::Shot& shot : shots(arena, "", "B")) CHECK(shot.defender != "A");
    bool aimed = false;
    for (const rules::Shot& shot : shots(arena, "", "C")) aimed = aimed || shot.defender == "A";
    CHECK(aimed);
  }
  SECTION("after its attack") {
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-capturedtie"));
    CHECK_FALSE(shots(arena, "", "B").empty());
  }
  SECTION("alone") {
    suffers(arena, "F", 5);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-capturedtie"));
  }
  SECTION("an enemy destroyed") {
    suffers(arena, "B", 3);
    CHECK(has_faceup(arena, "A", "1e-upgrade-capturedtie"));
  }
}

TEST_CASE("Combat Retrofit: hull 2 and shields 1 more [1e-upgrade-combatretrofit]", "[first]") {
  Arena plain = flight(kTransport);
  Arena arena = flight(kTransport, {"1e-upgrade-combatretrofit"});
  CHECK(arena["A"].ship.hull == plain["A"].ship.hull + 2);
  CHECK(arena["A"].ship.sections[0].hull == plain["A"].ship.sections[0].hull + 2);
  CHECK(arena["A"].ship.sections[0].shields == plain["A"].ship.sections[0].shields + 1);
}

TEST_CASE("Countermeasures: agility 1 more to the round's end, and one lock off [1e-upgrade-countermeasures]",
          "[first]") {
  Arena arena = fight(kFirespray, {"1e-upgrade-countermeasures"}, {enemy("B", 50), enemy("C", 150)});
  arena.edit("B").lock = "A";
  arena.edit("C").lock = "A";
  SECTION("used") {
    arena.says("effect", "1e-upgrade-countermeasures").says("ship", "C");
    open(arena, Window::start_of_engagement_phase);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-countermeasures"));
    CHECK(arena["C"].lock.empty());
    CHECK(arena["B"].lock == "A");
    int agility = 0;
    arena.run([&](Game& game) { agility = rules::agility_of(game, "A"); });
    CHECK(agility == 3);
    arena.run([&](Game& game) { game.emit(state::RoundStarted{2}); });
    arena.run([&](Game& game) { agility = rules::agility_of(game, "A"); });
    CHECK(agility == 2);
  }
  SECTION("kept") {
    arena.says("effect", "pass");
    open(arena, Window::start_of_engagement_phase);
    int agility = 0;
    arena.run([&](Game& game) { agility = rules::agility_of(game, "A"); });
    CHECK(agility == 2);
  }
}

TEST_CASE(
    "Deflective Plating: a friendly bomb token does nothing to it; a hit costs the card"
    " [1e-upgrade-deflectiveplating]",
    "[first]") {
  Arena arena = flight("1e-pilot-crimsonsquadronpilot", {"1e-upgrade-deflectiveplating"},
                       {device("S", "1e-proton-bomb", 457, 420)});
  const auto struck = [&arena] { return is_stopped(arena, Window::device_strikes, "A", "S"); };
  SECTION("kept by a critical result") {
    arena.says("effect", "1e-upgrade-deflectiveplating").dice({Face::crit});
    CHECK(struck());
    CHECK(has_faceup(arena, "A", "1e-upgrade-deflectiveplating"));
  }
  SECTION("spent by a hit") {
    arena.says("effect", "1e-upgrade-deflectiveplating").dice({Face::hit});
    CHECK(struck());
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-deflectiveplating"));
  }
  SECTION("an enemy's token") {
    arena.edit("S").side = Side::enemy;
    CHECK_FALSE(struck());
  }
}

TEST_CASE("Engine Upgrade: the boost icon [1e-upgrade-engineupgrade]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-engineupgrade"});
  CHECK(has_icon(arena, "boost"));
  arena.says("action", "boost").says("boost", "straight");
  act(arena);
  CHECK(arena["A"].pose == pose(457, 380));
}

TEST_CASE(
    "Experimental Interface: after an action another of its cards' actions, for stress"
    " [1e-upgrade-experimentalinterface][1e-action-11]",
    "[first]") {
  Arena arena = flight("1e-pilot-cartelmarauder",
                       {"1e-upgrade-experimentalinterface", "1e-upgrade-blackmarketslicertools"}, {enemy("B", 150)});
  SECTION("used, once a round") {
    arena.edit("B").tokens.stress = 1;
    arena.says("action", "focus").says("effect", "1e-upgrade-experimentalinterface");
    arena.says("action", "1e-upgrade-blackmarketslicertools").dice({Face::blank});
    act(arena);
    CHECK(arena["A"].ship.did("1e-upgrade-blackmarketslicertools"));
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(times_asked(arena, "effect") == 1);
    CHECK(arena.offered("action", "lock") == nullptr);  // only headers of cards
  }
  SECTION("no card has anything to do") {
    arena.says("action", "focus");
    act(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("that action has been done") {
    arena.edit("B").tokens.stress = 2;
    arena.says("action", "1e-upgrade-blackmarketslicertools").dice({Face::hit});
    act(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE(
    "Guidance Chips: once a round a die of a torpedo or missile is a hit, or a critical result"
    " [1e-upgrade-guidancechips]",
    "[first]") {
  SECTION("primary weapon 3") {
    Arena arena =
        fight(kXwing, {"1e-upgrade-guidancechips", "1e-upgrade-clustermissiles"}, {enemy("B", 150, {}, kFirespray)});
    arena.edit("A").lock = "B";
    arena.edit("B").ship.shields = 0;
    arena.says("attack", "1e-upgrade-clustermissiles>B").dice({Face::blank, Face::hit, Face::focus});
    arena.says("modify-attack", "1e-upgrade-guidancechips:blank").dice(blanks(2));
    arena.dice(blanks(3)).dice(blanks(2));  // the second time it is used up
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 2);
    CHECK(arena["B"].ship.damage.back().faceup);
    CHECK(times_asked(arena, "modify-attack") == 1);
  }
  SECTION("primary weapon 2") {
    Arena arena = fight("1e-pilot-scimitarsquadronpilot", {"1e-upgrade-guidancechips", "1e-upgrade-concussionmissiles"},
                        {enemy("B", 150, {}, kFirespray)});
    arena.edit("A").lock = "B";
    arena.edit("B").ship.shields = 0;
    arena.says("attack", "1e-upgrade-concussionmissiles>B").dice({Face::focus, Face::hit, Face::hit, Face::hit});
    arena.says("modify-attack", "1e-upgrade-guidancechips:focus").dice(blanks(2));
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 4);
    CHECK_FALSE(arena["B"].ship.damage.back().faceup);
  }
  SECTION("not for lasers") {
    Arena arena = fight(kXwing, {"1e-upgrade-guidancechips"}, {enemy("B", 150)});
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "modify-attack") == 0);
  }
}

TEST_CASE(
    "Gyroscopic Targeting: after speed 3 to 5 the mobile arc may turn at the end of Combat"
    " [1e-upgrade-gyroscopictargeting][1e-rotate-7]",
    "[first]") {
  Arena arena = fight("1e-pilot-shadowporthunter", {"1e-upgrade-gyroscopictargeting"});
  arena.edit("A").tokens.stress = 1;
  SECTION("speed 3") {
    arena.edit("A").ship.executed = state::Executed{*geom::maneuver_from_code("3F"), geom::Difficulty::white, true};
    arena.says("effect", "1e-upgrade-gyroscopictargeting").says("rotate", "rear");
    open(arena, Window::end_of_combat);
    CHECK(arena["A"].ship.turret == state::Turret::rear);
  }
  SECTION("speed 2") {
    arena.edit("A").ship.executed = state::Executed{*geom::maneuver_from_code("2F"), geom::Difficulty::white, true};
    open(arena, Window::end_of_combat);
    CHECK(arena.asked.empty());
  }
}

TEST_CASE("Hull Upgrade: hull 1 more [1e-upgrade-hullupgrade]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-hullupgrade"});
  CHECK(arena["A"].ship.hull == 4);
  suffers(arena, "A", 5);
  CHECK_FALSE(arena["A"].ship.destroyed);
  suffers(arena, "A", 1);
  CHECK(arena["A"].ship.destroyed);
}

}  // namespace plotboard::first_cards_modifications_a_h
