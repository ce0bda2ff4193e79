// Obstacles and devices: polygons with the convex parts that tile them.

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "data/readers.hpp"

namespace plotboard::data {

namespace {

using geom::Vec2;
using Polygon = std::vector<Vec2>;

double area_twice(const Polygon& polygon) {
  double sum = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) sum += geom::cross(polygon[i], polygon[(i + 1) % polygon.size()]);
  return sum;
}

// Exact for coordinates in steps of 0.5 mm, as our obstacles have.
double turn(Vec2 a, Vec2 b, Vec2 c) { return geom::cross(b - a, c - a); }

bool on_segment(Vec2 a, Vec2 b, Vec2 p) { return turn(a, b, p) == 0 && geom::dot(p - a, p - b) <= 0; }

bool meet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const auto sign = [](double x) { return (x > 0) - (x < 0); };
  const int abc = sign(turn(a, b, c));
  const int abd = sign(turn(a, b, d));
  const int cda = sign(turn(c, d, a));
  const int cdb = sign(turn(c, d, b));
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return on_segment(a, b, c) || on_segment(a, b, d) || on_segment(c, d, a) || on_segment(c, d, b);
}

// The first pair of edges that cross, or touch without being neighbours; nothing for a simple polygon.
std::optional<std::pair<std::size_t, std::size_t>> crossing_edges(const Polygon& p) {
  const std::size_t n = p.size();
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t next = (i + 1) % n;
    if (p[i] == p[next] || on_segment(p[i], p[next], p[(next + 1) % n])) return std::pair{i, next};  // a spike
    for (std::size_t j = i + 2; j < n; ++j) {
      if (i == 0 && j == n - 1) continue;
      if (meet(p[i], p[next], p[j], p[(j + 1) % n])) return std::pair{i, j};
    }
  }
  return std::nullopt;
}

// The parts tile the polygon exactly when their edges are the polygon's edges, each once, and inner edges that appear
// once in either direction: then every point inside is covered once and none outside.
bool tiles(const std::vector<std::vector<std::size_t>>& parts, std::size_t vertices) {
  std::set<std::pair<std::size_t, std::size_t>> edges;
  for (const auto& part : parts) {
    for (std::size_t i = 0; i < part.size(); ++i) {
      if (!edges.insert({part[i], part[(i + 1) % part.size()]}).second) return false;
    }
  }
  const auto outline = [&](const auto& edge) { return (edge.first + 1) % vertices == edge.second; };
  for (std::size_t i = 0; i < vertices; ++i) {
    if (edges.count({i, (i + 1) % vertices}) == 0) return false;
  }
  return std::all_of(edges.begin(), edges.end(), [&](const auto& edge) {
    return outline(edge) || edges.count({edge.second, edge.first}) == 1;
  });
}

bool is_convex(const Polygon& part) {
  const std::size_t n = part.size();
  for (std::size_t i = 0; i < n; ++i) {
    if (turn(part[i], part[(i + 1) % n], part[(i + 2) % n]) < 0) return false;
  }
  return area_twice(part) > 0;
}

std::optional<std::vector<std::size_t>> read_part(Reader& reader, const Polygon& polygon) {
  if (!reader.json().is_array() || reader.json().size() < 3) {
    reader.note(describe(reader.json()), "a list of three or more vertex numbers");
    return std::nullopt;
  }
  std::vector<std::size_t> part;
  Polygon points;
  for (const Json& number : reader.json()) {
    if (!number.is_number_unsigned() || number.get<std::size_t>() >= polygon.size()) {
      reader.note(describe(number), "a vertex number from 0 to " + std::to_string(polygon.size() - 1));
      return std::nullopt;
    }
    part.push_back(number.get<std::size_t>());
    points.push_back(polygon[part.back()]);
  }
  if (!is_convex(points)) {
    reader.note("a part that is not convex", "vertices counter-clockwise around a convex part");
    return std::nullopt;
  }
  return part;
}

void read_sureness(Reader& piece) {
  piece.word("sure", {"two sources", "one source", "estimate"});
  piece.allow("note");
}

// "remote": {"initiative": 0, "agility": 3, "hull": 1, "source": "own"}, and what it does where it does something.
void read_remote(Reader& reader, Draft& draft, Device& device) {
  if (device.kind != DeviceKind::remote) reader.note("figures of a device that is no remote", "none");
  device.initiative = reader.whole("initiative", 0, 8).value_or(0);
  device.agility = reader.whole("agility", 0, 4).value_or(0);
  device.hull = reader.whole("hull", 1, 30).value_or(1);
  constexpr int kFarthest = 3;
  device.attack = reader.whole_or("attack", 0, kMostDice, 0);
  device.nearest = reader.whole_or("nearest", 1, kFarthest, 1);
  device.farthest = reader.whole_or("farthest", device.nearest, kFarthest, kFarthest);
  if (reader.has("action")) device.action = reader.word("action", action_types()).value_or("");
  device.text = reader.text_or("text", "");
  if (reader.has("rule") || !device.text.empty()) device.rule = read_rule(reader, draft);
  reader.text("source");
  reader.done();
}

// A device's shape and where it is put down: its own, or those of one further up.
std::optional<Device> read_token(Reader& reader, const ById<Device>& above) {
  if (reader.has("outline_of")) {
    std::vector<std::string> ids;
    for (const auto& entry : above) ids.push_back(entry.first);
    const auto id = reader.text("outline_of");
    if (!id) return std::nullopt;
    const auto found = above.find(*id);
    if (found != above.end()) {
      // The shape alone, not what that one is and does.
      Device like;
      like.shape = found->second.shape;
      like.drop_mm = found->second.drop_mm;
      like.side_mm = found->second.side_mm;
      return like;
    }
    reader.note_at("outline_of", describe(*id), "the id of a device further up: " + one_of(ids, *id));
    return std::nullopt;
  }
  Device device;
  device.drop_mm = reader.number_or("drop", 0, 100, 0);
  device.side_mm = reader.number_or("sideways", 0, 100, 0);
  auto shape = read_shape(reader);
  read_sureness(reader);
  if (!shape) return std::nullopt;
  device.shape = std::move(*shape);
  return device;
}

}  // namespace

std::optional<Polygon> polygon_in(Reader& reader, double reach, bool counter_clockwise) {
  const Json& json = reader.json();
  constexpr std::size_t kMost = 64;
  if (!json.is_array() || json.size() < 3 || json.size() > kMost) {
    reader.note(json.is_array() ? std::to_string(json.size()) + " points" : describe(json), "a list of 3 to 64 points");
    return std::nullopt;
  }
  Polygon polygon;
  for (const Json& point : json) {
    const bool pair = point.is_array() && point.size() == 2 && point[0].is_number() && point[1].is_number();
    const Vec2 at = pair ? Vec2{point[0].get<double>(), point[1].get<double>()} : Vec2{};
    const auto inside = [reach](double v) { return v >= -reach && v <= reach; };
    if (!pair || !inside(at.x) || !inside(at.y)) {
      reader.note("at point " + std::to_string(polygon.size()) + ' ' + (pair ? point.dump() : describe(point)),
                  "[x, y] within " + std::to_string(static_cast<int>(reach)) + " of the origin");
      return std::nullopt;
    }
    polygon.push_back(at);
  }
  if (const auto edges = crossing_edges(polygon)) {
    reader.note("edges " + std::to_string(edges->first) + " and " + std::to_string(edges->second) + " that meet",
                "a simple polygon");
    return std::nullopt;
  }
  if (area_twice(polygon) < 0) {
    if (counter_clockwise) {
      reader.note("a clockwise polygon", "vertices counter-clockwise");
      return std::nullopt;
    }
    std::reverse(polygon.begin(), polygon.end());
  }
  return polygon;
}

std::optional<Polygon> read_polygon(Reader& reader, const std::string& key, double reach) {
  auto value = reader.value(key);
  return value ? polygon_in(*value, reach, true) : std::nullopt;
}

std::optional<geom::Shape> read_shape(Reader& piece) {
  constexpr double kReach = 150;  // mm
  auto polygon = read_polygon(piece, "polygon", kReach);
  auto parts = piece.items("parts", true, 64);
  if (!polygon) return std::nullopt;
  geom::Shape shape;
  std::vector<std::vector<std::size_t>> indices;
  for (Reader& reader : parts) {
    auto part = read_part(reader, *polygon);
    if (!part) return std::nullopt;
    Polygon points;
    for (const std::size_t i : *part) points.push_back((*polygon)[i]);
    shape.parts.push_back(std::move(points));
    indices.push_back(std::move(*part));
  }
  if (!tiles(indices, polygon->size())) {
    piece.note_at("parts", "parts that leave gaps or overlap", "parts that tile the polygon");
    return std::nullopt;
  }
  shape.outline = std::move(*polygon);
  geom::measure_radius(shape);
  return shape;
}

void read_obstacles(Reader& file, Draft& draft) {
  file.allow("source");
  file.allow("frame");
  const std::vector<std::string> kinds{"asteroid", "debris", "gas-cloud", "container", "huge-ship"};
  for (Reader& reader : file.items("obstacles")) {
    Obstacle obstacle;
    const auto id = reader.text("id");
    obstacle.name = reader.text("name").value_or("");
    if (const auto kind = reader.word("kind", kinds)) {
      obstacle.kind = static_cast<ObstacleKind>(std::find(kinds.begin(), kinds.end(), *kind) - kinds.begin());
    }
    std::optional<geom::Shape> shape;
    if (obstacle.kind == ObstacleKind::huge_ship) {
      const auto base = reader.word("base", {"huge-gr75", "huge-cr90"});
      if (base) obstacle.base = geom::base_kind_named(*base);
      if (base) shape = geom::Shape{};  // the base's, once all figures are known (complete)
    } else {
      shape = read_shape(reader);
    }
    read_sureness(reader);
    reader.done();
    if (!id || !shape || !claim(draft, reader, "obstacle", *id)) continue;
    obstacle.id = *id;
    obstacle.shape = std::move(*shape);
    obstacle.other_face = geom::mirrored(obstacle.shape);
    draft.catalog.obstacles.emplace(*id, std::move(obstacle));
  }
}

void read_devices(Reader& file, Draft& draft) {
  file.allow("source");
  file.allow("frame");
  const std::vector<std::string> kinds{"bomb", "mine", "remote"};
  for (Reader& reader : file.items("devices")) {
    const auto id = reader.text("id");
    auto device = read_token(reader, draft.catalog.devices);
    const auto name = reader.text("name");
    std::optional<DeviceKind> kind;
    reader.allow("kind");
    if (reader.has("kind")) {
      if (const auto word = reader.word("kind", kinds)) {
        kind = static_cast<DeviceKind>(std::find(kinds.begin(), kinds.end(), *word) - kinds.begin());
      }
    }
    reader.allow("remote");
    if (device) device->kind = kind;
    if (device && reader.has("remote")) {
      if (auto remote = reader.member("remote")) read_remote(*remote, draft, *device);
    } else if (kind == DeviceKind::remote) {
      reader.note("a remote without figures", "\"remote\" with initiative, agility and hull");
    }
    reader.done();
    if (!id || !device || !claim(draft, reader, "device", *id)) continue;
    device->id = *id;
    device->name = name.value_or("");
    draft.catalog.devices.emplace(*id, std::move(*device));
  }
}

}  // namespace plotboard::data
