// What the colours of maneuvers mean (2e-difficulty, 2e-maneuver-4, -5).
#include <algorithm>

#include "data/rule_set.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/tokens.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules::second {

using geom::Difficulty;
using state::Token;

void check_difficulty(Game& game, Id ship, const Flight& flight, bool fully_executed) {
  const state::Piece& piece = game.piece(ship);
  switch (flight.difficulty) {
    case Difficulty::blue: {  // each only if there is one; told once
      std::string_view rule = "2e-maneuver-5";
      for (const Token token : {Token::stress, Token::strain, Token::deplete}) {
        if (game.piece(ship).tokens[token] == 0) continue;
        lose(game, ship, token, 1, rule);
        rule = "";
      }
      break;
    }
    case Difficulty::white:
      break;
    case Difficulty::red:
      if (is_stressed_by(game.ruleset(), piece, flight.difficulty, fully_executed)) {
        gain(game, ship, Token::stress, 1, "2e-maneuver-4");
      } else {
        game.tell(ship, game.ruleset().red_maneuver_stresses_ai ? "fga-3.3.3-4" : "fga-3.3.3-3",
                  say("maneuver.no-stress-for-ai"));
      }
      break;
    case Difficulty::purple:
      if (piece.ship.force > 0) {
        game.tell(ship, "2e-difficulty-4", say("maneuver.costs-force"));
        game.emit(state::ForceChanged{ship, -1});
      }
      break;
  }
}

bool may_execute(const state::Piece& ship, Difficulty difficulty) {
  if (difficulty == Difficulty::red) return ship.tokens.stress == 0 || ship.ship.has_mark(kRedWhileStressed);
  return difficulty != Difficulty::purple || ship.ship.force > 0;
}

// All changes are added up before the colour is taken; purple stays (2e-difficulty-1..3, -5).
Difficulty changed(geom::Difficulty printed, int steps) {
  static_assert(static_cast<int>(Difficulty::blue) == 0 && static_cast<int>(Difficulty::red) == 2);
  if (printed == Difficulty::purple) return printed;
  return static_cast<Difficulty>(std::clamp(static_cast<int>(printed) + steps, 0, static_cast<int>(Difficulty::red)));
}

}  // namespace plotboard::rules::second
