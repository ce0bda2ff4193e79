#pragma once
// The section of a huge ship that carries a card (1e-huge-6), and its shields; other ships are one section.

#include "rules/cards/first/parts.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// On whose card of a huge ship that card works (1e-huge-6): the fore one where there is but one. None: no huge ship.
state::Section section_of(const Game& game, Id ship, Id card);
bool lacks_shield(const Game& game, Id ship, Id card);  // that section, within its shield value
void regain_shield(Game& game, Id ship, Id card);       // 1, if it lacks one (1e-dmg-17)
// The card works for this attack: it is carried by the section that makes it (1e-huge-6), or the ship has but one card.
bool attacks_from_carrier(const Game& game, const Occasion& occasion);
// Is the other ship that near to the section that carries the card, base to base? A ship is so to itself (1e-range-7).
bool within_of_carrier(const Game& game, const Occasion& occasion, Id other, int farthest);
// The section under attack holds a reinforce token.
bool is_reinforced_there(const Game& game, const state::Attack& attack);

}  // namespace plotboard::rules::effects::first
