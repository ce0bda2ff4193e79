#pragma once
// Set-up by the book (Expect::in_turn): the piece in the hand of whoever places next, and where it may be put down.
#include <optional>
#include <string>
#include <vector>

#include "desk/battle/battle.hpp"
#include "desk/battle/log.hpp"
#include "desk/core/cached.hpp"
#include "desk/core/open_table.hpp"
#include "desk/table/seats.hpp"

namespace plotboard::desk {

struct Held {
  std::string piece;
  geom::Pose pose;
  std::optional<rules::Refusal> refused;  // there
  struct Mate {
    std::string ship;
    geom::Pose pose;
    std::optional<rules::Refusal> refused;  // then it splits (2e-wing-4)
  };
  std::vector<Mate> wing;  // its wingmates, who come with it
};
struct HandView {
  std::string piece;  // "": the hand is empty
  geom::Pose pose;
  friend bool operator==(const HandView&, const HandView&) = default;
};

class Placing final : private TableFollower {
 public:
  struct Given {
    const OpenTable& open;
    Messages& messages;
    const Seats& seats;
    Battle& battle;
    Log& log;
  };
  explicit Placing(const Given& given) : given_(given) { given_.open.enlist(*this); }
  [[nodiscard]] const HandView& view() const { return hand_; }

  [[nodiscard]] const Held* held() const;  // null: nobody here has to place anything
  [[nodiscard]] bool is_under(geom::Vec2 mm) const;
  void hold(const std::string& id);  // another of the pieces that may come now, where the program suggests
  void hold_next(int way);           // the next of them, or the one before
  void move(geom::Vec2 mm, double degrees = 0);
  void move_to(geom::Vec2 mm);  // its middle there
  bool place();                 // false: refused there, and said so
  bool place_suggested();       // what is in the hand, where the program would put it
  bool place_rest();            // everything that people here have to place, as suggested
  void show(scene::BattleShown& board) const;

 private:
  void clear() override { hand_ = {}; }
  void follow_table() override { static_cast<void>(held()); }  // what is in the hand goes with its turn
  [[nodiscard]] Held as_held() const;
  // Boxes in which the middle of the piece may be, as it is turned now.
  [[nodiscard]] std::vector<geom::Box> legal_places() const;
  [[nodiscard]] const state::Table& table() const { return given_.open.table(); }
  [[nodiscard]] const data::Catalog& catalog() const { return given_.open.catalog(); }
  Given given_;
  mutable HandView hand_;
  mutable Cached<Held, Version, std::string, geom::Pose> held_;
  mutable Cached<std::vector<geom::Box>, Version, std::string, base::Mdeg> lit_;
};

}  // namespace plotboard::desk
