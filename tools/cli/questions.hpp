#pragma once
// The subcommands that answer about a scene. Arguments by name as on the command line; answers as docs/command-line.md
// has them.
#include "common.hpp"

namespace plotboard::cli {

base::Result<Answer> measure(const data::Catalog&, const state::Table&, const nlohmann::json& args);
base::Result<Answer> arc(const data::Catalog&, const state::Table&, const nlohmann::json& args);
base::Result<Answer> move(const data::Catalog&, const state::Table&, const nlohmann::json& args);
base::Result<Answer> ai_turn(const data::Catalog&, const state::Table&, const nlohmann::json& args);

int replay(const std::string& log_path);  // plays a battle log again and compares every hash
int validate(const std::vector<std::string>& paths);
int render(const std::string& scene_path, const std::string& out, int width);
int bench(bool json);
int signature();

}  // namespace plotboard::cli
