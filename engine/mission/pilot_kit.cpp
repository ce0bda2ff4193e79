#include "mission/pilot_kit.hpp"

#include <string>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"

namespace plotboard::mission {

void apply_kit(const data::Catalog& catalog, state::Piece& ship) {
  const data::PilotCard* card = catalog.pilot_card(ship.ship.pilot_card);
  if (card == nullptr) return;
  const data::PilotKit kit = data::kit_at(*card, ship.ship.threat);
  if (!kit.name.empty()) ship.ship.pilot = kit.name;
  if (kit.initiative >= 0) ship.initiative = kit.initiative;
  for (const Id upgrade : kit.upgrades) ship.ship.cards.push_back({upgrade, 0, false});
  for (const Id ability : kit.abilities) {
    ship.ship.cards.push_back({data::pilot_ability_card(ability), 0, false});
  }
}

}  // namespace plotboard::mission
