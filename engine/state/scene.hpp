#pragma once
// Scene files (plotboard-scene/1): a table as people save, mail and script it. Lengths in mm and degrees in the file,
// rounded once to whole units. Reading is strict and bounded (at most 2000 pieces); all errors at once. A file that
// write_scene() made reads back to an equal table.

#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "data/data.hpp"
#include "state/table.hpp"

namespace plotboard::state {

base::Result<Table> read_scene(std::string_view text, const std::string& file, const data::Catalog& catalog);
base::Result<Table> scene_from_json(const nlohmann::json& json, const std::string& file, const std::string& pointer,
                                    const data::Catalog& catalog);
std::string write_scene(const Table& table);

}  // namespace plotboard::state
