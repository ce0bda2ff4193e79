#include "ai/bot_campaign.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/board/movement.hpp"
#include "rules/play/actions/parts.hpp"

namespace plotboard::ai {

namespace {

constexpr double kForce = 0.35;     // a Force charge kept for the dice
constexpr double kSpared = 0.8;     // a hit point not suffered against one dealt
constexpr double kSomething = 0.1;  // any action is better than none

const Id kForceTalents{"fga-table-2.7"};

bool is_to_fly(const state::Piece& ship) { return !ship.moved && !ship.ship.executed && ship.ship.dial.has_value(); }

bool is_coordinator(const Thought& t) {
  const auto& cards = t.ship().ship.cards;
  return std::any_of(cards.begin(), cards.end(), [&](const state::Card& card) {
    const data::Upgrade* upgrade = t.game.catalog().upgrade(card.id);
    if (upgrade == nullptr || !upgrade->given_by_rank) return false;
    return std::any_of(upgrade->actions.begin(), upgrade->actions.end(),
                       [](const data::ShipAction& action) { return action.type == "coordinate"; });
  });
}

// What a token more would bring that ship.
double worth_of_action(const Thought& t, Id ship) {
  const state::Piece& piece = t.game.piece(ship);
  if (piece.tokens.stress > 0) return 0;
  if (piece.tokens.focus > 0 || piece.ship.did("focus")) return kSomething;
  const Outlook outlook(t.game, ship);
  const Outlook::View here = outlook.here();
  const Outlook::View calm = outlook.from(piece.pose, {true, false, true, false});
  return kSomething + std::max(calm.gained - here.gained, kSpared * (here.suffered - calm.suffered));
}

// With what it is worth; an empty id where nobody is in reach.
std::pair<Id, double> best_friend(const Thought& t) {
  std::pair<Id, double> best{Id(), -1.0};
  if (!is_coordinator(t)) return best;
  for (const state::Option& option : rules::actions::coordinate_options(t.game, t.choice.ship)) {
    if (!option.legal) continue;
    const double worth = worth_of_action(t, option.key);
    if (worth > best.second) best = {option.key, worth};
  }
  return best;
}

}  // namespace

double price_of_offer(const Thought& t) { return t.choice.rule == kForceTalents ? kForce : 0.0; }

double trouble_ahead(const Thought& t, const geom::Pose& pose) {
  constexpr double kLost = 100, kOnObstacle = 1.0, kCutShort = 0.7;
  const state::Piece& ship = t.ship();
  const rules::Field& field = field_of(t.game);
  const rules::Field::Ship* self = field.ship(t.choice.ship);
  if (self == nullptr || !is_to_fly(ship) || !rules::flyable(field, *self, *ship.ship.dial)) return 0;
  const rules::MoveOutcome outcome = rules::fly_from(field, *self, pose, *ship.ship.dial);
  if (outcome.left_area) return kLost;
  return (outcome.hits_obstacle() ? kOnObstacle : 0) + (outcome.fully_executed ? 0 : kCutShort);
}

std::optional<Advice> bot_dodges(const Thought& t) {
  if (t.choice.rule != kForceTalents || !is_to_fly(t.ship())) return std::nullopt;
  const rules::Field& field = field_of(t.game);
  const rules::Field::Ship* self = field.ship(t.choice.ship);
  double least = trouble_ahead(t, t.ship().pose) - kForce;
  Id best;
  for (const geom::Reposition kind : {geom::Reposition::barrel_roll, geom::Reposition::boost}) {
    const Id action = kind == geom::Reposition::boost ? "boost" : "barrel-roll";
    if (self == nullptr || t.legal(action) == nullptr) continue;
    for (const rules::JudgedPlace& place : rules::judged_places(field, *self, kind)) {
      const double trouble = place.legal ? trouble_ahead(t, place.place.end) : least;
      if (trouble >= least) continue;
      least = trouble;
      best = action;
    }
  }
  if (best.empty()) return quiet_answer(t);
  return answer(t, best, "plotboard", [] { return say("bot.dodges"); });
}

double worth_of_coordinating(const Thought& t) { return best_friend(t).second; }

std::optional<Advice> bot_coordinates(const Thought& t) {
  const Id best = best_friend(t).first;
  if (best.empty() || t.legal(best) == nullptr) return std::nullopt;
  return answer(t, best, "plotboard", [] { return say("bot.coordinates"); });
}

}  // namespace plotboard::ai
