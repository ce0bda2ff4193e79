#pragma once
// Short ways to stage a campaign's talents: two ships in line, dice as letters, cards with what they stand for.
#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "data/catalog.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::test {

// h hit, c critical hit, f focus, e evade, b blank.
inline std::vector<state::Face> thrown(std::string_view letters) {
  std::vector<state::Face> faces;
  for (const char letter : letters) {
    faces.push_back(letter == 'h'   ? state::Face::hit
                    : letter == 'c' ? state::Face::crit
                    : letter == 'f' ? state::Face::focus
                    : letter == 'e' ? state::Face::evade
                                    : state::Face::blank);
  }
  return faces;
}

// As a seat of a mission has them: with the pilot abilities that cards stand for.
inline std::vector<std::string> carried(std::vector<std::string> cards) {
  for (std::size_t i = 0, count = cards.size(); i < count; ++i) {
    const data::Upgrade* upgrade = catalog().upgrade(cards[i]);
    REQUIRE(upgrade != nullptr);
    if (!upgrade->ability.empty()) cards.push_back(upgrade->ability);
  }
  return cards;
}

inline state::Piece flown(const std::string& id, const std::string& ref, state::Side side, double x, double y,
                          double heading = 0, const std::vector<std::string>& cards = {}) {
  return fighter(id, ref, side, x, y, heading, carried(cards));
}

// "A" of the player's looks north; "B" of the enemy's faces it, so many millimetres between two small bases, `aside` to
// the right: from 60 on out of the bullseye.
using Pieces = std::vector<state::Piece>;
inline Pieces facing(double gap, const std::vector<std::string>& cards, const std::string& a = "tieddefender",
                     const std::string& b = "tielnfighter", double aside = 0) {
  return {flown("A", a, state::Side::player, 457, 300, 0, cards),
          flown("B", b, state::Side::enemy, 457 + aside, 340 + gap, 180)};
}
inline Pieces with(Pieces pieces, state::Piece another) {
  pieces.push_back(std::move(another));
  return pieces;
}
inline Arena fight(Pieces pieces) { return Arena(std::move(pieces), "fga-207", state::Phase::engagement); }
inline Arena flight(Pieces pieces) { return Arena(std::move(pieces), "fga-207", state::Phase::activation); }

inline constexpr double kOne = 50, kTwo = 150, kThree = 250;  // gaps of attack range 1, 2, 3
inline constexpr double kAside = 70;

inline void shoot(Arena& arena, const std::string& ship = "A") {
  arena.run([&](rules::Game& game) { rules::engage(game, ship); });
  arena.expect_all_said();
}
inline int charges(const Arena& arena, const std::string& card, const std::string& ship = "A") {
  return arena[ship].ship.card(card)->charges;
}
inline std::size_t damage(const Arena& arena, const std::string& ship = "B") { return arena[ship].ship.damage.size(); }
// The rule that forbids the shot of A, "legal", or "none".
inline std::string verdict(Arena& arena, const std::string& key) {
  rules::Game game(catalog(), arena.table, {}, &arena);
  rules::ShotFilter filter;
  filter.explain = true;
  for (const rules::Shot& shot : rules::shots_of(game, "A", filter)) {
    if (shot.key() == key) return shot.legal ? "legal" : shot.rule.text();
  }
  return "none";
}
// Dice that A's front weapon would throw at B, and B's against it.
struct DiceOnEitherSide {
  int attack = 0, defense = 0;
};
inline DiceOnEitherSide dice_of(Arena& arena, const std::string& key = "primary:0>B", const Ids& across = {}) {
  rules::Game game(catalog(), arena.table, {}, &arena);
  for (const rules::Shot& shot : rules::shots_of(game, "A")) {
    if (shot.key() != key) continue;
    state::Attack attack = rules::attack_by(shot);
    if (!across.empty()) attack.obstructed_by = across;
    return {rules::attack_dice_for(game, attack), rules::defense_dice_for(game, attack)};
  }
  FAIL("no such shot: " << key);
  return {};
}

}  // namespace plotboard::test
