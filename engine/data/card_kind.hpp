#pragma once
// What a card is, by its id alone: the one table of kinds. Upgrades, ship abilities, pilots and conditions of the first
// edition go by their catalog id, the others have a word before it: "pilot:jek-porkins", "damage:4",
// "device:proton_bomb". By these ids rules find effects, and log and windows find names. No errors: an unknown id is of
// no kind. Cost: a few look-ups.

#include <cstdint>
#include <optional>
#include <string>

#include "base/id.hpp"
#include "geom/figures.hpp"

namespace plotboard::data {

struct Catalog;

enum class CardKind : std::uint8_t { none, upgrade, ship_ability, pilot_ability, damage, device, pilot, condition };
struct KnownCard {
  CardKind kind = CardKind::none;
  const std::string* name = nullptr;  // for people; null where there is no such card
  // Ships bring these to a battle or are assigned them; the others come by their type, by damage, or lie on the table.
  [[nodiscard]] bool is_carried() const {
    return kind == CardKind::upgrade || kind == CardKind::pilot_ability || kind == CardKind::pilot ||
           kind == CardKind::condition;
  }
};
KnownCard known_card(const Catalog& catalog, Id card);

// Charges of a card that a ship carries: an upgrade, or the ability of a named pilot. None of any other.
struct CardCharges {
  int most = 0;
  int recurring = 0;  // recovered in the End Phase (negative: lost)
};
CardCharges charges_of(const Catalog& catalog, Id card);

// Of which edition it is, whether the catalog has such a card or not.
geom::Edition edition_of_card(Id card);

Id pilot_ability_card(Id ability);
Id damage_card(int number);
Id device_card(Id device);
// The number of "damage:<number>" and the device of "device:<id>"; nothing for any other card.
std::optional<int> number_of_damage(Id card);
std::optional<Id> device_of(Id card);

}  // namespace plotboard::data
