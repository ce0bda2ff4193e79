// What a card is, by its id: every card of the catalog has one kind and its name, and nothing else has one.

#include <catch2/catch.hpp>

#include "data/card_kind.hpp"
#include "support/catalog.hpp"

namespace plotboard::data_card_kinds {

using data::CardKind;
using test::catalog;

TEST_CASE("Every card of the catalog has its kind and its name") {
  const auto is = [](Id card, CardKind kind, const std::string& name) {
    INFO(card.text());
    const data::KnownCard known = data::known_card(catalog(), card);
    CHECK(known.kind == kind);
    REQUIRE(known.name != nullptr);
    CHECK(*known.name == name);
    CHECK(known.is_carried() == (kind == CardKind::upgrade || kind == CardKind::pilot_ability));
  };
  for (const auto& [id, upgrade] : catalog().upgrades) is(id, CardKind::upgrade, upgrade.name);
  for (const auto& [id, ability] : catalog().abilities) is(id, CardKind::ship_ability, ability.name);
  for (const auto& [id, ability] : catalog().pilot_abilities) {
    is(data::pilot_ability_card(id), CardKind::pilot_ability, ability.name);
  }
  for (const data::DamageCard& card : catalog().damage_decks.at("2e").cards) {
    is(data::damage_card(card.number), CardKind::damage, card.name);
    CHECK(data::number_of_damage(data::damage_card(card.number)) == card.number);
  }
  for (const auto& [id, device] : catalog().devices) {
    is(data::device_card(id), CardKind::device, device.name);
    CHECK(data::device_of(data::device_card(id)) == Id(id));
  }
}

TEST_CASE("What is no card has no kind") {
  for (const char* id : {"", "rules", "focus", "pilot:", "pilot:nobody", "damage:", "damage:0", "damage:99",
                         "damage:4x", "damage:-4", "damage:99999999999", "device:", "device:nothing", "primary:0"}) {
    INFO(id);
    CHECK(data::known_card(catalog(), id).kind == CardKind::none);
    CHECK(data::known_card(catalog(), id).name == nullptr);
  }
  CHECK(data::number_of_damage("damage:200") == 200);
  CHECK(data::damage_card(200) == Id("damage:200"));
  CHECK_FALSE(data::number_of_damage("focus"));
  CHECK_FALSE(data::device_of("damage:4"));
}

}  // namespace plotboard::data_card_kinds
