#include "rules/play/round.hpp"

#include <algorithm>
#include <array>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/docking.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/score.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/squad.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

using state::Phase;
using state::Side;

const PhaseRule* rule_of(const data::Catalog& catalog, const state::Table& table) {
  return book_of(catalog, table).phase(table.play.phase);
}

bool has_acted(const state::Piece& ship, Phase phase) {
  if (phase == Phase::system) return ship.ship.system_done;
  return phase == Phase::activation ? ship.moved : ship.ship.engaged;
}

// Docked ships have a turn in the System Phase, to deploy (2e-system-6). Wingmates activate with their leader, and not
// at all once they have split too late for a dial (2e-wing-7, -19).
bool has_turn(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship) {
  if (ship.type != state::PieceType::ship || has_acted(ship, table.play.phase)) return false;
  if (table.play.phase == Phase::activation && (ship.ship.is_wingmate() || lost_its_dial(ship))) return false;
  if (!ship.in_play() && !(table.play.phase == Phase::system && is_docked(table, ship))) return false;
  return !additions().takes_no_turn(catalog, ship);
}

// At which initiative the ship acts in this phase.
int acts_at(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship) {
  if (table.play.phase != Phase::engagement || !ship.ship.is_wingmate()) return ship.initiative;
  return engages_at(*catalog.ruleset(table.ruleset), table, ship);
}

// Huge ships wait for all others where the phase has it so; who has risen above the step that is being resolved has
// missed its own (1e-ps-5).
bool is_left_out(const state::Table& table, const PhaseRule& rule, const state::Piece& ship, bool huge_wait) {
  if (huge_wait && geom::is_huge(ship.base)) return true;
  return rule.passes_by && table.play.initiative >= 0 && ship.initiative > table.play.initiative;
}

bool others_left(const data::Catalog& catalog, const state::Table& table, const PhaseRule& rule) {
  return rule.huge_last && std::any_of(table.pieces.begin(), table.pieces.end(), [&](const state::Piece& ship) {
           return !geom::is_huge(ship.base) && has_turn(catalog, table, ship);
         });
}

std::optional<int> next_initiative(const data::Catalog& catalog, const state::Table& table) {
  const PhaseRule* rule = rule_of(catalog, table);
  if (rule == nullptr || rule->turns == Turns::none) return std::nullopt;
  const bool huge_wait = others_left(catalog, table, *rule);
  std::optional<int> next;
  for (const state::Piece& ship : table.pieces) {
    if (!has_turn(catalog, table, ship) || is_left_out(table, *rule, ship, huge_wait)) continue;
    const int at = acts_at(catalog, table, ship);
    const bool sooner = !next || (rule->turns == Turns::descending ? at > *next : at < *next);
    if (sooner) next = at;
  }
  return next;
}

// In the campaign the ships of a wing engage one after the other (fga-2.14.1.1x-4).
Ids in_wing_order(const data::Catalog& catalog, const state::Table& table, Ids ids) {
  if (table.play.phase != Phase::engagement) return ids;
  Ids first;
  for (const Id id : ids) {
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
  }
  forces.left = has_ships_left(table, side);
  return forces;
}

void start_phase(Game& game, const PhaseRule& rule) {
  game.emit(state::PhaseStarted{rule.phase});
  if (rule.begin == nullptr) return;
  additions().phase_begins(game, rule.phase);
  rule.begin(game);
  additions().look(game);
}

// The agreed round is over: more points win, and as many are a draw (1e-event-1, -3).
bool ends_by_limit(Game& game) {
  const auto score = score_of(game.catalog(), game.table());
  if (!score || !is_at_limit(game.table())) return false;
  game.tell("", book_of(game).limit.by_points, say("score.ends", game.table().round, score->player, score->enemy));
  game.emit(state::BattleEnded{score->leads() == Side::none ? "draw" : state::name_of(score->leads())});
  return true;
}

// 2e-gone-3, 2e-destroy-14: looked at when the round is over. A table with one side only is an exercise without end. A
// mission has rules of its own.
bool decided(Game& game) {
  if (const auto by_addition = additions().ends(game)) return *by_addition;
  const Forces player = forces_of(game.table(), Side::player);
  const Forces enemy = forces_of(game.table(), Side::enemy);
  if ((player.left || !player.any) && (enemy.left || !enemy.any)) return ends_by_limit(game);
  game.emit(state::BattleEnded{player.left ? "player" : enemy.left ? "enemy" : "draw"});
  return true;
}

// Those without anything to do in this phase pass at once. True: somebody did.
bool pass_idle(Game& game, const PhaseRule& rule, const Ids& ships) {
  bool passed = false;
  for (const Id id : ships) {
    if (rule.has_options(game, id)) continue;
    game.emit(state::SystemDone{id});
    passed = true;
  }
  return passed;
}

}  // namespace

bool takes_dial(const Rulebook& book, const state::Piece& ship) {
  const bool fit = ship.ship.fitness == state::Fitness::fit;
  return ship.in_play() && !ship.ai && fit && !is_ionised(book, ship) && !ship.ship.is_wingmate();
}

Ids need_dials(const data::Catalog& catalog, const state::Table& table, Side side) {
  Ids ids;
  if (table.play.phase != Phase::planning || is_refereed(table)) return ids;  // they lie on the real table
  const Rulebook& book = book_of(catalog, table);
  for (const state::Piece& ship : table.pieces) {
    if (ship.side == side && takes_dial(book, ship) && !additions().needs_no_dial(ship) && !ship.ship.dial)
      ids.push_back(ship.id);
  }
  return ids;
}

Ids whose_turn(const data::Catalog& catalog, const state::Table& table) {
  Ids ids;
  const auto initiative = next_initiative(catalog, table);
  if (!initiative) return ids;
  const bool huge_wait = others_left(catalog, table, *rule_of(catalog, table));
  const state::Piece* ai = nullptr;
  for (const Side side : table.play.in_order_with_nobody()) {
    for (const state::Piece& ship : table.pieces) {
      const bool at_own_step = !ship.ship.is_wingmate();  // then this is soon told
      if (ship.side != side || (at_own_step && ship.initiative != *initiative)) continue;
      if (!has_turn(catalog, table, ship) || acts_at(catalog, table, ship) != *initiative) continue;
      if (huge_wait && geom::is_huge(ship.base)) continue;
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
  additions().battle_begins(game);
  std::array<std::vector<int>, 2> decks;
  decks.fill(fresh_deck(game.catalog(), game.table()));
  for (const state::Piece& piece : std::vector<state::Piece>(game.table().pieces)) {
    const data::Device* device = piece.type == state::PieceType::device ? game.catalog().device(piece.ref) : nullptr;
    const bool remote = device != nullptr && device->kind == data::DeviceKind::remote;
    const bool component = piece.type == state::PieceType::component;
    if ((piece.type != state::PieceType::ship && !remote && !component) || piece.fled) continue;
    std::vector<int>& deck = decks.at(state::seat(piece.side));
    game.emit(state::ShipEquipped{piece.id, as_it_stands(game.catalog(), piece, deck)});
  }
  agree_on_obstacles(game);
  if (next_to_place(game.catalog(), game.table()).pieces.empty()) {
    form_wings(game);
    place_turrets(game);
    forces_next(game);
  } else {
    after_placing(game, "");
  }
}

namespace {

bool acts_by_itself(const state::Piece& piece) {
  if (!piece.is_remote()) return false;
  const auto effects = effects_of(data::device_card(piece.ref));
  return std::any_of(effects.begin(), effects.end(),
                     [](const Effect* effect) { return effect->window == Window::at_initiative; });
}

// The step at which a remote acts next, a component or a freighter of a mission, or cards at initiative 7 of the
// Engagement Phase (2e-engage-12, -14, 2e-remote-5); nothing where there is none of them.
std::optional<int> next_besides(const Game& game) {
  const bool anything = anything_at(game, Window::at_initiative);
  const state::Play& play = game.table().play;
  const PhaseRule* rule = book_of(game).phase(play.phase);
  const bool descending = rule != nullptr && rule->turns == Turns::descending;
  constexpr int kSeven = 7;
  const Additions& more = additions();
  std::optional<int> next;
  if (anything && descending && (play.initiative == -1 || play.initiative > kSeven)) next = kSeven;
  const auto consider = [&](std::optional<int> initiative) {
    if (initiative && (!next || (descending ? *initiative > *next : *initiative < *next))) next = initiative;
  };
  for (const state::Piece& piece : game.table().pieces) {
    consider(more.acts_at(game.catalog(), game.table(), piece));
    if (!acts_by_itself(piece) || has_acted(piece, play.phase)) continue;
    consider(game.catalog().device(piece.ref)->initiative);
  }
  return next;
}

void remote_acts(Game& game, Id id) {
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
  for (const Effect* effect : effects_of(data::device_card(game.piece(id).ref))) {
    if (effect->window != Window::at_initiative) continue;
    occasion.card = effect->card;
    if (effect->when == nullptr || effect->when(game, occasion)) run(*effect, game, occasion);
  }
}

// What happens at the step that has been reached before any ship of it acts.
void act_besides(Game& game) {
  additions().act(game);
  const state::Play& play = game.table().play;
  if (anything_at(game, Window::at_initiative)) {
    for (const Id ship : game.ships_in_play()) {
      moment(game, Window::at_initiative, ship, "", state::name_of(play.phase), play.initiative);
    }
  }
  for (const Side side : play.in_order_with_nobody()) {
    Ids remotes;
    for (const state::Piece& piece : game.table().pieces) {
      if (piece.side != side || !acts_by_itself(piece) || has_acted(piece, play.phase)) continue;
      if (game.catalog().device(piece.ref)->initiative == play.initiative) remotes.push_back(piece.id);
    }
    for (const Id id : remotes) {
      if (game.find(id) != nullptr) remote_acts(game, id);
    }
  }
}

}  // namespace

namespace {

// The step of initiative that is next in this phase, and what acts at it besides ships. The battle goes on without a
// command, it waits for a ship's turn, or all have had theirs.
enum class Initiative : std::uint8_t { goes_on, waits, done };
Initiative next_step(Game& game, const PhaseRule& rule) {
  const auto initiative = next_initiative(game.catalog(), game.table());
  const auto besides = next_besides(game);
  const bool descending = rule.turns == Turns::descending;
  const bool first = besides && (!initiative || (descending ? *besides > *initiative : *besides < *initiative));
  const int step = first ? *besides : initiative.value_or(-1);
  if (step != game.table().play.initiative || (besides && *besides == step)) {
    if (rule.phase == Phase::engagement) {
      remove_destroyed(game);  // the step before is over (2e-engage-7)
      if (next_initiative(game.catalog(), game.table()) != initiative || next_besides(game) != besides) {
        return Initiative::goes_on;
      }
    }
    game.emit(state::InitiativeReached{step});
    if (step >= 0) act_besides(game);
    if (besides) additions().look(game);
    if (first || besides) return Initiative::goes_on;
  }
  if (!initiative) return Initiative::done;
  if (rule.has_options == nullptr) return Initiative::waits;
  const bool passed = pass_idle(game, rule, whose_turn(game.catalog(), game.table()));
  return passed ? Initiative::goes_on : Initiative::waits;
}

bool waits_for_dials(const Game& game) {
  const state::Table& table = game.table();
  const auto waits = [&](Side side) {
    const bool somebody = std::any_of(table.pieces.begin(), table.pieces.end(), [&](const state::Piece& ship) {
      return ship.side == side && takes_dial(book_of(game), ship);
    });
    return somebody && !table.play.ready[state::seat(side)];
  };
  // All ships taken off by hand: rounds would go by without end. Each waits for somebody's word; a mission's ships may
  // be still to come.
  const auto& ready = table.play.ready;
  const bool nobody = table.mission.empty() && game.ships_in_play().empty();
  if (nobody && !ready[state::seat(Side::player)] && !ready[state::seat(Side::enemy)]) return true;
  return waits(Side::player) || waits(Side::enemy);
}

// Beside a real table people bring up to date first what they left open.
bool waits_for_table(const Game& game, const PhaseRule& rule) {
  const state::Table& table = game.table();
  if (!rule.closes_turns || !is_refereed(table)) return false;
  const auto& ready = table.play.ready;
  if (ready[state::seat(Side::player)] || ready[state::seat(Side::enemy)]) return false;
  return std::any_of(table.pieces.begin(), table.pieces.end(), is_peoples);
}

void begin_round(Game& game) {
  additions().round_begins(game);
  start_phase(game, book_of(game).phases.front());
}

// 2e-setup-19: each side has its own deck.
void begin_first_round(Game& game) {
  moment_for_all(game, Window::setup);
  shuffle_deck(game, Side::player);
  shuffle_deck(game, Side::enemy);
  for (const Id ship : game.ships_in_play()) {
    if (game.piece(ship).ship.sections.empty()) continue;
    shuffle_deck(game, ship, state::Section::fore);
    shuffle_deck(game, ship, state::Section::aft);
  }
  begin_round(game);
}

// The phase is over: the next one, or the next round. False: the battle is over.
bool end_of(Game& game, const PhaseRule& rule) {
  if (rule.end != nullptr) rule.end(game);
  const auto& phases = book_of(game).phases;
  if (&rule != &phases.back()) {
    start_phase(game, *(&rule + 1));
    return true;
  }
  if (decided(game)) return false;
  game.emit(state::RoundStarted{game.table().round + 1});
  begin_round(game);
  return true;
}

}  // namespace

void advance(Game& game) {
  for (;;) {
    const Phase phase = game.table().play.phase;
    if (phase == Phase::none || phase == Phase::over) return;
    if (phase == Phase::setup) {
      if (!next_to_place(game.catalog(), game.table()).pieces.empty()) return;
      begin_first_round(game);
      continue;
    }
    const PhaseRule* rule = book_of(game).phase(phase);
    ENSURE(rule != nullptr, "a phase that this edition does not have");
    if (rule->waits_for_ready && waits_for_dials(game)) return;
    if (rule->turns != Turns::none) {
      const Initiative step = next_step(game, *rule);
      if (step == Initiative::waits) return;
      if (step == Initiative::goes_on) continue;
    }
    if (waits_for_table(game, *rule)) return;
    if (!end_of(game, *rule)) return;
  }
}

void take_turn(Game& game, Id ship) {
  if (game.table().play.phase == Phase::setup) {
    after_placing(game, ship);
  } else {
    const PhaseRule* rule = book_of(game).phase(game.table().play.phase);
    ENSURE(rule != nullptr && rule->turn != nullptr, "no ship acts in this phase");
    rule->turn(game, ship);
  }
  additions().look(game);
}

void run_round(Game& game, const state::Step& step) {
  switch (step.kind) {
    case state::StepKind::none:
      break;
    case state::StepKind::start:
      game.emit(
          state::BattleStarted{step.seed, step.typed_dice, step.first, step.place, step.referee, step.round_limit});
      if (step.referee.tokens) take_off_tokens(game);
      if (step.first == state::Side::none) book_of(game).settle_first_player(game);
      start_battle(game);
      advance(game);
      break;
    case state::StepKind::advance:
      if (step.side != state::Side::none) game.emit(state::ReadySet{step.side, true});
      advance(game);
      break;
    case state::StepKind::turn:
      take_turn(game, step.ship);
      advance(game);
      break;
    case state::StepKind::report:
      additions().report(game, step.ship);
      additions().look(game);
      advance(game);
      break;
  }
}

}  // namespace plotboard::rules
