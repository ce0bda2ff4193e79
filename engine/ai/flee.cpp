// An AI ship with a flee token (fga-3.5): its way, its action, its jump, and
// what it spends while it is shot at.
//
// As this program reads it:
// - By hyperdrive: with an edge straight ahead within range 2 it runs for that
// edge, else the die on its card's flee
//   table decides. A ship whose mission gives it a hyperdrive, but whose card
//   has no flee table, rolls on one of our own: its blue maneuvers in the order
//   of the dial, spread over the die.
// - Without: it runs for the nearest edge, measured when it activates.
// - Running for an edge: of the maneuvers that bring it nearer to the edge and
// leave it over the edge or heading for
//   it the fastest, of those that are equally fast the one that ends closest;
//   as close, the one that looks most towards the edge. Where there is none,
//   the same of all maneuvers. No red one while stressed, no stop.

#include <algorithm>

#include "ai/activation.hpp"
#include "ai/advice.hpp"
#include "data/ai_card.hpp"
#include "data/ship.hpp"
#include "rules/coop/flee.hpp"
#include "rules/coop/hyperspace.hpp"
#include "rules/coop/mission_play.hpp"
#include "rules/play/activation.hpp"

namespace plotboard::ai {
namespace {

using geom::Difficulty;

geom::Vec2 outward(Edge edge) {
  switch (edge) {
    case Edge::north:
      return {0, 1};
    case Edge::east:
      return {1, 0};
    case Edge::south:
      return {0, -1};
    case Edge::west:
      return {-1, 0};
  }
  return {};
}

Edge nearest_edge(const Activation& act) {
  const state::Area& area = act.field.table().area;
  Edge nearest = Edge::north;
  for (const Edge edge : kEdges) {
    if (inside_mm(area, edge, act.self.measured) < inside_mm(area, nearest, act.self.measured)) nearest = edge;
  }
  return nearest;
}

Target aimed_at(const Activation& act, Edge edge) {
  const state::Area& area = act.field.table().area;
  Target target;
  target.kind = Target::Kind::edge;
  target.exit = whole_edge(area, edge);
  target.point = nearest_point(area, target.exit, act.self.measured.frame.origin);
  target.distance_mm = rules::distance_mm(area, target.exit, act.self.measured);
  target.band = std::max(1, geom::open_band(target.distance_mm, act.field.figures()));
  target.line = {act.self.measured.frame.origin, target.point};
  return target;
}

struct Run {
  geom::Maneuver maneuver;
  bool towards = false;
  double left_mm = 0;  // to the edge
  double heading = 0;  // 1: straight at it, -1: away
};

bool better(const Run& a, const Run& b, double tolerance_mm) {
  if (a.towards != b.towards) return a.towards;
  if (a.maneuver.speed != b.maneuver.speed) return a.maneuver.speed > b.maneuver.speed;
  if (a.left_mm < b.left_mm - tolerance_mm) return true;
  if (a.left_mm > b.left_mm + tolerance_mm) return false;
  constexpr double kSame = 1e-6;
  return a.heading > b.heading + kSame;
}

geom::Maneuver fastest_towards(const Activation& act, const Target& target) {
  constexpr double kAhead = 1e-6;
  const state::Area& area = act.field.table().area;
  std::optional<Run> best;
  for (const data::DialEntry& entry : act.dial.entries) {
    if (entry.maneuver.speed <= 0 || !rules::flyable(act.field, act.self, entry.maneuver)) continue;
    if (act.stressed() && entry.difficulty == Difficulty::red) continue;
    const rules::MoveOutcome outcome = rules::fly(act.field, act.self, entry.maneuver);
    const geom::PlacedBase base = geom::placed_base(act.field.figures(), act.piece.base, false, outcome.end);
    Run run;
    run.maneuver = entry.maneuver;
    run.left_mm = std::max(0.0, inside_mm(area, target.exit.edge, base));
    run.heading = geom::dot(base.frame.forward, outward(target.exit.edge));
    run.towards = run.left_mm < target.distance_mm - act.tolerance_mm() && (run.left_mm <= 0 || run.heading > kAhead);
    if (!best || better(run, *best, act.tolerance_mm())) best = run;
  }
  return best ? best->maneuver : rules::stand_in_straight(act.field.catalog(), act.field.table(), act.piece);
}

// `how`: to which edge that is.
geom::Maneuver run_for(Activation& act, const Target& target, const char* rule, words::Key how) {
  const geom::Maneuver wanted = fastest_towards(act, target);
  act.decision.maneuver = wanted;
  if (!act.explains) return wanted;
  Step& step = act.note(rule, say(how, words::Word{target.exit.name}, words::Mm{target.distance_mm}, wanted));
  step.values = {{"edge", target.exit.name}, {"distance_mm", target.distance_mm}};
  step.marks.emplace_back(MarkEdge{rules::line_of(act.field.table().area, target.exit)});
  return wanted;
}

data::TableRow flee_table(const Activation& act) {
  if (act.card.flee && act.card.flee->table) return *act.card.flee->table;
  std::vector<geom::Maneuver> blue;
  for (const data::DialEntry& entry : act.dial.entries) {
    const bool moves = entry.difficulty == Difficulty::blue && entry.maneuver.speed > 0;
    if (moves && rules::flyable(act.field, act.self, entry.maneuver)) blue.push_back(entry.maneuver);
  }
  if (blue.empty()) blue.push_back({2, geom::Bearing::straight});
  data::TableRow row{};
  for (std::size_t i = 0; i < row.size(); ++i) row[i] = blue[i * blue.size() / row.size()];
  return row;
}

geom::Maneuver by_flee_table(Activation& act, const Request& request, int die) {
  Decision& decision = act.decision;
  decision.table = flee_table(act);
  decision.die = request.die.value_or(die);
  decision.die_typed = request.die.has_value();
  decision.maneuver = decision.table[static_cast<std::size_t>(decision.die - 1)];
  if (act.explains) {
    Step& step =
        act.note("fga-3.5.2-4", decision.die_typed ? say("ai-flee.rolled-typed", decision.die, decision.maneuver)
                                                   : say("ai-flee.rolled", decision.die, decision.maneuver));
    step.values = {{"die", static_cast<double>(decision.die)}, {"maneuver", geom::code_of(decision.maneuver)}};
  }
  return slowed(act, decision.maneuver).value_or(decision.maneuver);
}

bool jumps(const rules::Game& game, const state::Piece& piece) {
  return rules::has_hyperdrive(game.catalog(), game.table(), piece);
}

// --- answers

std::optional<Advice> fleeing_action(const Thought& t) {
  const bool by_jump = jumps(t.game, t.ship());
  const char* rule = by_jump ? "fga-3.5.2-7" : "fga-3.5.3-4";
  for (const char* action : {"focus", "calculate"}) {
    if (t.legal(action) == nullptr) continue;
    return answer(t, action, rule, [] { return say("ai-flee.focus"); });
  }
  if (t.legal("pass") == nullptr) return std::nullopt;
  return answer(t, "pass", by_jump ? "fga-3.5.2-8" : rule, [] { return say("ai-flee.no-action"); });
}

std::optional<Advice> choose_roll(const Thought& t) {
  for (const char* means : {"focus", "force"}) {
    if (t.legal(means) == nullptr) continue;
    return answer(t, means, "fga-3.5.2-10", [] { return say("ai-flee.can-jump"); });
  }
  return std::nullopt;
}

// fga-3.5.4-1: whoever may jump keeps its focus token for that unless it is
// about to be destroyed.
std::optional<Advice> defend(const Thought& t) {
  const state::Attack* attack = t.game.attack();
  if (attack == nullptr || !jumps(t.game, t.ship())) return std::nullopt;
  if (t.legal("focus") == nullptr && t.legal("force") == nullptr) return std::nullopt;
  const Pool shots = pool_of(attack->attack_dice);
  const int through = shots.hits + shots.crits - pool_of(attack->defense_dice).evades;
  if (through > 0) {
    for (const char* other : {"gas-cloud", "evade", "evade:focus", "calculate"}) {
      if (t.legal(other) == nullptr) continue;
      return answer(t, other, "fga-3.5.4-1", [] { return say("ai-flee.spares-focus"); });
    }
  }
  if (through >= rules::health_of(t.ship())) {
    const char* token = t.legal("focus") != nullptr ? "focus" : "force";
    return answer(t, token, "fga-3.5.4-1", [] { return say("ai-flee.destroyed-else"); });
  }
  if (t.legal("done") == nullptr) return std::nullopt;
  return answer(t, "done", "fga-3.5.4-1", [] { return say("ai-flee.keeps"); });
}

}  // namespace

void flee(Activation& act, const Request& request, int die) {
  act.flees = true;
  Decision& decision = act.decision;
  const bool by_jump = rules::has_hyperdrive(act.field.catalog(), act.field.table(), act.piece);
  if (act.explains) {
    decision.target_reason = say("ai-flee.no-target");
    act.note("fga-3.3.4-1", say("ai-flee.token", act.piece.id));
    act.note(by_jump ? "fga-3.5.2-2" : "fga-3.5.3-2", say("ai-flee.selects-none"));
  }
  Target target;
  geom::Maneuver wanted = decision.maneuver = rules::kIonManeuver;
  if (decision.ionised) {
    if (act.explains) note_ionised(act);
  } else if (!by_jump) {
    target = aimed_at(act, nearest_edge(act));
    wanted = run_for(act, target, "fga-3.5.3-3", "ai-flee.to-nearest");
  } else if (rules::runs_for_edge(act.field, act.self)) {
    const FacedEdge faced = faced_edge(act.field.figures(), act.field.table().area, act.self.measured);
    target = aimed_at(act, faced.edge);
    wanted = run_for(act, target, "fga-3.5.2-3", "ai-flee.to-faced");
  } else {
    wanted = by_flee_table(act, request, die);
  }
  settle_way(act, target, wanted);
}

std::optional<Advice> ai_flees(const Thought& t) {
  const Id kind = t.choice.kind;
  if (kind == "hyperspace") return choose_roll(t);
  const state::Piece* ship = t.game.find(t.choice.ship);
  if (ship == nullptr || ship->side != t.choice.side || !rules::is_fleeing(*ship)) return std::nullopt;
  if (kind == "action") return fleeing_action(t);
  return kind == "modify-defense" ? defend(t) : std::nullopt;
}

}  // namespace plotboard::ai
