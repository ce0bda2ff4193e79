#pragma once
// What upgrades of a ship and its crew share: a short way to write an effect, who is at which range, shields that
// return. Conditions and deeds are of the ship that carries the card (Occasion::owner).

#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

inline constexpr const char* kTech = "fga-table-2.10";

using Deed = void (*)(Game&, Occasion&);

// Adds the effect; what it returns holds until the next one is added.
Effect& gear(Effects& all, const char* card, Window window, const char* rule, Condition when, Deed run);
// One that may be left: `prompt` is the question, or of a list window empty, for its options say what they are.
Effect& may_gear(Effects& all, const char* card, Window window, const char* rule, Condition when, Deed run,
                 const Phrase& prompt = {});

void tell_card(Game& game, const Occasion& occasion);  // in the log: what the card does, where nobody was asked
bool is_at_range(const Game& game, Id one, Id other, int nearest, int farthest);
bool are_enemies(const Game& game, Id one, Id other);
// Which of these, nearest first (choice "ship"; with `may_pass` also "pass"); "" nobody, or there is none.
Id ask_ship(Game& game, Id ship, Ids among, const char* rule, const Phrase& prompt, bool may_pass);
bool lacks_shield(const state::Piece& ship);
void regain_shield(Game& game, Id ship, const char* rule);

}  // namespace plotboard::rules::effects
