#include "desk/table/seats.hpp"

#include <algorithm>

#include "desk/core/names.hpp"
#include "rules/play/setup.hpp"

namespace plotboard::desk {

using state::Phase;
using state::Side;

const char* words_of(Controller controller) {
  switch (controller) {
    case Controller::me:
      return "I fly them";
    case Controller::friend_here:
      return "A friend at this screen";
    case Controller::cards:
      return "The AI, by its cards";
    case Controller::bot:
      return "A stand-in pilot";
  }
  return "";
}

bool Seats::has_people(Side side) const {
  if (!given_.open.is_open() || side == Side::none || given_.open.session().by_bot(side)) return false;
  const auto& pieces = given_.open.table().pieces;
  return std::any_of(pieces.begin(), pieces.end(), [side](const state::Piece& piece) {
    return piece.type == state::PieceType::ship && piece.side == side && !piece.ai;
  });
}

std::string Seats::side_name(Side side) const {
  return side_words(given_.open.is_open() ? &given_.open.table() : nullptr, side);
}

std::string Seats::side_does(Side side, const char* one, const char* many) const {
  return desk::side_does(side_name(side), one, many);
}

bool Seats::knows_dial(const state::Piece& ship) const {
  if (!ship.ship.dial) return false;
  if (ship.ship.revealed || peek == ship.id) return true;
  if (!has_people(ship.side)) return false;
  if (!has_people(state::other(ship.side))) return true;
  return given_.open.table().play.phase == Phase::planning && !covered && seat == ship.side;
}

std::uint64_t Seats::turn_of(Side side) const {
  return static_cast<std::uint64_t>(given_.open.table().round) * 4 + state::seat(side) + 1;
}

void Seats::take() {
  const state::Table& table = given_.open.table();
  peek.clear();
  const bool player = has_people(Side::player), enemy = has_people(Side::enemy);
  if (!table.play.on() || !player || !enemy) {
    covered = false;
    seat = enemy && !player ? Side::enemy : Side::player;
    return;
  }
  if (table.play.phase != Phase::planning || table.play.choice) {
    covered = false;
    const Side places = rules::next_to_place(given_.open.catalog(), table).side;
    if (places != Side::none) seat = places;
    if (table.play.choice && table.play.choice->side != Side::none) seat = table.play.choice->side;
    seated_ = 0;
    return;
  }
  seat = Side::none;
  for (const Side side : table.play.in_order()) {
    if (seat == Side::none && !table.play.ready[state::seat(side)]) seat = side;
  }
  if (seat == Side::none) seat = table.play.first;
  covered = seated_ != turn_of(seat);
}

void Seats::uncover() {
  if (!covered) return;
  covered = false;
  seated_ = turn_of(seat);
  given_.board.selected.clear();
}

void Seats::clear() {
  static_cast<SeatsView&>(*this) = {};
  seated_ = 0;
}

}  // namespace plotboard::desk
