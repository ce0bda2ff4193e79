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
struct Settings {
  double text_scale = 1.0;  // 0.75 to 3
  std::string theme = "night";
  bool tour_done = false;
  bool plastic = true;  // dragged bases push others; else they pass freely
  bool grid = true, guides = true, silhouettes = true, names = true, all_front_arcs = false;
  double flight_seconds = 0.6;                 // animation of a flown maneuver; 0: none
  bool ask_everything = false;                 // turns and questions without a choice wait for a click as well
  bool confirm_dials = false;                  // Planning ends by a press, not with the last dial
  bool others_wait = false;                    // AI ships and stand-ins act by a press, a step each
  bool show_decisions = true;                  // an AI ship's decision is shown before it is flown
  double pause_seconds = 1.2;                  // between AI ships while the phase runs
  double screen_pixels_per_mm = 0;             // calibrated with a bank card; 0: not yet
  std::string mat_file;                        // the user's play mat picture
  std::string campaign;                        // the file of the last one
  std::vector<std::string> recent;             // newest first, at most kMostRecent
  std::map<std::string, std::string> folders;  // last used, by the kind of file: kFolderKinds
  friend bool operator==(const Settings&, const Settings&) = default;
};
Settings read_settings(const std::string& folder, std::vector<std::string>& messages);
base::Result<base::Done> write_settings(const std::string& folder, const Settings& settings);

}  // namespace plotboard::desk
