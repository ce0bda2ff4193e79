// What hands have to do at a real table because of a command (battle/orders.hpp), in exact words.
#include "battle/orders.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/play/referee.hpp"
#include "support/catalog.hpp"
#include "support/missions.hpp"
#include "support/pieces.hpp"
#include "support/real_table.hpp"
#include "unit/battle_attack.hpp"

namespace plotboard::battle_orders {

using namespace plotboard::test;
using battle::Order;
using battle::OrderKind;
using state::Side;

namespace {

state::Piece ours(double x = 457, double y = 200) { return fighter("A", "t65xwing", Side::player, x, y); }
state::Piece theirs(double x = 457, double y = 700) {
  return by_ai(fighter("B", "tielnfighter", Side::enemy, x, y, 180));
}

// "move B: 2 straight | It stops", what is said of each order; without its reasons.
std::string text(const Order& order) {
  std::string all = battle::name_of(order.kind) + std::string(order.ship.empty() ? "" : " ") + order.ship.text() +
                    ": " + order.headline.english();
  for (const Phrase& line : order.lines) all += " | " + line.english();
  return all;
}
std::vector<std::string> texts(const RealTable& table) {
  std::vector<std::string> all;
  for (const Order& order : table.orders()) all.push_back(text(order));
  return all;
}
using Texts = std::vector<std::string>;
std::string first(const RealTable& table) {
  const Texts all = texts(table);
  return all.empty() ? "nothing" : all.front();
}

std::string text_of(int damage) { return catalog().damage_card(damage)->text; }

// B's turn to fly, A having gone before it.
RealTable b_flies(std::vector<state::Piece> pieces, const std::string& ruleset = "fga-207") {
  RealTable table(std::move(pieces), kRefereed, ruleset);
  return table.until("ai-maneuver", "B", "1F");
}
// B's attack on A is declared, at range 2 if they began 440 mm apart; dice typed in for both unless told.
RealTable b_attacks(std::vector<state::Piece> pieces, bool typed = true) {
  RealTable table(std::move(pieces), kRefereed, "fga-207", typed);
  table.until("attack", "B");
  return table.choose("attack", table.open().options.front().key.text());
}

}  // namespace

TEST_CASE("A maneuver of an AI ship is an order, with what hands have to look at", "[orders][fga-3.3.2b-1]") {
  SECTION("free") {
    RealTable table = b_flies({ours(800, 100), theirs()});
    table.choose("ai-maneuver", "2F");
    const auto orders = table.orders();
    CHECK(texts(table) == Texts{"move B: 2 straight"});
    CHECK(orders.front().pose == pose(457, 580, 180));
    CHECK(orders.front().maneuver == geom::maneuver_from_code("2F"));
    CHECK(orders.front().close.empty());
  }
  SECTION("an obstacle beside its way") {
    RealTable table = b_flies({ours(800, 100), theirs(), obstacle("R1", "core2asteroid2", 424.6, 640)});
    table.choose("ai-maneuver", "2F");
    CHECK(texts(table) == Texts{"move B: 2 straight | The template passes R1 by 0.4 mm: look"});
    REQUIRE(table.orders().front().close.size() == 1);
    CHECK(table.orders().front().close[0].gap_mm == Approx(0.4));
  }
  SECTION("near, but no question") {
    RealTable table = b_flies({ours(800, 100), theirs(), obstacle("R1", "core2asteroid2", 422.6, 640)});
    table.choose("ai-maneuver", "2F");
    CHECK(texts(table) == Texts{"move B: 2 straight"});
    CHECK(table.orders().front().close.size() == 1);
  }
  SECTION("a bump") {
    RealTable table =
        b_flies({ours(800, 100), theirs(), by_ai(fighter("C", "tielnfighter", Side::enemy, 457, 600), 2)});
    table.choose("ai-maneuver", "2F");
    CHECK(texts(table) ==
          Texts{"move B: 2 straight | Move it back along the template until it touches C | Its base ends "
                "437.0 mm from the left edge and 250.4 mm from the far edge | Facing the near edge"});
  }
  SECTION("off the table") {
    RealTable table = b_flies({ours(800, 100), theirs(457, 60)});
    table.choose("ai-maneuver", "2F");
    CHECK(texts(table) == Texts{"move B: 2 straight | It leaves the table", "gone B: B leaves the table"});
  }
}

TEST_CASE("Why an AI ship flies so stands beside the order", "[orders][fga-3.3.1.1-1][fga-3.3.2b-1]") {
  RealTable table({ours(457, 200), theirs()}, kRefereed, "fga-207");
  table.until("ai-maneuver", "B", "1F");
  ai::Hints hints;
  hints.die = 3;
  const auto advised = table.session.advised(hints);
  REQUIRE(advised.has_value());
  const state::Table before = table.table();
  REQUIRE_FALSE(table.session.follow(*advised));
  const auto orders = battle::orders_of(catalog(), before, table.session.log().back());
  REQUIRE(orders.size() >= 1);
  CHECK(orders.front().kind == OrderKind::move);
  std::vector<std::string> because;
  for (const battle::Because& each : orders.front().because) because.push_back(each.rule + " " + each.text.english());
  CHECK(because == Texts{" B flies 5 straight.", "fga-3.3.1.1-1 Target: A", " nearest enemy",
                         "fga-3.3.2b-1 The target is straight ahead, closing; the die shows 3"});
}

TEST_CASE("The order of a move that an AI ship is about to make is the same", "[orders][fga-3.3.2b-1]") {
  RealTable table({ours(457, 200), theirs()}, kRefereed, "fga-207");
  table.plan();
  const auto decision = table.session.think({"B", 3, {}, {}});
  REQUIRE(decision);
  const Order order = battle::order_of(catalog(), table.table(), *decision);
  CHECK(order.kind == OrderKind::move);
  CHECK(order.ship == "B");
  CHECK(order.headline.english() == geom::words_of(decision->flown));
  CHECK(order.pose == decision->outcome.end);
  CHECK_FALSE(order.because.empty());
}

TEST_CASE("An action of an AI ship is an order with its tokens and locks", "[orders][2e-focus-1][2e-lock-1]") {
  SECTION("a token") {
    RealTable table = b_flies({ours(457, 100), theirs()});
    table.choose("ai-maneuver", "2F").choose("action", "focus");
    CHECK(texts(table) == Texts{"action B: focus | Put 1 focus token beside B"});
  }
  SECTION("a lock") {
    RealTable table = b_flies({ours(457, 350), by_ai(fighter("B", "t65xwing", Side::enemy, 457, 700, 180))});
    table.choose("ai-maneuver", "2F").choose("action", "lock");
    CHECK(texts(table) == Texts{"action B: lock | Put a lock of B on A"});
  }
  SECTION("a stress token of a red maneuver comes with the move") {
    RealTable table = b_flies({ours(457, 100), theirs()});
    table.choose("ai-maneuver", "4K");
    CHECK(texts(table) == Texts{"move B: 4 Koiogran turn | Put 1 stress token beside B"});
  }
}

TEST_CASE("An attack is an order with its range and what obstructs it", "[orders][2e-attack-1]") {
  SECTION("in the open") {
    RealTable table = b_attacks({ours(457, 300), theirs(457, 740)});
    REQUIRE(table.orders().size() >= 1);
    CHECK(first(table) == "attack B: Attacks A | Range 2");
  }
  SECTION("obstructed") {
    RealTable table = b_attacks({ours(457, 300), theirs(457, 740), obstacle("R1", "vt49decimatordebris0", 457, 520)});
    CHECK(first(table) == "attack B: Attacks A | Range 2 | Obstructed by R1");
  }
  SECTION("none") {
    RealTable table({ours(100, 100), theirs(800, 800)}, kRefereed, "fga-207");
    table.plan().finish_phase("1F");
    REQUIRE(table.table().play.phase == state::Phase::engagement);
    table.turn("A");
    CHECK(texts(table).empty());
    table.turn("B");
    CHECK(first(table) == "attack B: No attack");
  }
}

TEST_CASE("Dice of an AI ship are thrown here and told, with what becomes of them", "[orders][2e-mod-2]") {
  RealTable table({ours(457, 300), theirs(457, 740)}, kOwnDice, "fga-207");
  table.until("action", "B").choose("action", "focus").until("attack", "B");
  table.choose("attack", table.open().options.front().key.text());
  CHECK(texts(table) == Texts{"attack B: Attacks A | Range 2", "dice B: Dice: focus, blank"});
  REQUIRE(table.asks("modify-attack", "B"));
  table.choose("modify-attack", "focus");
  CHECK(texts(table) == Texts{"action B: Take 1 focus token from B", "dice B: Dice now: hit, blank"});
  table.dice("bb");
  CHECK(texts(table) == Texts{"damage A: Turn 1 shield of A over: 1 left | 1 hit gets through"});
}

TEST_CASE("After a reroll the whole roll is told, and what was rerolled", "[orders][2e-spend-10]") {
  state::Piece b = theirs(457, 740);
  b.lock = "A";
  // Of some seed the rerolled die shows what it showed before: the roll is whole all the same.
  bool same = false, other = false;
  for (std::uint64_t seed = 1; seed < 60 && !(same && other); ++seed) {
    // A looks away: it never shoots.
    RealTable table({fighter("A", "t65xwing", Side::player, 457, 540, 180), b}, kOwnDice, "fga-207", false, seed);
    CAPTURE(seed);
    table.until("attack", "B");
    table.choose("attack", table.open().options.front().key.text());
    if (!table.asks("modify-attack", "B")) continue;
    const std::vector<state::Die> before = table.table().play.attack->attack_dice;
    REQUIRE(before.size() == 2);
    table.choose("modify-attack", "lock").choose("reroll", "1").choose("reroll", "done");
    const auto orders = table.orders();
    const auto thrown = std::find_if(orders.begin(), orders.end(), [](const Order& order) {
      return order.kind == OrderKind::dice && order.ship == "B";
    });
    REQUIRE(thrown != orders.end());
    const auto& after = table.table().play.attack->attack_dice;
    CHECK(thrown->dice == std::vector<state::Face>{after[0].face, after[1].face});
    const std::string was = state::name_of(before[1].face), is = state::name_of(after[1].face);
    CHECK(text(*thrown).find("Rerolls the " + was + ": " + is) != std::string::npos);
    CHECK(first(table) == "action B: B spends its lock");
    (was == is ? same : other) = true;
  }
  CHECK(same);
  CHECK(other);
}

TEST_CASE("An attack that misses says so with its dice, else with what comes next", "[orders][2e-neutral-4]") {
  RealTable table({ours(457, 300), theirs(457, 740)}, kOwnDice, "2e");
  table.until("attack", "A");
  table.choose("attack", table.open().options.front().key.text()).dice("bbb");
  while (table.asks("modify-attack")) table.choose("modify-attack", "done");
  std::string all;
  for (const std::string& each : texts(table)) all += each + "\n";
  INFO(all);
  CHECK(all.find("| The attack misses") != std::string::npos);
}

TEST_CASE("A move on or through an obstacle says so, and that a die is rolled", "[orders][2e-obstacle-4]") {
  SECTION("it ends there") {
    RealTable table = b_flies({ours(800, 100), theirs(), obstacle("R1", "core2asteroid2", 457, 580)});
    table.choose("ai-maneuver", "2F");
    CHECK(first(table).find("| Ends on R1: it rolls a die") != std::string::npos);
  }
  SECTION("it moves through") {
    RealTable table = b_flies({ours(800, 100), theirs(), obstacle("R1", "core2asteroid2", 457, 560)});
    table.choose("ai-maneuver", "4F");
    CHECK(first(table).find("| Moves through R1: it rolls a die") != std::string::npos);
  }
  SECTION("what the AI is about to fly says the same") {
    RealTable table({ours(800, 100), theirs(), obstacle("R1", "core2asteroid2", 457, 580)}, kRefereed, "fga-207");
    table.plan();
    auto decision = table.session.think({"B", 3, {}, {}});
    REQUIRE(decision);
    const rules::Field field(catalog(), table.table());
    decision->flown = {2, geom::Bearing::straight};
    decision->outcome = rules::fly(field, *field.ship("B"), decision->flown);
    CHECK(text(battle::order_of(catalog(), table.table(), *decision)).find("| Ends on R1: it rolls a die") !=
          std::string::npos);
  }
}

TEST_CASE("An order keeps the moment at which it was given", "[orders][plotboard]") {
  RealTable table = b_flies({ours(800, 100), theirs()});
  table.choose("ai-maneuver", "2F");
  const Order move = table.orders().front();
  CHECK(move.round == 1);
  CHECK(move.phase == state::Phase::activation);
  CHECK(move.initiative == table["B"].initiative);
}

TEST_CASE("Dice that people typed in are not told again", "[orders][2e-dice-5]") {
  RealTable table = b_attacks({ours(457, 300), theirs(457, 740)});
  table.dice("hf");
  for (const std::string& line : texts(table)) CHECK(line.find("Dice:") == std::string::npos);
}

TEST_CASE("Damage is an order: shields, cards facedown and faceup, and the end", "[orders][2e-deal-1]") {
  SECTION("shields") {
    RealTable table = b_attacks({ours(457, 300), theirs(457, 740)});
    table.dice("hc");
    while (!table.asks("dice")) table.choose(table.open().kind.text(), "done");
    table.dice("bb");
    CHECK(texts(table) == Texts{"damage A: Turn 1 shield of A over: 1 left | 1 hit and 1 critical hit get through | "
                                "Turn 1 shield of A over: 0 left"});
  }
  SECTION("cards") {
    RealTable table({ours(457, 300), theirs(457, 740)}, kOwnCards, "2e", true);
    table.until("attack", "A");
    table.choose("attack", table.open().options.front().key.text()).dice("hcb");
    while (!table.asks("dice")) table.choose(table.open().kind.text(), "done");
    table.dice("bbb");
    CHECK(texts(table) == Texts{"damage B: Deal B a damage card facedown | 1 hit and 1 critical hit get through"});
    REQUIRE(table.asks(rules::kDamageCard));
    RealTable untold(table);
    table.choose(rules::kDamageCard, "7");
    CHECK(texts(table) == Texts{"damage B: Deal B a damage card faceup: damage:7 | damage:7: " + text_of(7)});
    untold.leave_open(rules::kDamageCard);
    CHECK(texts(untold) == Texts{"damage B: Deal B a damage card facedown"});
  }
  SECTION("destroyed") {
    RealTable table({ours(457, 300), theirs(457, 740)}, kRefereed, "2e", true);
    table.until("attack", "A");
    table.choose("attack", table.open().options.front().key.text()).dice("hhh");
    while (!table.asks("dice")) table.choose(table.open().kind.text(), "done");
    table.dice("bbb");
    CHECK(texts(table) ==
          Texts{"damage B: Deal B a damage card facedown | 3 hits get through | Deal B a damage card facedown | "
                "Deal B a damage card facedown",
                "gone B: B is destroyed"});
    table.turn("B").passes();  // it may shoot once more
    CHECK(texts(table).back() == "gone B: Take B off the table");
  }
}

TEST_CASE("What people decided is not told to them", "[orders][plotboard]") {
  RealTable table({ours(457, 100), theirs(457, 800)});
  table.plan();
  CHECK(texts(table).empty());
  table.turn("A");
  CHECK(texts(table).empty());
  SECTION("a maneuver and an action") {
    table.choose("maneuver", "2F");
    CHECK(texts(table).empty());
    table.choose("action", "focus");
    CHECK(texts(table).empty());
  }
  SECTION("what is left open") {
    table.leave_open("maneuver");
    CHECK(texts(table).empty());
    table.leave_open("action");
    CHECK(texts(table).empty());
  }
  SECTION("a barrel roll") {
    table.choose("maneuver", "2F").choose("action", "barrel-roll");
    table.choose(table.open().kind.text(), table.open().options.front().key.text());
    CHECK(texts(table).empty());
  }
  SECTION("corrections") {
    table.does(rules::PlacePieces{{{"B", pose(300, 700, 180)}}});
    CHECK(texts(table).empty());
    state::Piece b = table["B"], a = table["A"];
    b.pose = pose(300, 710, 180);
    b.tokens.focus = 1;
    table.does(rules::ChangePiece{b});
    CHECK(texts(table).empty());
    a.pose = pose(450, 101);
    b.pose = pose(301, 710, 180);
    table.does(rules::ChangePieces{{a, b}});
    CHECK(texts(table).empty());
  }
}

TEST_CASE("Between turns people set the table right without an order", "[orders][plotboard]") {
  RealTable table({ours(457, 100), theirs(457, 800)});
  table.does(rules::AddPiece{obstacle("R9", "coreasteroid0", 100, 100)});
  CHECK(texts(table).empty());
  table.does(rules::RemovePieces{{"R9"}});
  CHECK(texts(table).empty());
}

TEST_CASE("A move of people's own that is narrow, or cut short, is told", "[orders][2e-overlap-4]") {
  RealTable table({ours(457, 200), theirs(457, 800), obstacle("R1", "core2asteroid2", 424.6, 260)});
  table.plan().turn("A").choose("maneuver", "2F");
  CHECK(texts(table) == Texts{"move A: 2 straight | The template passes R1 by 0.4 mm: look"});
}

TEST_CASE("A stressed ship's red maneuver is told, for it is another", "[orders][2e-activation-10]") {
  RealTable table({ours(457, 200), theirs(457, 800)});
  state::Piece a = table["A"];
  a.tokens.stress = 1;
  table.does(rules::ChangePiece{a}).plan().turn("A").choose("maneuver", "4K");
  CHECK(texts(table) == Texts{"move A: 2 straight"});
}

TEST_CASE("The end of a round says so, and which tokens go", "[orders][2e-end-2]") {
  RealTable table({ours(457, 100), theirs(457, 800)});
  table.until("action", "A", "1F");
  const bool token = GENERATE(true, false);
  table.choose("action", token ? "focus" : "pass").finish_phase("1T").finish_phase();
  REQUIRE(rules::is_round_played(catalog(), table.table()));
  table.does(rules::Ready{Side::player});
  const std::string tokens = " | Remove all circular tokens: A focus";
  CHECK(texts(table) == Texts{"round: Round 1 is over" + (token ? tokens : ""), "round: Round 2"});
}

namespace {

// Three pilots; Gold arrives in round 2, an event in round 2, and round 2 is the last.
constexpr const char* kMission = R"({
    "rounds": 2,
    "squads": [
      {"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"], "ships": [{"ship": "t65xwing"}]},
      {"name": "Gold", "faction": "rebelalliance", "arrival": 2, "vectors": ["5"], "ships": [{"ship": "btla4ywing"}]}],
    "triggers": [{"id": "alarm", "text": "The alarm is raised.", "when": {"counter": "nothing", "at_least": 1},
                  "effects": [{"add": "more", "by": 1}]}],
    "objectives": [
      {"id": "never", "kind": "primary", "text": "Ninety-nine enemies are destroyed.",
       "met": {"destroyed": "enemies", "count": 99}},
      {"id": "bonus", "kind": "bonus", "text": "Look around.", "met": {"round": 30}}]})";

const data::Catalog& missions() {
  static const data::Catalog made = test::catalog_with_mission(kMission);
  return made;
}

}  // namespace

TEST_CASE("A mission's arrivals, events, objectives and end are orders", "[orders][mission][fga-4.6.1.2-2]") {
  RealTable table(missions(), test::opened(missions()));
  CHECK(texts(table) == Texts{"arrival Red 1: Put Red 1 on the table | At the far edge, 334.4 mm from the right corner "
                              "| That is 1 length of the 5 straight, a 3 straight and 14.4 mm | Its base "
                              "touches the far edge | Facing the near edge"});
  table.does(rules::Report{"event:alarm"});
  CHECK(texts(table) == Texts{"mission: The alarm is raised."});
  table.does(rules::Report{"met:bonus"});
  CHECK(texts(table) == Texts{"mission: Objective met: Look around."});
  table.plan().finish_phase("1T").finish_phase().does(rules::Ready{Side::player});
  CHECK(
      texts(table) ==
      Texts{"round: Round 1 is over", "round: Round 2 of 2",
            "arrival Gold 2: Put Gold 2 on the table | At the right edge, 210.0 mm from the near corner | "
            "That is 1 length of the 5 straight and 10.0 mm | Its base touches the right edge | Facing the left edge"});
  CHECK(table.orders().back().pose == table["Gold 2"].pose);
  table.plan().finish_phase("1T").finish_phase().does(rules::Ready{Side::player});
  CHECK(texts(table) == Texts{"round: Round 2 is over", "mission: Objective failed: Ninety-nine enemies are destroyed.",
                              "over: The mission is lost | The last round is over."});
}

TEST_CASE("Where a model arrives is told from the nearest edge and corner, for ruler and templates",
          "[orders][fga-4.6.1.3-1]") {
  state::Table table = test::table({});
  const auto place = [&](double x, double y, double heading) {
    std::vector<std::string> lines;
    for (const Phrase& line : battle::place_words(catalog(), table, small("G", x, y, heading)))
      lines.push_back(line.english());
    return lines;
  };
  CHECK(place(914.4 - 20, 230, 270) == Texts{"At the right edge, 210.0 mm from the near corner",
                                             "That is 1 length of the 5 straight and 10.0 mm",
                                             "Its base touches the right edge", "Facing the left edge"});
  CHECK(place(457, 894.4, 180) == Texts{"At the far edge, 437.0 mm from the left corner",
                                        "That is 2 lengths of the 5 straight and 37.0 mm",
                                        "Its base touches the far edge", "Facing the near edge"});
  CHECK(place(40, 120.5, 90) == Texts{"At the left edge, 100.5 mm from the near corner",
                                      "That is a 2 straight and 20.5 mm", "20.0 mm between its base and the left edge",
                                      "Facing the right edge"});
  CHECK(place(50, 20, 0) == Texts{"At the near edge, 30.0 mm from the left corner", "Its base touches the near edge",
                                  "Facing the far edge"});
  CHECK(place(457, 457, 33).back() == "Facing 33.0 degrees clockwise (0 is away from you)");
  CHECK(place(457, 457, 359.8).back() == "Facing the far edge");
}

// --- events that a short battle seldom has

namespace {

// Orders of these events alone, as if they had come of B's turn.
Texts of(std::vector<state::Event> events, const RealTable& table) {
  battle::LogEntry entry;
  entry.command = rules::TakeTurn{"B"};
  entry.events = std::move(events);
  Texts all;
  for (const Order& order : battle::orders_of(catalog(), table.table(), entry)) all.push_back(text(order));
  return all;
}

}  // namespace

TEST_CASE("Whatever changes beside a model is told", "[orders][plotboard]") {
  state::Piece a = ours();
  a.lock = "B";
  RealTable table({a, theirs(), by_ai(fighter("C", "tielnfighter", Side::enemy, 557, 700, 180), 2)});
  a = table["A"];
  a.ship.damage = {{7, true}, {9, false}};
  a.tokens.focus = 2;
  a.ship.shields = 1;
  const auto told = [&](std::vector<state::Event> events) {
    events.insert(events.begin(), state::PieceChanged{a});
    return of(std::move(events), table);
  };
  CHECK(told({state::TurretTurned{"B", state::Turret::rear}}) == Texts{"action B: Turn its turret: rear"});
  CHECK(told({state::TokenChanged{"A", state::Token::focus, -2}}) == Texts{"action A: Take 2 focus tokens from A"});
  CHECK(told({state::LockSet{"A", ""}}) == Texts{"action A: Remove the lock of A"});
  a.ship.older_lock = "C";  // of two locks it says which
  CHECK(told({state::LockSet{"A", "", state::Section::none, "B"}}) == Texts{"action A: Remove the lock of A on C"});
  CHECK(told({state::LockSet{"A", "", state::Section::none, "C"}}) == Texts{"action A: Remove the lock of A on B"});
  a.ship.older_lock = {};
  CHECK(told({state::ShieldsChanged{"A", 1}}) == Texts{"damage A: Turn 1 shield of A up: 2 now"});
  CHECK(told({state::DamageTurned{"A", 1, true}}) ==
        Texts{"damage A: Turn a damage card of A faceup: damage:9 | damage:9: " + text_of(9)});
  CHECK(told({state::DamageTurned{"A", 0, false}}) == Texts{"damage A: Turn damage:7 of A facedown"});
  state::Wing wing;
  wing.leader = "B";
  wing.place = 5;
  CHECK(told({state::WingChanged{"C", wing},
              state::WingmatePlaced{"C", {2, geom::Bearing::straight}, geom::Difficulty::blue, pose(557, 600, 180)}}) ==
        Texts{"move C: Put C back behind and to the left of B, as before the move"});
  CHECK(told({state::PieceMoved{"C", pose(557, 690, 180)}}) ==
        Texts{"action C: Move it as the board shows | Its base ends 337.4 mm from the right edge and 204.4 mm from "
              "the far edge | Facing the near edge"});
  CHECK(told({state::PieceMoved{"C", pose(557, 700, 90)}}) ==
        Texts{"action C: Turn it as the board shows | By 90.0 degrees to the left"});
  CHECK(told({state::Told{"C", "fga-4.3.1.1-1", say("component.no-target")},
              state::Told{"C", "fga-4.3.1.1-3", say("component.turns", Id("A"))},
              state::PieceMoved{"C", pose(557, 700, 200)}}) ==
        Texts{"action C: Turn C towards A | By 20.0 degrees to the right"});
  CHECK(told({state::Told{"A", "2e-spend-11", Phrase::of("A spent lock is removed.")}, state::LockSet{"A", ""}}) ==
        Texts{"action A: A spends its lock"});
  CHECK(told({state::ShipDestroyed{"C"}, state::ShipRemoved{"C"}}) ==
        Texts{"gone C: C is destroyed | Take C off the table"});
  CHECK(told({state::ShipDestroyed{"C"}, state::ShipDestroyed{"B"}, state::ShipRemoved{"C"}}) ==
        Texts{"gone C: C is destroyed", "gone B: B is destroyed", "gone C: Take C off the table"});
  CHECK(told({state::ShipFled{"C"}}) == Texts{"gone C: C leaves the table"});
  CHECK(told({state::PieceRemoved{"C"}}) == Texts{"gone C: Take C off the table"});
  state::Attack attack;
  attack.attacker = "B";
  attack.defender = "A";
  attack.range = 1;
  attack.bonus = true;
  attack.obstructed_by = {"R1", "R2"};
  CHECK(told({state::AttackDeclared{attack}}) ==
        Texts{"attack B: Attacks A | Range 1 | Obstructed by R1, R2 | A bonus attack"});
  CHECK(told({state::BattleEnded{"draw"}}) == Texts{"over: A draw: nobody is left"});
  CHECK(told({state::BattleEnded{"enemy"}}) == Texts{"over: side enemy wins"});
  CHECK(told({state::DiceRolled{"B", state::DieKind::d6, {4}, false, state::Pool::none, {}}}) ==
        Texts{"action B: Die: 4"});
  CHECK(told({state::DiceRolled{"B", state::DieKind::attack, {}, false, state::Pool::none, {}}}) ==
        Texts{"dice B: Dice: none"});
}

}  // namespace plotboard::battle_orders
