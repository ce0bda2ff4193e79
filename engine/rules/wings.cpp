#include "rules/wings.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "geom/formation.hpp"
#include "rules/actions.hpp"
#include "rules/effects.hpp"
#include "rules/measure.hpp"
#include "rules/setup.hpp"
#include "rules/tokens.hpp"

namespace plotboard::rules {

namespace {

using state::Phase;
using state::Side;
using state::Token;

constexpr const char* kLostDial = "split-without-dial";  // a mark (ShipState::marks)
constexpr int kFewestWingmates = 2;                      // 2e-wing-1
constexpr std::array<std::string_view, 5> kActionsInWing{"calculate", "evade", "focus", "lock", "reinforce"};

bool leads(const state::Piece& ship) { return ship.ship.wing.place == 1; }

// Those in formation, in order of their places (2e-wing-7); in set-up also who still waits in the pool.
std::vector<std::string> wingmates(const state::Table& table, const std::string& leader) {
  std::vector<const state::Piece*> mates;
  for (const state::Piece& ship : table.pieces) {
    const bool here = ship.in_play() || ship.waiting;
    if (here && ship.ship.is_wingmate() && ship.ship.wing.leader == leader) mates.push_back(&ship);
  }
  std::sort(mates.begin(), mates.end(),
            [](const state::Piece* a, const state::Piece* b) { return a->ship.wing.place < b->ship.wing.place; });
  std::vector<std::string> ids;
  for (const state::Piece* mate : mates) ids.push_back(mate->id);
  return ids;
}

// Leaders that fly, the first side's before the other's.
std::vector<std::string> leaders(const Game& game) {
  std::vector<std::string> ids;
  const Side first = game.table().play.first;
  for (const Side side : {first, state::other(first)}) {
    for (const state::Piece& ship : game.table().pieces) {
      if (ship.side == side && leads(ship) && still_flying(game, ship.id)) ids.push_back(ship.id);
    }
  }
  return ids;
}

geom::Pose place_in_wing(const Game& game, const std::string& ship) {
  const state::Piece& piece = game.piece(ship);
  const state::Piece& leader = game.piece(piece.ship.wing.leader);
  return geom::wing_tool_pose(game.catalog().figures, piece.base, leader.pose, piece.ship.wing.place);
}

geom::PlacedBase base_at(const Game& game, const std::string& ship, const geom::Pose& pose) {
  return geom::placed_base(game.catalog().figures, game.piece(ship).base, game.table().options.guides, pose);
}

bool names(const std::vector<std::string>& ids, const std::string& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// Why the ship cannot stand there; nothing when it can. `leaving`: ships that are about to go.
std::optional<std::string> blocked(const Game& game, const std::string& ship, const geom::Pose& pose,
                                   const std::vector<std::string>& leaving = {}) {
  const Field& field = game.field();
  const geom::PlacedBase base = base_at(game, ship, pose);
  const state::Area& area = game.table().area;
  if (geom::overhang_mm(base, area.width.mm(), area.height.mm()) > field.tolerance_mm()) {
    return "Its place in the formation is off the board.";
  }
  for (const Field::Ship& other : field.ships()) {
    const std::string& id = field.piece(other).id;
    if (id == ship || names(leaving, id)) continue;
    if (geom::contact(base, other.moving, field.tolerance_mm()) != geom::Contact::overlapping) continue;
    return id + " stands in its place in the formation.";
  }
  return std::nullopt;
}

bool has_action(const Game& game, const std::string& ship, std::string_view action) {
  const auto bar = bar_of(game, ship);
  return std::any_of(bar.begin(), bar.end(), [action](const data::ShipAction& icon) { return icon.type == action; });
}

void split(Game& game, const std::string& ship, std::string_view rule, std::string_view why) {
  game.tell(ship, rule, why);
  state::Wing wing = game.piece(ship).ship.wing;
  wing.split = true;
  game.emit(state::WingChanged{ship, wing});
  const state::Piece& piece = game.piece(ship);
  const Phase phase = game.table().play.phase;
  const bool too_late = phase == Phase::system || phase == Phase::activation;
  if (too_late && !piece.moved && !piece.ship.revealed) game.emit(state::Marked{ship, kLostDial});
}

void fly_alone(Game& game, const std::string& ship, const Flight& flight, std::string_view why) {
  split(game, ship, "2e-wing-12", why);
  skip_action(game, ship, "2e-wing-12", "It flies the leader's maneuver by itself: no action in this activation.");
  execute_maneuver(game, ship, flight, ManeuverKind::activation);
}

// The wingmate's whole activation.
void follow(Game& game, const std::string& ship, const Flight& flight) {
  game.tell(ship, "2e-wing-9", "It counts as revealing its leader's dial and executing its leader's maneuver.");
  game.emit(state::DialRevealed{ship});
  moment(game, Window::after_reveal, ship);
  if (!still_flying(game, ship) || !game.piece(ship).ship.is_wingmate()) return;
  MoveOutcome move;
  move.maneuver = flight.maneuver;
  move.start = game.piece(ship).pose;
  move.end = place_in_wing(game, ship);
  if (const auto why = blocked(game, ship, move.end)) return fly_alone(game, ship, flight, *why);
  move.base_overlaps = obstacles_under(game.field(), base_at(game, ship, move.end));  // 2e-wing-11
  game.emit(state::WingmatePlaced{ship, flight.maneuver, flight.difficulty, move.end});
  if (settle_maneuver(game, ship, flight, move, ManeuverKind::activation)) perform_action_step(game, ship, false);
}

// Why a ship that has split may not rejoin now; a legal option otherwise.
state::Option rejoining(const Game& game, const state::Piece& ship) {
  state::Option made = option(ship.id, ship.id + " rejoins, for 1 stress token");
  made.piece = ship.id;
  made.ghost = place_in_wing(game, ship.id);
  const auto forbid = [&made](const std::string& why) {
    made.legal = false;
    made.rule = "2e-wing-21";
    made.why = why;
  };
  if (measure(game.field(), ship.id, ship.ship.wing.leader).range.band > 1) {
    forbid("It is beyond range 1 of its leader.");
  } else if (ship.tokens.stress > 0) {
    forbid("It is stressed.");
  } else if (is_ionised(ship)) {
    forbid("It is ionised.");
  } else if (is_tractored(ship)) {
    forbid("It is tractored.");
  } else if (ship.tokens.cloak > 0) {
    forbid("It is cloaked.");
  } else if (const auto why = blocked(game, ship.id, *made.ghost)) {
    forbid(*why);
  }
  return made;
}

void rejoin(Game& game, const std::string& ship) {
  game.tell(ship, "2e-wing-21", "It takes its place in the formation again.");
  const geom::Pose place = place_in_wing(game, ship);
  state::Wing wing = game.piece(ship).ship.wing;
  wing.split = false;
  game.emit(state::WingChanged{ship, wing});
  game.emit(state::PieceMoved{ship, place});
  gain(game, ship, Token::stress, 1, "2e-wing-21");
}

}  // namespace

std::optional<Refusal> wing_fault(const state::Table& table, const state::Piece& ship) {
  const state::Wing& wing = ship.ship.wing;
  if (wing.place == 0) return std::nullopt;
  const state::Piece* leader = table.find(wing.leader);
  if (leader == nullptr || leader->side != ship.side || leader->fled || !leads(*leader)) {
    return Refusal{"2e-wing-1", ship.id + " needs a leader of its own side."};
  }
  if (ship.base != geom::BaseKind::small) {
    return Refusal{"2e-wing-1", ship.id + " is not small: only small ships fly in a wing."};
  }
  if (!ship.ship.carrier.empty()) return Refusal{"2e-wing-5", ship.id + " is of a wing and cannot start docked."};
  int followers = 0;
  for (const state::Piece& other : table.pieces) {
    if (other.id == ship.id || other.ship.wing.leader != wing.leader) continue;
    if (other.ship.wing.place == wing.place) {
      return Refusal{"2e-wing-2", ship.id + " and " + other.id + " have the same place in their wing."};
    }
    ++followers;
  }
  if (leads(ship) && followers < kFewestWingmates) {
    return Refusal{"2e-wing-1", ship.id + " has too few wingmates."};
  }
  return std::nullopt;
}

bool lost_its_dial(const state::Piece& ship) { return ship.ship.wing.split && ship.ship.has_mark(kLostDial); }

bool barred_in_wing(const state::ShipState& ship, const std::string& action) {
  return ship.is_wingmate() && std::find(kActionsInWing.begin(), kActionsInWing.end(), action) == kActionsInWing.end();
}

void form_wing(Game& game, const std::string& leader) {
  if (!leads(game.piece(leader))) return;
  std::vector<std::string> leaving = wingmates(game.table(), leader);
  for (const std::string& id : std::vector<std::string>(leaving)) {
    leaving.erase(leaving.begin());
    state::Piece piece = game.piece(id);
    piece.pose = place_in_wing(game, id);
    std::optional<std::string> why;
    if (!piece.waiting) {
      why = blocked(game, id, piece.pose, leaving);
    } else if (const auto fault = deployment_fault(game.catalog(), game.table(), piece)) {
      why = fault->why;
    }
    if (why) {
      split(game, id, "2e-wing-4", "It splits and gains 1 stress token. " + *why);
      game.emit(state::TokenChanged{id, Token::stress, 1});
    } else if (piece.waiting) {
      game.emit(state::PiecePlaced{id, piece.pose});
      place_turret(game, id);
    } else if (piece.pose != game.piece(id).pose) {
      game.emit(state::PieceMoved{id, piece.pose});
    }
  }
}

void form_wings(Game& game) {
  for (const std::string& leader : leaders(game)) form_wing(game, leader);
}

void wing_follows(Game& game, const std::string& leader, const Flight& flown) {
  if (!leads(game.piece(leader))) return;
  const Flight flight{flown.maneuver, flown.difficulty};
  const std::vector<std::string> mates = wingmates(game.table(), leader);
  for (const std::string& id : mates) {
    if (flight.difficulty != geom::Difficulty::red || game.piece(id).tokens.stress == 0) continue;
    split(game, id, "2e-wing-18", "Its leader flies a red maneuver and it is stressed: it splits.");
  }
  const auto in_formation = [&game](const std::string& id) {
    return still_flying(game, id) && game.piece(id).ship.is_wingmate();
  };
  for (const std::string& id : mates) {
    if (!in_formation(id)) continue;
    moment(game, Window::before_activation, id);
    if (!in_formation(id)) continue;
    follow(game, id, flight);
    game.emit(state::ShipActivated{id});
  }
}

void wing_after_slam(Game& game, const std::string& leader) {
  if (!leads(game.piece(leader))) return;
  for (const std::string& id : wingmates(game.table(), leader)) {
    if (has_action(game, id, "slam")) {
      game.emit(state::ActionDone{id, "slam"});
      gain(game, id, Token::disarm, 1, "2e-wing-15");
    } else {
      split(game, id, "2e-wing-15", "Its leader does a SLAM, which it cannot: it splits.");
    }
  }
}

void wing_after_cloak(Game& game, const std::string& leader) {
  if (!leads(game.piece(leader))) return;
  for (const std::string& id : wingmates(game.table(), leader)) {
    if (!has_action(game, id, "cloak")) split(game, id, "2e-wing-16", "Its leader cloaks, which it cannot: it splits.");
  }
}

void leave_wing(Game& game, const std::string& ship) {
  if (leads(game.piece(ship))) {
    for (const std::string& id : wingmates(game.table(), ship)) {
      split(game, id, "2e-wing-18", "Its leader has left the game, or is ionised or tractored: it splits.");
    }
  } else if (game.piece(ship).ship.is_wingmate()) {
    split(game, ship, "2e-wing-18", "It can hold its place no longer: it splits.");
  }
}

void check_wing(Game& game, const std::string& ship) {
  const state::Piece& piece = game.piece(ship);
  if (piece.ship.wing.place > 0 && (is_ionised(piece) || is_tractored(piece))) leave_wing(game, ship);
}

void moved_in_wing(Game& game, const std::string& ship) {
  if (!game.piece(ship).ship.is_wingmate()) return;
  split(game, ship, "2e-wing-18", "It has been moved out of its place: it splits.");
}

void fly_without_dials(Game& game) {
  constexpr geom::Maneuver kTwoStraight{2, geom::Bearing::straight};
  std::vector<std::string> ids;
  const Side first = game.table().play.first;
  for (const Side side : {first, state::other(first)}) {
    for (const state::Piece& ship : game.table().pieces) {
      if (ship.side == side && lost_its_dial(ship)) ids.push_back(ship.id);
    }
  }
  for (const std::string& id : ids) {
    if (!still_flying(game, id)) continue;
    game.tell(id, "2e-wing-19", "It has split and has no dial: it flies a white 2 straight and gains 1 stress token.");
    const bool flies = execute_maneuver(game, id, {kTwoStraight, geom::Difficulty::white}, ManeuverKind::effect);
    if (flies) gain(game, id, Token::stress, 1, "2e-wing-19");
  }
}

void offer_splits(Game& game) {
  for (const std::string& leader : leaders(game)) {
    for (;;) {
      state::Choice choice =
          choice_of(game, "wing-split", leader, "2e-wing-20", "Does a wingmate of " + leader + " leave the formation?");
      for (const std::string& id : wingmates(game.table(), leader)) {
        choice.options.push_back(option(id, id + " leaves"));
        choice.options.back().piece = id;
      }
      choice.options.push_back(option("pass", "Nobody leaves"));
      const std::string id = game.ask(std::move(choice));
      if (id == "pass") break;
      split(game, id, "2e-wing-20", "It leaves the formation: from the next round on it has a dial of its own.");
    }
  }
}

void offer_rejoining(Game& game) {
  for (const std::string& leader : leaders(game)) {
    for (;;) {
      state::Choice choice =
          choice_of(game, "wing-join", leader, "2e-wing-21", "Does a ship rejoin the formation of " + leader + "?");
      for (const state::Piece& ship : game.table().pieces) {
        if (!ship.ship.wing.split || ship.ship.wing.leader != leader || !still_flying(game, ship.id)) continue;
        choice.options.push_back(rejoining(game, ship));
      }
      if (choice.options.empty()) break;
      choice.options.push_back(option("pass", "Nobody rejoins"));
      const std::string id = game.ask(std::move(choice));
      if (id == "pass") break;
      rejoin(game, id);
    }
  }
}

}  // namespace plotboard::rules
