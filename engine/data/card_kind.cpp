#include "data/card_kind.hpp"

#include <array>
#include <charconv>
#include <string_view>

#include "data/catalog.hpp"

namespace plotboard::data {

namespace {

constexpr std::string_view kDamage = "damage:";
constexpr std::string_view kDevice = "device:";

Id prefixed(std::string_view word, const std::string& rest) { return std::string(word) + rest; }

template <class T>
KnownCard named(CardKind kind, const T* thing) {
  return thing == nullptr ? KnownCard{} : KnownCard{kind, &thing->name};
}

}  // namespace

KnownCard known_card(const Catalog& catalog, Id card) {
  if (const Upgrade* upgrade = catalog.upgrade(card)) return named(CardKind::upgrade, upgrade);
  if (const FirstPilot* pilot = catalog.first_pilot(card)) return named(CardKind::pilot, pilot);
  if (const FirstCondition* condition = catalog.condition(card)) return named(CardKind::condition, condition);
  if (const ShipAbility* ability = catalog.ability(card)) return named(CardKind::ship_ability, ability);
  if (const PilotAbility* ability = pilot_ability(catalog, card)) return named(CardKind::pilot_ability, ability);
  if (const auto number = number_of_damage(card)) return named(CardKind::damage, catalog.damage_card(*number));
  if (const auto device = device_of(card)) return named(CardKind::device, catalog.device(*device));
  return {};
}

CardCharges charges_of(const Catalog& catalog, Id card) {
  if (const Upgrade* upgrade = catalog.upgrade(card)) return {upgrade->charges, upgrade->recurring};
  if (const PilotAbility* ability = pilot_ability(catalog, card)) return {ability->charges, ability->recurring};
  return {};
}

geom::Edition edition_of_card(Id card) {
  constexpr int kFirstOfFirst = 101;  // damage cards of the first edition and its huge ships
  if (const auto number = number_of_damage(card)) {
    return *number >= kFirstOfFirst ? geom::Edition::first : geom::Edition::second;
  }
  const auto device = device_of(card);
  return (device ? *device : card).starts_with("1e-") ? geom::Edition::first : geom::Edition::second;
}

Id pilot_ability_card(Id ability) { return prefixed(kPilotAbility, ability.text()); }

Id damage_card(int number) {
  static const auto known = [] {
    std::array<Id, kMostDamageNumber + 1> ids;
    for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = prefixed(kDamage, std::to_string(i));
    return ids;
  }();
  const auto place = static_cast<std::size_t>(number);
  return number >= 0 && place < known.size() ? known[place] : prefixed(kDamage, std::to_string(number));
}

Id device_card(Id device) { return prefixed(kDevice, device.text()); }

std::optional<int> number_of_damage(Id card) {
  if (!card.starts_with(kDamage)) return std::nullopt;
  const std::string_view digits = std::string_view(card.text()).substr(kDamage.size());
  int number = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size() || number < 0) return std::nullopt;
  return number;
}

std::optional<Id> device_of(Id card) {
  if (!card.starts_with(kDevice)) return std::nullopt;
  return Id(std::string_view(card.text()).substr(kDevice.size()));
}

}  // namespace plotboard::data
