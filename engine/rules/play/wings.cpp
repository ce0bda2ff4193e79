// Who is in a wing, where, and what that means for its turn.
#include "rules/play/wings.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "data/catalog.hpp"
#include "geom/formation.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/wings_parts.hpp"

namespace plotboard::rules {

namespace {

using state::Phase;
using state::Side;
using state::Token;

constexpr const char* kLostDial = "split-without-dial";  // a mark (ShipState::marks)
constexpr int kFewestWingmates = 2;                      // 2e-wing-1
constexpr int kFewestInCampaign = 1;                     // fga-2.14.1x-5
constexpr std::array<std::string_view, 5> kActionsInWing{"calculate", "evade", "focus", "lock", "reinforce"};

bool names(const Ids& ids, Id id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

// AI ships act by number, whichever place has become theirs.
std::pair<int, int> order_in_wing(const state::Piece& ship) {
  return {ship.ai ? ship.number : 0, ship.ship.wing.place};
}

}  // namespace

namespace wings {

bool leads(const state::Piece& ship) { return ship.ship.wing.place == 1; }

bool in_formation(const Game& game, Id ship) { return still_flying(game, ship) && game.piece(ship).ship.is_wingmate(); }

Ids leaders(const Game& game) {
  Ids ids;
  for (const Side side : game.table().play.in_order()) {
    for (const state::Piece& ship : game.table().pieces) {
      if (ship.side == side && leads(ship) && still_flying(game, ship.id)) ids.push_back(ship.id);
    }
  }
  return ids;
}

geom::Pose place_in_wing(const Game& game, Id ship) {
  const state::Piece& piece = game.piece(ship);
  const state::Piece& leader = game.piece(piece.ship.wing.leader);
  return geom::wing_tool_pose(game.catalog().figures, piece.base, leader.pose, piece.ship.wing.place);
}

bool has_action(const Game& game, Id ship, std::string_view action) {
  const auto bar = bar_of(game, ship);
  return std::any_of(bar.begin(), bar.end(), [action](const data::ShipAction& icon) { return icon.type == action; });
}

void split(Game& game, Id ship, std::string_view rule, const Phrase& why) {
  game.tell(ship, rule, why);
  state::Wing wing = game.piece(ship).ship.wing;
  wing.split = true;
  game.emit(state::WingChanged{ship, wing});
  const bool campaign = game.ruleset().campaign_wings;
  const state::Piece& piece = game.piece(ship);
  const Phase phase = game.table().play.phase;
  const bool too_late = phase == Phase::system || phase == Phase::activation;
  const bool needs_dial = !campaign || !piece.ai;  // in the campaign an AI ship simply activates by itself
  if (too_late && needs_dial && !piece.moved && !piece.ship.revealed) game.emit(state::Marked{ship, kLostDial});
  const state::Piece* leader = game.find(wing.leader);
  if (campaign && leader != nullptr && leads(*leader) && wingmates(game.table(), wing.leader).empty()) {
    game.emit(state::WingChanged{wing.leader, {}});  // alone it is a ship like any other
  }
}

}  // namespace wings

Ids wingmates(const state::Table& table, Id leader) {
  std::vector<const state::Piece*> mates;
  for (const state::Piece& ship : table.pieces) {
    const bool here = ship.in_play() || ship.waiting;
    if (here && ship.ship.is_wingmate() && ship.ship.wing.leader == leader) mates.push_back(&ship);
  }
  std::sort(mates.begin(), mates.end(),
            [](const state::Piece* a, const state::Piece* b) { return order_in_wing(*a) < order_in_wing(*b); });
  Ids ids;
  for (const state::Piece* mate : mates) ids.push_back(mate->id);
  return ids;
}

std::optional<Phrase> blocked(const Field& field, const state::Piece& ship, const geom::Pose& pose,
                              const Ids& leaving) {
  const state::Table& table = field.table();
  const geom::PlacedBase base = geom::placed_base(field.figures(), ship.base, table.options.guides, pose);
  if (geom::overhang_mm(base, table.area.width.mm(), table.area.height.mm()) > field.tolerance_mm()) {
    return say("wing.place-off-board");
  }
  for (const Field::Ship& other : field.ships()) {
    const Id id = field.piece(other).id;
    if (id == ship.id || names(leaving, id)) continue;
    if (geom::contact(base, other.moving, field.tolerance_mm()) != geom::Contact::overlapping) continue;
    return say("wing.place-taken", id);
  }
  return std::nullopt;
}

std::optional<Refusal> wing_fault(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship) {
  const state::Wing& wing = ship.ship.wing;
  if (wing.place == 0) return std::nullopt;
  const data::RuleSet* ruleset = catalog.ruleset(table.ruleset);
  const bool campaign = ruleset != nullptr && ruleset->campaign_wings;
  const state::Piece* leader = table.find(wing.leader);
  if (leader == nullptr || leader->side != ship.side || leader->fled || !wings::leads(*leader)) {
    return Refusal{"2e-wing-1", say("wing.needs-leader", ship.id)};
  }
  if (ship.base != geom::BaseKind::small) {
    return Refusal{campaign ? "fga-2.14.1x-7" : "2e-wing-1", say("wing.not-small", ship.id)};
  }
  if (!ship.ship.carrier.empty()) return Refusal{"2e-wing-5", say("wing.not-docked", ship.id)};
  // The highest initiative is Alpha One's, and other wings have nobody above their leader either.
  if (campaign && !ship.ai && ship.initiative > leader->initiative) {
    return Refusal{"fga-2.14.1x-4", say("wing.initiative", ship.id, leader->id)};
  }
  int followers = 0;
  for (const state::Piece& other : table.pieces) {
    if (other.id == ship.id || other.ship.wing.leader != wing.leader) continue;
    if (other.ship.wing.place == wing.place) {
      return Refusal{"2e-wing-2", say("wing.same-place", ship.id, other.id)};
    }
    ++followers;
  }
  if (wings::leads(ship) && followers < (campaign ? kFewestInCampaign : kFewestWingmates)) {
    return Refusal{campaign ? "fga-2.14.1x-5" : "2e-wing-1", say("wing.too-few", ship.id)};
  }
  return std::nullopt;
}

int engages_at(const data::RuleSet& ruleset, const state::Table& table, const state::Piece& ship) {
  if (!ruleset.campaign_wings || !ship.ship.is_wingmate()) return ship.initiative;
  const state::Piece* leader = table.find(ship.ship.wing.leader);
  return leader == nullptr ? ship.initiative : leader->initiative;
}

bool waits_for_wing(const data::RuleSet& ruleset, const state::Table& table, const state::Piece& ship) {
  if (!ruleset.campaign_wings || !ship.ship.is_wingmate()) return false;
  const Id leader = ship.ship.wing.leader;
  return std::any_of(table.pieces.begin(), table.pieces.end(), [&](const state::Piece& other) {
    if (!other.in_play() || other.ship.engaged || other.ship.wing.leader != leader || other.ship.wing.split)
      return false;
    return wings::leads(other) || order_in_wing(other) < order_in_wing(ship);
  });
}

bool lost_its_dial(const state::Piece& ship) { return ship.ship.wing.split && ship.ship.has_mark(kLostDial); }

bool is_positional(Id action) {
  static const Ids positional{"barrel-roll", "boost", "slam"};
  return base::contains(positional, action);
}

const char* barred_in_wing(const data::RuleSet& ruleset, const state::Piece& ship, Id action) {
  if (!ship.ship.is_wingmate()) return nullptr;
  if (ruleset.campaign_wings) {
    if (!is_positional(action)) return nullptr;
    return ship.ai ? "fga-3.3.9-8" : "fga-2.14.1.2x-4";
  }
  const bool allowed = std::find(kActionsInWing.begin(), kActionsInWing.end(), action) != kActionsInWing.end();
  return allowed ? nullptr : "2e-wing-14";
}

void form_wing(Game& game, Id leader) {
  if (!wings::leads(game.piece(leader))) return;
  Ids leaving = wingmates(game.table(), leader);
  for (const Id id : Ids(leaving)) {
    leaving.erase(leaving.begin());
    state::Piece piece = game.piece(id);
    piece.pose = wings::place_in_wing(game, id);
    std::optional<Phrase> why;
    if (!piece.waiting) {
      why = blocked(field_of(game), piece, piece.pose, leaving);
    } else if (const auto fault = deployment_fault(game.catalog(), game.table(), piece)) {
      why = fault->why;
    }
    const bool squad = game.ruleset().campaign_wings && piece.ai;
    if (why && squad && !piece.waiting) continue;  // as close as it could be put (fga-4.3.2.1-2)
    if (why) {
      wings::split(game, id, "2e-wing-4", say("wing.splits-stressed", *why));
      if (!keeps_tokens(game, id)) game.emit(state::TokenChanged{id, Token::stress, 1});
    } else if (piece.waiting) {
      game.emit(state::PiecePlaced{id, piece.pose});
      place_turret(game, id);
    } else if (piece.pose != game.piece(id).pose) {
      game.emit(state::PieceMoved{id, piece.pose});
    }
  }
}

void form_wings(Game& game) {
  for (const Id leader : wings::leaders(game)) form_wing(game, leader);
}

}  // namespace plotboard::rules
