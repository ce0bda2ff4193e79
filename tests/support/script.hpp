#pragma once
// What a test answers when the rules ask. Every question needs an answer in the script, in the order of the questions;
// one without fails the test, and so does an answer that is left over when the script ends.
//
//   script.says("action", {"focus", {}});
//   script.passes("attack", "B", line);   // B declines whenever it may attack; other ships still need an answer

#include <deque>
#include <string>
#include <vector>

#include "state/play.hpp"

namespace plotboard::test {

class Script {
 public:
  Script() = default;
  Script(Script&&) = default;  // what is moved from has nothing left to say
  Script& operator=(Script&&) = delete;
  Script(const Script&) = delete;
  Script& operator=(const Script&) = delete;
  ~Script();

  void says(const std::string& kind, const state::Answer& answer);
  // Declines every question of this kind, of this ship or ("") of any: "pass", "no" or "done". Warns when none comes;
  // `line` of the test says so.
  void passes(const std::string& kind, const std::string& ship, int line);
  [[nodiscard]] state::Answer answer(const state::Choice& choice);
  // Fails when an answer is left over.
  void expect_empty() const;

 private:
  struct Line {
    std::string kind;
    state::Answer answer;
  };
  struct Declined {
    std::string kind, ship;
    int line = 0;
    bool used = false;
  };
  std::deque<Line> lines_;
  std::vector<Declined> declined_;
};

}  // namespace plotboard::test
