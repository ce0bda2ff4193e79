#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Through the Activation phase, decloaking at its start included; the latest effect on a skill wins (1e-ps-2).
void enhanced_scopes(Effects& all) {
  must(all, "1e-upgrade-enhancedscopes", Window::start_of_activation_phase, nullptr,
       [](Game& game, Occasion& occasion) {
         game.emit(state::InitiativeChanged{occasion.owner, "1e-upgrade-enhancedscopes", 0});
       });
  must(all, "1e-upgrade-enhancedscopes", Window::end_of_activation_phase, nullptr, [](Game& game, Occasion& occasion) {
    game.emit(state::InitiativeChanged{occasion.owner, "1e-upgrade-enhancedscopes", std::nullopt});
  });
}

}  // namespace plotboard::rules::effects::first
