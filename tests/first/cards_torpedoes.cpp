// Torpedoes.
#include "support/first.hpp"

namespace plotboard::first_cards_torpedoes {
using namespace test::first;

namespace {

// A with that card and a lock on B, who is so far ahead.
Arena locked(const std::string& card, double gap, std::vector<state::Piece> others = {}, const Cards& of_target = {},
             const std::string& target = kTie) {
  others.insert(others.begin(), enemy("B", gap, of_target, target));
  state::Piece attacker = piloted("A", kXwing, Side::player, 457, 300, 0, {card});
  attacker.lock = "B";
  others.insert(others.begin(), attacker);
  return Arena(std::move(others), "1e", Phase::engagement);
}
void is_paid(const Arena& arena, const std::string& card) {
  CHECK(arena["A"].lock.empty());
  CHECK_FALSE(has_faceup(arena, "A", card));
}

}  // namespace

TEST_CASE(
    "Advanced Proton Torpedoes: 5 dice at range 1, three blanks become focus results"
    " [1e-upgrade-advprotontorpedoes]",
    "[first]") {
  const std::string card = "1e-upgrade-advprotontorpedoes";
  Arena arena = locked(card, 50);
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", card + ">B").dice(blanks(5));
  arena.says("modify-attack", card).says("modify-attack", "focus").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);
  is_paid(arena, card);

  Arena far = locked(card, 150);
  CHECK(shots(far, card).empty());
}

TEST_CASE("Bomb Loadout: a bomb slot for a torpedo slot [1e-upgrade-bombloadout]", "[first]") {
  const std::string pilot = "1e-pilot-goldsquadronpilot", card = "1e-upgrade-bombloadout";
  CHECK(slots(pilot, {}, "bomb") == 0);
  CHECK(slots(pilot, {card}, "bomb") == 1);
  CHECK(fault(pilot, {card, "1e-upgrade-protonbombs", "1e-upgrade-protontorpedoes"}).empty());
  CHECK_FALSE(fault(pilot, {card, "1e-upgrade-protontorpedoes", "1e-upgrade-protontorpedoes"}).empty());
  CHECK(fault(kXwing, {card}) == "1e-squad-14");
}

TEST_CASE(
    "Extra Munitions: a token goes in place of each ordnance card [1e-upgrade-extramunitions][1e-token-2]"
    "[1e-token-3]",
    "[first]") {
  Arena arena = fight("1e-pilot-scimitarsquadronpilot",
                      {"1e-upgrade-extramunitions", "1e-upgrade-protontorpedoes", "1e-upgrade-concussionmissiles",
                       "1e-upgrade-seismiccharges", "1e-upgrade-hullupgrade"},
                      {enemy("B", 150)});
  open(arena, Window::setup);
  std::vector<int> tokens;
  for (const state::Card& card : arena["A"].ship.cards) tokens.push_back(card.charges);
  CHECK(tokens == std::vector<int>{1, 1, 1, 1, 0});
  arena.edit("A").lock = "B";
  arena.says("attack", "1e-upgrade-protontorpedoes>B").says("discard", "token").dice(blanks(4)).dice(blanks(3));
  engage(arena);
  CHECK(has_faceup(arena, "A", "1e-upgrade-protontorpedoes"));
  arena.edit("A").lock = "B";
  arena.says("attack", "1e-upgrade-protontorpedoes>B").dice(blanks(4)).dice(blanks(3));
  engage(arena);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-protontorpedoes"));
}

TEST_CASE(
    "Flechette Torpedoes: stress for a defender of hull value 4 or less, hit or miss"
    " [1e-upgrade-flechettetorpedoes]",
    "[first]") {
  const std::string card = "1e-upgrade-flechettetorpedoes";
  SECTION("hull 3") {
    Arena arena = locked(card, 150);
    arena.says("attack", card + ">B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(arena["B"].tokens.stress == 1);
    is_paid(arena, card);
  }
  SECTION("hull 5, of which cards count [1e-dmg-4]") {
    Arena arena = locked(card, 150, {}, {"1e-upgrade-hullupgrade", "1e-upgrade-heavyscykinterceptor"});
    REQUIRE(arena["B"].ship.hull == 5);
    arena.says("attack", card + ">B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["B"].tokens.stress == 0);
  }
}

TEST_CASE("Ion Torpedoes: ion tokens for the defender and all beside it [1e-upgrade-iontorpedoes]", "[first]") {
  const std::string card = "1e-upgrade-iontorpedoes";
  for (const bool hit : {true, false}) {
    Arena arena = locked(card, 150,
                         {piloted("C", kTie, Side::enemy, 540, 490, 180), piloted("F", kXwing, Side::player, 370, 490),
                          piloted("D", kTie, Side::enemy, 640, 490, 180)});
    arena.says("attack", card + ">B").dice({Face::hit, Face::hit, Face::blank, Face::blank});
    arena.dice(hit ? blanks(3) : std::vector<Face>{Face::evade, Face::evade, Face::blank});
    if (hit) arena.says("ship-order", "C");
    engage(arena);
    for (const char* id : {"B", "C", "F"}) CHECK(arena[id].tokens.ion == (hit ? 1 : 0));
    for (const char* id : {"A", "D"}) CHECK(arena[id].tokens.ion == 0);
    CHECK(damage_to(arena, "B") == (hit ? 2 : 0));
    is_paid(arena, card);
  }
}

TEST_CASE("Plasma Torpedoes: a shield goes after the damage [1e-upgrade-plasmatorpedoes][1e-dmg-20]", "[first]") {
  const std::string card = "1e-upgrade-plasmatorpedoes";
  SECTION("hit") {
    Arena arena = locked(card, 150, {}, {}, kFirespray);
    arena.edit("B").pose = pose(457, 510, 180);
    arena.says("attack", card + ">B").dice({Face::hit, Face::crit, Face::blank, Face::blank}).dice(blanks(2));
    engage(arena);
    CHECK(arena["B"].ship.shields == 1);
    CHECK(arena["B"].ship.damage.empty());
    is_paid(arena, card);
  }
  SECTION("miss") {
    Arena arena = locked(card, 150, {}, {}, kFirespray);
    arena.edit("B").pose = pose(457, 510, 180);
    arena.says("attack", card + ">B").dice(blanks(4)).dice(blanks(2));
    engage(arena);
    CHECK(arena["B"].ship.shields == 4);
  }
  SECTION("no shield is left") {
    Arena arena = locked(card, 150, {}, {}, kXwing);
    arena.says("attack", card + ">B").dice({Face::hit, Face::hit, Face::hit, Face::blank}).dice(blanks(2));
    engage(arena);
    CHECK(arena["B"].ship.shields == 0);
    CHECK(arena["B"].ship.damage.size() == 1);
  }
}

TEST_CASE("Proton Torpedoes: one focus result is a critical hit [1e-upgrade-protontorpedoes]", "[first]") {
  const std::string card = "1e-upgrade-protontorpedoes";
  Arena arena = locked(card, 150);
  arena.says("attack", card + ">B").dice({Face::focus, Face::focus, Face::blank, Face::blank});
  arena.says("modify-attack", card).dice(blanks(3));
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK(arena["B"].ship.damage.front().faceup);
  is_paid(arena, card);
  Arena near = locked(card, 50);
  CHECK(shots(near, card).empty());
}

TEST_CASE("Renegade Refit: two different modifications, elite cards 1 point cheaper [1e-upgrade-renegaderefit]",
          "[first]") {
  const std::string pilot = "1e-pilot-cavernangelszealot", card = "1e-upgrade-renegaderefit";
  CHECK(slots(pilot, {card}, "modification") == 2);
  CHECK(fault(pilot, {card, "1e-upgrade-hullupgrade", "1e-upgrade-stealthdevice"}).empty());
  CHECK(fault(pilot, {card, "1e-upgrade-hullupgrade", "1e-upgrade-hullupgrade"}) == card);
  CHECK(points(pilot, {card}) == points(pilot, {}) - 2);
  CHECK(points(pilot, {card, "1e-upgrade-pushthelimit"}) == points(pilot, {"1e-upgrade-pushthelimit"}) - 3);
  CHECK(fault("1e-pilot-bluesquadronnovice", {card}) == "1e-squad-14");  // a T-70
}

TEST_CASE("Seismic Torpedo: an obstacle ahead bursts among the ships beside it [1e-upgrade-seismictorpedo]",
          "[first]") {
  const std::string card = "1e-upgrade-seismictorpedo";
  SECTION("bursts") {
    Arena arena = flight(kXwing, {card},
                         {rock(457, 430), enemy("B", 180), piloted("C", kTie, Side::enemy, 560, 430, 180),
                          piloted("D", kTie, Side::enemy, 700, 430)});
    arena.says("action", card).says("ship-order", "B").says("ship-order", "C");
    arena.dice({Face::hit}).dice({Face::crit}).dice({Face::focus});  // the last for its own ship
    act(arena);
    CHECK(damage_to(arena, "B") == 1);
    REQUIRE(damage_to(arena, "C") == 1);
    CHECK(arena["C"].ship.damage.front().faceup);
    CHECK(damage_to(arena, "A") == 0);
    CHECK(arena.table.find("R") == nullptr);
    CHECK_FALSE(has_faceup(arena, "A", card));
  }
  SECTION("out of its arc") {
    Arena arena = flight(kXwing, {card}, {rock(457, 180)});
    arena.passes("action");
    act(arena);
    CHECK_FALSE(offered_card(arena, card));
  }
  SECTION("range 3") {
    Arena arena = flight(kXwing, {card}, {rock(457, 570)});
    arena.passes("action");
    act(arena);
    CHECK_FALSE(offered_card(arena, card));
  }
}

}  // namespace plotboard::first_cards_torpedoes
