#pragma once
// What an edition brings to the client, as one value: words, figures, and the lists of ships, obstacles and devices to
// choose from on a table; and how a ship of a type comes onto it. Whoever would ask which edition it is asks this
// value. Ids of the first edition begin with "1e-"; obstacles are the same cardboard in both, but for tokens of its
// own. Pure.

#include <string>
#include <vector>

#include "data/by_id.hpp"
#include "data/ship.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
struct FirstPilot;
}  // namespace plotboard::data

namespace plotboard::desk {

struct PhaseName {
  state::Phase phase;
  const char* name;
  const char* term;  // of the glossary
};

struct Edition {
  geom::Edition rules = geom::Edition::second;
  const char* initiative = "";  // "initiative", "pilot skill"
  int highest_initiative = 0;   // upgrades included
  int nearest_range = 0;        // of a measurement: bases that touch are at 0, in the first edition at 1 (1e-range-7)
  bool has_ai_cards = true;
  const char* lock = "";           // the label of the field
  const char* more_arcs = "";      // the button for arcs that are rarer
  const char* place_rule = "";     // by which rule ships are placed,
  const char* obstacle_rule = "";  // and obstacles
  std::vector<PhaseName> phases;   // of a round, as the bar names them

  // As words and signs ask for it (words::english_word, scene::words_of).
  [[nodiscard]] bool is_first() const { return rules == geom::Edition::first; }
  [[nodiscard]] const data::ById<data::Ship>& ships(const data::Catalog& catalog) const;
  [[nodiscard]] bool has_obstacle(const std::string& obstacle) const;
  [[nodiscard]] bool has_device(const std::string& device) const;
  [[nodiscard]] bool has_base(geom::BaseKind base) const;
};
const Edition& edition_of(geom::Edition edition);
const Edition& edition_of(const data::Catalog& catalog, const state::Table* table);  // null: the second

// All pilots of the first edition for that type of ship, the lowest skill first.
std::vector<const data::FirstPilot*> pilots_for(const data::Catalog& catalog, const std::string& ship);
// Who may fly ships of that type: pilots of the cards, or the second edition's generic ones.
struct PilotChoice {
  Id id;
  std::string name;
  int initiative = 1;  // or pilot skill
  Id faction;
};
std::vector<PilotChoice> pilots_of(const data::Catalog& catalog, const data::Ship& type);
// Puts that pilot in: faction, initiative, and a huge ship's aft card.
void fly_with(const data::Catalog& catalog, state::Piece& ship, const PilotChoice& pilot);

}  // namespace plotboard::desk
