#pragma once
// What a mission wants of a ship that the bot flies: something to scan or to dock with, a place to reach, the way out.
// Read from the mission's open objectives, primary ones first; fighting needs no errand. Pure.

#include <string>
#include <vector>

#include "geom/geom.hpp"
#include "rules/activation.hpp"
#include "rules/game.hpp"

namespace plotboard::ai {

struct Errand {
  enum class Kind : std::uint8_t { none, scan, dock, reach, leave, jump, land };
  Kind kind = Kind::none;
  std::string object;  // the piece, the exit or the bay
  geom::Vec2 at;       // where to head for
};
// One pilot at a time goes for an object: the nearest one. Nobody leaves while another primary objective is open.
Errand errand_of(const rules::Game& game, const std::string& ship);

// In Planning: the word that its bot would give for it, "" none. Docking takes the place of a dial.
std::string bot_declaration(const rules::Game& game, const std::string& ship);
// Ships of the side that its bot has still to give a word, and those that it has still to give a dial: a docked one
// when it is done there.
std::vector<std::string> words_due(const rules::Game& game, state::Side side);
std::vector<std::string> dials_due(const rules::Game& game, state::Side side);

// What a way is worth for the errand, in the hit points of bot_dial.cpp; 0 without one.
double errand_worth(const rules::Game& game, const std::string& ship, const Errand& errand,
                    const rules::MoveOutcome& outcome, geom::Difficulty difficulty);

}  // namespace plotboard::ai
