#pragma once
// Huge ships of the 1st edition: what their maneuvers do to themselves and to others, energy, the actions of
// their cards, their attacks, crippled sections. huge-*, 1e-huge-*. How damage finds its section is in play/damage.hpp.
//
// Choices: "allocate" (cards that can hold energy, "done"), "energy" (keys of cards with an Energy header, "done"),
// "recover" ("fore", "aft"), "lost-upgrade" (cards of a crippled section).
//
// Marks: "energy:<card>" for a card whose Energy header has been used this round.

#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/attack.hpp"

namespace plotboard::rules::first {

// maneuver (huge_maneuver.cpp). False: the ship is out of the game.
bool settle_huge_maneuver(Game& game, Id ship, const Flight& flight, const MoveOutcome& outcome, ManeuverKind kind);
// A small or large ship that came to rest against a huge one (huge-overlap-14).
void throw_for_huge_ships(Game& game, Id ship, const MoveOutcome& outcome);
void remove_ion_of_huge_ships(Game& game);  // at the end of the Activation phase (huge-tokens-6)
// Which sections of the huge ship `of` the object overlaps or touches, deepest first; at least one where it does.
std::vector<state::Section> sections_met(const Game& game, Id of, Id object);

// energy (energy.cpp)
// On whose card the ship's energy lies: the one section with an energy limit; none where it has none.
state::Section energy_section(const state::Piece& ship);
int energy_of(const state::Piece& ship);
void gain_energy(Game& game, Id ship, int count);    // up to the limit
void spend_energy(Game& game, Id ship, int count);   // ENSURE: it is there
void energy_steps(Game& game, Id ship, int gained);  // gain, allocate, use (huge-energy-8)
bool recover(Game& game, Id ship, const Offer& offer);
Hindrance something_to_recover(const Game& game, const state::Piece& ship, const Offer& offer);

// actions and attacks (huge_turns.cpp)
void huge_actions(Game& game, Id ship);          // one for each card, fore before aft (huge-actions-13)
void huge_attacks(Game& game, Id ship);          // each weapon once, in any order (huge-attack-1)
void cripple_due_sections(Game& game, Id ship);  // that waited for its attacks (huge-damage-18)
void arm_sections(const Game& game, const state::Piece& ship, std::vector<WeaponOnShip>& weapons);

}  // namespace plotboard::rules::first
