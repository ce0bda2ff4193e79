#pragma once
// Pieces put down, changed and moved by hand, on the table that is open. Placements that follow each other quickly in
// the same way become one undo step. During quick set-up wings move as one.
#include <optional>
#include <string>
#include <vector>

#include "desk/core/open_table.hpp"
#include "desk/table/board.hpp"

namespace plotboard::desk {

class Pieces final : private TableFollower {
 public:
  struct Given {
    OpenTable& open;
    Messages& messages;
    const Settings& settings;
    Board& board;
    const bool& placing;  // ships are put down before a battle: wings move as one
  };
  explicit Pieces(const Given& given) : given_(given) { given_.open.enlist(*this); }

  // A new piece at the middle of the view, or at `at`; its id, "" when refused. Opens a table where there is none.
  std::string add_ship(const std::string& ship, state::Side side, bool ai, std::optional<geom::Vec2> at = {});
  std::string add_base(geom::BaseKind base, state::Side side, std::optional<geom::Vec2> at = {});
  std::string add_piece(state::PieceType type, const std::string& ref, std::optional<geom::Vec2> at = {});
  void change(const state::Piece& piece);                    // from the inspector's fields
  void change_all(const std::vector<state::Piece>& pieces);  // as one step; those that stay as they are do not count
  void place(const std::string& id, const geom::Pose& pose);
  bool set_table(const state::Area& area, const std::string& ruleset, const state::Options& options);
  void remove_selected();
  void mirror_selected();  // the obstacles among them
  void turn(const Ids& ids, double degrees, const std::string& how);
  void turn_selected(double degrees, const std::string& how);
  void nudge(geom::Vec2 mm);  // what is selected

  void tick(double seconds) { merge_seconds_ += seconds; }

 private:
  void clear() override { merge_key_.clear(); }
  void follow_table() override { merge_key_.clear(); }  // changed by others
  bool place_all(std::vector<rules::Placement> placements, const std::string& how);
  [[nodiscard]] Ids moved_by(Ids ids) const;
  [[nodiscard]] std::string free_id(const std::string& prefix) const;
  [[nodiscard]] geom::Pose free_place(const state::Piece& piece, std::optional<geom::Vec2> at) const;
  std::string add(state::Piece piece, const std::string& prefix, std::optional<geom::Vec2> at);

  [[nodiscard]] const state::Table& table() const { return given_.open.table(); }
  [[nodiscard]] const data::Catalog& catalog() const { return given_.open.catalog(); }
  Given given_;
  std::string merge_key_;
  double merge_seconds_ = 0;  // since the last placement under that key
};

// The piece on another side. The AI flies the enemy's ships that have an AI card and no others, unless somebody has
// said otherwise of this one.
state::Piece on_side(const data::Catalog& catalog, const state::Table& table, state::Piece piece, state::Side side);
// A piece's pose after a turn by hand and a shift of it.
geom::Pose turned(const geom::Pose& pose, double degrees);
geom::Pose shifted(const geom::Pose& pose, geom::Vec2 mm);

}  // namespace plotboard::desk
