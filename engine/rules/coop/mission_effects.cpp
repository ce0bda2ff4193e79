#include "rules/coop/mission_effects.hpp"

#include <algorithm>

#include "data/mission.hpp"
#include "data/order.hpp"
#include "mission/conditions.hpp"
#include "mission/mission.hpp"
#include "mission/objectives.hpp"
#include "rules/coop/ejection.hpp"
#include "rules/coop/experience.hpp"
#include "rules/coop/fitness.hpp"
#include "rules/coop/flee.hpp"
#include "rules/coop/mission_actions.hpp"
#include "rules/coop/mission_play.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

using data::MissionEffect;
using Kind = data::MissionEffect::Kind;
constexpr const char* kEvent = "fga-4.6.1.2-3";  // what a mission's own rules say

Ids chosen(const Game& game, const data::Selection& selection) {
  Ids ids;
  for (const state::Piece* piece : mission::selected(game.table(), selection)) {
    if (!piece->waiting && !mission::is_gone(*piece)) ids.push_back(piece->id);
  }
  return ids;
}

void give_token(Game& game, Id id, const MissionEffect& effect) {
  const auto token = state::token_named(effect.name);
  if (!token) return;  // the catalog's own check forbids it
  if (*token == state::Token::flee) {
    begin_to_flee(game, id, kEvent, say("flee.mission"));
  } else {
    gain(game, id, *token, std::max(1, effect.number), kEvent);
  }
}

// Shields first, then facedown cards.
void restore(Game& game, Id id, int points) {
  for (int i = 0; i < points; ++i) {
    const state::ShipState& ship = game.piece(id).ship;
    if (ship.shields < ship.shield_limit) {
      game.tell(id, kEvent, say("mission.shield"));
      game.emit(state::ShieldsChanged{id, 1});
    } else {
      repair_facedown(game, id, kEvent);
    }
  }
}

bool calls(const std::vector<MissionEffect>& effects, const std::string& squad) {
  return std::any_of(effects.begin(), effects.end(), [&](const MissionEffect& effect) {
    const auto in_row = [&](const std::vector<MissionEffect>& row) { return calls(row, squad); };
    return (effect.kind == Kind::arrive && effect.name == squad) ||
           std::any_of(effect.table.begin(), effect.table.end(), in_row);
  });
}

// Beside a real table people have reported the squad before an event called it: it does not come twice.
bool is_there_already(const Game& game, const data::Mission& mission, const std::string& squad) {
  if (!is_refereed(game.table())) return false;
  const state::Progress& progress = game.table().progress;
  const Id name = squad;
  const auto come = std::count(progress.called.begin(), progress.called.end(), name) +
                    std::count_if(progress.coming.begin(), progress.coming.end(),
                                  [name](const state::Coming& coming) { return coming.squad == name; });
  const auto called = std::count_if(
      mission.triggers.begin(), mission.triggers.end(),
      [&](const data::Trigger& trigger) { return progress.has_fired(trigger.id) && calls(trigger.effects, squad); });
  return come >= called;
}

void set_order(Game& game, Id id, Id order) {
  if (data::order_of(order).kind == data::OrderKind::flee) return begin_to_flee(game, id, kEvent, say("flee.mission"));
  game.emit(state::OrderSet{id, order});
}

// Out of the game, but not destroyed.
void remove(Game& game, Id id) {
  const state::PieceType type = game.piece(id).type;
  if (type != state::PieceType::ship && type != state::PieceType::component) {
    game.emit(state::PieceRemoved{id});
    return;
  }
  game.emit(state::ShipRemoved{id});
  if (type == state::PieceType::ship) leave_wing(game, id);
}

void set_side(Game& game, Id id, const std::string& name) {
  const state::Side side = name == "player"  ? state::Side::player
                           : name == "enemy" ? state::Side::enemy
                                             : state::Side::none;
  if (game.piece(id).side == side) return;
  // Its damage cards lie in the other side's deck: they become markers of the same number (2e-damage-deck-15).
  for (std::size_t i = 0; i < game.piece(id).ship.damage.size(); ++i) {
    const state::DamageCard card = game.piece(id).ship.damage[i];
    if (card.faceup) game.emit(state::DamageTurned{id, i, false});
    if (card.number != 0) game.emit(state::DamageSwapped{id, i, 0});
  }
  game.emit(state::SideSet{id, side});
}

class Doing {
 public:
  Doing(Game& game, const data::Mission& mission, const data::Condition& when)
      : game_(game), mission_(mission), when_(when) {}

  void run(const std::vector<MissionEffect>& effects) {
    for (const MissionEffect& effect : effects) {
      if (!game_.table().progress.outcome.empty()) return;
      run(effect);
    }
  }

 private:
  template <class Do>
  void each(const MissionEffect& effect, const Do& act) {
    for (const Id id : chosen(game_, effect.of)) {
      if (!mission::is_gone(game_.piece(id)) && is_in(effect.zone, id)) act(id);
    }
  }

  [[nodiscard]] bool is_in(const std::string& zone, Id id) const {
    if (zone.empty()) return true;
    data::Condition there;
    there.kind = data::Condition::Kind::in_zone;
    there.of = {data::Selector(id.text())};
    there.name = zone;
    return mission::holds(game_.catalog(), mission_, game_.table(), there);
  }

  void run(const MissionEffect& effect) {
    switch (effect.kind) {
      case Kind::arrive:
        if (is_there_already(game_, mission_, effect.name)) return;
        game_.emit(state::SquadCalled{{effect.name, game_.table().round + effect.number, effect.to}});
        return;
      case Kind::order:
        return each(effect, [&](Id id) { set_order(game_, id, effect.to); });
      case Kind::met:
      case Kind::failed:
        if (const data::Objective* objective = mission_.objective(effect.name)) {
          settle_objective(game_, *objective, effect.kind == Kind::met ? state::Status::met : state::Status::failed);
        }
        return;
      case Kind::tell:
        return game_.tell("", kEvent, Phrase::of(effect.name));
      case Kind::add:
        game_.emit(state::CounterChanged{effect.name, effect.number});
        return;
      case Kind::token:
        return each(effect, [&](Id id) { give_token(game_, id, effect); });
      case Kind::damage:
        return each(effect, [&](Id id) { suffer(game_, id, effect.number, 0, kEvent); });
      case Kind::repair:
        return each(effect, [&](Id id) { restore(game_, id, effect.number); });
      case Kind::disable:
        return each(effect, [&](Id id) { disable(game_, id); });
      case Kind::immobilise:
        return each(effect, [&](Id id) { immobilise(game_, id); });
      case Kind::flee:
        return each(effect, [&](Id id) { begin_to_flee(game_, id, kEvent, say("flee.mission")); });
      case Kind::side:
        return each(effect, [&](Id id) { set_side(game_, id, effect.to); });
      case Kind::remove:
        return each(effect, [&](Id id) { remove(game_, id); });
      case Kind::xp:
        return reward(effect);
      case Kind::roll: {
        const int eyes = game_.roll_one("", state::DieKind::d6, say("mission.dice"));
        const auto row = static_cast<std::size_t>(eyes - 1);
        if (row < effect.table.size()) run(effect.table[row]);
        return;
      }
      case Kind::win:
      case Kind::lose:
        return end_mission(game_, effect.kind == Kind::win, Phrase::of(effect.name));
    }
  }

  void reward(const MissionEffect& effect) {
    if (effect.to != "actor") return pay(game_, "", effect.number, say("credit.mission"));
    const std::string actor = mission::actor_of(game_.table(), when_);
    const state::Piece* ship = actor.empty() ? nullptr : game_.find(actor);
    if (ship != nullptr && mission::is_of_flight_group(*ship)) pay(game_, actor, effect.number, say("credit.mission"));
  }

  Game& game_;
  const data::Mission& mission_;
  const data::Condition& when_;
};

void tell_arrival(Game& game, Id squad, const std::vector<state::Piece>& pieces) {
  const auto count =
      std::count_if(pieces.begin(), pieces.end(), [&](const state::Piece& piece) { return piece.squad == squad; });
  if (count == 0) return game.tell("", "fga-4.6.1.5-1", say("squad.empty", words::Text{squad}));
  const data::Squad* plan = mission_of(game)->squad(squad);
  const bool called = plan != nullptr && plan->arrival == "special";
  game.tell("", called ? "fga-4.6.1.2-3" : "fga-4.6.1.2-2",
            say("squad.arrives", words::Text{squad}, static_cast<int>(count)));
}

// However the mission ends, the ships that are still there when it does (fga-4.11.5-2).
void leave_nobody_behind(Game& game, const data::Mission& mission) {
  if (mission.territory != data::Territory::hostile) return;
  remove_destroyed(game);  // of what was shot down before, docked ships may still deploy
  for (const Id id : game.ships_in_play()) {
    if (game.piece(id).side != state::Side::player) continue;
    game.tell(id, "fga-4.11.5-2", say("mission.left-behind"));
    lose_ship(game, id, "");
  }
}

}  // namespace

void run_effects(Game& game, const std::vector<MissionEffect>& effects, const data::Condition& when) {
  if (const data::Mission* mission = mission_of(game)) Doing(game, *mission, when).run(effects);
}

void settle_objective(Game& game, const data::Objective& objective, state::Status status) {
  if (game.table().progress.status_of(objective.id) != state::Status::open) return;
  const bool met = status == state::Status::met;
  if (game.narrates())
    game.tell("", "fga-4.1-16",
              met ? say("objective.met", words::Text{objective.text})
                  : say("objective.not-met", words::Text{objective.text}));
  game.emit(state::ObjectiveSet{objective.id, status});
  if (met) pay(game, "", objective.xp, Phrase::of(objective.text));
}

void end_mission(Game& game, bool won, const Phrase& reason) {
  const data::Mission& mission = *mission_of(game);
  remove_destroyed(game);
  leave_nobody_behind(game, mission);
  for (const data::Objective& objective : mission.objectives) {
    if (!mission::is_asked_for(objective, game.table().progress)) {  // nobody has heard of it, or it was taken back
      if (game.table().progress.status_of(objective.id) == state::Status::open)
        game.emit(state::ObjectiveSet{objective.id, state::Status::failed});
      continue;
    }
    // Those who are left behind may be just those who had to get home.
    const bool failed = objective.failed && mission::holds(game.catalog(), mission, game.table(), *objective.failed);
    const bool kept = is_only_to_keep(mission, objective) && !failed;
    settle_objective(game, objective, kept ? state::Status::met : state::Status::failed);
  }
  const std::string& last_words = won ? mission.victory : mission.defeat;
  if (!last_words.empty()) game.tell("", "fga-4.1-16", Phrase::of(last_words));
  game.emit(state::MissionEnded{won ? "won" : "lost", reason});
  roll_ejections(game);
  game.emit(state::BattleEnded{won ? "player" : "enemy"});
}

void bring_squads(Game& game, int round) {
  const mission::Lot lot = [&game](Id squad, int options, const Phrase& what) {
    constexpr int kSides = 6;
    if (options == kSides) return game.roll_one(squad, state::DieKind::d6, what) - 1;
    return static_cast<int>(game.pick(squad, static_cast<std::size_t>(options), what));
  };
  const mission::Arriving arriving = mission::arrivals(game.catalog(), game.table(), round, lot);
  for (const mission::Note& note : arriving.notes) game.tell("", note.rule, note.text);
  for (const state::Piece& piece : arriving.pieces) {
    game.emit(state::PieceAdded{piece});
    game.emit(state::ShipEquipped{piece.id, equipped(game.catalog(), piece)});
  }
  for (const Id squad : arriving.squads) {
    tell_arrival(game, squad, arriving.pieces);
    game.emit(state::SquadArrived{squad});
  }
}

}  // namespace plotboard::rules
