#pragma once
// Turns a table and what the desk wants shown on it into a Picture. Pure: same input, same picture.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "ai/ai.hpp"
#include "rules/rules.hpp"
#include "scene/camera.hpp"
#include "scene/moments.hpp"
#include "scene/picture.hpp"
#include "scene/theme.hpp"

namespace plotboard::scene {

struct ShownArc {
  std::string ship;
  geom::ArcKind kind;
  bool bands = true;                  // shade ranges 1 to 3 (5 for huge) in the arc
  std::optional<geom::Pose> at = {};  // as if it stood there
};
struct Said {  // a line beside a ghost
  enum class Tone : std::uint8_t { plain, good, bump, obstacle, grave, threat } tone = Tone::plain;
  std::string words;
  friend bool operator==(const Said&, const Said&) = default;
};
struct GhostMove {  // a maneuver's preview
  std::string ship;
  rules::MoveOutcome outcome;
  geom::Difficulty difficulty = geom::Difficulty::white;
  std::vector<Said> words = {};  // what it would come to
};
struct PlannedShip {  // where a ship will stand whose dial is set
  std::string ship;
  geom::Pose end;
  geom::Template flown;
  std::string warning;  // who is in its way; "" nobody
};
// A battle on the board.
struct Offer {                      // something that can be picked now
  std::string piece;                // lit up, or ""
  std::optional<geom::Pose> ghost;  // where `ship` would stand
  std::string ship;
  std::string label;  // the key that picks it
  bool legal = true, pointed = false;
  state::Section section = state::Section::none;  // of that piece, a huge ship, it alone
  std::vector<Said> words = {};                   // beside the ghost while it is pointed at
};
struct ShotShown {
  std::string attacker, defender;
  geom::Segment line;  // along which the range was measured
  std::string words;   // "range 2, obstructed"
  Ids obstructed_by;
  state::Section section = state::Section::none;  // of a huge ship that is shot at: it is lit, with its mid-line
  state::Section from = state::Section::none;     // of a huge ship that shoots
};
struct HeldShown {  // not where it is shown yet: in the hand during set-up, or in a place that its wing would take
  std::string piece;
  geom::Pose pose;
  bool legal = true;
  std::string words;  // beside it, or ""
};
struct BattleShown {
  bool on = false;
  std::vector<Offer> offers;
  std::set<std::string> may_act;  // whose turn it can be
  std::optional<ShotShown> shot;
  std::map<std::string, std::string> dials;  // those that whoever looks may know, in words
  double deploy_mm = 0;                      // depth of the strips to deploy in; 0: not shown
  state::Side deploys = state::Side::none;   // whose strip; none: both
  std::vector<geom::Box> lit;                // where the middle of what is in the hand may be
  std::vector<HeldShown> held;
  bool dice = false;  // those of the running attack lie beside its ships
};
struct MissionShown {  // zones, exits and arrows of the mission's map
  bool on = false;
  bool set_up = false;  // deployment areas are lit: pilots are being placed, or the map is studied
  bool labels = true;   // names of all that
};
struct Overlay {
  std::set<std::string> selected;
  std::string hovered;
  std::string beacon;  // pointed at in a list: a ring shows where it is
  std::vector<ShownArc> arcs;
  bool all_front_arcs = false;
  std::string range_rings;               // ship whose range bands all round are shaded
  std::vector<rules::Verdict> verdicts;  // what is measured: line and headline
  bool verdicts_said = true;             // beside what was measured; false: the headline stands elsewhere
  std::optional<GhostMove> ghost;
  std::vector<PlannedShip> plans;
  std::map<std::string, geom::Pose> dragged;  // where pieces are shown while a hand moves them
  const ai::Decision* decision = nullptr;     // the AI's reasons on the board
  std::vector<Said> decision_words;           // what its maneuver comes to
  std::optional<std::size_t> step;            // only this step's marks, stronger; else all
  // What has just happened, while it is shown: the table drawn is that of the moment (moments.hpp). Null: nothing.
  const Timeline* timeline = nullptr;
  double moment = 0;  // seconds at normal speed
  bool calm = false;  // motion is reduced: nothing shakes, flashes or moves; ships jump and leave a trace
  bool grid = true;
  bool guides = true;
  bool names = true;
  bool silhouettes = true;
  bool table_mode = false;       // large numbers and symbols
  double interface_scale = 1.0;  // 0.75 to 3
  bool has_mat = false;
  BattleShown battle;
  MissionShown mission;
  std::vector<Plate> plates;  // of the picture before this one: plates stay where they are
};
Picture board_picture(const data::Catalog& catalog, const state::Table& table, const Overlay& overlay,
                      const Theme& theme, const Camera& camera);
// The piece under a point, topmost first (ships, templates, markers, obstacles); "" for none. `reach_mm` widens small
// ones.
std::string piece_at(const data::Catalog& catalog, const state::Table& table, geom::Vec2 mm, double reach_mm);
// Ids of pieces whose centre lies in the rectangle.
Ids pieces_in(const state::Table& table, geom::Vec2 low, geom::Vec2 high);

}  // namespace plotboard::scene
