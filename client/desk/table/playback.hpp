#pragma once
// What has just happened, shown one thing after the other: a timeline of moments (scene/moments.hpp), its clock, and
// the table as it was at that time. The open table is ahead of it: nothing waits for it, and as soon as that table
// changes by anything else, or the clock has run out, nothing of it is left. It changes no table.
//
// How long all of it takes is one setting (Settings::flight_seconds); 0: nothing is shown. The view follows what
// happens out of sight and comes back, unless a person moves it meanwhile. What is heard is handed on as cues.
#include <optional>
#include <vector>

#include "desk/core/open_table.hpp"
#include "desk/core/settings.hpp"
#include "desk/table/board.hpp"
#include "scene/moments.hpp"

namespace plotboard::desk {

inline constexpr double kNormalFlight = 0.6;  // Settings::flight_seconds at normal speed

struct PlaybackView {  // what a picture of it depends on
  bool on = false;
  double at = 0;
  friend bool operator==(const PlaybackView&, const PlaybackView&) = default;
};

class Playback final : private TableFollower {
 public:
  struct Given {
    const OpenTable& open;
    Board& board;
    const Settings& settings;
  };
  explicit Playback(const Given& given) : given_(given) { given_.open.enlist(*this); }

  // The log's entries from `from` on; `before`: the table as it stood then. In place of what was still shown; but what
  // has happened before the first picture of it belongs to it.
  void show(std::size_t from, const state::Table& before);
  [[nodiscard]] bool on() const;
  void skip();                // the present moment
  void stop();                // all of them
  void give_way();            // something else is done: the same, but for what was not shown yet at all
  void hold_view();           // a hand takes hold of the board: the view stays where it has gone
  bool tick(double seconds);  // true: something moves

  // So many events at the end of the log are not shown yet: whatever is told on the screen ends before them.
  [[nodiscard]] std::size_t to_come() const { return on() ? events_.size() - folded_ : 0; }
  [[nodiscard]] PlaybackView view() const { return {on(), on() ? at_ : 0}; }
  // Precondition of the next three: on(). Of the timeline, and seconds of it at normal speed.
  [[nodiscard]] const scene::Timeline& timeline() const { return timeline_; }
  [[nodiscard]] double at() const { return at_; }
  [[nodiscard]] const state::Table& table() const { return shown_; }
  // Dice of the attack that goes on, as long as they are not known yet: what those that roll show, nothing before they
  // are thrown. No value: they lie as the open table has them.
  [[nodiscard]] std::optional<std::vector<int>> rolling(state::Pool pool) const;
  std::vector<scene::Sound> take_cues();  // since the last time

 private:
  void clear() override;
  void leave_view();
  void advance_to(double at);
  bool follow(double seconds);  // by the view; true: it moves
  [[nodiscard]] std::optional<scene::Camera> wanted_view() const;
  void glide(const scene::Camera& goal, double seconds);

  Given given_;
  scene::Timeline timeline_;
  std::vector<state::Event> events_;
  std::size_t folded_ = 0, entries_ = 0;  // of the events; of the log, whose end they reach
  Version version_;                       // of the table that they lead to
  state::Table shown_;
  double at_ = 0;
  double heard_ = -1;  // up to then
  std::vector<scene::Sound> cues_;
  std::optional<scene::Camera> home_, placed_;  // where the view comes back to; where it was put last
  bool own_view_ = false;                       // a person has moved it: it is left alone until something else is shown
};

}  // namespace plotboard::desk
