#pragma once
// Tables for the AI's tests: put ships and rocks down in millimetres and degrees, ask for a decision.

#include <string>
#include <utility>

#include "ai/ai.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {

inline geom::Pose pose(double x_mm, double y_mm, double heading_degrees) {
  return {base::um_from_mm(x_mm), base::um_from_mm(y_mm), base::mdeg_from_degrees(heading_degrees).wrapped()};
}

class AiTable {
 public:
  // A big free table, so that no edge meddles, unless a named area is asked for.
  explicit AiTable(const std::string& area = "") {
    if (area.empty()) {
      table.area = {"free", base::um_from_mm(3000), base::um_from_mm(3000)};
    } else {
      table.area = *state::area_named(area);
    }
  }

  // "A..." ids are AI enemies, all others the players' ships.
  state::Piece& ship(const std::string& id, const std::string& type, double x, double y, double heading) {
    state::Piece piece;
    piece.id = id;
    piece.ref = type;
    const data::Ship* known = catalog().ship(type);
    REQUIRE(known != nullptr);
    piece.base = known->base;
    piece.pose = pose(x, y, heading);
    piece.ai = id[0] == 'A';
    piece.side = piece.ai ? state::Side::enemy : state::Side::player;
    piece.initiative = 2;
    if (piece.ai) piece.number = std::stoi(id.substr(1));
    table.pieces.push_back(piece);
    return table.pieces.back();
  }
  state::Piece& rock(const std::string& id, double x, double y, const std::string& shape = "coreasteroid0",
                     double heading = 0) {
    state::Piece piece;
    piece.id = id;
    piece.type = state::PieceType::obstacle;
    piece.ref = shape;
    piece.pose = pose(x, y, heading);
    table.pieces.push_back(piece);
    return table.pieces.back();
  }
  state::Piece& piece(const std::string& id) { return table.pieces[*table.index_of(id)]; }

  [[nodiscard]] ai::Decision decide(const ai::Request& request, std::uint64_t seed = 1) const {
    return decide_with(catalog(), request, seed);
  }
  [[nodiscard]] ai::Decision decide(const std::string& id, int die, std::uint64_t seed = 1) const {
    return decide({id, die, {}, {}}, seed);
  }
  [[nodiscard]] ai::Decision decide_with(const data::Catalog& data, const ai::Request& request,
                                         std::uint64_t seed = 1) const {
    const rules::Field field(data, table);
    base::Rng rng(seed);
    auto result = ai::decide(field, request, rng);
    if (!result) FAIL(base::text(result.errors()));
    return std::move(*result);
  }

  state::Table table;
};

inline bool has_step(const ai::Decision& decision, const std::string& rule) {
  for (const ai::Step& step : decision.steps) {
    if (step.rule == rule) return true;
  }
  return false;
}
inline std::string text_of(const ai::Decision& decision, const std::string& rule) {
  for (const ai::Step& step : decision.steps) {
    if (step.rule == rule) return step.text;
  }
  return {};
}
inline const ai::Candidate* candidate(const ai::Decision& decision, const std::string& id) {
  for (const ai::Candidate& c : decision.candidates) {
    if (c.id == id) return &c;
  }
  return nullptr;
}
inline const ai::Swerve::Option* option(const ai::Decision& decision, const std::string& code) {
  for (const ai::Swerve::Option& o : decision.swerve.options) {
    if (geom::code_of(o.maneuver) == code) return &o;
  }
  return nullptr;
}

}  // namespace plotboard::test
