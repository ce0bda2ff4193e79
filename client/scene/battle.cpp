#include "scene/battle.hpp"

#include <cmath>

#include "data/catalog.hpp"
#include "scene/mission.hpp"
#include "scene/overlays.hpp"
#include "scene/pieces.hpp"
#include "scene/ship_cards.hpp"
#include "scene/signs.hpp"

namespace plotboard::scene {
namespace {

using geom::Frame;
using geom::Vec2;

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
  canvas.picture.badges.push_back({offer.label, at, r});
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

namespace {

// A lock's sign with the marker of the ship at its other end, in the colour of that ship's side.
void lock_tag(Canvas& canvas, Vec2 at, const state::Piece& other, Colour colour) {
  const double r = canvas.mm(8);
  const auto marker = canvas.markers.find(other.id);
  const Vec2 beside = at + canvas.step(11, 0);
  canvas.fill({at + canvas.step(-8, 8), at + canvas.step(18, 8), at + canvas.step(18, -8), at + canvas.step(-8, -8)},
              canvas.theme.plate);
  canvas.outline({at + canvas.step(-8, 8), at + canvas.step(18, 8), at + canvas.step(18, -8), at + canvas.step(-8, -8)},
                 faded(colour, 0.6), 1);
  draw_sign(canvas, at, r * 0.85, lock_sign(), colour);
  if (marker != canvas.markers.end())
    canvas.text(beside, marker->second, side_text(canvas.theme, other.side), marker->second.size() > 1 ? 9 : 12, true);
  canvas.take(at + canvas.step(5, 0), canvas.mm(13));
}

}  // namespace

namespace {

// Both ends are named; the line is quiet until one of them is pointed at or selected.
void draw_lock(Canvas& canvas, const state::Piece& piece, Id object) {
  const auto is_meant = [&](Id id) { return canvas.overlay.hovered == id || canvas.overlay.selected.count(id) != 0; };
  const state::Piece* locked = canvas.table.find(object);
  if (locked == nullptr || (locked->type == state::PieceType::ship && !locked->in_play())) return;
  const Vec2 from = shown_frame(canvas, piece).origin, to = shown_frame(canvas, *locked).origin;
  const double l = geom::length(to - from);
  if (l <= 0) return;
  const bool meant = is_meant(piece.id) || is_meant(locked->id);
  const Colour colour = canvas.theme.overlapping;
  const Vec2 way = (to - from) * (1 / l);
  const auto clear_of = [&](const state::Piece& end) {
    return end.type == state::PieceType::ship ? canvas.catalog.figures.base_of(end.base).width.mm() * 0.75 : 25.0;
  };
  const double near = clear_of(piece), far = clear_of(*locked);
  const Vec2 side = Vec2{-way.y, way.x} * canvas.mm(7);  // two ships that lock each other: two lines
  const Vec2 start = from + way * near + side, end = to - way * far + side;
  if (l > near + far) {
    if (meant) canvas.line({start, end}, faded(canvas.theme.plate, 0.9), 5);
    canvas.line({start, end}, faded(colour, meant ? 1 : 0.45), meant ? 2.5 : 1.25, meant ? 0 : 4, true);
  }
  if (meant) light_up(canvas, locked->id, colour);
  lock_tag(canvas, end, piece, colour);
  if (l > (near + far) * 1.6) lock_tag(canvas, start, *locked, faded(colour, 0.8));
}

}  // namespace

void draw_locks(Canvas& canvas) {
  if (!canvas.overlay.battle.on) return;
  for (const state::Piece& piece : canvas.table.pieces) {
    if (!piece.in_play()) continue;
    for (const Id object : piece.locks()) draw_lock(canvas, piece, object);
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
      if (offer.pointed && !offer.words.empty())
        canvas.plate_of_lines(frame.origin, lines_of(canvas.theme, "", colour, offer.words), 13, canvas.px(l * 1.35));
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

std::optional<std::size_t> offer_at(const data::Catalog& catalog, const state::Table& table,
                                    const std::vector<Offer>& offers, Vec2 mm, const std::vector<Badge>& badges) {
  for (auto badge = badges.rbegin(); badge != badges.rend(); ++badge) {  // the last was drawn on top
    if (geom::length(mm - badge->at) > badge->reach) continue;
    for (std::size_t i = 0; i < offers.size(); ++i)
      if (offers[i].label == badge->label) return i;
  }
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
