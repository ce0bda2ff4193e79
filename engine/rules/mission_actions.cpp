#include "rules/mission_actions.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "mission/conditions.hpp"
#include "rules/attack.hpp"
#include "rules/tokens.hpp"

namespace plotboard::rules {

namespace {

using state::Face;
using state::Side;
using state::Token;

constexpr std::string_view kProtect = "protect:";
constexpr std::string_view kScan = "scan:";

bool begins(std::string_view word, std::string_view with) { return word.substr(0, with.size()) == with; }

// What comes before the object, colon and all; "" for any other action.
std::string_view kind_of(std::string_view action) {
  for (const std::string_view kind : {kProtect, kScan}) {
    if (begins(action, kind)) return kind;
  }
  return "";
}
std::string object_of(const std::string& action) { return action.substr(kind_of(action).size()); }

// Nobody protects the other side's.
bool may_protect(const state::Piece& ship, const state::Piece& object) {
  return object.side == ship.side || object.side == Side::none;
}

}  // namespace

const data::Mission* mission_of(const data::Catalog& catalog, const state::Table& table) {
  return table.progress.rank > 0 ? catalog.mission(table.mission) : nullptr;
}

bool is_on_table(const state::Piece& piece) {
  if (piece.type == state::PieceType::ship) return piece.in_play() && !piece.ship.destroyed;
  return !piece.waiting && !piece.ship.removed;
}

void did(Game& game, const std::string& what, const std::string& ship, const std::string& to) {
  if (mission_of(game) != nullptr) game.emit(state::DeedDone{{what, ship, to, game.table().round}});
}

bool is_within_range_1(const Game& game, const std::string& ship, const std::string& object) {
  const Field& field = game.field();
  const Field::Ship* own = field.ship(ship);
  if (own == nullptr) return false;
  const double limit = field.figures().range_band.mm() + field.tolerance_mm();
  if (const Field::Ship* other = field.ship(object)) return geom::gap_mm(own->measured, other->measured) <= limit;
  const auto shape = shape_of(game.catalog(), game.piece(object));
  return shape && geom::gap_mm(own->measured, *shape) <= limit;
}

std::vector<std::string> mission_actions(const Game& game, const std::string& ship) {
  std::vector<std::string> actions;
  const data::Mission* flown = mission_of(game);
  if (flown == nullptr || (flown->grants.protect.empty() && flown->grants.scan.empty())) return actions;
  const state::Piece& own = game.piece(ship);
  for (const bool protect : {true, false}) {
    if (!protect && !mission::is_flown_by_people(own)) continue;  // fga-2.16.1.2x-3
    for (const state::Piece& piece : game.table().pieces) {
      if (piece.id == ship || !is_on_table(piece)) continue;
      if (!mission::means(protect ? flown->grants.protect : flown->grants.scan, piece)) continue;
      if (protect && !may_protect(own, piece)) continue;
      actions.push_back(std::string(protect ? kProtect : kScan) + piece.id);
    }
  }
  return actions;
}

bool is_mission_action(const std::string& action) { return !kind_of(action).empty(); }

bool has_done_mission_action(const state::ShipState& ship, const std::string& action) {
  const std::string_view kind = kind_of(action);
  return std::any_of(ship.actions.begin(), ship.actions.end(),
                     [kind](const std::string& done) { return begins(done, kind); });
}

MissionActionBan ban_of_mission_action(const Game& game, const std::string& ship, const std::string& action) {
  const bool protect = kind_of(action) == kProtect;
  const state::Piece* object = game.table().find(object_of(action));
  if (object == nullptr || !is_on_table(*object)) {
    return {protect ? "fga-2.16.1.1x-1" : "fga-2.16.1.2x-1", "It is no longer there."};
  }
  if (is_within_range_1(game, ship, object->id)) return {};
  return {protect ? "fga-2.16.1.1x-2" : "fga-2.16.1.2x-1", "It is not within range 1."};
}

std::string name_of_mission_action(const std::string& action) {
  return (kind_of(action) == kProtect ? "Protect " : "Scan ") + object_of(action);
}

void do_mission_action(Game& game, const std::string& ship, const std::string& action) {
  const std::string object = object_of(action);
  if (kind_of(action) == kScan) {
    game.tell(ship, "fga-2.16.1.2x-1", "It scans " + object + ".");
    did(game, "scanned", ship, object);
    return;
  }
  game.tell(ship, "fga-2.16.1.1x-2", "It protects " + object + ": a protect token.");
  if (game.piece(object).type == state::PieceType::ship) {
    gain(game, object, Token::protect, 1, "");
  } else {
    game.emit(state::TokenChanged{object, Token::protect, 1});
  }
}

void spend_protection(Game& game, state::Attack& attack) {
  for (int left = game.piece(attack.defender).tokens.protect; left > 0; --left) {
    if (!take_face(attack.attack_dice, Face::hit) && !take_face(attack.attack_dice, Face::crit)) return;
    game.tell(attack.defender, "fga-2.16.1.1x-3", "A protect token is spent: one result less.");
    game.emit(state::TokenChanged{attack.defender, Token::protect, -1});
  }
}

}  // namespace plotboard::rules
