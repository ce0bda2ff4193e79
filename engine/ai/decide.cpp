#include <algorithm>
#include <cstdlib>

#include "ai/activation.hpp"
#include "ai/ai.hpp"
#include "ai/decide_on.hpp"
#include "ai/summary.hpp"
#include "data/catalog.hpp"
#include "geom/formation.hpp"
#include "rules/coop/flee.hpp"
#include "rules/coop/mission_play.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::ai {
namespace {

base::Error refused(const std::string& place, std::string found, std::string expected) {
  return {"", place, std::move(found), std::move(expected)};
}

// The entry of that bearing with the nearest speed that the ship may fly; of two, the slower.
std::optional<geom::Maneuver> nearest_on_dial(const Activation& act, geom::Maneuver wanted) {
  std::optional<geom::Maneuver> best;
  for (const data::DialEntry& entry : act.dial.entries) {
    if (entry.maneuver.bearing != wanted.bearing) continue;
    if (act.stressed() && entry.difficulty == geom::Difficulty::red) continue;
    if (!rules::flyable(act.field, act.self, entry.maneuver)) continue;
    if (!best || std::abs(entry.maneuver.speed - wanted.speed) < std::abs(best->speed - wanted.speed)) {
      best = entry.maneuver;
    }
  }
  return best;
}

geom::Maneuver stand_in(const Activation& act) {
  return rules::stand_in_straight(act.field.catalog(), act.field.table(), act.piece);
}

// What is flown when the table's maneuver may not be: off the dial (an error of the card) or red while stressed.
geom::Maneuver allowed(Activation& act, geom::Maneuver wanted) {
  if (const auto slower = slowed(act, wanted)) return *slower;
  const auto difficulty = act.dial.difficulty_of(wanted);
  if (difficulty == geom::Difficulty::red && act.stressed()) {
    if (act.explains) {
      act.note("2e-activation-10", say("ai-flight.red-while-stressed", wanted, stand_in(act)));
    }
    return stand_in(act);
  }
  if (difficulty && rules::flyable(act.field, act.self, wanted)) return wanted;
  const geom::Maneuver instead = nearest_on_dial(act, wanted).value_or(stand_in(act));
  if (act.explains) {
    act.note("plotboard", say("ai-flight.not-on-dial", wanted, instead));
  }
  return instead;
}

// Escape: the fastest speed of that bearing (fga-3.3.2.2a-2).
geom::Maneuver fastest(Activation& act, geom::Maneuver rolled) {
  geom::Maneuver best = rolled;
  for (const data::DialEntry& entry : act.dial.entries) {
    if (entry.maneuver.bearing != rolled.bearing || entry.maneuver.speed <= best.speed) continue;
    if (act.stressed() && entry.difficulty == geom::Difficulty::red) continue;
    if (rules::flyable(act.field, act.self, entry.maneuver)) best = entry.maneuver;
  }
  if (act.explains) act.note("fga-3.3.2.2a-2", say("ai-flight.fastest", best));
  return best;
}

// With nobody to chase the tables say nothing: a white 2 straight, or the nearest to it on the dial.
geom::Maneuver without_target(Activation& act) {
  geom::Maneuver chosen = stand_in(act);
  if (const auto straight = nearest_on_dial(act, chosen)) {
    chosen = *straight;
  } else if (!act.dial.entries.empty()) {
    chosen = act.dial.entries.front().maneuver;
  }
  if (act.explains) {
    act.note("plotboard", say("ai-flight.no-target", chosen));
  }
  act.decision.maneuver = chosen;
  return chosen;
}

void note_table(Activation& act) {
  const Decision& decision = act.decision;
  Step& step = act.note("fga-3.3.2b-5",
                        say(decision.die_typed ? words::Key("ai-table.rolled-typed") : words::Key("ai-table.rolled"),
                            data::words_of(*decision.sector), words::Word{data::name_of(*decision.ring)}, decision.die,
                            decision.maneuver));
  std::string row;
  for (const geom::Maneuver maneuver : decision.table) {
    if (!row.empty()) row.push_back(' ');
    row.append(geom::code_of(maneuver));
  }
  step.values = {{"die", static_cast<double>(decision.die)},
                 {"table", std::move(row)},
                 {"maneuver", geom::code_of(decision.maneuver)}};
}

geom::Maneuver by_table(Activation& act, const Target& target, const Request& request, int coin, int die) {
  Decision& decision = act.decision;
  find_table(act, target, coin, request.sector);
  decision.table = act.card.row(*decision.sector, *decision.ring);
  decision.die = request.die.value_or(die);
  decision.die_typed = request.die.has_value();
  decision.maneuver = decision.table[static_cast<std::size_t>(decision.die - 1)];
  if (act.explains) note_table(act);
  return target.kind == Target::Kind::edge ? fastest(act, allowed(act, decision.maneuver))
                                           : allowed(act, decision.maneuver);
}

void by_card(Activation& act, const Request& request, int coin, int die) {
  const Target target = select_target(act, request.target);
  geom::Maneuver wanted;
  if (act.decision.ionised) {
    wanted = act.decision.maneuver = rules::kIonManeuver;
    if (act.explains) note_ionised(act);
  } else if (request.given) {
    wanted = act.decision.maneuver = request.given->maneuver;
    if (act.explains) {
      act.note(request.given->rule, say("ai-flight.given", wanted));
    }
  } else if (target.kind == Target::Kind::none) {
    wanted = without_target(act);
  } else {
    wanted = by_table(act, target, request, coin, die);
  }
  settle_way(act, target, wanted);
  if (act.explains) act.decision.summary = flight_in_short(act, target, wanted, request.given.has_value());
}

// What the colour of the flown maneuver does, so that nobody takes it for a mistake of the program.
void note_difficulty(Activation& act) {
  const Decision& decision = act.decision;
  const data::RuleSet& rules = act.field.ruleset();
  const auto difficulty = decision.ionised ? geom::Difficulty::blue : act.dial.difficulty_of(decision.flown);
  if (difficulty == geom::Difficulty::blue && act.stressed()) {
    act.note("fga-3.3.3-2", say("ai-flight.blue"));
  }
  if (difficulty != geom::Difficulty::red) return;
  const words::Text rule_set{rules.id};
  if (!rules.red_maneuver_stresses_ai) {
    act.note("fga-3.3.3-3", say("ai-flight.red-unstressing", rule_set));
  } else if (decision.outcome.fully_executed) {
    act.note("fga-3.3.3-3", say("ai-flight.red", rule_set));
  } else if (rules.partial_red_stresses_ai) {
    act.note("fga-3.3.3-4", say("ai-flight.red-partial", rule_set));
  } else {
    act.note("fga-3.3.3-4", say("ai-flight.red-partial-unstressing", rule_set));
  }
}

Phrase end_words(const Activation& act) {
  const Decision& decision = act.decision;
  const rules::MoveOutcome& outcome = decision.outcome;
  const Id ship = act.piece.id;
  if (decision.destroyed_at_edge) return say("ai-flight.leaves", ship, decision.flown);
  if (act.flees && outcome.left_area) return say("ai-flight.fled", ship, decision.flown);
  if (outcome.fully_executed) return say("ai-flight.flies", ship, decision.flown);
  if (outcome.touching.empty()) return say("ai-flight.stops-at-start", ship, decision.flown);
  std::vector<Phrase> others;
  for (const Id id : outcome.touching) others.push_back(just(id));
  return say("ai-flight.stops", ship, decision.flown, Phrase::list(others));
}

void note_end(Activation& act) {
  const Decision& decision = act.decision;
  const rules::MoveOutcome& outcome = decision.outcome;
  Step& step = act.note(outcome.fully_executed ? "2e-maneuver-3" : "2e-overlap-3", end_words(act));
  step.values = {{"x_mm", outcome.end.x.mm()},
                 {"y_mm", outcome.end.y.mm()},
                 {"heading_deg", outcome.end.heading.degrees()},
                 {"fully_executed", outcome.fully_executed}};
  step.marks = {MarkTemplate{outcome.flown, true},
                MarkPose{decision.ship, outcome.end, true, Phrase::of(geom::code_of(decision.flown))}};
}

// Who comes along (fga-3.3.2b-6), and where it would stand.
void note_wing(Activation& act) {
  const rules::MoveOutcome& outcome = act.decision.outcome;
  const auto mates = rules::wingmates(act.field.table(), act.piece.id);
  if (mates.empty() || !act.field.ruleset().campaign_wings) return;
  const bool turned = outcome.fully_executed && rules::turns_back(outcome.maneuver.bearing);
  std::string names;
  std::vector<Mark> marks;
  for (const Id id : mates) {
    const state::Piece& mate = *act.field.table().find(id);
    const int place = turned ? geom::inverted_place(mate.ship.wing.place) : mate.ship.wing.place;
    names.append(names.empty() ? "" : ", ").append(id);
    marks.emplace_back(
        MarkPose{id, geom::wing_tool_pose(act.field.figures(), mate.base, outcome.end, place), true, just(id)});
  }
  Step& step = turned ? act.note("fga-3.3.9.1-1", say("ai-flight.wing-turned", Phrase::list(mates)))
                      : act.note("fga-3.3.2b-6", say("ai-flight.wing", Phrase::list(mates)));
  step.values = {{"wing", names}};
  step.marks = std::move(marks);
}

}  // namespace

std::optional<geom::Maneuver> slowed(Activation& act, geom::Maneuver wanted) {
  const auto limit = rules::speed_limit_of(act.field.catalog(), act.field.table(), act.piece);
  if (!limit || wanted.speed <= *limit) return std::nullopt;
  const geom::Maneuver slower = nearest_on_dial(act, wanted).value_or(stand_in(act));
  if (act.explains) {
    act.note("plotboard", say("ai-flight.slowed", *limit, slower, wanted));
  }
  return slower;
}

void note_ionised(Activation& act) { act.note("fga-3.3.5-1", say("ai-flight.ionised", act.piece.tokens.ion)); }

namespace {

// `dial`: null for the printed one.
base::Result<Decision> decided(const data::Dial* dial, const rules::Field& field, const Request& request,
                               base::Rng& rng) {
  // Always both, used or not: a typed die or a hand-picked table changes nothing else.
  const int coin = rng.d6();
  const int die = rng.d6();

  const rules::Field::Ship* self = field.ship(request.ship);
  if (self == nullptr) return refused("/ship", "\"" + request.ship + "\"", "a ship in play");
  const state::Piece& piece = field.piece(*self);
  const data::AiCard* card = field.catalog().card_for(piece.ref, piece.faction);
  const data::Ship* type = field.catalog().ship(piece.ref);
  if (card == nullptr || type == nullptr) {
    return refused("/ship", "\"" + request.ship + "\", a ship without an AI card", "a ship type that has one");
  }
  if (request.die && (*request.die < 1 || *request.die > 6)) {
    return refused("/die", std::to_string(*request.die), "a whole number from 1 to 6");
  }
  if (request.target && (*request.target == request.ship ||
                         (field.ship(*request.target) == nullptr && field.remote(*request.target) == nullptr))) {
    return refused("/target", "\"" + *request.target + "\"",
                   "another ship in play, or a component that can be attacked");
  }

  Decision decision;
  decision.ship = piece.id;
  decision.stressed = piece.tokens.stress > 0;
  decision.ionised = rules::is_ionised(rules::book_of(field.catalog(), field.table()), piece);
  if (request.reasons) decision.steps.reserve(16);
  if (dial == nullptr) dial = &type->dial;
  const auto limit = rules::speed_limit_of(field.catalog(), field.table(), piece);
  std::optional<data::Dial> slow;
  if (limit) {
    auto& entries = slow.emplace(*dial).entries;
    const auto too_fast = [&](const data::DialEntry& entry) { return entry.maneuver.speed > *limit; };
    entries.erase(std::remove_if(entries.begin(), entries.end(), too_fast), entries.end());
  }
  Activation act{field, *self, piece, slow ? *slow : *dial, *card, decision, request.reasons};

  if (rules::is_fleeing(piece)) {
    flee(act, request, die);
    if (act.explains) decision.summary = flee_in_short(act);
  } else {
    by_card(act, request, coin, die);
  }
  decision.off_dial = decision.ionised || !type->dial.has(decision.flown);
  if (!act.explains) return decision;
  note_end(act);
  if (decision.destroyed_at_edge) return decision;
  note_difficulty(act);
  note_wing(act);
  return decision;
}

}  // namespace

base::Result<Decision> decide(const rules::Field& field, const Request& request, base::Rng& rng) {
  return decided(nullptr, field, request, rng);
}
base::Result<Decision> decide_on(const data::Dial& dial, const rules::Field& field, const Request& request,
                                 base::Rng& rng) {
  return decided(&dial, field, request, rng);
}

rules::FlyManeuver Decision::command() const {
  rules::FlyManeuver fly;
  fly.id = ship;
  fly.maneuver = flown;
  fly.choice.tallon = outcome.tallon;
  if (die > 0) {
    fly.die = die;
    fly.die_typed = die_typed;
    fly.what = say("dice.ai-maneuver");
  }
  fly.drop_lock = drops_lock;
  fly.off_dial = off_dial;
  return fly;
}

}  // namespace plotboard::ai
