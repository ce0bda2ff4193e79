#include "state/table.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "data/mission.hpp"
#include "data/order.hpp"
#include "fields/hash.hpp"
#include "state/fields.hpp"

namespace plotboard::state {

namespace {

constexpr std::size_t kLongestId = 64;
constexpr std::size_t kLongestText = 2000;

// Well-formed UTF-8 without control characters (but for line breaks where they are allowed): what a person could have
// typed, and what JSON can carry.
bool is_plain_text(std::string_view text, bool lines = false) {
  std::size_t i = 0;
  while (i < text.size()) {
    const auto lead = static_cast<unsigned char>(text[i]);
    if ((lead < 0x20u && !(lines && lead == '\n')) || lead == 0x7fu) return false;
    const std::size_t length = lead < 0x80u            ? 1u
                               : (lead >> 5u) == 0x06u ? 2u
                               : (lead >> 4u) == 0x0eu ? 3u
                               : (lead >> 3u) == 0x1eu ? 4u
                                                       : 0u;
    if (length == 0 || i + length > text.size()) return false;
    std::uint32_t code = length == 1 ? lead : lead & (0xffu >> (length + 1));
    for (std::size_t k = 1; k < length; ++k) {
      const auto next = static_cast<unsigned char>(text[i + k]);
      if ((next >> 6u) != 0x02u) return false;
      code = (code << 6u) | (next & 0x3fu);
    }
    constexpr std::array<std::uint32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
    if (code < kSmallest[length] || code > 0x10ffffu || (code >= 0xd800u && code < 0xe000u)) return false;
    i += length;
  }
  return true;
}

bool is_order(Id text) {
  const data::OrderKind kind = data::order_of(text).kind;
  return kind != data::OrderKind::unknown && kind != data::OrderKind::flee;
}

bool within(base::Um value) { return value <= kFarthest && value >= -kFarthest; }

}  // namespace

const char* name_of(PieceType type) {
  switch (type) {
    case PieceType::ship:
      return "ship";
    case PieceType::obstacle:
      return "obstacle";
    case PieceType::device:
      return "device";
    case PieceType::template_piece:
      return "template";
    case PieceType::ruler:
      return "ruler";
    case PieceType::marker:
      return "marker";
    case PieceType::component:
      return "component";
  }
  return "";
}

std::string thousandths(std::int32_t value) {
  const std::int64_t size = value < 0 ? -static_cast<std::int64_t>(value) : value;
  std::string digits = std::to_string(size % 1000);
  digits.insert(0, 3 - digits.size(), '0');
  return (value < 0 ? "-" : "") + std::to_string(size / 1000) + "." + digits;
}

std::optional<Area> area_named(const std::string& name) {
  const auto sides = data::sides_of_area(name);
  if (!sides) return std::nullopt;
  return Area{name, sides->width, sides->height};
}

Ids Piece::locks() const {
  Ids held;
  for (const Id object : {ship.older_lock, lock}) {
    if (!object.empty()) held.push_back(object);
  }
  return held;
}

Id Piece::lock_beside(Id object) const { return lock == object ? ship.older_lock : lock; }

const Piece* Table::find(Id id) const {
  const auto index = index_of(id);
  return index ? &pieces[*index] : nullptr;
}

std::optional<std::size_t> Table::index_of(Id id) const {
  if (id.empty()) return std::nullopt;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (pieces[i].id == id) return i;
  }
  return std::nullopt;
}

std::uint64_t hash_of(const Table& table) { return fields::hash_of(table); }

std::vector<Phrase> broken_fields(const Piece& piece) {
  std::vector<Phrase> broken;
  const auto must = [&broken](bool holds, words::Key what) {
    if (!holds) broken.emplace_back(what);
  };
  const auto between = [&broken](int value, int most, const auto& what) {
    if (value < 0 || value > most) broken.push_back(say("piece.out-of-bounds", what(), value, most));
  };
  if (piece.id.empty() || piece.id.text().size() > kLongestId || !is_plain_text(piece.id.text())) {
    broken.push_back(say("piece.id", kLongestId));
  }
  for (const std::string* text : {&piece.ref.text(), &piece.faction.text(), &piece.lock.text(), &piece.order.text(),
                                  &piece.note, &piece.squad.text(), &piece.ship.older_lock.text()}) {
    if (text->size() <= kLongestText && is_plain_text(*text, text == &piece.note)) continue;
    broken.push_back(say("piece.words", kLongestText));
  }
  must(within(piece.pose.x) && within(piece.pose.y), "piece.too-far");
  must(piece.pose.heading.value >= 0 && piece.pose.heading.value < 360000, "piece.heading");
  between(piece.initiative, kMostTokens, [] { return say("piece.initiative"); });
  between(piece.number, kMostNumber, [] { return say("piece.number"); });
  for (std::size_t i = 0; i < kTokenKinds; ++i) {
    const auto token = static_cast<Token>(i);
    between(piece.tokens[token], kMostTokens, [token] { return just(word_of(token)); });
  }
  between(piece.fuses, kMostTokens, [] { return say("piece.fuses"); });
  must(is_order(piece.order), "piece.order");
  must(!piece.has_locked(piece.id), "piece.locks-itself");
  must(piece.ship.older_lock.empty() || !piece.lock.empty(), "piece.older-lock");
  const Wing& wing = piece.ship.wing;
  const bool leads = wing.place == 1 && wing.leader == piece.id && !wing.split;
  const bool follows = wing.place > 1 && wing.place <= kMostInWing && wing.leader != piece.id &&
                       wing.leader.text().size() <= kLongestId && is_plain_text(wing.leader.text());
  must(wing == Wing{} || leads || (follows && !wing.leader.empty()), "piece.wing");
  if (piece.type != PieceType::ship) {
    Piece plain;
    plain.id = piece.id;
    plain.type = piece.type;
    plain.ref = piece.ref;
    plain.pose = piece.pose;
    plain.side = piece.side;
    plain.note = piece.note;
    if (piece.type == PieceType::device) {
      plain.fuses = piece.fuses;
      plain.owner = piece.owner;
      plain.number = piece.number;
    }
    if (piece.is_remote() || piece.type == PieceType::component) {
      plain.ship = piece.ship;
      plain.moved = piece.moved;
    }
    if (piece.type == PieceType::component) {  // a mine has an initiative; an ion-struck one tokens; both can be locked
      plain.initiative = piece.initiative;
      plain.number = piece.number;
      plain.tokens = piece.tokens;
    }
    plain.squad = piece.squad;
    if (piece.type == PieceType::obstacle) plain.fuses = piece.fuses;
    plain.mirror = piece.mirror && piece.type == PieceType::obstacle;
    plain.waiting = piece.waiting && piece.type == PieceType::obstacle;
    must(plain == piece, "piece.no-ship");
  } else {
    must(!piece.mirror, "piece.mirrored");
  }
  return broken;
}

std::vector<Phrase> broken_area(const Area& area) {
  if (area.name == "free") {
    const auto fits = [](base::Um side) { return side >= kSmallestSide && side <= kFarthest; };
    if (fits(area.width) && fits(area.height)) return {};
    return {say("area.sides")};
  }
  const auto named = area_named(area.name);
  if (!named) return {say("area.unknown", words::Text{area.name})};
  if (*named != area) return {say("area.other-sides", words::Text{area.name})};
  return {};
}

std::vector<std::string> broken_invariants(const Table& table) {
  std::vector<std::string> broken;
  for (const Phrase& what : broken_area(table.area)) broken.push_back(what.english());
  const auto must = [&broken](bool holds, const std::string& what) {
    if (!holds) broken.push_back(what);
  };
  must(table.pieces.size() <= kMostPieces, "more than " + std::to_string(kMostPieces) + " pieces");
  must(table.round >= 1 && table.round <= kMostNumber, "round " + std::to_string(table.round));
  must(table.pilots >= 0 && table.pilots <= kMostPilots, std::to_string(table.pilots) + " pilots");
  std::set<Id> ids;
  for (const Piece& piece : table.pieces) {
    must(ids.insert(piece.id).second, "two pieces are called " + piece.id);
    for (const Phrase& what : broken_fields(piece)) broken.push_back(piece.id + ": " + what.english());
  }
  for (const Piece& piece : table.pieces) {
    for (const Id object : piece.locks())
      must(ids.count(object) != 0, piece.id + ": its lock names no piece: " + object);
    const Id leader = piece.ship.wing.leader;
    must(leader.empty() || ids.count(leader) != 0, piece.id + ": its wing names no piece: " + leader);
  }
  return broken;
}

}  // namespace plotboard::state
