#pragma once
// The log as lines for people, and going back and forward in it: undo, redo, to any moment, and playing it. Moments are
// counts of done entries.
#include <optional>
#include <string>
#include <vector>

#include "desk/battle/ai_run.hpp"
#include "desk/battle/battle.hpp"
#include "desk/core/cached.hpp"
#include "desk/core/open_table.hpp"

namespace plotboard::desk {

enum class LineKind : std::uint8_t { round, phase, initiative, turn, event, dice, damage, why };
struct LogLine {
  std::size_t entries = 0;  // how many log entries are done right after its command
  LineKind kind = LineKind::event;
  std::string ship, text, rule;
  std::vector<int> dice;  // kind dice: values as in DiceRolled
  state::DieKind die = state::DieKind::attack;
  bool undone = false;     // ahead of where the table stands
  std::size_t behind = 0;  // so many of the log's events come after what it tells
};
// What is played again was known before.
enum class Telling : std::uint8_t { told, ahead, not_yet };
enum class LogFilter : std::uint8_t { all, events, dice_and_damage };
bool passes(LogFilter filter, const LogLine& line);

struct LogView {
  bool playing = false;
  double speed = 1;  // of playing: 0.5 to 8
  LogFilter filter = LogFilter::all;
  friend bool operator==(const LogView&, const LogView&) = default;
};

class Log final : public LogView, private TableFollower {
 public:
  struct Given {
    OpenTable& open;
    Messages& messages;
    Seats& seats;
    Dial& dial;
    Playback& playback;
    Advice& advice;
    Battle& battle;
    AiRun& ai;
  };
  explicit Log(const Given& given) : given_(given) { given_.open.enlist(*this); }
  [[nodiscard]] const LogView& view() const { return *this; }

  [[nodiscard]] const std::vector<LogLine>& lines() const;   // what was undone included, marked
  [[nodiscard]] Telling telling(const LogLine& line) const;  // a line tells nothing before the board has shown it
  [[nodiscard]] std::size_t moment() const;
  [[nodiscard]] std::size_t first_moment() const;  // right after the battle has started; 0 before
  [[nodiscard]] std::size_t last_moment() const;
  void go_to(std::size_t moment);  // back or forward; nothing is lost
  // Of an AI ship's maneuver, action or attack in that entry: are its reasons known? They are shown as they were then;
  // the table stays as it is.
  [[nodiscard]] bool has_reasons(std::size_t entry) const;
  bool show_reasons(std::size_t entry);
  // The reasons on show fit the board, as it stood just before what they are of. Those that are only looked at come
  // there by see_reasons(); go_to(last_moment()) comes back.
  [[nodiscard]] bool reasons_fit_board() const;
  void see_reasons();
  void play_from(std::size_t moment);  // and on, a command after the other
  void stop_playing() { playing = false; }
  void play_faster() { speed = speed >= 8 ? 0.5 : speed * 2; }  // and from the fastest on at the slowest
  void show_only(LogFilter chosen) { filter = chosen; }
  bool tick(double seconds);  // true: the picture changed

  // With the automatic answers that came of it: undo goes back to where a person could choose.
  bool undo();
  bool redo();
  // To the question before, as long as no die was thrown since, nothing hidden came to light and nobody else has acted.
  struct Way {
    std::optional<std::size_t> to;  // as many log entries
    std::string why_not;            // where there is none
  };
  [[nodiscard]] const Way& way_back() const;
  bool back();  // false: it cannot go back, and why was said
  void undo_to(std::size_t entries);
  void undo_turn();

 private:
  void clear() override { stop_playing(); }
  [[nodiscard]] Way find_way_back() const;
  [[nodiscard]] bool goes_along(const battle::LogEntry& entry) const;       // undone and done again with the one before
  void leave_moment();                                                      // nothing goes on by itself from there
  void arrive();                                                            // at another one
  [[nodiscard]] const battle::LogEntry* entry_at(std::size_t entry) const;  // done or undone; null: not known
  Given given_;
  mutable Cached<std::vector<LogLine>, Version> lines_;
  mutable Cached<Way, Version, SeatsView> way_;
  double play_seconds_ = 0;
};

}  // namespace plotboard::desk
