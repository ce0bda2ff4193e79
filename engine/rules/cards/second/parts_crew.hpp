#pragma once
// What crew, illicit upgrades, systems, gunners and configurations share (tables 2.8, 2.9, 2.15, 2.16, 2.19): actions
// that are offered, templates of devices, what a coordinated ship has done, the ship that a card has marked. Conditions
// and deeds are of the ship that carries the card (Occasion::owner).

#include <optional>
#include <vector>

#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

inline constexpr const char* kCrew = "fga-table-2.8";
inline constexpr const char* kIllicit = "fga-table-2.9";
inline constexpr const char* kSystems = "fga-table-2.15";
inline constexpr const char* kGunners = "fga-table-2.16";
inline constexpr const char* kConfigurations = "fga-table-2.19";

bool anything_facedown(const state::Piece& ship);  // a damage card
bool anything_faceup(const state::Piece& ship);
// One of these actions; of that colour where it says one.
bool offer_one_of(Game& game, Id ship, Ids only, const char* rule, const Phrase& prompt, const char* colour = "");
// Any white action of its bar, as a red one.
void offer_white_as_red(Game& game, Id ship, const char* rule, const Phrase& prompt);

// Of the attack dice: one that shows nothing of use, for `worth`; which die the ship rerolls (choice "reroll").
bool has_poor_die(Game& game, const Occasion& occasion);
void reroll_one(Game& game, Id ship, Id card, const char* rule);
// Templates for a device: one that is not among them yet; and for each from the place `from` on the same one speed
// faster and slower, where there is such a template.
bool has_template(const std::vector<state::Option>& templates, Id name);
void add_template(std::vector<state::Option>& templates, Id name);
void add_speeds(std::vector<state::Option>& templates, std::size_t from);

// What followed when the ship last coordinated another, as long as it carries a card that asks
// (coordination_noted.cpp): the actions that the other performed by it, first the one that it was given; none where
// that failed.
struct Coordinated {
  Id ship;
  Ids actions;
};
std::optional<Coordinated> coordinated_by(const Game& game, Id ship);
bool just_coordinated(const Game& game, const Occasion& occasion);  // of after_action: that was the action
bool takes_note(const Game& game, Id ship);                         // carries such a card
void note_coordination(Game& game, Id ship, Id chosen);
void note_failure(Game& game, Id ship);

// The ship that a for-good mark of the card names last: a hunted enemy, a prototype; "" none yet.
Id marked_ship(const Game& game, Id ship, Id card);
void mark_ship(Game& game, Id ship, Id card, Id other);

}  // namespace plotboard::rules::effects
