#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kAhsokasPrice = 2;  // Force

}  // namespace

void named_ahsoka_tano(Effects& all) {
  squad_may(
      all, "pilot:ahsokatano-rz1awing", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return moved(occasion, true) && force_of(game, occasion) >= kAhsokasPrice &&
               !friends_at(game, occasion, 1, 2).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id chosen = pick_ship(game, occasion, friends_at(game, occasion, 1, 2));
        game.emit(state::ForceChanged{occasion.owner, -kAhsokasPrice});
        offer_action_of(game, occasion, chosen, {}, "", true);
      });
}

}  // namespace plotboard::rules::effects
