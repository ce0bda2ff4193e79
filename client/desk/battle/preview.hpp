#pragma once
// See before you decide: while a dial, a place or a target is chosen the board shows by itself the arcs and range bands
// of the ship in question, where the ships of all dials that are set will stand, and what whoever chooses would see
// from there. Changes nothing; nothing that is hidden from whoever looks at the screen comes into it.
#include <string>
#include <vector>

#include "desk/battle/battle.hpp"
#include "desk/core/cached.hpp"
#include "desk/table/board.hpp"
#include "desk/table/dial.hpp"
#include "desk/table/move_words.hpp"
#include "desk/table/seats.hpp"

namespace plotboard::desk {

class Preview {
 public:
  struct Given {
    const OpenTable& open;
    const Settings& settings;
    const Board& board;
    const Seats& seats;
    const Dial& dial;
    const Battle& battle;
  };
  explicit Preview(const Given& given) : given_(given) {}

  void show(scene::Overlay& overlay) const;
  // Of the answer that is pointed at: what the ship would see from that place, or has of that target.
  [[nodiscard]] const std::vector<Consequence>& words() const;
  // Dials that are set and get into each other's way; a sentence each, without a full stop.
  [[nodiscard]] std::vector<std::string> warnings() const;

 private:
  // The ship in question, and where it would stand.
  struct Asking {
    Id ship;
    std::optional<geom::Pose> at;  // nothing: where it stands
    std::vector<geom::ArcKind> arcs;
    bool all_round = false;  // range bands all round, for what needs no arc
  };
  [[nodiscard]] std::optional<Asking> asking() const;
  [[nodiscard]] std::optional<Asking> asking_at(const Pick* pick) const;
  [[nodiscard]] const Pick* pointed() const;  // null: none
  [[nodiscard]] bool on() const;
  [[nodiscard]] std::vector<Consequence> list_words() const;
  void show_plans(scene::Overlay& overlay) const;

  Given given_;
  mutable Cached<std::vector<Consequence>, Version, SeatsView, std::optional<std::size_t>, std::vector<int>> words_;
};

}  // namespace plotboard::desk
