#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Id configuration_of(const Game& game, Id ship) {
  for (const state::Card& card : game.piece(ship).ship.cards) {
    const data::Upgrade* upgrade = game.catalog().upgrade(card.id);
    if (upgrade != nullptr && upgrade->two_sided && base::contains(upgrade->slots, "configuration")) return card.id;
  }
  return {};
}

}  // namespace

void named_kullbee_sperado(Effects& all) {
  squad_may(
      all, "pilot:kullbeesperado", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return (occasion.word == "barrel-roll" || occasion.word == "boost") &&
               !configuration_of(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id card = configuration_of(game, occasion.owner);
        game.emit(state::CardFlipped{occasion.owner, card, !bearer(game, occasion).ship.card(card)->open});
      });
}

}  // namespace plotboard::rules::effects
