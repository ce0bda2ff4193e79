#pragma once
// What a card is, by its id alone: the one table of kinds. Upgrades and ship abilities go by their catalog id, the
// others have a word before it: "pilot:jek-porkins", "damage:4", "device:proton_bomb". By these ids rules find effects,
// and log and windows find names. No errors: an unknown id is of no kind. Cost: a few look-ups.

#include <cstdint>
#include <optional>
#include <string>

#include "base/id.hpp"

namespace plotboard::data {

struct Catalog;

enum class CardKind : std::uint8_t { none, upgrade, ship_ability, pilot_ability, damage, device };
struct KnownCard {
  CardKind kind = CardKind::none;
  const std::string* name = nullptr;  // for people; null where there is no such card
  // Ships bring these to a battle; the others come by their type, by damage, or lie on the table.
  [[nodiscard]] bool is_carried() const { return kind == CardKind::upgrade || kind == CardKind::pilot_ability; }
};
KnownCard known_card(const Catalog& catalog, Id card);

Id pilot_ability_card(Id ability);
Id damage_card(int number);
Id device_card(Id device);
// The number of "damage:<number>" and the device of "device:<id>"; nothing for any other card.
std::optional<int> number_of_damage(Id card);
std::optional<Id> device_of(Id card);

}  // namespace plotboard::data
