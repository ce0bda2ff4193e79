#include "rules/coop/hyperspace.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "data/order.hpp"
#include "mission/conditions.hpp"
#include "rules/board/components.hpp"
#include "rules/board/edges.hpp"
#include "rules/board/field.hpp"
#include "rules/coop/fitness.hpp"
#include "rules/coop/flee.hpp"
#include "rules/coop/freighters.hpp"
#include "rules/coop/mission_actions.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

using geom::Difficulty;
using state::Face;
using state::Token;

constexpr int kHitsToJump = 3;  // fga-2.16.1.4x-5
constexpr int kJumpDice = 2;

void lose_tokens(Game& game, Id ship, int count, const char* rule, const Phrase& why) {
  if (count <= 0) return;
  game.tell(ship, rule, why);
  lose(game, ship, Token::hyperdrive, count, "");
}

struct JumpRoll {
  int hits = 0;   // dice and tokens
  int focus = 0;  // results that a token or Force could change
};

state::Choice jump_choice(const Game& game, Id ship, const JumpRoll& roll) {
  const state::Piece& piece = game.piece(ship);
  state::Choice choice =
      choice_of(game, "hyperspace", ship, "fga-2.16.1.4x-7", say("jump.change", roll.hits, kHitsToJump));
  if (piece.tokens.focus > 0) choice.options.push_back(option("focus", say("jump.by-focus")));
  if (piece.ship.force > 0) choice.options.push_back(option("force", say("jump.by-force")));
  choice.options.push_back(option("done", say("jump.leave")));
  return choice;
}

int most_changed(const state::Piece& piece, const JumpRoll& roll) {
  return piece.tokens.focus > 0 ? roll.focus : std::min(roll.focus, piece.ship.force);
}

void modify(Game& game, Id ship, JumpRoll& roll) {
  while (roll.hits < kHitsToJump && roll.hits + most_changed(game.piece(ship), roll) >= kHitsToJump) {
    const std::string key = game.ask(jump_choice(game, ship, roll));
    if (key == "done") return;
    const int changed = key == "focus" ? roll.focus : 1;
    game.tell(ship, "fga-2.16.1.4x-7", key == "focus" ? say("jump.focus") : say("jump.force"));
    if (key == "focus") {
      game.emit(state::TokenChanged{ship, Token::focus, -1});
    } else {
      game.emit(state::ForceChanged{ship, -1});
    }
    roll.hits += changed;
    roll.focus -= changed;
  }
}

// The ways out that are open to it.
std::vector<WayOut> open_ways(const Game& game, const state::Piece& piece, const data::Mission& mission) {
  Ids names;
  const data::Order order = data::order_of(piece.order);
  if (piece.ai && order.kind == data::OrderKind::escape) names.push_back(order.whom);
  if (piece.side == state::Side::player) {
    for (const std::string& exit : mission.grants.exits) {
      if (mission::is_open(mission, game.table().progress, exit)) names.push_back(exit);
    }
  }
  std::vector<WayOut> ways;
  for (const Id name : names) {
    if (auto way = way_out(game.catalog(), game.table(), name)) ways.push_back(std::move(*way));
  }
  return ways;
}

// Who gave it its last ion token: the kill is theirs if that takes it off the board (fga-3.3.6.3-5).
std::string ioniser_of(const Game& game, Id ship) {
  const auto& deeds = game.table().progress.deeds;
  const auto last = std::find_if(deeds.rbegin(), deeds.rend(), [&ship](const state::Deed& deed) {
    return deed.what == state::deeds::ionised && deed.ship == ship;
  });
  return last == deeds.rend() ? "" : last->to;
}

}  // namespace

bool has_hyperdrive(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship) {
  const data::Mission* flown = mission_of(catalog, table);
  if (flown == nullptr) return false;
  const data::AiCard* card = catalog.card_for(ship.ref, ship.faction);
  if (card != nullptr && card->flee && card->flee->table) return true;
  const data::Squad* squad = flown->squad(ship.squad);
  return (squad != nullptr && squad->hyperdrive) || mission::means(flown->grants.jump, ship);
}

JumpLeave leave_to_jump(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship) {
  if (!has_hyperdrive(catalog, table, ship)) return JumpLeave::none;
  const data::Grants& grants = mission_of(catalog, table)->grants;
  const bool granted = mission::means(grants.jump, ship) && table.round >= grants.jump_from;
  return granted ? JumpLeave::granted : JumpLeave::unauthorised;
}

bool prepares_jump(const Game& game, Id ship) {
  const state::Piece& piece = game.piece(ship);
  if (!piece.ai) return piece.ship.declares == "hyperdrive";
  const Field::Ship* own = field_of(game).ship(ship);
  return own != nullptr && is_fleeing(piece) && has_hyperdrive(game.catalog(), game.table(), piece) &&
         !runs_for_edge(field_of(game), *own);
}

void power_hyperdrive(Game& game, Id ship, const Flight& flight, bool prepares) {
  const int held = game.piece(ship).tokens.hyperdrive;
  if (flight.ion) {
    if (prepares) game.tell(ship, "fga-2.16.1.4x-10", say("jump.no-ion"));
    return;
  }
  if (flight.difficulty != Difficulty::blue) {
    if (prepares && held == 0) {
      game.tell(ship, "fga-2.16.1.4x-2", say("jump.only-blue"));
    }
    return;
  }
  if (!prepares) {
    lose_tokens(game, ship, held, "fga-2.16.1.4x-9", say("jump.given-up"));
    return;
  }
  game.tell(ship, game.piece(ship).ai ? "fga-3.5.2-5" : "fga-2.16.1.4x-2", say("jump.powers"));
  gain(game, ship, Token::hyperdrive, 1, "");
}

void check_hyperdrive(Game& game, Id ship, Difficulty flown) {
  if (flown == Difficulty::blue) return;
  lose_tokens(game, ship, game.piece(ship).tokens.hyperdrive, "fga-2.16.1.4x-9", say("jump.not-blue"));
}

void note_ions(Game& game, Id ship, int ions) {
  // Nobody's ions too: they end an earlier ioniser's claim to the kill.
  if (game.piece(ship).ai) did(game, state::deeds::ionised, ship, game.author());
  lose_tokens(game, ship, std::min(ions, game.piece(ship).tokens.hyperdrive), "fga-2.16.1.4x-12", say("jump.ionised"));
}

bool rolls_for_hyperspace(Game& game, Id ship) {
  const state::Piece& piece = game.piece(ship);
  if (piece.tokens.hyperdrive == 0 || hinders_actions(piece)) return false;
  if (piece.tokens.jam > 0) {
    game.tell(ship, "fga-2.16.1.4x-11", say("jump.jammed"));
    return true;
  }
  game.tell(ship, "fga-2.16.1.4x-4", say("jump.rolls"));
  JumpRoll roll;
  roll.hits = piece.tokens.hyperdrive;
  for (const Face face : game.roll(ship, state::DieKind::attack, kJumpDice, say("jump.dice"))) {
    if (face == Face::hit || face == Face::crit) ++roll.hits;
    if (face == Face::focus) ++roll.focus;
  }
  modify(game, ship, roll);
  if (roll.hits < kHitsToJump) {
    game.tell(ship, "fga-2.16.1.4x-8", say("jump.fails", roll.hits));
    return true;
  }
  game.tell(ship, "fga-2.16.1.4x-6", say("jump.succeeds", roll.hits));
  const bool against_orders = mission::is_flown_by_people(game.piece(ship)) &&
                              leave_to_jump(game.catalog(), game.table(), game.piece(ship)) != JumpLeave::granted;
  leaves_table(game, ship, "jumped");
  if (against_orders) {
    game.tell(ship, "fga-4.11.4-2", say("jump.demoted"));
    did(game, "demoted", ship, "");
  }
  return true;
}

void leaves_table(Game& game, Id ship, const std::string& how) {
  flees(game, ship);
  did(game, how, ship, "");
}

bool settles_edge(Game& game, Id ship) {
  const data::Mission* mission = mission_of(game);
  const Field::Ship* own = field_of(game).ship(ship);
  const auto edge =
      own == nullptr ? std::nullopt : edge_crossed(game.table().area, own->measured, field_of(game).tolerance_mm());
  if (mission == nullptr || !edge) return false;
  const state::Piece& piece = game.piece(ship);
  for (const WayOut& way : open_ways(game, piece, *mission)) {
    if (!leaves_by(game.table().area, way, own->measured, field_of(game).tolerance_mm())) continue;
    game.tell(ship, piece.ai ? "fga-3.3.2.2a-1" : "fga-2.15.1x-2", say("leave.by", words::Text{way.name}));
    leaves_table(game, ship, state::deeds::left_by(way.name));
    return true;
  }
  const bool flees = is_fleeing(piece);
  const bool glides = piece.ai && piece.ship.fitness == state::Fitness::disabled;
  if (flees || glides || (piece.ai && piece.side == state::Side::none) || is_freighter(game.catalog(), piece)) {
    if (flees) game.tell(ship, "fga-3.5.3-6", say("flee.fled"));
    leaves_table(game, ship, state::deeds::left_by(std::string(name_of(*edge))));
    return true;
  }
  game.tell(ship, piece.ai ? "fga-3.3.6.3-4" : "fga-2.15.1x-1",
            piece.ai ? say("leave.destroyed") : say("leave.ejects"));
  lose_ship(game, ship, is_ionised(book_of(game), game.piece(ship)) ? Id(ioniser_of(game, ship)) : game.author());
  return true;
}

}  // namespace plotboard::rules
