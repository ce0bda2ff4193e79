#pragma once
// Conditions asked of one table, for those who answer them: whether one holds (conditions.cpp), how far one has come
// (objectives.cpp).

#include <functional>
#include <optional>
#include <vector>

#include "geom/contact.hpp"
#include "mission/objectives.hpp"

namespace plotboard::mission {

class Asking {
 public:
  Asking(const data::Catalog& catalog, const data::Mission& mission, const state::Table& table)
      : catalog_(catalog), mission_(mission), table_(table) {}

  [[nodiscard]] bool holds(const data::Condition& condition) const;
  [[nodiscard]] std::optional<Count> counted(const data::Condition& condition) const;

 private:
  // Is nothing of the selection still to come?
  [[nodiscard]] bool has_come(const data::Selection& selection) const;
  // What cannot be taken back.
  [[nodiscard]] static bool is_lasting(data::Condition::Kind kind);
  [[nodiscard]] bool is_done_with(const data::Condition& condition, const state::Piece& piece) const;
  [[nodiscard]] int lost_of(const data::Condition& condition) const;

  // Conditions are looked at in the End Phase once it is done.
  [[nodiscard]] bool is_round_over() const;

  // A destroyed remote is taken off the list of pieces (2e-remote-combat-6): what became of it is in the deeds.
  [[nodiscard]] int lost_remotes(const data::Selection& selection) const;

  // `lost`: so many more than stand on the list.
  [[nodiscard]] bool enough(const data::Condition& condition, const std::function<bool(const state::Piece&)>& is,
                            int lost = 0) const;
  [[nodiscard]] bool has_deed(const std::function<bool(const state::Deed&)>& is) const;
  [[nodiscard]] bool has_left(const state::Piece& piece, Id by) const;
  [[nodiscard]] bool has_docked(const state::Piece& piece, const data::Selection& with) const;
  [[nodiscard]] int damage_of(const data::Selection& selection) const;
  [[nodiscard]] double tolerance() const;
  [[nodiscard]] geom::PlacedBase base_of(const state::Piece& ship) const;
  [[nodiscard]] bool is_in(const state::Piece& piece, const data::Zone* zone) const;
  [[nodiscard]] double gap(const state::Piece& a, const state::Piece& b) const;
  [[nodiscard]] bool is_near(const state::Piece& piece, const std::vector<const state::Piece*>& others,
                             int range) const;

  const data::Catalog& catalog_;
  const data::Mission& mission_;
  const state::Table& table_;
};

}  // namespace plotboard::mission
