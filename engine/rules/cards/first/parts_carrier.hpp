#pragma once
// More that cards of the 1st edition share: what they do to the ship that carries them, and what belongs to one attack
// alone.

#include <string>
#include <vector>

#include "rules/cards/first/parts.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// --- the carrier
// On whose card of a huge ship that card works (1e-huge-6): the fore one where there is but one. None: no huge ship.
state::Section section_of(const Game& game, Id ship, Id card);
bool lacks_shield(const Game& game, Id ship, Id card);        // that section, within its shield value
void regain_shield(Game& game, Id ship, Id card);             // 1, if it lacks one (1e-dmg-17)
Ids faceup_upgrades(const Game& game, Id ship, Id but = {});  // no ship cards, no conditions; each name once
Id pick_card(Game& game, Id chooser, Id ship, const Ids& cards, std::string_view rule);  // ENSURE: there is one
// The last maneuver of this round had that colour when it was executed.
bool has_executed(const Game& game, Id ship, geom::Difficulty difficulty);
// The other side of a dual card.
void turn_card_over(Game& game, Id ship, Id card, Id other_side);
// Faceup ones that fill one of those slots, each once.
Ids cards_of_slots(const Game& game, Id ship, const Ids& slots);
// Its player may exchange one of those for another card of the same slot from outside the squad, of the same printed
// cost or less and legal there. Choices "upgrade" (which goes) and "exchange" (which comes).
void exchange_card(Game& game, Id ship, const Ids& slots, std::string_view rule);

// --- the running attack
// Notes that end with the attack, however often it is performed. ENSURE: one is running.
void note_in_attack(Game& game, Id ship, const std::string& note);
bool noted_in_attack(const Game& game, Id ship, const std::string& note);
bool missed(const Game& game, const Occasion& occasion);  // the owner's attack, which hit no time that it was performed
// It has missed and may attack again: a ship that is only kept by the simultaneous attack rule does (1e-sim-7,
// 1e-timing-7).
bool may_answer_miss(const Game& game, const Occasion& occasion);
// A further attack with a primary weapon, after which the ship attacks no more this round (1e-timing-6).
void attack_once_more(Game& game, Id ship, const Ids& among, std::string_view rule);
// As reroll_some(), of dice that show one of these faces.
void reroll_showing(Game& game, Id ship, bool attack_die, const std::vector<Face>& faces, std::string_view rule);
// Its lock may be spent on this attack: not where R5-K6 has just brought it back.
bool may_spend_lock(const Game& game, Id ship);
inline constexpr const char* kFreshLock = "fresh-lock";

}  // namespace plotboard::rules::effects::first
