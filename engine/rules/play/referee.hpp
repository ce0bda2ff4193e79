#pragma once
// Referee mode (state::Referee): a battle beside a real table. What changes in the rules' course because people move
// the models, throw the dice and tell what they did: nothing in what is legal, only who is asked, and when.
//
// - Dials: none is set in Planning; a ship's maneuver is asked in its activation (choice "maneuver": codes of its dial
//   with ghosts, kIonKey where the group keeps its tokens, kUntold: it stays where it is).
// - Whatever may be passed may be left open (left_open()): it is written down in Play::untold until it is settled. An
//   answer kUntold always is.
// - A round that is played waits until people say that it is over (Ready), so that they can bring up to date what they
//   left open.
// - Tokens that people keep, locks with them: their ships gain and lose them at the table (it is told), but for those
//   of missions (protect, hyperdrive); no action is asked but those that move the ship or that the mission counts, dice
//   are typed as they lie in the end, and a weapon that needs a token or a lock is taken to have it. When they change
//   hands, either way, the program's are taken off by events: nothing stale acts.
// - Damage cards that people keep: which one lies faceup is asked (choice "damage-card": card numbers, kUntold). Any
//   that does not lie faceup in the game may be it: what the program takes to be facedown, or discarded, nobody knows
//   at the table, and decks are shuffled there in their own time.
// - Experience that people keep: none is written down.

#include <optional>

#include "rules/machine/game.hpp"
#include "rules/play/activation.hpp"

namespace plotboard::rules {

inline constexpr const char* kUntold = "untold";
inline constexpr const char* kDamageCard = "damage-card";  // a choice of people, whoever flies the ship
inline constexpr const char* kManeuver = "maneuver";       // of people's ships
inline constexpr const char* kIonKey = "1F-ion";           // the ion maneuver

bool is_refereed(const state::Table& table);
bool is_peoples(const state::Piece& piece);             // a ship that no AI flies
bool keeps_tokens(const state::Table& table, Id ship);  // people, of this one
inline bool keeps_tokens(const Game& game, Id ship) { return keeps_tokens(game.table(), ship); }

// The option that changes nothing, taken where people have not told; null where there is none.
const state::Option* left_open(const state::Choice& choice);
// Dice of an attack may be more or fewer than the program counts: people know cards that it does not.
bool may_differ(const state::Table& table, const state::Choice& choice);
inline constexpr int kMostTypedDice = 10;

// All turns of the round are done, and it waits for people.
bool is_round_played(const data::Catalog& catalog, const state::Table& table);

// What people keep from now on, and what follows from it for the tokens of their ships.
void set_referee(Game& game, const state::Referee& referee);
// Of people's ships: those that the one who counted them up to now leaves behind.
void take_off_tokens(Game& game);

// Asks what the ship's dial shows: the maneuver, as it is printed. Nothing: it has not been told.
std::optional<Flight> told_flight(Game& game, Id ship);
// The actions of the ship that the program has to know of although people keep its tokens.
Ids actions_besides_tokens(Game& game, Id ship);
// The card that lies faceup, by number, on top of the deck from now on; 0: not told, and none of it is resolved.
int named_card(Game& game, Id ship);

}  // namespace plotboard::rules
