#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void virago(Effects& all) {
  squad_must(all, "virago", Window::during_end_phase, has_charge, [](Game& game, Occasion& occasion) {
    offer_action_of(game, occasion, occasion.owner, {"boost"}, "red", false, [](Game& paying, Id ship) {
      paying.emit(state::ChargesChanged{ship, "virago", -1});
    });
  });
}

}  // namespace plotboard::rules::effects
