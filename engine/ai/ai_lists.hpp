#pragma once
// Step 3 of an AI card: its action list from top to bottom (fga-3.3.8-2). A line is done if its conditions hold and one
// of its actions, with what is linked to it, reaches its goal; every legal place of a roll or boost is tried
// (fga-3.3.8.1-1). The first such line is done. A further action of the same step goes on below that line
// (fga-3.3.8-3). What an ability of the ship offers, if its card always uses it, is done before the list.
//
// What has been settled travels with the answer (state::Answer::memo) to the questions that follow it in the same step:
// the place of the boost, the linked action. So does the target of the activation, which all its steps share
// (fga-3.3.1-2).

#include <optional>
#include <string>
#include <vector>

#include "ai/advice.hpp"
#include "ai/sight.hpp"

namespace plotboard::ai {

struct Intent {
  int line = 0;
  Id target;
  struct Deed {
    Id action;           // as cards name it: "boost", "reinforce-fore"
    std::string detail;  // the place, the turret's new setting, the ship locked or coordinated
  };
  std::vector<Deed> deeds;  // one or two
};

std::string memo_of_target(Id ship, Id target);
// The target that this activation began with; selected now where none is remembered. "" without any.
Id activation_target(const Thought& thought);
// What the ship settled on with its last answer in this step, if that was a line of its list.
std::optional<Intent> remembered(const Thought& thought);

// The answer to a choice of actions: the whole list for a free action, only what was settled for a linked one.
std::optional<Advice> act_by_list(const Thought& thought);
// Where, whom, which way: as settled. Nothing where the question belongs to no line.
std::optional<Advice> follow_intent(const Thought& thought);

}  // namespace plotboard::ai
