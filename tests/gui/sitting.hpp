#pragma once
// One sitting at the program: from opening it to closing it. A player before the headless panels presses keys or clicks
// widgets and writes them down; the program then plays the recording without a display and must come to the same table.
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>

#include "panels_hand.hpp"
#include "program_support.hpp"

namespace plotboard::test {

class Sitting {
 public:
  static constexpr int kWidth = 1280, kHeight = 960;

  // `keys`: by keyboard alone; else by mouse.
  Sitting(const std::string& home, bool keys, std::uint64_t seed, Recorder::Pace pace = {});
  [[nodiscard]] desk::Desk& desk() { return hand_.desk; }
  [[nodiscard]] const Recorder& recorder() const { return recorder_; }
  [[nodiscard]] bool keys() const { return keys_; }
  [[nodiscard]] bool shows(const std::string& name) const { return hand_.shows(name); }

  void go_on() { keys_ ? press("Space") : click("battle/continue"); }

  // Lets all others act until a person has to.
  void run_on();

  // Where they act by themselves: until a person has to, or they stop.
  void wait_for_others();
  [[nodiscard]] bool others_act_by_themselves();

  void wait(int frames);
  void wait_to_see(const std::string& widget);

  // Sets the open dial.
  void fly(geom::Maneuver goal);
  [[nodiscard]] bool can_reach(const desk::Pick& pick) const;
  void pick(const desk::Pick& pick) { keys_ ? press(pick.label) : click("pick/" + pick.key); }

  void click(const std::string& name);
  // What lies in one widget onto another.
  void drag(const std::string& from, const std::string& to);
  // A piece of the table; whole pixels, ten of them a move.
  void drag_on_board(geom::Vec2 from_px, geom::Vec2 to_px);
  void wheel(geom::Vec2 px, double notches);  // away from the person is positive
  [[nodiscard]] panels::Probe::Rect where(const std::string& name) const { return hand_.where(name); }
  // Clicks and key presses so far.
  [[nodiscard]] int presses() const { return presses_; }
  // Shown, and inside the window.
  [[nodiscard]] bool is_in_view(const std::string& name) const;
  // As the program does it: to the panels, and to the desk where they leave it. "Space", "Ctrl+S".
  void press(const std::string& chord);
  // Into the name field of an open file dialog.
  void name(const std::string& path);

 private:
  void rest();
  void play();  // what is recorded and not played yet
  void feed(const platform::InputEvent& event);
  void feed_key(const platform::InputEvent& event);

  Hand hand_;
  Recorder recorder_;
  const bool keys_;
  std::int64_t frame_ = 0;
  std::size_t played_ = 0;
  bool on_board_ = false;  // the mouse is, by what the test says
  int presses_ = 0;
};

// Where the table stands: what two runs of the same input must agree in.
struct Shown {
  std::size_t moment = 0;
  std::uint64_t hash = 0;
  int round = 0;
  friend bool operator==(const Shown&, const Shown&) = default;
};
std::ostream& operator<<(std::ostream& out, const Shown& shown);
Shown shown_by(const desk::Desk& d);
// What a program has kept in its folder `home`, read from a copy of it.
Shown kept_in(const std::string& home, const std::string& copy);

}  // namespace plotboard::test
