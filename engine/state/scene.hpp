#pragma once
// Scene files (plotboard-scene/1): a table as people save, mail and script it. Lengths in mm and degrees in the file,
// rounded once to whole units. Reading is strict and bounded (at most 2000 pieces); all errors at once. A file that
// write_scene() made reads back to an equal table.

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "base/base.hpp"
#include "state/table.hpp"

namespace plotboard::data {
class JsonLine;
class Reader;
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::state {

base::Result<Table> read_scene(std::string_view text, const std::string& file, const data::Catalog& catalog);
base::Result<Table> scene_from_json(const nlohmann::json& json, const std::string& file, const std::string& pointer,
                                    const data::Catalog& catalog);
std::string write_scene(const Table& table, bool one_line = false);  // otherwise a line for each piece

// Parts of a scene, which logs share. A reader notes what is wrong; then its answer is not to be used. A piece's words
// and its lock are the caller's to check (broken_fields, or the whole table's invariants).
Piece read_piece(data::Reader& reader, const data::Catalog& catalog);
geom::Pose read_pose(data::Reader& reader);           // x_mm, y_mm and heading_deg of this object
std::optional<Area> read_area(data::Reader& reader);  // its key "area"
std::string write_piece(const Piece& piece);
data::JsonLine& write_pose(data::JsonLine& line, const geom::Pose& pose);
std::string write_area(const Area& area);
std::string write_options(const Options& options);

}  // namespace plotboard::state
