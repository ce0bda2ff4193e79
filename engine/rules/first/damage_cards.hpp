#pragma once
// What damage cards of the 1st edition leave behind beyond their faceup text: a pilot skill of 0 and an upgrade that
// lies under the card. Both end when the card is turned facedown or leaves the ship, however that came, so they are
// looked after where every window ends (Edition::settle). 1e-deck0-4, 1e-deckf-3, 1e-hdeck-17.
//
// Choice "under-breach": ids of upgrades.

#include "rules/machine/game.hpp"

namespace plotboard::rules::first {

// Pilot skill 0 from now on, by the faceup card Damaged Cockpit, `card` ("damage:103").
void lose_skill(Game& game, Id ship, Id card);
bool has_lost_skill(const state::Piece& ship);
// For a Hull Breach that has just come faceup: its player picks one of the ship's upgrades, which goes under it. It
// keeps what lies on it and is not discarded; nothing happens where the ship has none.
void put_under_breach(Game& game, Id ship, Id card);
// Ends what is over, and takes off whom it is time for.
void settle(Game& game);

}  // namespace plotboard::rules::first
