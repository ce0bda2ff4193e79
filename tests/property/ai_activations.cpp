// Random activations: no hang, no refusal, nobody leaves who could stay, reasons that are whole, and the same answer
// for the same question. PLOTBOARD_SOAK multiplies the number.
#include <catch2/catch.hpp>
#include <cstring>

#include "property/ai_random.hpp"
#include "state/scene.hpp"
#include "support/catalog.hpp"
#include "support/soak.hpp"
#include "words/english.hpp"

namespace plotboard::ai_activations {

using namespace plotboard::test;

namespace {

// By brute force, and by none of the AI's own code: may it end on the board by any maneuver of its dial?
std::string way_to_stay(const rules::Field& field, const state::Piece& piece) {
  const rules::Field::Ship& ship = *field.ship(piece.id);
  for (const data::DialEntry& entry : field.catalog().ship(piece.ref)->dial.entries) {
    if (piece.tokens.stress > 0 && entry.difficulty == geom::Difficulty::red) continue;
    for (const auto place : {geom::TallonPlace::back, geom::TallonPlace::middle, geom::TallonPlace::front}) {
      const geom::ManeuverChoice choice{place, false, geom::Edition::second};
      if (!rules::fly(field, ship, entry.maneuver, choice).left_area) return geom::code_of(entry.maneuver);
    }
  }
  return {};
}

void require_whole(const ai::Decision& d, const rules::Field& field) {
  std::size_t chosen = 0;
  for (const ai::Candidate& c : d.candidates) {
    REQUIRE_FALSE(c.verdict.english().empty());
    if (c.verdict.english() != "chosen") continue;
    ++chosen;
    REQUIRE(c.id == d.target);
  }
  REQUIRE(chosen == (d.candidates.empty() ? 0u : 1u));
  std::size_t flown = 0;
  for (const ai::Swerve::Option& o : d.swerve.options) {
    REQUIRE_FALSE(o.verdict.empty());
    if (!o.chosen) continue;
    ++flown;
    REQUIRE(o.maneuver == d.flown);
    REQUIRE(o.end == d.outcome.end);
  }
  REQUIRE(flown == (d.swerve.helped ? 1u : 0u));
  REQUIRE((d.swerve.cause != ai::Swerve::Cause::none || d.swerve.options.empty()));
  REQUIRE(d.steps.size() >= 2);
  for (const ai::Step& step : d.steps) {
    REQUIRE_FALSE(step.text.english().empty());
    if (step.rule != "plotboard" && field.catalog().rules.count(step.rule) == 0) FAIL("no rule " << step.rule);
  }
}

// Is part of the base over the edge that the order names?
bool over_its_exit(const ai::Decision& d, const state::Piece& piece, const state::Area& area) {
  const auto base = geom::placed_base(figures(), piece.base, false, d.outcome.end);
  const std::string exit = piece.order.text().substr(7);
  bool over = false;
  for (int i = 0; i < 4; ++i) {
    const geom::Vec2 corner = base.corner(i);
    over = over || (exit == "north" && corner.y > area.height.mm()) || (exit == "south" && corner.y < 0) ||
           (exit == "east" && corner.x > area.width.mm()) || (exit == "west" && corner.x < 0);
  }
  return over;
}

// The command does to the table what the decision says.
void require_flown(const ai::Decision& d, const state::Table& table) {
  const rules::FlyManeuver command = d.command();
  if (const auto refusal = rules::check(catalog(), table, command)) FAIL(refusal->rule << ": " << refusal->why);
  bool flew = false;
  for (const state::Event& event : rules::resolve(catalog(), table, command)) {
    const auto* maneuver = get_if<state::ManeuverFlown>(&event);
    if (maneuver == nullptr) continue;
    flew = true;
    REQUIRE(maneuver->to == d.outcome.end);
    REQUIRE(maneuver->fully_executed == d.outcome.fully_executed);
  }
  REQUIRE(flew);
}

void feed(base::Hasher& hash, double number) {
  std::int64_t bits = 0;
  std::memcpy(&bits, &number, sizeof bits);
  hash.integer(bits);
}
void feed(base::Hasher& hash, const geom::Pose& pose) {
  hash.integer(pose.x.value).integer(pose.y.value).integer(pose.heading.value);
}
void feed(base::Hasher& hash, const geom::Segment& s) {
  for (const double number : {s.a.x, s.a.y, s.b.x, s.b.y}) feed(hash, number);
}

// What is flown and by which row: stays the same however it is worded.
void feed_flight(base::Hasher& hash, const ai::Decision& d) {
  hash.text(d.ship.text())
      .text(d.target.text())
      .text(geom::code_of(d.maneuver))
      .text(geom::code_of(d.flown))
      .integer(d.die);
  hash.integer(d.sector ? static_cast<int>(*d.sector) : -1).integer(d.ring ? static_cast<int>(*d.ring) : -1);
  hash.integer(d.closing ? *d.closing : -1).integer(d.destroyed_at_edge).integer(d.drops_lock);
  feed(hash, d.outcome.end);
}

// Everything that a decision says, to the bit.
void feed(base::Hasher& hash, const ai::Decision& d) {
  feed_flight(hash, d);
  hash.text(d.target_reason.english());
  feed(hash, d.outcome.overhang_mm);
  for (const ai::Candidate& c : d.candidates) {
    hash.text(c.id.text()).text(c.verdict.english()).integer(c.band).integer(c.in_arc);
    feed(hash, c.distance_mm);
    feed(hash, c.off_nose_degrees);
  }
  for (const ai::Swerve::Option& o : d.swerve.options) {
    hash.text(geom::code_of(o.maneuver)).text(o.verdict.english());
    feed(hash, o.end);
    feed(hash, o.to_target_mm);
  }
  for (const ai::Alternative& a : d.alternatives)
    hash.text(words::english_word(a.what)).text(a.id.text()).text(a.text.english());
  for (const ai::Step& step : d.steps) {
    hash.text(step.rule).text(step.text.english());
    for (const ai::Value& value : step.values) {
      hash.text(value.name);
      if (const auto* number = get_if<double>(&value.value)) feed(hash, *number);
      if (const auto* text = get_if<std::string>(&value.value)) hash.text(*text);
      if (const auto* flag = get_if<bool>(&value.value)) hash.integer(*flag);
    }
    for (const ai::Mark& mark : step.marks) {
      hash.integer(static_cast<std::int64_t>(mark.index()));
      if (const auto* line = get_if<ai::MarkLine>(&mark)) feed(hash, line->line);
      if (const auto* line = get_if<ai::MarkClosingLine>(&mark)) feed(hash, line->line);
      if (const auto* ghost = get_if<ai::MarkPose>(&mark)) feed(hash, ghost->pose);
    }
  }
}

template <class Visit>
void each_activation(std::uint64_t seed, long count, const Visit& visit) {
  RandomTables tables(seed);
  long done = 0;
  while (done < count) {
    const state::Table table = tables.next();
    const rules::Field field(catalog(), table);
    for (const state::Piece& piece : table.pieces) {
      if (!piece.ai || done >= count) continue;
      base::Rng rng(seed, static_cast<std::uint64_t>(done));
      visit(table, field, piece, rng);
      ++done;
    }
  }
}

}  // namespace

TEST_CASE("Random activations: no refusal, and nobody leaves while a maneuver of its dial stays on",
          "[fga-3.3.6.3-2][fga-3.3.6.3-3][fga-3.3.6.3-4]") {
  std::size_t lost = 0;
  std::size_t saved = 0;
  std::size_t swerved = 0;
  each_activation(20261, tries(100000),
                  [&](const state::Table& table, const rules::Field& field, const state::Piece& piece, base::Rng& rng) {
                    auto result = ai::decide(field, {piece.id, {}, {}, {}}, rng);
                    REQUIRE(result.ok());
                    const ai::Decision& d = *result;
                    require_whole(d, field);
                    require_flown(d, table);
                    const bool escapes = piece.order.starts_with("escape:");
                    REQUIRE((d.destroyed_at_edge ? d.outcome.left_area : escapes || !d.outcome.left_area));
                    if (escapes && d.outcome.left_area && !d.destroyed_at_edge)
                      REQUIRE(over_its_exit(d, piece, table.area));
                    saved += d.swerve.cause == ai::Swerve::Cause::edge_leaving && d.swerve.helped ? 1 : 0;
                    swerved += d.swerve.cause == ai::Swerve::Cause::obstacle && d.swerve.helped ? 1 : 0;
                    if (!d.destroyed_at_edge || d.ionised) return;
                    ++lost;
                    const std::string way = way_to_stay(field, piece);
                    if (!way.empty()) FAIL(state::write_scene(table) << piece.id << " could stay on by " << way);
                  });
  CHECK(lost > static_cast<std::size_t>(tries(100)));
  CHECK(saved > static_cast<std::size_t>(tries(1000)));
  CHECK(swerved > static_cast<std::size_t>(tries(1000)));
}

TEST_CASE("The same question has the same answer, to the bit") {
  each_activation(77, 2000,
                  [&](const state::Table&, const rules::Field& field, const state::Piece& piece, base::Rng& rng) {
                    base::Rng again = rng;
                    base::Hasher first;
                    base::Hasher second;
                    feed(first, *ai::decide(field, {piece.id, {}, {}, {}}, rng));
                    feed(second, *ai::decide(field, {piece.id, {}, {}, {}}, again));
                    REQUIRE(first.value() == second.value());
                    REQUIRE(rng.next() == again.next());
                  });
}

TEST_CASE("Five thousand random decisions are the same on every build") {
  base::Hasher flights;
  base::Hasher everything;
  each_activation(5, 5000,
                  [&](const state::Table&, const rules::Field& field, const state::Piece& piece, base::Rng& rng) {
                    const ai::Decision decision = *ai::decide(field, {piece.id, {}, {}, {}}, rng);
                    feed_flight(flights, decision);
                    feed(everything, decision);
                  });
  // Changes only with the rules, the cards, the ships' order in the catalog or the physical figures.
  CHECK(flights.value() == 0x7ac29ee8a1fd91d4ull);
  // Changes with every word of the trace and every bit of a measured length: look at the golden traces first.
  CHECK(everything.value() == 0xc99ef314d1ed4edeull);
}

}  // namespace plotboard::ai_activations
