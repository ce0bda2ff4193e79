#pragma once
// Ships and squads of the first edition by the short names of their cards, for tests of what a squad may be.

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "rules/first/squad.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {

using Rules = std::vector<std::string>;

// The pilot's ship with these upgrades, all by their ids without "1e-pilot-" and "1e-upgrade-". "aft" stands for a huge
// ship's second ship card.
inline state::Piece first_ship(const std::string& pilot, const std::vector<std::string>& cards = {},
                               const std::string& id = "A", state::Side side = state::Side::player) {
  state::Piece piece;
  piece.id = id;
  piece.side = side;
  piece.ship.pilot = "1e-pilot-" + pilot;
  const data::FirstShip* const type = catalog().first_ship_of_pilot(piece.ship.pilot);
  REQUIRE(type != nullptr);
  piece.ref = type->hull_of.empty() ? type->id : Id("1e-" + type->hull_of);
  piece.base = type->base;
  for (const std::string& card : cards) {
    state::Card made;
    made.id = card == "aft" ? rules::first::second_card_of(catalog(), piece.ship.pilot) : Id("1e-upgrade-" + card);
    piece.ship.cards.push_back(made);
  }
  return piece;
}

inline Rules rules_of(const std::vector<rules::Refusal>& refusals) {
  Rules found;
  for (const rules::Refusal& refusal : refusals) {
    CHECK_FALSE(refusal.why.empty());
    found.push_back(refusal.rule);
  }
  return found;
}
inline Rules loadout(const std::string& pilot, const std::vector<std::string>& cards) {
  return rules_of(rules::first::loadout_faults(catalog(), first_ship(pilot, cards)));
}
// In words; "" where nothing is wrong.
inline std::string first_reason(const std::string& pilot, const std::vector<std::string>& cards) {
  const auto refusals = rules::first::loadout_faults(catalog(), first_ship(pilot, cards));
  return refusals.empty() ? "" : refusals.front().why.english();
}
inline int points(const std::string& pilot, const std::vector<std::string>& cards = {}) {
  return rules::first::points_of(catalog(), first_ship(pilot, cards)).value_or(-1000);
}

// Named A, B, C ... unless they have other names.
inline std::vector<state::Piece> squad_of(std::vector<state::Piece> ships) {
  char name = 'A';
  for (state::Piece& ship : ships) ship.id = std::string(1, name++);
  return ships;
}
inline Rules squad(std::vector<state::Piece> ships, const std::string& ruleset = "1e") {
  const data::RuleSet* const rules = catalog().ruleset(ruleset);
  REQUIRE(rules != nullptr);
  return rules_of(rules::first::squad_faults(catalog(), squad_of(std::move(ships)), state::Side::player, *rules));
}

}  // namespace plotboard::test
