#include <bit>
#include <initializer_list>
#include <iostream>
#include <iterator>

#include "ai/ai.hpp"
#include "battle/battle.hpp"
#include "common.hpp"
#include "random_tables.hpp"
#include "rules/first/squad.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/squad.hpp"
#include "rules/rules.hpp"
#include "subcommands.hpp"

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
        for (const Id id : outcome.touching) hash.text(id.text());
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
      hash.text(step.rule).text(step.text.english());
      for (const ai::Value& value : step.values) {
        hash.text(value.name);
        if (const double* number = get_if<double>(&value.value)) add(hash, *number);
      }
    }
  }
}

constexpr int kRounds = 12;  // of a battle

// 4 against 4: pilots of the catalog with upgrades that they may carry.
state::Table armed_table(const data::Catalog& catalog, base::Rng& rng, bool ai_players) {
  state::Table table = battle_table(catalog, rng, 4, ai_players);
  table.ruleset = rng.below(2) == 0 ? "2e" : "fga-207";
  for (state::Piece& piece : table.pieces) {
    if (piece.type != state::PieceType::ship) continue;
    for (const data::GenericPilot& pilot : catalog.ship(piece.ref)->generics) {
      if (pilot.faction != piece.faction) continue;
      piece.ship.pilot = pilot.id;
      piece.initiative = pilot.initiative;
    }
    for (int tries = 0; tries < 20; ++tries) {
      const auto nth = rng.below(static_cast<std::uint32_t>(catalog.upgrades.size()));
      piece.ship.cards.push_back({std::next(catalog.upgrades.begin(), nth)->first, 0, false});
      if (!rules::loadout_faults(catalog, piece).empty()) piece.ship.cards.pop_back();
    }
  }
  return table;
}

// The same of the first edition.
state::Table armed_first_table(const data::Catalog& catalog, base::Rng& rng, bool huge) {
  state::Table table = first_battle_table(catalog, rng, 4, huge);
  for (state::Piece& piece : table.pieces) {
    if (piece.type != state::PieceType::ship) continue;
    const bool halves = catalog.ship(piece.ref)->sections.size() > 1;
    for (int tries = 0; tries < 30; ++tries) {
      const auto nth = rng.below(static_cast<std::uint32_t>(catalog.first_cards.size()));
      const auto section = !halves             ? state::Section::none
                           : rng.below(2) == 0 ? state::Section::fore
                                               : state::Section::aft;
      state::Piece armed = piece;
      rules::first::equip(catalog, armed, std::next(catalog.first_cards.begin(), nth)->first, section);
      if (rules::loadout_faults(catalog, armed).empty()) piece = std::move(armed);
    }
  }
  return table;
}

void add_battle(base::Hasher& hash, const data::Catalog& catalog, const state::Table& table, std::uint64_t seed) {
  const battle::Outcome outcome = battle::simulate(catalog, table, seed, kRounds);
  hash.text(outcome.result).integer(outcome.rounds);
  hash.integer(static_cast<std::int64_t>(state::hash_of(outcome.table)));
}

// Every command, die, reason and hash of a battle, as its log has them.
void add_log(base::Hasher& hash, const data::Catalog& catalog, const state::Table& table, std::uint64_t seed,
             std::initializer_list<state::Side> bots) {
  battle::Session session(catalog, table, seed);
  for (const state::Side side : bots) session.fly_by_bot(side, true);
  rules::StartBattle start;
  start.seed = seed;
  const auto refused = session.apply(start);
  ENSURE(!refused, "a battle that cannot start");
  while (session.table().play.result.empty() && session.table().round <= kRounds) {
    ENSURE(session.let_ai_act(), "AI and bot leave a battle to people");
  }
  hash.text(battle::write_log(session));
}

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
  base::Hasher battles;
  constexpr int kBattles = 8;  // every other one AI cards on both sides, else the bot against AI cards
  for (int i = 0; i < kBattles; ++i) {
    add_battle(battles, *catalog, armed_table(*catalog, rng, i % 2 == 0), static_cast<std::uint64_t>(i));
  }
  base::Hasher logs;
  constexpr int kLogs = 4;
  for (int i = 0; i < kLogs; ++i) {
    add_log(logs, *catalog, armed_table(*catalog, rng, false), static_cast<std::uint64_t>(i), {state::Side::player});
  }
  base::Hasher first;
  constexpr int kFirst = 6;  // every third one with huge ships
  for (int i = 0; i < kFirst; ++i) {
    add_log(first, *catalog, armed_first_table(*catalog, rng, i % 3 == 0), static_cast<std::uint64_t>(i),
            {state::Side::player, state::Side::enemy});
  }
  std::cout << "verdicts " << base::hex(verdicts.value()) << " moves " << base::hex(moves.value()) << " reasons "
            << base::hex(reasons.value()) << " battles " << base::hex(battles.value()) << " logs "
            << base::hex(logs.value()) << " first " << base::hex(first.value()) << '\n';
  return kDone;
}

}  // namespace

Run take_signature(Options&) { return signature; }

}  // namespace plotboard::cli
