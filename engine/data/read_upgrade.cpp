// Upgrades, ship abilities and damage decks.

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "data/readers.hpp"

namespace plotboard::data {

namespace {

// "range": [2, 3].
void read_range(Reader& reader, Weapon& weapon) {
  const auto value = reader.value("range");
  if (!value) return;
  const Json& range = value->json();
  constexpr std::uint64_t kFarthest = 5;
  const bool pair =
      range.is_array() && range.size() == 2 && range[0].is_number_unsigned() && range[1].is_number_unsigned();
  if (!pair || range[0] > range[1] || range[1].get<std::uint64_t>() > kFarthest) {
    return reader.note_at("range", pair ? range.dump() : describe(range), "[nearest, farthest], each from 0 to 5");
  }
  weapon.nearest = range[0].get<int>();
  weapon.farthest = range[1].get<int>();
}

Weapon read_weapon(Reader& reader, const Upgrade& upgrade) {
  static const std::vector<std::pair<std::string, WeaponType>> types{
      {"primary", WeaponType::primary}, {"cannon", WeaponType::cannon},   {"turret", WeaponType::turret},
      {"missile", WeaponType::missile}, {"torpedo", WeaponType::torpedo}, {"other", WeaponType::other}};
  std::vector<std::string> names;
  for (const auto& type : types) names.push_back(type.first);
  Weapon weapon;
  if (const auto name = reader.word("type", names)) {
    const auto found = std::find_if(types.begin(), types.end(), [&](const auto& type) { return type.first == *name; });
    weapon.type = found->second;
    const bool of_slot = weapon.type != WeaponType::primary && weapon.type != WeaponType::other;
    if (of_slot && !base::contains(upgrade.slots, *name)) {
      reader.note_at("type", describe(*name), "a slot that the upgrade fills");
    }
  }
  weapon.arc = read_arc(reader, "arc").value_or(geom::ArcKind::front);
  weapon.dice = reader.whole("dice", 1, 6).value_or(1);
  read_range(reader, weapon);
  weapon.ordnance = reader.flag_or("ordnance", false);
  for (Reader& need : reader.items("needs", false, 3)) {
    if (const auto word = need.as_word({"lock", "focus", "calculate"})) weapon.needs.push_back(*word);
  }
  weapon.charges = reader.whole_or("charges", 0, 9, 0);
  if (weapon.charges > upgrade.charges) {
    reader.note_at("charges", describe(weapon.charges), "no more than the upgrade has");
  }
  reader.done();
  return weapon;
}

Payload read_payload(Reader& reader, const Upgrade& upgrade) {
  Payload payload;
  payload.device = reader.text("device").value_or("");
  payload.beside = reader.text_or("beside", "");
  payload.fuses = reader.whole_or("fuses", 0, 9, 0);
  payload.must = reader.flag_or("must", false);
  payload.pieces = payload.beside.empty() ? 1 : 3;
  if (upgrade.charges == 0) reader.note("a device of an upgrade without charges", "a charge for each");
  reader.done();
  return payload;
}

// "cost": 5, or "cost_by_agility": {"1": 3, "2": 5}.
// Points of the campaign: one of three ways, or none of them for a card that only the base game has, or that a rank
// gives.
void read_cost(Reader& file, Upgrade& upgrade) {
  constexpr int kMost = 100;
  constexpr std::array kWays{"cost", "cost_by_agility", "cost_by_rank"};
  upgrade.given_by_rank = file.flag_or("given_by_rank", false);
  upgrade.least_initiative = file.whole_or("least_initiative", 0, 6, 0);
  upgrade.least_rank = file.whole_or("least_rank", 0, 8, 0);
  file.allow("path");
  if (file.has("path")) {
    const std::vector<std::string> paths{name_of(Path::ace), name_of(Path::force_user), name_of(Path::coordinate),
                                         name_of(Path::tech)};
    if (const auto path = file.word("path", paths)) {
      const auto found = std::find(paths.begin(), paths.end(), *path);
      upgrade.path = kPaths[static_cast<std::size_t>(found - paths.begin())];
    }
  }
  upgrade.ability = file.text_or("ability", "");
  for (const char* way : kWays) file.allow(way);
  const auto ways = std::count_if(kWays.begin(), kWays.end(), [&](const char* way) { return file.has(way); });
  if (ways > 1) file.note_at("cost", "several costs", "one of them");
  upgrade.in_alpha = ways > 0;
  if (ways == 0 && !upgrade.given_by_rank && !file.has("squad_points"))
    file.note("a card without a price", "cost, cost_by_agility, cost_by_rank or squad_points");
  upgrade.cost = file.whole_or("cost", 0, kMost, 0);
  upgrade.cost_by_rank = file.whole_or("cost_by_rank", 1, 9, 0);
  if (!file.has("cost_by_agility")) return;
  auto costs = file.member("cost_by_agility");
  if (!costs) return;
  for (int agility = 0; agility <= 4; ++agility) {
    const std::string key = std::to_string(agility);
    costs->allow(key);
    if (!costs->has(key)) continue;
    if (const auto cost = costs->whole(key, 0, kMost)) upgrade.cost_by_agility[agility] = *cost;
  }
  if (costs->json().empty()) file.note_at("cost_by_agility", "no cost", "at least one");
  costs->done();
}

// "squad_points": {"value": 4, "source": ...} or {"by": "agility", "values": {"0": 3}, "source": ...}.
void read_points(Reader& reader, SquadPoints& points) {
  constexpr int kMost = 200;
  const std::vector<std::string> figures{"size", "agility", "initiative"};
  reader.text("source");
  for (const char* key : {"by", "values"}) reader.allow(key);
  if (!reader.has("by")) {
    points.value = reader.whole("value", 0, kMost).value_or(0);
    return reader.done();
  }
  if (const auto by = reader.word("by", figures)) {
    const auto found = std::find(figures.begin(), figures.end(), *by);
    points.by = static_cast<PointsBy>(found - figures.begin() + 1);
  }
  auto values = reader.member("values");
  for (int figure = 0; values && figure <= 8; ++figure) {
    const std::string key = points.by == PointsBy::size && figure < 3
                                ? std::string(geom::name_of(static_cast<geom::BaseKind>(figure)))
                                : std::to_string(figure);
    values->allow(key);
    if (!values->has(key)) continue;
    if (const auto value = values->whole(key, 0, kMost)) points.values[figure] = *value;
  }
  if (values) values->done();
  reader.done();
}

void read_sides(Reader& sides, Upgrade& upgrade) {
  upgrade.two_sided = true;
  upgrade.closed_name = sides.text("closed").value_or("");
  upgrade.open_name = sides.text("open").value_or("");
  upgrade.open_actions = read_actions(sides, "open_actions");
  sides.done();
}

// What a ship needs to have it.
void read_limits(Reader& file, Upgrade& upgrade) {
  for (Reader& ship : file.items("ships", false)) {
    if (const auto id = ship.as_text()) upgrade.ships.push_back(*id);
  }
  for (Reader& base : file.items("bases", false)) upgrade.bases.push_back(base_in(base));
  const auto optional_word = [&](const char* key, const std::vector<std::string>& words) {
    file.allow(key);
    return file.has(key) ? file.word(key, words).value_or("") : "";
  };
  upgrade.needs_action = optional_word("needs_action", action_types());
  upgrade.lacks_action = optional_word("lacks_action", action_types());
  upgrade.needs_slot = optional_word("needs_slot", slots());
  upgrade.least_shields = file.whole_or("least_shields", 0, 20, 0);
  upgrade.copies = file.whole_or("copies", 0, 9, 1);
  upgrade.limited = file.whole_or("limited", 0, 9, 0);
  upgrade.non_limited = file.flag_or("non_limited", false);
  upgrade.squad_slots = read_slots(file, "squad_slots", false);
  upgrade.takes_slots = read_slots(file, "takes_slots", false);
  for (Reader& faction : file.items("factions", false)) {
    if (const auto name = faction.as_word(factions())) upgrade.factions.push_back(*name);
  }
  upgrade.or_named = file.text_or("or_named", "");
  for (Reader& ship : file.items("squad_ships", false)) {
    if (const auto id = ship.as_text()) upgrade.squad_ships.push_back(*id);
  }
  for (Reader& base : file.items("squad_bases", false)) upgrade.squad_bases.push_back(base_in(base));
  upgrade.squad_action = optional_word("squad_action", action_types());
  upgrade.squad_colour = optional_word("squad_colour", {"white", "red"});
  upgrade.squad_limited = file.whole_or("squad_limited", 0, 9, 0);
  upgrade.needs_ability = file.text_or("needs_ability", "");
  upgrade.needs_force = optional_word("needs_force", {"light", "dark"});
  upgrade.needs_kind = optional_word("needs_kind", slots());
  upgrade.needs_rear_arc = file.flag_or("needs_rear_arc", false);
  upgrade.standardized = file.flag_or("standardized", false);
  upgrade.xws = file.text_or("xws", "");
  upgrade.by_hand = file.flag_or("by_hand", false);
}

}  // namespace

void read_upgrade(Reader& file, Draft& draft) {
  Upgrade upgrade;
  const auto id = file.text("id");
  upgrade.name = file.text("name").value_or("");
  upgrade.text = file.text("text").value_or("");
  file.text("source");
  file.allow("note");
  upgrade.rule = read_rule(file, draft);
  upgrade.slots = read_slots(file, "slots", true);
  const bool given = file.has("given_by_rank");
  if (file.has("slots") && upgrade.slots.empty() && !given) file.note_at("slots", "no slot", "at least one");
  upgrade.adds_slots = read_slots(file, "adds_slots", false);
  upgrade.charges = file.whole_or("charges", 0, 9, 0);
  upgrade.recurring = file.whole_or("recurring", -1, 9, 0);
  upgrade.recoverable = file.flag_or("recoverable", true);
  upgrade.hull = file.whole_or("hull", -5, 5, 0);
  upgrade.shields = file.whole_or("shields", -5, 5, 0);
  upgrade.force = file.whole_or("force", 0, 5, 0);
  upgrade.actions = read_actions(file, "actions");
  file.allow("linked_to_any");
  if (file.has("linked_to_any")) {
    if (auto action = file.member("linked_to_any")) upgrade.linked_to_any = read_action(*action);
  }
  upgrade.turret = file.flag_or("turret", false);
  for (const char* key : {"weapon", "payload", "sides"}) file.allow(key);
  if (file.has("weapon")) {
    if (auto weapon = file.member("weapon")) upgrade.weapon = read_weapon(*weapon, upgrade);
  }
  if (file.has("payload")) {
    if (auto payload = file.member("payload")) upgrade.payload = read_payload(*payload, upgrade);
  }
  if (file.has("sides")) {
    if (auto sides = file.member("sides")) read_sides(*sides, upgrade);
  }
  read_limits(file, upgrade);
  read_cost(file, upgrade);
  file.allow("squad_points");
  upgrade.in_squads = file.has("squad_points");
  if (upgrade.in_squads) {
    if (auto points = file.member("squad_points")) read_points(*points, upgrade.points);
  }
  if (!id || !claim(draft, file, "upgrade", *id)) return;
  upgrade.id = *id;
  draft.catalog.upgrades.emplace(*id, std::move(upgrade));
}

void read_abilities(Reader& file, Draft& draft) {
  file.allow("source");
  for (Reader& reader : file.items("abilities")) {
    ShipAbility ability;
    const auto id = read_described(reader, draft, ability);
    reader.allow("note");
    reader.done();
    if (!id || !claim(draft, reader, "ship ability", *id)) continue;
    ability.id = *id;
    draft.catalog.abilities.emplace(*id, std::move(ability));
  }
}

namespace {

DamageCard read_damage_card(Reader& reader, Draft& draft) {
  DamageCard card;
  card.number = reader.whole("number", 1, kMostDamageNumber).value_or(0);
  card.id = read_described(reader, draft, card).value_or("");
  reader.allow("trait");
  card.trait_known = reader.has("trait");
  if (card.trait_known) card.pilot = reader.word("trait", {"pilot", "ship"}).value_or("") == "pilot";
  card.copies = reader.whole("copies", 1, 99).value_or(0);
  card.repair_action = reader.flag("repair_action").value_or(false);
  card.weight = reader.whole_or("weight", 1, 9, 1);
  card.energy = reader.whole_or("energy", 0, 9, 0);
  reader.allow("note");
  reader.done();
  return card;
}

}  // namespace

void read_damage_deck(Reader& file, Draft& draft) {
  DamageDeck deck;
  const auto deck_id = file.text("id");
  deck.name = file.text("name").value_or("");
  file.text("source");
  auto cards = file.items("cards", true, 99);
  if (file.has("cards") && cards.empty()) file.note_at("cards", "no card", "at least one");
  int next = 0;  // any number may be the first
  for (Reader& reader : cards) {
    DamageCard card = read_damage_card(reader, draft);
    if (next != 0 && reader.has("number") && card.number != next) {
      reader.note_at("number", describe(reader.json()["number"]), std::to_string(next) + ": cards in order");
    }
    next = (next == 0 ? card.number : next) + 1;
    const bool fresh = claim(draft, reader, "damage card of " + deck_id.value_or(""), card.id);
    if (!fresh || !claim(draft, reader, "number of a damage card", std::to_string(card.number))) continue;
    deck.cards.push_back(std::move(card));
  }
  if (!deck_id || !claim(draft, file, "damage deck", *deck_id)) return;
  deck.id = *deck_id;
  draft.catalog.damage_decks.emplace(*deck_id, std::move(deck));
}

}  // namespace plotboard::data
