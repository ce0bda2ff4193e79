#pragma once
// What the program remembers between runs; kept as settings.json in the user's folder. A damaged file is set aside
// (renamed .damaged), defaults are used and a message says so.
#include <array>
#include <map>
#include <string>
#include <vector>

#include "base/base.hpp"

namespace plotboard::desk {

inline constexpr std::size_t kMostRecent = 12;
inline constexpr std::array<const char*, 8> kFolderKinds{"open", "save", "picture", "report",
                                                         "log",  "mat",  "squad",   "squad"};
inline constexpr std::array<const char*, 4> kWaysToFly{"people", "bot", "referee", "typed"};  // as desk::FlownBy
struct Settings {
  double text_scale = 1.0;  // within the limits of text_size.hpp
  std::string theme = "night";
  bool tour_done = false;
  int lesson_battle = 0, lesson_mission = 0;  // desk/lesson.hpp: how far one has come
  bool lessons_closed = false;                // the start screen offers them no more
  bool plastic = true;                        // dragged bases push others; else they pass freely
  bool grid = true, guides = true, silhouettes = true, names = true, all_front_arcs = false;
  bool foresight = true;  // arcs, ghosts and what a ship would see, while a person chooses
  // How long a maneuver of middle speed flies; all else that is shown of a battle takes its time by it. 0: nothing is.
  double flight_seconds = 0.6;
  bool reduced_motion = false;  // nothing shakes, flashes or moves: ships jump and leave a trace
  bool follow = true;           // the view goes where something happens out of sight, and comes back
  bool muted = false;
  // 0 to 1: of everything, and of its groups: what ships and weapons do; dice; phases and buttons
  double volume = 0.7, volume_ships = 1, volume_dice = 1, volume_interface = 0.6;
  bool ask_everything = false;                 // turns and questions without a choice wait for a click as well
  bool confirm_dials = false;                  // Planning ends by a press, not with the last dial
  bool others_wait = false;                    // AI ships and stand-ins act by a press, a step each
  bool show_decisions = true;                  // an AI ship's decision is shown before it is flown
  double pause_seconds = 1.2;                  // between AI ships while the phase runs
  double screen_pixels_per_mm = 0;             // calibrated with a bank card; 0: not yet
  std::string mat_file;                        // the user's play mat picture
  std::string campaign;                        // the file of the last one
  std::string campaign_flown = "people";       // how its missions are flown: kWaysToFly
  std::vector<std::string> recent;             // newest first, at most kMostRecent
  std::map<std::string, std::string> folders;  // last used, by the kind of file: kFolderKinds
  friend bool operator==(const Settings&, const Settings&) = default;
};
Settings read_settings(const std::string& folder, std::vector<std::string>& messages);
base::Result<base::Done> write_settings(const std::string& folder, const Settings& settings);

}  // namespace plotboard::desk
