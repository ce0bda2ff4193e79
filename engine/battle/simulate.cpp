#include "battle/simulate.hpp"

#include <algorithm>

#include "ai/bot_mission.hpp"
#include "data/catalog.hpp"
#include "rules/machine/step.hpp"
#include "rules/play/initiative_order.hpp"
#include "rules/play/round.hpp"

namespace plotboard::battle {
namespace {

using state::Phase;
using state::Side;
using state::StepKind;

bool has_people(const state::Table& table, Side side) {
  return std::any_of(table.pieces.begin(), table.pieces.end(), [side](const state::Piece& piece) {
    return piece.type == state::PieceType::ship && piece.side == side && !piece.ai;
  });
}

class Simulation {
 public:
  Simulation(const data::Catalog& catalog, state::Table& table)
      : catalog_(catalog), table_(table), game_(catalog, table, {}, &pilots_, rules::Keeps::nothing) {
    pilots_.bot_player = has_people(table, Side::player);
    pilots_.bot_enemy = has_people(table, Side::enemy);
  }

  void run(std::uint64_t seed, int round_limit) {
    state::Step start;
    start.kind = StepKind::start;
    start.seed = seed;
    start.first = rules::first_side(*catalog_.ruleset(table_.ruleset));
    rules::run_at_once(game_, start);
    while (table_.play.phase != Phase::over && table_.round <= round_limit) {
      if (table_.play.phase == Phase::planning) {
        plan();
      } else {
        turn();
      }
    }
  }

 private:
  // As a session asks for them: the player's dials and Ready, then the enemy's.
  void plan() {
    const int round = table_.round;
    for (const Side side : {Side::player, Side::enemy}) {
      const bool by_bot = side == Side::player ? pilots_.bot_player : pilots_.bot_enemy;
      if (!by_bot || table_.play.phase != Phase::planning || table_.round != round) continue;
      for (const Id ship : ai::words_due(game_, side)) {
        game_.emit(state::DeclarationSet{ship, ai::bot_declaration(game_, ship)});
      }
      for (const Id ship : ai::dials_due(game_, side)) {
        game_.emit(state::DialSet{ship, ai::bot_dial(game_, ship)});
      }
      state::Step ready;
      ready.kind = StepKind::advance;
      ready.side = side;
      rules::run_at_once(game_, ready);
    }
    ENSURE(table_.play.phase != Phase::planning || table_.round != round, "nobody is left to end Planning");
  }

  void turn() {
    const auto ships = rules::whose_turn(catalog_, table_);
    ENSURE(!ships.empty(), "a phase in which nobody acts");
    state::Step turn;
    turn.kind = StepKind::turn;
    turn.ship = ships.front();
    rules::run_at_once(game_, turn);
  }

  const data::Catalog& catalog_;
  state::Table& table_;
  ai::Pilots pilots_;
  rules::Game game_;
};

}  // namespace

Outcome simulate(const data::Catalog& catalog, state::Table table, std::uint64_t seed, int round_limit) {
  Outcome outcome;
  Simulation(catalog, table).run(seed, round_limit);
  outcome.result = table.play.result;
  outcome.rounds = std::min(table.round, round_limit);
  outcome.table = std::move(table);
  return outcome;
}

}  // namespace plotboard::battle
