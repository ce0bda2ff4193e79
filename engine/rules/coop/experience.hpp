#pragma once
// Experience of the flight group (fga-sheet.xp, table 2.3 of the campaign's manual): what each pilot earns is written
// down the moment it is earned, with its source and reason (state::Credit). Who did it is the game's author()
// (Game::By): the attacker while damage is dealt, the owner of a card or device while it works, the ship that acts.
//
// Pilots are the flight group (mission::is_of_flight_group). Who flies along (ships of the players' squads, allies)
// earns nothing (fga-2.11.3-2). Without a mission nothing is written down.
// A destroyed ship that is still there pays as before, or nothing more (RuleSet::wrecks_pay_experience).
// The functions do nothing where the author is no pilot or the ship no matter of experience; O(credits of the round).

#include <string>
#include <string_view>

#include "rules/machine/game.hpp"

namespace plotboard::rules {

// A mission goes on, and people do not keep its experience themselves.
inline bool earns(const Game& game) { return game.table().progress.rank > 0 && !game.table().play.referee.experience; }

// To be called where it happens, after it has happened.
void note_damage(Game& game, Id ship, int amount);                      // 1.1, 3.1, 5.2
void note_faceup_card(Game& game, Id ship);                             // 1.2, 3.2, 5.3
void note_loss(Game& game, Id ship);                                    // 1.3, 1.4, 1.5: destroyed
void note_gained(Game& game, Id ship, state::Token token, int count);   // 2.1, 4.2, 5.1
void note_removed(Game& game, Id ship, state::Token token, int count);  // 2.2, 4.3
void note_action(Game& game, Id ship);                                  // 4.1: it is given an action
// What a mission pays (6.1): to one pilot, or to every pilot with "".
void pay(Game& game, Id ship, int points, const Phrase& why);

}  // namespace plotboard::rules
