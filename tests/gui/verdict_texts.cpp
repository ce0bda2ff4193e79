// Board, panel, picture, text and plotboard-cli say the same of every question: one headline, to the letter.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/rng.hpp"
#include "data/catalog.hpp"
#include "desk/report.hpp"
#include "io/io.hpp"
#include "panels_hand.hpp"
#include "scene/board.hpp"
#include "scene/sheet.hpp"
#include "state/scene.hpp"
#include "support/catalog.hpp"
#include "support/paths.hpp"
#include "support/pieces.hpp"
#include "support/soak.hpp"

namespace plotboard::verdict_texts {

using namespace plotboard::test;
using rules::Asked;

namespace {

std::string on_one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}
bool says(const scene::Picture& picture, const std::string& headline) {
  return std::any_of(picture.labels.begin(), picture.labels.end(),
                     [&](const scene::Label& label) { return on_one_line(label.text) == headline; });
}

// Ships of every base, close enough together that every answer occurs, and rocks with names of two kinds.
state::Table crowd(base::Rng& rng, bool first_edition) {
  state::Table table;
  table.options.guides = rng.below(2) == 0;
  if (first_edition) table.ruleset = "huge-1e";
  const auto at = [&rng](const state::Piece& piece) {
    state::Piece placed = piece;
    placed.pose = {{rng.between(60000, 850000)}, {rng.between(60000, 850000)}, {rng.between(0, 359999)}};
    return placed;
  };
  for (int i = 1; i <= 14; ++i)
    table.pieces.push_back(at(ship("Red " + std::to_string(i), static_cast<geom::BaseKind>(rng.below(3)), 0, 0)));
  table.pieces.push_back(at(ship("Hammer", geom::BaseKind::huge_long, 0, 0)));
  std::vector<std::string> kinds;
  for (const auto& [id, kind] : catalog().obstacles) kinds.push_back(id);
  for (int i = 1; i <= 8; ++i) {
    const std::string id = (i % 2 == 0 ? "rock-" : "R") + std::to_string(i);
    table.pieces.push_back(at(obstacle(id, kinds[rng.below(static_cast<std::uint32_t>(kinds.size()))], 0, 0)));
  }
  return table;
}

rules::Question random_question(base::Rng& rng, const state::Table& table, Asked asked) {
  constexpr std::uint32_t kShips = 15;
  const bool attack = asked == Asked::in_arc || (asked != Asked::touching && rng.below(3) == 0);
  const auto all = static_cast<std::uint32_t>(table.pieces.size());
  rules::Question question;
  question.asked = asked;
  const std::uint32_t from = rng.below(attack ? kShips : all);
  std::uint32_t to = from;
  while (to == from) to = rng.below(asked == Asked::in_arc ? kShips : all);
  question.from = table.pieces[from].id;
  question.to = table.pieces[to].id;
  constexpr geom::ArcKind kArcs[] = {geom::ArcKind::front,     geom::ArcKind::bullseye,     geom::ArcKind::left,
                                     geom::ArcKind::full_rear, geom::ArcKind::turret_right, geom::ArcKind::huge_fore};
  if (attack) question.arc = kArcs[rng.below(6)];
  const int nearest = table.ruleset == "huge-1e" ? 1 : 0;  // the first edition has no range 0
  if (asked == Asked::range && rng.below(3) == 0) question.band = std::max(nearest, static_cast<int>(rng.below(4)));
  return question;
}

std::string line_for_cli(const std::string& scene, const rules::Question& question) {
  nlohmann::json args = {{"question", std::string(rules::name_of(question.asked))},
                         {"from", question.from.text()},
                         {"to", question.to.text()}};
  if (question.arc) args["arc"] = std::string(geom::name_of(*question.arc));
  if (question.band) args["range"] = *question.band;
  return "{\"scene\":" + scene + ",\"args\":" + args.dump() + "}\n";
}

void ask(desk::Desk& desk, const rules::Question& question) {
  desk.board.ask(question.asked);
  desk.board.measure_from = question.from;
  desk.board.measure_to = question.to;
  desk.board.asked_band = question.band;
  desk.board.of_attack = question.arc.has_value();
  if (question.arc) desk.board.measure_arc = *question.arc;
}

}  // namespace

TEST_CASE("every surface has the same headline", "[verdict]") {
  base::Rng rng(2211);
  Hand hand;
  constexpr int kTables = 8;
  const int pairs = tries(2000) / kTables;
  std::string for_cli;
  std::vector<std::string> headlines;
  int close = 0;
  for (int t = 0; t < kTables; ++t) {
    const state::Table table = crowd(rng, t % 2 == 1);
    const std::string scene = state::write_scene(table, true);
    const std::string file = hand.folder_file("crowd-" + std::to_string(t) + ".json");
    REQUIRE(io::write_file(file, scene).ok());
    REQUIRE(hand.desk.files.open_file(file));
    hand.frames(2);
    for (int i = 0; i < pairs; ++i) {
      for (const Asked asked : {Asked::touching, Asked::range, Asked::in_arc, Asked::obstructed}) {
        const rules::Question question = random_question(rng, table, asked);
        ask(hand.desk, question);
        REQUIRE(hand.desk.board.question() == question);
        const auto verdict = hand.desk.board.verdict();
        REQUIRE(verdict.has_value());
        const std::string headline = rules::headline_of(catalog(), table, *verdict);
        INFO(headline);
        if (verdict->too_close) ++close;
        const scene::Picture board =
            scene::board_picture(catalog(), hand.desk.table(), hand.desk.overlay(),
                                 scene::theme_named(hand.desk.settings.theme), hand.desk.board.camera);
        REQUIRE(says(board, headline));
        hand.frames(1);
        REQUIRE(hand.shows("measure/says/" + headline));
        const scene::Sheet sheet =
            scene::verdict_sheet(catalog(), hand.desk.table(), *verdict, scene::theme_named("night"));
        REQUIRE(says(sheet.views[0].picture, headline));        // the caption
        REQUIRE_FALSE(says(sheet.views[1].picture, headline));  // where it would lie on what it is about
        REQUIRE(desk::report(hand.desk).find("\nMeasured\n" + headline + "\n") != std::string::npos);
        for_cli += line_for_cli(scene, question);
        headlines.push_back(headline);
      }
    }
  }
  CHECK(close > tries(20));

  const std::string in = hand.folder_file("questions"), out = hand.folder_file("answers");
  REQUIRE(io::write_file(in, for_cli).ok());
  const std::string command = "'" + test::programs() + "/plotboard-cli' verdict --batch '" + in + "' >'" + out + "'";
  REQUIRE(std::system(command.c_str()) == 0);
  std::ifstream answers(out);
  std::size_t n = 0;
  for (std::string line; std::getline(answers, line); ++n) {
    REQUIRE(n < headlines.size());
    const auto answer = nlohmann::json::parse(line, nullptr, false);
    REQUIRE_FALSE(answer.is_discarded());
    REQUIRE(answer["headline"] == headlines[n]);
  }
  CHECK(n == headlines.size());
}

TEST_CASE("the panel asks first, then has one headline and the numbers below it", "[verdict]") {
  Hand hand(1280, 1000);
  hand.desk.open_measuring_table();
  hand.frames(3);
  for (const char* question : {"touching", "arc", "obstructed", "range"}) {
    hand.click("measure/ask-" + std::string(question));
    CHECK(rules::name_of(hand.desk.board.asked) == question);
    CHECK(hand.desk.board.tool == (hand.desk.board.asked == Asked::in_arc ? desk::Tool::arc : desk::Tool::measure));
    CHECK(hand.shows("measure/headline"));
  }
  hand.click("measure/range-2");
  CHECK(hand.desk.board.verdict()->question.band == 2);
  hand.click("measure/any-range");
  CHECK_FALSE(hand.desk.board.verdict()->question.band.has_value());
  CHECK_FALSE(hand.shows("rule/2e-range-1"));
  hand.click("measure/details");
  CHECK(hand.shows("rule/2e-range-1"));
  hand.click("measure/of-attack");
  hand.click("measure/arc-bullseye");
  CHECK(hand.desk.board.verdict()->question.arc == geom::ArcKind::bullseye);
}

TEST_CASE("a typed table's verdict says whether it holds where the poses were measured by hand", "[verdict]") {
  Hand hand(1280, 1000);
  hand.desk.open_measuring_table();
  hand.frames(3);
  hand.click("measure/ask-range");
  CHECK(hand.shows("measure/by-hand"));
  REQUIRE(hand.desk.board.by_hand());
  CHECK(hand.desk.said(*hand.desk.board.by_hand()).rfind("Measured by hand: ", 0) == 0);
}

TEST_CASE("a piece can be typed from two edges of the table where its numbers stand", "[verdict]") {
  Hand hand(1280, 1000);
  hand.desk.open_measuring_table();
  for (const state::Piece& piece : std::vector<state::Piece>(hand.desk.table().pieces)) {
    hand.desk.board.take(desk::Tool::select);
    hand.desk.board.selected = {piece.id};
    hand.frames(3);
    hand.click("piece/from-edges");
    CHECK(hand.desk.mirror.open);
    CHECK(hand.desk.mirror.stage == desk::MirrorStage::place);
    CHECK(hand.desk.mirror.current == piece.id);
    hand.desk.mirror.close();
  }
}

TEST_CASE("Enter flies nobody while a dispute is settled", "[verdict]") {
  Hand hand(1280, 1000);
  hand.desk.open_measuring_table();
  hand.desk.settings.tour_done = true;
  hand.desk.pieces.add_ship("t65xwing", state::Side::enemy, true);
  hand.frames(3);
  hand.click("measure/ask-range");
  REQUIRE(hand.desk.can(desk::Intent::ai_phase));
  CHECK(hand.panels.keys_taken(desk::Intent::ai_phase));
  hand.click("top/select");
  hand.desk.board.selected = {hand.desk.table().pieces.front().id};
  hand.frames(3);
  CHECK_FALSE(hand.panels.keys_taken(desk::Intent::ai_phase));
}

TEST_CASE("the close-up shows a millimetre clearly, with a bar as long as it says", "[verdict][scene]") {
  for (const double gap : {100.4, 3.0, 130.0}) {
    const state::Table table = test::table({small("A", 400, 300), small("B", 400, 340 + gap)});
    const rules::Verdict verdict = rules::judge(rules::Field(catalog(), table), {Asked::range, "A", "B", {}, {}});
    const scene::Sheet sheet = scene::verdict_sheet(catalog(), table, verdict, scene::theme_named("night"));
    REQUIRE(sheet.views.size() == 3);
    const scene::Camera& close = sheet.views[2].camera;
    CHECK(close.pixels_per_mm >= 5);
    if (verdict.margin_mm < 1) CHECK(close.pixels_per_mm >= 40);
    // The deciding point is in sight.
    const geom::Vec2 at = close.to_screen(verdict.deciding.a);
    CHECK(at.x > close.left_px);
    CHECK(at.x < close.left_px + close.width_px);
    CHECK(at.y > close.top_px);
    CHECK(at.y < close.top_px + close.height_px);
    const scene::Picture& picture = sheet.views[2].picture;
    const bool has_bar = std::any_of(picture.labels.begin(), picture.labels.end(), [&](const scene::Label& label) {
      const std::size_t blank = label.text.find(" mm");
      if (blank == std::string::npos || label.text.find('.') != std::string::npos) return false;
      const double length = std::stod(label.text);
      return std::any_of(picture.strokes.begin(), picture.strokes.end(), [&](const scene::Stroke& stroke) {
        return stroke.points.size() == 2 && stroke.points[0].y == stroke.points[1].y &&
               std::abs(stroke.points[1].x - stroke.points[0].x - length) < 1e-9;
      });
    });
    CHECK(has_bar);
  }
}

}  // namespace plotboard::verdict_texts
