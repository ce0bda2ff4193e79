#include "mission/zones.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "data/catalog.hpp"
#include "geom/shape.hpp"

namespace plotboard::mission {

namespace {

geom::PlacedShape rectangle(const data::Zone& zone) {
  const double left = zone.x.mm(), low = zone.y.mm();
  const double right = left + zone.width.mm(), high = low + zone.height.mm();
  geom::Shape shape;
  shape.parts = {{{left, low}, {right, low}, {right, high}, {left, high}}};
  geom::measure_radius(shape);
  return geom::placed(shape, geom::Pose{});
}

// Everything that stands or lies on the table, placed once.
struct Others {
  std::vector<geom::PlacedBase> bases;
  std::vector<geom::PlacedShape> shapes;
};
Others others_on(const data::Catalog& catalog, const state::Table& table, Id but) {
  Others others;
  for (const state::Piece& piece : table.pieces) {
    if (piece.id == but) continue;
    if (piece.in_play()) {
      others.bases.push_back(geom::placed_base(catalog.figures, piece.base, table.options.guides, piece.pose));
    } else if (auto shape = terrain_shape(catalog, piece)) {
      others.shapes.push_back(std::move(*shape));
    }
  }
  return others;
}

bool is_free(const Others& others, const geom::PlacedBase& base, double spacing, bool off_terrain) {
  for (const geom::PlacedBase& other : others.bases) {
    if (geom::gap_mm_up_to(base, other, spacing) < spacing) return false;
  }
  return !off_terrain || std::none_of(others.shapes.begin(), others.shapes.end(),
                                      [&](const geom::PlacedShape& shape) { return geom::gap_mm(base, shape) < 0; });
}

}  // namespace

bool lies_in(const data::Zone& zone, const geom::PlacedBase& base, double tolerance_mm) {
  for (int i = 0; i < 4; ++i) {
    const geom::Vec2 corner = base.corner(i);
    const double x = corner.x - zone.x.mm(), y = corner.y - zone.y.mm();
    if (x < -tolerance_mm || y < -tolerance_mm) return false;
    if (x > zone.width.mm() + tolerance_mm || y > zone.height.mm() + tolerance_mm) return false;
  }
  return true;
}

bool reaches_into(const data::Zone& zone, const geom::PlacedBase& base, double tolerance_mm) {
  return geom::contact(base, rectangle(zone), tolerance_mm) == geom::Contact::overlapping;
}

base::Mdeg heading_in(const data::Zone& zone, const state::Area& area) {
  if (zone.heading) return *zone.heading;
  const double right = (area.width.mm() - zone.width.mm()) / 2 - zone.x.mm();
  const double up = (area.height.mm() - zone.height.mm()) / 2 - zone.y.mm();
  if (std::abs(up) >= std::abs(right)) return base::Mdeg{up >= 0 ? 0 : 180000};
  return base::Mdeg{right > 0 ? 90000 : 270000};
}

std::optional<Phrase> zone_fault(const data::Catalog& catalog, const data::Mission& mission, const state::Piece& ship) {
  const double tolerance = catalog.figures.contact_tolerance.mm();
  const geom::PlacedBase base = geom::placed_base(catalog.figures, ship.base, false, ship.pose);
  Phrase names;
  for (const Id name : mission.seats.zones) {
    const data::Zone* zone = mission.zone(name);
    if (zone == nullptr) continue;
    if (lies_in(*zone, base, tolerance)) {
      if (!zone->heading || *zone->heading == ship.pose.heading) return std::nullopt;
      const int degrees = zone->heading->value / 1000;
      return say("zone.look-along", ship.id, degrees, words::Text{name});
    }
    names = names.empty() ? just(words::Text{name}) : say("zone.or", names, words::Text{name});
  }
  return say("zone.stand-inside", ship.id, names.empty() ? say("zone.any") : names);
}

std::optional<geom::Pose> place_in(const data::Catalog& catalog, const state::Table& table, const data::Zone& zone,
                                   const state::Piece& ship) {
  constexpr int kStep = 10;        // mm
  constexpr double kSpacing = 20;  // mm
  const Others others = others_on(catalog, table, ship.id);
  const double tolerance = catalog.figures.contact_tolerance.mm();
  const geom::BaseFigures& size = catalog.figures.base_of(ship.base);
  geom::Pose middle;
  middle.x = base::um_from_mm(zone.x.mm() + zone.width.mm() / 2);
  middle.y = base::um_from_mm(zone.y.mm() + zone.height.mm() / 2);
  middle.heading = heading_in(zone, table.area);
  // The area's half sides along the way that the ship looks, and across it.
  const geom::Vec2 ahead = geom::frame_of(middle).forward;
  const double width = zone.width.mm() / 2, height = zone.height.mm() / 2;
  const double depth = std::abs(ahead.x) * width + std::abs(ahead.y) * height - size.length.mm() / 2;
  const double breadth = std::abs(ahead.y) * width + std::abs(ahead.x) * height - size.width.mm() / 2;
  for (const bool roomy : {true, false}) {
    for (double forward = depth; forward >= -depth - tolerance; forward -= kStep) {
      for (int step = 0; step * kStep <= breadth + tolerance; ++step) {
        for (const int way : {1, -1}) {
          if (step == 0 && way < 0) continue;
          const geom::Pose pose = geom::displaced(middle, {1.0 * way * step * kStep, forward, 0});
          if (!lies_in(zone, geom::placed_base(catalog.figures, ship.base, false, pose), tolerance)) continue;
          const geom::PlacedBase base = geom::placed_base(catalog.figures, ship.base, table.options.guides, pose);
          if (is_free(others, base, roomy ? kSpacing : 0, roomy)) return pose;
        }
      }
    }
  }
  return std::nullopt;
}

std::optional<geom::PlacedShape> terrain_shape(const data::Catalog& catalog, const state::Piece& piece) {
  if (piece.type == state::PieceType::obstacle) {
    const data::Obstacle* obstacle = catalog.obstacle(piece.ref);
    if (obstacle == nullptr) return std::nullopt;
    return geom::placed(obstacle->face(piece.mirror), piece.pose);
  }
  if (piece.type == state::PieceType::device) {
    const data::Device* device = catalog.device(piece.ref);
    if (device == nullptr || device->kind != data::DeviceKind::remote) return std::nullopt;
    return geom::placed(device->shape, piece.pose);
  }
  const data::Component* component = piece.is_component() ? catalog.component(piece.ref) : nullptr;
  if (component == nullptr) return std::nullopt;
  return geom::placed(component->shape, piece.pose);
}

}  // namespace plotboard::mission
