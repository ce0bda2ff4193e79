#pragma once
// The command line of the program. Errors: what was given and what is expected, one line each.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/base.hpp"

namespace plotboard::app {

struct Options {
  std::string file;     // a scene to open
  std::string mission;  // "0:1"
  int pilots = 4;
  std::optional<std::uint64_t> seed;  // none: from the clock
  int width = 1280, height = 720;
  bool size_given = false;
  std::string screenshot;          // the whole window as PNG, at the end
  std::vector<std::int64_t> film;  // frames of which pictures are kept besides, in order
  std::int64_t frames = -1;        // end after so many; -1: when the user leaves
  std::string record, replay;      // input (platform/input.hpp)
  std::int64_t draw_every = 1;     // of recorded input: one frame in so many is painted, and the last
  std::optional<double> text_scale;
  bool table_mode = false, second_screen = false;
  std::string home;  // the user's folder; "": io::user_folder()
  int bench_frames = 0;
  bool help = false, version = false;
};
base::Result<Options> parse_options(const std::vector<std::string>& arguments);
std::string usage();

}  // namespace plotboard::app
