#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void han_solo_gunner(Effects& all) {
  squad_must(all, "han-solo-gunner", Window::before_engage, nullptr,
             [](Game& game, Occasion& occasion) { offer_action_of(game, occasion, occasion.owner, {"focus"}, "red"); });
}

}  // namespace plotboard::rules::effects
