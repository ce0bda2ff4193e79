// Set-up, initiative, the round and planning of the 1st edition.
#include "first/fights.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/setup.hpp"
#include "state/knowledge.hpp"

namespace plotboard::first_setup_and_round {
using namespace first_fights;

namespace {

// Six obstacles and a ship a side, all in the pool.
std::vector<state::Piece> pool() {
  std::vector<state::Piece> pieces{ours("A", kXwing, 0, 0), theirs("B", kTie, 0, 0)};
  for (int i = 0; i < 6; ++i) {
    pieces.push_back(obstacle("R" + std::to_string(i), "coreasteroid" + std::to_string(i), 0, 0));
  }
  return pieces;
}
constexpr const char* kTransport = "1e-pilot-gr75mediumtransport";
Fight alone(const std::string& pilot) { return Fight({ours("A", pilot, 0, 0)}, Side::player, true); }

}  // namespace

TEST_CASE(
    "Set-up: obstacles, then forces, then the first Planning phase with decks and shields"
    " [1e-setup-1][1e-setup-4][1e-setup-14][1e-setup-15][1e-round-2]",
    "[first]") {
  Fight fight(pool(), Side::enemy, true);
  REQUIRE(fight.phase() == Phase::setup);
  Side turn = Side::enemy;  // the initiative player places the first
  for (int i = 0; i < 6; ++i) {
    const rules::Placing next = rules::next_to_place(catalog(), fight.table());
    CHECK(next.side == turn);
    CHECK(next.pieces.size() == static_cast<std::size_t>(6 - i));
    CHECK_FALSE(fight.refusal(put("B", 457, 880, 180)).empty());  // forces wait
    const auto place = rules::suggested_place(catalog(), fight.table(), next.pieces.front());
    REQUIRE(place);
    fight.does(rules::PlacePieces{{{next.pieces.front(), *place}}});
    turn = state::other(turn);
  }
  CHECK(fight.table().play.decks[0].draw.empty());
  fight.choose("edge", "this");
  fight.does(put("B", 457, 880, 180));
  CHECK(fight.phase() == Phase::setup);
  fight.does(put("A", 457, 40));
  CHECK(fight.phase() == Phase::planning);
  CHECK(fight.table().round == 1);
  CHECK(fight["A"].ship.shields == 2);
  for (const state::Deck& deck : fight.table().play.decks) CHECK(deck.draw.size() == 33);
}

TEST_CASE(
    "Obstacles lie neither within range 1 of one another nor within range 2 of an edge"
    " [1e-setup-5][1e-setup-6]",
    "[first]") {
  // coreasteroid0 reaches from -20 to 20.5 mm across and from -14.5 to 15.5 mm up and down.
  Fight fight({obstacle("R", "coreasteroid0", 0, 0), obstacle("S", "coreasteroid0", 0, 0), ours("A", kXwing, 0, 0)},
              Side::player, true);
  CHECK(fight.refusal(put("R", 219, 457)) == "1e-setup-6");
  CHECK(fight.refusal(put("R", 221, 457)).empty());
  CHECK(fight.refusal(put("R", 457, 914.4 - 200 - 15)) == "1e-setup-6");
  fight.does(put("R", 300, 400, 90));  // turned so that its own height lies across the table
  CHECK(fight.refusal(put("S", 300 + 30 + 99, 400, 90)) == "1e-setup-5");
  CHECK(fight.refusal(put("S", 300 + 30 + 106, 400, 90)).empty());
}

TEST_CASE("Ships go down by ascending pilot skill, the initiative player's first on ties [1e-setup-9][1e-ps-1]",
          "[first]") {
  Fight fight({ours("A", kXwing, 0, 0), ours("C", kFirespray, 0, 0), theirs("B", kTie, 0, 0), theirs("D", kXwing, 0, 0),
               theirs("E", kXwing, 0, 0)},
              Side::enemy, true);
  CHECK(rules::next_to_place(catalog(), fight.table()).pieces == Ids{"B"});
  CHECK_FALSE(fight.refusal(put("A", 457, 40)).empty());
  fight.does(put("B", 457, 880, 180));
  CHECK(rules::next_to_place(catalog(), fight.table()).pieces == Ids{"D", "E"});  // both before A, in either order
  fight.does(put("E", 300, 880, 180));
  CHECK(rules::next_to_place(catalog(), fight.table()).pieces == Ids{"D"});
  fight.does(put("D", 600, 880, 180));
  CHECK(rules::next_to_place(catalog(), fight.table()).pieces == Ids{"A"});
  fight.does(put("A", 457, 40));
  CHECK(rules::next_to_place(catalog(), fight.table()).pieces == Ids{"C"});
}

TEST_CASE("A small ship lies wholly within range 1 of its own edge, however it looks [1e-setup-10][1e-setup-12]",
          "[first]") {
  const Fight fight = alone(kXwing);
  CHECK(fight.refusal(put("A", 457, 80)).empty());  // 60 to 100 mm, guides aside
  CHECK(fight.refusal(put("A", 457, 81)) == "1e-setup-10");
  CHECK(fight.refusal(put("A", 457, 880)) == "1e-setup-10");
  for (int degrees = 0; degrees < 360; degrees += 15) CHECK(fight.refusal(put("A", 457, 60, degrees)).empty());
}

TEST_CASE("A large ship may reach out of range 1 if it fills the depth, and not over the edge [1e-setup-11]",
          "[first]") {
  const Fight fight = alone(kFirespray);
  CHECK(fight.refusal(put("A", 457, 60)).empty());
  CHECK_FALSE(fight.refusal(put("A", 457, 65)).empty());      // 25 to 105 mm
  CHECK(fight.refusal(put("A", 457, 56.57, 45)).empty());     // 0 to 113 mm
  CHECK_FALSE(fight.refusal(put("A", 457, 52, 45)).empty());  // over the edge
}

TEST_CASE("Ships are not placed upon one another [1e-setup-13]", "[first]") {
  Fight fight({ours("A", kXwing, 0, 0), ours("C", kXwing, 0, 0)}, Side::player, true);
  fight.does(put("A", 400, 50));
  CHECK(fight.refusal(put("C", 439, 50)) == "1e-setup-13");
  CHECK(fight.refusal(put("C", 440, 50)).empty());
}

TEST_CASE("The play area is three feet square and may be another size [1e-setup-3]", "[first]") {
  CHECK(state::Area{}.width.mm() == Approx(914.4));
  CHECK(state::Area{}.height.mm() == Approx(914.4));
  battle::Session session(catalog(), test::table({}, true), 1);
  state::Area wide;
  wide.name = "free";
  wide.width = base::um_from_mm(1828.8);
  CHECK_FALSE(session.apply(rules::SetTable{wide, "1e", {}}));
  CHECK(session.table().area.width.mm() == Approx(1828.8));
  CHECK(session.table().area.height.mm() == Approx(914.4));
}

TEST_CASE("Both squads lie open before a ship is placed [1e-setup-2]", "[first]") {
  const Fight fight({ours("A", kXwing, 0, 0, 0, {"1e-upgrade-r2d2"}), theirs("B", kTie, 0, 0)}, Side::player, true);
  REQUIRE(fight.phase() == Phase::setup);
  const state::Table seen = state::known_to(fight.table(), Side::enemy);
  CHECK(seen.find("A")->ship.pilot == kXwing);
  REQUIRE(seen.find("A")->ship.cards.size() == 1);
  CHECK(seen.find("A")->ship.cards[0].id == "1e-upgrade-r2d2");
}

TEST_CASE("Each side draws from its own deck and discards on its own pile [1e-setup-16]", "[first]") {
  Arena arena({ours("A", kXwing, 300, 300), theirs("B", kTie, 300, 600)}, "1e");
  arena.edit("A").ship.shields = 0;
  arena.run([](Game& game) { rules::suffer(game, "A", 2, 0, "1e-dmg-1"); });
  CHECK(arena.table.play.decks[0].draw.size() == 31);
  CHECK(arena.table.play.decks[1].draw.size() == 33);
  arena.run([](Game& game) { rules::repair_facedown(game, "A", "1e-dmg-1"); });
  CHECK(arena.table.play.decks[0].discard.size() == 1);
  CHECK(arena.table.play.decks[1].discard.empty());
}

TEST_CASE("What comes after Place Forces waits for the last ship and is done before the first round [1e-setup-17]",
          "[first]") {
  Fight fight({ours("A", "1e-pilot-cassianandor", 0, 0, 0, {"1e-upgrade-pivotwing-title-attack"}),
               theirs("B", kXwing, 0, 0), theirs("C", kFirespray, 0, 0)},
              Side::player, true);
  fight.does(put("B", 300, 880, 180)).does(put("C", 500, 860, 180));
  CHECK_FALSE(fight.table().play.choice);
  fight.does(put("A", 457, 40));
  REQUIRE(fight.table().play.choice);  // which side of the title lies up
  CHECK(fight.table().play.choice->side == Side::player);
  CHECK(fight.phase() == Phase::setup);
  fight.passes();
  CHECK(fight.phase() == Phase::planning);
}

TEST_CASE("The side of the lower squad total decides who has initiative [1e-init-1]", "[first]") {
  Fight fight({ours("A", kXwing, 300, 300), theirs("B", kTie, 300, 600)}, Side::none);  // 21 against 12 points
  REQUIRE(fight.asks("first-player"));
  CHECK(fight.table().play.choice->side == Side::enemy);
  SECTION("for itself") {
    fight.choose("first-player", "enemy");
    CHECK(fight.table().play.first == Side::enemy);
  }
  SECTION("or for the other") {
    fight.choose("first-player", "player");
    CHECK(fight.table().play.first == Side::player);
  }
}

TEST_CASE("On equal totals an attack die says who decides: hit or critical the one who rolls [1e-init-2]", "[first]") {
  int both[2] = {0, 0};
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    Fight fight({ours("A", kTie, 300, 300), theirs("B", kTie, 300, 600)}, Side::none, false, seed);
    const auto rolled = fight.all<state::DiceRolled>();
    REQUIRE(rolled.size() == 1);
    REQUIRE(rolled[0].values.size() == 1);
    const Face face = static_cast<Face>(rolled[0].values[0]);
    REQUIRE(fight.asks("first-player"));
    const bool hit = face == Face::hit || face == Face::crit;
    CHECK(fight.table().play.choice->side == (hit ? Side::player : Side::enemy));
    ++both[hit ? 0 : 1];
    fight.choose("first-player", "enemy");
    CHECK(fight.table().play.first == Side::enemy);
  }
  CHECK(both[0] > 0);
  CHECK(both[1] > 0);
}

TEST_CASE(
    "Equal pilot skill: the initiative player's ships go first in both phases, each owner in his own order,"
    " in every round [1e-init-3][1e-init-4][1e-init-5][1e-init-6]",
    "[first]") {
  Fight fight({ours("A", kXwing, 200, 200), ours("C", kXwing, 400, 200), theirs("B", kXwing, 200, 700),
               theirs("D", kXwing, 400, 700)},
              Side::enemy);
  for (int round = 1; round <= 2; ++round) {
    CHECK(fight.table().play.first == Side::enemy);
    fight.plan("2F");
    for (const Phase phase : {Phase::activation, Phase::engagement}) {
      REQUIRE(fight.phase() == phase);
      CHECK(fight.whose() == Ids{"B", "D"});
      CHECK_FALSE(fight.refusal(rules::TakeTurn{"A"}).empty());
      fight.turn("D").passes().turn("B").passes();
      CHECK(fight.whose() == Ids{"A", "C"});
      fight.turn("C").passes().turn("A").passes();
    }
  }
}

TEST_CASE("A round is Planning, Activation, Combat, End, and the next follows [1e-round-1][1e-round-9][1e-ps-1]",
          "[first]") {
  Fight fight({ours("A", kXwing, 200, 200), theirs("B", kTie, 200, 700), ours("F", kFirespray, 600, 200)});
  fight.plan("2F");
  CHECK(fight.finish_phase() == Ids{"B", "A", "F"});  // skill 1, 2, 3
  REQUIRE(fight.phase() == Phase::engagement);
  CHECK(fight.finish_phase() == Ids{"F", "A", "B"});
  std::vector<Phase> phases;
  for (const auto& each : fight.all<state::PhaseStarted>()) phases.push_back(each.phase);
  CHECK(phases ==
        std::vector<Phase>{Phase::planning, Phase::activation, Phase::engagement, Phase::end, Phase::planning});
  CHECK(fight.table().round == 2);
}

TEST_CASE(
    "The End phase takes focus, evade, reinforce, weapons disabled and tractor beam tokens, and no others"
    " [1e-round-3][1e-round-4][1e-round-5]",
    "[first]") {
  Arena arena({ours("A", kXwing, 300, 300), theirs("B", kTie, 300, 600)}, "1e", Phase::end);
  for (const char* id : {"A", "B"}) {
    for (const Token token : {Token::focus, Token::evade, Token::reinforce_fore, Token::reinforce_aft, Token::disarm,
                              Token::tractor, Token::stress, Token::ion, Token::cloak, Token::jam}) {
      arena.edit(id).tokens[token] = 2;
    }
  }
  arena.edit("A").lock = "B";
  arena.edit("A").ship.shields = 1;
  arena.run([](Game& game) { rules::first::end_phase(game); });
  for (const char* id : {"A", "B"}) {
    for (const Token token :
         {Token::focus, Token::evade, Token::reinforce_fore, Token::reinforce_aft, Token::disarm, Token::tractor}) {
      CHECK(arena[id].tokens[token] == 0);
    }
    for (const Token token : {Token::stress, Token::ion, Token::cloak, Token::jam}) CHECK(arena[id].tokens[token] == 2);
  }
  CHECK(arena["A"].lock == "B");
  CHECK(arena["A"].ship.shields == 1);
}

TEST_CASE("Who has won is looked at when the round is over [1e-round-8]", "[first]") {
  Fight fight({ours("A", "1e-pilot-wedgeantilles", 300, 300), theirs("B", kTie, 300, 390), ours("C", kTie, 700, 200)});
  fight.plan("2F");
  fight.finish_phase();
  REQUIRE(fight.phase() == Phase::engagement);
  state::Piece gone = fight["B"];
  gone.fled = true;  // the last enemy, in the middle of Combat
  fight.does(rules::ChangePiece{gone});
  CHECK(fight.phase() == Phase::engagement);
  CHECK(fight.whose() == Ids{"A"});
  fight.finish_phase();
  CHECK(fight.phase() == Phase::over);
}

TEST_CASE(
    "Dials are set in any order and changed until both are ready, then Activation begins"
    " [1e-plan-1][1e-plan-2][1e-plan-3]",
    "[first]") {
  Fight fight({ours("A", kXwing, 200, 200), ours("C", kXwing, 400, 200), theirs("B", kTie, 200, 700)});
  CHECK_FALSE(fight.refusal(rules::Ready{Side::player}).empty());
  fight.dial("C", "1F");
  CHECK_FALSE(fight.refusal(rules::Ready{Side::player}).empty());  // A has none
  fight.dial("A", "2F").dial("C", "3F");
  CHECK(fight["C"].ship.dial == maneuver("3F"));
  fight.does(rules::Ready{Side::player});
  CHECK(fight.phase() == Phase::planning);
  fight.dial("A", "4F");  // a change of mind
  CHECK(fight["A"].ship.dial == maneuver("4F"));
  fight.dial("B", "2F").ready();
  CHECK(fight.phase() == Phase::activation);
  CHECK_FALSE(fight.refusal(rules::SetDial{"A", maneuver("2F")}).empty());
}

TEST_CASE("The other side's dials are hidden until they are revealed, one's own are not [1e-plan-4][1e-info-5]",
          "[first]") {
  Fight fight({ours("A", kXwing, 200, 200), theirs("B", kTie, 200, 700)});
  fight.dial("A", "1F").dial("B", "3F");
  CHECK(state::known_to(fight.table(), Side::player).find("A")->ship.dial == maneuver("1F"));
  CHECK_FALSE(state::known_to(fight.table(), Side::player).find("B")->ship.dial);
  CHECK(state::known_to(fight.table(), Side::enemy).find("B")->ship.dial == maneuver("3F"));
  fight.ready().turn("B");
  CHECK(state::known_to(fight.table(), Side::player).find("B")->ship.executed.has_value());
}

TEST_CASE(
    "Hidden are facedown damage cards and the deck; open are faceup cards, tokens, discarded upgrades and the"
    " discard pile [1e-info-1][1e-info-5]",
    "[first]") {
  Arena arena({ours("A", kXwing, 300, 300, 0, {"1e-upgrade-protontorpedoes"}), theirs("B", kTie, 300, 600)}, "1e");
  arena.edit("A").ship.shields = 0;
  arena.next_cards(Side::player, {203, 212});
  arena.run([](Game& game) {
    rules::deal_card(game, "A", true, "1e-dmg-1");
    rules::deal_card(game, "A", false, "1e-dmg-1");
    rules::discard_card(game, "A", "1e-upgrade-protontorpedoes", "1e-dmg-1");
  });
  arena.edit("A").tokens.focus = 2;
  arena.table.play.decks[0].discard = {207};
  for (const Side side : {Side::player, Side::enemy}) {
    const state::Table seen = state::known_to(arena.table, side);
    const state::Piece& ship = *seen.find("A");
    CHECK(ship.ship.damage[0].number == 203);
    CHECK(ship.ship.damage[1].number == 0);
    CHECK(ship.tokens.focus == 2);
    CHECK(ship.ship.cards[0].discarded);
    CHECK(seen.play.decks[0].discard == std::vector<int>{207});
    CHECK(std::count(seen.play.decks[0].draw.begin(), seen.play.decks[0].draw.end(), 0) ==
          static_cast<int>(seen.play.decks[0].draw.size()));
  }
}

TEST_CASE("A stressed ship may be given a red maneuver [1e-plan-6]", "[first]") {
  Fight fight({ours("A", kXwing, 200, 200), theirs("B", kTie, 200, 700)});
  state::Piece stressed = fight["A"];
  stressed.tokens.stress = 1;
  fight.does(rules::ChangePiece{stressed});
  CHECK(fight.refusal(rules::SetDial{"A", maneuver("4K")}).empty());
}

TEST_CASE(
    "A skill that changes in Combat: above the active one it is too late, at it or below it is not, and nobody"
    " is active twice [1e-ps-5][1e-ps-6][1e-ps-7][1e-ps-8]",
    "[first]") {
  Fight fight({ours("A", kFirespray, 200, 200), ours("C", kXwing, 400, 200), ours("D", kXwing, 600, 200),
               theirs("B", kTie, 200, 800)});
  fight.plan("2F");
  fight.finish_phase();
  REQUIRE(fight.phase() == Phase::engagement);
  const auto skill = [&](const char* id, int value) {
    state::Piece piece = fight[id];
    piece.initiative = value;
    fight.does(rules::ChangePiece{piece});
  };
  fight.turn("A").passes();
  REQUIRE(fight.whose() == Ids{"C", "D"});
  SECTION("risen above") {
    skill("D", 5);
    CHECK(fight.finish_phase() == Ids{"C", "B"});
  }
  SECTION("risen to it") {
    skill("B", 2);
    CHECK(fight.finish_phase() == Ids{"C", "D", "B"});
  }
  SECTION("fallen") {
    skill("C", 0);
    CHECK(fight.finish_phase() == Ids{"D", "B", "C"});
  }
  SECTION("fallen after its turn") {
    skill("A", 1);
    CHECK(fight.finish_phase() == Ids{"C", "D", "B"});
  }
}

TEST_CASE("The opponent flies a ship that has no dial [1e-plan-10]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 800)}, "1e");
  SECTION("any maneuver of its dial, and it goes on as usual") {
    arena.says("turn-dial", "4K");
    arena.run([](Game& game) { rules::activate(game, "A"); });
    REQUIRE(arena.question("turn-dial") != nullptr);
    CHECK(arena.question("turn-dial")->side == Side::enemy);
    CHECK(arena["A"].ship.executed->maneuver == maneuver("4K"));
    CHECK(arena["A"].tokens.stress == 1);
    CHECK_FALSE(arena["A"].ship.skips_action);
    CHECK_FALSE(arena["A"].ship.revealed);
    CHECK(arena.told("1e-plan-10"));
  }
  SECTION("none that it may not execute") {
    arena.edit("A").tokens.stress = 1;
    arena.says("turn-dial", "3F");
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(arena.offered("turn-dial", "4K") == nullptr);
    CHECK(arena["A"].ship.executed->maneuver == maneuver("3F"));
  }
  SECTION("its action comes after the maneuver, and none before") {
    const auto rule_of_focus = [&] {
      std::string rule;
      arena.run([&](Game& game) { rule = rules::action_options(game, "A", {}).front().rule.text(); });
      return rule;
    };
    arena.run([](Game& game) { rules::note_missing_dial(game, "A"); });
    CHECK(rule_of_focus() == "1e-plan-10");
    arena.says("turn-dial", "3F").says("action", "focus");
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("an ionised ship has none by the rules") {
    arena.edit("A").tokens.ion = 1;
    arena.passes("action");
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(arena["A"].ship.executed->maneuver == maneuver("1F"));
  }
}

TEST_CASE("The player without initiative picks his edge when the obstacles lie [1e-setup-8]", "[first]") {
  const Side first = GENERATE(Side::player, Side::enemy);
  Fight fight({obstacle("R", "coreasteroid0", 0, 0), obstacle("S", "coreasteroid1", 0, 0), ours("A", kXwing, 0, 0),
               theirs("B", kTie, 0, 0)},
              first, true);
  fight.does(put("R", 300, 400, 30));
  CHECK_FALSE(fight.asks("edge"));
  fight.does(put("S", 600, 600));
  REQUIRE(fight.asks("edge"));
  CHECK(fight.table().play.choice->side == state::other(first));
  SECTION("as they lie") {
    fight.choose("edge", "this");
    CHECK(fight["R"].pose == pose(300, 400, 30));
  }
  SECTION("the other one: the board turns") {
    fight.choose("edge", "other");
    CHECK(fight["R"].pose == pose(914.4 - 300, 914.4 - 400, 210));
    CHECK(fight["S"].pose == pose(914.4 - 600, 914.4 - 600, 180));
  }
  CHECK(rules::next_to_place(catalog(), fight.table()).pieces == Ids{"B"});
  fight.does(put("B", 457, 880, 180)).does(put("A", 457, 40));
  CHECK(fight.phase() == Phase::planning);
}

TEST_CASE("Without obstacles one edge is like the other [1e-setup-8]", "[first]") {
  Fight fight({ours("A", kXwing, 0, 0), theirs("B", kTie, 0, 0)}, Side::player, true);
  CHECK_FALSE(fight.asks("edge"));
}

TEST_CASE("Epic: huge ships are placed before all others [1e-epic-5]", "[first]") {
  Fight fight({ours("A", kTie, 200, 60), theirs("B", kTie, 457, 860), ours("H", kTransport, 600, 100)}, Side::player,
              true, 7, "huge-1e");
  CHECK(fight.refusal(put("A", 200, 60)) == "1e-epic-5");
  fight.does(put("H", 600, 97.5));
  CHECK(fight.refusal(put("A", 200, 60)).empty());
}

}  // namespace plotboard::first_setup_and_round
