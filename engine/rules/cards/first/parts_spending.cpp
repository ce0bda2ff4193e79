#include "rules/cards/first/parts_spending.hpp"

#include "base/lists.hpp"
#include "rules/machine/effects.hpp"

namespace plotboard::rules::effects::first {

// Every card with a price in such tokens in a modify step stands here.
bool spends_focus(Id key) {
  static const Ids cards{"focus",
                         "1e-upgrade-calculation",
                         "1e-upgrade-hotshotcopilot",
                         "1e-pilot-omegaace",
                         "1e-pilot-esegetuketu",
                         "1e-upgrade-sensorcluster",
                         "1e-upgrade-weaponsguidance"};
  return base::contains(cards, card_of_option(key));
}
bool spends_evade(Id key) {
  static const Ids cards{"evade", "1e-pilot-kirkanos"};
  return base::contains(cards, card_of_option(key));
}

}  // namespace plotboard::rules::effects::first
