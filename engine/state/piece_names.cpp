#include "state/piece_names.hpp"

#include <algorithm>

#include "data/catalog.hpp"

namespace plotboard::state {

namespace {

// "proton-bomb-1": made of its kind and a number (rules/play/devices.cpp), unlike names that people and missions give.
bool is_numbered_kind(const std::string& id) {
  const std::size_t last = id.rfind('-');
  if (last == std::string::npos || last + 1 == id.size()) return false;
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto small = [&](char c) { return (c >= 'a' && c <= 'z') || c == '-' || digit(c); };
  return std::all_of(id.begin(), id.end(), small) &&
         std::all_of(id.begin() + static_cast<std::ptrdiff_t>(last) + 1, id.end(), digit);
}

std::string spelled_out(std::string id) {  // "Proton bomb 1"
  std::replace(id.begin(), id.end(), '-', ' ');
  if (id[0] >= 'a' && id[0] <= 'z') id[0] = static_cast<char>(id[0] - 'a' + 'A');
  return id;
}

// Of a campaign's pilot in that ship (mission::Seat); "" of all others, whose pilots have cards.
std::string call_sign_of(const data::Catalog& catalog, const Piece& piece) {
  const Id pilot = piece.ship.pilot;
  if (piece.type != PieceType::ship || piece.side != Side::player || pilot.empty()) return "";
  const data::Ship* ship = catalog.ship(piece.ref);
  const bool has_card = !piece.ship.pilot_card.empty() || catalog.first_pilot(pilot) != nullptr || ship == nullptr ||
                        data::pilot_of(*ship, pilot) != nullptr;
  return has_card ? "" : pilot.text();
}

// Of the one pilot who bears that name (2e-squad-7); "" of others, and of crews of huge ships.
std::string famous_name_of(const data::Catalog& catalog, const Piece& piece) {
  if (geom::is_huge(piece.base)) return "";
  if (const data::FirstPilot* first = catalog.first_pilot(piece.ship.pilot)) return first->unique ? first->name : "";
  const data::Ship* ship = catalog.ship(piece.ref);
  const data::GenericPilot* pilot = ship == nullptr ? nullptr : data::pilot_of(*ship, piece.ship.pilot);
  return pilot != nullptr && pilot->limited == 1 ? pilot->name : "";
}

// "Decimator", a VT-49 Decimator: the last word of its type.
bool is_called_by_type(const data::Catalog& catalog, const Piece& piece) {
  const data::Ship* ship = piece.type == PieceType::ship ? catalog.ship(piece.ref) : nullptr;
  if (ship == nullptr || called(catalog, piece) != piece.id.text()) return false;
  const auto small = [](std::string words) {
    for (char& c : words) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return words;
  };
  return (" " + small(ship->name)).ends_with(" " + small(piece.id.text()));
}

// Both sides may fly the same one.
bool shares_its_pilot(const Table& table, const Piece& piece) {
  return piece.type == PieceType::ship &&
         std::any_of(table.pieces.begin(), table.pieces.end(), [&](const Piece& other) {
           return other.type == PieceType::ship && other.id != piece.id && other.ship.pilot == piece.ship.pilot;
         });
}

}  // namespace

std::string called(const data::Catalog& catalog, const Piece& piece) {
  if (piece.type != PieceType::ship) return is_numbered_kind(piece.id) ? spelled_out(piece.id) : piece.id.text();
  std::string name = call_sign_of(catalog, piece);
  if (name.empty()) name = famous_name_of(catalog, piece);
  return name.empty() ? piece.id.text() : name;
}

std::string piece_words(const data::Catalog& catalog, const Piece& piece) {
  std::string kind;
  if (const data::Ship* ship = catalog.ship(piece.ref); ship != nullptr && piece.type == PieceType::ship)
    kind = ship->name;
  if (const data::Obstacle* obstacle = catalog.obstacle(piece.ref))
    kind = obstacle->name.substr(0, obstacle->name.find(" ("));
  if (const data::Device* device = catalog.device(piece.ref)) {
    return device->name + (piece.owner.empty() ? "" : " of " + piece.owner);
  }
  return (piece.type == PieceType::ship ? called(catalog, piece) : piece.id.text()) + (kind.empty() ? "" : ", " + kind);
}

std::string PieceNames::piece(Id id) const {
  const Piece* piece = table_ == nullptr ? nullptr : table_->find(id);
  if (piece != nullptr) return shares_its_pilot(*table_, *piece) ? id.text() : called(catalog_, *piece);
  return is_numbered_kind(id) ? spelled_out(id) : id.text();
}

std::string PieceNames::within(Id id) const {
  const Piece* found = table_ == nullptr ? nullptr : table_->find(id);
  return (found != nullptr && is_called_by_type(catalog_, *found) ? "the " : "") + piece(id);
}

std::string PieceNames::whole(Id id) const {
  const Piece* found = table_ == nullptr ? nullptr : table_->find(id);
  return found == nullptr ? piece(id) : piece_words(catalog_, *found);
}

}  // namespace plotboard::state
