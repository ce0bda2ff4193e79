// Ships, pilots, upgrades and conditions of the first edition.
#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "data/readers.hpp"

namespace plotboard::data {

namespace {

constexpr int kMostFirstPoints = 200, kHighestSkill = 12;

const std::vector<std::string>& first_slots() {
  static const std::vector<std::string> all{
      "elite",  "torpedo", "missile", "cannon",       "turret", "bomb",      "crew", "astromech", "salvaged-astromech",
      "system", "tech",    "illicit", "modification", "title",  "hardpoint", "team", "cargo"};
  return all;
}
const std::vector<std::string>& first_actions() {
  static const std::vector<std::string> all{"focus",   "lock",      "barrel-roll", "boost",      "evade",
                                            "cloak",   "slam",      "reload",      "coordinate", "jam",
                                            "recover", "reinforce", "rotate-arc"};
  return all;
}
const std::vector<std::string>& first_arcs() {
  static const std::vector<std::string> all{"front", "turret", "auxiliary-rear", "auxiliary-180", "mobile", "bullseye"};
  return all;
}

FirstArc arc_named(const std::string& word) {
  const auto& all = first_arcs();
  return static_cast<FirstArc>(std::find(all.begin(), all.end(), word) - all.begin());
}

std::vector<std::string> words_of(Reader& reader, const std::string& key, const std::vector<std::string>& known,
                                  bool required = false) {
  std::vector<std::string> words;
  for (Reader& each : reader.items(key, required, 20)) {
    if (const auto word = each.as_word(known)) words.push_back(*word);
  }
  return words;
}

Ids ids_of(const std::vector<std::string>& words) {
  Ids ids;
  for (const std::string& word : words) ids.push_back(word);
  return ids;
}

// "range": [2, 3].
std::optional<std::pair<int, int>> read_band(Reader& reader) {
  reader.allow("range");
  if (!reader.has("range")) return std::nullopt;
  std::vector<int> ends;
  for (Reader& end : reader.items("range")) {
    if (const auto band = end.as_number(1, 5)) ends.push_back(static_cast<int>(*band));
  }
  if (ends.size() == 2 && ends[0] <= ends[1]) return std::pair{ends[0], ends[1]};
  reader.note_at("range", "no range", "[nearest, farthest], each from 1 to 5");
  return std::nullopt;
}

FirstFigures read_figures(Reader& reader, int low) {
  FirstFigures figures;
  figures.skill = reader.whole_or("skill", low, kHighestSkill, 0);
  figures.attack = reader.whole_or("attack", low, kMostDice, 0);
  figures.agility = reader.whole_or("agility", low, 6, 0);
  figures.hull = reader.whole_or("hull", low, 20, 0);
  figures.shields = reader.whole_or("shields", low, 20, 0);
  figures.energy = reader.whole_or("energy", low, 20, 0);
  return figures;
}

// "2TW 2BG 2FG": speed, bearing, colour.
void read_row(Reader& row, Dial& dial) {
  const auto text = row.as_text();
  if (!text) return;
  for (const std::string& word : words_in(*text)) {
    const auto maneuver = geom::maneuver_from_code(word.substr(0, 2));
    const std::size_t colour = word.size() == 3 ? std::string_view("GWR").find(word[2]) : std::string_view::npos;
    if (!maneuver || colour == std::string_view::npos) {
      row.note(describe(word), "speed, bearing and colour (G, W or R), such as \"2YW\"");
    } else if (dial.has(*maneuver)) {
      row.note(describe(word) + " again", "each maneuver of a dial once");
    } else {
      dial.entries.push_back({*maneuver, static_cast<geom::Difficulty>(colour)});
    }
  }
}

// "1B3 1N3": speed, bearing, energy.
void read_energy_row(Reader& row, std::vector<EnergyDialEntry>& dial) {
  const auto text = row.as_text();
  if (!text) return;
  for (const std::string& word : words_in(*text)) {
    const auto maneuver = geom::maneuver_from_code(word.substr(0, 2));
    const bool digit = word.size() == 3 && word[2] >= '0' && word[2] <= '9';
    if (!maneuver || !digit) {
      row.note(describe(word), "speed, bearing and energy, such as \"1F3\"");
    } else {
      dial.push_back({*maneuver, word[2] - '0'});
    }
  }
}

FirstPilot read_pilot(Reader& reader, const FirstShip& ship, Draft& draft) {
  FirstPilot pilot;
  const auto id = reader.text("id");
  pilot.xws = reader.text("xws").value_or("");
  pilot.name = reader.text("name").value_or("");
  pilot.text = reader.text_or("text", "");
  pilot.faction = reader.word("faction", ship.factions).value_or("");
  reader.allow("skill");
  if (reader.has("skill")) pilot.skill = reader.whole("skill", 0, kHighestSkill);
  pilot.points = reader.whole_or("points", 0, kMostFirstPoints, 0);
  pilot.unique = reader.flag_or("unique", false);
  pilot.slots = words_of(reader, "slots", first_slots(), true);
  if (reader.has("figures")) {
    if (auto figures = reader.member("figures")) {
      pilot.figures = read_figures(*figures, 0);
      figures->done();
    }
  }
  reader.allow("slot_arcs");
  for (Reader& each : reader.items("slot_arcs", false)) {
    const auto arc = each.word("arc", first_arcs());
    const auto slot = each.word("slot", first_slots());
    each.done();
    if (arc && slot) pilot.slot_arcs.push_back({*slot, arc_named(*arc)});
  }
  pilot.range = read_band(reader);
  reader.done();
  if (id && claim(draft, reader, "pilot", *id)) pilot.id = *id;
  return pilot;
}

void read_huge(Reader& file, FirstShip& ship) {
  for (const char* key :
       {"hull_of", "section", "energy_dial", "energy", "epic_points_tenths", "decks", "attack_arc", "section_arcs"})
    file.allow(key);
  if (!geom::is_huge(ship.base)) return;
  static const std::vector<std::string> printed{"huge-fore",  "huge-aft-left", "huge-aft-right", "fore-left",
                                                "fore-right", "aft-left",      "aft-right"};
  for (const std::string& word : words_of(file, "section_arcs", printed))
    ship.section_arcs.push_back(*geom::arc_named(word));
  if (ship.attack) {
    if (const auto word = file.word("attack_arc", {"huge-fore", "section-turret"}))
      ship.attack_arc = geom::arc_named(*word);
  }
  ship.hull_of = file.text("hull_of").value_or("");
  if (const auto section = file.word("section", {"single", "fore", "aft"}))
    ship.section = *section == "fore" ? Section::fore : *section == "aft" ? Section::aft : Section::none;
  for (Reader& row : file.items("energy_dial")) read_energy_row(row, ship.energy_dial);
  ship.energy = file.whole_or("energy", 0, 20, 0);
  ship.epic_points_tenths = file.whole_or("epic_points_tenths", 0, 100, 0);
  for (Reader& deck : file.items("decks")) {
    if (const auto name = deck.as_text()) ship.decks.push_back(*name);
  }
  const std::size_t wanted = ship.section == Section::none ? 2 : 1;
  if (file.has("decks") && ship.decks.size() != wanted) {
    file.note_at("decks", std::to_string(ship.decks.size()) + " decks",
                 wanted == 2 ? "two: fore and aft" : "one: that of the half");
  }
}

}  // namespace

void read_first_ship(Reader& file, Draft& draft) {
  FirstShip ship;
  const auto id = file.text("id");
  ship.xws = file.text("xws").value_or("");
  ship.name = file.text("name").value_or("");
  file.text("source");
  if (auto base = file.value("base")) ship.base = base_in(*base);
  ship.factions = words_of(file, "factions", factions(), true);
  file.allow("attack");
  if (file.has("attack")) ship.attack = file.whole("attack", 0, kMostDice);
  for (const std::string& word : words_of(file, "arcs", first_arcs())) ship.arcs.push_back(arc_named(word));
  ship.agility = file.whole("agility", 0, 4).value_or(0);
  ship.hull = file.whole("hull", 1, 30).value_or(1);
  ship.shields = file.whole("shields", 0, 20).value_or(0);
  ship.actions = ids_of(words_of(file, "actions", first_actions(), true));
  const bool huge = geom::is_huge(ship.base);
  file.allow("dial");
  for (Reader& row : file.items("dial", !huge)) read_row(row, ship.dial);
  if (!huge && file.has("dial") && ship.dial.entries.empty()) file.note_at("dial", "no maneuver", "at least one");
  read_huge(file, ship);
  ship.silhouette = file.text_or("silhouette", "");
  for (Reader& reader : file.items("pilots")) ship.pilots.push_back(read_pilot(reader, ship, draft));
  if (!id || !claim(draft, file, "ship", *id)) return;
  ship.id = *id;
  draft.catalog.first_ships.emplace(*id, std::move(ship));
}

namespace {

FirstWeapon read_first_weapon(Reader& reader) {
  FirstWeapon weapon;
  weapon.dice = reader.whole("dice", 0, kMostDice).value_or(0);
  if (const auto band = read_band(reader)) std::tie(weapon.nearest, weapon.farthest) = *band;
  weapon.energy = reader.whole_or("energy", 0, 9, 0);
  weapon.needs = ids_of(words_of(reader, "needs", {"lock", "focus"}));
  weapon.spends = reader.flag_or("spends", false);
  weapon.discards = reader.flag_or("discards", false);
  weapon.twice = reader.flag_or("twice", false);
  reader.allow("arc");
  if (reader.has("arc")) weapon.all_round = reader.word("arc", {"printed", "all"}) == "all";
  if (weapon.spends && weapon.needs.empty()) reader.note_at("spends", "nothing to spend", "\"needs\" to name it");
  reader.done();
  return weapon;
}

FirstBomb read_bomb(Reader& reader) {
  FirstBomb bomb;
  bomb.device = reader.text("device").value_or("");
  bomb.beside = reader.text_or("beside", "");
  bomb.obstacle = reader.text_or("obstacle", "");
  bomb.by_action = reader.flag_or("by_action", false);
  bomb.discards = reader.flag_or("discards", false);
  reader.done();
  return bomb;
}

void read_first_upgrade(Reader& reader, const std::string& slot, Draft& draft) {
  FirstUpgrade upgrade;
  upgrade.slot = slot;
  const auto id = reader.text("id");
  upgrade.xws = reader.text("xws").value_or("");
  upgrade.name = reader.text("name").value_or("");
  upgrade.text = reader.text("text").value_or("");
  upgrade.points = reader.whole("points", -20, kMostFirstPoints).value_or(0);
  upgrade.unique = reader.flag_or("unique", false);
  upgrade.limited = reader.flag_or("limited", false);
  upgrade.fills = reader.whole_or("fills", 1, 2, 1);
  upgrade.squad_limit = reader.whole_or("squad_limit", 0, 9, 0);
  upgrade.other_side = reader.text_or("other_side", "");
  upgrade.factions = words_of(reader, "factions", factions());
  for (Reader& ship : reader.items("ships", false)) {
    if (const auto name = ship.as_text()) upgrade.ships.push_back(*name);
  }
  upgrade.sizes = words_of(reader, "sizes", {"small", "large", "huge"});
  for (const char* key : {"weapon", "bomb"}) reader.allow(key);
  if (reader.has("weapon")) {
    if (auto weapon = reader.member("weapon")) upgrade.weapon = read_first_weapon(*weapon);
  }
  if (reader.has("bomb")) {
    if (auto bomb = reader.member("bomb")) upgrade.bomb = read_bomb(*bomb);
  }
  upgrade.energy_limit = reader.whole_or("energy_limit", 0, 9, 0);
  if (upgrade.weapon && upgrade.weapon->energy > upgrade.energy_limit) {
    reader.note_at("energy_limit", describe(upgrade.energy_limit), "what an attack with the weapon costs, or more");
  }
  upgrade.adds_slots = words_of(reader, "adds_slots", first_slots());
  upgrade.adds_actions = ids_of(words_of(reader, "adds_actions", first_actions()));
  upgrade.adds = read_figures(reader, -5);
  reader.done();
  if (!id || !claim(draft, reader, "upgrade", *id)) return;
  upgrade.id = *id;
  draft.catalog.first_upgrades.emplace(*id, std::move(upgrade));
}

}  // namespace

void read_first_upgrades(Reader& file, Draft& draft) {
  file.text("id");
  const auto slot = file.word("slot", first_slots());
  file.text("source");
  for (Reader& upgrade : file.items("upgrades")) read_first_upgrade(upgrade, slot.value_or(""), draft);
}

void read_first_conditions(Reader& file, Draft& draft) {
  file.allow("source");
  for (Reader& reader : file.items("conditions")) {
    FirstCondition condition;
    const auto id = read_described(reader, draft, condition);
    condition.unique = reader.flag_or("unique", false);
    reader.done();
    if (!id || !claim(draft, reader, "condition", *id)) continue;
    condition.id = *id;
    draft.catalog.first_conditions.emplace(*id, std::move(condition));
  }
}

}  // namespace plotboard::data
