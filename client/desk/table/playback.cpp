#include "desk/table/playback.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "data/catalog.hpp"
#include "scene/effects.hpp"

namespace plotboard::desk {

namespace {

bool looks_alike(const scene::Camera& a, const scene::Camera& b) {
  return a.centre == b.centre && a.pixels_per_mm == b.pixels_per_mm && a.on_side == b.on_side;
}

}  // namespace

// --- what is shown

void Playback::show(std::size_t from, const state::Table& before) {
  const battle::Session& session = given_.open.session();
  const bool goes_on =
      !timeline_.empty() && at_ == 0 && entries_ == from && version_.table == given_.open.version().table;
  if (!goes_on) clear();
  entries_ = session.log().size();
  version_ = given_.open.version();
  if (given_.settings.flight_seconds <= 0 || from >= entries_) return;
  std::vector<const state::Event*> news;
  for (std::size_t i = from; i < entries_; ++i)
    for (const state::Event& event : session.log()[i].events) news.push_back(&event);
  if (events_.empty()) shown_ = before;
  scene::add_moments(timeline_, given_.open.catalog(), before, news);
  for (const state::Event* event : news) events_.push_back(*event);
  if (timeline_.empty()) return clear();
  own_view_ = false;
}

bool Playback::on() const { return !timeline_.empty() && version_ == given_.open.version(); }

void Playback::clear() {
  timeline_ = {};
  events_.clear();
  folded_ = 0;
  at_ = 0;
  heard_ = -1;
  shown_ = {};
}

void Playback::stop() { clear(); }

void Playback::give_way() {
  if (at_ > 0) clear();
}

void Playback::skip() {
  if (!on()) return;
  double next = timeline_.seconds;
  for (const scene::Moment& moment : timeline_.moments)
    if (moment.start > at_) next = std::min(next, moment.start);
  if (next >= timeline_.seconds) return stop();
  for (const scene::Moment& moment : timeline_.moments)  // what it leaps over is not heard
    if (moment.start < next) heard_ = std::max(heard_, moment.start);
  advance_to(next);
}

void Playback::advance_to(double at) {
  for (const scene::Moment& moment : timeline_.moments)
    if (moment.start > heard_ && moment.start <= at && moment.sound != scene::Sound::none)
      cues_.push_back(moment.sound);
  heard_ = std::max(heard_, at);
  at_ = at;
  while (folded_ < events_.size() && timeline_.cuts[folded_].at <= at_) state::fold(shown_, events_[folded_++]);
}

bool Playback::tick(double seconds) {
  if (!timeline_.empty() && !on()) clear();
  const bool was_on = on();
  if (was_on) {
    const double speed = given_.settings.flight_seconds > 0 ? kNormalFlight / given_.settings.flight_seconds : 1e9;
    const double at = at_ + seconds * speed;
    advance_to(std::min(at, timeline_.seconds));
    if (at >= timeline_.seconds) clear();
  }
  return follow(seconds) || was_on;
}

std::optional<std::vector<int>> Playback::rolling(state::Pool pool) const {
  if (!on()) return {};
  const auto dice_of = [pool](const state::Attack& attack) -> const std::vector<state::Die>& {
    return pool == state::Pool::attack ? attack.attack_dice : attack.defense_dice;
  };
  const auto& now = given_.open.table().play.attack;
  const auto& then = shown_.play.attack;
  if (!now || (then && dice_of(*then).size() >= dice_of(*now).size())) return {};
  for (const scene::Moment* moment : scene::moments_at(timeline_, at_)) {
    if (moment->kind != scene::MomentKind::dice || moment->pool != pool) continue;
    const auto beat = static_cast<std::uint64_t>((at_ - moment->start) / scene::kRollSeconds * scene::kBeats);
    std::vector<int> faces;
    for (std::size_t i = 0; i < moment->values.size(); ++i) {
      const int rolls = scene::tumbling_face(moment->die, i * 31, beat);
      faces.push_back(given_.settings.reduced_motion ? static_cast<int>(state::Face::blank) : rolls);
    }
    return faces;
  }
  return std::vector<int>();
}

std::vector<scene::Sound> Playback::take_cues() { return std::exchange(cues_, {}); }

// --- the view

void Playback::hold_view() {
  if (home_) leave_view();
}

void Playback::leave_view() {
  home_.reset();
  placed_.reset();
  own_view_ = true;
}

// A view that has the moment in it; nothing where the present one has.
std::optional<scene::Camera> Playback::wanted_view() const {
  constexpr double kEdge = 0.06;  // of the view, kept free
  geom::Box box;
  for (const scene::Moment* moment : scene::moments_at(timeline_, at_)) {
    const geom::Box part = scene::region_of(given_.open.catalog(), shown_, *moment);
    if (part.low.x > part.high.x) continue;
    box.add(part.low);
    box.add(part.high);
  }
  if (box.low.x > box.high.x) return {};
  const state::Area& area = given_.open.table().area;  // what is off the table needs no room
  box.low = {std::clamp(box.low.x, 0.0, area.width.mm()), std::clamp(box.low.y, 0.0, area.height.mm())};
  box.high = {std::clamp(box.high.x, 0.0, area.width.mm()), std::clamp(box.high.y, 0.0, area.height.mm())};
  scene::Camera camera = given_.board.camera;
  const double edge = kEdge * std::min(camera.width_px, camera.height_px);
  const auto on_screen = [&](const scene::Camera& by) {
    geom::Box seen;
    seen.add(by.to_screen(box.low));
    seen.add(by.to_screen(box.high));
    return seen;
  };
  const geom::Box now = on_screen(camera);
  const auto fits = [&](const geom::Box& seen) {
    return seen.low.x >= camera.left_px && seen.high.x <= camera.left_px + camera.width_px &&
           seen.low.y >= camera.top_px && seen.high.y <= camera.top_px + camera.height_px;
  };
  if (fits(now)) return {};
  const double shrink = std::min({1.0, (camera.width_px - 2 * edge) / std::max(1.0, now.high.x - now.low.x),
                                  (camera.height_px - 2 * edge) / std::max(1.0, now.high.y - now.low.y)});
  camera.pixels_per_mm *= shrink;
  // No farther than it has to go.
  const geom::Box seen = on_screen(camera);
  const double left = camera.left_px + edge, right = camera.left_px + camera.width_px - edge;
  const double top = camera.top_px + edge, bottom = camera.top_px + camera.height_px - edge;
  const auto into = [](double low, double high, double least, double most) {
    return low < least ? least - low : high > most ? most - high : 0.0;
  };
  camera.pan({into(seen.low.x, seen.high.x, left, right), into(seen.low.y, seen.high.y, top, bottom)});
  return camera;
}

void Playback::glide(const scene::Camera& goal, double seconds) {
  constexpr double kHaste = 9;  // a second: how fast the rest of the way shrinks
  scene::Camera& camera = given_.board.camera;
  const double share = given_.settings.reduced_motion ? 1 : 1 - std::exp(-kHaste * seconds);
  camera.centre = camera.centre + (goal.centre - camera.centre) * share;
  camera.pixels_per_mm += (goal.pixels_per_mm - camera.pixels_per_mm) * share;
  const double off_px = geom::length(goal.centre - camera.centre) * camera.pixels_per_mm;
  if (off_px < 0.5 && std::abs(goal.pixels_per_mm / camera.pixels_per_mm - 1) < 0.001) {
    camera.centre = goal.centre;
    camera.pixels_per_mm = goal.pixels_per_mm;
  }
  placed_ = camera;
}

bool Playback::follow(double seconds) {
  scene::Camera& camera = given_.board.camera;
  if (placed_ && !looks_alike(*placed_, camera)) leave_view();  // somebody looks elsewhere
  if (!given_.open.is_open()) return false;
  if (on()) {
    if (own_view_ || !given_.settings.follow) return false;
    const std::optional<scene::Camera> goal = wanted_view();
    if (!goal) return false;
    if (!home_) home_ = camera;
    glide(*goal, seconds);
    return true;
  }
  if (!home_) return false;
  if (looks_alike(*home_, camera)) {
    home_.reset();
    placed_.reset();
    return false;
  }
  glide(*home_, seconds);
  return true;
}

}  // namespace plotboard::desk
