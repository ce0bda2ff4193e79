// Teams.
#include "support/first.hpp"

namespace plotboard::first_cards_teams {
using namespace test::first;

namespace {

// A CR90 with those cards on its fore and aft section.
Arena corvette(Cards fore, const Cards& aft, std::vector<state::Piece> others) {
  fore.push_back(kCorvetteAft);
  fore.insert(fore.end(), aft.begin(), aft.end());
  return fight(kCorvette, fore, std::move(others));
}

}  // namespace

TEST_CASE("Engineering Team: a straight on the dial brings 1 energy more [1e-upgrade-engineeringteam]", "[first]") {
  for (const bool aboard : {true, false}) {
    Arena arena = flight(kGozanti, aboard ? Cards{"1e-upgrade-engineeringteam"} : Cards{});
    arena.edit("A").ship.skips_action = true;
    SECTION(aboard ? "straight with it" : "straight without") {
      activate(arena, "1F");
      CHECK(energy_of(arena) == (aboard ? 4 : 3));
    }
    SECTION(aboard ? "bank with it" : "bank without") {
      activate(arena, "1B");
      CHECK(energy_of(arena) == 2);
    }
  }
}

TEST_CASE("Gunnery Team: 1 energy turns a blank of a secondary weapon, once a round [1e-upgrade-gunneryteam]",
          "[first]") {
  Arena arena = fight(kGozanti, {"1e-upgrade-gunneryteam", "1e-upgrade-duallaserturret", "1e-upgrade-ioncannonbattery"},
                      {before_bow("B", 250)});
  set_energy(arena, 2);
  for (state::Card& card : arena.edit("A").ship.cards) card.charges = 2;
  arena.says("attack", "1e-upgrade-duallaserturret>B").dice({Face::blank, Face::blank, Face::hit});
  arena.says("modify-attack", "1e-upgrade-gunneryteam").dice(blanks(3));
  arena.says("attack", "1e-upgrade-ioncannonbattery>B").dice(blanks(4)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(energy_of(arena) == 1);
}

TEST_CASE(
    "Gunnery Team: neither without energy nor for a primary weapon or the other section"
    " [1e-upgrade-gunneryteam][1e-huge-6]",
    "[first]") {
  SECTION("no energy") {
    Arena arena = fight(kGozanti, {"1e-upgrade-gunneryteam", "1e-upgrade-duallaserturret"}, {before_bow("B", 150)});
    arena.edit("A").ship.cards[1].charges = 1;
    arena.says("attack", "1e-upgrade-duallaserturret>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
  }
  SECTION("primary") {
    Arena arena = corvette({"1e-upgrade-gunneryteam"}, {}, {enemy("B", 510)});
    set_energy(arena, 2, 1);
    arena.says("attack", "primary:0>B").says("effect", "pass").dice(blanks(4)).dice(blanks(6));  // range 5
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-gunneryteam"));
  }
  SECTION("other section") {
    Arena arena = corvette({"1e-upgrade-duallaserturret"}, {"1e-upgrade-gunneryteam"}, {before_bow("B", 60)});
    set_energy(arena, 2, 1);
    arena.edit("A").ship.cards[0].charges = 1;
    arena.says("attack", "1e-upgrade-duallaserturret>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
  }
}

TEST_CASE("IG-RM Thug Droids: one hit is a critical hit [1e-upgrade-igrmthugdroids]", "[first]") {
  Arena arena = fight("1e-pilot-croccruiser", {"1e-upgrade-igrmthugdroids", "1e-upgrade-duallaserturret"},
                      {before_bow("B", 150)});
  arena.edit("A").ship.cards[1].charges = 1;
  arena.says("attack", "1e-upgrade-duallaserturret>B").dice({Face::hit, Face::hit, Face::blank});
  arena.says("modify-attack", "1e-upgrade-igrmthugdroids").dice(blanks(3));
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 2);
  CHECK(arena["B"].ship.damage.back().faceup);
  CHECK_FALSE(arena["B"].ship.damage.front().faceup);
  CHECK(times_asked(arena, "modify-attack") == 1);  // once an attack
}

TEST_CASE("Ordnance Experts: a friend's torpedo turns a blank, once a round [1e-upgrade-ordnanceexperts]", "[first]") {
  const auto armed = [](double x) {
    state::Piece transport = piloted("T", kTransport, Side::player, x, 250, 0, {"1e-upgrade-ordnanceexperts"});
    return fight(kXwing, {"1e-upgrade-protontorpedoes"}, {transport, enemy("B", 150)});
  };
  SECTION("near") {
    Arena arena = armed(557);
    arena.edit("A").lock = "B";
    arena.says("attack", "1e-upgrade-protontorpedoes>B").dice({Face::blank, Face::blank, Face::hit, Face::hit});
    arena.says("modify-attack", "1e-upgrade-ordnanceexperts").dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
    CHECK(arena["T"].ship.has_mark("used:1e-upgrade-ordnanceexperts"));
  }
  SECTION("used this round") {
    Arena arena = armed(557);
    arena.edit("A").lock = "B";
    arena.edit("T").ship.marks.push_back("used:1e-upgrade-ordnanceexperts");
    arena.says("attack", "1e-upgrade-protontorpedoes>B").dice(blanks(4)).dice(blanks(3));
    engage(arena);
  }
  SECTION("too far away") {
    Arena arena = armed(850);
    arena.edit("A").lock = "B";
    arena.says("attack", "1e-upgrade-protontorpedoes>B").dice(blanks(4)).dice(blanks(3));
    engage(arena);
  }
  SECTION("no other weapon") {
    Arena arena = armed(557);
    arena.edit("A").lock = "B";
    arena.passes("modify-attack").says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-ordnanceexperts"));
  }
}

TEST_CASE("Sensor Team: locks reach to range 5 [1e-upgrade-sensorteam]", "[first]") {
  for (const bool aboard : {true, false}) {
    Arena arena = flight(kGozanti, aboard ? Cards{"1e-upgrade-sensorteam"} : Cards{}, {before_bow("B", 430)});
    arena.run([](Game& game) { rules::acquire_lock(game, "A", false); });
    CHECK((arena["A"].lock == "B") == aboard);
  }
  Arena far = flight(kGozanti, {"1e-upgrade-sensorteam"}, {piloted("B", kTie, Side::enemy, 880, 880, 180)});
  far.run([](Game& game) { rules::acquire_lock(game, "A", false); });
  CHECK(far["A"].lock.empty());
}

}  // namespace plotboard::first_cards_teams
