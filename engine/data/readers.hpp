#pragma once
// Inside the data module: one reader a file format. Each notes what is wrong through its Reader and returns what it
// could make of the file; whether ids, dials and rules of other files fit is checked afterwards (checks.cpp).

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "data/catalog.hpp"
#include "data/json.hpp"
#include "data/names.hpp"

namespace plotboard::data {

inline constexpr int kMostDice = 6;  // that a printed attack can have

// A rule id that a file names as its source.
struct Citation {
  std::string file, pointer, rule;
};

// A ship or an upgrade that a file names.
struct Naming {
  NamedThing kind;
  std::string file, pointer, id;
};

// What the readers fill. Rule sets are settings on top of their parent's until all files are read.
struct RuleSetFile {
  RuleSet set;  // id, name and parent only
  std::vector<std::function<void(RuleSet&)>> settings;
};
struct Draft {
  Catalog catalog;
  bool has_figures = false;
  std::map<std::string, RuleSetFile> rulesets;
  std::map<std::string, std::vector<std::vector<geom::Vec2>>> silhouettes;  // by ship
  std::vector<Citation> citations;
  std::vector<Naming> namings;
  std::vector<Citation> pilots_cards;          // `rule`: the card that a named pilot says is its ability
  std::map<std::string, std::string> origins;  // "ship t65xwing" -> file
};

// Notes an error at `key` unless `id` is new among its kind; remembers where it was defined.
bool claim(Draft& draft, Reader& reader, const std::string& kind, const std::string& id);

// "4K": notes anything else.
std::optional<geom::Maneuver> maneuver_in(Reader& reader, const std::string& code);
std::vector<std::string> words_in(const std::string& text);  // split at spaces
// The words that data files use for arcs; a turret stands for any arc of the ship's turret.
std::optional<geom::ArcKind> read_arc(Reader& reader, const std::string& key);
const std::vector<std::string>& factions();
const std::vector<std::string>& action_types();                                // "focus", "barrel-roll" ...
ShipAction read_action(Reader& reader);                                        // one entry of an action bar
std::vector<ShipAction> read_actions(Reader& reader, const std::string& key);  // a list of them, or none
geom::BaseKind base_in(Reader& reader);                                        // "small", "medium" ...
// Reads "rule" and keeps it as a citation to check.
std::string read_rule(Reader& reader, Draft& draft);
// How every card, ability and component begins: "id", "name", "text" and "rule". The id is for the caller to claim.
template <class Described>
std::optional<std::string> read_described(Reader& reader, Draft& draft, Described& thing) {
  auto id = reader.text("id");
  thing.name = reader.text("name").value_or("");
  thing.text = reader.text("text").value_or("");
  thing.rule = read_rule(reader, draft);
  return id;
}

// [[x,y], ...]: noted unless it is a simple polygon, counter-clockwise, within `reach` of the origin.
std::optional<std::vector<geom::Vec2>> read_polygon(Reader& reader, const std::string& key, double reach);
std::optional<std::vector<geom::Vec2>> polygon_in(Reader& reader, double reach, bool counter_clockwise);
// "polygon" and "parts" of a piece.
std::optional<geom::Shape> read_shape(Reader& piece);

void read_geometry(Reader& reader, Draft& draft);
void read_rules(Reader& reader, Draft& draft);
void read_ruleset(Reader& reader, Draft& draft);
void read_ship(Reader& reader, Draft& draft);
void read_abilities(Reader& reader, Draft& draft);
void read_upgrade(Reader& reader, Draft& draft);
void read_first_ship(Reader& file, Draft& draft);
void read_first_upgrades(Reader& file, Draft& draft);
void read_first_conditions(Reader& file, Draft& draft);
void read_damage_deck(Reader& reader, Draft& draft);
// Once all is loaded: first_types, first_cards and the places of pilots and damage cards.
void complete(Catalog& catalog);
void read_silhouette(Reader& reader, Draft& draft);
void read_card(Reader& reader, Draft& draft);
void read_card_lines(Reader& reader, AiCard& card);
void read_obstacles(Reader& reader, Draft& draft);
void read_devices(Reader& reader, Draft& draft);
void read_components(Reader& reader, Draft& draft);
void read_mission(Reader& reader, Draft& draft);
void read_pilot_cards(Reader& reader, Draft& draft);
void read_pilot_abilities(Reader& reader, Draft& draft);
void read_threat_levels(Reader& reader, Draft& draft);
void read_ready_squads(Reader& reader, Draft& draft);
void read_mission_balance(Reader& reader, Draft& draft);

// What only several files together can show: cards against dials, ids against each other. The file names of what is
// in the draft stand in its origins.
void check_references(const Draft& draft, const Catalog& catalog, base::Errors& errors);
void check_pilots(const Draft& draft, const Catalog& catalog, base::Errors& errors);
// Its missions (mission_checks.cpp).
void check_missions(const Draft& draft, const Catalog& catalog, base::Errors& errors);
void check_mission_balance(const Draft& draft, const Catalog& catalog, base::Errors& errors);

}  // namespace plotboard::data
