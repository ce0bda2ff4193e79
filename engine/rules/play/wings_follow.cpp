// A wing's turn: how wingmates move and act after their leader, and what becomes of those that cannot.
#include <algorithm>

#include "data/rule_set.hpp"
#include "data/ship.hpp"
#include "geom/formation.hpp"
#include "rules/board/field.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/play/wings_parts.hpp"

namespace plotboard::rules {

namespace {

using state::Side;
using state::Token;
using wings::has_action;
using wings::in_formation;
using wings::leads;
using wings::place_in_wing;
using wings::split;

Flight straight_instead(const Game& game, Id ship) {
  return {stand_in_straight(game.catalog(), game.table(), game.piece(ship)), geom::Difficulty::white};
}

MoveOutcome into_place(const Game& game, Id ship, const Flight& flight) {
  MoveOutcome move;
  move.maneuver = flight.maneuver;
  move.start = game.piece(ship).pose;
  move.end = place_in_wing(game, ship);
  return move;
}

// False when the ship is out of the game after it.
bool take_place(Game& game, Id ship, const Flight& flight, MoveOutcome move) {
  const geom::PlacedBase base =
      geom::placed_base(field_of(game).figures(), game.piece(ship).base, game.table().options.guides, move.end);
  move.base_overlaps = obstacles_under(field_of(game), base);  // 2e-wing-11, fga-3.3.9-3
  game.emit(state::WingmatePlaced{ship, flight.maneuver, flight.difficulty, move.end});
  return settle_maneuver(game, ship, flight, move, ManeuverKind::activation);
}

// --- the base game

void fly_alone(Game& game, Id ship, const Flight& flight, const Phrase& why) {
  split(game, ship, "2e-wing-12", why);
  skip_action(game, ship, "2e-wing-12", say("wing.flies-alone"));
  execute_maneuver(game, ship, flight, ManeuverKind::activation);
}

void follow_in_base_game(Game& game, Id ship, const Flight& flight) {
  const MoveOutcome move = into_place(game, ship, flight);
  if (const auto why = blocked(field_of(game), game.piece(ship), move.end)) return fly_alone(game, ship, flight, *why);
  if (take_place(game, ship, flight, move)) perform_action_step(game, ship, false);
}

// --- the campaign

// The colour that the i-th of these actions has for the ship: as a link where it was one and its bar has the link.
std::string colour_of(const Game& game, Id ship, const Ids& acted, std::size_t i) {
  std::string colour = "white";
  bool known = false;
  for (const data::ShipAction& icon : bar_of(game, ship)) {
    if (i > 0 && icon.type == acted[i - 1] && icon.linked == acted[i]) return icon.linked_difficulty;
    if (known || icon.type != acted[i]) continue;
    colour = icon.difficulty;
    known = true;
  }
  return colour;
}

bool can_link(const Game& game, Id ship, Id from, Id to) {
  const auto bar = bar_of(game, ship);
  return std::any_of(bar.begin(), bar.end(),
                     [&](const data::ShipAction& icon) { return icon.type == from && icon.linked == to; });
}

struct Unlike {
  const char* rule = nullptr;  // null: it can follow
  Phrase why;
};

// What the leader has done and a person's wingmate of another type cannot.
Unlike unlike(const Game& game, Id ship, Id leader, const LeaderTurn& turn) {
  const state::Piece& piece = game.piece(ship);
  const data::Ship* type = game.type_of(ship);
  if (piece.ai || type == nullptr || piece.ref == game.piece(leader).ref) return {};
  if (!type->dial.has(turn.flown.maneuver)) {
    return {"fga-2.14.1.2x-5", say("wing.not-on-dial", turn.flown.maneuver)};
  }
  for (std::size_t i = 0; i < turn.acted.size(); ++i) {
    const Id action = turn.acted[i];
    if (!is_positional(action)) continue;
    const bool able = i == 0 ? has_action(game, ship, action.text()) : can_link(game, ship, turn.acted[i - 1], action);
    if (!able) return {"fga-2.14.1.2x-6", say("wing.cannot-do", words::Word{action})};
  }
  return {};
}

// By itself; an AI ship swerves as it would with a maneuver of its own (fga-3.3.9-5).
void fly_and_act(Game& game, Id ship, const Flight& flight) {
  const Flight way = game.piece(ship).ai ? swerving_flight(game, ship, flight) : flight;
  if (execute_maneuver(game, ship, way, ManeuverKind::activation)) perform_action_step(game, ship, false);
}

// What its bar links to the action that it counts as having done.
void offer_link_of(Game& game, Id ship, Id action) {
  Offer offer;
  offer.no_link = true;
  offer.rule = "fga-3.3.9-8";
  offer.prompt = say("wing.add-link");
  for (const data::ShipAction& icon : bar_of(game, ship)) {
    if (icon.type != action || icon.linked.empty() || is_positional(icon.linked)) continue;
    if (offer.only.empty()) offer.colour = icon.linked_difficulty;
    if (icon.linked_difficulty == offer.colour) offer.only.push_back(icon.linked);
  }
  if (!offer.only.empty()) offer_action(game, ship, offer);
}

// The leader's positional actions count as its own (fga-3.3.9-7); then what it still may do (fga-3.3.9-8).
void act_after(Game& game, Id ship, const Ids& acted) {
  int copied = 0;
  for (std::size_t i = 0; i < acted.size(); ++i) {
    if (!is_positional(acted[i])) continue;
    ++copied;
    game.tell(ship, "fga-3.3.9-7", say("wing.copies", words::Word{acted[i]}));
    game.emit(state::ActionDone{ship, acted[i]});
    if (colour_of(game, ship, acted, i) == "red") gain(game, ship, Token::stress, 1, "2e-action-colour-2");
    if (acted[i] == "slam") gain(game, ship, Token::disarm, 1, "2e-slam-1");
  }
  if (copied == 0) return perform_action_step(game, ship, false);
  if (!still_flying(game, ship) || game.piece(ship).ship.skips_action) return;
  const bool has_acted = is_positional(acted.front());
  if (!has_acted) {  // only the link is used up
    Offer offer;
    offer.action_step = true;
    offer.no_link = true;
    offer_action(game, ship, offer);
  } else if (copied == 1) {
    offer_link_of(game, ship, acted.front());
  }
}

void follow_in_campaign(Game& game, Id ship, Id leader, const LeaderTurn& turn) {
  const Flight flight{turn.flown.maneuver, turn.flown.difficulty};
  const Unlike other = unlike(game, ship, leader, turn);
  if (other.rule != nullptr) {
    split(game, ship, other.rule, other.why);
    if (execute_maneuver(game, ship, straight_instead(game, ship), ManeuverKind::activation)) {
      gain(game, ship, Token::stress, 1, "fga-2.14.1.2x-7");
    }
    return;
  }
  if (flight.difficulty == geom::Difficulty::red && game.piece(ship).tokens.stress > 0) {
    split(game, ship, "fga-3.3.9.2-3", say("wing.red-flies-straight"));
    return fly_and_act(game, ship, straight_instead(game, ship));
  }
  const MoveOutcome move = into_place(game, ship, flight);
  if (const auto why = blocked(field_of(game), game.piece(ship), move.end)) {
    split(game, ship, "fga-3.3.9-4", say("wing.blocked", *why));
    return fly_and_act(game, ship, flight_of(game, ship, flight.maneuver));
  }
  if (take_place(game, ship, flight, move)) act_after(game, ship, turn.acted);
}

// Right becomes left, as it was before the turn for who looks on (fga-3.3.9.1).
void change_sides(Game& game, Id leader) {
  game.tell(leader, "fga-3.3.9.1-1", say("wing.turns-back"));
  for (const Id id : wingmates(game.table(), leader)) {
    state::Wing wing = game.piece(id).ship.wing;
    const int place = geom::inverted_place(wing.place);
    if (place == wing.place) continue;
    wing.place = place;
    game.emit(state::WingChanged{id, wing});
  }
}

// The wingmate's whole activation.
void follow(Game& game, Id ship, Id leader, const LeaderTurn& turn) {
  const bool campaign = game.ruleset().campaign_wings;
  game.tell(ship, campaign ? "fga-3.3.9-2" : "2e-wing-9", say("wing.follows"));
  game.emit(state::DialRevealed{ship});
  moment(game, Window::after_reveal, ship);
  if (!in_formation(game, ship)) return;
  if (campaign) {
    follow_in_campaign(game, ship, leader, turn);
  } else {
    follow_in_base_game(game, ship, {turn.flown.maneuver, turn.flown.difficulty});
  }
}

}  // namespace

bool turns_back(geom::Bearing bearing) {
  return bearing == geom::Bearing::koiogran_turn || bearing == geom::Bearing::segnors_loop_left ||
         bearing == geom::Bearing::segnors_loop_right || geom::is_tallon(bearing);
}

bool turned_back(const state::Piece& ship) {
  const auto& executed = ship.ship.executed;
  return executed && executed->fully && turns_back(executed->maneuver.bearing);
}

void wing_follows(Game& game, Id leader, const LeaderTurn& turn) {
  if (!leads(game.piece(leader))) return;
  const bool campaign = game.ruleset().campaign_wings;
  if (campaign && turn.turned_back) change_sides(game, leader);
  const Ids mates = wingmates(game.table(), leader);
  for (const Id id : mates) {
    if (campaign || turn.flown.difficulty != geom::Difficulty::red || game.piece(id).tokens.stress == 0) continue;
    split(game, id, "2e-wing-18", say("wing.red"));
  }
  for (const Id id : mates) {
    if (!in_formation(game, id)) continue;
    moment(game, Window::before_activation, id);
    if (still_flying(game, id)) check_wing(game, id);
    if (!in_formation(game, id) || !game.piece(game.piece(id).ship.wing.leader).moved) continue;
    follow(game, id, leader, turn);
    game.emit(state::ShipActivated{id});
  }
}

void wing_after_slam(Game& game, Id leader) {
  if (!leads(game.piece(leader)) || game.ruleset().campaign_wings) return;
  for (const Id id : wingmates(game.table(), leader)) {
    if (has_action(game, id, "slam")) {
      game.emit(state::ActionDone{id, "slam"});
      gain(game, id, Token::disarm, 1, "2e-wing-15");
    } else {
      split(game, id, "2e-wing-15", say("wing.slam"));
    }
  }
}

void wing_after_cloak(Game& game, Id leader) {
  if (!leads(game.piece(leader)) || game.ruleset().campaign_wings) return;
  for (const Id id : wingmates(game.table(), leader)) {
    if (!has_action(game, id, "cloak")) split(game, id, "2e-wing-16", say("wing.cloak"));
  }
}

void fly_without_dials(Game& game) {
  Ids ids;
  for (const Side side : game.table().play.in_order()) {
    for (const state::Piece& ship : game.table().pieces) {
      if (ship.side == side && lost_its_dial(ship)) ids.push_back(ship.id);
    }
  }
  for (const Id id : ids) {
    if (!still_flying(game, id)) continue;
    game.tell(id, "2e-wing-19", say("wing.no-dial"));
    const bool flies = execute_maneuver(game, id, straight_instead(game, id), ManeuverKind::effect);
    if (flies) gain(game, id, Token::stress, 1, "2e-wing-19");
  }
}

}  // namespace plotboard::rules
