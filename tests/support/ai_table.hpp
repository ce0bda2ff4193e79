#pragma once
// Tables for the AI's tests: put ships and rocks down in millimetres and degrees, ask for a decision.

#include <cstdint>
#include <string>

#include "ai/decision.hpp"
#include "data/catalog.hpp"
#include "state/table.hpp"

namespace plotboard::test {

class AiTable {
 public:
  // A big free table, so that no edge meddles, unless a named area is asked for.
  explicit AiTable(const std::string& area = "");

  // "A..." ids are AI enemies, all others the players' ships.
  state::Piece& ship(const std::string& id, const std::string& type, double x, double y, double heading);
  state::Piece& rock(const std::string& id, double x, double y, const std::string& shape = "coreasteroid0",
                     double heading = 0);
  state::Piece& piece(const std::string& id) { return table.pieces[*table.index_of(id)]; }

  [[nodiscard]] ai::Decision decide(const ai::Request& request, std::uint64_t seed = 1) const;
  [[nodiscard]] ai::Decision decide(const std::string& id, int die, std::uint64_t seed = 1) const;
  [[nodiscard]] ai::Decision decide_with(const data::Catalog& data, const ai::Request& request,
                                         std::uint64_t seed = 1) const;

  state::Table table;
};

bool has_step(const ai::Decision& decision, const std::string& rule);
std::string text_of(const ai::Decision& decision, const std::string& rule);
const ai::Candidate* candidate(const ai::Decision& decision, const std::string& id);
const ai::Swerve::Option* option(const ai::Decision& decision, const std::string& code);

}  // namespace plotboard::test
