#include "rules/round.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/component_attacks.hpp"
#include "rules/components.hpp"
#include "rules/damage.hpp"
#include "rules/devices.hpp"
#include "rules/docking.hpp"
#include "rules/effects.hpp"
#include "rules/freighters.hpp"
#include "rules/mission_actions.hpp"
#include "rules/mission_docking.hpp"
#include "rules/mission_play.hpp"
#include "rules/setup.hpp"
#include "rules/tokens.hpp"
#include "rules/wings.hpp"

namespace plotboard::rules {

namespace {

using state::Phase;
using state::Side;

bool is_turn_phase(Phase phase) {
  return phase == Phase::system || phase == Phase::activation || phase == Phase::engagement;
}

bool has_acted(const state::Piece& ship, Phase phase) {
  if (phase == Phase::system) return ship.ship.system_done;
  return phase == Phase::activation ? ship.moved : ship.ship.engaged;
}

// Docked ships have a turn in the System Phase, to deploy (2e-system-6). Wingmates activate with their leader, and not
// at all once they have split too late for a dial (2e-wing-7, -19).
bool has_turn(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship) {
  if (ship.type != state::PieceType::ship || has_acted(ship, table.play.phase)) return false;
  if (is_freighter(catalog, ship)) return false;  // it moves by itself
  if (table.play.phase == Phase::activation && (ship.ship.is_wingmate() || lost_its_dial(ship))) return false;
  return ship.in_play() || (table.play.phase == Phase::system && is_docked(table, ship));
}

// At which initiative the ship acts in this phase.
int acts_at(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship) {
  if (table.play.phase != Phase::engagement || !ship.ship.is_wingmate()) return ship.initiative;
  return engages_at(*catalog.ruleset(table.ruleset), table, ship);
}

// The initiative that acts next: ascending, but descending in the Engagement Phase.
std::optional<int> next_initiative(const data::Catalog& catalog, const state::Table& table) {
  std::optional<int> next;
  for (const state::Piece& ship : table.pieces) {
    if (!has_turn(catalog, table, ship)) continue;
    const int at = acts_at(catalog, table, ship);
    const bool sooner = !next || (table.play.phase == Phase::engagement ? at > *next : at < *next);
    if (sooner) next = at;
  }
  return next;
}

// In the campaign the ships of a wing engage one after the other (fga-2.14.1.1x-4).
std::vector<std::string> in_wing_order(const data::Catalog& catalog, const state::Table& table,
                                       std::vector<std::string> ids) {
  if (table.play.phase != Phase::engagement) return ids;
  std::vector<std::string> first;
  for (const std::string& id : ids) {
    if (!waits_for_wing(*catalog.ruleset(table.ruleset), table, *table.find(id))) first.push_back(id);
  }
  return first.empty() ? ids : first;
}

struct Forces {
  bool any = false;   // at the start
  bool left = false;  // in the game still, docked ships included
};
Forces forces_of(const state::Table& table, Side side) {
  Forces forces;
  for (const state::Piece& ship : table.pieces) {
    if (ship.type != state::PieceType::ship || ship.side != side) continue;
    forces.any = true;
    forces.left = forces.left || (!ship.fled && !ship.ship.removed);
  }
  return forces;
}

void start_phase(Game& game, Phase phase) {
  game.emit(state::PhaseStarted{phase});
  switch (phase) {
    case Phase::planning:
      offer_splits(game);
      offer_rejoining(game);
      moment_for_all(game, Window::start_of_planning);
      break;
    case Phase::activation:
      settle_ion_on_mines(game);
      moment_for_all(game, Window::start_of_activation_phase);
      break;
    case Phase::engagement:
      moment_for_all(game, Window::start_of_engagement_phase);
      remove_destroyed(game);  // before any ship has engaged (2e-destroy-13)
      break;
    case Phase::none:
    case Phase::setup:
    case Phase::system:
    case Phase::end:
    case Phase::over:
      break;
  }
  mission_looks(game);
}

void end_activation_phase(Game& game) {
  moment_for_all(game, Window::end_of_activation_phase);
  fly_without_dials(game);
  detonate_bombs(game);
}

// 2e-gone-3, 2e-destroy-14: looked at when the round is over. A table with one side only is an exercise without end. A
// mission has rules of its own.
bool decided(Game& game) {
  if (mission_of(game) != nullptr) return mission_round_ends(game);
  const Forces player = forces_of(game.table(), Side::player);
  const Forces enemy = forces_of(game.table(), Side::enemy);
  if ((player.left || !player.any) && (enemy.left || !enemy.any)) return false;
  game.emit(state::BattleEnded{player.left ? "player" : enemy.left ? "enemy" : "draw"});
  return true;
}

// Ships of this initiative step without anything to do in the System Phase pass at once.
void pass_idle(Game& game) {
  for (const std::string& id : whose_turn(game.catalog(), game.table())) {
    if (!has_system_options(game, id)) game.emit(state::SystemDone{id});
  }
}

}  // namespace

bool takes_dial(const state::Piece& ship) {
  const bool fit = ship.ship.fitness == state::Fitness::fit;
  return ship.in_play() && !ship.ai && fit && !is_ionised(ship) && !ship.ship.is_wingmate();
}

std::vector<std::string> need_dials(const data::Catalog&, const state::Table& table, Side side) {
  std::vector<std::string> ids;
  if (table.play.phase != Phase::planning) return ids;
  for (const state::Piece& ship : table.pieces) {
    if (ship.side == side && takes_dial(ship) && !needs_no_dial(ship) && !ship.ship.dial) ids.push_back(ship.id);
  }
  return ids;
}

std::vector<std::string> whose_turn(const data::Catalog& catalog, const state::Table& table) {
  std::vector<std::string> ids;
  if (!is_turn_phase(table.play.phase)) return ids;
  const auto initiative = next_initiative(catalog, table);
  if (!initiative) return ids;
  const state::Piece* ai = nullptr;
  for (const Side side : {table.play.first, state::other(table.play.first), Side::none}) {
    for (const state::Piece& ship : table.pieces) {
      if (ship.side != side || !has_turn(catalog, table, ship) || acts_at(catalog, table, ship) != *initiative)
        continue;
      if (!ship.ai) {
        ids.push_back(ship.id);
      } else if (ai == nullptr || ship.number < ai->number) {
        ai = &ship;
      }
    }
    // People's ships of a side before its AI ships (fga-2.15.3x-1); those by number (fga-3.2.1.1-3).
    if (ids.empty() && ai != nullptr) ids.push_back(ai->id);
    if (!ids.empty()) return in_wing_order(catalog, table, std::move(ids));
  }
  return ids;
}

void start_battle(Game& game) {
  begin_mission(game);
  for (const state::Piece& piece : std::vector<state::Piece>(game.table().pieces)) {
    const data::Device* device = piece.type == state::PieceType::device ? game.catalog().device(piece.ref) : nullptr;
    const bool remote = device != nullptr && device->kind == data::DeviceKind::remote;
    const bool component = piece.type == state::PieceType::component;
    if ((piece.type != state::PieceType::ship && !remote && !component) || piece.fled) continue;
    game.emit(state::ShipEquipped{piece.id, equipped(game.catalog(), piece)});
  }
  if (next_to_place(game.table()).pieces.empty()) {
    form_wings(game);
    place_turrets(game);
  } else {
    after_placing(game, "");
  }
}

namespace {

bool acts_by_itself(const state::Piece& piece) {
  if (!piece.is_remote()) return false;
  const auto effects = effects_of("device:" + piece.ref);
  return std::any_of(effects.begin(), effects.end(),
                     [](const Effect* effect) { return effect->window == Window::at_initiative; });
}

// The step at which a remote acts next, a component or a freighter of a mission, or cards at initiative 7 of the
// Engagement Phase (2e-engage-12, -14, 2e-remote-5); nothing where there is none of them.
std::optional<int> next_besides(const Game& game) {
  const bool anything = anything_at(Window::at_initiative);
  const state::Play& play = game.table().play;
  const bool descending = play.phase == Phase::engagement;
  constexpr int kSeven = 7;
  std::optional<int> next;
  if (anything && descending && (play.initiative == -1 || play.initiative > kSeven)) next = kSeven;
  const auto consider = [&](std::optional<int> initiative) {
    if (initiative && (!next || (descending ? *initiative > *next : *initiative < *next))) next = initiative;
  };
  for (const state::Piece& piece : game.table().pieces) {
    consider(attacks_at(game.catalog(), game.table(), piece));
    consider(freighter_moves_at(game.catalog(), game.table(), piece));
    if (!acts_by_itself(piece) || has_acted(piece, play.phase)) continue;
    consider(game.catalog().device(piece.ref)->initiative);
  }
  return next;
}

void remote_acts(Game& game, const std::string& id) {
  const Phase phase = game.table().play.phase;
  if (phase == Phase::system) {
    game.emit(state::SystemDone{id});
  } else if (phase == Phase::activation) {
    game.emit(state::ShipActivated{id});
  } else {
    game.emit(state::ShipEngaged{id});
  }
  Occasion occasion;
  occasion.window = Window::at_initiative;
  occasion.subject = occasion.owner = id;
  occasion.word = state::name_of(phase);
  occasion.value = game.table().play.initiative;
  for (const Effect* effect : effects_of("device:" + game.piece(id).ref)) {
    if (effect->window != Window::at_initiative) continue;
    occasion.card = effect->card;
    if (effect->when == nullptr || effect->when(game, occasion)) run(*effect, game, occasion);
  }
}

// What happens at the step that has been reached before any ship of it acts.
void act_besides(Game& game) {
  if (game.table().play.initiative == 0) move_freighters(game);
  components_attack(game);
  const state::Play& play = game.table().play;
  if (anything_at(Window::at_initiative)) {
    for (const std::string& ship : game.ships_in_play()) {
      moment(game, Window::at_initiative, ship, "", state::name_of(play.phase), play.initiative);
    }
  }
  for (const Side side : {play.first, state::other(play.first), Side::none}) {
    std::vector<std::string> remotes;
    for (const state::Piece& piece : game.table().pieces) {
      if (piece.side != side || !acts_by_itself(piece) || has_acted(piece, play.phase)) continue;
      if (game.catalog().device(piece.ref)->initiative == play.initiative) remotes.push_back(piece.id);
    }
    for (const std::string& id : remotes) {
      if (game.table().find(id) != nullptr) remote_acts(game, id);
    }
  }
}

// 2e-setup-19: each side has its own deck.
void begin_first_round(Game& game) {
  moment_for_all(game, Window::setup);
  shuffle_deck(game, Side::player);
  shuffle_deck(game, Side::enemy);
  mission_round_begins(game);
  start_phase(game, Phase::planning);
}

}  // namespace

void advance(Game& game) {
  for (;;) {
    const state::Play& play = game.table().play;
    switch (play.phase) {
      case Phase::none:
      case Phase::over:
        return;
      case Phase::setup:
        if (!next_to_place(game.table()).pieces.empty()) return;
        begin_first_round(game);
        break;
      case Phase::planning: {
        bool waits = false;
        for (const Side side : {Side::player, Side::enemy}) {
          const bool somebody =
              std::any_of(game.table().pieces.begin(), game.table().pieces.end(),
                          [side](const state::Piece& ship) { return ship.side == side && takes_dial(ship); });
          waits = waits || (somebody && !play.ready[state::seat(side)]);
        }
        if (waits) return;
        settle_docking(game);
        start_phase(game, Phase::system);
        break;
      }
      case Phase::system:
      case Phase::activation:
      case Phase::engagement: {
        const Phase phase = play.phase;
        const auto initiative = next_initiative(game.catalog(), game.table());
        const auto besides = next_besides(game);
        const bool descending = phase == Phase::engagement;
        const bool first = besides && (!initiative || (descending ? *besides > *initiative : *besides < *initiative));
        const int step = first ? *besides : initiative.value_or(-1);
        if (step != play.initiative || (besides && *besides == step)) {
          if (phase == Phase::engagement) {
            remove_destroyed(game);  // the step before is over (2e-engage-7)
            if (next_initiative(game.catalog(), game.table()) != initiative || next_besides(game) != besides) continue;
          }
          game.emit(state::InitiativeReached{step});
          if (step >= 0) act_besides(game);
          if (besides) mission_looks(game);
          if (first || besides) continue;
        }
        if (initiative) {
          if (phase != Phase::system) return;
          const auto before = whose_turn(game.catalog(), game.table());
          pass_idle(game);
          const auto after = whose_turn(game.catalog(), game.table());
          if (after == before) return;
          continue;
        }
        if (phase == Phase::system) {
          start_phase(game, Phase::activation);
        } else if (phase == Phase::activation) {
          end_activation_phase(game);
          start_phase(game, Phase::engagement);
        } else {
          game.emit(state::PhaseStarted{Phase::end});
        }
        break;
      }
      case Phase::end:
        end_phase(game);
        if (decided(game)) return;
        game.emit(state::RoundStarted{game.table().round + 1});
        mission_round_begins(game);
        start_phase(game, Phase::planning);
        break;
    }
  }
}

void take_turn(Game& game, const std::string& ship) {
  switch (game.table().play.phase) {
    case Phase::system:
      system_turn(game, ship);
      game.emit(state::SystemDone{ship});
      break;
    case Phase::activation:
      activate(game, ship);
      break;
    case Phase::engagement:
      engage(game, ship);
      break;
    case Phase::setup:
      after_placing(game, ship);
      break;
    case Phase::none:
    case Phase::planning:
    case Phase::end:
    case Phase::over:
      ENSURE(false, "no ship acts in this phase");
  }
  mission_looks(game);
}

}  // namespace plotboard::rules
