#include "scene/mission.hpp"

#include "data/catalog.hpp"
#include "data/order.hpp"
#include "scene/overlays.hpp"
#include "scene/pieces.hpp"

namespace plotboard::scene {
namespace {

using geom::Frame;
using geom::Vec2;

const data::Mission* mission_of(const Canvas& canvas) {
  return canvas.overlay.mission.on ? canvas.catalog.mission(canvas.table.mission) : nullptr;
}

bool names(const auto& list, const std::string& name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

// Fields in which the set-up scattered obstacles mean nothing once they lie there.
bool is_field(const data::Mission& mission, const data::Zone& zone) {
  return !names(mission.seats.zones, zone.name) &&
         std::any_of(mission.terrain.begin(), mission.terrain.end(),
                     [&zone](const data::Terrain& terrain) { return terrain.field == zone.name; });
}

std::vector<Vec2> rim_of(const data::Zone& zone) {
  const double x = zone.x.mm(), y = zone.y.mm(), w = zone.width.mm(), h = zone.height.mm();
  return {{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}};
}

struct Gate {  // a stretch of the table's edge, and the way out of it
  Vec2 a, b, out;
};
Gate gate_of(const state::Area& area, const data::Exit& exit) {
  const double w = area.width.mm(), h = area.height.mm(), from = exit.from.mm(), to = exit.to.mm();
  if (exit.edge == "north") return {{from, h}, {to, h}, {0, 1}};
  if (exit.edge == "south") return {{from, 0}, {to, 0}, {0, -1}};
  if (exit.edge == "east") return {{w, from}, {w, to}, {1, 0}};
  return {{0, from}, {0, to}, {-1, 0}};
}

void draw_exit(Canvas& canvas, const data::Exit& exit) {
  const Gate gate = gate_of(canvas.table.area, exit);
  const Colour colour = canvas.theme.chosen;
  canvas.line({gate.a, gate.b}, colour, 5);
  // Chevrons that lead out, one a base's width.
  const double length = geom::length(gate.b - gate.a), size = canvas.mm(7);
  const int count = std::max(1, static_cast<int>(length / std::max(80.0, canvas.mm(34))));
  const Vec2 along = (gate.b - gate.a) * (1 / std::max(length, 1.0));
  for (int i = 0; i < count; ++i) {
    const Vec2 at = gate.a + along * (length * (i + 0.5) / count) + gate.out * (size * 0.4);
    canvas.line({at - along * size - gate.out * (size * 0.5), at + gate.out * (size * 0.5),
                 at + along * size - gate.out * (size * 0.5)},
                colour, 2.5);
  }
}

void draw_vector(Canvas& canvas, const data::ApproachVector& vector, double strength) {
  const Frame frame = geom::frame_of(vector.pose);
  const double size = std::max(14.0, canvas.mm(14));
  const auto at = [&](double x, double y) { return frame.to_world({x * size, y * size}); };
  canvas.fill({at(0, 1.2), at(0.8, 0.1), at(0.3, 0.1), at(0.3, -0.6), at(-0.3, -0.6), at(-0.3, 0.1), at(-0.8, 0.1)},
              faded(canvas.theme.warning, 0.30 * strength));
  canvas.outline({at(0, 1.2), at(0.8, 0.1), at(0.3, 0.1), at(0.3, -0.6), at(-0.3, -0.6), at(-0.3, 0.1), at(-0.8, 0.1)},
                 faded(canvas.theme.warning, 0.85 * strength), 1.25);
}

// --- components

void draw_star(Canvas& canvas, Vec2 at, double radius, int spikes, Colour fill, Colour rim) {
  std::vector<Vec2> points;
  for (int i = 0; i < spikes * 2; ++i) {
    const geom::SinCos a = geom::sin_cos_degrees(180.0 * i / spikes);
    points.push_back(at + Vec2{a.sin, a.cos} * (i % 2 == 0 ? radius : radius * 0.6));
  }
  canvas.fill(points, fill);
  canvas.outline(std::move(points), rim, 1.25);
}

// Small things spread over an outline, a step apart.
template <class Draw>
void scatter(const std::vector<Vec2>& rim, double step, const Draw& draw) {
  geom::Box box;
  for (const Vec2 p : rim) box.add(p);
  int row = 0;
  for (double y = box.low.y + step / 2; y < box.high.y; y += step, ++row) {
    for (double x = box.low.x + step * (row % 2 == 0 ? 0.5 : 1.0); x < box.high.x; x += step) {
      if (inside(rim, {x, y})) draw(Vec2{x, y});
    }
  }
}

}  // namespace

void draw_mission_ground(Canvas& canvas) {
  const data::Mission* mission = mission_of(canvas);
  if (mission == nullptr) return;
  const Theme& theme = canvas.theme;
  for (const data::Zone& zone : mission->zones) {
    if (is_field(*mission, zone)) continue;
    const bool deploys = names(mission->seats.zones, zone.name);
    if (deploys && !canvas.overlay.mission.set_up) continue;
    const Colour colour = deploys ? theme.player_text : theme.touching;
    canvas.fill(rim_of(zone), faded(colour, deploys ? 0.14 : 0.08));
    if (!deploys) canvas.fill(rim_of(zone), faded(colour, 0.10), Pattern::hatched);
    canvas.outline(rim_of(zone), faded(colour, 0.8), 1.5, deploys ? 9 : 4);
    if (deploys && zone.heading) {  // which way ships have to face
      const geom::SinCos a = geom::sin_cos_degrees(zone.heading->degrees());
      const Vec2 middle{zone.x.mm() + zone.width.mm() / 2, zone.y.mm() + zone.height.mm() / 2};
      canvas.line({middle - Vec2{a.sin, a.cos} * 22, middle + Vec2{a.sin, a.cos} * 22}, faded(colour, 0.6), 2, 0, true);
    }
  }
  for (const data::Exit& exit : mission->exits) draw_exit(canvas, exit);
  const double strength = canvas.overlay.mission.set_up ? 1 : 0.6;
  for (const data::ApproachVector& vector : mission->vectors) draw_vector(canvas, vector, strength);
}

namespace {

// Where a zone's name of that size (pixels) may stand: beside it, best on the side of the table's middle, since in it
// stand ships; else in it, else farther off.
std::vector<Vec2> places_of(const Canvas& canvas, const data::Zone& zone, Vec2 size) {
  const state::Area& area = canvas.table.area;
  const Placer::Box box = canvas.on_screen(rim_of(zone));
  const double middle = (box.top + box.bottom) / 2, off = 9 * canvas.overlay.interface_scale;
  const bool is_low = middle > canvas.camera.to_screen({area.width.mm() / 2, area.height.mm() / 2}).y;
  const double way = is_low ? -off : off, inner = is_low ? box.top : box.bottom, outer = is_low ? box.bottom : box.top;
  const double left = box.left - size.x / 2 - off / 2, right = box.right + size.x / 2 + off / 2;
  std::vector<Vec2> places;
  const auto add = [&](double x, double y) { places.push_back(canvas.camera.to_table({x, y})); };
  const auto add_row = [&](double y) {
    for (const double along : {0.5, 0.3, 0.7, 0.1, 0.9}) add(box.left + (box.right - box.left) * along, y);
  };
  for (const double y : {inner + way, outer - way}) add_row(y);
  for (const double y : {middle, inner, outer})
    for (const double x : {left, right}) add(x, y);
  for (const double y : {middle, inner - way, outer + way, inner + way * 3, inner + way * 5}) add_row(y);
  return places;
}

// Where an exit's name of that size (pixels) may stand: in front of it, outside, further inside, and there farther
// along the edge.
std::vector<Vec2> places_of(const Canvas& canvas, const Gate& gate, Vec2 size) {
  const Vec2 middle = geom::middle(gate.a, gate.b), at = canvas.camera.to_screen(middle);
  const Vec2 step = canvas.camera.to_screen(middle + gate.out) - at, out = step * (1 / geom::length(step));
  const Vec2 along{std::abs(out.y) * size.x / 2, std::abs(out.x) * size.y / 2};
  const double depth = (std::abs(out.x) * size.x + std::abs(out.y) * size.y) / 2 + 4 * canvas.overlay.interface_scale;
  const double in_front = -16 * canvas.overlay.interface_scale;
  std::vector<Vec2> places{canvas.camera.to_table(at + out * in_front)};
  for (const double by : {depth, in_front, -depth, -3 * depth})
    for (const double farther : {0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -1.5})
      places.push_back(canvas.camera.to_table(at + out * by + along * farther));
  return places;
}

}  // namespace

void draw_mission_names(Canvas& canvas) {
  const data::Mission* mission = mission_of(canvas);
  if (mission == nullptr || !canvas.overlay.mission.labels || !canvas.overlay.names) return;
  const Theme& theme = canvas.theme;
  for (const data::ApproachVector& vector : mission->vectors) {
    const Frame frame = geom::frame_of(vector.pose);
    const double size = std::max(14.0, canvas.mm(14));
    const Vec2 at = frame.to_world({0, size * 0.2}), px = canvas.camera.to_screen(at);
    const double room = 9 * canvas.overlay.interface_scale;
    canvas.placer.take({px.x - room, px.y - room, px.x + room, px.y + room});
    canvas.text(at, vector.name, theme.text, 12, true, faded(theme.plate, 0.8));
  }
  for (const data::Exit& exit : mission->exits) {
    const std::string words = exit.name.size() < 4 ? "exit " + exit.name : exit.name;
    canvas.plate_on(places_of(canvas, gate_of(canvas.table.area, exit), canvas.room(words, 12, true)), words,
                    theme.chosen, 12, theme.plate);
  }
  for (const data::Zone& zone : mission->zones) {
    const bool deploys = names(mission->seats.zones, zone.name);
    if (is_field(*mission, zone) || (deploys && !canvas.overlay.mission.set_up)) continue;
    if (canvas.seen_px(zone.width.mm()) < 30) continue;
    const std::string words = deploys ? "deploy: " + zone.name : zone.name;
    canvas.plate_on(places_of(canvas, zone, canvas.room(words, 11, true)), words,
                    deploys ? theme.player_text : theme.touching, 11, faded(theme.plate, 0.7));
  }
}

namespace {

// A platform, and a gun that looks ahead or a dome that looks all round.
void draw_emplacement(Canvas& canvas, const data::Component& component, const std::vector<Vec2>& rim,
                      const Frame& frame, double reach, Colour side) {
  const Vec2 middle = frame.origin;
  const Colour light = mixed(side, canvas.theme.text, 0.55), dark = mixed(side, canvas.theme.space, 0.4);
  canvas.fill(rim, side);
  canvas.fill(shrunk(rim, middle, 0.78), dark);
  canvas.outline(rim, light, 2);
  if (component.attack > 0 && component.arc) {
    canvas.fill({frame.to_world({-reach * 0.14, 0}), frame.to_world({-reach * 0.14, reach * 0.95}),
                 frame.to_world({reach * 0.14, reach * 0.95}), frame.to_world({reach * 0.14, 0})},
                light);
  }
  if (component.attack > 0) {
    canvas.fill(circle(middle, reach * 0.42, 20), light);
    canvas.fill(circle(middle, reach * 0.24, 16), dark);
    return;
  }
  canvas.line({frame.to_world({0, -reach * 0.5}), frame.to_world({0, reach * 0.5})}, light, 2);  // a mast
  canvas.outline(circle(frame.to_world({0, reach * 0.15}), reach * 0.32, 16), light, 2);
}

}  // namespace

void draw_component(Canvas& canvas, const state::Piece& piece) {
  const data::Component* component = canvas.catalog.component(piece.ref);
  const std::vector<Vec2> rim = token_outline(canvas.catalog, piece);
  if (component == nullptr || rim.size() < 3) return;
  const Theme& theme = canvas.theme;
  const Frame frame = geom::frame_of(piece.pose);
  const Vec2 middle = frame.origin;
  const Colour side = piece.side == state::Side::enemy    ? theme.enemy
                      : piece.side == state::Side::player ? theme.player
                                                          : theme.neutral;
  const Colour light = mixed(side, theme.text, 0.55), dark = mixed(side, theme.space, 0.4);
  geom::Box box;
  for (const Vec2 p : rim) box.add(frame.to_local(p));
  const double reach = std::min(box.high.x - box.low.x, box.high.y - box.low.y) / 2;
  switch (component->kind) {
    case data::ComponentKind::emplacement:
      draw_emplacement(canvas, *component, rim, frame, reach, side);
      break;
    case data::ComponentKind::minefield:
      canvas.fill(rim, faded(theme.overlapping, 0.14));
      canvas.outline(rim, theme.overlapping, 1.5, 6);
      scatter(rim, std::max(24.0, reach * 0.7), [&](Vec2 at) {
        draw_star(canvas, at, 6, 6, mixed(theme.overlapping, theme.space, 0.5), theme.overlapping);
      });
      break;
    case data::ComponentKind::cloud:
      canvas.fill(rim, faded(theme.gas, 0.45));
      canvas.fill(rim, mixed(theme.gas, theme.text, 0.35), Pattern::dotted);
      canvas.outline(rim, mixed(theme.gas, theme.text, 0.45), 1.5, 2.5);
      break;
    case data::ComponentKind::ion_storm:
      canvas.fill(rim, faded(theme.apart, 0.16));
      canvas.fill(rim, faded(theme.apart, 0.5), Pattern::cross_hatched);
      canvas.outline(rim, theme.apart, 2);
      scatter(rim, std::max(34.0, reach * 0.8), [&](Vec2 at) {  // lightning
        canvas.line({at + Vec2{3, 10}, at + Vec2{-4, 0}, at + Vec2{4, 0}, at + Vec2{-3, -10}}, theme.text, 2);
      });
      break;
    case data::ComponentKind::container:
      canvas.fill(rim, side);
      for (int k = 1; k < 5; ++k) {
        const double x = box.low.x + (box.high.x - box.low.x) * k / 5;
        canvas.line({frame.to_world({x, box.low.y * 0.86}), frame.to_world({x, box.high.y * 0.86})}, dark, 1.5);
      }
      canvas.outline(rim, light, 2);
      break;
    case data::ComponentKind::mine:
      canvas.fill(rim, dark);
      canvas.outline(rim, theme.overlapping, 1.5);
      draw_star(canvas, middle, reach * 0.8, 8, mixed(theme.overlapping, theme.space, 0.45), theme.overlapping);
      break;
    case data::ComponentKind::station:
      canvas.fill(rim, mixed(theme.neutral, theme.space, 0.35));
      canvas.fill(rim, faded(light, 0.25), Pattern::cross_hatched);
      canvas.outline(shrunk(rim, middle, 0.9), faded(light, 0.5), 1);
      canvas.outline(rim, light, 2.5);
      break;
    case data::ComponentKind::bay:  // a doorway, with a chevron out of it
      canvas.fill(rim, theme.space);
      canvas.fill(rim, faded(theme.warning, 0.3), Pattern::hatched);
      canvas.outline(rim, theme.warning, 2);
      canvas.line({frame.to_world({-reach * 0.5, -reach * 0.2}), frame.to_world({0, reach * 0.5}),
                   frame.to_world({reach * 0.5, -reach * 0.2})},
                  theme.warning, 2.5);
      break;
  }
}

void draw_docking(Canvas& canvas) {
  for (const state::Piece& ship : canvas.table.pieces) {
    const state::Piece* with = ship.ship.docking.empty() ? nullptr : canvas.table.find(ship.ship.docking);
    if (with == nullptr || !ship.in_play()) continue;
    const Vec2 a = shown_frame(canvas, ship).origin, b = shown_frame(canvas, *with).origin;
    canvas.line({a, b}, canvas.theme.plate, 7);
    canvas.line({a, b}, canvas.theme.warning, 3.5, 5);
    for (const Vec2 end : {a, b}) canvas.fill(circle(end, canvas.mm(4), 12), canvas.theme.warning);
  }
}

void draw_unfit(Canvas& canvas, const state::Piece& piece, const Frame& frame) {
  if (piece.ship.fitness == state::Fitness::fit) return;
  const bool immobile = piece.ship.fitness == state::Fitness::immobile;
  const std::vector<Vec2> rim = base_corners(canvas.catalog.figures, piece.base, frame);
  canvas.fill(rim, faded(canvas.theme.space, 0.45));
  canvas.fill(rim, faded(canvas.theme.warning, 0.8), immobile ? Pattern::cross_hatched : Pattern::hatched);
  canvas.outline(rim, canvas.theme.warning, 2.5, immobile ? 0 : 5);
}

std::string mission_words(const state::Piece& piece) {
  const state::ShipState& ship = piece.ship;
  if (!ship.docking.empty()) return "docked with " + ship.docking;
  if (ship.fitness == state::Fitness::disabled) return ship.glides ? "disabled, drifting" : "disabled";
  if (ship.fitness == state::Fitness::immobile) return "immobile";
  if (ship.declares.starts_with("dock:")) return "will dock with " + ship.declares.text().substr(5);
  if (ship.declares.starts_with("land:")) return "will land in " + ship.declares.text().substr(5);
  if (ship.declares == "hyperdrive") return "powers its hyperdrive";
  return data::order_of(piece.order).kind == data::OrderKind::flee ? "flees" : "";
}

}  // namespace plotboard::scene
