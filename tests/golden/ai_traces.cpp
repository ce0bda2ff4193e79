// Whole traces of hand-checked situations, compared with the texts beside this file. PLOTBOARD_REGENERATE=1 writes the
// texts anew and fails (support/golden.hpp): read them before you commit them.
#include <catch2/catch.hpp>
#include <functional>
#include <sstream>

#include "support/ai_table.hpp"
#include "support/golden.hpp"
#include "support/paths.hpp"
#include "words/english.hpp"

namespace plotboard::ai_traces {

using namespace plotboard::test;

namespace {

std::string number(double value) {
  std::ostringstream out;
  out.precision(3);
  out << std::fixed << value;
  return out.str();
}

std::string pose_words(const geom::Pose& pose) {
  return "(" + number(pose.x.mm()) + ", " + number(pose.y.mm()) + ") heading " + number(pose.heading.degrees());
}

std::string describe(const state::Table& table) {
  std::ostringstream out;
  out << "Table " << table.area.name << ", rule set " << table.ruleset << "\n";
  for (const state::Piece& piece : table.pieces) {
    out << "  " << piece.id << " " << piece.ref << " at " << pose_words(piece.pose);
    if (piece.type == state::PieceType::ship) out << ", initiative " << piece.initiative;
    if (piece.tokens.stress > 0) out << ", stress " << piece.tokens.stress;
    if (piece.tokens.ion > 0) out << ", ion " << piece.tokens.ion;
    if (!piece.lock.empty()) out << ", lock " << piece.lock;
    out << "\n";
  }
  return out.str();
}

std::string describe(const ai::Decision& d) {
  std::ostringstream out;
  out << "Steps of " << d.ship << "\n";
  for (const ai::Step& step : d.steps) {
    out << "  [" << step.rule << "] " << step.text.english() << "\n";
    for (const ai::Value& value : step.values) {
      out << "      " << value.name << " = ";
      if (const auto* length = get_if<double>(&value.value)) out << number(*length);
      if (const auto* text = get_if<std::string>(&value.value)) out << *text;
      if (const auto* flag = get_if<bool>(&value.value)) out << (*flag ? "yes" : "no");
      out << "\n";
    }
  }
  for (const ai::Candidate& c : d.candidates) {
    out << "Candidate " << c.id << ": " << number(c.distance_mm) << " mm, range " << c.band
        << (c.in_arc ? ", in arc" : "") << ", " << number(c.off_nose_degrees)
        << " off the nose: " << c.verdict.english() << "\n";
  }
  for (const ai::Swerve::Option& o : d.swerve.options) {
    out << "Option " << geom::code_of(o.maneuver) << " to " << pose_words(o.end) << ", " << number(o.to_target_mm)
        << " mm from the target: " << o.verdict.english() << "\n";
  }
  for (const ai::Alternative& a : d.alternatives)
    out << "Else " << words::english_word(a.what) << " " << a.id << ": " << a.text.english() << "\n";
  out << "Flown " << geom::code_of(d.flown) << " to " << pose_words(d.outcome.end)
      << (d.outcome.fully_executed ? "" : ", partially") << (d.destroyed_at_edge ? ", destroyed" : "")
      << (d.drops_lock ? ", lock dropped" : "") << "\n";
  return out.str();
}

void compare(const std::string& name, const AiTable& table, const ai::Request& request) {
  const std::string path = test::root() + "/tests/golden/ai_" + name + ".txt";
  check_golden(path, describe(table.table) + describe(table.decide(request, 7)));
}

}  // namespace

TEST_CASE("Trace: a T-65 among four, the one of lower initiative in its arc", "[fga-3.1.2-3][fga-3.1.1-4]") {
  AiTable table("3x3");
  table.ship("A1", "t65xwing", 457.2, 300, 0).initiative = 3;
  table.ship("P1", "tielnfighter", 457.2, 200, 0).initiative = 1;
  table.ship("P2", "tielnfighter", 407.2, 460, 180).initiative = 3;
  table.ship("P3", "tieininterceptor", 560, 520, 200).initiative = 2;
  table.ship("P4", "vt49decimator", 300, 800, 180).initiative = 5;
  compare("targets", table, {"A1", 3, {}, {}});
}

TEST_CASE("Trace: a target astride the line at 45 degrees", "[fga-3.3.2.1b-1]") {
  AiTable table("3x3");
  table.ship("A1", "tielnfighter", 300, 300, 0);
  table.ship("P1", "t65xwing", 460, 455, 300);
  compare("dividing_line", table, {"A1", 5, {}, {}});
}

TEST_CASE("Trace: only a target in contact", "[fga-3.3.1.3-2]") {
  AiTable table("3x3");
  table.ship("A1", "tielnfighter", 457.2, 457.2, 90);
  table.ship("P1", "t65xwing", 497.2, 457.2, 270);
  compare("contact", table, {"A1", {}, {}, {}});
}

TEST_CASE("Trace: a far lock is dropped, and a stressed ship's red is left alone", "[fga-3.3.1.2-2][fga-3.3.3-1]") {
  AiTable table("3x3");
  table.ship("A1", "t65xwing", 200, 200, 45).tokens.stress = 1;
  table.ship("P1", "tielnfighter", 700, 700, 225);
  table.ship("P2", "tielnfighter", 200, 420, 180);
  table.piece("A1").lock = "P1";
  compare("lock", table, {"A1", 2, {}, {}});
}

TEST_CASE("Trace: swerve example 1", "[fga-3.3.6.4-1]") {
  AiTable table("3x3");
  table.ship("A1", "tielnfighter", 400, 400, 0);
  table.ship("P1", "t65xwing", 535, 456, 0);
  table.rock("R1", 478, 455);
  compare("swerve_helps", table, {"A1", 2, {}, {}});
}

TEST_CASE("Trace: swerve example 2", "[fga-3.3.6.4-2]") {
  AiTable table("3x3");
  table.ship("A1", "tielnfighter", 400, 400, 0);
  table.ship("P1", "t65xwing", 410, 535, 0);
  table.rock("R1", 400, 452);
  compare("swerve_fails", table, {"A1", 1, {}, {}});
}

TEST_CASE("Trace: a large ship that only its slowest turns keep on the board", "[fga-3.3.6.3-2][fga-3.3.6.3-3]") {
  AiTable table("3x3");
  table.ship("A1", "vt49decimator", 700, 795, 0);
  table.ship("P1", "t65xwing", 710, 250, 90);
  compare("edge", table, {"A1", 6, {}, {}});
}

TEST_CASE("Trace: nothing keeps it on the board", "[fga-3.3.6.3-4]") {
  AiTable table("3x3");
  table.ship("A1", "tielnfighter", 30, 884, 315);
  table.ship("P1", "t65xwing", 300, 700, 300);
  compare("destroyed", table, {"A1", 4, {}, {}});
}

}  // namespace plotboard::ai_traces
