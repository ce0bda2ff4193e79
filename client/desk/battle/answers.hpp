#pragma once
// How whoever is asked answers: by a click, by an answer's number, by the Continue key, by a maneuver on the dial.
#include <string>

#include "desk/battle/ai_run.hpp"
#include "desk/battle/battle.hpp"
#include "desk/battle/log.hpp"
#include "desk/battle/placing.hpp"
#include "desk/table/pointer.hpp"

namespace plotboard::desk {

class Answers final : public Pointer::Play {
 public:
  struct Given {
    OpenTable& open;
    Messages& messages;
    Board& board;
    Seats& seats;
    Dial& dial;
    Playback& playback;
    Battle& battle;
    AiRun& ai;
    Log& log;
    Placing& placing;
  };
  explicit Answers(const Given& given) : given_(given) {}

  bool pick(std::size_t index);  // of Battle::picks(); false: refused, and said so
  void pick_by_key(const std::string& key);
  void point_by_keys(int by);               // at the next pick, or the one before
  [[nodiscard]] bool lie_on_board() const;  // can any of them be picked there?
  void point_at(geom::Vec2 px) override;    // what can be picked on the board: the number, ghost or piece there
  bool click(geom::Vec2 px) override;
  void go_on();                       // the Continue key
  bool fly(geom::Maneuver maneuver);  // the selected ship: in a battle its dial is set, else it flies

  // --- what else the pointer asks
  [[nodiscard]] bool locked() const override { return given_.battle.locked(); }
  [[nodiscard]] bool placing() const override { return given_.battle.placing; }
  [[nodiscard]] const geom::Pose* held() const override;
  [[nodiscard]] bool holds_at(geom::Vec2 mm) const override { return given_.placing.is_under(mm); }
  void move_held_to(geom::Vec2 mm) override { given_.placing.move_to(mm); }
  void turn_held(double degrees) override { given_.placing.move({}, degrees); }
  void put_down() override { given_.placing.place(); }

 private:
  bool pick_answer(const Pick& pick);
  [[nodiscard]] bool may_lie_there() const;
  void go_on_with_dice();
  bool fly_at_table(geom::Maneuver maneuver);
  Given given_;
};

}  // namespace plotboard::desk
