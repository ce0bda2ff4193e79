#pragma once
// The AI at a table that is only moved on: its decisions one by one or the whole phase, dice, ties and overrides, and
// whose turn it is. In a battle it shows and flies the battle's next steps, by itself as long as the battle flows
// (Battle::flows), and stops before the ships that people hold.
#include <optional>
#include <string>

#include "desk/battle/advice.hpp"
#include "desk/battle/battle.hpp"
#include "desk/core/open_table.hpp"
#include "desk/table/board.hpp"
#include "desk/table/dial.hpp"
#include "desk/table/playback.hpp"

namespace plotboard::desk {

class AiRun final : private TableFollower {
 public:
  struct Given {
    OpenTable& open;
    Messages& messages;
    const Settings& settings;
    Board& board;
    Dial& dial;
    Playback& playback;
    Advice& advice;
    Battle& battle;
  };
  explicit AiRun(const Given& given) : given_(given) { given_.open.enlist(*this); }

  [[nodiscard]] bool running() const { return running_; }  // the whole phase
  bool think(const std::string& ship = "");                // decide and show; "" is the next AI ship
  bool fly();                                              // execute what is shown
  // One key: show the next decision, then fly it, then the next.
  void step();
  void run_phase();  // one key: all AI ships in order, until stopped
  void stop();
  // One key: whatever comes before a person's next decision, at once; the round's end at most, and a held ship stops
  // it.
  void fast_forward();
  [[nodiscard]] bool can_fast_forward() const;
  bool tick(double seconds);  // true: something was done

  void reroll();  // a new die (not after it was flown)
  void type_die(std::optional<int> die);
  void choose(const ai::Alternative& alternative);  // among ties
  bool override_with(geom::Maneuver maneuver);      // flies this instead; recorded as an override

  void skip_ship();                                // stays where it is this round
  [[nodiscard]] std::string ship_to_skip() const;  // the one on show, or else the selected one; "" none
  // The key: names the ships of which nothing was told this round, and starts the next one when it is pressed again.
  void next_round();
  void start_round();  // at once

  [[nodiscard]] std::string next() const;        // the AI ship that a step would show next; "" none
  [[nodiscard]] std::string whose_turn() const;  // one line: "Next: AI ship A2" ...
  void say_what_is_next();

 private:
  void clear() override { stop(); }
  void follow_table() override;  // a decision on show speaks of the table as it is: thinks again, or drops it
  [[nodiscard]] bool any_ai_ship() const;
  [[nodiscard]] std::vector<std::string> left_behind() const;  // neither moved nor set by hand since the round began
  bool think_again();                                          // quietly; false: there is no answer any more
  void run_on(bool first);                                     // one beat of the running phase
  void begin_by_itself();
  bool wait_for_held();                    // true: a held ship is next; said once
  void choose_way(const std::string& id);  // another way of flying what was chosen
  bool override_in_battle(geom::Maneuver maneuver);

  [[nodiscard]] const state::Table& table() const { return given_.open.table(); }
  [[nodiscard]] const data::Catalog& catalog() const { return given_.open.catalog(); }
  Given given_;
  bool running_ = false;
  double wait_seconds_ = 0;          // until the running phase goes on
  std::optional<Version> named_at_;  // who is left behind was said of this table
};

}  // namespace plotboard::desk
