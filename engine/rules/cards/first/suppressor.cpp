#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Once a round, however the lock was acquired. A blue token takes its red partner with it (1e-lock-15).
void suppressor(Effects& all) {
  static constexpr auto tokens_on = [](const state::Piece& ship) {
    Ids words;
    if (ship.tokens.focus > 0) words.push_back("focus");
    if (ship.tokens.evade > 0) words.push_back("evade");
    if (!ship.lock.empty()) words.push_back("lock");
    return words;
  };
  may(
      all, "1e-upgrade-suppressor", Window::lock_acquired,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece* enemy = game.find(occasion.other);
        return is_own(game, occasion) && is_fresh(game, occasion) && enemy != nullptr &&
               !game.friendly(occasion.owner, occasion.other) && !tokens_on(*enemy).empty();
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        const Id enemy = occasion.other;
        const Id word = pick_word(game, occasion.owner, tokens_on(game.piece(enemy)), "1e-upgrade-suppressor");
        if (word == "lock") return break_lock(game, enemy, "1e-upgrade-suppressor");
        lose(game, enemy, *state::token_named(word.text()), 1, "1e-upgrade-suppressor");
      });
}

}  // namespace plotboard::rules::effects::first
