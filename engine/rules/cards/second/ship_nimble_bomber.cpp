#include "rules/play/devices.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// For every straight template of a drop, the banks of its speed.
void ship_nimble_bomber(Effects& all) {
  Effect banks;
  banks.card = "nimble-bomber";
  banks.window = Window::device_template;
  banks.rule = "2e-ship-10";
  banks.run = [](Game&, Occasion& occasion) {
    const std::string straight = "straight-";
    std::vector<state::Option> more;
    for (const state::Option& one : *occasion.options) {
      if (!one.key.starts_with(straight)) continue;
      const std::string bank = "bank-" + one.key.text().substr(straight.size());
      if (bank > "bank-3") continue;  // there are no faster ones
      more.push_back(option(bank + "-left", {}));
      more.push_back(option(bank + "-right", {}));
    }
    occasion.options->insert(occasion.options->end(), more.begin(), more.end());
  };
  all.push_back(banks);
}

}  // namespace plotboard::rules::effects
