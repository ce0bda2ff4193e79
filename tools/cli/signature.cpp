#include <bit>
#include <cstdio>
#include <iostream>

#include "ai/ai.hpp"
#include "questions.hpp"
#include "random_tables.hpp"
#include "rules/rules.hpp"

namespace plotboard::cli {

namespace {

// Doubles go in bit by bit: one ulp of difference is another signature.
void add(base::Hasher& hash, double value) {
  hash.integer(static_cast<std::int64_t>(std::bit_cast<std::uint64_t>(value)));
}

void add(base::Hasher& hash, geom::Segment line) {
  for (const geom::Vec2 p : {line.a, line.b}) {
    add(hash, p.x);
    add(hash, p.y);
  }
}

void add(base::Hasher& hash, const geom::Pose& pose) {
  hash.integer(pose.x.value).integer(pose.y.value).integer(pose.heading.value);
}

void add_verdicts(base::Hasher& hash, const rules::Field& field, const state::Table& table) {
  for (std::size_t i = 0; i < table.pieces.size(); ++i) {
    for (std::size_t j = i + 1; j < table.pieces.size(); ++j) {
      const auto verdict = rules::measure(field, table.pieces[i].id, table.pieces[j].id);
      hash.integer(static_cast<int>(verdict.contact)).integer(verdict.range.band.value_or(-1));
      add(hash, verdict.gap_mm);
      add(hash, verdict.gap_with_guides_mm);
      add(hash, verdict.nearest);
      if (table.pieces[i].type != state::PieceType::ship) continue;
      for (const auto kind : {geom::ArcKind::front, geom::ArcKind::bullseye, geom::ArcKind::left}) {
        for (const auto& section : rules::measure_arc(field, table.pieces[i].id, table.pieces[j].id, kind).sections) {
          hash.integer(section.arc.in_arc ? 1 : 0);
          add(hash, section.arc.margin_mm);
          add(hash, section.arc.distance_mm);
          add(hash, section.line);
        }
      }
    }
  }
}

void add_moves(base::Hasher& hash, const rules::Field& field) {
  for (const rules::Field::Ship& ship : field.ships()) {
    for (int speed = 0; speed <= 5; ++speed) {
      for (const char bearing : {'T', 'B', 'F', 'N', 'Y', 'K', 'L', 'P', 'E', 'R', 'A', 'S', 'D', 'O'}) {
        const auto maneuver = geom::maneuver_from_code(std::to_string(speed) + bearing);
        if (!maneuver || !rules::flyable(field, ship, *maneuver)) continue;
        const auto outcome = rules::fly(field, ship, *maneuver);
        add(hash, outcome.end);
        hash.integer(outcome.fully_executed ? 1 : 0).integer(outcome.left_area ? 1 : 0);
        for (const auto& crossing : outcome.template_crosses) add(hash, crossing.gap_mm);
        for (const auto& crossing : outcome.base_overlaps) add(hash, crossing.gap_mm);
        for (const auto& id : outcome.touching) hash.text(id);
      }
    }
  }
}

void add_reasons(base::Hasher& hash, const rules::Field& field, const state::Table& table, base::Rng& rng) {
  for (const state::Piece& piece : table.pieces) {
    if (!piece.ai) continue;
    const auto decision = ai::decide(field, {piece.id, {}, {}, {}}, rng);
    if (!decision) continue;
    add(hash, decision->outcome.end);
    for (const ai::Step& step : decision->steps) {
      hash.text(step.rule).text(step.text);
      for (const ai::Value& value : step.values) {
        hash.text(value.name);
        if (const double* number = std::get_if<double>(&value.value)) add(hash, *number);
      }
    }
  }
}

}  // namespace

int signature() {
  auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  base::Rng rng(20);
  base::Hasher verdicts;
  base::Hasher moves;
  base::Hasher reasons;
  for (int i = 0; i < 60; ++i) {
    const state::Table table = random_table(*catalog, rng, {});
    const rules::Field field(*catalog, table);
    add_verdicts(verdicts, field, table);
    add_moves(moves, field);
    add_reasons(reasons, field, table, rng);
  }
  char line[120];
  std::snprintf(line, sizeof line, "verdicts %016llx moves %016llx reasons %016llx",
                static_cast<unsigned long long>(verdicts.value()), static_cast<unsigned long long>(moves.value()),
                static_cast<unsigned long long>(reasons.value()));
  std::cout << line << '\n';
  return kDone;
}

}  // namespace plotboard::cli
