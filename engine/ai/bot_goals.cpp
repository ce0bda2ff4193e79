#include "ai/bot_goals.hpp"

#include <algorithm>
#include <optional>

#include "data/component.hpp"
#include "mission/conditions.hpp"
#include "mission/objectives.hpp"
#include "mission/squads.hpp"
#include "rules/board/components.hpp"
#include "rules/coop/components.hpp"
#include "rules/coop/mission_actions.hpp"

namespace plotboard::ai {
namespace {

using data::Condition;
using data::MissionEffect;
using data::ObjectiveKind;
using Kind = data::Condition::Kind;
using state::Piece;

constexpr int kDeepest = 6;  // of triggers that wait for triggers

constexpr double kWanted = 1.5;    // what an objective wants shot
constexpr double kArmed = 0.8;     // a tower or mine that shoots
constexpr double kHarmless = 0.2;  // any other component of the enemy

constexpr ObjectiveKind kKinds[] = {ObjectiveKind::primary, ObjectiveKind::bonus, ObjectiveKind::gold_star};

template <class Fits>
bool has_effect(const std::vector<MissionEffect>& effects, const Fits& fits) {
  return std::any_of(effects.begin(), effects.end(), [&](const MissionEffect& effect) {
    if (fits(effect)) return true;
    return std::any_of(effect.table.begin(), effect.table.end(),
                       [&](const std::vector<MissionEffect>& rolled) { return has_effect(rolled, fits); });
  });
}

class Goals {
 public:
  Goals(const rules::Game& game, const data::Mission& mission)
      : catalog_(game.catalog()), mission_(mission), table_(game.table()) {}

  std::vector<Goal> run() {
    for (const ObjectiveKind kind : kKinds) {
      for (const data::Objective& objective : mission_.objectives) {
        if (objective.kind == kind) of_objective(objective, kind, 0);
      }
      if (kind == ObjectiveKind::primary) {
        of_triggers(kind, 0, [](const MissionEffect& effect) { return effect.kind == MissionEffect::Kind::win; });
      }
    }
    return std::move(goals_);
  }

 private:
  void of_objective(const data::Objective& objective, ObjectiveKind kind, int depth) {
    if (table_.progress.status_of(objective.id) != state::Status::open) return;
    if (!mission::is_asked_for(objective, table_.progress)) return;
    if (objective.met) return of_condition(*objective.met, kind, depth);
    of_triggers(kind, depth, [&](const MissionEffect& effect) {
      return effect.kind == MissionEffect::Kind::met && effect.name == objective.id;
    });
  }

  // Of all triggers that may still fire and do that.
  template <class Fits>
  void of_triggers(ObjectiveKind kind, int depth, const Fits& fits) {
    for (const data::Trigger& trigger : mission_.triggers) {
      if (may_fire(trigger) && has_effect(trigger.effects, fits)) of_condition(trigger.when, kind, depth + 1);
    }
  }

  void of_condition(const Condition& condition, ObjectiveKind kind, int depth) {
    if (depth > kDeepest || holds(condition) || is_hopeless(condition, depth)) return;
    switch (condition.kind) {
      case Kind::all:
      case Kind::any:
        for (const Condition& part : condition.parts) of_condition(part, kind, depth);
        return;
      case Kind::objective: {
        const data::Objective* other = mission_.objective(condition.name);
        if (other != nullptr && condition.is != "failed") of_objective(*other, kind, depth + 1);
        return;
      }
      case Kind::fired:
        for (const data::Trigger& trigger : mission_.triggers) {
          if (trigger.id == condition.name) of_condition(trigger.when, kind, depth + 1);
        }
        return;
      case Kind::counter:
        return of_triggers(kind, depth, [&](const MissionEffect& effect) { return counts_up(effect, condition.name); });
      case Kind::always:
      case Kind::none:
      case Kind::round:
      case Kind::round_over:
      case Kind::round_ends:
      case Kind::arrived:
      case Kind::rank:
      case Kind::pilots:
        return;  // nobody can do anything about it
      case Kind::destroyed:
      case Kind::left:
      case Kind::gone:
      case Kind::scanned:
      case Kind::docked:
      case Kind::disabled:
      case Kind::attacked:
      case Kind::damaged:
      case Kind::in_zone:
      case Kind::within:
        break;
    }
    goals_.push_back({kind, &condition});
  }

  [[nodiscard]] bool holds(const Condition& condition) const {
    return mission::holds(catalog_, mission_, table_, condition);
  }
  [[nodiscard]] bool may_fire(const data::Trigger& trigger) const {
    return trigger.each_round || !table_.progress.has_fired(trigger.id);
  }
  static bool counts_up(const MissionEffect& effect, Id counter) {
    return effect.kind == MissionEffect::Kind::add && effect.name == counter && effect.number > 0;
  }

  // Can it never come true any more? Only what is sure.
  [[nodiscard]] bool is_hopeless(const Condition& condition, int depth) const {
    if (depth > kDeepest || holds(condition)) return false;
    const auto hopeless = [&](const Condition& part) { return is_hopeless(part, depth + 1); };
    switch (condition.kind) {
      case Kind::all:
        return std::any_of(condition.parts.begin(), condition.parts.end(), hopeless);
      case Kind::any:
        return std::all_of(condition.parts.begin(), condition.parts.end(), hopeless);
      case Kind::none: {  // what was not to be is: for good, unless ships may fly away from it or be repaired
        const Kind part = condition.parts.empty() ? Kind::always : condition.parts.front().kind;
        return part != Kind::within && part != Kind::in_zone && part != Kind::damaged && part != Kind::all &&
               part != Kind::any && part != Kind::none;
      }
      case Kind::rank:
      case Kind::pilots:
        return true;
      case Kind::objective:
        return table_.progress.status_of(condition.name) != state::Status::open;
      case Kind::fired:
        return std::any_of(mission_.triggers.begin(), mission_.triggers.end(), [&](const data::Trigger& trigger) {
          return trigger.id == condition.name && hopeless(trigger.when);
        });
      case Kind::counter:
        return std::none_of(mission_.triggers.begin(), mission_.triggers.end(), [&](const data::Trigger& trigger) {
          return may_fire(trigger) && !hopeless(trigger.when) &&
                 has_effect(trigger.effects,
                            [&](const MissionEffect& effect) { return counts_up(effect, condition.name); });
        });
      default:
        return false;
    }
  }

  const data::Catalog& catalog_;
  const data::Mission& mission_;
  const state::Table& table_;
  std::vector<Goal> goals_;
};

// Does its loss, or a shot at it, make the condition come true?
bool suffers_from_guns(const Condition& condition, const Piece& piece) {
  if (condition.kind == Kind::all || condition.kind == Kind::any) {
    return std::any_of(condition.parts.begin(), condition.parts.end(),
                       [&](const Condition& part) { return suffers_from_guns(part, piece); });
  }
  return is_for_guns(condition) && mission::means(condition.of, piece);
}

}  // namespace

std::vector<Goal> open_goals(const rules::Game& game) {
  const data::Mission* flown = rules::mission_of(game);
  return flown == nullptr ? std::vector<Goal>() : Goals(game, *flown).run();
}

bool is_for_guns(const Condition& condition) {
  switch (condition.kind) {
    case Kind::destroyed:
    case Kind::gone:
    case Kind::disabled:
    case Kind::attacked:
    case Kind::damaged:
      return true;
    default:
      return false;
  }
}

bool is_wanted_shot(const rules::Game& game, const Condition& condition, const Piece& piece) {
  if (!is_for_guns(condition) || !mission::means(condition.of, piece) || !rules::is_on_table(piece)) return false;
  if (condition.kind == Kind::disabled) return piece.ship.fitness == state::Fitness::fit;
  if (condition.kind != Kind::attacked) return true;
  const auto& deeds = game.table().progress.deeds;
  return std::none_of(deeds.begin(), deeds.end(), [&](const state::Deed& deed) {
    return deed.what == state::deeds::attacked && deed.ship == piece.id;
  });
}

bool is_there_or_coming(const rules::Game& game, const data::Selection& selection) {
  const state::Table& table = game.table();
  const auto pieces = mission::selected(table, selection);
  if (std::any_of(pieces.begin(), pieces.end(), [](const Piece* piece) { return rules::is_on_table(*piece); })) {
    return true;
  }
  const data::Mission* flown = rules::mission_of(game);
  const auto& called = table.progress.called;
  return flown != nullptr && std::any_of(selection.begin(), selection.end(), [&](const std::string& word) {
           const data::Squad* squad = flown->squad(word);
           return squad != nullptr && std::find(called.begin(), called.end(), word) == called.end() &&
                  !mission::ships_of(*squad, table).empty();
         });
}

double worth_of_target(const rules::Game& game, Id ship, Id target) {
  const Piece& piece = game.piece(target);
  const data::Component* component = rules::component_of(game.catalog(), piece);
  const data::Mission* flown = mission::is_flown_by_people(game.piece(ship)) ? rules::mission_of(game) : nullptr;
  std::optional<ObjectiveKind> wanted, spared;
  if (flown != nullptr) {
    for (const Goal& goal : open_goals(game)) {
      if (!wanted && is_wanted_shot(game, *goal.condition, piece)) wanted = goal.kind;
    }
    for (const data::Objective& objective : flown->objectives) {
      if (!objective.failed || game.table().progress.status_of(objective.id) != state::Status::open) continue;
      if (!suffers_from_guns(*objective.failed, piece)) continue;
      if (!spared || objective.kind < *spared) spared = objective.kind;
    }
  }
  if (wanted && (!spared || *wanted <= *spared)) return kWanted;
  // An enemy ship shoots back: for less than the mission's success it is not spared.
  if (spared && (component != nullptr || *spared == ObjectiveKind::primary)) return 0;
  if (component == nullptr) return 1;
  if (piece.side == state::Side::none) return 0;
  return component->attack > 0 ? kArmed : kHarmless;
}

}  // namespace plotboard::ai
