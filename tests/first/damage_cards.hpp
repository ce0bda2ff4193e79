#pragma once
// Damage cards on ships, for the tests of cards_damage_*.cpp.

#include <string>
#include <vector>

#include "support/first.hpp"

namespace plotboard::first_damage_cards {

using namespace test::first;

// Is dealt to the ship faceup, from the top of its side's deck.
inline void deal(Arena& arena, const std::string& ship, int number) {
  arena.next_cards(arena[ship].side, {number});
  arena.run([&](Game& game) { rules::deal_card(game, ship, true, "1e-dmg-5"); });
}
inline void put_on_top(Arena& arena, const std::string& ship, Section section, std::vector<int> numbers) {
  auto& draw = arena.edit(ship).ship.sections[section == Section::aft ? 1 : 0].deck.draw;
  draw.insert(draw.end(), numbers.rbegin(), numbers.rend());
}
inline void deal_at(Arena& arena, const std::string& ship, Section section, int number) {
  put_on_top(arena, ship, section, {number});
  arena.run([&](Game& game) { rules::deal_card(game, ship, true, "1e-dmg-5", section); });
}
inline int faceup(const Arena& arena, const std::string& ship, int number) { return arena[ship].ship.faceup(number); }
inline std::string repair_of(int number) { return "damage:" + std::to_string(number); }
// The card's action, with the die that it throws, if any.
inline void repair(Arena& arena, int number, const std::vector<Face>& die = {}, const std::string& ship = "A") {
  arena.says("action", repair_of(number));
  if (!die.empty()) arena.dice(die);
  act(arena, ship);
}
// Which faces turn it down by its action.
inline std::string repaired_by(int number) {
  std::string faces;
  for (const Face face : {Face::hit, Face::crit, Face::focus, Face::blank}) {
    Arena arena = flight(kXwing, {});
    lay(arena, "A", number);
    repair(arena, number, {face});
    if (faceup(arena, "A", number) == 0) faces += std::string(state::name_of(face)) + ' ';
    CHECK(arena["A"].ship.did(repair_of(number)));
  }
  return faces;
}

}  // namespace plotboard::first_damage_cards
