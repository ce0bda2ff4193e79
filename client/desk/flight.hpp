#pragma once
// The animation of a maneuver that has just been flown. The table is ahead of it already; it can be skipped at any
// time.
#include <optional>
#include <string>

#include "desk/settings.hpp"
#include "rules/rules.hpp"

namespace plotboard::desk {

struct Flown {
  std::string ship;
  rules::MoveOutcome outcome;
  geom::Difficulty difficulty = geom::Difficulty::white;
  bool by_ai = false;  // its decision is on show and draws the way
};

class Flight {
 public:
  explicit Flight(const Settings& settings) : settings_(settings) {}
  void start(Flown flown);  // in place of another; settings may say that there is none
  void stop() { flown_.reset(); }
  [[nodiscard]] bool on() const { return flown_.has_value(); }
  [[nodiscard]] const Flown& flown() const { return *flown_; }  // precondition: on()
  [[nodiscard]] double progress() const;                        // 0 to 1; -1 when there is none
  bool tick(double seconds);                                    // true while it flies

 private:
  const Settings& settings_;
  std::optional<Flown> flown_;
  double seconds_ = 0;
};

}  // namespace plotboard::desk
