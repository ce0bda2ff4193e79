#include "support/ai_table.hpp"

#include <catch2/catch.hpp>
#include <utility>

#include "ai/ai.hpp"
#include "base/rng.hpp"
#include "rules/board/field.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::test {

AiTable::AiTable(const std::string& area) {
  if (area.empty()) {
    table.area = {"free", base::um_from_mm(3000), base::um_from_mm(3000)};
  } else {
    table.area = *state::area_named(area);
  }
}

state::Piece& AiTable::ship(const std::string& id, const std::string& type, double x, double y, double heading) {
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
state::Piece& AiTable::rock(const std::string& id, double x, double y, const std::string& shape, double heading) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::obstacle;
  piece.ref = shape;
  piece.pose = pose(x, y, heading);
  table.pieces.push_back(piece);
  return table.pieces.back();
}

ai::Decision AiTable::decide(const ai::Request& request, std::uint64_t seed) const {
  return decide_with(catalog(), request, seed);
}
ai::Decision AiTable::decide(const std::string& id, int die, std::uint64_t seed) const {
  return decide({id, die, {}, {}}, seed);
}
ai::Decision AiTable::decide_with(const data::Catalog& data, const ai::Request& request, std::uint64_t seed) const {
  const rules::Field field(data, table);
  base::Rng rng(seed);
  auto result = ai::decide(field, request, rng);
  if (!result) FAIL(base::text(result.errors()));
  return std::move(*result);
}

bool has_step(const ai::Decision& decision, const std::string& rule) {
  for (const ai::Step& step : decision.steps) {
    if (step.rule == rule) return true;
  }
  return false;
}
std::string text_of(const ai::Decision& decision, const std::string& rule) {
  for (const ai::Step& step : decision.steps) {
    if (step.rule == rule) return step.text.english();
  }
  return {};
}
const ai::Candidate* candidate(const ai::Decision& decision, const std::string& id) {
  for (const ai::Candidate& c : decision.candidates) {
    if (c.id == id) return &c;
  }
  return nullptr;
}
const ai::Swerve::Option* option(const ai::Decision& decision, const std::string& code) {
  for (const ai::Swerve::Option& o : decision.swerve.options) {
    if (geom::code_of(o.maneuver) == code) return &o;
  }
  return nullptr;
}

}  // namespace plotboard::test
