#pragma once
// The subcommands that answer about a scene. Arguments by name as on the command line; answers as docs/command-line.md
// has them.
#include "common.hpp"

namespace plotboard::cli {

base::Result<Answer> measure(const data::Catalog&, const state::Table&, const nlohmann::json& args);
base::Result<Answer> arc(const data::Catalog&, const state::Table&, const nlohmann::json& args);
base::Result<Answer> move(const data::Catalog&, const state::Table&, const nlohmann::json& args);
base::Result<Answer> ai_turn(const data::Catalog&, const state::Table&, const nlohmann::json& args);

// Whole battles (play.cpp). Without bots only AI ships act: the battle stops where a person would have to.
struct PlayRequest {
  std::string table;  // scene file, "-", or a mission's id
  int pilots = 4;     // of a mission
  int rank = 2;       // imperial rank of a mission
  std::uint64_t seed = 0;
  bool bots = true;
  int rounds = 50;  // at most
  int runs = 1;     // more: so many battles of a mission, for its win rate
  bool json = false;
  std::string log, result;  // files to write, or ""
};
int play(const PlayRequest& request);
// Many checked games of many missions (sweep.cpp).
struct SweepRequest {
  std::vector<std::string> missions;  // ids or numbers; none: all
  std::vector<int> pilots, ranks;     // none: 3 to 6 pilots at ranks 1, 4 and 8, and 4 pilots at rank 2
  int games = 50;                     // of each mission, number of pilots and rank; 0: only the files are written
  int share = 0;                      // instead: so many of each mission, pilots and ranks taking turns
  int threads = 0;                    // 0: one a core
  int patience = 120;                 // seconds, after which a game hangs
  bool json = false, quiet = false;
  std::string write;  // the file of measured figures
  std::string table;  // the page with their table
};
int sweep(const SweepRequest& request);
int replay(const std::string& log_path);  // plays a battle log again and compares every hash
int validate(const std::vector<std::string>& paths);
int render(const std::string& scene_path, const std::string& out, int width);
int bench(bool json);
int signature();

}  // namespace plotboard::cli
