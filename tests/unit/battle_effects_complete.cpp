// Every card does what it says: each has its effect in the engine, or nothing but figures.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/cards/coop/cards.hpp"
#include "rules/cards/second/cards.hpp"
#include "rules/machine/effects.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::battle_effects_complete {
namespace {

// Cards without an effect of their own, and why.
const std::map<std::string, std::string> kWithout{
    {"andrasta", "figures only: an action and a slot"},
    {"b6-blade-wing-prototype", "figures only: a slot"},
    {"engine-upgrade", "figures only: an action"},
    {"expert-handling", "figures only: an action"},
    {"ghost", "docking is the rules' own (rules/play/docking.cpp)"},
    {"havoc", "figures only: slots"},
    {"mist-hunter", "figures only: an action and a slot"},
    {"tactical-officer", "figures only: an action"},
    {"alpha-one", "a title: formations are the rules' own (rules/play/wings.cpp)"},
    {"angled-deflectors", "figures only: shields and an action"},
    {"dorsal-turret", "figures only: a weapon and an action"},
    {"hull-upgrade", "figures only: hull"},
    {"path-force-1", "figures only: Force"},
    {"path-force-2", "figures only: Force"},
    {"path-force-3", "figures only: Force"},
    {"path-tech-1", "figures only: an action"},
    {"path-tech-2", "figures only: an action and its link"},
    {"path-tech-3", "figures only: an action and its link"},
    {"proton-rockets", "figures only: a weapon"},
    {"proton-rockets-2e", "figures only: a weapon"},
    {"recoil", "where the bullseye arc is asked for (rules/cards/parts.cpp)"},
    {"shield-upgrade", "figures only: shields"},
    {"targeting-synchronizer", "friends without a lock look for it (rules/cards/second/targeting_synchronizer.cpp)"},
    {"targeting-computer", "figures only: an action"},
    {"weapon-hardpoint", "a slot: checked with the loadout (rules/play/setup.cpp)"},
    {"microthrusters",
     "a kind of barrel roll: where places are looked for (rules/board/movement.cpp, play/actions/barrel_roll.cpp)"},
};

// By hand but for a part that is played.
const std::set<std::string> kInPart{"ig-88d"};

std::set<std::string> cards_with_effects() {
  std::set<std::string> cards;
  for (const rules::Effect& effect : rules::all_effects()) cards.insert(effect.card);
  return cards;
}

void expect_effect(const std::set<std::string>& cards, const std::string& card) {
  INFO(card);
  const bool listed = kWithout.count(card) > 0;
  CHECK((cards.count(card) > 0) != listed);
}

TEST_CASE("Every upgrade, ship ability and damage card has its effect",
          "[fga-2.11][fga-2.12][fga-2.13][fga-2.14][fga-2.17][fga-2.18]") {
  const auto cards = cards_with_effects();
  for (const auto& [id, upgrade] : test::catalog().upgrades) {
    if (upgrade.by_hand) {
      INFO(id);
      CHECK(cards.count(id) == kInPart.count(id));
    } else if (upgrade.ability.empty()) {
      expect_effect(cards, id);
    } else {  // the pilot ability that it stands for
      expect_effect(cards, upgrade.ability);
    }
  }
  for (const auto& [id, ability] : test::catalog().abilities) expect_effect(cards, id);
  for (const data::DamageCard& card : test::catalog().damage_decks.at("2e").cards) {
    expect_effect(cards, "damage:" + std::to_string(card.number));
  }
}

TEST_CASE("What a named pilot can do is an effect, or by hand and marked so", "[2e-golden-1]") {
  const auto cards = cards_with_effects();
  for (const auto& [id, ability] : test::catalog().pilot_abilities) {
    if (!ability.of_squads) continue;
    INFO(id);
    const bool ruled = id == Id("duchess");  // where the ailerons ask for her (ship_adaptive_ailerons.cpp)
    CHECK((cards.count("pilot:" + id) > 0 || ruled) != ability.by_hand);
  }
}

TEST_CASE("Every device that a card brings has its effect", "[fga-2.18]") {
  const auto cards = cards_with_effects();
  for (const auto& [id, upgrade] : test::catalog().upgrades) {
    if (!upgrade.payload) continue;
    INFO(id);
    CHECK(cards.count("device:" + upgrade.payload->device) == 1);
    if (!upgrade.payload->beside.empty()) CHECK(cards.count("device:" + upgrade.payload->beside) == 1);
  }
}

TEST_CASE("Every effect stands on a card of the catalog and cites a rule of it", "[2e-ship-1]") {
  const data::Catalog& catalog = test::catalog();
  for (const rules::Effect& effect : rules::all_effects()) {
    INFO(effect.card + " " + effect.rule);
    const std::string& card = effect.card;
    const std::string kind = card.substr(0, card.find(':'));
    const std::string rest = card.substr(std::min(card.size(), kind.size() + 1));
    const bool known = effect.card == "rules" || effect.card == "1e-rules" || catalog.upgrade(effect.card) != nullptr ||
                       catalog.ability(effect.card) != nullptr || catalog.component(effect.card) != nullptr ||
                       (kind == "damage" && catalog.damage_card(std::stoi(rest)) != nullptr) ||
                       (kind == "device" && catalog.device(rest) != nullptr) ||
                       data::pilot_ability(catalog, effect.card) != nullptr;
    const bool first = data::edition_of_card(effect.card) == geom::Edition::first;
    const bool known_first = data::known_card(catalog, effect.card).kind != data::CardKind::none;
    CHECK((known || (first && known_first)));
    // A card of the first edition is a rule itself.
    const bool own_rule = effect.rule == effect.card || effect.card == "1e-rules";
    CHECK((catalog.rules.count(effect.rule) == 1 ||
           (first && own_rule && data::known_card(catalog, effect.rule).kind != data::CardKind::none)));
    CHECK(effect.run != nullptr);
    if (effect.may && effect.use == nullptr && !first) CHECK(!effect.prompt.empty());  // what a person is asked
  }
}

// What a battle of squads can bring into play: upgrades with squad points, pilots and what they can do.
std::set<std::string> cards_of_squads() {
  std::set<std::string> cards;
  for (const auto& [id, upgrade] : test::catalog().upgrades) {
    if (upgrade.in_squads) cards.insert(upgrade.ability.empty() ? id : upgrade.ability.text());
  }
  for (const auto& [id, ship] : test::catalog().ships) {
    for (const data::GenericPilot& pilot : ship.named) cards.insert(pilot.card);
  }
  return cards;
}

TEST_CASE("The campaign's own cards stand in cards/coop, those that squads have in cards/second", "[2e-squad-1]") {
  const auto of_squads = cards_of_squads();
  rules::Effects second, coop;
  rules::effects::add_second_cards(second);
  rules::effects::add_coop_cards(coop);
  for (const rules::Effect& effect : coop) {
    INFO(effect.card);
    CHECK(of_squads.count(effect.card) == 0);
    CHECK(effect.card != "rules");
  }
  const std::string twin = "iden-versio";  // a named pilot of squads does as the campaign's card says
  const data::Catalog& catalog = test::catalog();
  for (const rules::Effect& effect : second) {
    if (catalog.upgrade(effect.card) == nullptr && data::pilot_ability(catalog, effect.card) == nullptr) continue;
    INFO(effect.card);
    CHECK((of_squads.count(effect.card) == 1 || effect.card == twin));
  }
}

TEST_CASE("No card that is excused has ceased to exist", "[2e-ship-2]") {
  for (const auto& [card, why] : kWithout) {
    INFO(card);
    CHECK((test::catalog().upgrade(card) != nullptr || test::catalog().ability(card) != nullptr));
  }
}

}  // namespace
}  // namespace plotboard::battle_effects_complete
