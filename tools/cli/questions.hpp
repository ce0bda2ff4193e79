#pragma once
// The subcommands that answer about a scene. Arguments by name as on the command line; answers as docs/command-line.md
// has them.
#include "common.hpp"
#include "mission/mission.hpp"
#include "rules/board/verdict.hpp"

namespace plotboard::cli {

base::Result<Answer> measure(const data::Catalog&, const state::Table&, const nlohmann::json& args);
base::Result<Answer> arc(const data::Catalog&, const state::Table&, const nlohmann::json& args);
base::Result<geom::ArcKind> arc_argument(const nlohmann::json& args);  // "arc"; an Error says what is near
base::Result<Answer> verdict(const data::Catalog&, const state::Table&, const nlohmann::json& args);
// One verdict, as a text page in place of JSON if wanted; `picture` is a PNG to write besides, or "".
int verdict_page(const std::string& scene_path, const nlohmann::json& args, bool as_text, const std::string& picture);
base::Result<base::Done> write_verdict_picture(const data::Catalog& catalog, const state::Table& table,
                                               const rules::Verdict& verdict, const std::string& out);
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
// The table of a scene file, of standard input ("-"), or of the mission that `named` is the id or number of.
base::Result<state::Table> opening_table(const data::Catalog& catalog, const std::string& named,
                                         const mission::Setup& setup);
// A battle beside a real table, by JSON lines (referee.cpp).
struct RefereeRequest {
  std::string table;  // scene file, or a mission's id
  int pilots = 4;
  int rank = 2;
  std::uint64_t seed = 0;
  std::vector<std::string> keeps;  // what people keep themselves: "own-dice", "tokens", "damage-cards", "experience"
  bool all_dice = false;           // those of AI ships are thrown at the table too
  std::string log;                 // file to write at the end, or ""
};
int referee(const RefereeRequest& request);
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
