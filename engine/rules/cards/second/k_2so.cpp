#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kK2soSpoke{"k-2so-spoke"};

}  // namespace

void k_2so(Effects& all) {
  squad_offer(
      all, "k-2so", Window::system_options,
      [](const Game& game, const Occasion& occasion) { return !bearer(game, occasion).ship.has_mark(kK2soSpoke); },
      [](Game& game, Occasion& occasion) {
        game.emit(state::Marked{occasion.owner, kK2soSpoke});
        const Id chosen = pick_ship(game, occasion, friends_at(game, occasion, 0, 3, true));
        gain(game, chosen, state::Token::calculate, 1, kCardRule);
        gain(game, chosen, state::Token::stress, 1, kCardRule);
      })
      .worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects
