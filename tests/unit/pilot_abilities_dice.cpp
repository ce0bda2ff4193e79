// Abilities of pilot cards that change how many dice are rolled (fga-4.9-4).
#include <catch2/catch.hpp>

#include "pilot_abilities.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"

namespace plotboard::pilot_abilities_dice {
namespace {

using state::Side;
using state::Turret;
using test::Arena;
using test::dice_of;
using test::duel;
using test::facing;
using test::fighter;

state::Piece friend_of_a(double x, double y) { return fighter("C", "tielnfighter", Side::player, x, y); }
state::Piece friend_of_b(double x, double y) { return fighter("C", "tielnfighter", Side::enemy, x, y); }

using Pieces = std::vector<state::Piece>;

Pieces turned(Pieces pieces, std::size_t which, double heading) {
  pieces[which].pose.heading = base::mdeg_from_degrees(heading);
  return pieces;
}
// A flies away from B, which is behind it.
Pieces fleeing(double gap, const std::string& a, const std::vector<std::string>& cards = {}) {
  return turned(facing(gap, a, "tielnfighter", cards), 0, 180);
}
Pieces beside(double gap) {  // B in A's front arc, out of its bullseye
  Pieces pieces = facing(gap);
  pieces[1].pose.x = base::um_from_mm(457 + 70);
  return pieces;
}
// With a line of range that is the only one.
Pieces slanted(double gap) { return turned(facing(gap), 1, 150); }

void turret_to_rear(Arena& arena) { arena.edit("A").ship.turret = Turret::rear; }
void damage_b(Arena& arena) { arena.edit("B").ship.damage.push_back({9, false}); }

constexpr double kOne = 50, kTwo = 150, kThree = 250;  // gaps of attack range 1, 2, 3
constexpr double kYOfB = 300 + 20 + kTwo + 20;

struct Case {
  const char* ability;
  const char* who;  // has it
  Pieces (*make)();
  int attack, defense;  // dice more
  const char* weapon = "primary:0";
  void (*edit)(Arena&) = nullptr;
};
const Case kCases[] = {
    {"mauler-mithel", "A", [] { return facing(kOne); }, 1, 0},
    {"mauler-mithel", "A", [] { return facing(kTwo); }, 0, 0},
    {"longshot", "A", [] { return facing(kThree); }, 1, 0},
    {"longshot", "A", [] { return facing(kTwo); }, 0, 0},
    {"fenn-rau", "A", [] { return facing(kOne); }, 1, 0},
    {"fenn-rau", "B", [] { return facing(kOne); }, 0, 1},
    {"fenn-rau", "B", [] { return facing(kTwo); }, 0, 0},
    {"talonbane-cobra", "A", [] { return facing(kOne); }, 1, 0},
    {"talonbane-cobra", "A", [] { return facing(kThree); }, 0, 0},
    {"talonbane-cobra", "B", [] { return facing(kThree); }, 0, 1},
    {"talonbane-cobra", "B", [] { return facing(kOne); }, 0, 0},
    {"scourge-skutu", "A", [] { return facing(kTwo); }, 1, 0},
    {"scourge-skutu", "A", [] { return beside(kTwo); }, 0, 0},
    {"gideon-hask", "A", [] { return facing(kTwo); }, 1, 0, "primary:0", damage_b},
    {"gideon-hask", "A", [] { return facing(kTwo); }, 0, 0},
    {"backdraft", "A", [] { return fleeing(kTwo, "tiesffighter"); }, 1, 0, "primary:1", turret_to_rear},
    {"backdraft", "A", [] { return facing(kTwo, "tiesffighter"); }, 0, 0, "primary:1"},
    {"backdraft", "A", [] { return facing(kTwo, "tiesffighter"); }, 0, 0},
    {"kavil", "A", [] { return fleeing(kOne, "btla4ywing", {"dorsal-turret"}); }, 1, 0, "dorsal-turret",
     turret_to_rear},
    {"kavil", "A", [] { return facing(kTwo, "btla4ywing"); }, 0, 0},
    {"lieutenant-blount", "A", [] { return test::with(facing(kTwo), friend_of_a(550, kYOfB)); }, 1, 0},
    {"lieutenant-blount", "A", [] { return test::with(facing(kTwo), friend_of_b(550, kYOfB)); }, 0, 0},
    {"lieutenant-blount", "A", [] { return test::with(facing(kTwo), friend_of_a(800, kYOfB)); }, 0, 0},
    {"kath-scarlet", "A", [] { return test::with(facing(kTwo), friend_of_a(497, kYOfB)); }, 1, 0},
    {"kath-scarlet", "A", [] { return test::with(facing(kTwo), friend_of_a(550, kYOfB)); }, 0, 0},
    {"ndru-suhlak", "A", [] { return facing(kTwo); }, 1, 0},
    {"ndru-suhlak", "A", [] { return test::with(facing(kTwo), friend_of_a(600, 300)); }, 0, 0},
    {"graz", "A", [] { return turned(facing(kTwo), 1, 0); }, 1, 0},
    {"graz", "A", [] { return facing(kTwo); }, 0, 0},
    {"graz", "B", [] { return fleeing(kTwo, "firesprayclasspatrolcraft"); }, 0, 1, "primary:1"},
    {"graz", "B", [] { return facing(kTwo); }, 0, 0},
    {"ahhav", "A", [] { return facing(kTwo, "modifiedtielnfighter", "vt49decimator"); }, 1, 0},
    {"ahhav", "A", [] { return facing(kTwo, "modifiedtielnfighter", "t65xwing"); }, 0, 0},
    {"ahhav", "B", [] { return facing(kTwo, "vt49decimator", "modifiedtielnfighter"); }, 0, 1},
    {"trick-shot", "A", [] { return test::with(slanted(kTwo), test::obstacle("R1", "coreasteroid0", 457, 390)); }, 1,
     0},
    {"trick-shot", "A", [] { return slanted(kTwo); }, 0, 0},
    {"wedge-antilles", "A", [] { return facing(kTwo); }, 0, -1},
    {"outmaneuver", "A", [] { return turned(facing(kTwo), 1, 0); }, 0, -1},
    {"outmaneuver", "A", [] { return facing(kTwo); }, 0, 0},
};

TEST_CASE("Abilities that change how many dice are rolled", "[fga-4.9-4][2e-attack-dice-10][2e-defense-dice-1]") {
  for (const Case& each : kCases) {
    Arena arena(each.make(), "2e", state::Phase::engagement);
    if (each.edit != nullptr) each.edit(arena);
    const test::Dice plain = dice_of(arena, each.weapon);
    test::give(arena, each.who, each.ability);
    const test::Dice changed = dice_of(arena, each.weapon);
    INFO(each.ability << " of " << each.who << ", " << plain.attack << " against " << plain.defense);
    CHECK(changed.attack - plain.attack == each.attack);
    CHECK(changed.defense - plain.defense == each.defense);
  }
}

TEST_CASE("Dash Rendar: obstacles do nothing to him while he moves", "[fga-4.9-4][2e-obstacle-1]") {
  Arena arena = duel(150);
  arena.table.pieces.push_back(test::obstacle("R1", "coreasteroid0", 200, 600));
  const auto hurts = [&arena](const char* word) {
    int value = -1;
    arena.run([&](rules::Game& game) {
      value = rules::number_after(game, rules::Window::obstacle_hurts, "A", "R1", 1, word);
    });
    return value;
  };
  CHECK(hurts("move") == 1);
  test::give(arena, "A", "dash-rendar");
  CHECK(hurts("move") == 0);
  CHECK(hurts("attack") == 1);
}

TEST_CASE("Captain Oicunn and Arvel Crynyd attack at range 0, with primary weapons only",
          "[fga-4.9-4][2e-attack-range-11]") {
  for (const char* ability : {"captain-oicunn", "arvel-crynyd"}) {
    INFO(ability);
    Arena arena = duel(0, "asf01bwing", "tielnfighter", {"ion-cannon"});
    CHECK(test::verdict(arena, "primary:0>B") == "2e-attack-range-9");
    test::give(arena, "A", ability);
    CHECK(test::verdict(arena, "primary:0>B") == "legal");
    CHECK(test::verdict(arena, "ion-cannon>B") == "2e-attack-range-9");
    CHECK(dice_of(arena).attack == 4);  // the bonus of range 1 too
  }
}

TEST_CASE("Major Rhymer's missiles and torpedoes reach a band nearer and farther", "[fga-4.9-4][2e-special-10]") {
  const auto reach = [](const char* weapon, bool rhymer) {
    Arena arena = duel(150, "tiesabomber", "tielnfighter", {"cluster-missiles", "proton-torpedoes"});
    if (rhymer) test::give(arena, "A", "major-rhymer");
    rules::Game game(test::catalog(), arena.table, {}, &arena);
    const auto found = rules::weapon_named(game, "A", weapon);
    REQUIRE(found.has_value());
    return std::pair{found->weapon.nearest, found->weapon.farthest};
  };
  CHECK(reach("proton-torpedoes", false) == std::pair{2, 3});
  CHECK(reach("proton-torpedoes", true) == std::pair{1, 3});
  CHECK(reach("cluster-missiles", false) == std::pair{1, 2});
  CHECK(reach("cluster-missiles", true) == std::pair{1, 3});
  CHECK(reach("primary:0", true) == std::pair{1, 3});
}

}  // namespace
}  // namespace plotboard::pilot_abilities_dice
