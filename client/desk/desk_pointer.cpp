// The pointer on the board: picking, dragging (bases push like plastic, or pass freely), turning, panning, boxes.
#include <algorithm>

#include "data/catalog.hpp"
#include "desk/desk.hpp"
#include "desk/desk_impl.hpp"
#include "geom/plastic.hpp"
#include "scene/battle.hpp"

namespace plotboard::desk {

namespace {

constexpr double kClickPx = 4;      // a press that moves less is a click
constexpr double kReachPx = 6;      // small pieces can be picked from this far
constexpr double kZoomStep = 1.15;  // a wheel notch
constexpr double kTurnStep = 5;     // degrees a wheel notch

geom::Pose turned(const geom::Pose& pose, double degrees) {
  return {pose.x, pose.y, (pose.heading + base::mdeg_from_degrees(degrees)).wrapped()};
}
geom::Pose shifted(const geom::Pose& pose, geom::Vec2 mm) {
  return {pose.x + base::um_from_mm(mm.x), pose.y + base::um_from_mm(mm.y), pose.heading};
}

}  // namespace

void Desk::pointer_moved(geom::Vec2 px) {
  if (!has_table()) return;
  Impl& m = *impl_;
  const bool moved = geom::length(px - m.pressed_px) >= kClickPx;
  switch (m.gesture) {
    case Impl::Gesture::none:
      hovered = scene::piece_at(catalog(), table(), camera.to_table(px), kReachPx / camera.pixels_per_mm);
      m.point_at_offer(px);
      break;
    case Impl::Gesture::pressed_piece:
      if (moved && locked()) {
        m.gesture = Impl::Gesture::pan;
        pan(px - m.last_px);
      } else if (moved) {
        m.start_drag();
        m.drag_to(px);
      }
      break;
    case Impl::Gesture::pressed_held:
    case Impl::Gesture::drag_held:
      if (m.gesture == Impl::Gesture::pressed_held && !moved) break;
      m.gesture = Impl::Gesture::drag_held;
      m.drag_held_to(px);
      break;
    case Impl::Gesture::pressed_board:
      if (moved) {
        m.gesture = m.adding ? Impl::Gesture::box : Impl::Gesture::pan;
        if (!m.adding) pan(px - m.last_px);
      }
      break;
    case Impl::Gesture::pan:
      pan(px - m.last_px);
      break;
    case Impl::Gesture::box:
      break;
    case Impl::Gesture::drag:
      m.drag_to(px);
      break;
  }
  // While a press may still become a click, the pan starts from the press.
  if (m.gesture != Impl::Gesture::pressed_board) m.last_px = px;
}

void Desk::pointer_pressed(geom::Vec2 px, bool add_to_selection) {
  if (!has_table()) return;
  Impl& m = *impl_;
  if (m.gesture != Impl::Gesture::none) return;
  m.pressed_px = m.last_px = px;
  m.adding = add_to_selection;
  if (held() != nullptr && m.held_under(px)) {
    m.held_from = {m.held->pose.x.mm(), m.held->pose.y.mm()};
    m.gesture = Impl::Gesture::pressed_held;
    return;
  }
  m.pressed = scene::piece_at(catalog(), table(), camera.to_table(px), kReachPx / camera.pixels_per_mm);
  hovered = m.pressed;
  m.gesture = m.pressed.empty() ? Impl::Gesture::pressed_board : Impl::Gesture::pressed_piece;
}

void Desk::pointer_released(geom::Vec2 px) {
  if (!has_table()) return;
  Impl& m = *impl_;
  const Impl::Gesture was = m.gesture;
  if (was == Impl::Gesture::drag) {
    m.drag_to(px);
    m.end_drag(true);
  }
  m.gesture = Impl::Gesture::none;
  if (was == Impl::Gesture::pressed_held) {
    place_held();
    return;
  }
  const bool clicked = was == Impl::Gesture::pressed_piece || (was == Impl::Gesture::pressed_board && !m.adding);
  if (clicked && m.click_offer(px)) return;
  if (was == Impl::Gesture::pressed_piece) m.click(m.pressed);
  if (was == Impl::Gesture::pressed_board && !m.adding) {
    if (tool == Tool::select) selected.clear();
    if (tool == Tool::select) hold_at(px);
  }
  if (was == Impl::Gesture::box) {
    const geom::Vec2 a = camera.to_table(m.pressed_px), b = camera.to_table(px);
    const geom::Vec2 low{std::min(a.x, b.x), std::min(a.y, b.y)}, high{std::max(a.x, b.x), std::max(a.y, b.y)};
    for (std::string& id : scene::pieces_in(table(), low, high)) selected.insert(std::move(id));
  }
  hovered = scene::piece_at(catalog(), table(), camera.to_table(px), kReachPx / camera.pixels_per_mm);
}

void Desk::wheel(geom::Vec2 px, double notches, bool turn_piece) {
  if (!has_table()) return;
  const bool in_hand = impl_->gesture == Impl::Gesture::drag_held;
  if ((turn_piece || in_hand) && held() != nullptr) return turn_held(-notches * kTurnStep);
  if (!turn_piece || locked()) {
    double factor = 1;
    for (double left = std::abs(notches); left > 0; left -= 1) factor *= 1 + (kZoomStep - 1) * std::min(left, 1.0);
    camera.zoom_at(px, notches > 0 ? factor : 1 / factor);
    return;
  }
  Impl& m = *impl_;
  if (dragging()) {
    m.turned_degrees -= notches * kTurnStep;
    m.drag_to(m.last_px);
    return;
  }
  const std::string under = scene::piece_at(catalog(), table(), camera.to_table(px), kReachPx / camera.pixels_per_mm);
  // Away from the viewer turns left, as a knob on the table would.
  if (!under.empty() && selected.count(under) == 0)
    m.turn({under}, -notches * kTurnStep, "wheel");
  else
    m.turn({selected.begin(), selected.end()}, -notches * kTurnStep, "wheel");
}

// The middle of the view stays on the table, so that nobody loses it.
void Desk::pan(geom::Vec2 px) {
  camera.pan(px);
  if (!has_table()) return;
  camera.centre.x = std::clamp(camera.centre.x, 0.0, table().area.width.mm());
  camera.centre.y = std::clamp(camera.centre.y, 0.0, table().area.height.mm());
}

bool Desk::dragging() const { return impl_->gesture == Impl::Gesture::drag; }

std::optional<Box> Desk::selection_box() const {
  if (impl_->gesture != Impl::Gesture::box) return {};
  const geom::Vec2 a = impl_->pressed_px, b = impl_->last_px;
  return Box{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

// What can be picked on the board: the ghost or piece under the pointer.
void Desk::Impl::point_at_offer(geom::Vec2 px) {
  look();
  const bool lies_there = expected.kind == Expect::choice || expected.kind == Expect::turn;
  if (!lies_there || desk.tool != Tool::select) return;
  desk.battle.pointed = scene::offer_at(catalog, session->table(), offers(), desk.camera.to_table(px));
}

bool Desk::Impl::click_offer(geom::Vec2 px) {
  point_at_offer(px);
  if (desk.tool != Tool::select || !desk.battle.pointed) return false;
  const std::size_t index = *desk.battle.pointed;
  if (expected.kind == Expect::choice && picks[index].legal) {
    desk.pick(index);
    return true;
  }
  if (expected.kind == Expect::choice) desk.say(MessageKind::refusal, picks[index].why, picks[index].rule);
  return false;  // of ships that may act, a click selects the one that the Continue key begins with
}

void Desk::Impl::click(const std::string& id) {
  if (desk.tool != Tool::select) {
    pick(id);
    return;
  }
  if (!adding)
    desk.selected = {id};
  else if (desk.selected.erase(id) == 0)
    desk.selected.insert(id);
}

void Desk::Impl::pick(const std::string& id) {
  const state::Piece& piece = *session->table().find(id);
  if (desk.tool == Tool::arc && piece.type != state::PieceType::ship) {
    desk.say(MessageKind::note, "Arcs are measured from ship to ship: " + id + " is no ship.");
    return;
  }
  if (!rules::shape_of(catalog, piece)) {
    desk.say(MessageKind::note, id + " has no extent that could be measured to.");
    return;
  }
  if (desk.measure_from.empty() || !desk.measure_to.empty()) {
    desk.measure_from = id;
    desk.measure_to.clear();
  } else if (id == desk.measure_from) {
    desk.measure_from.clear();
  } else {
    desk.measure_to = id;
  }
}

void Desk::Impl::start_drag() {
  pressed = with_leaders({pressed}).front();
  if (!desk.selected.count(pressed)) {
    if (!adding) desk.selected.clear();
    desk.selected.insert(pressed);
  }
  for (const rules::Placement& mate : mates_of({{pressed, {}}})) desk.selected.insert(mate.id);
  flight.reset();
  shown = session->table();
  turned_degrees = 0;
  grabbed = {{pressed, shown.find(pressed)->pose}};
  for (const std::string& id : desk.selected)
    if (id != pressed) grabbed.push_back({id, shown.find(id)->pose});
  gesture = Gesture::drag;
}

void Desk::Impl::drag_held_to(geom::Vec2 px) {
  if (!held) return;
  const geom::Vec2 goal = held_from + desk.camera.to_table(px) - desk.camera.to_table(pressed_px);
  move_held(goal - geom::Vec2{held->pose.x.mm(), held->pose.y.mm()});
}

void Desk::Impl::end_drag_held() {
  gesture = Gesture::none;
  if (held) move_held(held_from - geom::Vec2{held->pose.x.mm(), held->pose.y.mm()});
}

void Desk::Impl::drag_to(geom::Vec2 px) {
  const geom::Vec2 by = desk.camera.to_table(px) - desk.camera.to_table(pressed_px);
  ++drags;
  const auto move = [this](const std::string& id, const geom::Pose& to) {
    shown.pieces[*shown.index_of(id)].pose = to;
  };
  const auto goal_of = [&](const rules::Placement& from) { return turned(shifted(from.to, by), turned_degrees); };
  const state::Piece& in_hand = *shown.find(pressed);
  if (!desk.settings.plastic || in_hand.type != state::PieceType::ship || in_hand.fled) {
    for (const rules::Placement& from : grabbed) move(from.id, goal_of(from));
    close_up(shown);
    return;
  }
  // A hand holds one base; the others of the selection follow it stiffly, and whatever else is in the way gives way.
  std::vector<geom::PlasticBase> bases;
  std::vector<std::size_t> pieces;
  std::size_t held_index = 0;
  for (std::size_t i = 0; i < shown.pieces.size(); ++i) {
    const state::Piece& piece = shown.pieces[i];
    const bool follows = piece.id != pressed && desk.selected.count(piece.id) != 0;
    if (piece.type != state::PieceType::ship || piece.fled || follows) continue;
    if (piece.id == pressed) held_index = bases.size();
    bases.push_back({piece.base, piece.pose, piece.stays && piece.id != pressed});
    pieces.push_back(i);
  }
  const std::vector<geom::Pose> poses = geom::pushed(catalog.figures, bases, held_index, goal_of(grabbed.front()));
  for (std::size_t i = 0; i < pieces.size(); ++i) shown.pieces[pieces[i]].pose = poses[i];
  const geom::Pose& now = poses[held_index];
  const geom::Vec2 went{(now.x - grabbed.front().to.x).mm(), (now.y - grabbed.front().to.y).mm()};
  for (std::size_t i = 1; i < grabbed.size(); ++i)
    move(grabbed[i].id, turned(shifted(grabbed[i].to, went), turned_degrees));
  close_up(shown);
}

void Desk::Impl::end_drag(bool keep) {
  gesture = Gesture::none;
  ++drags;
  if (!keep) return;
  std::vector<rules::Placement> placements;
  for (const state::Piece& piece : shown.pieces)
    if (piece.pose != session->table().find(piece.id)->pose) placements.push_back({piece.id, piece.pose});
  if (placements.empty()) return;
  if (desk.battle.placing) {
    for (const rules::Placement& placement : placements) {
      const state::Piece& piece = *shown.find(placement.id);
      const auto refusal = piece.type == state::PieceType::ship       ? rules::deployment_fault(catalog, shown, piece)
                           : piece.type == state::PieceType::obstacle ? rules::obstacle_fault(catalog, shown, piece)
                                                                      : std::nullopt;
      if (!refusal) continue;
      desk.say(MessageKind::refusal, refusal->why, refusal->rule);
      return;
    }
  }
  apply(rules::PlacePieces{placements});
}

void Desk::Impl::turn(const std::vector<std::string>& ids, double degrees, const std::string& how) {
  std::vector<rules::Placement> placements;
  placements.reserve(ids.size());
  for (const std::string& id : with_leaders(ids))
    placements.push_back({id, turned(session->table().find(id)->pose, degrees)});
  if (!placements.empty()) place(placements, how);
}

void Desk::Impl::nudge(geom::Vec2 mm) {
  std::vector<rules::Placement> placements;
  for (const std::string& id : with_leaders({desk.selected.begin(), desk.selected.end()}))
    placements.push_back({id, shifted(session->table().find(id)->pose, mm)});
  if (!placements.empty()) place(placements, "nudge");
}

}  // namespace plotboard::desk
