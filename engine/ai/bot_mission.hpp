#pragma once
// What a mission wants of a ship that the bot flies: something to scan, to dock with or to strike, a place to reach,
// the way out. Read from the mission's open goals (bot_goals.hpp), primary ones first; fighting needs no errand. Pure.

#include <string>
#include <vector>

#include "geom/geom.hpp"
#include "rules/machine/game.hpp"
#include "rules/play/activation.hpp"

namespace plotboard::ai {

struct Errand {
  enum class Kind : std::uint8_t { none, scan, dock, reach, strike, leave, jump, land };
  Kind kind = Kind::none;
  Id object;      // the piece, the exit or the bay
  geom::Vec2 at;  // where to head for
};
// One pilot at a time goes for something to scan or to dock with: the nearest of those who are meant. All strike.
// Nobody leaves while a primary objective needs somebody like him here.
Errand errand_of(const rules::Game& game, Id ship);

// In Planning: the word that its bot would give for it, "" none. Docking takes the place of a dial.
std::string bot_declaration(const rules::Game& game, Id ship);
// Ships of the side that its bot has still to give a word, and those that it has still to give a dial: a docked one
// when it is done there.
Ids words_due(const rules::Game& game, state::Side side);
Ids dials_due(const rules::Game& game, state::Side side);

// What the open objectives still want scanned and nobody has scanned yet.
Ids scans_wanted(const rules::Game& game);

// What a way is worth for the errand, in the hit points of bot_dial.cpp; 0 without one.
double errand_worth(const rules::Game& game, Id ship, const Errand& errand, const rules::MoveOutcome& outcome,
                    geom::Difficulty difficulty);

// Would it be over the way out that its errand leads to, standing so?
bool leaves_as_wanted(const rules::Game& game, Id ship, const geom::Pose& end);

}  // namespace plotboard::ai
