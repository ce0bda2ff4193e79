// Poses from what people measure.
#include "desk/at_table/measured.hpp"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>

#include "data/catalog.hpp"
#include "geom/geom.hpp"
#include "rules/rules.hpp"

namespace plotboard::desk {

namespace {

constexpr double kFarthestTyped = 5000;  // mm: no table is larger

// What the piece covers about its origin while it looks that way; a point, where it has no extent.
geom::Box extent_of(const data::Catalog& catalog, state::Piece piece, base::Mdeg heading) {
  piece.pose = {{0}, {0}, heading};
  if (const auto shape = rules::shape_of(catalog, piece)) return shape->box;
  return {{0, 0}, {0, 0}};
}

std::string mm_words(double mm) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f mm", mm);
  return text;
}

std::optional<double> number_in(std::string text) {
  for (char& c : text)
    if (c == ',') c = '.';
  if (text.empty() || std::isspace(static_cast<unsigned char>(text.front())) != 0) return std::nullopt;
  const bool plain = std::all_of(text.begin(), text.end(), [](char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '-' || c == '+';
  });
  if (!plain) return std::nullopt;
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (end == text.c_str() || *end != '\0') return std::nullopt;
  return value;
}

}  // namespace

geom::Pose measured_pose(const data::Catalog& catalog, const state::Area& area, const state::Piece& piece,
                         const MeasuredFrom& from, const EdgeDistances& distances, double heading_degrees) {
  const base::Mdeg heading = base::mdeg_from_degrees(heading_degrees).wrapped();
  geom::Box box = extent_of(catalog, piece, heading);
  if (from.middle) box = {{0, 0}, {0, 0}};
  const double x = from.right ? area.width.mm() - distances.across - box.high.x : distances.across - box.low.x;
  const double y = from.far ? area.height.mm() - distances.along - box.high.y : distances.along - box.low.y;
  return {base::um_from_mm(x), base::um_from_mm(y), heading};
}

EdgeDistances distances_of(const data::Catalog& catalog, const state::Area& area, const state::Piece& piece,
                           const MeasuredFrom& from) {
  geom::Box box = extent_of(catalog, piece, piece.pose.heading);
  if (from.middle) box = {{0, 0}, {0, 0}};
  const double x = piece.pose.x.mm(), y = piece.pose.y.mm();
  return {from.right ? area.width.mm() - (x + box.high.x) : x + box.low.x,
          from.far ? area.height.mm() - (y + box.high.y) : y + box.low.y};
}

geom::Pose pose_beside(const data::Catalog& catalog, const state::Piece& other, const state::Piece& piece, Beside where,
                       double gap_mm) {
  const geom::Box its = extent_of(catalog, other, {0}), own = extent_of(catalog, piece, {0});
  geom::Displacement move;
  switch (where) {
    case Beside::ahead:
      move.forward = its.high.y + gap_mm - own.low.y;
      break;
    case Beside::behind:
      move.forward = its.low.y - gap_mm - own.high.y;
      break;
    case Beside::right:
      move.right = its.high.x + gap_mm - own.low.x;
      break;
    case Beside::left:
      move.right = its.low.x - gap_mm - own.high.x;
      break;
  }
  return geom::displaced(other.pose, move);
}

Typed length_typed(const std::string& text) {
  const auto value = number_in(text);
  if (!value) return "\"" + text + "\" is no length: type millimetres.";
  if (*value < 0) return std::string("A distance cannot be below 0.");
  if (*value > kFarthestTyped) return mm_words(*value) + " is farther than any table reaches.";
  return *value;
}

Typed heading_typed(const std::string& text) {
  if (text.size() == 1) {
    switch (text.front()) {
      case '0':
      case '8':
        return 0.0;
      case '9':
        return 45.0;
      case '6':
        return 90.0;
      case '3':
        return 135.0;
      case '2':
        return 180.0;
      case '1':
        return 225.0;
      case '4':
        return 270.0;
      case '7':
        return 315.0;
      case '5':
        return std::string("5 is the middle of the number pad: type 05 for 5 degrees.");
      default:
        break;
    }
  }
  const auto value = number_in(text);
  if (!value || *value < -360 || *value > 360)
    return "\"" + text + "\" is no heading: a digit of the number pad (8 up, 6 right, 2 down, 4 left), or degrees.";
  return base::mdeg_from_degrees(*value).wrapped().degrees();
}

std::optional<Beside> beside_typed(const std::string& text) {
  if (text == "8") return Beside::ahead;
  if (text == "4") return Beside::left;
  if (text == "6") return Beside::right;
  if (text == "2") return Beside::behind;
  return std::nullopt;
}

double over_edge_mm(const data::Catalog& catalog, const state::Area& area, const state::Piece& piece) {
  const geom::Box box = extent_of(catalog, piece, piece.pose.heading);
  const double x = piece.pose.x.mm(), y = piece.pose.y.mm();
  return std::max(
      {-(x + box.low.x), x + box.high.x - area.width.mm(), -(y + box.low.y), y + box.high.y - area.height.mm()});
}

std::vector<std::string> clashes(const data::Catalog& catalog, const state::Table& table, const state::Piece& piece) {
  std::vector<std::string> said;
  const auto shape = rules::shape_of(catalog, piece);
  if (!shape) return said;
  const double tolerance = catalog.figures.contact_tolerance.mm();
  for (const state::Piece& other : table.pieces) {
    const bool ship = other.type == state::PieceType::ship;
    if (other.id == piece.id || (ship ? !other.in_play() : other.type != state::PieceType::obstacle)) continue;
    const auto its = rules::shape_of(catalog, other);
    if (!its || shape->box.apart(its->box, 1)) continue;
    const double gap = geom::gap_mm(*shape, *its);
    if (gap < -tolerance) said.push_back("It overlaps " + other.id + " by " + mm_words(-gap) + ".");
  }
  return said;
}

}  // namespace plotboard::desk
