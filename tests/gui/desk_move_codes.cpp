// Codes of moves: what is understood, and where it leads; the ends by hand from the sizes of bases and templates.
#include "desk/at_table/move_codes.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "data/catalog.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::desk_move_codes {

using geom::Bearing;
using geom::Reposition;
using test::catalog;

namespace {

desk::MoveCode one(const std::string& typed) {
  const desk::ReadMoves read = desk::read_moves(typed);
  INFO(typed << ": " << read.problem);
  REQUIRE(read.problem.empty());
  REQUIRE(read.moves.size() == 1);
  return read.moves.front();
}
std::string maneuver(const std::string& typed) {
  const desk::MoveCode move = one(typed);
  return move.maneuver ? geom::words_of(*move.maneuver) : "none";
}
std::string problem(const std::string& typed) {
  const desk::ReadMoves read = desk::read_moves(typed);
  CHECK(read.moves.empty());
  return read.problem;
}

state::Table with_fighter(std::vector<state::Piece> others = {}) {
  state::Piece ship = test::typed("P1", "tielnfighter", 400, 300);
  ship.side = state::Side::player;
  others.insert(others.begin(), ship);
  return test::table(std::move(others));
}
desk::MovePlan planned(const state::Table& table, const std::string& typed) {
  const desk::ReadMoves read = desk::read_moves(typed);
  REQUIRE(read.problem.empty());
  return desk::plan_moves(catalog(), table, "P1", read.moves);
}
void check_at(const geom::Pose& pose, double x, double y, double heading) {
  CHECK(pose.x.mm() == Approx(x).margin(0.002));
  CHECK(pose.y.mm() == Approx(y).margin(0.002));
  CHECK(pose.heading == base::mdeg_from_degrees(heading).wrapped());
}
bool says(const desk::MovePlan& plan, const std::string& part) {
  return std::any_of(plan.said.begin(), plan.said.end(),
                     [&](const std::string& words) { return words.find(part) != std::string::npos; });
}

}  // namespace

TEST_CASE("Move codes: maneuvers by letters, by the dial's code and in words") {
  const std::pair<const char*, const char*> known[] = {
      {"2br", "2 bank right"},
      {"2b>", "2 bank right"},
      {"2 bank right", "2 bank right"},
      {"2N", "2 bank right"},
      {"2bl", "2 bank left"},
      {"2B", "2 bank left"},
      {"1tl", "1 turn left"},
      {"3t<", "3 turn left"},
      {"2Y", "2 turn right"},
      {"3 Turn Right", "3 turn right"},
      {"5s", "5 straight"},
      {"4f", "4 straight"},
      {"4k", "4 Koiogran turn"},
      {"4 k-turn", "4 Koiogran turn"},
      {"4 koiogran turn", "4 Koiogran turn"},
      {"3sl", "3 Segnor's loop left"},
      {"3 Segnor's loop right", "3 Segnor's loop right"},
      {"3rr", "3 Tallon roll right"},
      {"2 tallon roll left", "2 Tallon roll left"},
      {"-1s", "1 reverse straight"},
      {"-1br", "1 reverse bank right"},
      {"1 reverse straight", "1 reverse straight"},
      {"0", "0 stationary"},
      {"stop", "0 stationary"},
      {" 2br ", "2 bank right"},
  };
  for (const auto& [typed, words] : known) {
    INFO(typed);
    CHECK(maneuver(typed) == words);
  }
  CHECK(one("3rrf").tallon == geom::TallonPlace::front);
  CHECK(one("3rlb").tallon == geom::TallonPlace::back);
  CHECK(one("3rr").tallon == geom::TallonPlace::middle);
  CHECK(one("2br!").whole);
  CHECK_FALSE(one("2br").whole);
}

TEST_CASE("Move codes: every maneuver of every dial, in its words and by its code") {
  for (const auto& [id, ship] : catalog().ships)
    for (const data::DialEntry& entry : ship.dial.entries) {
      INFO(id << " " << geom::words_of(entry.maneuver));
      CHECK(one(geom::words_of(entry.maneuver)).maneuver == entry.maneuver);
      CHECK(one(geom::code_of(entry.maneuver)).maneuver == entry.maneuver);
    }
}

TEST_CASE("Move codes: repositions") {
  const std::pair<const char*, const char*> known[] = {
      {"bo", "booststraight"},
      {"boost", "booststraight"},
      {"bol", "boostbankleft"},
      {"bo>", "boostbankright"},
      {"boost left", "boostbankleft"},
      {"boost bank right", "boostbankright"},
      {"brr", "barrelrollrightmiddle"},
      {"br<", "barrelrollleftmiddle"},
      {"brlf", "barrelrollleftfront"},
      {"barrel roll right", "barrelrollrightmiddle"},
      {"barrel roll left back", "barrelrollleftback"},
      {"dc", "decloakstraight"},
      {"dcl", "decloakleftmiddle"},
      {"bbrf", "bankbarrelrollrightforwardmiddle"},
      {"bblbf", "bankbarrelrollleftbackwardfront"},
  };
  for (const auto& [typed, place] : known) {
    INFO(typed);
    const desk::MoveCode move = one(typed);
    CHECK_FALSE(move.maneuver);
    CHECK(move.place == place);
  }
  CHECK(one("bo").kind == Reposition::boost);
  CHECK(one("dc").kind == Reposition::decloak);
  CHECK(one("bbrf").kind == Reposition::bank_barrel_roll);
}

TEST_CASE("Move codes: what is none says so") {
  CHECK(problem("2b") == "\"2b\": left or right? Type l or r behind it.");
  CHECK(problem("5tl") == "There is no 5 turn left.");
  CHECK(problem("9s") == "There is no 9 straight.");
  CHECK(problem("2q").find("after the speed") != std::string::npos);
  CHECK(problem("hello").find("is no move") != std::string::npos);
  CHECK(problem("br").find("is no move") != std::string::npos);  // a roll has a side
  CHECK_FALSE(problem("").empty());
  CHECK_FALSE(problem("2br,").empty());
  CHECK_FALSE(problem("2br,,bo").empty());
  CHECK_FALSE(problem("1s,1s,1s,1s,1s,1s,1s").empty());
  CHECK(desk::read_moves("2br, bo<").moves.size() == 2);
}

TEST_CASE("Move codes: the ends, by hand", "[2e-maneuver-3]") {
  const state::Table table = with_fighter();
  // A base is 40 mm long, a template 40 mm a speed.
  check_at(planned(table, "2s").end, 400, 300 + 2 * 40 + 40, 0);
  check_at(planned(table, "3k").end, 400, 300 + 3 * 40 + 40, 180);
  check_at(planned(table, "0").end, 400, 300, 0);
  check_at(planned(table, "bo").end, 400, 300 + 40 + 40, 0);
  check_at(planned(table, "brr").end, 400 + 40 + 40, 300, 0);
  check_at(planned(table, "br<").end, 400 - 40 - 40, 300, 0);
  check_at(planned(table, "dc").end, 400, 300 + 2 * 40 + 40, 0);
  const double r = catalog().figures.bank_radius[1].mm(), half = std::sqrt(0.5);
  check_at(planned(table, "2br").end, 400 + r * (1 - half) + 20 * half, 300 + 20 + r * half + 20 * half, 45);
  const double t = catalog().figures.turn_radius[0].mm();
  check_at(planned(table, "1tl").end, 400 - t - 20, 300 + 20 + t, 270);
  check_at(planned(table, "2s, brr, bo").end, 480, 300 + 120 + 80, 0);  // one after the other
}

TEST_CASE("Move codes: outside a battle a ship flies as by its dial, and counts as activated", "[2e-activation-1]") {
  const state::Table table = with_fighter();
  const desk::MovePlan plan = planned(table, "2br, bo");
  REQUIRE(plan.commands.size() == 2);
  const auto* fly = get_if<rules::FlyManeuver>(&plan.commands[0]);
  REQUIRE(fly != nullptr);
  CHECK_FALSE(fly->off_dial);
  CHECK(holds<rules::PlacePieces>(plan.commands[1]));
  SECTION("off its dial it is flown all the same, and that is said") {
    const desk::MovePlan odd = planned(table, "5k");
    REQUIRE(odd.commands.size() == 1);
    CHECK(get<rules::FlyManeuver>(odd.commands[0]).off_dial);
    CHECK(says(odd, "5 Koiogran turn"));
    CHECK(odd.said.size() >= 2);
  }
  SECTION("who has moved already is only put there") {
    state::Table after = table;
    after.pieces[0].moved = true;
    const desk::MovePlan again = planned(after, "1s");
    REQUIRE(again.commands.size() == 1);
    CHECK(holds<rules::PlacePieces>(again.commands[0]));
    check_at(again.end, 400, 380, 0);
  }
}

TEST_CASE("Move codes: a bump is said, the whole way on demand", "[2e-overlap-1]") {
  const state::Table table = with_fighter({test::small("B", 400, 410)});
  const desk::MovePlan bump = planned(table, "2s");
  REQUIRE(bump.commands.size() == 1);
  CHECK(says(bump, "It bumps B"));
  CHECK(bump.end.y.mm() == Approx(370).margin(0.011));  // its front edge at 390, where the other's rear edge is
  const desk::MovePlan whole = planned(table, "2s!");
  REQUIRE(whole.commands.size() == 1);
  CHECK(says(whole, "It ends over B"));
  check_at(whole.end, 400, 420, 0);
  const auto* change = get_if<rules::ChangePiece>(&whole.commands[0]);
  REQUIRE(change != nullptr);
  CHECK(change->piece.moved);
}

TEST_CASE("Move codes: rolls against the rules are said and made") {
  const state::Table table = with_fighter({test::small("B", 480, 300)});
  const desk::MovePlan plan = planned(table, "brr");
  REQUIRE(plan.problem.empty());
  CHECK(says(plan, "Not by the rules"));
  check_at(plan.end, 480, 300, 0);
  state::Piece transport = test::typed("P1", "gr75mediumtransport", 400, 300);
  transport.base = geom::BaseKind::huge_short;
  CHECK(planned(test::table({transport}), "brr").problem == "This base has no such move.");
}

TEST_CASE("Move codes: who leaves the table makes no move after that", "[2e-flee-1]") {
  state::Table table = with_fighter();
  table.pieces[0].pose = test::pose(400, 880);
  const desk::MovePlan plan = planned(table, "3s");
  CHECK(says(plan, "It leaves the play area."));
  CHECK_FALSE(planned(table, "3s, bo").problem.empty());
  CHECK(planned(table, "3s, bo").commands.empty());
}

}  // namespace plotboard::desk_move_codes
