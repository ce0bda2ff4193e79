#include "scene/ship_cards.hpp"

#include <array>
#include <cmath>
#include <utility>

#include "data/catalog.hpp"
#include "scene/mission.hpp"
#include "scene/pieces.hpp"
#include "state/piece_names.hpp"

namespace plotboard::scene {

using geom::Frame;
using geom::Vec2;

void draw_sign(Canvas& canvas, Vec2 at, double radius_mm, const Sign& sign, Colour colour) {
  const auto placed = [&](std::vector<Vec2> points) {
    for (Vec2& p : points) p = at + canvas.camera.way_on_table(p * radius_mm);
    return points;
  };
  for (const auto& fill : sign.fills) canvas.fill(placed(fill), colour);
  for (const auto& line : sign.lines) canvas.line(placed(line), colour, 1.5);
}

Colour side_text(const Theme& theme, state::Side side) {
  return side == state::Side::enemy    ? theme.enemy_text
         : side == state::Side::player ? theme.player_text
                                       : theme.text_dim;
}

namespace {

// Sizes on the plate beside a base, px.
constexpr double kName = 12, kPip = 9, kPipStep = 10.5, kTokenSide = 16, kPad = 4, kMostPips = 10;

std::vector<Vec2> square(Vec2 centre, double half) {
  return {{centre.x - half, centre.y - half},
          {centre.x + half, centre.y - half},
          {centre.x + half, centre.y + half},
          {centre.x - half, centre.y + half}};
}

void draw_token(Canvas& canvas, Vec2 at, double radius_mm, state::Token token, int count) {
  const Colour colour = colour_of(canvas.theme, token);
  std::vector<Vec2> rim = token_rim(token);
  for (Vec2& p : rim) p = at + canvas.camera.way_on_table(p * radius_mm);
  canvas.fill(rim, mixed(canvas.theme.plate, colour, 0.22));
  canvas.outline(rim, colour, 1.25);
  draw_sign(canvas, at, radius_mm * 0.86, sign_of(token), canvas.theme.text);
  if (count > 1) {
    canvas.text(at + canvas.camera.way_on_table({radius_mm * 0.75, -radius_mm * 0.7}), std::to_string(count),
                canvas.theme.text, 10, true, canvas.theme.plate);
  }
}

// What a ship has left of its shields and hull.
struct Condition {
  int shields = 0, most_shields = 0, hull = 0, most_hull = 0, faceup = 0;
  [[nodiscard]] bool known() const { return most_hull > 0; }
  [[nodiscard]] bool as_pips() const { return most_shields + most_hull <= static_cast<int>(kMostPips); }
};
Condition condition_of(const state::Piece& piece) {
  Condition c;
  c.shields = piece.ship.shields;
  c.most_shields = std::max(piece.ship.shield_limit, piece.ship.shields);
  c.most_hull = piece.ship.hull;
  c.hull = std::max(0, piece.ship.hull_left());
  for (const state::DamageCard& card : piece.ship.damage) c.faceup += card.faceup ? 1 : 0;
  return c;
}

// Shields: rings, full while they hold. Hull: squares, crossed out where damaged.
void shield_pip(Canvas& canvas, Vec2 at, bool full) {
  const double r = canvas.mm(kPip) / 2;
  const std::vector<Vec2> rim = circle(at, r, 12);
  if (full) canvas.fill(rim, canvas.theme.apart);
  canvas.outline(rim, full ? canvas.theme.apart : faded(canvas.theme.apart, 0.55), 1.25);
}
void hull_pip(Canvas& canvas, Vec2 at, bool full) {
  const double r = canvas.mm(kPip) / 2;
  const std::vector<Vec2> rim = square(at, r * 0.92);
  if (full) {
    canvas.fill(rim, canvas.theme.touching);
  } else {
    canvas.line({at + Vec2{-r, -r} * 0.8, at + Vec2{r, r} * 0.8}, canvas.theme.overlapping, 1.5);
    canvas.line({at + Vec2{-r, r} * 0.8, at + Vec2{r, -r} * 0.8}, canvas.theme.overlapping, 1.5);
  }
  canvas.outline(rim, full ? canvas.theme.touching : faded(canvas.theme.overlapping, 0.7), 1.25);
}

double pips_width(const Condition& c) {  // px
  if (!c.known()) return 0;
  const double mark = c.faceup > 0 ? kPipStep + 6 : 0;
  if (c.as_pips()) return (c.most_shields + c.most_hull) * kPipStep + (c.most_shields > 0 ? 4 : 0) + mark;
  const auto words = [](int now, int most) {
    return 6.5 * static_cast<double>((std::to_string(now) + "/" + std::to_string(most)).size());
  };
  return kPipStep * 2 + 12 + (c.most_shields > 0 ? words(c.shields, c.most_shields) : 0) + words(c.hull, c.most_hull) +
         mark;
}

void draw_pips(Canvas& canvas, Vec2 left, const Condition& c) {
  const Vec2 step = canvas.step(kPipStep, 0);
  Vec2 at = left + canvas.step(kPip / 2, 0);
  if (c.as_pips()) {
    for (int i = 0; i < c.most_shields; ++i, at = at + step) shield_pip(canvas, at, i < c.shields);
    if (c.most_shields > 0) at = at + canvas.step(4, 0);
    for (int i = 0; i < c.most_hull; ++i, at = at + step) hull_pip(canvas, at, i < c.hull);
  } else {
    const auto counted = [&](int now, int most, auto pip) {
      pip(canvas, at, now > 0);
      at = at + step * 0.75;
      const std::string words = std::to_string(now) + "/" + std::to_string(most);
      canvas.text(at, words, canvas.theme.text, 11, true, {0, 0, 0, 0}, -1, 0);
      at = at + canvas.step(6.5 * static_cast<double>(words.size()) + 8, 0);
    };
    if (c.most_shields > 0) counted(c.shields, c.most_shields, shield_pip);
    counted(c.hull, c.most_hull, hull_pip);
  }
  if (c.faceup == 0) return;  // faceup damage: a triangle with how many
  at = at + canvas.step(4, 0);
  const double r = kPip * 0.62;
  canvas.fill({at + canvas.step(0, r), at + canvas.step(r, -r * 0.8), at + canvas.step(-r, -r * 0.8)},
              canvas.theme.overlapping);
  canvas.text(at + canvas.step(0, -r * 0.15), std::to_string(c.faceup), canvas.theme.space, 8, true);
}

std::vector<state::Token> tokens_of(const state::Piece& piece) {
  std::vector<state::Token> tokens;
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    if (piece.tokens[static_cast<state::Token>(i)] > 0) tokens.push_back(static_cast<state::Token>(i));
  }
  return tokens;
}

// What stands on a ship's plate, in pixels of the interface.
struct ShipCard {
  Condition condition;
  std::vector<state::Token> tokens;
  std::string name, second;  // the second line: its dial, what it does in the mission
  double width = 0, height = 0;
  [[nodiscard]] bool empty() const { return name.empty() && second.empty() && tokens.empty() && !condition.known(); }
};

void measure(ShipCard& card) {
  const auto text_width = [](const std::string& words, double size) {
    return 0.58 * size * static_cast<double>(words.size());
  };
  card.width =
      2 * kPad + std::max({text_width(card.name, kName), text_width(card.second, 11), pips_width(card.condition),
                           kTokenSide * 1.15 * static_cast<double>(card.tokens.size())});
  card.height = 2 * kPad;
  if (!card.name.empty()) card.height += kName + 3;
  if (!card.second.empty()) card.height += 14;
  if (card.condition.known()) card.height += kPip + 3;
  if (!card.tokens.empty()) card.height += kTokenSide + 2;
}

ShipCard ship_card(const Canvas& canvas, const state::Piece& piece) {
  ShipCard card;
  card.condition = condition_of(piece);
  card.tokens = tokens_of(piece);
  card.name = canvas.overlay.names ? state::called(canvas.catalog, piece) : "";
  if (piece.ship.destroyed) card.name += " destroyed";
  const auto& dials = canvas.overlay.battle.dials;
  const auto dial = dials.find(piece.id);
  card.second = dial == dials.end() ? "" : dial->second;
  if (const std::string state = mission_words(piece); !state.empty())
    card.second += (card.second.empty() ? "" : ", ") + state;
  measure(card);
  return card;
}

ShipCard name_alone(ShipCard card) {
  card.second.clear();
  card.tokens.clear();
  if (!card.name.empty()) card.condition = {};
  measure(card);
  return card;
}

void write_ship_card(Canvas& canvas, const ShipCard& card, const state::Piece& piece, Vec2 pen, Colour ink) {
  if (!card.name.empty()) {
    canvas.text(pen + canvas.step(0, -kName * 0.55), card.name, ink, kName, true, {0, 0, 0, 0}, -1, 0);
    pen = pen + canvas.step(0, -kName - 3);
  }
  if (!card.second.empty()) {
    canvas.text(pen + canvas.step(0, -6), card.second, canvas.theme.text_dim, 11, false, {0, 0, 0, 0}, -1, 0);
    pen = pen + canvas.step(0, -14);
  }
  if (card.condition.known()) {
    draw_pips(canvas, pen + canvas.step(0, -kPip / 2), card.condition);
    pen = pen + canvas.step(0, -kPip - 3);
  }
  Vec2 at = pen + canvas.step(kTokenSide / 2, -kTokenSide / 2 - 1);
  for (const state::Token token : card.tokens) {
    draw_token(canvas, at, canvas.mm(kTokenSide) / 2, token, piece.tokens[token]);
    at = at + canvas.step(kTokenSide * 1.15, 0);
  }
}

// --- where plates lie

using Box = Placer::Box;
constexpr int kClose = 8;                  // the first places lie at the base itself
constexpr int kWays = 16;                  // further off all round, ring by ring
constexpr int kNear = kClose + 3 * kWays;  // not so far that it would rather lie on an obstacle
constexpr int kElsewhere = 1000;           // a place that is not remembered: found by looking everywhere

// Where a plate of that size would lie by a base of that reach, in real pixels. Their numbers are what is remembered.
std::vector<Box> places_by(const Box& base, Vec2 room, double gap) {
  const double x = (base.left + base.right) / 2, y = (base.top + base.bottom) / 2;
  const auto around = [&](double cx, double cy) {
    return Box{cx - room.x / 2, cy - room.y / 2, cx + room.x / 2, cy + room.y / 2};
  };
  const double right = base.right + gap + room.x / 2, left = base.left - gap - room.x / 2;
  const double below = base.bottom + gap + room.y / 2, above = base.top - gap - room.y / 2;
  std::vector<Box> places{around(x, below),
                          around(right, y),
                          around(left, y),
                          around(x, above),
                          around(right, base.bottom + room.y / 2),
                          around(left, base.bottom + room.y / 2),
                          around(right, base.top - room.y / 2),
                          around(left, base.top - room.y / 2)};
  // In a crowd further off, all round.
  const double far_x = base.right - base.left + room.x, far_y = base.bottom - base.top + room.y;
  for (const double out : {0.75, 1.0, 1.35, 1.8, 2.4}) {
    for (int i = 0; i < kWays; ++i) {  // downwards first
      const int steps = (i + 1) / 2 * (i % 2 == 0 ? 1 : -1);
      const geom::SinCos a = geom::sin_cos_degrees(360.0 * steps / kWays);
      places.push_back(around(x + a.sin * far_x * out, y + a.cos * far_y * out));
    }
  }
  return places;
}

bool in_view(const Camera& view, const Box& box) {
  return box.left >= view.left_px && box.right <= view.left_px + view.width_px && box.top >= view.top_px &&
         box.bottom <= view.top_px + view.height_px;
}

struct Placed {
  Box box;
  int place = 0;
};

// A plate on its way to a place.
struct Plan {
  const Carded* of = nullptr;
  ShipCard card;
  Box base{};
  const Plate* before = nullptr;  // in the last picture
  std::optional<int> home;        // where it belongs; none: wherever it finds room now
  std::optional<Placed> now;
};

class Finder {
 public:
  explicit Finder(Canvas& canvas)
      : canvas_(canvas),
        scale_(canvas.overlay.interface_scale),
        moving_(canvas.overlay.timeline != nullptr),
        era_(canvas.table.round * 16 + static_cast<int>(canvas.table.play.phase)) {}

  // Where it belongs, or at least where it lay, as long as nothing came between; while something flies by it rather
  // stays where it is. `stands`: only what would not move at all.
  void keep(Plan& plan, bool stands) const {
    if (plan.before == nullptr || plan.now) return;
    const std::vector<Box> places = places_of(plan);
    const auto at = [&places](int place) { return places[static_cast<std::size_t>(place)]; };
    const auto is_one = [&places](int place) { return place >= 0 && place < static_cast<int>(places.size()); };
    std::array<int, 2> wishes{plan.before->home, plan.before->place};
    plan.home = is_one(wishes[0]) && keeps_home(plan, at(wishes[0])) ? std::optional(wishes[0]) : std::nullopt;
    if (moving_) std::swap(wishes[0], wishes[1]);
    for (const int place : wishes) {
      if (!is_one(place)) continue;
      const Vec2 off = Vec2{at(place).left, at(place).top} - plan.before->low;
      if (stands && geom::length(off) > 0.5) return;
      if (is_good_enough(plan, place, at(place))) return take(plan, {at(place), place});
    }
  }
  void find(Plan& plan) const {
    if (among(plan)) return;
    shrink(plan);
    if (among(plan)) return;
    anywhere(plan);
  }
  [[nodiscard]] Plate kept(const Plan& plan) const {  // for the next picture
    const Box& box = plan.now->box;
    const int settled = !moving_ ? era_ : -std::abs(plan.before != nullptr ? plan.before->settled : era_);
    return {plan.of->piece->id,
            {box.left, box.top},
            {box.right, box.bottom},
            plan.now->place,
            plan.home.value_or(plan.now->place),
            settled};
  }

 private:
  [[nodiscard]] bool is_settling(const Plan& plan) const { return !moving_ && plan.before->settled != era_; }
  // What flies by, and what is only shown for a while, does not change where a plate belongs.
  [[nodiscard]] bool keeps_home(const Plan& plan, const Box& home) const {
    if (moving_) return true;
    if (plan.before->home >= kClose || std::abs(plan.before->settled) != era_) return false;
    return !is_settling(plan) || canvas_.placer.is_calm(home) || !canvas_.placer.is_free(home);
  }
  // A phase has begun since: only the first of all places. After a flight: whatever is clear of everything.
  [[nodiscard]] bool is_good_enough(const Plan& plan, int place, const Box& box) const {
    if (!in_view(canvas_.camera, box) || !canvas_.placer.is_free(box)) return false;
    if (moving_) return true;
    if (place >= kClose) return false;
    if (!is_settling(plan)) return true;
    return canvas_.placer.is_calm(box) && (place == 0 || std::abs(plan.before->settled) == era_);
  }
  [[nodiscard]] std::vector<Box> places_of(const Plan& plan) const {
    return places_by(plan.base, Vec2{plan.card.width, plan.card.height} * scale_, 4 * scale_);
  }
  static void shrink(Plan& plan) { plan.card = name_alone(std::move(plan.card)); }
  void take(Plan& plan, const Placed& at) const {
    plan.now = at;
    canvas_.placer.take(at.box);
  }

  [[nodiscard]] bool among(Plan& plan) const {
    const std::vector<Box> places = places_of(plan);
    const auto look = [&](int from, int to, bool calm, bool inside) {
      for (int i = from; i < to && !plan.now; ++i) {
        const Box& box = places[static_cast<std::size_t>(i)];
        if (inside && !in_view(canvas_.camera, box)) continue;
        if (calm ? canvas_.placer.is_calm(box) : canvas_.placer.is_free(box)) take(plan, {box, i});
      }
      return plan.now.has_value();
    };
    const int all = static_cast<int>(places.size());
    if (look(0, kClose, true, true) || look(kClose, kNear, true, true) || look(0, kClose, false, true)) return true;
    // Far off: where it was, then the nearest.
    const int was = plan.before == nullptr || is_settling(plan) ? 0 : plan.before->place;
    if (was >= kClose && was < all && look(was, was + 1, false, true)) return true;
    if (look(kClose, all, true, true) || look(kClose, all, false, true)) return true;
    // A base at the edge of the view, or beyond: its plate may be cut off there.
    return !in_view(canvas_.camera, plan.base) && look(0, kClose, false, false);
  }

  // The free spot of the view that is nearest to the base.
  void anywhere(Plan& plan) const {
    const Vec2 middle{(plan.base.left + plan.base.right) / 2, (plan.base.top + plan.base.bottom) / 2};
    const auto spot = canvas_.free_near(middle, Vec2{plan.card.width, plan.card.height} * scale_);
    if (spot) take(plan, {*spot, kElsewhere});
  }

  Canvas& canvas_;
  double scale_;
  bool moving_;  // what has happened is still being shown
  int era_;      // round and phase
};

// The point of a box nearest to another's middle.
Vec2 nearest_in(const Box& box, const Box& other) {
  return {std::clamp((other.left + other.right) / 2, box.left, box.right),
          std::clamp((other.top + other.bottom) / 2, box.top, box.bottom)};
}

void draw_leader(Canvas& canvas, const Plan& plan) {
  const Vec2 plate = nearest_in(plan.now->box, plan.base);
  Vec2 base = nearest_in(plan.base, {plate.x, plate.y, plate.x, plate.y});
  if (geom::length(plate - base) <= 7 * canvas.overlay.interface_scale) return;
  const Vec2 middle{(plan.base.left + plan.base.right) / 2, (plan.base.top + plan.base.bottom) / 2};
  base = base + (middle - base) * 0.4;  // on the base, however it is turned
  const Vec2 from = canvas.camera.to_table(base), to = canvas.camera.to_table(plate);
  const Colour ink = side_text(canvas.theme, plan.of->piece->side);
  canvas.line({from, to}, faded(canvas.theme.plate, 0.8), 3);
  canvas.line({from, to}, faded(ink, 0.85), 1.25);
  canvas.fill(circle(from, canvas.mm(2.2), 10), ink);
}

void draw_plate(Canvas& canvas, const Plan& plan, const Plate& kept) {
  const state::Piece& piece = *plan.of->piece;
  const Colour ink = side_text(canvas.theme, piece.side);
  const Box& box = plan.now->box;
  const Vec2 corner = canvas.camera.to_table({box.left, box.top});
  const std::vector<Vec2> rim{corner, canvas.camera.to_table({box.right, box.top}),
                              canvas.camera.to_table({box.right, box.bottom}),
                              canvas.camera.to_table({box.left, box.bottom})};
  canvas.fill(rim, canvas.theme.plate);
  canvas.outline(rim, faded(ink, canvas.overlay.battle.may_act.count(piece.id) != 0 ? 0.9 : 0.25), 1);
  write_ship_card(canvas, plan.card, piece, corner + canvas.step(kPad, -kPad), ink);
  canvas.picture.plates.push_back(kept);
}

}  // namespace

void draw_ship_cards(Canvas& canvas, const std::vector<Carded>& pieces) {
  std::vector<Plan> plans;
  for (const Carded& of : pieces) {
    Plan plan;
    plan.of = &of;
    plan.base = canvas.on_screen(of.piece->type == state::PieceType::ship
                                     ? base_corners(canvas.catalog.figures, of.piece->base, of.frame)
                                     : token_outline(canvas.catalog, *of.piece));
    plan.card = ship_card(canvas, *of.piece);
    if (plan.card.empty()) continue;
    const double reach = (plan.base.right - plan.base.left) / canvas.camera.pixels_per_mm;
    if (canvas.px(reach) < 12) {  // large text: the whole card would hide the board, its name does not
      if (!canvas.overlay.names || canvas.seen_px(reach) < 12) continue;
      plan.card = name_alone(std::move(plan.card));
    }
    for (const Plate& plate : canvas.overlay.plates)
      if (plate.piece == of.piece->id) plan.before = &plate;
    plans.push_back(std::move(plan));
  }
  // Whoever stays where it was comes first: a ship that moves gives way to those that stand.
  const Finder finder(canvas);
  for (const bool stands : {true, false})
    for (Plan& plan : plans) finder.keep(plan, stands);
  for (Plan& plan : plans)
    if (!plan.now) finder.find(plan);
  std::erase_if(plans, [](const Plan& plan) { return !plan.now; });
  for (const Plan& plan : plans) draw_leader(canvas, plan);
  for (const Plan& plan : plans) draw_plate(canvas, plan, finder.kept(plan));
}

}  // namespace plotboard::scene
