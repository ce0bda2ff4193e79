#include "support/script.hpp"

#include <catch2/catch.hpp>
#include <exception>

namespace plotboard::test {

namespace {

std::string said(const std::string& kind, const state::Answer& answer) {
  std::string text = kind + ": " + answer.key;
  for (const int value : answer.dice) text += " " + std::to_string(value);
  return text;
}
std::string asked(const state::Choice& choice) {
  std::string text = choice.kind + " of " + (choice.ship.empty() ? "nobody" : choice.ship) + " (" +
                     choice.prompt.english() + ") [" + choice.rule + "]";
  for (const state::Option& option : choice.options) {
    text += "\n  " + option.key + ": " + option.text.english() + (option.legal ? "" : " - not legal, " + option.rule);
  }
  return text;
}

}  // namespace

Script::~Script() {
  if (std::uncaught_exceptions() > 0) return;
  if (!lines_.empty()) FAIL_CHECK("not asked for: " << said(lines_.front().kind, lines_.front().answer));
  for (const Declined& each : declined_) {
    if (!each.used) WARN("nothing to pass, line " << each.line << ": " << each.kind << " of " << each.ship);
  }
}

void Script::says(const std::string& kind, const state::Answer& answer) { lines_.push_back({kind, answer}); }
void Script::passes(const std::string& kind, const std::string& ship, int line) {
  declined_.push_back({kind, ship, line, false});
}

void Script::expect_empty() const {
  if (!lines_.empty()) FAIL("not asked for: " << said(lines_.front().kind, lines_.front().answer));
}

state::Answer Script::answer(const state::Choice& choice) {
  if (!lines_.empty() && lines_.front().kind == choice.kind) {
    const state::Answer answer = lines_.front().answer;
    INFO("asked: " << asked(choice) << "\nanswered: " << said(choice.kind, answer));
    lines_.pop_front();
    if (choice.kind == "dice") {
      REQUIRE(static_cast<int>(answer.dice.size()) == choice.dice);
    } else {
      REQUIRE(choice.option(answer.key) != nullptr);
      REQUIRE(choice.option(answer.key)->legal);
    }
    return answer;
  }
  bool declined = false;
  for (Declined& each : declined_) {
    if (each.kind != choice.kind || (!each.ship.empty() && each.ship != choice.ship)) continue;
    declined = each.used = true;
  }
  for (const char* no : {"pass", "no", "done"}) {
    const state::Option* option = choice.option(no);
    if (declined && option != nullptr && option->legal) return {no, {}};
  }
  FAIL("a question without an answer: " << asked(choice)
                                        << (lines_.empty() ? ""
                                                           : "\nnext in the script: " +
                                                                 said(lines_.front().kind, lines_.front().answer)));
  return {};
}

}  // namespace plotboard::test
