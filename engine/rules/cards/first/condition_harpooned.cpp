#include <algorithm>

#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kHarpooned = "1e-condition-harpooned";

// Every ship at range 1 of it, either side's.
void blast(Game& game, Id ship) {
  Ids near = friends_within(game, ship, 1, 1);
  for (const Id enemy : enemies_within(game, ship, 1, 1)) near.push_back(enemy);
  for (const Id other : near) suffer(game, other, 1, 0, "1e-cond-12");
}

int copies(const state::Piece& ship) {
  return static_cast<int>(std::count_if(ship.ship.cards.begin(), ship.ship.cards.end(),
                                        [](const state::Card& card) { return card.id == kHarpooned; }));
}

}  // namespace

// Not unique: each copy on the ship does all of it.
void condition_harpooned(Effects& all) {
  must(
      all, kHarpooned, Window::after_hit,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && count(game, true, Face::crit) > 0;
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        for (int left = copies(game.piece(ship)); left > 0; --left) {
          blast(game, ship);
          remove_condition(game, ship, kHarpooned, "1e-cond-12");
          deal_card(game, ship, false, "1e-cond-12");
        }
      })
      .anyone = true;
  must(all, kHarpooned, Window::destroyed, is_own, [](Game& game, Occasion& occasion) {
    for (int left = copies(game.piece(occasion.owner)); left > 0; --left) blast(game, occasion.owner);
  });
  action(all, kHarpooned, nullptr, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.subject;
    remove_condition(game, ship, kHarpooned, "1e-cond-12");
    const Face face = game.roll(ship, state::DieKind::attack, 1, just(words::Card{kHarpooned})).front();
    if (face == Face::hit || face == Face::crit) suffer(game, ship, 1, 0, "1e-cond-12");
  });
}

}  // namespace plotboard::rules::effects::first
