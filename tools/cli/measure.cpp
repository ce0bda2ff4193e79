#include "questions.hpp"
#include "rules/rules.hpp"
#include "subcommands.hpp"

namespace plotboard::cli {

namespace {

Json pair_json(const rules::PairVerdict& pair) {
  Json json = {{"a", pair.a},
               {"b", pair.b},
               {"contact", geom::name_of(pair.contact_with_guides)},
               {"gap_mm", pair.gap_with_guides_mm},
               {"range", nullptr},
               {"on_line", pair.range.on_line},
               {"nearest", Json::array({point(pair.nearest_with_guides.a), point(pair.nearest_with_guides.b)})},
               {"range_mm", pair.gap_mm},
               {"range_line", Json::array({point(pair.nearest.a), point(pair.nearest.b)})},
               {"to_limit_mm", pair.range.to_limit_mm},
               {"obstructed_by", pair.obstructed_by}};
  if (pair.range.band) json["range"] = *pair.range.band;
  return json;
}

Json section_json(const rules::SectionVerdict& verdict) {
  Json json = {{"in_arc", verdict.arc.in_arc},
               {"on_line", verdict.arc.on_line},
               {"margin_mm", verdict.arc.margin_mm},
               {"range", nullptr},
               {"distance_mm", nullptr},
               {"obstructed_by", verdict.obstructed_by},
               {"line", Json::array()}};
  // Beyond the ruler the answer is no, but the line to the part inside the arc's edges is still of use.
  if (verdict.arc.in_arc && verdict.arc.range.band) json["range"] = *verdict.arc.range.band;
  if (verdict.arc.in_arc || verdict.arc.distance_mm > 0) {
    json["distance_mm"] = verdict.arc.distance_mm;
    json["line"] = Json::array({point(verdict.line.a), point(verdict.line.b)});
  }
  if (!verdict.section.empty()) {
    json["section"] = verdict.section;
    json["midline_blocks"] = verdict.midline_blocks;
  }
  return json;
}

base::Result<Answer> measure(const data::Catalog& catalog, const state::Table& table, const nlohmann::json& args) {
  if (auto errors = unknown_arguments(args, {"pair"}); !errors.empty()) return errors;
  const rules::Field field(catalog, table);
  std::vector<std::pair<std::string, std::string>> wanted;
  if (args.contains("pair")) {
    const nlohmann::json& pair = args["pair"];
    if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string() || !pair[1].is_string()) {
      return bad_argument("pair", pair.dump().substr(0, 60), "two ids");
    }
    wanted.emplace_back(pair[0].get<std::string>(), pair[1].get<std::string>());
    for (const std::string& id : {wanted[0].first, wanted[0].second}) {
      auto piece = find_piece(table, "pair", id);
      if (!piece) return piece.errors();
      if (!rules::shape_of(catalog, **piece))
        return bad_argument("pair", "\"" + id + "\" has no extent", "two pieces with a shape");
    }
    if (wanted[0].first == wanted[0].second) return bad_argument("pair", "the same piece twice", "two different ids");
  } else {
    std::vector<std::string> ids;
    for (const state::Piece& piece : table.pieces) {
      if (!piece.fled && rules::shape_of(catalog, piece)) ids.push_back(piece.id);
    }
    for (std::size_t i = 0; i < ids.size(); ++i) {
      for (std::size_t j = i + 1; j < ids.size(); ++j) wanted.emplace_back(ids[i], ids[j]);
    }
  }
  Json pairs = Json::array();
  for (const auto& [a, b] : wanted) pairs.push_back(pair_json(rules::measure(field, a, b)));
  return Answer{{{"pairs", pairs}}};
}

}  // namespace

base::Result<geom::ArcKind> arc_argument(const nlohmann::json& args) {
  auto name = text_argument(args, "arc");
  if (!name) return name.errors();
  if (const auto kind = geom::arc_named(*name)) return *kind;
  std::vector<std::string> names;
  for (const auto known : geom::arc_names()) names.emplace_back(known);
  const std::string near = base::nearest_word(*name, names);
  return bad_argument(
      "arc", "\"" + *name + "\"",
      near.empty() ? "front, rear, left, right, bullseye, full-front ..." : "an arc; did you mean \"" + near + "\"");
}

namespace {

base::Result<Answer> arc(const data::Catalog& catalog, const state::Table& table, const nlohmann::json& args) {
  if (auto errors = unknown_arguments(args, {"from", "to", "arc"}); !errors.empty()) return errors;
  std::string ids[2];
  for (int i = 0; i < 2; ++i) {
    const std::string name = i == 0 ? "from" : "to";
    auto id = text_argument(args, name);
    if (!id) return id.errors();
    auto piece = find_piece(table, name, *id);
    if (!piece) return piece.errors();
    if (i == 0 && (*piece)->type != state::PieceType::ship)
      return bad_argument("from", "\"" + *id + "\" is no ship", "a ship");
    if (!rules::shape_of(catalog, **piece))
      return bad_argument(name, "\"" + *id + "\" has no extent", "a piece with a shape");
    ids[i] = *id;
  }
  if (ids[0] == ids[1]) return bad_argument("to", "the ship itself", "another piece");
  const auto kind = arc_argument(args);
  if (!kind) return kind.errors();
  const rules::Field field(catalog, table);
  const rules::ArcAnswer answer = rules::measure_arc(field, ids[0], ids[1], *kind);
  if (!answer.exists) {
    return Answer{
        {{"in_arc", false},
         {"refused",
          {{"rule", "plotboard"}, {"why", "this base has no " + std::string(geom::name_of(*kind)) + " arc"}}}},
        true};
  }
  if (answer.sections.size() == 1 && answer.sections[0].section.empty())
    return Answer{section_json(answer.sections[0])};
  Json sections = Json::array();
  for (const auto& section : answer.sections) sections.push_back(section_json(section));
  return Answer{{{"sections", sections}}};
}

}  // namespace

Run take_measure(Options& options) {
  struct Given : Asked {
    std::vector<std::string> pair;
  };
  const auto given = std::make_shared<Given>();
  take_scene(options, *given);
  options.add("--pair", given->pair, "Only these two pieces").takes(2, 2);
  return [given] {
    nlohmann::json args = nlohmann::json::object();
    if (!given->pair.empty()) args["pair"] = given->pair;
    return ask(*given, args, measure);
  };
}

Run take_arc(Options& options) {
  struct Given : Asked {
    std::string from, to, arc;
  };
  const auto given = std::make_shared<Given>();
  take_scene(options, *given);
  options.add("--from", given->from, "The ship whose arc it is");
  options.add("--to", given->to, "The piece that may be in it");
  options.add("--arc", given->arc, "front, rear, left, right, bullseye, full-front, full-rear, turret-left ...");
  return [given] {
    nlohmann::json args = nlohmann::json::object();
    add_text(args, "from", given->from);
    add_text(args, "to", given->to);
    add_text(args, "arc", given->arc);
    return ask(*given, args, arc);
  };
}

}  // namespace plotboard::cli
