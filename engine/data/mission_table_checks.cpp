// What a mission puts on the table must lie on it and not on each other, and the pilots need room.

#include <algorithm>
#include <cmath>

#include "data/mission_cast.hpp"
#include "data/mission_readers.hpp"
#include "geom/contact.hpp"

namespace plotboard::data {

namespace {

constexpr double kOnIt = 1;  // mm: how near to an edge, a bay or a carrier a vector has to be

std::string millimetres(double value) {
  const auto tenths = static_cast<long>(std::lround(value * 10));
  return std::to_string(tenths / 10) + (tenths % 10 == 0 ? "" : '.' + std::to_string(std::abs(tenths % 10)));
}

class TableCheck {
 public:
  explicit TableCheck(const MissionCheck& check)
      : check_(check),
        mission_(check.mission),
        figures_(check.catalog.figures),
        tolerance_(check.catalog.figures.contact_tolerance.mm()) {
    const Sides sides = sides_of_area(mission_.area).value_or(Sides{});
    width_ = sides.width.mm();
    height_ = sides.height.mm();
  }

  void all() {
    zones();
    exits();
    terrain();
    ships();
    vectors();
    room();
  }

 private:
  struct Laid {  // a piece of terrain
    const Terrain* piece;
    const Component* component;  // null: an obstacle or a remote
    geom::PlacedShape shape;
  };
  struct Standing {  // a ship with a place of its own
    geom::PlacedBase base;
    bool set_up = false, replaces = false;
    std::string name;
  };

  [[nodiscard]] std::string area() const {
    return "the " + mission_.area + " area, " + millimetres(width_) + " x " + millimetres(height_) + " mm";
  }
  [[nodiscard]] bool inside(double x, double y) const {
    return x >= -tolerance_ && y >= -tolerance_ && x <= width_ + tolerance_ && y <= height_ + tolerance_;
  }

  // A verdict, for a gap would be worked out to the end for pieces at opposite edges.
  template <class A, class B>
  [[nodiscard]] bool overlapping(const A& a, const B& b) const {
    return geom::contact(a, b, tolerance_) == geom::Contact::overlapping;
  }

  void zones() {
    for (std::size_t i = 0; i < mission_.zones.size(); ++i) {
      const Zone& zone = mission_.zones[i];
      const double right = (zone.x + zone.width).mm(), top = (zone.y + zone.height).mm();
      if (inside(right, top)) continue;
      check_.note(index("/zones", i),
                  describe(zone.name) + " up to x " + millimetres(right) + ", y " + millimetres(top),
                  "a zone within " + area());
    }
  }

  void exits() {
    for (std::size_t i = 0; i < mission_.exits.size(); ++i) {
      const Exit& exit = mission_.exits[i];
      const bool along_x = exit.edge == "north" || exit.edge == "south";
      const double length = along_x ? width_ : height_;
      if (exit.from < exit.to && exit.to.mm() <= length + tolerance_) continue;
      check_.note(index("/exits", i),
                  "from " + millimetres(exit.from.mm()) + " to " + millimetres(exit.to.mm()) + " mm",
                  "a stretch of the " + exit.edge + " edge, rising, up to " + millimetres(length) + " mm");
    }
  }

  // Remotes float past obstacles and over stations (2e-remote-1).
  static bool holds_remotes(const Laid& piece) {
    if (piece.component == nullptr) return piece.piece->remote.empty();
    return piece.component->kind == ComponentKind::station || piece.component->kind == ComponentKind::bay;
  }
  // May one lie on the other? Clouds are everywhere, stations are there to hold things, emplacements stand on the
  // ground too (fga-4.3.1-1, -2, fga-4.5.3-3).
  static bool may_share(const Laid& a, const Laid& b) {
    const auto is = [](const Laid& piece, ComponentKind kind) {
      return piece.component != nullptr && piece.component->kind == kind;
    };
    for (const auto& [one, other] : {std::pair{&a, &b}, std::pair{&b, &a}}) {
      if (is(*one, ComponentKind::cloud) || is(*one, ComponentKind::ion_storm)) return true;
      if (!one->piece->remote.empty() && holds_remotes(*other)) return true;
      const bool holds =
          is(*other, ComponentKind::station) || is(*other, ComponentKind::bay) || other->component == nullptr;
      if (is(*one, ComponentKind::emplacement) && holds) return true;
      if (is(*one, ComponentKind::bay) && is(*other, ComponentKind::station)) return true;
    }
    return false;
  }
  // May a ship start on it?
  static bool stands_on(const Laid& piece) {
    if (!piece.piece->remote.empty()) return true;
    if (piece.component == nullptr) return false;
    const ComponentKind kind = piece.component->kind;
    return kind != ComponentKind::minefield && kind != ComponentKind::container && kind != ComponentKind::mine;
  }

  void terrain() {
    for (std::size_t i = 0; i < mission_.terrain.size(); ++i) {
      const Terrain& piece = mission_.terrain[i];
      const Component* const component = check_.catalog.component(piece.component);
      const Obstacle* const obstacle = check_.catalog.obstacle(piece.obstacle);
      const Device* const remote = check_.catalog.device(piece.remote);
      if (component == nullptr && obstacle == nullptr && remote == nullptr) continue;  // said before
      const geom::Shape& shape = component != nullptr  ? component->shape
                                 : obstacle != nullptr ? obstacle->shape
                                                       : remote->shape;
      Laid laid{&piece, component, geom::placed(piece.mirror ? geom::mirrored(shape) : shape, piece.pose)};
      const std::string place = index("/terrain", i);
      const geom::Box& box = laid.shape.box;
      if (!inside(box.low.x, box.low.y) || !inside(box.high.x, box.high.y)) {
        check_.note(place,
                    describe(piece.id.text()) + " from x " + millimetres(box.low.x) + ", y " + millimetres(box.low.y) +
                        " to x " + millimetres(box.high.x) + ", y " + millimetres(box.high.y),
                    "a piece within " + area());
      } else {
        overlaps(laid, place);
      }
      if (!piece.field.empty() &&
          check_.known(place + "/field", piece.field, names_of(mission_.zones), "the name of a zone")) {
        const Zone& zone = *mission_.zone(piece.field);
        const bool in = piece.pose.x >= zone.x && piece.pose.y >= zone.y && piece.pose.x <= zone.x + zone.width &&
                        piece.pose.y <= zone.y + zone.height;
        if (!in)
          check_.note(place + "/field", describe(piece.id.text()) + " outside of it", "an example within the zone");
      }
      laid_.push_back(std::move(laid));
    }
  }

  void overlaps(const Laid& laid, const std::string& place) {
    for (const Laid& other : laid_) {
      if (may_share(laid, other) || !overlapping(laid.shape, other.shape)) continue;
      check_.note(place, describe(laid.piece->id.text()) + " on " + describe(other.piece->id.text()),
                  "a place clear of it");
      return;
    }
  }

  void ships() {
    for (std::size_t i = 0; i < mission_.squads.size(); ++i) {
      const Squad& squad = mission_.squads[i];
      for (std::size_t j = 0; j < squad.ships.size(); ++j) {
        const SquadShip& ship = squad.ships[j];
        const Ship* const type = check_.catalog.ship(ship.ship);
        if (!ship.at || type == nullptr) continue;
        Standing standing{geom::placed_base(figures_, type->base, true, *ship.at), squad.arrival == "setup",
                          ship.replaces, ship.id.empty() ? "a ship of " + squad.name : ship.id};
        stands(standing, index(index("/squads", i) + "/ships", j) + "/at");
        standing_.push_back(std::move(standing));
      }
    }
  }

  void stands(const Standing& ship, const std::string& place) {
    if (geom::overhang_mm(ship.base, width_, height_) > tolerance_) {
      return check_.note(place, ship.name + " off the table", "a place for its whole base within " + area());
    }
    for (const Laid& laid : laid_) {
      if (stands_on(laid) || !overlapping(ship.base, laid.shape)) continue;
      return check_.note(place, ship.name + " on " + describe(laid.piece->id.text()), "a place clear of it");
    }
    for (const Standing& other : standing_) {
      const bool together = ship.set_up && other.set_up && !ship.replaces && !other.replaces;
      if (!together || !overlapping(ship.base, other.base)) continue;
      return check_.note(place, ship.name + " on " + other.name, "a place clear of it");
    }
  }

  [[nodiscard]] bool on_edge_looking_in(const geom::Pose& pose) const {
    const double x = pose.x.mm(), y = pose.y.mm();
    const bool on_edge = x <= kOnIt || y <= kOnIt || x >= width_ - kOnIt || y >= height_ - kOnIt;
    const geom::Vec2 ahead = geom::frame_of(pose).to_world({0, 10 * kOnIt});
    return on_edge && ahead.x > kOnIt && ahead.y > kOnIt && ahead.x < width_ - kOnIt && ahead.y < height_ - kOnIt;
  }

  void vectors() {
    for (std::size_t i = 0; i < mission_.vectors.size(); ++i) {
      const ApproachVector& vector = mission_.vectors[i];
      if (!vector.from.empty()) continue;  // wherever that ship is by then
      const geom::Vec2 point{vector.pose.x.mm(), vector.pose.y.mm()};
      const std::string found = "at x " + millimetres(point.x) + ", y " + millimetres(point.y);
      if (!inside(point.x, point.y)) {
        check_.note(index("/vectors", i), found, "a vector within " + area());
        continue;
      }
      const geom::PlacedShape spot = geom::placed_segment(point, point);
      const bool at_bay = std::any_of(laid_.begin(), laid_.end(), [&](const Laid& laid) {
        const bool bay = laid.component != nullptr && laid.component->kind == ComponentKind::bay;
        return bay && geom::gap_mm(laid.shape, spot) <= kOnIt;
      });
      const bool at_carrier = std::any_of(standing_.begin(), standing_.end(), [&](const Standing& ship) {
        return ship.set_up && geom::gap_mm(ship.base, spot) <= kOnIt;
      });
      if (at_bay || at_carrier || on_edge_looking_in(vector.pose)) continue;
      check_.note(index("/vectors", i),
                  found + ", heading " + millimetres(static_cast<double>(vector.pose.heading.value) / 1000),
                  "a vector on an edge of the table and looking in, or at a docking bay or a ship of the set-up");
    }
  }

  // Room for six ships of the pilots, in rows of the heading that the zone asks for.
  void room() {
    for (const std::string& id : mission_.seats.ships) {
      const Ship* const type = check_.catalog.ship(id);
      if (type == nullptr) continue;
      int places = 0;
      for (const std::string& name : mission_.seats.zones) {
        if (const Zone* const zone = mission_.zone(name)) places += places_in(*zone, type->base);
      }
      if (places >= kMostMissionPilots) continue;
      check_.note("/seats/zones", "room for " + std::to_string(places) + " of " + id,
                  "deployment areas that hold " + std::to_string(kMostMissionPilots) + " of them");
      return;
    }
  }

  [[nodiscard]] int places_in(const Zone& zone, geom::BaseKind kind) const {
    geom::Pose pose{zone.x, zone.y, zone.heading.value_or(base::Mdeg{0})};
    const geom::PlacedBase corner = geom::placed_base(figures_, kind, true, pose);
    double half_x = 0, half_y = 0;  // of the box around the base
    for (int c = 0; c < 4; ++c) {
      half_x = std::max(half_x, std::abs(corner.corner(c).x - zone.x.mm()));
      half_y = std::max(half_y, std::abs(corner.corner(c).y - zone.y.mm()));
    }
    const double gap = figures_.guide_projection.mm();
    int places = 0;
    for (double y = half_y; y + half_y <= zone.height.mm() + tolerance_; y += 2 * half_y + gap) {
      for (double x = half_x; x + half_x <= zone.width.mm() + tolerance_; x += 2 * half_x + gap) {
        pose.x = zone.x + base::um_from_mm(x);
        pose.y = zone.y + base::um_from_mm(y);
        if (is_free(geom::placed_base(figures_, kind, true, pose))) ++places;
      }
    }
    return places;
  }

  [[nodiscard]] bool is_free(const geom::PlacedBase& base) const {
    const bool on_terrain = std::any_of(laid_.begin(), laid_.end(), [&](const Laid& laid) {
      return !stands_on(laid) && overlapping(base, laid.shape);
    });
    return !on_terrain && std::none_of(standing_.begin(), standing_.end(), [&](const Standing& ship) {
      return ship.set_up && overlapping(base, ship.base);
    });
  }

  const MissionCheck& check_;
  const Mission& mission_;
  const geom::Figures& figures_;
  double tolerance_, width_ = 0, height_ = 0;
  std::vector<Laid> laid_;
  std::vector<Standing> standing_;
};

}  // namespace

void check_mission_table(const MissionCheck& check) { TableCheck(check).all(); }

}  // namespace plotboard::data
