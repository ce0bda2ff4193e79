#pragma once
// What several subcommands share: arcs by name, tables by file or mission, pictures of verdicts.
#include "common.hpp"
#include "mission/mission.hpp"
#include "rules/board/verdict.hpp"

namespace plotboard::cli {

base::Result<geom::ArcKind> arc_argument(const nlohmann::json& args);  // "arc"; an Error says what is near
base::Result<base::Done> write_verdict_picture(const data::Catalog& catalog, const state::Table& table,
                                               const rules::Verdict& verdict, const std::string& out);
// The table of a scene file, of standard input ("-"), or of the mission that `named` is the id or number of.
base::Result<state::Table> opening_table(const data::Catalog& catalog, const std::string& named,
                                         const mission::Setup& setup);

}  // namespace plotboard::cli
