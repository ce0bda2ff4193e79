#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

Ids what_wes_may_take(const Game& game, Id defender) {
  const state::Piece& ship = game.piece(defender);
  Ids tokens;
  if (ship.tokens.focus > 0) tokens.push_back("focus");
  if (ship.tokens.evade > 0) tokens.push_back("evade");
  if (!ship.lock.empty()) tokens.push_back("lock");
  return tokens;
}

}  // namespace

// The attack is over: the defender has had the use of its tokens (1e-timing-9).
void pilot_wes_janson(Effects& all) {
  may(
      all, "1e-pilot-wesjanson", Window::after_attack,
      [](const Game& game, const Occasion& occasion) { return !what_wes_may_take(game, occasion.other).empty(); },
      [](Game& game, Occasion& occasion) {
        const char* rule = "1e-pilot-wesjanson";
        const Id taken = pick_word(game, occasion.owner, what_wes_may_take(game, occasion.other), rule);
        if (taken == "lock") return break_lock(game, occasion.other, rule);
        lose(game, occasion.other, taken == "focus" ? Token::focus : Token::evade, 1, rule);
      });
}

}  // namespace plotboard::rules::effects::first
