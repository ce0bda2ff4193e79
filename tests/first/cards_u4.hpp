#pragma once
// For the tests of cards_u4_*.cpp: ships in front of each other as in cards_u3.hpp, and what a card makes of a ship's
// slots and loadout.

#include "data/catalog.hpp"
#include "first/cards_u3.hpp"
#include "rules/first/bombs.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::first_cards_u4 {

using namespace first_cards_u3;

// Slots of that kind on a ship with those cards.
inline int slots(const std::string& pilot, const Cards& cards, const std::string& slot) {
  const state::Piece ship = piloted("A", pilot, Side::player, 457, 300, 0, cards);
  int count = 0;
  for (const auto& place : rules::first::slots_of(catalog(), ship)) {
    const bool also = std::find(place.also.begin(), place.also.end(), Id(slot)) != place.also.end();
    count += place.slot == Id(slot) || also ? 1 : 0;
  }
  return count;
}
// The rule that forbids a ship to carry those cards, or "".
inline std::string fault(const std::string& pilot, const Cards& cards) {
  const state::Piece ship = piloted("A", pilot, Side::player, 457, 300, 0, cards);
  const auto faults = rules::first::loadout_faults(catalog(), ship);
  return faults.empty() ? "" : faults.front().rule;
}
inline int points(const std::string& pilot, const Cards& cards) {
  return rules::first::points_of(catalog(), piloted("A", pilot, Side::player, 457, 300, 0, cards)).value();
}
inline std::vector<Face> faces(std::initializer_list<Face> list) { return list; }
inline Arena& energy(Arena& arena, int count, std::size_t section = 0, const std::string& ship = "A") {
  arena.edit(ship).ship.sections[section].energy = count;
  return arena;
}
// To the end of the round.
inline void end_round(Arena& arena) {
  arena.run([](Game& game) { rules::first::end_phase(game); });
}
// The last one of that kind.
inline const state::Choice& question(const Arena& arena, const std::string& kind) {
  const state::Choice* asked = arena.question(kind);
  INFO(kind);
  REQUIRE(asked != nullptr);
  return *asked;
}
inline int hull(const Arena& arena, const std::string& ship) { return arena[ship].ship.hull; }

}  // namespace plotboard::first_cards_u4
