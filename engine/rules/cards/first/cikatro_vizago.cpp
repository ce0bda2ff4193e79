#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

void cikatro_vizago(Effects& all) {
  Effect& trades = may(
      all, "1e-upgrade-cikatrovizago", Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) {
        return !cards_of_slots(game, occasion.owner, {"illicit", "cargo"}).empty();
      },
      [](Game& game, Occasion& occasion) {
        discard_card(game, occasion.owner, occasion.card, "1e-upgrade-cikatrovizago");
        exchange_card(game, occasion.owner, {"illicit", "cargo"}, "1e-upgrade-cikatrovizago");
      });
  trades.worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects::first
