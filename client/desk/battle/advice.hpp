#pragma once
// The AI's decision on show: what its ship wants to do and why, and what a person has laid down for it (a die, a pick
// among ties). At a table without a battle the AI run decides it (ai_run.hpp), in a battle it is the next step
// (battle.hpp).
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/ai.hpp"
#include "ai/pilot.hpp"

namespace plotboard::desk {

// What its card made an AI ship do besides its maneuver, and the lines of the list that came before.
struct CardDeed {
  std::string ship;
  std::string what;   // "Action", "Attack"
  std::string words;  // "Focus"
  std::string rule;   // that led to it
  Phrase why;
  Phrase summary;  // all of it in one sentence
  std::vector<ai::Step> steps;
};
struct AdviceView {
  std::string ship;  // whose decision is on show; "" when none
  std::shared_ptr<const ai::Decision> decision;
  bool flown = false;                   // already executed (shown until the next step)
  std::optional<std::size_t> step;      // highlighted line of the trace
  std::optional<int> typed_die;         // a die rolled at the table
  bool of_battle = false;               // it is the battle's next step
  bool asked = false;                   // somebody looks at its reasons: their marks are shown whatever has come since
  std::optional<std::size_t> of_entry;  // of what that many log entries ended with: only looked at
  std::uint32_t reroll = 0;             // how often a person rolled anew for it
  std::optional<std::string> target;
  std::optional<data::Sector> sector;  // picked by a person
  friend bool operator==(const AdviceView&, const AdviceView&) = default;
};

struct Advice : AdviceView {
  std::vector<CardDeed> deeds;  // of the turn on show, in order
  bool being_flown = false;     // the table changes because this decision is flown

  [[nodiscard]] const AdviceView& view() const { return *this; }
  [[nodiscard]] bool open() const { return decision != nullptr && !flown; }  // still to be flown
  void show(ai::Decision shown);
  void show(std::string of_ship, ai::Decision shown);  // another ship's: what was laid down stays
  void now_flown();                                    // what was laid down is used up
  void clear();                                        // nothing on show; a typed die stays
  void ask(bool on) { asked = on; }                    // somebody looks at its reasons, or no longer
  void light(std::optional<std::size_t> line) { step = line; }
  [[nodiscard]] ai::Hints hints() const;      // what was laid down, as a battle asks for it
  [[nodiscard]] ai::Request request() const;  // the same, as a table without one does
};

}  // namespace plotboard::desk
