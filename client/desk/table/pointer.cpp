#include "desk/table/pointer.hpp"

#include <algorithm>
#include <memory>

#include "data/catalog.hpp"
#include "desk/table/wings.hpp"
#include "geom/plastic.hpp"
#include "rules/play/setup.hpp"
#include "scene/zoom.hpp"

namespace plotboard::desk {

namespace {

constexpr double kClickPx = 4;   // a press that moves less is a click
constexpr double kTurnStep = 5;  // degrees a wheel notch

Box box_of(geom::Vec2 a, geom::Vec2 b) {
  return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

void move_piece(state::Table& table, const std::string& id, const geom::Pose& to) {
  table.pieces[*table.index_of(id)].pose = to;
}

}  // namespace

// --- from press to release

void Pointer::moved(geom::Vec2 px) {
  if (!given_.open.is_open()) return;
  const bool far = geom::length(px - pressed_px_) >= kClickPx;
  switch (gesture_) {
    case Gesture::none:
      given_.board.hovered = given_.board.piece_at(px);
      given_.play.point_at(px);
      break;
    case Gesture::pressed_piece:
      if (far && given_.play.locked()) {
        gesture_ = Gesture::pan;
        given_.board.pan(px - last_px_);
      } else if (far) {
        start_drag();
        drag_to(px);
      }
      break;
    case Gesture::pressed_held:
    case Gesture::drag_held:
      if (gesture_ == Gesture::pressed_held && !far) break;
      gesture_ = Gesture::drag_held;
      drag_held_to(px);
      break;
    case Gesture::pressed_board:
      if (far) gesture_ = adding_ ? Gesture::box : Gesture::pan;
      if (far && !adding_) given_.board.pan(px - last_px_);
      break;
    case Gesture::pan:
      given_.board.pan(px - last_px_);
      break;
    case Gesture::box:
      break;
    case Gesture::drag:
      drag_to(px);
      break;
  }
  if (gesture_ == Gesture::box) given_.board.selection_box = box_of(pressed_px_, px);
  // While a press may still become a click, the pan starts from the press.
  if (gesture_ != Gesture::pressed_board) last_px_ = px;
}

void Pointer::pressed(geom::Vec2 px, bool add_to_selection) {
  if (!given_.open.is_open() || gesture_ != Gesture::none) return;
  given_.playback.hold_view();
  pressed_px_ = last_px_ = px;
  adding_ = add_to_selection;
  const geom::Pose* held = given_.play.held();
  if (held != nullptr && given_.board.tool == Tool::select && given_.play.holds_at(given_.board.camera.to_table(px))) {
    held_from_ = {held->x.mm(), held->y.mm()};
    gesture_ = Gesture::pressed_held;
    return;
  }
  pressed_ = given_.board.hovered = given_.board.piece_at(px);
  gesture_ = pressed_.empty() ? Gesture::pressed_board : Gesture::pressed_piece;
}

void Pointer::released(geom::Vec2 px) {
  if (!given_.open.is_open()) return;
  const Gesture was = gesture_;
  if (was == Gesture::drag) {
    drag_to(px);
    drop();
  }
  gesture_ = Gesture::none;
  given_.board.selection_box.reset();
  if (was == Gesture::pressed_held) {
    given_.play.put_down();
    return;
  }
  const bool on_board = was == Gesture::pressed_board && !adding_;
  if ((was == Gesture::pressed_piece || on_board) && given_.play.click(px)) return;
  if (was == Gesture::pressed_piece) click_piece();
  if (on_board && given_.board.tool == Tool::select) {
    given_.board.selected.clear();
    given_.play.move_held_to(given_.board.camera.to_table(px));
  }
  if (was == Gesture::box) select_box(px);
  given_.board.hovered = given_.board.piece_at(px);
}

void Pointer::click_piece() {
  Board& board = given_.board;
  if (board.tool != Tool::select)
    board.pick(pressed_);
  else if (!adding_)
    board.selected = {pressed_};
  else if (board.selected.erase(pressed_) == 0)
    board.selected.insert(pressed_);
}

void Pointer::select_box(geom::Vec2 px) {
  const scene::Camera& camera = given_.board.camera;
  const Box box = box_of(camera.to_table(pressed_px_), camera.to_table(px));
  for (const Id id : scene::pieces_in(table(), box.low, box.high)) given_.board.selected.insert(id);
}

void Pointer::wheel(geom::Vec2 px, double notches, bool turn_piece) {
  if (!given_.open.is_open()) return;
  if ((turn_piece || gesture_ == Gesture::drag_held) && given_.play.held() != nullptr)
    return given_.play.turn_held(-notches * kTurnStep);
  if (!turn_piece || given_.play.locked()) {
    double factor = 1;
    for (double left = std::abs(notches); left > 0; left -= 1)
      factor *= 1 + (scene::kZoomByNotch - 1) * std::min(left, 1.0);
    given_.board.camera.zoom_at(px, notches > 0 ? factor : 1 / factor);
    return;
  }
  if (given_.board.dragging()) {
    turned_degrees_ -= notches * kTurnStep;
    drag_to(last_px_);
    return;
  }
  const std::string under = given_.board.piece_at(px);
  // Away from the viewer turns left, as a knob on the table would.
  if (!under.empty() && given_.board.selected.count(under) == 0)
    given_.pieces.turn({under}, -notches * kTurnStep, "wheel");
  else
    given_.pieces.turn_selected(-notches * kTurnStep, "wheel");
}

// --- ends of a drag

bool Pointer::cancel() {
  const bool held = gesture_ == Gesture::drag_held;
  if (held) given_.play.move_held_to(held_from_);
  if (!held && !given_.board.dragging()) return false;
  clear();
  return true;
}

void Pointer::follow_table() {
  if (gesture_ == Gesture::drag || gesture_ == Gesture::pressed_piece) clear();
}

void Pointer::clear() {
  gesture_ = Gesture::none;
  given_.board.lifted.reset();
  given_.board.selection_box.reset();
}

void Pointer::drop() {
  const auto held = std::exchange(given_.board.lifted, nullptr);
  gesture_ = Gesture::none;
  std::vector<rules::Placement> placements;
  for (const state::Piece& piece : held->pieces)
    if (piece.pose != table().find(piece.id)->pose) placements.push_back({piece.id, piece.pose});
  if (placements.empty()) return;
  if (given_.play.placing()) {
    for (const rules::Placement& placement : placements) {
      const auto refusal = rules::place_fault(catalog(), *held, *held->find(placement.id));
      if (!refusal) continue;
      given_.messages.say(MessageKind::refusal, given_.open.said(refusal->why), refusal->rule);
      return;
    }
  }
  given_.open.apply(rules::PlacePieces{placements});
}

// --- the drag

void Pointer::start_drag() {
  std::set<std::string>& selected = given_.board.selected;
  if (given_.play.placing()) pressed_ = with_leaders(table(), {pressed_}).front();
  if (!selected.count(pressed_)) {
    if (!adding_) selected.clear();
    selected.insert(pressed_);
  }
  if (given_.play.placing())
    for (const rules::Placement& mate : mates_of(catalog(), table(), {{pressed_, {}}})) selected.insert(mate.id);
  given_.playback.stop();
  given_.board.lifted = std::make_shared<const state::Table>(table());
  turned_degrees_ = 0;
  grabbed_ = {{pressed_, table().find(pressed_)->pose}};
  for (const std::string& id : selected)
    if (id != pressed_) grabbed_.push_back({id, table().find(id)->pose});
  gesture_ = Gesture::drag;
}

void Pointer::drag_held_to(geom::Vec2 px) {
  const scene::Camera& camera = given_.board.camera;
  given_.play.move_held_to(held_from_ + camera.to_table(px) - camera.to_table(pressed_px_));
}

void Pointer::drag_to(geom::Vec2 px) {
  const scene::Camera& camera = given_.board.camera;
  const geom::Vec2 by = camera.to_table(px) - camera.to_table(pressed_px_);
  state::Table now = *given_.board.lifted;
  const state::Piece& in_hand = *now.find(pressed_);
  if (!given_.settings.plastic || in_hand.type != state::PieceType::ship || in_hand.fled)
    carry(now, by);
  else
    push(now, by);
  if (given_.play.placing()) close_up(catalog(), now);
  given_.board.lifted = std::make_shared<const state::Table>(std::move(now));
}

void Pointer::carry(state::Table& table, geom::Vec2 by) const {
  for (const rules::Placement& from : grabbed_)
    move_piece(table, from.id, turned(shifted(from.to, by), turned_degrees_));
}

// A hand holds one base; the others of the selection follow it stiffly, and whatever else is in the way gives way.
void Pointer::push(state::Table& table, geom::Vec2 by) const {
  std::vector<geom::PlasticBase> bases;
  std::vector<std::size_t> pieces;
  std::size_t held_index = 0;
  for (std::size_t i = 0; i < table.pieces.size(); ++i) {
    const state::Piece& piece = table.pieces[i];
    const bool follows = piece.id != pressed_ && given_.board.selected.count(piece.id) != 0;
    if (piece.type != state::PieceType::ship || piece.fled || follows) continue;
    if (piece.id == pressed_) held_index = bases.size();
    bases.push_back({piece.base, piece.pose, piece.stays && piece.id != pressed_});
    pieces.push_back(i);
  }
  const geom::Pose goal = turned(shifted(grabbed_.front().to, by), turned_degrees_);
  const std::vector<geom::Pose> poses = geom::pushed(catalog().figures, bases, held_index, goal);
  for (std::size_t i = 0; i < pieces.size(); ++i) table.pieces[pieces[i]].pose = poses[i];
  const geom::Pose& now = poses[held_index];
  const geom::Vec2 went{(now.x - grabbed_.front().to.x).mm(), (now.y - grabbed_.front().to.y).mm()};
  for (std::size_t i = 1; i < grabbed_.size(); ++i)
    move_piece(table, grabbed_[i].id, turned(shifted(grabbed_[i].to, went), turned_degrees_));
}

}  // namespace plotboard::desk
