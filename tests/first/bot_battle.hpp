#pragma once
// Whole battles of the first edition between two bots for tests, with all that happens in them.

#include <functional>
#include <string>

#include "ai/bot_mission.hpp"
#include "ai/pilot.hpp"
#include "data/catalog.hpp"
#include "rules/machine/step.hpp"
#include "rules/play/round.hpp"
#include "support/catalog.hpp"
#include "support/random_battle.hpp"

namespace plotboard::test {

// Both sides' bot, watched; a side that is idle picks no action and no target, and its dials are the bot's.
class WatchedBots : public rules::Decider {
 public:
  WatchedBots() { pilots_.bot_player = pilots_.bot_enemy = true; }
  state::Side idle = state::Side::none;
  std::function<void(rules::Game&, const state::Choice&, const state::Answer&)> seen;

  std::optional<state::Answer> decide(rules::Game& game, const state::Choice& choice) override {
    if (choice.side == idle) {
      for (const char* no : {"pass", "no", "done"}) {
        const state::Option* quiet = choice.option(no);
        if (quiet == nullptr || !quiet->legal) continue;
        state::Answer answer;
        answer.key = no;
        return answer;
      }
    }
    auto answer = pilots_.decide(game, choice);
    if (seen && answer) seen(game, choice, *answer);
    return answer;
  }

 private:
  ai::Pilots pilots_;
};

// `each` sees every event in its order. Planning as in battle/simulate.cpp.
inline void fight(state::Table& table, std::uint64_t seed, int rounds, WatchedBots& bots,
                  const std::function<void(const rules::Game&, const state::Event&)>& each = {}) {
  rules::Game game(catalog(), table, {}, &bots, rules::Keeps::events);
  const auto run = [&](const state::Step& step) {
    rules::run_at_once(game, step);
    for (const state::Event& event : game.events()) {
      if (each) each(game, event);
    }
    game.events().clear();
  };
  state::Step start;
  start.kind = state::StepKind::start;
  start.seed = seed;
  start.first = state::Side::player;
  run(start);
  while (table.play.phase != state::Phase::over && table.round <= rounds) {
    if (table.play.phase != state::Phase::planning) {
      const auto ships = rules::whose_turn(catalog(), table);
      ENSURE(!ships.empty(), "a phase in which nobody acts");
      state::Step turn;
      turn.kind = state::StepKind::turn;
      turn.ship = ships.front();
      run(turn);
      continue;
    }
    const int round = table.round;
    for (const state::Side side : {state::Side::player, state::Side::enemy}) {
      if (table.play.phase != state::Phase::planning || table.round != round) continue;
      for (const Id ship : ai::dials_due(game, side)) game.emit(state::DialSet{ship, ai::bot_dial(game, ship)});
      state::Step ready;
      ready.kind = state::StepKind::advance;
      ready.side = side;
      run(ready);
    }
    ENSURE(table.play.phase != state::Phase::planning || table.round != round, "nobody is left to end Planning");
  }
}

}  // namespace plotboard::test
