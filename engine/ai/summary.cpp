#include "ai/summary.hpp"

#include <algorithm>
#include <cmath>

#include "ai/nearness.hpp"
#include "data/catalog.hpp"
#include "rules/board/movement.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::ai {
namespace {

using data::CardCondition;
using data::CardFact;

constexpr double kSameDistance = 5;  // mm: neither nearer nor farther
constexpr double kTurnedTo = 20;     // degrees nearer to straight ahead
constexpr std::size_t kMostTails = 2;

// --- the flight

// Who the target is to it: "P3, which it has locked".
Phrase named(const Activation& act) {
  const Decision& d = act.decision;
  if (act.piece.has_locked(d.target)) return say("ai-short.locked", d.target);
  const Candidate* chosen = nullptr;
  const Candidate* nearest = nullptr;
  for (const Candidate& each : d.candidates) {
    if (each.id == d.target) chosen = &each;
    if (nearest == nullptr || each.distance_mm < nearest->distance_mm) nearest = &each;
  }
  if (chosen == nullptr) return just(d.target);
  if (chosen->distance_mm <= nearest->distance_mm) return say("ai-short.nearest", d.target);
  return chosen->in_arc ? say("ai-short.nearest-in-arc", d.target) : just(d.target);
}

geom::Vec2 middle_of(const Target& target) {
  return target.ship != nullptr ? target.ship->measured.frame.origin : target.point;
}

// What the flight does to where the target lies.
Phrase way_to(const Activation& act, const Target& target) {
  const Decision& d = act.decision;
  const Phrase who = named(act);
  const bool whole = d.outcome.fully_executed;
  if (whole && rules::turns_back(d.flown.bearing)) return say("ai-short.turns-back", who);
  if (d.outcome.end == act.piece.pose) return say("ai-short.waits", who);
  if (act.piece.has_locked(d.target) && target.band > 3) return say("ai-short.chases", d.target);
  const geom::PlacedBase end =
      geom::placed_base(act.field.figures(), act.piece.base, act.field.table().options.guides, d.outcome.end);
  const double closer = target.distance_mm - distance_to(act, target, end);
  const geom::Vec2 before = act.self.measured.frame.to_local(middle_of(target));
  const geom::Vec2 after = end.frame.to_local(middle_of(target));
  const double turned = std::fabs(off_nose_of(before)) - std::fabs(off_nose_of(after));
  if (before.y > 0 && after.y < 0) return say("ai-short.passes", who);
  if (before.y < 0 && turned > kTurnedTo) return say("ai-short.turns", who);
  if (closer > kSameDistance) return say("ai-short.closes", who);
  if (turned > kTurnedTo) return say("ai-short.turns", who);
  return closer < -kSameDistance ? say("ai-short.draws-away", who) : say("ai-short.circles", who);
}

Phrase obstacle_named(const Activation& act, geom::Maneuver wanted) {
  if (!rules::flyable(act.field, act.self, wanted)) return say("ai-short.an-obstacle");
  const rules::MoveOutcome outcome = rules::fly(act.field, act.self, wanted);
  if (!outcome.huge_overlaps.empty()) return say("ai-short.a-huge-ship");
  for (const Id id : rules::obstacles_met(outcome)) {
    const state::Piece* piece = act.field.table().find(id);
    const data::Obstacle* obstacle = piece == nullptr ? nullptr : act.field.catalog().obstacle(piece->ref);
    if (obstacle == nullptr) continue;
    switch (obstacle->kind) {
      case data::ObstacleKind::asteroid:
        return say("ai-short.an-asteroid");
      case data::ObstacleKind::debris:
        return say("ai-short.a-debris-cloud");
      case data::ObstacleKind::gas_cloud:
        return say("ai-short.a-gas-cloud");
      case data::ObstacleKind::container:
      case data::ObstacleKind::huge_ship:
        break;
    }
  }
  return say("ai-short.an-obstacle");
}

std::vector<Phrase> tails_of(const Activation& act, geom::Maneuver wanted) {
  const Decision& d = act.decision;
  std::vector<Phrase> tails;
  switch (d.swerve.cause) {
    case Swerve::Cause::none:
      break;
    case Swerve::Cause::obstacle:
      tails.push_back(say(d.swerve.helped ? words::Key("ai-short.makes-it-turn") : words::Key("ai-short.not-clear-of"),
                          obstacle_named(act, wanted)));
      break;
    case Swerve::Cause::edge_facing:
    case Swerve::Cause::edge_leaving:
      tails.push_back(say("ai-short.keeps-off-edge"));
      break;
  }
  const Ids& stopped_by = d.outcome.touching.empty() ? d.outcome.bumped : d.outcome.touching;
  if (!d.outcome.fully_executed && !stopped_by.empty()) tails.push_back(say("ai-short.stops-at", stopped_by.front()));
  if (d.drops_lock) tails.push_back(say("ai-short.drops-lock"));
  if (tails.size() > kMostTails) tails.resize(kMostTails);
  return tails;
}

Phrase whole(const Phrase& head, const std::vector<Phrase>& tails) {
  if (tails.empty()) return say("ai-short.one", head);
  if (tails.size() == 1) return say("ai-short.two", head, tails[0]);
  return say("ai-short.three", head, tails[0], tails[1]);
}

// --- actions

Phrase deed_named(const data::CardStep& step, Id target) {
  const Id action = step.action;
  if (action == "lock") return target.empty() ? say("ai-short.acquires-lock") : say("ai-short.locks", target);
  if (action == "jam") return target.empty() ? say("ai-short.jams-enemy") : say("ai-short.jams", target);
  if (action.starts_with("reinforce")) return say("ai-short.reinforces");
  struct Deed {
    const char* action;
    words::Key words;
  };
  static constexpr Deed kDeeds[] = {
      {"focus", "ai-short.focuses"},     {"evade", "ai-short.evades"},   {"calculate", "ai-short.calculates"},
      {"barrel-roll", "ai-short.rolls"}, {"boost", "ai-short.boosts"},   {"rotate-arc", "ai-short.turns-turret"},
      {"reload", "ai-short.reloads"},    {"cloak", "ai-short.cloaks"},   {"coordinate", "ai-short.coordinates"},
      {"slam", "ai-short.slams"},        {"repair", "ai-short.repairs"}, {"astromech", "ai-short.repairs"}};
  for (const Deed& deed : kDeeds) {
    if (action == deed.action) return say(deed.words);
  }
  return say("ai-short.does", words::Word{action});
}

// What a line wants to reach: "to get a shot".
Phrase aim_of(const CardCondition& goal) {
  switch (goal.fact) {
    case CardFact::shot_at_target:
      if (goal.wanted) return say("ai-short.to-shoot-target");
      break;
    case CardFact::has_shot:
      if (goal.wanted) return say("ai-short.to-shoot");
      break;
    case CardFact::in_targets_arc:
      if (!goal.wanted) return say("ai-short.to-leave-targets-arc");
      break;
    case CardFact::in_enemy_arc:
    case CardFact::in_arcs_of:
      if (!goal.wanted) return say("ai-short.to-leave-arcs");
      break;
    case CardFact::target_in_arc:
      if (goal.wanted) return say("ai-short.to-aim");
      break;
    case CardFact::target_at:
      if (goal.wanted) return say("ai-short.to-reach-range");
      break;
    default:
      break;
  }
  return {};
}

}  // namespace

Phrase flight_in_short(const Activation& act, const Target& target, geom::Maneuver wanted, bool given) {
  const Decision& d = act.decision;
  if (d.destroyed_at_edge) return say("ai-short.leaves-board");
  if (d.ionised) return whole(say("ai-short.drifts"), tails_of(act, wanted));
  if (given) return whole(say("ai-short.by-itself"), tails_of(act, wanted));
  switch (target.kind) {
    case Target::Kind::none:
      return whole(say("ai-short.sees-nobody"), tails_of(act, wanted));
    case Target::Kind::edge:
      return whole(edge_named(target.exit.name) ? say("ai-short.escapes-edge", words::Word{target.exit.name})
                                                : say("ai-short.escapes", words::Text{target.exit.name}),
                   tails_of(act, wanted));
    case Target::Kind::object:
      return whole(say("ai-short.strikes", d.target), tails_of(act, wanted));
    case Target::Kind::ship:
      break;
  }
  return whole(way_to(act, target), tails_of(act, wanted));
}

Phrase flee_in_short(const Activation& act) {
  const Decision& d = act.decision;
  const int left = act.piece.ship.hull_left() + act.piece.ship.shields;
  const Phrase head = say("ai-short.flees", left);
  if (d.outcome.left_area) return say("ai-short.two", head, say("ai-short.off-the-board"));
  for (const Step& step : d.steps) {
    for (const Value& value : step.values) {
      const auto* edge = get_if<std::string>(&value.value);
      if (value.name == "edge" && edge != nullptr)
        return say("ai-short.two", head, say("ai-short.makes-for-edge", words::Word{*edge}));
    }
  }
  return whole(head, tails_of(act, d.maneuver));
}

Phrase action_in_short(const data::ActionLine& line, const data::CardChain& chain, Id target) {
  Phrase deed = deed_named(chain.front(), target);
  if (chain.size() > 1) deed = say("ai-short.then", deed, deed_named(chain[1], target));
  std::vector<Phrase> asked;
  for (const CardCondition& condition : line.when) {
    if (condition.fact == CardFact::linked || condition.fact == CardFact::goal_met) continue;
    asked.push_back(data::words_of(condition));
  }
  for (const CardCondition& goal : line.goal) {
    // What the line asks for already is not what it is done for.
    const auto had = [&goal](const CardCondition& condition) {
      return condition.fact == goal.fact && condition.wanted == goal.wanted;
    };
    const Phrase aim = aim_of(goal);
    if (aim.empty() || std::any_of(line.when.begin(), line.when.end(), had)) continue;
    return asked.empty() ? say("ai-short.acts-for", deed, aim)
                         : say("ai-short.acts-for-since", deed, aim, Phrase::list(asked));
  }
  return asked.empty() ? say("ai-short.one", deed) : say("ai-short.acts-since", deed, Phrase::list(asked));
}

Phrase attack_in_short(const rules::Shot& shot, words::Key who) {
  const Phrase weapon = shot.weapon.in_sentence();
  if (who == words::Key("ai-attack.locked")) return say("ai-short.fires-locked", weapon, shot.defender);
  if (who == words::Key("ai-attack.struck")) return say("ai-short.fires-struck", weapon, shot.defender);
  return say("ai-short.fires-nearest", weapon, shot.defender);
}

Phrase answer_in_short(const state::Choice& choice, const Advice& advice) {
  if (choice.kind != "action" && choice.kind != "attack") return {};
  if (!advice.summary.empty()) return advice.summary;
  if (advice.answer.key != "pass") return advice.why;
  return choice.kind == "action" ? say("ai-short.no-action") : say("ai-short.no-attack");
}

}  // namespace plotboard::ai
