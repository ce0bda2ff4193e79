// The windows that each piece's cards look at, kept from event to event (rules/machine/watches.hpp), against the same
// worked out anew: at every question of random battles of both editions and after every step.
#include <catch2/catch.hpp>

#include "ai/bot_mission.hpp"
#include "ai/pilot.hpp"
#include "rules/machine/effects.hpp"
#include "rules/machine/step.hpp"
#include "rules/play/initiative_order.hpp"
#include "rules/play/round.hpp"
#include "support/catalog.hpp"
#include "support/random_battle.hpp"
#include "support/soak.hpp"

namespace plotboard::card_watches {

namespace {

using state::Phase;
using state::Side;
using state::StepKind;
using test::catalog;

struct Met {
  int changed = 0;  // how often a card that looks at something had come, turned or gone
  std::vector<rules::Watch> last;
};

void compare(const rules::Game& game, Met& met) {
  state::Table beside = game.table();
  const rules::Game fresh(catalog(), beside, {}, nullptr, rules::Keeps::nothing);
  const std::vector<rules::Watch>& kept = rules::watches_of(game);
  REQUIRE(kept == rules::watches_of(fresh));
  if (kept != met.last) ++met.changed;
  met.last = kept;
}

class Watcher : public ai::Pilots {
 public:
  explicit Watcher(Met& met) : met_(met) { bot_player = bot_enemy = true; }
  std::optional<state::Answer> decide(rules::Game& game, const state::Choice& choice) override {
    compare(game, met_);
    return ai::Pilots::decide(game, choice);
  }

 private:
  Met& met_;
};

void plan(rules::Game& game, Side side) {
  for (const Id ship : ai::dials_due(game, side)) game.emit(state::DialSet{ship, ai::bot_dial(game, ship)});
  state::Step ready;
  ready.kind = StepKind::advance;
  ready.side = side;
  rules::run_at_once(game, ready);
}

void play(std::uint64_t seed, geom::Edition edition, Met& met) {
  INFO("seed " << seed);
  constexpr int kRounds = 4;
  test::RandomBattle random(seed, edition);
  state::Table table = random.table(4, 3, 300'000);
  random.burden(table);
  Watcher pilots(met);
  rules::Game game(catalog(), table, {}, &pilots, rules::Keeps::nothing);
  state::Step start;
  start.kind = StepKind::start;
  start.seed = seed;
  start.first = rules::first_side(game.ruleset());
  rules::run_at_once(game, start);
  while (table.play.phase != Phase::over && table.round <= kRounds) {
    compare(game, met);
    if (table.play.phase == Phase::planning) {
      const int round = table.round;
      for (const Side side : {Side::player, Side::enemy}) {
        if (table.play.phase == Phase::planning && table.round == round) plan(game, side);
      }
      continue;
    }
    const Ids ships = rules::whose_turn(catalog(), table);
    if (ships.empty()) return;  // nobody is left to act
    state::Step turn;
    turn.kind = StepKind::turn;
    turn.ship = ships.front();
    rules::run_at_once(game, turn);
  }
}

TEST_CASE("The windows that cards look at are kept as they would be found") {
  Met met;
  const int battles = test::tries(40);
  for (int i = 0; i < battles; ++i) {
    play(static_cast<std::uint64_t>(i) + 1, i % 3 == 2 ? geom::Edition::first : geom::Edition::second, met);
  }
  CHECK(met.changed >= battles);  // or there was nothing to keep
}

}  // namespace
}  // namespace plotboard::card_watches
