#pragma once
// What several pilots share: decisions before the dice of an attack, tokens that ships take or lend, and a revealed
// dial that is flown as something else.

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// --- before the dice
// The attacker's part of the window: of the declaration, after the costs (1e-timing-1), or of a roll.
bool is_declaring(const Game& game, const Occasion& occasion);
// What has been decided for the dice to come lies among the attack's used effects. Those are forgotten when it is
// performed a second time, so that it works on one roll only (1e-attack-38).
void settle_for_roll(Game& game, Id key);
bool is_settled(const Game& game, const Occasion& occasion, Id key);

// --- tokens
// The owner takes a focus or evade token off one of these; nothing where none has one.
Ids with_focus_or_evade(const Game& game, const Ids& among);
void take_focus_or_evade(Game& game, Id ship, const Ids& among, std::string_view rule);
// A friend whose focus tokens the ship may use when it attacks (1e-pilot-esegetuketu), or "".
Id lender_of_focus(const Game& game, Id attacker);
bool may_use_focus(const Game& game, const Occasion& occasion);  // the owner's own, attacking a lender's too
// A weapon's header that a friend opens by its own token, and pays with it where the attacker has paid nothing.
bool needs_token(const Game& game, Id weapon, Id token);  // "focus" or "lock" stands in its header
void notes_own_cost(Effects& all, const char* card);      // that the attacker has paid itself
bool is_unpaid(const Game& game, const Occasion& occasion, Id token);
inline constexpr const char* kPaid = "cost-paid";

// --- dials
// The revealed maneuver is flown as this one; with keeps_colour() among the card's effects in its own colour.
void fly_instead(Game& game, const Occasion& occasion, geom::Maneuver other);
void keeps_colour(Effects& all, const char* card);
// To another maneuver of the colour that the revealed one has now, green or red.
void turns_dial_by_colour(Effects& all, const char* card);

// --- Poe Dameron, on two cards
void uses_focus_unspent(Effects& all, const char* card);

}  // namespace plotboard::rules::effects::first
