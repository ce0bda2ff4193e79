// How ships leave a wing, forced or of their own will, who leads after that, and how they come back.
#include <utility>

#include "data/rule_set.hpp"
#include "geom/formation.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/wings_parts.hpp"

namespace plotboard::rules {

namespace {

using state::Token;
using wings::leaders;
using wings::leads;
using wings::place_in_wing;
using wings::split;

bool flies_no_more(const state::Piece& ship) {
  return ship.stays || ship.ship.fitness != state::Fitness::fit || !ship.ship.docking.empty();
}

struct Cause {
  const char* rule = nullptr;  // null: it keeps its place
  words::Key why;
};

// What ends a ship's place in a wing of the campaign, by its state.
Cause cause_of(const Rulebook& book, const state::Piece& ship) {
  const bool leader = leads(ship);
  if (ship.ship.destroyed || ship.ship.removed) {
    return {leader ? "fga-3.3.9.3-1" : "fga-3.3.9.2-6", "wing.destroyed"};
  }
  if (ship.fled) return {leader ? "fga-3.3.9.3-4" : "fga-3.3.9.2-6", "wing.left-board"};
  if (ship.tokens.flee > 0) {
    return {leader ? "fga-3.3.9.3-3" : "fga-3.3.9.2-5", "wing.flees"};
  }
  if (leader && ship.tokens.hyperdrive > 0) {
    return {"fga-3.3.9.3-3", "wing.hyperdrive"};
  }
  if (is_ionised(book, ship) || is_tractored(book, ship)) {
    return {leader ? "fga-3.3.9.3-2" : "fga-3.3.9.2-2", "wing.ionised"};
  }
  if (!ship.in_play() || flies_no_more(ship)) {
    return {leader ? "fga-3.3.9.3-4" : "fga-3.3.9.2-1", "wing.flies-no-more"};
  }
  return {};
}

// An AI wing goes on under its lowest number, all others where they are beside it.
void hand_over(Game& game, Id former) {
  Ids mates;
  for (const Id id : wingmates(game.table(), former)) {
    if (still_flying(game, id)) {
      mates.push_back(id);
    } else {
      game.emit(state::WingChanged{id, {}});
    }
  }
  game.emit(state::WingChanged{former, {}});
  if (mates.empty()) return;
  const Id next = mates.front();
  if (mates.size() == 1) {
    game.tell(next, "fga-3.3.9.3-5", say("wing.last"));
    game.emit(state::WingChanged{next, {}});
    return;
  }
  game.tell(next, "fga-3.3.9.3-5", say("wing.leads-now"));
  const int from = game.piece(next).ship.wing.place;
  game.emit(state::WingChanged{next, {next, 1, false}});
  for (std::size_t i = 1; i < mates.size(); ++i) {
    const auto place = geom::place_about(from, game.piece(mates[i]).ship.wing.place);
    if (place) {
      game.emit(state::WingChanged{mates[i], {next, *place, false}});
    } else {
      split(game, mates[i], "fga-3.3.9.2-1", say("wing.no-place-ahead"));
    }
  }
}

bool is_ai_wing(const Game& game, Id leader) {
  if (!game.piece(leader).ai) return false;
  for (const Id id : wingmates(game.table(), leader)) {
    if (!game.piece(id).ai) return false;
  }
  return true;
}

void leader_leaves(Game& game, Id leader) {
  if (!game.ruleset().campaign_wings) {
    for (const Id id : wingmates(game.table(), leader)) {
      split(game, id, "2e-wing-18", say("wing.leader-gone"));
    }
    return;
  }
  Cause cause = cause_of(book_of(game), game.piece(leader));
  if (cause.rule == nullptr) cause = {"fga-3.3.9.3-5", "wing.leads-no-more"};
  game.tell(leader, cause.rule, cause.why);
  if (is_ai_wing(game, leader)) return hand_over(game, leader);
  for (const Id id : wingmates(game.table(), leader)) {
    split(game, id, "fga-2.14.1.2x-8", say("wing.broken"));
  }
}

// Why a ship that has split may not rejoin now; a legal option otherwise.
state::Option rejoining(const Game& game, const state::Piece& ship) {
  const Rulebook& book = book_of(game);
  state::Option made = option(ship.id, say("wing.rejoin", ship.id));
  made.piece = ship.id;
  made.ghost = place_in_wing(game, ship.id);
  const auto forbid = [&made](const Phrase& why) {
    made.legal = false;
    made.rule = "2e-wing-21";
    made.why = why;
  };
  if (measure(field_of(game), ship.id, ship.ship.wing.leader).range.band > 1) {
    forbid(say("wing.too-far"));
  } else if (ship.tokens.stress > 0) {
    forbid(say("wing.is-stressed"));
  } else if (is_ionised(book, ship)) {
    forbid(say("wing.is-ionised"));
  } else if (is_tractored(book, ship)) {
    forbid(say("wing.is-tractored"));
  } else if (ship.tokens.cloak > 0) {
    forbid(say("wing.is-cloaked"));
  } else if (const auto why = blocked(field_of(game), ship, *made.ghost)) {
    forbid(*why);
  }
  return made;
}

void rejoin(Game& game, Id ship) {
  game.tell(ship, "2e-wing-21", say("wing.rejoins"));
  const geom::Pose place = place_in_wing(game, ship);
  state::Wing wing = game.piece(ship).ship.wing;
  wing.split = false;
  game.emit(state::WingChanged{ship, wing});
  game.emit(state::PieceMoved{ship, place});
  gain(game, ship, Token::stress, 1, "2e-wing-21");
}

}  // namespace

void leave_wing(Game& game, Id ship) {
  if (leads(game.piece(ship))) return leader_leaves(game, ship);
  if (!game.piece(ship).ship.is_wingmate()) return;
  Cause cause{"2e-wing-18", "wing.holds-no-more"};
  if (game.ruleset().campaign_wings) {
    cause = cause_of(book_of(game), game.piece(ship));
    if (cause.rule == nullptr) cause = {"fga-3.3.9.2-1", "wing.holds-no-more"};
  }
  split(game, ship, cause.rule, cause.why);
}

void check_wing(Game& game, Id ship) {
  const state::Piece& piece = game.piece(ship);
  if (!leads(piece) && !piece.ship.is_wingmate()) return;
  const bool ends = game.ruleset().campaign_wings
                        ? cause_of(book_of(game), piece).rule != nullptr
                        : is_ionised(book_of(game), piece) || is_tractored(book_of(game), piece);
  if (ends) leave_wing(game, ship);
}

void moved_in_wing(Game& game, Id ship) {
  if (!game.piece(ship).ship.is_wingmate()) return;
  const char* rule = game.ruleset().campaign_wings ? "fga-3.3.9.2-4" : "2e-wing-18";
  split(game, ship, rule, say("wing.moved-out"));
}

void offer_splits(Game& game) {
  const bool campaign = game.ruleset().campaign_wings;
  const state::Phase when = campaign ? state::Phase::planning : state::Phase::end;
  const bool just_formed = campaign && game.table().round == 1;  // who would leave has not joined
  if (game.table().play.phase != when || just_formed) return;
  const char* rule = campaign ? "fga-2.14.1.2x-2" : "2e-wing-20";
  for (const Id leader : leaders(game)) {
    if (campaign && game.piece(leader).ai) continue;  // AI ships leave only when they have to
    for (;;) {
      state::Choice choice = choice_of(game, "wing-split", leader, rule,
                                       say("wing.who-leaves", leader, wingmates(game.table(), leader).size() + 1));
      for (const Id id : wingmates(game.table(), leader)) {
        choice.options.push_back(option(id, say("wing.leave", id)));
        choice.options.back().piece = id;
      }
      choice.options.push_back(option("pass", say("wing.nobody-leaves")));
      const Id id = game.ask(std::move(choice));
      if (id == "pass") break;
      split(game, id, rule, campaign ? say("wing.leaves-now") : say("wing.leaves-next-round"));
    }
  }
}

void offer_rejoining(Game& game) {
  if (game.ruleset().campaign_wings) return;  // fga-3.3.9.2-6
  for (const Id leader : leaders(game)) {
    for (;;) {
      state::Choice choice = choice_of(game, "wing-join", leader, "2e-wing-21", say("wing.who-rejoins", leader));
      for (const state::Piece& ship : game.table().pieces) {
        if (!ship.ship.wing.split || ship.ship.wing.leader != leader || !still_flying(game, ship.id)) continue;
        choice.options.push_back(rejoining(game, ship));
      }
      if (choice.options.empty()) break;
      choice.options.push_back(option("pass", say("wing.nobody-rejoins")));
      const Id id = game.ask(std::move(choice));
      if (id == "pass") break;
      rejoin(game, id);
    }
  }
}

}  // namespace plotboard::rules
