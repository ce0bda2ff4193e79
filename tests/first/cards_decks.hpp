#pragma once
// Damage cards on ships, for the tests of cards_decks_*.cpp, beside what cards_u3.hpp lays out.

#include "first/cards_u3.hpp"
#include "rules/first/free_action.hpp"
#include "rules/play/battle_commands.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::first_cards_decks {

using namespace first_cards_u3;
using state::Section;

constexpr const char* kTransport = "1e-pilot-gr75mediumtransport";  // hull 8, shields 4, energy 4

// Lies faceup on the ship from now on; its text has not been read (Window::card_faceup).
inline void lay(Arena& arena, const std::string& ship, int number, Section section = Section::none) {
  state::DamageCard card;
  card.number = number;
  card.faceup = true;
  card.weight = catalog().damage_card(number)->weight;
  card.section = section;
  arena.edit(ship).ship.damage.push_back(card);
}
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
inline std::size_t cards_on(const Arena& arena, const std::string& ship) { return arena[ship].ship.damage.size(); }
inline std::string repair_of(int number) { return "damage:" + std::to_string(number); }
// The card's action, with the die that it throws, if any.
inline void repair(Arena& arena, int number, const std::vector<Face>& die = {}, const char* ship = "A") {
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
inline int agility(Arena& arena, const std::string& ship = "A") {
  int value = 0;
  arena.run([&](Game& game) { value = rules::agility_of(game, ship); });
  return value;
}

}  // namespace plotboard::first_cards_decks
