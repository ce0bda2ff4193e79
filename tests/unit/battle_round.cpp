// The round as a machine: its phases, who acts when, planning in secret, how a battle ends.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_commands.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/invariants.hpp"
#include "rules/play/round.hpp"
#include "state/knowledge.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::battle_round {

using rules::Game;
using state::Phase;
using state::Side;
using test::Arena;
using test::fighter;
using test::Match;

namespace {

Match duel() {
  return Match(
      {fighter("A", "t65xwing", Side::player, 300, 100), fighter("B", "tielnfighter", Side::enemy, 600, 800, 180)});
}

state::Piece at(const std::string& id, Side side, int initiative, double x, double y) {
  state::Piece piece = fighter(id, side == Side::player ? "t65xwing" : "tielnfighter", side, x, y, y > 457 ? 180 : 0);
  piece.initiative = initiative;
  return piece;
}

// Everybody in the order in which the phase calls them; the first of those who may each time.
Ids order_in(state::Table table, Phase phase) {
  table.play.phase = phase;
  Ids order;
  for (;;) {
    const auto may = rules::whose_turn(test::catalog(), table);
    if (may.empty()) return order;
    order.push_back(may.front());
    if (phase == Phase::system) state::fold(table, state::SystemDone{may.front()});
    if (phase == Phase::activation) state::fold(table, state::ShipActivated{may.front()});
    if (phase == Phase::engagement) state::fold(table, state::ShipEngaged{may.front()});
  }
}

// I5 a; I3 b, c; enemy I3 d, e; enemy I1 f.
state::Table six() {
  return Match({at("a", Side::player, 5, 100, 100), at("b", Side::player, 3, 200, 100),
                at("d", Side::enemy, 3, 100, 800), at("c", Side::player, 3, 300, 100),
                at("e", Side::enemy, 3, 200, 800), at("f", Side::enemy, 1, 300, 800)})
      .start()
      .table;
}

}  // namespace

TEST_CASE("A round is five phases, and the next round follows",
          "[battle][2e-round-1][2e-round-2][2e-end-6][2e-engage-1][2e-engagement-2]") {
  Match match = duel();
  match.passes("action", "A");
  match.passes("action", "B");
  match.start();
  CHECK(match.table.play.phase == Phase::planning);  // as soon as set-up is finished
  match.plan();
  CHECK(match.table.play.phase == Phase::activation);  // nobody has anything to do in the System Phase
  match.turn("A").turn("B");
  CHECK(match.table.play.phase == Phase::engagement);
  match.turn("A").turn("B");  // neither attacks
  CHECK(match.table.round == 2);
  CHECK(match.phases() == std::vector<Phase>{Phase::planning, Phase::system, Phase::activation, Phase::engagement,
                                             Phase::end, Phase::planning});
  CHECK(match.table.play.before == nullptr);
}

TEST_CASE("Planning and End belong to no ship", "[battle][2e-round-3]") {
  state::Table table = six();
  CHECK(order_in(table, Phase::planning).empty());
  CHECK(order_in(table, Phase::end).empty());
}

TEST_CASE("System and Activation go up by initiative, the first player first at equal initiative",
          "[battle][2e-system-1][2e-system-3][2e-initiative-2][2e-initiative-4][2e-initiative-5]") {
  state::Table table = six();
  for (const Phase phase : {Phase::system, Phase::activation}) {
    CHECK(order_in(table, phase) == Ids{"f", "b", "c", "d", "e", "a"});
  }
  table.play.first = Side::enemy;
  CHECK(order_in(table, Phase::activation) == Ids{"f", "d", "e", "b", "c", "a"});
}

TEST_CASE("Engagement goes down by initiative, each ship once",
          "[battle][2e-engagement-1][2e-engagement-3][2e-engage-2][2e-engage-3][2e-engage-6][2e-initiative-5]") {
  state::Table table = six();
  CHECK(order_in(table, Phase::engagement) == Ids{"a", "b", "c", "d", "e", "f"});
  table.play.first = Side::enemy;
  CHECK(order_in(table, Phase::engagement) == Ids{"a", "d", "e", "b", "c", "f"});
}

TEST_CASE("One player's ships of equal initiative go in the order that player likes, one after the other",
          "[battle][2e-system-2][2e-engage-5][2e-engage-13][2e-initiative-6]") {
  Match match(
      {at("b", Side::player, 3, 200, 100), at("c", Side::player, 3, 300, 100), at("d", Side::enemy, 3, 100, 800)});
  match.passes("action", "c");
  match.passes("action", "b");
  match.passes("action", "d");
  match.start().plan();
  CHECK(match.whose() == Ids{"b", "c"});
  CHECK(match.refusal(rules::TakeTurn{"d"}) == "2e-activation-1");
  match.does(rules::TakeTurn{"c"});
  if (match.table.play.choice) CHECK(match.refusal(rules::TakeTurn{"b"}) == "plotboard");  // c's turn comes to its end
  match.answers();
  CHECK(match.whose() == Ids{"b"});
  match.turn("b");
  CHECK(match.whose() == Ids{"d"});
  CHECK(match.refusal(rules::TakeTurn{"c"}) == "2e-activation-1");
  match.turn("d");
  REQUIRE(match.table.play.phase == Phase::engagement);
  CHECK(match.whose() == Ids{"b", "c"});
  CHECK(match.refusal(rules::TakeTurn{"d"}) == "2e-engagement-1");
}

TEST_CASE("AI ships of a side act by their numbers, after its people", "[battle][2e-initiative-6][fga-2.15.3x-1]") {
  std::vector<state::Piece> pieces{at("x", Side::enemy, 3, 100, 800), at("y", Side::enemy, 3, 200, 800),
                                   at("h", Side::enemy, 3, 300, 800), at("p", Side::player, 3, 100, 100)};
  pieces[0].ai = pieces[1].ai = true;
  pieces[0].number = 2;
  pieces[1].number = 1;
  const state::Table table = Match(std::move(pieces)).start().table;
  CHECK(order_in(table, Phase::activation) == Ids{"p", "h", "y", "x"});
}

TEST_CASE("The first player stays the same in every round", "[battle][2e-setup-5][2e-round-2]") {
  Match match = duel();
  match.passes("action", "B");
  match.passes("action", "A");
  match.start(Side::enemy).plan();
  CHECK(match.whose() == Ids{"B"});
  match.turn("B").turn("A").turn("B").turn("A");
  REQUIRE(match.table.round == 2);
  CHECK(match.table.play.first == Side::enemy);
  CHECK(match.plan().whose() == Ids{"B"});
}

TEST_CASE("Every person's ship gets a dial of its own type, in any order",
          "[battle][2e-planning-1][2e-planning-2][2e-planning-3][2e-planning-5][2e-planning-11]") {
  Match match = duel();
  match.start();
  CHECK(match.refusal(rules::Ready{Side::player}) == "2e-planning-5");  // no dial is forgotten
  CHECK(match.refusal(rules::SetDial{"A", geom::maneuver_from_code("5F")}) == "2e-planning-2");
  CHECK(match.refusal(rules::SetDial{"B", geom::maneuver_from_code("5F")}).empty());  // the fast dial of another ship
  match.dial("B", "5F").dial("A", "3F");
  match.does(rules::Ready{Side::enemy});
  CHECK(match.table.play.phase == Phase::planning);
  match.does(rules::Ready{Side::player});
  CHECK(match.table.play.phase == Phase::activation);
  CHECK(match.refusal(rules::SetDial{"A", geom::maneuver_from_code("3F")}) == "2e-planning-4");
}

TEST_CASE("A dial may be changed until both agree to go on", "[battle][2e-planning-4][2e-planning-5][2e-planning-9]") {
  Match match = duel();
  match.start().dial("A", "3F").does(rules::Ready{Side::player});
  CHECK(match.refusal(rules::SetDial{"A", geom::maneuver_from_code("3F")}).empty());  // the same maneuver again
  match.dial("A", "1F");
  CHECK(match["A"].ship.dial == geom::maneuver_from_code("1F"));
  CHECK_FALSE(match.table.play.ready[state::seat(Side::player)]);
  match.dial("B", "2F").does(rules::Ready{Side::enemy});
  CHECK(match.table.play.phase == Phase::planning);  // the player has to agree anew
  match.does(rules::SetDial{"A", std::nullopt});
  CHECK(match.refusal(rules::Ready{Side::player}) == "2e-planning-5");
}

TEST_CASE("No dial for ionised and docked ships", "[battle][2e-planning-6][2e-dock-1][2e-gone-4]") {
  std::vector<state::Piece> pieces{fighter("G", "vcx100lightfreighter", Side::player, 400, 100),
                                   fighter("P", "attackshuttle", Side::player, 400, 100),
                                   fighter("I", "t65xwing", Side::player, 200, 100),
                                   fighter("B", "tielnfighter", Side::enemy, 600, 800, 180)};
  pieces[1].ship.carrier = "G";
  pieces[2].tokens.ion = 1;
  Match match(std::move(pieces));
  match.start();
  CHECK(rules::need_dials(test::catalog(), match.table, Side::player) == Ids{"G"});
  CHECK(match.refusal(rules::SetDial{"I", geom::maneuver_from_code("2F")}) == "2e-planning-6");
  CHECK(match.refusal(rules::SetDial{"P", geom::maneuver_from_code("2F")}) == "2e-planning-6");
}

// Found by random play.
TEST_CASE("Taken off by hand, a ship leaves its damage cards behind and takes the ship in its dock along",
          "[battle][plotboard]") {
  std::vector<state::Piece> pieces{fighter("G", "vcx100lightfreighter", Side::player, 400, 100),
                                   fighter("P", "attackshuttle", Side::player, 400, 100),
                                   fighter("A", "t65xwing", Side::player, 200, 100),
                                   fighter("B", "tielnfighter", Side::enemy, 600, 800, 180)};
  pieces[1].ship.carrier = "G";
  Match match(std::move(pieces));
  match.start();
  for (const bool faceup : {false, true}) {
    state::fold(match.table, state::DamageDealt{"G", match.table.play.decks[0].draw.back(), faceup});
  }
  match.table.pieces[2].ship.bumped = {"G"};
  match.does(rules::RemovePieces{{"G"}});
  CHECK(match.table.find("G") == nullptr);
  CHECK(match.table.find("P") == nullptr);
  CHECK(match["A"].ship.bumped.empty());
  CHECK(match.table.play.decks[0].discard.size() == 2);
  CHECK(rules::broken_battle(test::catalog(), match.table).empty());
}

TEST_CASE("A battle goes on when the last ship that was to act is taken off by hand", "[battle][plotboard]") {
  Match match = duel();
  match.passes("action", "A");
  match.start().plan();
  REQUIRE(match.table.play.phase == Phase::activation);
  match.turn(rules::whose_turn(test::catalog(), match.table).front());
  REQUIRE(match.table.play.phase == Phase::activation);
  const Ids last = rules::whose_turn(test::catalog(), match.table);
  REQUIRE(last.size() == 1);
  SECTION("removed") { match.does(rules::RemovePieces{{last.front()}}); }
  SECTION("fled") {
    state::Piece gone = match[last.front()];
    gone.fled = true;
    match.does(rules::ChangePiece{gone});
  }
  CHECK(match.table.play.phase == Phase::engagement);
  CHECK(rules::whose_turn(test::catalog(), match.table).size() == 1);
}

TEST_CASE("With all ships taken off by hand every round waits for somebody's word", "[battle][plotboard]") {
  Match match = duel();
  match.start();
  const int round = match.table.round;
  match.does(rules::RemovePieces{{"A", "B"}});
  CHECK(match.table.play.phase == Phase::planning);
  match.does(rules::Ready{Side::enemy});
  CHECK(match.table.play.phase == Phase::planning);
  CHECK(match.table.round == round + 1);
}

TEST_CASE("Nothing is put by hand on a ship that is out of the game", "[battle][2e-gone-2]") {
  Match match = duel();
  match.start();
  state::Piece gone = match["A"];
  gone.ship.destroyed = gone.ship.removed = true;
  match.table.pieces[match.table.index_of("A").value()] = gone;
  CHECK(match.refusal(rules::ChangePiece{gone}).empty());
  gone.tokens.stress = 1;
  CHECK(match.refusal(rules::ChangePiece{gone}) == "2e-gone-2");
  gone.tokens.stress = 0;
  gone.lock = "B";
  CHECK(match.refusal(rules::ChangePiece{gone}) == "2e-gone-2");
}

TEST_CASE("Who gives up before the forces stand leaves no damage decks", "[battle][plotboard]") {
  Match match = duel();
  match.start(Side::player, true).does(rules::Concede{Side::player});
  CHECK(match.table.play.result == "enemy");
  CHECK(rules::broken_battle(test::catalog(), match.table).empty());
}

TEST_CASE("A stressed ship may be given a red maneuver", "[battle][2e-planning-10]") {
  Match match = duel();
  match.start();
  state::fold(match.table, state::TokenChanged{"A", state::Token::stress, 1});
  CHECK(match.refusal(rules::SetDial{"A", geom::maneuver_from_code("4K")}).empty());
}

TEST_CASE("A side knows its own dials and what lies open, no more",
          "[battle][2e-planning-1][2e-planning-7][2e-planning-8]") {
  Match match = duel();
  match.start().dial("A", "3F").dial("B", "2F");
  state::fold(match.table, state::DamageDealt{"B", match.table.play.decks[1].draw.back(), false});
  state::fold(match.table, state::DamageDealt{"B", match.table.play.decks[1].draw.back(), true});
  const state::Table known = state::known_to(match.table, Side::player);
  CHECK(known.find("A")->ship.dial == geom::maneuver_from_code("3F"));
  CHECK_FALSE(known.find("B")->ship.dial);
  CHECK(known.find("B")->ship.damage[0] == state::DamageCard{0, false});
  CHECK(known.find("B")->ship.damage[1] == match["B"].ship.damage[1]);
  CHECK(known.play.seed == 0);
  for (const std::size_t side : {0u, 1u}) {
    CHECK(known.play.decks[side].draw == std::vector<int>(match.table.play.decks[side].draw.size(), 0));
  }
  CHECK_FALSE(state::known_to(match.table, Side::none).find("A")->ship.dial);
  match.does(rules::Ready{Side::player}).does(rules::Ready{Side::enemy});
  state::fold(match.table, state::DialRevealed{"B"});
  CHECK(state::known_to(match.table, Side::player).find("B")->ship.dial == geom::maneuver_from_code("2F"));
}

TEST_CASE("Nothing hidden shows through a turn under way", "[battle][2e-planning-8]") {
  Match match = duel();
  match.start().plan().does(rules::TakeTurn{"A"});
  REQUIRE(match.table.play.before != nullptr);  // A chooses its action
  const state::Table known = state::known_to(match.table, Side::player);
  REQUIRE(known.play.before != nullptr);
  CHECK_FALSE(known.play.before->find("B")->ship.dial);
  CHECK(known.play.before->play.seed == 0);
}

TEST_CASE("Only the latest change of initiative counts; the one before it comes back",
          "[battle][2e-initiative-1][2e-initiative-3][2e-engage-11]") {
  state::Table table = six();
  state::fold(table, state::InitiativeChanged{"b", "older", 7});
  state::fold(table, state::InitiativeChanged{"b", "newer", 1});
  CHECK(table.find("b")->initiative == 1);
  CHECK(order_in(table, Phase::engagement) == Ids{"a", "c", "d", "e", "b", "f"});
  state::Table other = table;
  state::fold(table, state::InitiativeChanged{"b", "newer", std::nullopt});
  CHECK(table.find("b")->initiative == 7);
  CHECK(order_in(table, Phase::engagement).front() == "b");
  state::fold(other, state::InitiativeChanged{"b", "older", std::nullopt});  // the older one ends first
  CHECK(other.find("b")->initiative == 1);
  for (state::Table* each : {&table, &other}) {
    for (const char* source : {"older", "newer"})
      state::fold(*each, state::InitiativeChanged{"b", source, std::nullopt});
    CHECK(each->find("b")->initiative == 3);  // the printed one
    CHECK(each->find("b")->ship.initiatives.empty());
  }
}

TEST_CASE("Destroyed while its initiative engages, a ship has its turn and goes after that",
          "[battle][2e-engagement-5][2e-engagement-6][2e-engagement-7][2e-engage-7][2e-engage-10]") {
  Arena arena({at("a", Side::player, 4, 100, 100), at("v", Side::enemy, 4, 100, 800), at("w", Side::enemy, 3, 300, 800),
               at("z", Side::enemy, 2, 500, 800)},
              "2e", Phase::engagement);
  const auto destroy = [](Game& game, const std::string& id) { game.emit(state::ShipDestroyed{id}); };
  arena.run([&](Game& game) {
    rules::advance(game);
    game.emit(state::ShipEngaged{"a"});  // a has shot at v and w
    destroy(game, "v");
    destroy(game, "w");
    rules::advance(game);
  });
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"v"});  // equal initiative: it engages
  CHECK_FALSE(arena["v"].ship.removed);
  CHECK_FALSE(arena["w"].ship.removed);
  arena.run([&](Game& game) {
    game.emit(state::ShipEngaged{"v"});
    rules::advance(game);
  });
  CHECK(arena["v"].ship.removed);
  CHECK(arena["w"].ship.removed);  // lower initiative: gone before its turn
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"z"});
}

TEST_CASE("Destroyed before anybody has engaged, a ship is taken off at once", "[battle][2e-destroy-13]") {
  Arena arena({at("a", Side::player, 4, 100, 100), at("v", Side::enemy, 5, 100, 800)}, "2e", Phase::activation);
  arena.edit("v").ship.destroyed = true;
  arena.run([](Game& game) {
    game.emit(state::ShipActivated{"a"});
    game.emit(state::ShipActivated{"v"});
    rules::advance(game);
  });
  CHECK(arena.table.play.phase == Phase::engagement);
  CHECK(arena["v"].ship.removed);
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"a"});
}

TEST_CASE("A ship destroyed in another phase is removed at once", "[battle][2e-engagement-8][2e-gone-1][2e-gone-2]") {
  Arena arena({at("a", Side::player, 4, 100, 100), at("v", Side::enemy, 5, 100, 800)}, "2e", Phase::activation);
  arena.edit("v").tokens.focus = 2;
  arena.edit("v").lock = "a";
  arena.edit("a").lock = "v";
  arena.run([](Game& game) { rules::suffer(game, "v", 2, 0, "test"); });
  CHECK_FALSE(arena["v"].ship.destroyed);  // 2 cards, hull 3
  arena.run([](Game& game) { rules::suffer(game, "v", 1, 0, "test"); });
  CHECK(arena["v"].ship.removed);
  CHECK(arena["v"].tokens == state::Tokens{});
  CHECK(arena["v"].lock.empty());
  CHECK(arena["a"].lock.empty());
  CHECK_FALSE(arena["v"].in_play());
}

TEST_CASE("A disarmed ship has its turn to engage and no attack", "[battle][2e-engagement-4][2e-engage-8]") {
  Arena arena({at("a", Side::player, 4, 457, 400), at("v", Side::enemy, 3, 457, 550)}, "2e", Phase::engagement);
  arena.edit("a").tokens.disarm = 1;
  arena.edit("a").ship.damage.push_back({5, true});  // Console Fire
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"a"});
  arena.dice({state::Face::blank});  // of the card
  arena.run([](Game& game) { rules::engage(game, "a"); });
  arena.expect_all_said();
  CHECK(arena.question("attack") == nullptr);
  CHECK(arena["a"].ship.engaged);
}

TEST_CASE("A ship that engages may decline to attack", "[battle][2e-engage-4][2e-engagement-2]") {
  Arena arena({at("a", Side::player, 4, 457, 400), at("v", Side::enemy, 3, 457, 550)}, "2e", Phase::engagement);
  arena.says("attack", "pass");
  arena.run([](Game& game) { rules::engage(game, "a"); });
  arena.expect_all_said();
  CHECK(arena["a"].ship.engaged);
  CHECK(arena["v"].ship.damage.empty());
}

TEST_CASE("Who has no ship left at the end of a round has lost",
          "[battle][2e-gone-3][2e-end-6][2e-destroy-14][2e-gone-5]") {
  const auto after = [](bool player, bool enemy, bool docked) {
    Arena arena({at("a", Side::player, 4, 100, 100), at("v", Side::enemy, 4, 100, 800)}, "2e", Phase::end);
    arena.edit("a").ship.removed = !player;
    arena.edit("v").ship.removed = !enemy;
    if (docked) arena.edit("v").ship.carrier = "somebody";  // in reserve is not removed
    arena.run([](Game& game) { rules::advance(game); });
    return arena.table.play.result;
  };
  CHECK(after(true, true, false).empty());
  CHECK(after(true, true, true).empty());
  CHECK(after(true, false, false) == "player");
  CHECK(after(false, true, false) == "enemy");
  CHECK(after(false, false, false) == "draw");
}

TEST_CASE("The last ship's loss in mid-round ends nothing before the round does", "[battle][2e-gone-3]") {
  Match match = duel();
  match.passes("action", "A");
  match.start().plan();
  state::fold(match.table, state::ShipRemoved{"B"});
  match.turn("A");
  CHECK(match.table.play.phase == Phase::engagement);
  match.turn("A");
  CHECK(match.table.play.phase == Phase::over);
  CHECK(match.table.play.result == "player");
  CHECK(match.whose().empty());
  CHECK(rules::legal_commands(test::catalog(), match.table).empty());
}

TEST_CASE("A table with one side only goes on", "[battle]") {
  Match match({at("a", Side::player, 4, 100, 100)});
  match.passes("action", "a");
  match.start().plan().turn("a").turn("a");
  CHECK(match.table.round == 2);
  CHECK(match.table.play.phase == Phase::planning);
}

TEST_CASE("Giving up ends the battle at any time", "[battle]") {
  Match match = duel();
  CHECK(match.refusal(rules::Concede{Side::player}) == "plotboard");
  match.start().plan().does(rules::TakeTurn{"A"});
  REQUIRE(match.table.play.before != nullptr);
  match.does(rules::Concede{Side::player});
  CHECK(match.table.play.phase == Phase::over);
  CHECK(match.table.play.result == "enemy");
  CHECK(match.table.play.before == nullptr);
  CHECK_FALSE(match.table.play.choice);
  CHECK(match.refusal(rules::Concede{Side::enemy}) == "plotboard");
}

TEST_CASE("Every legal command is one, in every phase", "[battle]") {
  Match match = duel();
  match.start(Side::player, true);
  base::Rng rng(3);
  for (int i = 0; i < 200 && match.table.play.phase != Phase::over; ++i) {
    const auto legal = rules::legal_commands(test::catalog(), match.table);
    REQUIRE_FALSE(legal.empty());
    for (const rules::Command& command : legal) CHECK(match.refusal(command).empty());
    const auto ready = [](const rules::Command& command) { return holds<rules::Ready>(command); };
    const auto found = std::find_if(legal.begin(), legal.end(), ready);
    match.does(found != legal.end() ? *found : legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  CHECK((match.table.round > 1 || match.table.play.phase == Phase::over));
}

TEST_CASE("Planning offers every dial setting, and Ready once all are set", "[battle][2e-planning-5]") {
  Match match = duel();
  match.start();
  const auto dials = [](const char* ship) { return test::catalog().ship(ship)->dial.entries.size(); };
  CHECK(rules::legal_commands(test::catalog(), match.table).size() == dials("t65xwing") + dials("tielnfighter"));
  match.dial("A", "2F");  // no longer that setting, but Ready for the player
  CHECK(rules::legal_commands(test::catalog(), match.table).size() ==
        dials("t65xwing") - 1 + dials("tielnfighter") + 1);
}

}  // namespace plotboard::battle_round
