#include "rules/coop/mission_actions.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "mission/conditions.hpp"
#include "rules/board/field.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules {

namespace {

using state::Face;
using state::Side;
using state::Token;

constexpr const char* kProtect = "protect";
constexpr const char* kScan = "scan";

Id object_of(Id key) { return key.text().substr(key.text().find(':') + 1); }

// Nobody protects the other side's.
bool may_protect(const state::Piece& ship, const state::Piece& object) {
  return object.side == ship.side || object.side == Side::none;
}

// What lies on the table of what the mission grants, in table order, as keys of that kind.
Ids keys_of(const Game& game, Id ship, const char* kind, const data::Selection& granted) {
  Ids keys;
  if (granted.empty()) return keys;
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.id == ship || !is_on_table(piece) || !mission::means(granted, piece)) continue;
    keys.emplace_back(std::string(kind) + ':' + piece.id);
  }
  return keys;
}

Ids what_to_protect(const Game& game, Id ship) {
  const data::Mission* flown = mission_of(game);
  if (flown == nullptr) return {};
  Ids keys = keys_of(game, ship, kProtect, flown->grants.protect);
  const auto is_foreign = [&](Id key) { return !may_protect(game.piece(ship), game.piece(object_of(key))); };
  keys.erase(std::remove_if(keys.begin(), keys.end(), is_foreign), keys.end());
  return keys;
}

Ids what_to_scan(const Game& game, Id ship) {
  const data::Mission* flown = mission_of(game);
  if (flown == nullptr || !mission::is_flown_by_people(game.piece(ship))) return {};  // fga-2.16.1.2x-3
  return keys_of(game, ship, kScan, flown->grants.scan);
}

// Why the object is out of reach: that it is gone, or that it is too far.
Hindrance out_of_reach(const Game& game, Id ship, Id key, const char* gone, const char* far) {
  const state::Piece* object = game.find(object_of(key));
  if (object == nullptr || !is_on_table(*object)) return {gone, "reach.gone"};
  if (is_within_range_1(game, ship, object->id)) return {};
  return {far, "reach.far"};
}

void protect(Game& game, Id ship, Id key) {
  const Id object = object_of(key);
  game.tell(ship, "fga-2.16.1.1x-2", say("protect.done", object));
  if (game.piece(object).type == state::PieceType::ship) {
    gain(game, object, Token::protect, 1, "");
  } else {
    game.emit(state::TokenChanged{object, Token::protect, 1});
  }
}

void scan(Game& game, Id ship, Id key) {
  const Id object = object_of(key);
  game.tell(ship, "fga-2.16.1.2x-1", say("scan.done", object));
  did(game, state::deeds::scanned, ship, object);
}

}  // namespace

const std::vector<AddedAction>& mission_actions() {
  static const std::vector<AddedAction> all{
      {kProtect, what_to_protect,
       [](const Game& game, Id ship, Id key) {
         return out_of_reach(game, ship, key, "fga-2.16.1.1x-1", "fga-2.16.1.1x-2");
       },
       [](Id key) { return say("protect.name", object_of(key)); }, protect},
      {kScan, what_to_scan,
       [](const Game& game, Id ship, Id key) {
         return out_of_reach(game, ship, key, "fga-2.16.1.2x-1", "fga-2.16.1.2x-1");
       },
       [](Id key) { return say("scan.name", object_of(key)); }, scan}};
  return all;
}

const data::Mission* mission_of(const data::Catalog& catalog, const state::Table& table) {
  return table.progress.rank > 0 ? catalog.mission(table.mission) : nullptr;
}

bool is_on_table(const state::Piece& piece) {
  if (piece.type == state::PieceType::ship) return piece.in_play() && !piece.ship.destroyed;
  return !piece.waiting && !piece.ship.removed;
}

void did(Game& game, Id what, Id ship, Id to) {
  if (mission_of(game) != nullptr) game.emit(state::DeedDone{{what, ship, to, game.table().round}});
}

bool is_within_range_1(const Game& game, Id ship, Id object) {
  const Field& field = field_of(game);
  const Field::Ship* own = field.ship(ship);
  if (own == nullptr) return false;
  const double limit = field.figures().range_band.mm() + field.tolerance_mm();
  if (const Field::Ship* other = field.ship(object)) return geom::gap_mm(own->measured, other->measured) <= limit;
  const auto shape = shape_of(game.catalog(), game.piece(object));
  return shape && geom::gap_mm(own->measured, *shape) <= limit;
}

void spend_protection(Game& game, state::Attack& attack) {
  for (int left = game.piece(attack.defender).tokens.protect; left > 0; --left) {
    if (!take_face(attack.attack_dice, Face::hit) && !take_face(attack.attack_dice, Face::crit)) return;
    game.tell(attack.defender, "fga-2.16.1.1x-3", say("protect.spent"));
    game.emit(state::TokenChanged{attack.defender, Token::protect, -1});
  }
}

}  // namespace plotboard::rules
