#include <catch2/catch.hpp>

#include "rules/play/ion.hpp"
#include "rules/rules.hpp"
#include "rules/second/rulebook.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::rules_commands {

using geom::Bearing;
using test::catalog;
using test::obstacle;
using test::small;
using test::typed;

namespace {

rules::FlyManeuver flight(const std::string& id, int speed, Bearing bearing) {
  rules::FlyManeuver command;
  command.id = id;
  command.maneuver = {static_cast<std::int8_t>(speed), bearing};
  return command;
}
// The table after a command that must be legal.
state::Table after(state::Table table, const rules::Command& command) {
  const auto refused = rules::check(catalog(), table, command);
  INFO((refused ? refused->rule + " " + refused->why.english() : std::string("legal")));
  REQUIRE_FALSE(refused);
  for (const state::Event& event : rules::resolve(catalog(), table, command)) state::fold(table, event);
  CHECK(state::broken_invariants(table).empty());
  return table;
}
std::string refusal(const state::Table& table, const rules::Command& command) {
  const auto refused = rules::check(catalog(), table, command);
  if (!refused) return "";
  CHECK_FALSE(refused->why.empty());
  return refused->rule;
}
// X-wing: red 4 Koiogran turn, blue 1 straight
state::Piece xwing(double y, int stress, bool ai = false) {
  state::Piece piece = typed("X", "t65xwing", 400, y);
  piece.tokens.stress = stress;
  piece.ai = ai;
  return piece;
}
std::string some_debris() {
  for (const auto& [id, obstacle] : catalog().obstacles) {
    if (obstacle.kind == data::ObstacleKind::debris) return id;
  }
  FAIL("no debris in the catalog");
  return "";
}

}  // namespace

TEST_CASE("A red maneuver gives one stress, a blue one takes one", "[2e-maneuver-4][2e-maneuver-5][2e-stress-3]") {
  CHECK(after(test::table({xwing(100, 0)}), flight("X", 4, Bearing::koiogran_turn)).find("X")->tokens.stress == 1);
  CHECK(after(test::table({xwing(100, 3)}), flight("X", 1, Bearing::straight)).find("X")->tokens.stress == 2);
  CHECK(after(test::table({xwing(100, 0)}), flight("X", 1, Bearing::straight)).find("X")->tokens.stress == 0);
  const auto blocked = test::table({xwing(100, 1), small("B", 400, 150)});
  CHECK(after(blocked, flight("X", 1, Bearing::straight)).find("X")->tokens.stress == 0);
}

TEST_CASE("A red maneuver cut short stresses players, not AI ships",
          "[fga-3.3.3-3][fga-3.3.3-4][fga-1.3.2-5][2e-overlap-10]") {
  const state::Piece blocker = small("B", 400, 310);
  const auto stress = [&](bool ai, bool blocked, const std::string& ruleset = "fga-207") {
    auto table = test::table({xwing(100, 0, ai)});
    table.ruleset = ruleset;
    if (blocked) table.pieces.push_back(blocker);
    return after(table, flight("X", 4, Bearing::koiogran_turn)).find("X")->tokens.stress;
  };
  CHECK(stress(false, false) == 1);
  CHECK(stress(false, true) == 1);
  CHECK(stress(true, false) == 1);
  CHECK(stress(true, true) == 0);
}

TEST_CASE("The HotAC setting spares AI ships the stress", "[fga-3.3.3-3]") {
  data::Catalog changed = catalog();
  changed.rulesets.at("fga-207").red_maneuver_stresses_ai = false;
  auto table = test::table({xwing(100, 0, true)});
  for (const auto& event : rules::resolve(changed, table, flight("X", 4, Bearing::koiogran_turn))) {
    state::fold(table, event);
  }
  CHECK(table.find("X")->tokens.stress == 0);
}

TEST_CASE("A stressed player's ship flies no red maneuver", "[2e-stress-1][2e-activation-10]") {
  const auto table = test::table({xwing(100, 1)});
  CHECK(refusal(table, flight("X", 4, Bearing::koiogran_turn)) == "2e-activation-10");
  auto substitute = flight("X", 2, Bearing::straight);
  substitute.off_dial = true;
  CHECK(after(table, substitute).find("X")->tokens.stress == 1);  // white, though the dial's own 2 straight is blue
}

TEST_CASE("An ionised ship flies a blue 1 straight and sheds its tokens",
          "[2e-ion-1][2e-ion-3][2e-ion-4][2e-ion-7][2e-ion-12]") {
  for (const bool ai : {false, true}) {
    state::Piece ion = xwing(100, 1, ai);
    ion.tokens.ion = 1;
    CHECK(refusal(test::table({ion}), flight("X", 2, Bearing::straight)) == "2e-ion-3");
    const auto table = after(test::table({ion}), flight("X", 1, Bearing::straight));
    CHECK(table.find("X")->tokens.ion == 0);
    CHECK(table.find("X")->tokens.stress == 0);
    CHECK(table.find("X")->pose == test::pose(400, 180));
    const auto blocked = after(test::table({ion, small("B", 400, 150)}), flight("X", 1, Bearing::straight));
    CHECK(blocked.find("X")->tokens.ion == 0);
  }
  state::Piece medium = test::ship("M", geom::BaseKind::medium, 400, 100);
  medium.tokens.ion = 1;  // not enough for its size: it stays
  CHECK_FALSE(rules::is_ionised(rules::second_edition(), medium));
  CHECK(after(test::table({medium}), flight("M", 1, Bearing::straight)).find("M")->tokens.ion == 1);
}

TEST_CASE("Debris gives one stress after Check Difficulty", "[2e-obstacle-3][2e-obstacle-9][2e-obstacle-20]") {
  const auto debris = obstacle("D", some_debris(), 400, 180);
  const auto over = after(test::table({small("A", 400, 100), debris}), flight("A", 1, Bearing::straight));
  CHECK(over.find("A")->tokens.stress == 1);  // template and base on the same cloud
  const auto blue = after(test::table({xwing(100, 1), debris}), flight("X", 1, Bearing::straight));
  CHECK(blue.find("X")->tokens.stress == 1);
}

TEST_CASE("A ship that leaves is out of the game", "[2e-flee-1][2e-flee-7]") {
  state::Piece hunter = small("B", 100, 100);
  hunter.lock = "A";
  const auto table = after(test::table({small("A", 400, 814.5), hunter}), flight("A", 1, Bearing::straight));
  CHECK(table.find("A")->fled);
  CHECK(table.find("B")->lock.empty());
  CHECK(refusal(table, flight("A", 1, Bearing::straight)) == "2e-flee-7");
  CHECK(rules::Field(catalog(), table).ship("A") == nullptr);
  CHECK(rules::activation_order(*catalog().ruleset("fga-207"), table) == Ids{"B"});
}

TEST_CASE("Each ship activates once a round", "[2e-activation-1]") {
  auto table = after(test::table({small("A", 400, 100)}), flight("A", 1, Bearing::straight));
  CHECK(table.find("A")->moved);
  CHECK(refusal(table, flight("A", 1, Bearing::straight)) == "2e-activation-1");
  CHECK(refusal(table, rules::SkipActivation{"A"}) == "2e-activation-1");
  table = after(table, rules::StartRound{});
  CHECK(table.round == 2);
  CHECK(after(table, rules::SkipActivation{"A"}).find("A")->moved);
}

TEST_CASE("Maneuvers off the dial need to be asked for", "[2e-activation-6][2e-maneuver-11]") {
  auto command = flight("X", 5, Bearing::straight);
  CHECK(refusal(test::table({xwing(100, 0)}), command) == "2e-activation-6");
  command.off_dial = true;
  CHECK(refusal(test::table({xwing(100, 0)}), command).empty());
  CHECK(refusal(test::table({small("A", 400, 100)}), flight("A", 5, Bearing::straight)).empty());  // no dial
  CHECK(refusal(test::table({small("A", 400, 100)}), flight("A", 6, Bearing::straight)) == "plotboard");
}

TEST_CASE("A flight's events tell the whole story in order", "[2e-obstacle-3][fga-3.3.1.2-2]") {
  state::Piece piece = xwing(100, 0, true);
  piece.lock = "B";
  auto command = flight("X", 4, Bearing::koiogran_turn);
  command.die = 5;
  command.what = Phrase::of("maneuver");
  command.drop_lock = true;
  command.override_note = Phrase::of("the group chose the other way");
  auto events = rules::resolve(catalog(), test::table({piece, small("B", 100, 100)}), command);
  std::vector<std::string> rules;  // why, each before what it explains
  for (const state::Event& event : events) {
    if (const auto* told = get_if<state::Told>(&event)) rules.push_back(told->rule);
  }
  CHECK(rules == std::vector<std::string>{"fga-3.3.1.2-2", "2e-maneuver-4"});
  std::erase_if(events, [](const state::Event& event) { return holds<state::Told>(event); });
  REQUIRE(events.size() == 6);
  CHECK(holds<state::OverrideNoted>(events[0]));
  CHECK(get<state::DieRolled>(events[1]).value == 5);
  CHECK(get<state::LockSet>(events[2]).target.empty());
  CHECK(get<state::ManeuverFlown>(events[3]).difficulty == geom::Difficulty::red);
  CHECK(get<state::TokenChanged>(events[4]).by == 1);
  CHECK(holds<state::ShipActivated>(events[5]));
  for (const auto& event : events) CHECK_FALSE(state::words_of(event).empty());
}

TEST_CASE("A table that is only moved on flies by the same rules as a battle", "[2e-maneuver-5][2e-difficulty-1]") {
  state::Piece tired = xwing(100, 0);
  tired.tokens.stress = tired.tokens.strain = tired.tokens.deplete = 2;
  state::Table table = test::table({tired});
  for (const state::Event& event : rules::resolve(catalog(), table, flight("X", 2, Bearing::straight))) {
    state::fold(table, event);  // blue
  }
  const state::Tokens& left = table.find("X")->tokens;
  CHECK(left.stress == 1);
  CHECK(left.strain == 1);
  CHECK(left.deplete == 1);

  state::Piece hurt = xwing(0, 0);
  constexpr int kDamagedEngine = 6;
  REQUIRE(catalog().damage_card(kDamagedEngine)->name == "Damaged Engine");
  hurt.ship.damage.push_back({kDamagedEngine, true});
  table = test::table({hurt});
  for (const state::Event& event : rules::resolve(catalog(), table, flight("X", 3, Bearing::turn_left))) {
    state::fold(table, event);  // white on the dial, red with that card
  }
  CHECK(table.find("X")->tokens.stress == 1);
}

TEST_CASE("A battle is fought by ships of the edition that its rules are for", "[plotboard]") {
  const auto refused = [](const char* type, const char* ruleset) {
    state::Piece ship = typed("X", type, 400, 100);
    ship.side = state::Side::player;
    state::Table table = test::table({ship});
    table.ruleset = ruleset;
    const auto refusal = rules::check(catalog(), table, rules::StartBattle{});
    return refusal ? refusal->why.english() : std::string();
  };
  CHECK(refused("t65xwing", "2e").empty());
  CHECK(refused("1e-xwing", "1e").empty());
  CHECK(refused("t65xwing", "1e") == "X is a ship of the other edition: this table plays by First edition.");
  CHECK(refused("1e-xwing", "fga-207") != "");
}

TEST_CASE("What cannot be is refused with a reason", "[plotboard]") {
  const auto table = test::table({xwing(100, 0), obstacle("R", "coreasteroid0", 200, 200)});
  const auto add = [&table](auto change) {
    state::Piece piece = typed("N", "t65xwing", 300, 300);
    change(piece);
    return refusal(table, rules::AddPiece{piece});
  };
  CHECK(add([](state::Piece&) {}).empty());
  CHECK(add([](state::Piece& p) { p.id = "X"; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.id = ""; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.id = "a\x01"; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.id = "\xff"; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.id = std::string(65, 'a'); }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.ref = "nosuchship"; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.base = geom::BaseKind::large; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.pose.x = {5'000'001}; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.pose.heading = {360'000}; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.tokens.stress = -1; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.lock = "nobody"; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.lock = "N"; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.order = "escape:"; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.mirror = true; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.type = state::PieceType::obstacle; }) == "plotboard");
  CHECK(add([](state::Piece& p) { p.note = "two\nlines"; }).empty());

  CHECK(refusal(table, rules::RemovePieces{{}}) == "plotboard");
  CHECK(refusal(table, rules::RemovePieces{{"X", "X"}}) == "plotboard");
  CHECK(refusal(table, rules::RemovePieces{{"Z"}}) == "plotboard");
  CHECK(refusal(table, rules::ChangePiece{small("Z", 0, 0)}) == "plotboard");
  CHECK(refusal(table, rules::ChangePiece{small("R", 0, 0)}) == "plotboard");
  CHECK(refusal(table, rules::PlacePieces{{}}) == "plotboard");
  CHECK(refusal(table, rules::PlacePieces{{{"X", test::pose(0, 0)}, {"X", test::pose(1, 1)}}}) == "plotboard");
  CHECK(refusal(table, rules::PlacePieces{{{"X", test::pose(5001, 0)}}}) == "plotboard");
  CHECK(refusal(table, flight("R", 1, Bearing::straight)) == "plotboard");
  CHECK(refusal(table, flight("Z", 1, Bearing::straight)) == "plotboard");
  auto die = flight("X", 1, Bearing::straight);
  die.die = 7;
  CHECK(refusal(table, die) == "plotboard");
  auto slip = flight("X", 1, Bearing::straight);
  slip.choice.side_slip = true;
  CHECK(refusal(table, slip) == "2e-bearing-19");
  rules::SetTable set;
  set.ruleset = "fga-207";
  CHECK(refusal(table, set).empty());
  set.ruleset = "house";
  CHECK(refusal(table, set) == "plotboard");
  set.ruleset = "fga-207";
  set.area = {"4x4", {1'219'200}, {1'219'200}};
  CHECK(refusal(table, set) == "plotboard");
  set.area = {"free", {50'000}, {914'400}};
  CHECK(refusal(table, set) == "plotboard");
  CHECK(refusal(table, rules::StartRound{{small("X", 1, 1)}, {}}) == "plotboard");
}

TEST_CASE("A full table takes no more pieces", "[plotboard]") {
  auto table = test::table({});
  for (std::size_t i = 0; i < state::kMostPieces; ++i) table.pieces.push_back(small("A" + std::to_string(i), 1, 1));
  CHECK(refusal(table, rules::AddPiece{small("B", 2, 2)}) == "plotboard");
}

TEST_CASE("Removing a ship frees those that had it locked", "[plotboard]") {
  state::Piece hunter = small("B", 100, 100);
  hunter.lock = "A";
  const auto table = after(test::table({small("A", 400, 400), hunter}), rules::RemovePieces{{"A"}});
  CHECK(table.find("A") == nullptr);
  CHECK(table.find("B")->lock.empty());
}

TEST_CASE("Activation runs up the initiatives",
          "[fga-3.1.1-2][fga-3.2.1.1-3][fga-2.15.3x-1][fga-1.3.2-4][2e-activation-1]") {
  const auto at = [](const char* id, state::Side side, bool ai, int initiative, int number) {
    state::Piece piece = small(id, 0, 0);
    piece.side = side;
    piece.ai = ai;
    piece.initiative = initiative;
    piece.number = number;
    return piece;
  };
  using state::Side;
  const auto table = test::table({at("ai-5", Side::enemy, true, 2, 5), at("late", Side::player, false, 4, 0),
                                  at("ai-3", Side::enemy, true, 2, 3), at("ally", Side::player, true, 2, 1),
                                  at("player", Side::player, false, 2, 0), at("first", Side::enemy, true, 1, 9)});
  const data::RuleSet& ruleset = *catalog().ruleset("fga-207");
  CHECK(rules::activation_order(ruleset, table) == Ids{"first", "player", "ally", "ai-3", "ai-5", "late"});
}

}  // namespace plotboard::rules_commands
