#include "panels/kit/card_words.hpp"

#include "data/card_copy.hpp"
#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/machine/effects.hpp"

namespace plotboard::panels {

namespace {

// All that the card says may be its figures: a weapon, tokens, icons, slots, points.
bool has_figures(const data::FirstUpgrade& card) {
  return card.weapon || card.bomb || !card.adds_slots.empty() || !card.adds_actions.empty() || card.energy_limit > 0 ||
         !(card.adds == data::FirstFigures{});
}

bool has_figures(const data::FirstPilot& pilot) { return pilot.figures || pilot.range || !pilot.slot_arcs.empty(); }

bool second_by_hand(const data::Catalog& catalog, Id card) {
  if (const data::PilotAbility* ability = data::pilot_ability(catalog, card)) return ability->by_hand;
  const data::Upgrade* upgrade = catalog.upgrade(card);
  return upgrade != nullptr && upgrade->by_hand;
}

}  // namespace

std::string text_of_card(const data::Catalog& catalog, Id card) {
  if (const auto number = data::number_of_damage(card)) {
    const data::DamageCard* const known = catalog.damage_card(*number);
    return known == nullptr ? "" : known->text;
  }
  if (const data::FirstPilot* pilot = catalog.first_pilot(card)) return pilot->text;
  if (const data::FirstCondition* condition = catalog.condition(card)) return condition->text;
  if (const data::PilotAbility* ability = data::pilot_ability(catalog, card)) return ability->text;
  const data::Upgrade* const upgrade = catalog.upgrade(card);
  return upgrade == nullptr ? "" : upgrade->text;
}

std::string name_of_rule(const data::Catalog& catalog, Id rule) {
  const data::KnownCard known = data::known_card(catalog, rule);
  if (known.name != nullptr) return *known.name;
  return rule == "plotboard" ? "" : rule.text();
}

bool tells_by_hand(const data::Catalog& catalog, Id card) {
  if (data::edition_of_card(card) == geom::Edition::second) return second_by_hand(catalog, card);
  if (text_of_card(catalog, card).empty() || !rules::effects_of(card).empty()) return false;
  if (const data::FirstUpgrade* upgrade = catalog.first_upgrades.get(data::printed_card(card)))
    return !has_figures(*upgrade);
  if (const data::FirstPilot* pilot = catalog.first_pilot(card)) return !has_figures(*pilot);
  return catalog.condition(card) != nullptr;
}

}  // namespace plotboard::panels
