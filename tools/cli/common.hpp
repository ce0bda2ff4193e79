#pragma once
// What the subcommands of plotboard-cli share: exit codes, loading, JSON out, and batches of JSON lines.

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine.hpp"
#include "options.hpp"
#include "state/state.hpp"

namespace plotboard::cli {

using Json = nlohmann::ordered_json;

// The exit codes that scripts rely on.
inline constexpr int kDone = 0;
inline constexpr int kIllegal =
    1;  // under the rules; the answer is still printed where there is one. Also: a part failed
inline constexpr int kBadInput = 2;
inline constexpr int kInternal = 3;
inline constexpr int kStopped = 130;  // by Ctrl-C, as shells have it

// One answer: JSON for stdout, and whether the thing asked is illegal.
struct Answer {
  Json json;
  bool illegal = false;
  std::string text = {};  // for people: stands in for the JSON, but not in a batch
};
// Works on one table with its arguments (the members of `args` in a batch line; names as on the command line).
using Question =
    std::function<base::Result<Answer>(const data::Catalog&, const state::Table&, const nlohmann::json& args)>;

// The scene that is asked about, which every question takes, and whether it is a batch.
struct Asked {
  std::string scene = "-";
  bool batch = false;
};
Option take_scene(Options& options, Asked& asked);  // --batch is returned

int print_errors(const base::Errors& errors);  // one line each on stderr; returns kBadInput
// Loads catalog and scene, asks, prints. `args` comes from the command line.
int ask(const std::string& scene_path, const nlohmann::json& args, const Question& question);
int ask(const Asked& asked, const nlohmann::json& args, const Question& question);  // that, or the batch
// JSON lines in, JSON lines out, in order; a bad line is answered with {"error":[...]}, the rest is done, and kIllegal
// is returned at the end.
int ask_batch(const std::string& input_path, const Question& question);

// An Error for every member of `args` that is none of `names`, with a "did you mean".
base::Errors unknown_arguments(const nlohmann::json& args, const std::vector<std::string>& names);
// An argument of the command line among the others, where it was given.
void add_text(nlohmann::json& args, const char* name, const std::string& value);
// Members of `args`; an Error names the wrong one.
base::Result<std::string> text_argument(const nlohmann::json& args, const std::string& name);
base::Error bad_argument(const std::string& name, const std::string& found, const std::string& expected);

Json point(geom::Vec2 p);
Json pose(const geom::Pose& p);
// A pointer to the piece, or an Error that names the nearest id.
base::Result<const state::Piece*> find_piece(const state::Table& table, const std::string& argument,
                                             const std::string& id);

}  // namespace plotboard::cli
