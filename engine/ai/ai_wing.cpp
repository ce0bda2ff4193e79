// A wingmate that cannot keep its place: it flies the maneuver that it is given, or swerves from it towards the target
// of its wing (fga-3.3.9-5, fga-3.3.1.4-2).

#include "ai/advice.hpp"
#include "ai/ai.hpp"
#include "ai/ai_lists.hpp"
#include "ai/decide_on.hpp"
#include "rules/board/field.hpp"
#include "rules/coop/mission_play.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/dial_now.hpp"

namespace plotboard::ai {
namespace {

geom::Maneuver maneuver_of(const Thought& t, Id key) {
  const geom::Maneuver stand_in = rules::stand_in_straight(t.game.catalog(), t.game.table(), t.ship());
  return key == rules::kWhiteStraight ? stand_in : geom::maneuver_from_code(key.text()).value_or(stand_in);
}

}  // namespace

std::optional<Advice> ai_follows(const Thought& t) {
  if (t.choice.kind != "ai-swerve") return std::nullopt;
  const Id first = t.choice.options.front().key;
  Request request;
  request.ship = t.choice.ship;
  request.reasons = t.explains;
  request.given = Given{maneuver_of(t, first), t.choice.rule};
  const Id target = activation_target(t);
  if (!target.empty() && field_of(t.game).ship(target) != nullptr) request.target = target;
  base::Rng rng = t.generator("maneuver");
  auto decision = decide_on(rules::dial_now(t.game, t.choice.ship), field_of(t.game), request, rng);
  if (!decision) return std::nullopt;
  const bool swerves = decision->flown != request.given->maneuver;
  Id key = swerves ? Id(geom::code_of(decision->flown)) : first;
  if (t.legal(key) == nullptr) key = first;
  Advice advice = answer(t, key, t.choice.rule.text().c_str(),
                         [&] { return decision->steps.empty() ? Phrase() : decision->steps.back().text; });
  advice.answer.memo = memo_of_target(t.choice.ship, decision->target);
  if (t.explains) advice.decision = std::move(*decision);
  return advice;
}

}  // namespace plotboard::ai
