#pragma once
// What the bot makes of the 1st edition: choices that no other edition has, the actions of cards, energy, evade tokens
// that add a result. Weights are in hit points, ours. Reads the table only; a decloaking costs one copy of it.

#include <optional>

#include "ai/advice.hpp"

namespace plotboard::ai {

[[nodiscard]] bool is_first_edition(const Thought& thought);

// What an action is worth beyond doing nothing; nothing where the editions do not differ. `here`: as it stands.
std::optional<double> worth_in_first(const Thought& thought, const Outlook& outlook, const Outlook::View& here,
                                     const state::Option& action);
// Choices "allocate", "energy", "energy-spent", "recover", "section", "discard", "upgrade", "drop", "decloak", "ship",
// "coordinate", "jam", "turn-dial", "turn-side", "reroll-count"; nothing for others. Precondition: the ship is in play.
std::optional<Advice> bot_answers_first(const Thought& thought);
// Tokens and cards in the defender's modify step: as few as prevent the most.
std::optional<Advice> bot_defends_first(const Thought& thought);

}  // namespace plotboard::ai
