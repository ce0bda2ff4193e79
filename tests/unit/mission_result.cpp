// What a battle and a mission tell the world (mission::Result): fates, kills, damage, cards, experience, stars, ends.
#include <catch2/catch.hpp>

#include "mission/result.hpp"

#include "battle_attack.hpp"
#include "mission/result_file.hpp"
#include "rules/coop/experience.hpp"
#include "rules/coop/hyperspace.hpp"
#include "rules/coop/mission_effects.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/battle_commands.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/catalog.hpp"
#include "support/missions.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_result {

using mission::Combatant;
using mission::EndReason;
using mission::Outcome;
using mission::Result;
using mission::ShipFate;
using mission::Winner;
using rules::Game;
using state::Side;
using test::Arena;
using test::fighter;
using test::Played;

namespace {

constexpr int kDirectHit = 14;

// An arena that remembers how it was and all that has happened.
struct Told : Arena {
  using Arena::Arena;
  state::Table start;
  std::vector<state::Event> all;

  void begin() { start = table; }
  Told& now(const std::function<void(Game&)>& code) {
    run(code);
    all.insert(all.end(), events.begin(), events.end());
    return *this;
  }
  [[nodiscard]] Result result() const {
    Result made = mission::result_of(test::catalog(), start, table, all);
    CHECK(base::text(mission::check_result(test::catalog(), made, "made")) == "");
    return made;
  }
};

// A, an X-wing, and B, a TIE fighter, in its sights.
struct Duel : Told {
  explicit Duel(const std::vector<std::string>& cards = {})
      : Told(test::facing(150, "t65xwing", "tielnfighter", cards), "2e", state::Phase::engagement) {
    begin();
  }
};
void shoot(Told& arena, std::string_view attack, std::string_view defense) {
  arena.says("attack", "primary:0>B").dice(test::faces(attack)).dice(test::faces(defense));
  arena.now([](Game& game) { rules::engage(game, "A"); });
}

// The made-up mission, flown: what it comes to.
Result result_of(const Played& played, const state::Table& start) {
  Result made = mission::result_of(played.catalog, start, played.table, played.events);
  CHECK(base::text(mission::check_result(played.catalog, made, "made")) == "");
  return made;
}
const Combatant& of(const Result& result, const std::string& id) {
  const Combatant* found = result.find(id);
  INFO(id);
  REQUIRE(found != nullptr);
  return *found;
}

}  // namespace

TEST_CASE("A hit is counted where it hits, and so is the damage") {
  Duel arena;
  shoot(arena, "hhb", "bbb");
  const Result result = arena.result();
  const Combatant& a = of(result, "A");
  CHECK(a.attacks == 1);
  CHECK(a.hits == 1);
  CHECK(a.type == "t65xwing");
  CHECK(a.side == Side::player);
  CHECK_FALSE(a.flight_group);  // there is no mission
  CHECK(result.damage == std::vector<mission::Damage>{{"A", "B", 0, 2, 0}});
  CHECK(result.dealt_by("A") == 2);
  CHECK(of(result, "B").hull_left() == 1);
  CHECK(of(result, "B").damage.size() == 2);
  CHECK(of(result, "B").fate == ShipFate::survived);
  CHECK(result.thrown(state::DieKind::attack, static_cast<int>(state::Face::hit)) == 2);
  CHECK(result.thrown(state::DieKind::defense, static_cast<int>(state::Face::blank)) >= 3);
  CHECK(result.winner == Winner::open);
}

TEST_CASE("A miss is an attack and nothing more") {
  Duel arena;
  shoot(arena, "hbb", "eee");
  const Result result = arena.result();
  CHECK(of(result, "A").attacks == 1);
  CHECK(of(result, "A").hits == 0);
  CHECK(result.damage.empty());
}

TEST_CASE("Whoever deals the last damage has the kill, by its type") {
  Duel arena;
  arena.table.round = 4;
  arena.start.round = 4;
  shoot(arena, "hhh", "bbb");
  const Result result = arena.result();
  CHECK(of(result, "B").fate == ShipFate::destroyed);
  CHECK(of(result, "B").by == "A");
  CHECK(of(result, "B").round == 4);
  CHECK(of(result, "B").hull_left() == 0);
  REQUIRE(result.kills_of("A").size() == 1);
  CHECK(result.kills_of("A").front()->type == "tielnfighter");
  CHECK(result.kills_of("B").empty());
}

TEST_CASE("What a damage card does is nobody's doing", "[fga-2.11.1-5][fga-2.11.2-1]") {
  Duel arena;
  arena.next_cards(Side::enemy, {kDirectHit, 1});
  arena.begin();
  shoot(arena, "cbb", "bbb");
  const Result result = arena.result();
  CHECK(result.dealt_by("A") == 1);
  CHECK(result.dealt_by("") == 1);
  CHECK(result.damage.back() == mission::Damage{"A", "B", 0, 1, 1});
  // The same with one hull point left: destroyed by its own card.
  Duel last;
  last.next_cards(Side::enemy, {1, kDirectHit, 1});
  last.begin();
  last.now([](Game& game) { rules::suffer(game, "B", 1, 0, "2e-obstacle-4"); });
  shoot(last, "cbb", "bbb");
  CHECK(of(last.result(), "B").fate == ShipFate::destroyed);
  CHECK(of(last.result(), "B").by.empty());
}

TEST_CASE("An obstacle's damage is nobody's; a bomb's is its owner's") {
  Duel arena;
  arena.now([](Game& game) { rules::suffer(game, "B", 1, 0, "2e-obstacle-4"); });
  CHECK(arena.result().dealt_by("") == 1);
  CHECK(arena.result().dealt_by("A") == 0);
  state::Piece bomb;
  bomb.id = "seismic-charge-1";
  bomb.type = state::PieceType::device;
  bomb.ref = "proton_bomb";
  bomb.side = Side::player;
  bomb.owner = "A";
  bomb.pose = arena["B"].pose;
  arena.now([&](Game& game) {
    game.emit(state::PieceAdded{bomb});
    rules::detonate(game, bomb.id);
  });
  const Result result = arena.result();
  CHECK(result.dealt_by("A") == 1);
  CHECK(result.find(bomb.id) == nullptr);  // it can't be shot at
}

TEST_CASE("Cards: what is left of their charges, and what is gone") {
  Duel arena({"proton-torpedoes"});
  REQUIRE(arena["A"].ship.cards.size() == 1);
  constexpr int charges = 2;
  arena.edit("A").ship.cards.front().charges = charges;
  arena.begin();
  arena.now([](Game& game) { game.emit(state::ChargesChanged{"A", "proton-torpedoes", -1}); });
  const std::vector<mission::CardLeft> left{{"proton-torpedoes", charges - 1, charges, false}};
  CHECK(of(arena.result(), "A").cards == left);
  arena.edit("A").ship.cards.clear();
  const std::vector<mission::CardLeft> gone{{"proton-torpedoes", 0, charges, true}};
  CHECK(of(arena.result(), "A").cards == gone);
}

TEST_CASE("A battle that is given up, and one that is won") {
  Duel arena;
  const auto conceded = rules::resolve_battle(test::catalog(), arena.table, rules::Concede{Side::enemy});
  for (const state::Event& event : conceded) {
    state::fold(arena.table, event);
    arena.all.push_back(event);
  }
  CHECK(arena.result().winner == Winner::player);
  CHECK(arena.result().reason == EndReason::conceded);
  Duel fought;
  shoot(fought, "hhh", "bbb");
  fought.now([](Game& game) {
    rules::remove_destroyed(game);
    game.emit(state::BattleEnded{"player"});
  });
  CHECK(fought.result().winner == Winner::player);
  CHECK(fought.result().reason == EndReason::side_gone);
}

TEST_CASE("A battle that begins forgets what was before it") {
  Duel arena;
  shoot(arena, "hhb", "bbb");
  arena.now([](Game& game) { game.emit(state::BattleStarted{1, false, Side::player}); });
  const Result result = arena.result();
  CHECK(of(result, "A").attacks == 0);
  CHECK(result.damage.empty());
  CHECK(result.dice.empty());
}

TEST_CASE("Every fate of a ship") {
  const data::Catalog made = test::catalog_with_mission(
      R"({"exits": [{"name": "gate", "text": "out", "edge": "north", "from_mm": 0, "to_mm": 900}]})");
  const state::Table start = test::opened(made);
  const auto fate = [&](const std::function<void(Game&)>& code, const std::string& id) {
    Played played(made);
    played.start().run(code);
    return of(result_of(played, start), id);
  };
  CHECK(fate([](Game&) {}, "P1").fate == ShipFate::survived);
  const Combatant destroyed = fate([](Game& game) { rules::lose_ship(game, "P1", "Red 1"); }, "P1");
  CHECK(destroyed.fate == ShipFate::destroyed);
  CHECK(destroyed.by == "Red 1");
  CHECK(destroyed.round == 1);
  const Combatant jumped = fate([](Game& game) { rules::leaves_table(game, "P1", "jumped"); }, "P1");
  CHECK(jumped.fate == ShipFate::jumped);
  CHECK(jumped.round == 1);
  CHECK(jumped.way.empty());
  const Combatant left = fate([](Game& game) { rules::leaves_table(game, "P1", "left:gate"); }, "P1");
  CHECK(left.fate == ShipFate::left);
  CHECK(left.way == "gate");
  const Combatant landed = fate([](Game& game) { rules::leaves_table(game, "P1", "landed:bay"); }, "P1");
  CHECK(landed.fate == ShipFate::landed);
  CHECK(landed.way == "bay");
  CHECK(fate([](Game& game) { game.emit(state::ShipFled{"P1"}); }, "P1").fate == ShipFate::fled);
  const auto shot_down_and_away = [](Game& game) {
    game.emit(state::ShipDestroyed{"P1"});
    game.emit(state::ShipFled{"P1"});
  };
  CHECK(fate(shot_down_and_away, "P1").fate == ShipFate::destroyed);
  CHECK(fate([](Game& game) { game.emit(state::ShipRemoved{"P1"}); }, "P1").fate == ShipFate::removed);
  CHECK(fate(
            [](Game& game) {
              game.emit(state::FitnessSet{"Red 1", state::Fitness::disabled});
            },
            "Red 1")
            .fate == ShipFate::disabled);
  const Combatant captured = fate([](Game& game) { game.emit(state::SideSet{"Red 1", Side::player}); }, "Red 1");
  CHECK(captured.fate == ShipFate::captured);
  CHECK(captured.side == Side::enemy);  // with which it came
  CHECK(captured.way == "player");
  const Combatant docked = fate([](Game& game) { game.emit(state::ShipDocked{"P1", "P2"}); }, "P1");
  CHECK(docked.fate == ShipFate::docked);
  CHECK(docked.way == "P2");
  Played unplaced(made);
  unplaced.run([](Game& game) { game.emit(state::BattleStarted{1, false, Side::player, true}); });
  CHECK(of(result_of(unplaced, start), "P1").fate == ShipFate::unplaced);
}

TEST_CASE("Who flew what in a mission") {
  const data::Catalog made = test::catalog_with_mission("{}");
  Played table(made);
  const state::Table start = table.table;
  const Result result = result_of(table.start(), start);
  CHECK(result.mission == "9-9-made-up");
  CHECK(result.ruleset == "fga-207");
  CHECK(result.pilots == 3);
  CHECK(result.rank == 1);
  const Combatant& pilot = of(result, "P1");
  CHECK(pilot.flight_group);
  CHECK(pilot.ai_card.empty());
  const Combatant& red = of(result, "Red 1");
  CHECK(red.squad == "Red");
  CHECK(red.ai);
  CHECK(red.ai_card == test::catalog().card_for("t65xwing", "rebelalliance")->id);
  CHECK(red.hull > 0);
  CHECK_FALSE(red.flight_group);
}

TEST_CASE("Experience by source, its shares, and what an ejection cost", "[fga-2.11.5-1][fga-4.11.2-8]") {
  const data::Catalog made = test::catalog_with_mission("{}");
  Played table(made);
  const state::Table start = table.table;
  table.start().run([](Game& game) {
    for (const state::Credit& credit : std::vector<state::Credit>{
             {"P1", "1.4", 4, 1, {}}, {"P1", "1.4", 2, 2, {}}, {"P2", "5.1", -2, 2, {}}, {"", "1.4", 6, 2, {}}})
      game.emit(state::Credited{credit});
    rules::lose_ship(game, "P3", "");
    state::Ejection roll;
    roll.ship = "P3";
    roll.dice = 2;
    roll.experience = 2;
    game.emit(state::PilotEjected{roll});
  });
  const Result result = result_of(table, start);
  const std::vector<mission::Earned> earned{{"", "1.4", 6, 1}, {"P1", "1.4", 6, 2}, {"P2", "5.1", -2, 1}};
  CHECK(result.experience == earned);
  CHECK(result.earned_by("P1") == 6);
  CHECK(result.shares.pool == 10);
  CHECK(result.shares.remainder == 1);
  REQUIRE(result.shares.pilots.size() == 3);
  CHECK(result.shares.pilots[0].mission_xp() == 3);
  CHECK(result.shares.pilots[2].mission_xp() == 1);
  REQUIRE(result.ejections.size() == 1);
  CHECK(result.ejections[0].ship == "P3");
}

TEST_CASE("A Gold Star for every extra objective, a Silver Star for not looking ahead",
          "[fga-1.3.5.1-4][fga-1.3.5.2-1][fga-1.3.5.2-3]") {
  const char* const text = R"({"objectives": [
    {"id": "red", "kind": "primary", "text": "Red is gone.", "met": {"destroyed": "Red"}},
    {"id": "quick", "kind": "gold-star", "text": "Nobody is lost.", "failed": {"destroyed": "players"}}]})";
  const data::Catalog made = test::catalog_with_mission(text);
  for (const bool hides : {false, true}) {
    for (const bool clean : {false, true}) {
      Played table(made);
      table.table.progress.hides = hides;
      const state::Table start = table.table;
      table.start();
      if (!clean) table.destroy("P1").looks();
      table.destroy("Red 1").looks();
      const Result result = result_of(table, start);
      CHECK(result.outcome == Outcome::won);
      CHECK(result.winner == Winner::player);
      CHECK(result.reason == EndReason::objectives_met);
      CHECK(result.silver == hides);
      CHECK(result.gold == clean);
      REQUIRE(result.objectives.size() == 2);
      CHECK(result.objectives[0].status == state::Status::met);
    }
  }
}

TEST_CASE("An objective that counts says how many are done, and the file keeps it") {
  const data::Catalog made = test::catalog_with_mission(R"({"objectives": [
    {"id": "both", "kind": "primary", "text": "Two pilots are lost.", "met": {"destroyed": "players", "count": 2}},
    {"id": "all", "kind": "bonus", "text": "All pilots are lost.", "met": {"destroyed": "players", "count": "all"}},
    {"id": "clock", "kind": "bonus", "text": "The clock strikes three.", "met": {"counter": "clock", "at_least": 3}},
    {"id": "red", "kind": "bonus", "text": "Red 1 is gone.", "met": {"destroyed": "Red 1"}}]})");
  Played played(made);
  const state::Table start = played.table;
  played.start();
  const auto count = [&](std::size_t which) {
    const mission::ObjectiveResult one = result_of(played, start).objectives[which];
    return std::pair(one.done, one.of);
  };
  CHECK(count(0) == std::pair(0, 2));
  played.run([](Game& game) { game.emit(state::CounterChanged{"clock", 5}); });
  played.destroy("P1").looks();
  CHECK(count(0) == std::pair(1, 2));
  CHECK(count(1) == std::pair(1, start.pilots));
  CHECK(count(2) == std::pair(3, 3));  // no more than is asked for
  CHECK(count(3) == std::pair(0, 0));  // one ship is no number
  const Result result = result_of(played, start);
  const auto read = mission::read_result(mission::write_result(result), "", made);
  REQUIRE(read.ok());
  CHECK(read->objectives == result.objectives);
}

TEST_CASE("Why a mission has ended") {
  const data::Catalog made = test::catalog_with_mission(R"({"objectives": [
    {"id": "red", "kind": "primary", "text": "Red is gone.", "met": {"destroyed": "Red"}},
    {"id": "wing", "kind": "primary", "text": "P2 is not lost.", "failed": {"destroyed": "P2"}}],
    "triggers": [{"id": "over", "when": {"counter": "clock", "at_least": 1}, "effects": [{"lose": "Too late."}]}]})");
  const state::Table start = test::opened(made);
  const auto after = [&](const std::function<void(Played&)>& happens) {
    Played played(made);
    played.start();
    happens(played);
    return result_of(played, start);
  };
  CHECK(after([](Played&) {}).reason == EndReason::open);
  const Result failed = after([](Played& played) { played.destroy("P2").looks(); });
  CHECK(failed.outcome == Outcome::lost);
  CHECK(failed.reason == EndReason::objective_failed);
  CHECK(failed.reason_of == "wing");
  const Result event = after([](Played& played) {
    played.run([](Game& game) { game.emit(state::CounterChanged{"clock", 1}); }).looks();
  });
  CHECK(event.reason == EndReason::event);
  CHECK(event.reason_of == "over");
  CHECK(event.triggers == std::vector<std::string>{"over"});
  CHECK(event.counters == std::vector<state::Counter>{{"clock", 1}});
  const Result late = after([](Played& played) { played.round_ends(6); });
  CHECK(late.reason == EndReason::round_limit);
  CHECK(late.rounds == 6);
  CHECK(after([](Played& played) { played.destroy("P1").destroy("P3").looks(); }).reason == EndReason::open);
  const data::Catalog alone = test::catalog_with_mission("{}");
  Played gone(alone);
  const state::Table before = test::opened(alone);
  gone.start().destroy("P1").destroy("P2").destroy("P3").looks();
  CHECK(result_of(gone, before).reason == EndReason::flight_group_gone);
  const Result given_up = after([](Played& played) {
    for (const state::Event& done : rules::resolve_battle(played.catalog, played.table, rules::Concede{Side::player})) {
      state::fold(played.table, done);
      played.events.push_back(done);
    }
  });
  CHECK(given_up.reason == EndReason::conceded);
  CHECK(given_up.outcome == Outcome::lost);
}

TEST_CASE("Deeds worth knowing are kept, shots are not") {
  const data::Catalog made = test::catalog_with_mission("{}");
  Played table(made);
  const state::Table start = table.table;
  table.start().deed("attacked", "Red 1", "P1").deed("scanned", "P1", "Red 1").deed("demoted", "P2");
  const Result result = result_of(table, start);
  const std::vector<state::Deed> deeds{{"scanned", "P1", "Red 1", 1}, {"demoted", "P2", "", 1}};
  CHECK(result.deeds == deeds);
}

TEST_CASE("A component that can be shot at is counted as what it is") {
  const data::Catalog made = test::catalog_with_mission(R"({"terrain": [
    {"id": "Gun", "component": "turbolaser-tower", "x_mm": 200, "y_mm": 500, "heading_deg": 0, "side": "enemy"}]})");
  Played table(made);
  const state::Table start = table.table;
  table.start();
  CHECK(of(result_of(table, start), "Gun").kind == state::PieceType::component);
  CHECK(of(result_of(table, start), "Gun").hull == made.component("turbolaser-tower")->hull);
  table.run([](Game& game) {
    const Game::By by(game, "P1");
    rules::suffer(game, "Gun", 99, 0, "fga-4.3.1-8");
  });
  const Result result = result_of(table, start);
  CHECK(of(result, "Gun").fate == ShipFate::destroyed);
  REQUIRE(result.kills_of("P1").size() == 1);
  CHECK(result.kills_of("P1").front()->type == "turbolaser-tower");
}

}  // namespace plotboard::mission_result
