#pragma once
// What talents and Force powers share (tables 2.5 and 2.7): where the other ship stands, the pilot's Force, single
// dice. Conditions and deeds are of the ship that carries the card (Occasion::owner).

#include <optional>
#include <string_view>

#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

inline constexpr const char* kTalents = "fga-table-2.5";
inline constexpr const char* kForceTalents = "fga-table-2.7";

Effect talent(const char* card, Window window, Condition when, void (*run)(Game&, Occasion&) = nullptr);
Effect force_talent(const char* card, Window window, Condition when, void (*run)(Game&, Occasion&) = nullptr);

// Of the attack of this window: the owner attacks with a primary weapon, its target in its bullseye arc.
bool primary_at_bullseye(const Game& game, const Occasion& occasion);
// The owner attacks across an obstacle; other things in the way do not count.
bool across_obstacle(const Game& game, const Occasion& occasion);
// In any firing arc of the ship: those printed on it, where its turret indicator points, and those of weapons that its
// cards or a docked ship bring (2e-firing-arc-13, 2e-weapon-6).
bool in_firing_arc(const Game& game, Id target, Id of);
// Attack range to a ship that lies in that arc.
std::optional<int> range_in_arc(const Game& game, Id target, geom::ArcKind arc, Id of);
// The owner may answer the subject's maneuver by a bonus attack: an enemy, in that arc and at that range (2e-bonus-6).
bool may_react(const Game& game, const Occasion& occasion, geom::ArcKind arc, int nearest, int farthest);
// That attack with the card as weapon; nothing is asked or told where there is none.
void react(Game& game, const Occasion& occasion, std::string_view rule, void (*cost)(Game&, Id) = nullptr);

bool lacks_charge(const Game& game, const Occasion& occasion);  // on the card: it could recover one
int force_of(const Game& game, const Occasion& occasion);
bool has_force(const Game& game, const Occasion& occasion);  // any
bool lacks_force(const Game& game, const Occasion& occasion);
void spend_force(Game& game, Id ship);  // 1: also as what an action or a shot costs

// Of the modify windows: rerolls one of the owner's dice, for a charge where the card has some. Poor ones first; it is
// not worth it where there is none.
void add_reroll_of_one(Effects& all, const char* card, Window window, Condition when);
// Offers a barrel roll or boost for 1 Force; with `last` the ship acts no more in this activation. Which one it
// performed; nothing where none was, or it failed.
std::optional<Id> act_by_reflex(Game& game, Id ship, const Phrase& prompt, bool last);
// The first die that shows it becomes another face.
void change_first(Game& game, bool attack_die, state::Face from, state::Face to);
bool anything_rerollable(const Game& game, bool attack_die);
bool used_in_attack(const Game& game, Id card);  // an option of it, whichever
bool is_on_bar(const Game& game, Id ship, Id action);
// One evade less lets one result more through.
bool evade_matters(Game& game, const Occasion& occasion);
void cancel_evade(Game& game);

}  // namespace plotboard::rules::effects
