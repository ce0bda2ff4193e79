#pragma once
// A player of a whole battle before the headless panels: reads what the screen asks, looks at what every answer would
// do, presses the key or clicks the widget that answers best. Both editions, huge ships by their sheet.
#include <map>
#include <optional>
#include <string>

#include "sitting.hpp"

namespace plotboard::test {

class Fight : public Sitting {
 public:
  using Sitting::Sitting;
  [[nodiscard]] int steps() const { return steps_; }
  // By sheet: energy that was put on cards by a click, and by dragging it there; questions answered at a section.
  [[nodiscard]] int clicked() const { return clicked_; }
  [[nodiscard]] int dragged() const { return dragged_; }
  [[nodiscard]] int at_sections() const { return at_sections_; }

  bool runs_on = false;  // lets all others act in one go, else one after the other

  // Presses by what they answered ("choice action", "turn", "others" ...), and those that had nothing to decide.
  struct Clicks {
    int all = 0, empty = 0;
    std::map<std::string, int> by, empty_by;
  };
  [[nodiscard]] const Clicks& clicks() const { return clicks_; }

  // The next thing that a person has to do; fails where nothing is asked of one.
  void play_on();

 private:
  // Towards the nearest enemy, off rocks, edges and friends.
  [[nodiscard]] geom::Maneuver wanted();
  [[nodiscard]] double cost_of(const desk::DialCell& cell, const state::Piece& ship);
  void do_next();
  void answer();
  [[nodiscard]] bool can_reach_any();
  // A huge ship's question by mouse, where its sheet has a place to click for it; false: it has none.
  bool answer_on_sheet();
  bool allocate_on_sheet();

  Clicks clicks_;
  int steps_ = 0, clicked_ = 0, dragged_ = 0, at_sections_ = 0;
};

}  // namespace plotboard::test
