#include "scene/battle.hpp"

#include <cmath>

#include "data/catalog.hpp"
#include "scene/mission.hpp"
#include "scene/overlays.hpp"
#include "scene/pieces.hpp"
#include "scene/signs.hpp"
#include "state/piece_names.hpp"

namespace plotboard::scene {
namespace {

using geom::Frame;
using geom::Vec2;

// Sizes on the plate beside a base, px.
constexpr double kName = 12, kPip = 9, kPipStep = 10.5, kTokenSide = 16, kPad = 4, kMostPips = 10;

std::vector<Vec2> square(Vec2 centre, double half) {
  return {{centre.x - half, centre.y - half},
          {centre.x + half, centre.y - half},
          {centre.x + half, centre.y + half},
          {centre.x - half, centre.y + half}};
}

void draw_sign(Canvas& canvas, Vec2 at, double radius_mm, const Sign& sign, Colour colour) {
  const auto placed = [&](std::vector<Vec2> points) {
    for (Vec2& p : points) p = at + canvas.camera.way_on_table(p * radius_mm);
    return points;
  };
  for (const auto& fill : sign.fills) canvas.fill(placed(fill), colour);
  for (const auto& line : sign.lines) canvas.line(placed(line), colour, 1.5);
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

Colour side_text(const Theme& theme, state::Side side) {
  return side == state::Side::enemy    ? theme.enemy_text
         : side == state::Side::player ? theme.player_text
                                       : theme.text_dim;
}

std::vector<double> turret_headings(state::Turret turret) {
  switch (turret) {
    case state::Turret::none:
      return {};
    case state::Turret::front:
      return {0};
    case state::Turret::right:
      return {90};
    case state::Turret::rear:
      return {180};
    case state::Turret::left:
      return {270};
    case state::Turret::front_rear:
      return {0, 180};
    case state::Turret::left_right:
      return {90, 270};
  }
  return {};
}

// The half of a huge ship's base that belongs to a section.
std::vector<Vec2> section_rim(const data::Catalog& catalog, const state::Piece& piece, const Frame& frame,
                              state::Section section) {
  const geom::BaseFigures& size = catalog.figures.base_of(piece.base);
  const double w = size.width.mm() / 2, l = size.length.mm() / 2;
  const double low = section == state::Section::fore ? 0 : -l, high = section == state::Section::fore ? l : 0;
  return {frame.to_world({w, high}), frame.to_world({w, low}), frame.to_world({-w, low}), frame.to_world({-w, high})};
}

std::vector<Vec2> ghost_rim(const data::Catalog& catalog, const state::Table& table, const Offer& offer) {
  const state::Piece* ship = table.find(offer.ship);
  if (!offer.ghost || ship == nullptr) return {};
  return base_corners(catalog.figures, ship->base, geom::frame_of(*offer.ghost));
}

std::vector<Vec2> piece_rim(const data::Catalog& catalog, const state::Table& table, const Offer& offer) {
  const state::Piece* piece = table.find(offer.piece);
  if (piece == nullptr) return {};
  if (piece->type == state::PieceType::ship) {
    const Frame frame = geom::frame_of(piece->pose);
    if (offer.section != state::Section::none) return section_rim(catalog, *piece, frame, offer.section);
    return base_corners(catalog.figures, piece->base, frame);
  }
  return token_outline(catalog, *piece);
}

// A numbered plate: the key that picks it.
// Ghosts overlap, so a plate that finds its place taken moves aside, with a line to what it means.
void draw_key(Canvas& canvas, Vec2 wanted, const Offer& offer) {
  if (offer.label.empty()) return;
  const double reach = 10 * canvas.overlay.interface_scale;
  const Vec2 px = canvas.camera.to_screen(wanted);
  std::vector<Placer::Box> wishes;
  for (int ring = 0; ring < 4; ++ring) {
    for (int k = 0; k < (ring == 0 ? 1 : 8); ++k) {
      const geom::SinCos a = geom::sin_cos_degrees(45.0 * k);
      const double x = px.x + a.sin * ring * reach * 2.1, y = px.y - a.cos * ring * reach * 2.1;
      wishes.push_back({x - reach, y - reach, x + reach, y + reach});
      if (ring == 0) wishes.back() = {px.x - reach, px.y - reach, px.x + reach, px.y + reach};
    }
  }
  const Placer::Box box = canvas.placer.place(wishes);
  const Vec2 at = canvas.camera.to_table({(box.left + box.right) / 2, (box.top + box.bottom) / 2});
  if (geom::length(at - wanted) > canvas.mm(12)) canvas.line({wanted, at}, canvas.theme.chosen, 1.5);
  const Colour ink = offer.legal ? canvas.theme.space : canvas.theme.text_dim;
  const double r = canvas.mm(offer.pointed ? 12 : 10);
  std::vector<Vec2> rim = circle(at, r, 18);
  canvas.fill(rim, offer.legal ? (offer.pointed ? canvas.theme.selection : canvas.theme.chosen) : canvas.theme.plate);
  canvas.outline(std::move(rim), offer.legal ? canvas.theme.space : canvas.theme.text_dim, 1.25);
  canvas.text(at, offer.label, ink, offer.pointed ? 14 : 12, true);
}

}  // namespace

void draw_on_base(Canvas& canvas, const state::Piece& piece, const Frame& frame) {
  const geom::BaseFigures& size = canvas.catalog.figures.base_of(piece.base);
  const double w = size.width.mm() / 2;
  for (const double heading : turret_headings(piece.ship.turret)) {  // an arrow head towards each arc that it covers
    const geom::SinCos a = geom::sin_cos_degrees(heading);
    const Vec2 out{a.sin, a.cos}, side{a.cos, -a.sin};
    const auto at = [&](double along, double across) { return frame.to_world((out * along + side * across) * w); };
    canvas.fill({at(0.8, 0), at(0.42, 0.34), at(0.52, 0), at(0.42, -0.34)}, canvas.theme.accent);
    canvas.outline({at(0.8, 0), at(0.42, 0.34), at(0.52, 0), at(0.42, -0.34)}, canvas.theme.space, 1);
  }
  draw_unfit(canvas, piece, frame);
  if (piece.ship.destroyed) {
    const double l = size.length.mm() / 2;
    for (const double way : {1.0, -1.0}) {
      canvas.line({frame.to_world({-w, -l * way}), frame.to_world({w, l * way})}, canvas.theme.space, 6);
      canvas.line({frame.to_world({-w, -l * way}), frame.to_world({w, l * way})}, canvas.theme.overlapping, 3);
    }
  }
}

void draw_fuses(Canvas& canvas, const state::Piece& device) {
  if (device.fuses <= 0) return;
  const Placer::Box box = canvas.on_screen(token_outline(canvas.catalog, device));
  constexpr double kStep = 11;
  Vec2 at =
      canvas.camera.to_table({(box.left + box.right) / 2, box.top}) + canvas.step(-kStep * (device.fuses - 1) / 2, 8);
  for (int i = 0; i < device.fuses; ++i, at = at + canvas.step(kStep, 0)) {  // a round bomb with its fuse
    canvas.fill(circle(at, canvas.mm(4), 12), canvas.theme.plate);
    canvas.outline(circle(at, canvas.mm(4), 12), canvas.theme.touching, 1.5);
    canvas.line({at + canvas.step(2.5, 3), at + canvas.step(5, 6)}, canvas.theme.touching, 1.5);
  }
}

void draw_locks(Canvas& canvas) {
  if (!canvas.overlay.battle.on) return;
  for (const state::Piece& piece : canvas.table.pieces) {
    const state::Piece* locked = piece.lock.empty() || !piece.in_play() ? nullptr : canvas.table.find(piece.lock);
    if (locked == nullptr || (locked->type == state::PieceType::ship && !locked->in_play())) continue;
    const Vec2 from = shown_frame(canvas, piece).origin, to = shown_frame(canvas, *locked).origin;
    const double l = geom::length(to - from);
    if (l <= 0) continue;
    const Vec2 way = (to - from) * (1 / l);
    const double clear = canvas.catalog.figures.base_of(piece.base).width.mm() * 0.6;
    const Vec2 side = Vec2{-way.y, way.x} * canvas.mm(5);  // two ships that lock each other: two lines
    if (l > clear * 2.2) {
      canvas.line({from + way * clear + side, to - way * clear + side}, faded(canvas.theme.overlapping, 0.6), 1.25, 3,
                  true);
    }
    const Vec2 at = to - way * clear + side;
    const double r = canvas.mm(8);
    canvas.fill(circle(at, r * 0.9, 16), canvas.theme.plate);
    draw_sign(canvas, at, r, lock_sign(), canvas.theme.overlapping);
  }
}

namespace {

// Half of a huge ship, and the mid-line, beyond which a shot may not go (huge-attack rules).
void draw_section(Canvas& canvas, const std::string& id, state::Section section, Colour colour) {
  const state::Piece* piece = canvas.table.find(id);
  if (piece == nullptr || section == state::Section::none) return;
  const Frame frame = shown_frame(canvas, *piece);
  std::vector<Vec2> rim = section_rim(canvas.catalog, *piece, frame, section);
  canvas.fill(rim, faded(colour, 0.2));
  canvas.outline(std::move(rim), colour, 3);
  const double reach = canvas.catalog.figures.base_of(piece->base).width.mm() * 1.1;
  canvas.line({frame.to_world({-reach, 0}), frame.to_world({reach, 0})}, canvas.theme.accent, 2, 8);
}

}  // namespace

void draw_shot(Canvas& canvas) {
  const auto& shot = canvas.overlay.battle.shot;
  if (!shot) return;
  const Colour colour = canvas.theme.band1;
  canvas.spare_line(shot->line.a, shot->line.b);
  for (const std::string& id : shot->obstructed_by) light_up(canvas, id, canvas.theme.warning);
  light_up(canvas, shot->attacker, colour);
  if (shot->section == state::Section::none) light_up(canvas, shot->defender, canvas.theme.overlapping);
  draw_section(canvas, shot->defender, shot->section, canvas.theme.overlapping);
  draw_section(canvas, shot->attacker, shot->from, colour);
  canvas.line({shot->line.a, shot->line.b}, faded(canvas.theme.plate, 0.9), 6);
  canvas.line({shot->line.a, shot->line.b}, colour, 3, shot->obstructed_by.empty() ? 0 : 7, true);
  canvas.plate(geom::middle(shot->line.a, shot->line.b), shot->words, colour, 14, 14, false);
}

void draw_offers(Canvas& canvas) {
  const BattleShown& battle = canvas.overlay.battle;
  for (const std::string& id : battle.may_act) light_up(canvas, id, canvas.theme.chosen);
  const auto draw = [&](const Offer& offer) {
    const Colour colour = !offer.legal    ? faded(canvas.theme.ghost_bad, 0.65)
                          : offer.pointed ? canvas.theme.selection
                                          : canvas.theme.chosen;
    if (const state::Piece* ship = canvas.table.find(offer.ship); ship != nullptr && offer.ghost) {
      const Frame frame = geom::frame_of(*offer.ghost);
      std::vector<Vec2> rim = base_corners(canvas.catalog.figures, ship->base, frame);
      canvas.fill(rim, faded(colour, offer.pointed ? 0.34 : 0.12), offer.legal ? Pattern::plain : Pattern::hatched);
      if (offer.pointed) draw_hull(canvas, *ship, frame, faded(colour, 0.55), colour);
      const double l = canvas.catalog.figures.base_of(ship->base).length.mm() / 2;
      canvas.outline(std::move(rim), colour, offer.pointed ? 3 : 1.5, offer.legal ? 0 : 4);
      canvas.line({frame.to_world({0, l * 0.6}), frame.to_world({0, l})}, colour, 2);
      draw_key(canvas, frame.to_world({0, l * 0.45}), offer);
    } else if (const state::Piece* piece = canvas.table.find(offer.piece)) {
      if (!offer.legal && !offer.pointed) return;
      if (offer.section == state::Section::none)
        light_up(canvas, offer.piece, colour);
      else
        canvas.outline(section_rim(canvas.catalog, *piece, shown_frame(canvas, *piece), offer.section), colour, 3);
      geom::Box box;
      for (const Vec2 p : piece_rim(canvas.catalog, canvas.table, offer)) box.add(p);
      draw_key(canvas, piece->type == state::PieceType::ship ? Vec2{box.low.x, box.high.y} : box.high, offer);
    }
  };
  for (const bool legal : {false, true}) {
    for (const Offer& offer : battle.offers) {
      if (offer.legal == legal && !offer.pointed) draw(offer);
    }
  }
  for (const Offer& offer : battle.offers) {
    if (offer.pointed) draw(offer);
  }
  for (const Offer& offer : battle.offers) {  // names and conditions go beside what can be picked
    geom::Box box;
    const std::vector<Vec2> rim = ghost_rim(canvas.catalog, canvas.table, offer);
    for (const Vec2 p : rim) box.add(canvas.camera.to_screen(p));
    if (!rim.empty()) canvas.placer.take({box.low.x, box.low.y, box.high.x, box.high.y});
  }
}

namespace {

// What stands on a ship's plate, in pixels of the interface.
struct ShipCard {
  Condition condition;
  std::vector<state::Token> tokens;
  std::string name, second;  // the second line: its dial, what it does in the mission
  double width = 2 * kPad, height = 2 * kPad;
};

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
  const auto text_width = [](const std::string& words, double size) {
    return 0.58 * size * static_cast<double>(words.size());
  };
  card.width += std::max({text_width(card.name, kName), text_width(card.second, 11), pips_width(card.condition),
                          kTokenSide * 1.15 * static_cast<double>(card.tokens.size())});
  if (!card.name.empty()) card.height += kName + 3;
  if (!card.second.empty()) card.height += 14;
  if (card.condition.known()) card.height += kPip + 3;
  if (!card.tokens.empty()) card.height += kTokenSide + 2;
  return card;
}

// Where a plate of that size would lie by a base of that reach, the best place first; all in real pixels.
std::vector<Placer::Box> plate_wishes(const Camera& view, const geom::Box& base, Vec2 room, double gap) {
  const Vec2 &low = base.low, &high = base.high;
  const double x = (low.x + high.x) / 2, y = (low.y + high.y) / 2;
  const auto around = [&](double cx, double cy) {
    return Placer::Box{cx - room.x / 2, cy - room.y / 2, cx + room.x / 2, cy + room.y / 2};
  };
  std::vector<Placer::Box> wishes{around(x, low.y + gap + room.y / 2),
                                  around(high.x + gap + room.x / 2, y),
                                  around(low.x - gap - room.x / 2, y),
                                  around(x, high.y - gap - room.y / 2),
                                  around(high.x + gap + room.x / 2, low.y + room.y / 2),
                                  around(low.x - gap - room.x / 2, low.y + room.y / 2),
                                  around(high.x + gap + room.x / 2, high.y - room.y / 2),
                                  around(low.x - gap - room.x / 2, high.y - room.y / 2)};
  // In a crowd further off, with a line back to the base.
  const double far_x = high.x - low.x + room.x, far_y = low.y - high.y + room.y;
  for (const double out : {0.9, 1.4}) {
    for (const auto& [across, along] :
         {std::pair{0.0, 1.0}, std::pair{1.0, 0.0}, std::pair{-1.0, 0.0}, std::pair{0.0, -1.0}, std::pair{0.8, 0.8},
          std::pair{-0.8, 0.8}, std::pair{0.8, -0.8}, std::pair{-0.8, -0.8}}) {
      wishes.push_back(around(x + across * far_x * out, y + along * far_y * out));
    }
  }
  // What the window would cut off comes last.
  std::stable_partition(wishes.begin(), wishes.end(), [&view](const Placer::Box& box) {
    return box.left >= view.left_px && box.right <= view.left_px + view.width_px && box.top >= view.top_px &&
           box.bottom <= view.top_px + view.height_px;
  });
  return wishes;
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

}  // namespace

void draw_ship_card(Canvas& canvas, const state::Piece& piece, const Frame& frame) {
  const Theme& theme = canvas.theme;
  const bool ship = piece.type == state::PieceType::ship;
  const Placer::Box base = canvas.on_screen(ship ? base_corners(canvas.catalog.figures, piece.base, frame)
                                                 : token_outline(canvas.catalog, piece));
  const Colour ink = side_text(theme, piece.side);
  const double reach = (base.right - base.left) / canvas.camera.pixels_per_mm;
  if (canvas.px(reach) < 12) {  // large text: the whole card would hide the board, its name does not
    if (canvas.overlay.names && canvas.seen_px(reach) >= 12)
      canvas.plate_beside(base, state::called(canvas.catalog, piece), ink, kName, 4, theme.plate);
    return;
  }
  const ShipCard card = ship_card(canvas, piece);
  // In real pixels for the placer, on the table for the pen.
  const double scale = canvas.overlay.interface_scale;
  const Vec2 room{card.width * scale, card.height * scale};
  const double gap = 4 * scale;
  const Vec2 low{base.left, base.bottom}, high{base.right, base.top};
  const double far_x = high.x - low.x + room.x, far_y = low.y - high.y + room.y;
  const Placer::Box where = canvas.placer.place(plate_wishes(canvas.camera, {low, high}, room, gap));
  const Vec2 corner = canvas.camera.to_table({where.left, where.top});
  const Vec2 far = canvas.camera.to_table({where.right, where.bottom});
  const Vec2 middle = (low + high) * 0.5;
  const Vec2 plate_middle{(where.left + where.right) / 2, (where.top + where.bottom) / 2};
  if (std::abs(plate_middle.x - middle.x) > far_x * 0.62 + gap ||
      std::abs(plate_middle.y - middle.y) > far_y * 0.62 + gap)
    canvas.line({frame.origin, canvas.camera.to_table(plate_middle)}, faded(ink, 0.7), 1.25);
  const std::vector<Vec2> plate{corner, {far.x, corner.y}, far, {corner.x, far.y}};
  canvas.fill(plate, theme.plate);
  canvas.outline(plate, faded(ink, canvas.overlay.battle.may_act.count(piece.id) != 0 ? 0.9 : 0.25), 1);
  write_ship_card(canvas, card, piece, corner + canvas.step(kPad, -kPad), ink);
}

std::optional<std::size_t> offer_at(const data::Catalog& catalog, const state::Table& table,
                                    const std::vector<Offer>& offers, Vec2 mm) {
  std::optional<std::size_t> found;
  double best = 1e18;
  const auto look = [&](bool ghosts, bool legal) {
    for (std::size_t i = 0; i < offers.size(); ++i) {
      if (offers[i].legal != legal) continue;
      const std::vector<Vec2> rim =
          ghosts ? ghost_rim(catalog, table, offers[i]) : piece_rim(catalog, table, offers[i]);
      if (rim.size() < 3 || !inside(rim, mm)) continue;
      // Ghosts overlap: the one whose middle is nearest.
      Vec2 middle;
      for (const Vec2 p : rim) middle = middle + p * (1.0 / static_cast<double>(rim.size()));
      const double off = geom::length(mm - middle);
      if (off >= best) continue;
      best = off;
      found = i;
    }
    return found.has_value();
  };
  if (look(true, true) || look(false, true) || look(true, false) || look(false, false)) return found;
  return std::nullopt;
}

}  // namespace plotboard::scene
