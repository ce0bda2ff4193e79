#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids jabbas_customers(const Game& game, const Occasion& occasion) {
  Ids ids = friends_at(game, occasion, 0, 2, true);
  std::erase_if(ids, [&](Id id) { return cards_lacking_charge(game, id, "illicit", true).empty(); });
  return ids;
}

}  // namespace

void jabba_the_hutt(Effects& all) {
  squad_may(
      all, "jabba-the-hutt", Window::during_end_phase,
      [](const Game& game, const Occasion& occasion) {
        return has_charge(game, occasion) && !jabbas_customers(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id customer = pick_ship(game, occasion, jabbas_customers(game, occasion));
        spend_charges(game, occasion, 1);
        const Id card = pick_card(game, customer, cards_lacking_charge(game, customer, "illicit", true));
        game.emit(state::ChargesChanged{customer, card, 1});
      });
}

}  // namespace plotboard::rules::effects
