// Damage cards of huge ships: those of the GR-75, which the same names in other decks follow.
#include "first/damage_cards.hpp"

namespace plotboard::first_cards_damage_huge {
using namespace first_damage_cards;

namespace {

constexpr const char* kTeam = "1e-upgrade-engineeringteam";
constexpr const char* kUplink = "1e-upgrade-commsbooster";

Arena transport(const Cards& cards = {}, std::vector<state::Piece> others = {}) {
  others.insert(others.begin(), piloted("A", kTransport, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "huge-1e", Phase::activation);
}
int gained(Arena& arena, int by_maneuver) {
  const int before = energy_of(arena);
  use_energy(arena, by_maneuver);
  return energy_of(arena) - before;
}

}  // namespace

TEST_CASE("Secondary Drive Failure: each action costs 1 energy [1e-hdeck-14]", "[first]") {
  const int number = GENERATE(301, 326, 346, 364, 382);
  SECTION("paid") {
    Arena arena = transport();
    set_energy(arena, 4);
    lay(arena, "A", number);
    arena.says("action", "reinforce").says("reinforce", "fore");
    act(arena);
    CHECK(energy_of(arena) == 3);
    CHECK(arena["A"].ship.did("reinforce"));
  }
  SECTION("without energy there is none") {
    Arena arena = transport();
    set_energy(arena, 0);
    lay(arena, "A", number);
    act(arena);
    CHECK_FALSE(arena["A"].ship.did("reinforce"));
    CHECK(verdict_on(arena, "action", "reinforce") != "legal");
  }
  SECTION("two copies take 2") {
    Arena arena = transport();
    set_energy(arena, 2);
    lay(arena, "A", number);
    lay(arena, "A", number);
    arena.says("action", "reinforce").says("reinforce", "fore");
    act(arena);
    CHECK(energy_of(arena) == 0);
  }
  SECTION("no action, no price") {
    Arena arena = transport();
    set_energy(arena, 4);
    lay(arena, "A", number);
    arena.says("action", "pass");
    act(arena);
    CHECK(energy_of(arena) == 4);
  }
}

TEST_CASE("Broadcast Malfunction: no jam action; a hit repairs it [1e-hdeck-15]", "[first]") {
  const Face face = GENERATE(Face::hit, Face::crit);
  Arena arena = transport({}, {enemy("B", 150)});
  set_energy(arena, 4);
  lay(arena, "A", 302, Section::fore);
  repair(arena, 302, {face});
  CHECK(verdict_on(arena, "action", "jam") == "forbidden");
  CHECK(verdict_on(arena, "action", "reinforce") == "legal");
  CHECK(faceup(arena, "A", 302) == (face == Face::hit ? 0 : 1));
}

TEST_CASE("Direct Hit of a huge ship counts as 2 [1e-hdeck-16]", "[first]") {
  const int number = GENERATE(303, 323, 342);
  Arena arena = transport();
  set_energy(arena, 4);
  const int hull = arena["A"].ship.hull_left();
  lay(arena, "A", number, Section::fore);
  CHECK(arena["A"].ship.hull_left() == hull - 2);
}

TEST_CASE("Hull Breach: an upgrade lies under it until it is turned down [1e-hdeck-17][huge-energy-14]", "[first]") {
  Arena arena = transport({kTeam, kUplink});
  set_energy(arena, 4);
  arena.says("under-breach", kUplink);
  deal_at(arena, "A", Section::fore, 304);
  CHECK(side_asked(arena, "under-breach") == Side::player);
  CHECK_FALSE(has_faceup(arena, "A", kUplink));
  CHECK(has_faceup(arena, "A", kTeam));
  SECTION("for 2 energy [huge-energy-12]") {
    arena.says("energy", "damage:304");
    use_energy(arena);
    CHECK(energy_of(arena) == 2);
    CHECK(faceup(arena, "A", 304) == 0);
    CHECK(has_faceup(arena, "A", kUplink));
  }
  SECTION("not for 1") {
    set_energy(arena, 1);
    use_energy(arena);
    CHECK(faceup(arena, "A", 304) == 1);
    CHECK(energy_of(arena) == 1);
    CHECK_FALSE(has_faceup(arena, "A", kUplink));
  }
  SECTION("however it goes") {
    arena.run([](Game& game) { game.emit(state::DamageDiscarded{"A", 0}); });
    open(arena, Window::end_of_round);
    CHECK(has_faceup(arena, "A", kUplink));
  }
  SECTION("not before, and with two cards one after the other") {  // the second finds but one upgrade left
    deal_at(arena, "A", Section::fore, 304);
    open(arena, Window::end_of_round);
    CHECK_FALSE(has_faceup(arena, "A", kTeam));
    arena.run([](Game& game) { rules::repair_faceup(game, "A", 0, "1e-dmg-11"); });
    open(arena, Window::end_of_round);
    CHECK(has_faceup(arena, "A", kUplink));
    CHECK_FALSE(has_faceup(arena, "A", kTeam));
  }
}

TEST_CASE("Hull Breach on a ship without upgrades does no more [1e-hdeck-17]", "[first]") {
  Arena arena = transport();
  set_energy(arena, 4);
  deal_at(arena, "A", Section::fore, 304);
  CHECK(times_asked(arena, "under-breach") == 0);
  CHECK(faceup(arena, "A", 304) == 1);
}

TEST_CASE("An Energy header works once a round [huge-energy-13][1e-hdeck-3]", "[first]") {
  Arena arena = transport();
  set_energy(arena, 4);
  lay(arena, "A", 304, Section::fore);
  lay(arena, "A", 304, Section::fore);
  arena.says("energy", "damage:304");
  use_energy(arena);
  CHECK(times_asked(arena, "energy") == 1);
  CHECK(faceup(arena, "A", 304) == 1);
  CHECK(energy_of(arena) == 2);
}

TEST_CASE("Damaged Stabilizers: a bank costs 1 damage, of the fore deck [1e-hdeck-18]", "[first]") {
  const int number = GENERATE(305, 371, 391);
  SECTION("a shield") {
    Arena arena = transport();
    set_energy(arena, 0);
    arena.edit("A").ship.shields = arena.edit("A").ship.sections[0].shields = 1;
    lay(arena, "A", number, Section::fore);
    arena.says("action", "pass");
    activate(arena, "1B");
    CHECK(arena["A"].ship.shields == 0);
    CHECK(cards_on(arena, "A") == 1);
  }
  SECTION("a card") {
    Arena arena = transport();
    set_energy(arena, 0);
    arena.edit("A").ship.shields = arena.edit("A").ship.sections[0].shields = 0;
    lay(arena, "A", number, Section::fore);
    arena.says("action", "pass");
    activate(arena, "1B");
    REQUIRE(cards_on(arena, "A") == 2);
    CHECK(arena["A"].ship.damage.back().section == Section::fore);
    CHECK_FALSE(arena["A"].ship.damage.back().faceup);
  }
  SECTION("no bank") {
    Arena arena = transport();
    set_energy(arena, 0);
    lay(arena, "A", number, Section::fore);
    arena.says("action", repair_of(number)).dice({Face::hit});
    activate(arena, "1F");
    CHECK(arena["A"].ship.shields == 4);
    CHECK(faceup(arena, "A", number) == 0);
  }
}

TEST_CASE("Reactor Cowl Rupture: recover spends all energy for 2 shields at most [1e-hdeck-19]", "[first]") {
  const int number = GENERATE(311, 374, 395);
  Arena arena = transport();
  set_energy(arena, 4);
  arena.edit("A").ship.shields = arena.edit("A").ship.sections[0].shields = 1;
  lay(arena, "A", number, Section::aft);
  arena.says("action", "recover");
  act(arena);
  CHECK(arena["A"].ship.shields == 3);
  CHECK(energy_of(arena) == 0);
}

TEST_CASE("Projector Power Failure: reinforce only with 3 energy [1e-hdeck-20]", "[first]") {
  const int number = GENERATE(312, 335, 344, 375, 394);
  SECTION("3: none is spent") {
    Arena arena = transport();
    set_energy(arena, 3);
    lay(arena, "A", number, Section::aft);
    arena.says("action", "reinforce").says("reinforce", "aft");
    act(arena);
    CHECK(energy_of(arena) == 3);
  }
  SECTION("2") {
    Arena arena = transport();
    set_energy(arena, 2);
    lay(arena, "A", number, Section::aft);
    arena.says("action", "pass");
    act(arena);
    CHECK(verdict_on(arena, "action", "reinforce") == "forbidden");
    CHECK(verdict_on(arena, "action", "recover") == "legal");
  }
}

TEST_CASE("Command Pod Casualties: stress for smaller friends [1e-hdeck-21]", "[first]") {
  SECTION("one of its player's choice, one of the opponent's") {
    Arena arena = transport({}, {wingman("C", 100), wingman("D", 200, {}, kFirespray), enemy("B", 300)});
    set_energy(arena, 4);
    arena.says("ship", "C").says("ship", "D");
    deal_at(arena, "A", Section::aft, 313);
    CHECK(arena["C"].tokens.stress == 1);
    CHECK(arena["D"].tokens.stress == 1);
    CHECK(side_asked(arena, "ship") == Side::enemy);
    CHECK(arena.offered("ship", "A") == nullptr);
    CHECK(arena.offered("ship", "B") == nullptr);
    CHECK(faceup(arena, "A", 313) == 0);
  }
  SECTION("the opponent may pass") {
    Arena arena = transport({}, {wingman("C", 100), wingman("D", 200)});
    set_energy(arena, 4);
    arena.says("ship", "D").says("ship", "pass");
    deal_at(arena, "A", Section::aft, 313);
    CHECK(arena["C"].tokens.stress == 0);
    CHECK(arena["D"].tokens.stress == 1);
  }
  SECTION("nobody there") {
    Arena arena = transport();
    set_energy(arena, 4);
    deal_at(arena, "A", Section::aft, 313);
    CHECK(times_asked(arena, "ship") == 0);
    CHECK(faceup(arena, "A", 313) == 0);
  }
}

TEST_CASE("Reactor Leak: 1 energy less for each copy, at least none [1e-hdeck-22]", "[first]") {
  const int number = GENERATE(314, 336, 345, 373, 393);
  Arena arena = transport();
  set_energy(arena, 0);
  lay(arena, "A", number, Section::aft);
  lay(arena, "A", number, Section::aft);
  CHECK(gained(arena, 3) == 1);
  CHECK(gained(arena, 1) == 0);
}

TEST_CASE("Engine Damage: speed and copies of 5 or more cost the action [1e-hdeck-23]", "[first]") {
  Arena arena = transport();
  set_energy(arena, 0);
  lay(arena, "A", 315, Section::aft);
  SECTION("speed 3 with 1") {
    arena.says("action", "pass");
    activate(arena, "3F");
    CHECK(times_asked(arena, "action") == 1);
  }
  SECTION("speed 3 with 2") {
    lay(arena, "A", 315, Section::aft);
    activate(arena, "3F");
    CHECK(times_asked(arena, "action") == 0);
  }
  SECTION("speed 2 with 3") {
    lay(arena, "A", 315, Section::aft);
    lay(arena, "A", 315, Section::aft);
    activate(arena, "2F");
    CHECK(times_asked(arena, "action") == 0);
  }
}

}  // namespace plotboard::first_cards_damage_huge
