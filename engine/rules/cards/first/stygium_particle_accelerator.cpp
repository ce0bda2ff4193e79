#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// No icon is needed (1e-action-6); stress bars it.
void stygium_particle_accelerator(Effects& all) {
  static constexpr auto may_evade = [](Game& game, Occasion& occasion) {
    free_action(game, occasion.owner, {"evade"}, "1e-upgrade-stygiumparticleaccelerator");
  };
  must(all, "1e-upgrade-stygiumparticleaccelerator", Window::after_decloak, nullptr, may_evade);
  must(
      all, "1e-upgrade-stygiumparticleaccelerator", Window::after_action,
      [](const Game&, const Occasion& occasion) { return occasion.word == "cloak"; }, may_evade);
}

}  // namespace plotboard::rules::effects::first
