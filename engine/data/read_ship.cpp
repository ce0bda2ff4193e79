#include "data/card_kind.hpp"
#include "data/readers.hpp"

namespace plotboard::data {

namespace {

// "2TW 2BB 2FB": speed, bearing, difficulty.
void read_dial_row(Reader& row, Dial& dial) {
  const auto text = row.as_text();
  if (!text) return;
  for (const std::string& word : words_in(*text)) {
    const auto maneuver = geom::maneuver_from_code(word.substr(0, 2));
    const std::size_t colour = word.size() == 3 ? std::string_view("BWRP").find(word[2]) : std::string_view::npos;
    if (!maneuver || colour == std::string_view::npos) {
      row.note(describe(word), "speed, bearing and difficulty, such as \"2YW\"");
    } else if (dial.has(*maneuver)) {
      row.note(describe(word) + " again", "each maneuver of a dial once");
    } else {
      dial.entries.push_back({*maneuver, static_cast<geom::Difficulty>(colour)});
    }
  }
}

}  // namespace

const std::vector<std::string>& factions() {
  static const std::vector<std::string> all{"rebelalliance", "galacticempire",   "scumandvillainy",   "firstorder",
                                            "resistance",    "galacticrepublic", "separatistalliance"};
  return all;
}

const std::vector<std::string>& slots() {
  static const std::vector<std::string> all{"talent", "force-power", "system", "cannon", "turret", "torpedo", "missile",
                                            "crew", "gunner", "astromech", "payload", "illicit", "modification",
                                            "configuration", "tech", "title", "command", "hardpoint", "cargo", "team",
                                            "tactical-relay",
                                            // Career path of the campaign (data/alpha_book.hpp).
                                            "pilot-ability", "force-talent", "crew-ability"};
  return all;
}

const std::vector<std::string>& action_types() {
  static const std::vector<std::string> all{"focus",     "evade",      "lock",       "barrel-roll", "boost",
                                            "calculate", "cloak",      "coordinate", "jam",         "reinforce",
                                            "reload",    "rotate-arc", "slam"};
  return all;
}

geom::BaseKind base_in(Reader& reader) {
  static const std::vector<std::string> names{"small", "medium", "large", "huge-gr75", "huge-cr90"};
  const auto name = reader.as_word(names);
  return name ? geom::base_kind_named(*name).value_or(geom::BaseKind::small) : geom::BaseKind::small;
}

std::vector<std::string> read_slots(Reader& reader, const std::string& key, bool required) {
  std::vector<std::string> words;
  for (Reader& slot : reader.items(key, required, 20)) {
    if (const auto word = slot.as_word(slots())) words.push_back(*word);
  }
  return words;
}

ShipAction read_action(Reader& reader) {
  static const std::vector<std::string> difficulties{"white", "red", "purple"};
  ShipAction action;
  action.type = reader.word("type", action_types()).value_or("");
  action.difficulty = reader.word("difficulty", difficulties).value_or("");
  if (reader.has("linked")) {
    if (auto linked = reader.member("linked")) {
      action.linked = linked->word("type", action_types()).value_or("");
      action.linked_difficulty = linked->word("difficulty", difficulties).value_or("");
      linked->done();
    }
  }
  reader.done();
  return action;
}

std::vector<ShipAction> read_actions(Reader& reader, const std::string& key) {
  std::vector<ShipAction> actions;
  for (Reader& action : reader.items(key, false)) actions.push_back(read_action(action));
  return actions;
}

std::string read_rule(Reader& reader, Draft& draft) {
  const auto rule = reader.text("rule");
  if (!rule) return "";
  draft.citations.push_back({reader.file(), reader.pointer() + "/rule", *rule});
  return *rule;
}

std::vector<std::string> words_in(const std::string& text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text + ' ') {
    if (c != ' ') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  return words;
}

std::optional<geom::Maneuver> maneuver_in(Reader& reader, const std::string& code) {
  const auto maneuver = geom::maneuver_from_code(code);
  if (!maneuver) reader.note(describe(code), "a maneuver: speed and bearing, such as \"2Y\"");
  return maneuver;
}

std::optional<geom::ArcKind> read_arc(Reader& reader, const std::string& key) {
  static const std::vector<std::string> words{"front",     "rear",     "left",   "right",        "full-front",
                                              "full-rear", "bullseye", "turret", "double-turret"};
  const auto word = reader.word(key, words);
  if (!word) return std::nullopt;
  if (*word == "turret") return geom::ArcKind::turret_front;
  if (*word == "double-turret") return geom::ArcKind::double_turret_front_rear;
  return geom::arc_named(*word);
}

namespace {

GenericPilot read_pilot(Reader& reader, const Ship& ship) {
  GenericPilot pilot;
  pilot.id = reader.text("id").value_or("");
  pilot.name = reader.text("name").value_or("");
  pilot.faction = reader.word("faction", ship.factions).value_or("");
  pilot.initiative = reader.whole("initiative", 0, 8).value_or(1);
  pilot.slots = read_slots(reader, "slots", true);
  pilot.points = reader.whole_or("points", 0, 500, 0);
  pilot.limited = reader.whole_or("limited", 0, 9, 0);
  pilot.force = reader.whole_or("force", 0, 5, 0);
  reader.allow("force_side");
  if (reader.has("force_side")) pilot.force_side = reader.word("force_side", {"light", "dark"}).value_or("");
  pilot.actions = read_actions(reader, "actions");
  return pilot;
}

// Its "text", or the "card" of others that says the same.
void read_own_ability(Reader& reader, Draft& draft, GenericPilot& pilot) {
  pilot.card = reader.text_or("card", "");
  if (!pilot.card.empty()) draft.pilots_cards.push_back({reader.file(), reader.pointer() + "/card", pilot.card.text()});
  PilotAbility ability;
  ability.name = pilot.name;
  ability.text = reader.text_or("text", "");
  ability.rule = kNamedPilotRule;
  ability.of_squads = true;
  ability.by_hand = reader.flag_or("by_hand", false);
  ability.charges = reader.whole_or("charges", 0, 9, 0);
  ability.recurring = reader.whole_or("recurring", -1, 9, 0);
  if (ability.text.empty()) return;
  if (!pilot.card.empty()) reader.note_at("card", describe(pilot.card.text()), "either a text or a card");
  ability.id = reader.text_or("ability", pilot.id.text());  // where the campaign has another ability of that id
  if (!claim(draft, reader, "pilot ability", ability.id)) return;
  pilot.card = pilot_ability_card(ability.id);
  const Id id = ability.id;
  draft.catalog.pilot_abilities.emplace(id, std::move(ability));
}

}  // namespace

void read_ship(Reader& file, Draft& draft) {
  Ship ship;
  const auto id = file.text("id");
  ship.name = file.text("name").value_or("");
  file.text("source");
  file.allow("overlay");
  if (auto base = file.value("base")) ship.base = base_in(*base);
  for (Reader& faction : file.items("factions")) {
    if (const auto name = faction.as_word(factions())) ship.factions.push_back(*name);
  }
  for (Reader& attack : file.items("attacks")) {
    const auto arc = read_arc(attack, "arc");
    const int dice = attack.whole("dice", 1, 6).value_or(1);
    attack.done();
    if (arc) ship.attacks.push_back({*arc, dice});
  }
  ship.agility = file.whole("agility", 0, 4).value_or(0);
  ship.hull = file.whole("hull", 1, 30).value_or(1);
  ship.shields = file.whole("shields", 0, 20).value_or(0);
  for (Reader& action : file.items("actions")) ship.actions.push_back(read_action(action));
  for (Reader& ability : file.items("abilities", false)) {
    if (const auto name = ability.as_text()) ship.abilities.push_back(*name);
  }
  for (Reader& docked : file.items("carries", false)) {
    if (const auto name = docked.as_text()) ship.carries.push_back(*name);
  }
  ship.freighter = file.flag_or("freighter", false);
  for (Reader& row : file.items("dial")) read_dial_row(row, ship.dial);
  if (file.has("dial") && ship.dial.entries.empty()) file.note_at("dial", "no maneuver", "at least one");
  for (Reader& reader : file.items("generics")) {
    GenericPilot pilot = read_pilot(reader, ship);
    reader.done();
    ship.generics.push_back(std::move(pilot));
  }
  for (Reader& reader : file.items("named", false)) {
    GenericPilot pilot = read_pilot(reader, ship);
    read_own_ability(reader, draft, pilot);
    reader.done();
    ship.named.push_back(std::move(pilot));
  }
  if (!id || !claim(draft, file, "ship", *id)) return;
  ship.id = *id;
  draft.catalog.ships.emplace(*id, std::move(ship));
}

void read_silhouette(Reader& file, Draft& draft) {
  const auto ship = file.text("ship");
  file.text("source");
  std::vector<std::vector<geom::Vec2>> polygons;
  constexpr double kReach = 4;  // half base widths: wings may stand out, huge ships are long
  for (Reader& reader : file.items("polygons", true, 64)) {
    if (auto polygon = polygon_in(reader, kReach, false)) polygons.push_back(std::move(*polygon));
  }
  if (!ship || !claim(draft, file, "silhouette", *ship)) return;
  draft.silhouettes.emplace(*ship, std::move(polygons));
}

}  // namespace plotboard::data
