#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_turr_phennir(Effects& all) {
  all.push_back(pilot_effect("pilot:turr-phennir", Window::after_attack, "2e-aftermath-2", nullptr,
                             [](Game& game, Occasion& occasion) {
                               grant(game, occasion, occasion.owner, {"barrel-roll", "boost"}, true);
                             }));
}

}  // namespace plotboard::rules::effects
