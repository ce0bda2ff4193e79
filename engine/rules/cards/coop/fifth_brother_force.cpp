#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kBrothersPrice = 2;  // Force

}  // namespace

void fifth_brother_force(Effects& all) {
  Effect strike = force_talent(
      "fifth-brother-force", Window::after_hit,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && force_of(game, occasion) >= kBrothersPrice &&
               !game.attack()->attack_fixed;
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::ForceChanged{occasion.owner, -kBrothersPrice});
        add_die(game, true, state::Face::crit);
      });
  strike.may = true;
  strike.prompt = say("fifth-brother.strike");
  all.push_back(strike);
}

}  // namespace plotboard::rules::effects
