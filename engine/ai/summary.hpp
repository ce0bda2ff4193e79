#pragma once
// An AI ship's decision in one sentence, for whoever will not read its steps: "Closes on P3, which it has locked; an
// asteroid makes it turn." Made from what was decided; it changes nothing. Its first letter is small.

#include "ai/activation.hpp"
#include "ai/ai_lists.hpp"

namespace plotboard::ai {

// Of its flight, once it is settled. `wanted`: what its card says, before any swerve; `given`: by no table.
Phrase flight_in_short(const Activation& act, const Target& target, geom::Maneuver wanted, bool given);
Phrase flee_in_short(const Activation& act);  // with a flee token
// Of a line of its action list: what it does, what for, and what the line asks.
Phrase action_in_short(const data::ActionLine& line, const data::CardChain& chain, Id target);
Phrase attack_in_short(const rules::Shot& shot, words::Key who);  // "which it has locked"
// Where neither is known: by its answer to a choice of actions or attacks.
Phrase answer_in_short(const state::Choice& choice, const Advice& advice);

}  // namespace plotboard::ai
