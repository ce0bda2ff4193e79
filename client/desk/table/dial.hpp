#pragma once
// The dial window: the dial of the only selected ship, what each of its maneuvers would do, and the preview of the one
// that is pointed at. Says nothing to the table; answers.hpp flies.
#include <optional>
#include <string>
#include <vector>

#include "desk/core/cached.hpp"
#include "desk/core/open_table.hpp"
#include "desk/table/board.hpp"
#include "desk/table/forecast.hpp"
#include "desk/table/move_words.hpp"
#include "desk/table/seats.hpp"

namespace plotboard::data {
struct Dial;
}  // namespace plotboard::data

namespace plotboard::desk {

// One maneuver of the selected ship's dial, for the dial window.
struct DialCell {
  geom::Maneuver maneuver;
  geom::Difficulty difficulty = geom::Difficulty::white;
  bool leaves_area = false, bumps = false, hits_obstacle = false;  // what would happen, at a glance
  bool rams = false;                                               // a huge ship that ends where smaller ones stand
  std::optional<int> energy;                                       // that it brings to a huge ship
  std::optional<rules::Refusal> refused;                           // as this round's dial (a speed limit, say)
};
struct DialView {
  bool open = false;
  std::optional<geom::Maneuver> pointed;  // its preview is on the board
  geom::TallonPlace tallon_place = geom::TallonPlace::middle;
  friend bool operator==(const DialView&, const DialView&) = default;
};

class Dial final : public DialView, private TableFollower {
 public:
  struct Given {
    const OpenTable& open;
    Board& board;
    const Seats& seats;
  };
  explicit Dial(const Given& given) : given_(given) { given_.open.enlist(*this); }
  [[nodiscard]] const DialView& view() const { return *this; }

  [[nodiscard]] const data::Dial* of(const state::Piece& piece) const;  // null: it has none
  [[nodiscard]] const data::Dial* of_selected() const;
  [[nodiscard]] std::vector<DialCell> cells() const;  // empty while a hand drags
  [[nodiscard]] const rules::MoveOutcome* preview() const;
  // Of all dials that whoever looks may know, with the maneuver pointed at in place of what the selected ship has set.
  // Empty where nobody of them flies this round any more.
  [[nodiscard]] const Forecast& forecast() const;
  // What the maneuver pointed at would come to, and what it would see from there; empty: none is pointed at.
  [[nodiscard]] const std::vector<Consequence>& consequences() const;
  // What its dial is set to, as far as whoever looks at the screen may know.
  [[nodiscard]] std::optional<geom::Maneuver> chosen() const;
  // May others move before the selected ship does? Then the preview holds only if they stay where they are.
  [[nodiscard]] bool others_move_first() const;
  void open_for(const std::string& ship);  // selects it
  void close();
  void hide() { open = false; }  // what is pointed at stays
  void reopen() { open = true; }
  void point_at(std::optional<geom::Maneuver> maneuver) { pointed = maneuver; }
  void end_tallon_at(geom::TallonPlace place) { tallon_place = place; }

 private:
  void clear() override { close(); }
  using Outcome = std::optional<rules::MoveOutcome>;
  [[nodiscard]] std::vector<DialSet> known_dials() const;
  [[nodiscard]] bool foresees(const state::Piece& ship) const;  // its maneuver is still to come, in a battle
  [[nodiscard]] std::vector<Consequence> list_consequences() const;
  [[nodiscard]] Outcome outcome_of(const rules::Field& field, const std::string& ship, geom::Maneuver maneuver) const;
  [[nodiscard]] std::vector<DialCell> list_cells(const state::Piece& piece, const data::Dial& dial) const;
  Given given_;
  using Pointed = std::optional<geom::Maneuver>;
  mutable Cached<Outcome, Version, std::string, geom::Maneuver, geom::TallonPlace> preview_;
  mutable Cached<Forecast, Version, SeatsView, std::set<std::string>, Pointed, geom::TallonPlace> forecast_;
  mutable Cached<std::vector<Consequence>, Version, SeatsView, std::set<std::string>, Pointed, geom::TallonPlace>
      consequences_;
  mutable Cached<std::vector<DialCell>, Version, std::string, geom::TallonPlace, SeatsView> cells_;
};

}  // namespace plotboard::desk
