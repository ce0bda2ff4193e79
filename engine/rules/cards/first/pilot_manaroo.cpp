#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// All of them or none. The lock is then the other ship's own, in place of one that it had (1e-lock-18).
void pilot_manaroo(Effects& all) {
  may(
      all, "1e-pilot-manaroo", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& own = owner_of(game, occasion);
        const bool any_token = own.tokens.focus + own.tokens.evade > 0 || !own.lock.empty();
        return any_token && !friends_within(game, occasion.owner, 1, 1).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id to = pick_ship(game, ship, friends_within(game, ship, 1, 1), "1e-pilot-manaroo", false);
        if (to.empty()) return;
        for (const Token token : {Token::focus, Token::evade}) {
          for (int i = game.piece(ship).tokens[token]; i > 0; --i) transfer(game, ship, to, token, "1e-pilot-manaroo");
        }
        const Id locked = game.piece(ship).lock;
        const state::Section section = game.piece(ship).ship.lock_section;
        if (locked.empty()) return;
        break_lock(game, ship, "1e-pilot-manaroo");
        set_lock(game, to, locked, "1e-pilot-manaroo", section);
      })
      .worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects::first
