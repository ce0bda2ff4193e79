#include "rules/cards/second/parts_crew.hpp"
#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kRebelsPrice = 2;  // charges

}  // namespace

void chewbacca(Effects& all) {
  squad_may(
      all, "chewbacca", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return charges_of_card(game, occasion) >= kRebelsPrice && anything_faceup(bearer(game, occasion));
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, kRebelsPrice);
        repair_picked(game, occasion.owner);
      });
}

}  // namespace plotboard::rules::effects
