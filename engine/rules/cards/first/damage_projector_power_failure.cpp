#include "rules/cards/first/parts_damage.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

void damage_projector_power_failure(Effects& all) {
  on_damage(
      all,
      {{"damage:312", "1e-hdeck-20"},
       {"damage:335", "1e-hdeck-20"},
       {"damage:344", "1e-hdeck-20"},
       {"damage:375", "1e-hdeck-20"},
       {"damage:394", "1e-hdeck-20"}},
      Window::may_act,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kEnergyToReinforce = 3;
        return occasion.word == "reinforce" && rules::first::energy_of(owner_of(game, occasion)) < kEnergyToReinforce;
      },
      bars_by_card);
}

}  // namespace plotboard::rules::effects::first
