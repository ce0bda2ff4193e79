#include "rules/play/devices.hpp"

#include <algorithm>
#include <utility>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/obstacle_effects.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

using state::Side;

constexpr std::string_view kLaunch = "launch-";
constexpr const char* kUsualTemplate = "straight-1";

// In the ship's own frame: the far end of the template, and how a device lies there that faces it.
struct FarEnd {
  geom::Frame frame;
  double turn_degrees = 0;
};

FarEnd far_end(const geom::Figures& figures, geom::BaseKind base, std::string_view name) {
  const bool launched = name.substr(0, kLaunch.size()) == kLaunch;
  if (launched) name.remove_prefix(kLaunch.size());
  const double half = figures.base_of(base).length.mm() / 2;
  const geom::Frame ahead{{0, half}, {1, 0}, {0, 1}};
  const geom::Frame astern{{0, -half}, {-1, 0}, {0, -1}};
  auto piece = geom::template_named(figures, name, launched ? ahead : astern);
  ENSURE(piece.has_value(), "no template is called " + std::string(name));
  // Seen from astern left and right change places.
  if (!launched) piece = geom::template_at(figures, piece->kind, piece->speed, -piece->side, astern);
  const base::Mdeg bend = piece->kind == geom::TemplateKind::bank ? figures.bank_angle : figures.turn_angle;
  const double turned = piece->kind == geom::TemplateKind::straight ? 0 : piece->side * bend.degrees();
  return {geom::centre_line(*piece, piece->length_mm), launched ? turned + 180 : turned};
}

// "launch-bank-1-left" is the template of the 1 bank left.
geom::Maneuver maneuver_of(std::string_view name) {
  using geom::Bearing;
  if (name.starts_with(kLaunch)) name.remove_prefix(kLaunch.size());
  const auto speed = static_cast<std::int8_t>(name[name.find('-') + 1] - '0');
  if (name.starts_with("straight")) return {speed, Bearing::straight};
  const bool left = name.ends_with("left");
  if (name.starts_with("bank")) return {speed, left ? Bearing::bank_left : Bearing::bank_right};
  return {speed, left ? Bearing::turn_left : Bearing::turn_right};
}

bool lies_inside(const Game& game, const geom::Box& box) {
  const state::Area& area = game.table().area;
  const double slack = field_of(game).tolerance_mm();
  return box.low.x >= -slack && box.low.y >= -slack && box.high.x <= area.width.mm() + slack &&
         box.high.y <= area.height.mm() + slack;
}
bool inside_area(const Game& game, const data::Device& device, const geom::Pose& pose) {
  return lies_inside(game, geom::placed(device.shape, pose).box);
}
bool outside_area(const Game& game, const data::Device& device, const geom::Pose& pose) {
  const geom::Box box = geom::placed(device.shape, pose).box;
  const state::Area& area = game.table().area;
  return box.high.x <= 0 || box.high.y <= 0 || box.low.x >= area.width.mm() || box.low.y >= area.height.mm();
}

// The part of a convex polygon on that side of a line along an axis.
std::vector<geom::Vec2> cut(const std::vector<geom::Vec2>& polygon, double geom::Vec2::*axis, double at, bool above) {
  std::vector<geom::Vec2> kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const geom::Vec2 from = polygon[i];
    const geom::Vec2 to = polygon[(i + 1) % polygon.size()];
    const double beyond_from = above ? at - from.*axis : from.*axis - at;
    const double beyond_to = above ? at - to.*axis : to.*axis - at;
    if (beyond_from <= 0) kept.push_back(from);
    if ((beyond_from < 0 && beyond_to > 0) || (beyond_from > 0 && beyond_to < 0)) {
      kept.push_back(from + (to - from) * (beyond_from / (beyond_from - beyond_to)));
    }
  }
  return kept;
}

// 1e-bomb-7: what lies outside the area is ignored.
geom::PlacedShape within_area(const Game& game, const geom::PlacedShape& shape) {
  const state::Area& area = game.table().area;
  geom::PlacedShape kept;
  kept.centre = shape.centre;
  kept.radius = shape.radius;
  kept.first.push_back(0);
  for (std::size_t part = 0; part < shape.parts(); ++part) {
    std::vector<geom::Vec2> polygon(shape.points.begin() + shape.first[part],
                                    shape.points.begin() + shape.first[part + 1]);
    polygon = cut(polygon, &geom::Vec2::x, 0, true);
    polygon = cut(polygon, &geom::Vec2::x, area.width.mm(), false);
    polygon = cut(polygon, &geom::Vec2::y, 0, true);
    polygon = cut(polygon, &geom::Vec2::y, area.height.mm(), false);
    if (polygon.size() < 3) continue;
    kept.points.insert(kept.points.end(), polygon.begin(), polygon.end());
    kept.first.push_back(static_cast<std::uint32_t>(kept.points.size()));
  }
  if (kept.parts() == 0) return shape;  // by hand, wholly outside
  kept.box = {};
  for (const geom::Vec2 point : kept.points) kept.box.add(point);
  return kept;
}

// As far as the rules see the device or obstacle.
std::optional<geom::PlacedShape> seen_shape(const Game& game, const state::Piece& piece) {
  auto shape = shape_of(game.catalog(), piece);
  const bool cut_off = shape && piece.type == state::PieceType::device && !lies_inside(game, shape->box);
  if (!cut_off || book_of(game).devices.whole_inside) return shape;
  return within_area(game, *shape);
}

bool is_kind(const Game& game, const state::Piece& piece, data::DeviceKind kind) {
  const data::Device* device = piece.type == state::PieceType::device ? game.catalog().device(piece.ref) : nullptr;
  return device != nullptr && device->kind == kind;
}

// "proton-bomb-2": the first that is free.
std::string new_id(const Game& game, std::string name) {
  constexpr std::string_view kFirstEdition = "1e-";
  if (name.starts_with(kFirstEdition)) name.erase(0, kFirstEdition.size());
  std::replace(name.begin(), name.end(), '_', '-');
  for (int i = 1;; ++i) {
    std::string id = name + '-' + std::to_string(i);
    if (game.find(id) == nullptr) return id;
  }
}

std::string put_down(Game& game, Id ship, Id device, const geom::Pose& pose, int fuses) {
  state::Piece piece;
  piece.id = new_id(game, device);
  piece.type = state::PieceType::device;
  piece.ref = device;
  piece.pose = pose;
  piece.side = game.piece(ship).side;
  piece.fuses = fuses;
  piece.owner = ship;
  piece.ship = equipped(game.catalog(), piece);  // a remote's figures
  std::string id = piece.id;
  game.emit(state::PieceAdded{std::move(piece)});
  return id;
}

// A choice of the player whose device it is.
state::Choice controllers_choice(const Game& game, Id kind, Id device, Id rule, const Phrase& prompt) {
  state::Choice choice = choice_of(game, kind, game.piece(device).owner, rule, prompt);
  choice.side = game.piece(device).side;
  return choice;
}

void add_pieces(const Game& game, const Ids& ids, std::vector<state::Option>& options) {
  for (const Id id : ids) {
    const bool device = game.catalog().device(game.piece(id).ref) != nullptr;
    options.push_back(option(id, device ? just(words::Whole{id}) : just(id)));
    options.back().piece = id;
  }
}

// All of them as their player orders them: one after the other, or the rest as listed.
Ids ordered(Game& game, const state::Choice& question, Ids ids) {
  Ids order;
  while (ids.size() > 1) {
    state::Choice choice = question;
    add_pieces(game, ids, choice.options);
    choice.options.push_back(option("rest", say("device.in-this-order")));
    const Id key = game.ask(std::move(choice));
    if (key == "rest") break;
    order.push_back(key);
    ids.erase(std::find(ids.begin(), ids.end(), key));
  }
  order.insert(order.end(), ids.begin(), ids.end());
  return order;
}

// 2e-mine-3, -4: a mine that is put under ships goes off at one of them.
void settle_mine(Game& game, Id mine) {
  const auto shape = seen_shape(game, game.piece(mine));
  Ids over;
  const Field& field = field_of(game);
  for (const Field::Ship& ship : field.ships()) {
    if (geom::contact(ship.moving, *shape, field.tolerance_mm()) == geom::Contact::overlapping) {
      over.push_back(field.piece(ship).id);
    }
  }
  if (over.empty()) return;
  state::Choice choice = controllers_choice(game, "mine-target", mine, "2e-mine-4", say("device.mine-whom"));
  add_pieces(game, over, choice.options);
  const Id target = game.ask(std::move(choice));
  game.tell(target, "2e-mine-3", say("device.mine-under-base"));
  detonate(game, mine, target);
}

// What follows once devices lie where they belong.
void settle(Game& game, Id ship, const Ids& placed) {
  {
    const Game::Resolving resolving(game);
    for (const Id id : placed) moment(game, Window::device_placed, ship, id);
    for (const Id id : placed) {
      if (is_kind(game, game.piece(id), data::DeviceKind::mine)) settle_mine(game, id);
    }
  }
  remove_due(game);
}

}  // namespace

std::vector<geom::Pose> device_poses(const Game& game, Id ship, const data::Payload& payload,
                                     const std::string& template_name) {
  const state::Piece& piece = game.piece(ship);
  const FarEnd end = far_end(game.catalog().figures, piece.base, template_name);
  std::vector<std::pair<const data::Device*, double>> tokens;  // and how far to the side, seen from the ship's template
  const data::Device* device = game.catalog().device(payload.device);
  ENSURE(device != nullptr, "no device is called " + payload.device);
  tokens.emplace_back(device, 0);
  if (const data::Device* beside = game.catalog().device(payload.beside)) {
    tokens.emplace_back(beside, -beside->side_mm);
    tokens.emplace_back(beside, beside->side_mm);
  }
  std::vector<geom::Pose> poses;
  for (const auto& [token, side] : tokens) {
    const geom::Vec2 centre = end.frame.to_world({side, token->drop_mm});
    poses.push_back(geom::displaced(piece.pose, {centre.x, centre.y, end.turn_degrees}));
    const bool lost = book_of(game).devices.whole_inside ? !inside_area(game, *token, poses.back())
                                                         : outside_area(game, *token, poses.back());
    if (lost) return {};
  }
  return poses;
}

void tell_drop(Game& game, Id ship, const data::Payload& payload, const std::string& template_name) {
  if (!game.narrates()) return;
  const words::Text name{game.catalog().device(payload.device)->name};
  const geom::Maneuver along = maneuver_of(template_name);
  if (template_name.starts_with(kLaunch)) {
    game.tell(ship, "2e-device-2", say("device.launched", name, along));
  } else {
    game.tell(ship, "2e-device-1", say("device.dropped", name, along));
  }
}

void lay_devices(Game& game, Id ship, const data::Payload& payload, const std::vector<geom::Pose>& poses) {
  if (payload.obstacle.empty()) {
    Ids placed;
    for (std::size_t i = 0; i < poses.size(); ++i) {
      placed.push_back(put_down(game, ship, i == 0 ? payload.device : payload.beside, poses[i], payload.fuses));
    }
    return settle(game, ship, placed);
  }
  {
    const Game::Resolving resolving(game);
    for (const geom::Pose& pose : poses) {
      state::Piece obstacle;
      obstacle.id = new_id(game, payload.obstacle);
      obstacle.type = state::PieceType::obstacle;
      obstacle.ref = payload.obstacle;
      obstacle.pose = pose;
      put_into_play(game, std::move(obstacle));
    }
  }
  remove_due(game);
}

void drop_device(Game& game, Id ship, Id card, const std::string& template_name) {
  const data::Upgrade* upgrade = game.catalog().upgrade(card);
  ENSURE(upgrade != nullptr && upgrade->payload.has_value(), card + " has no device");
  const data::Payload& payload = *upgrade->payload;
  const std::vector<geom::Pose> poses = device_poses(game, ship, payload, template_name);
  ENSURE(!poses.empty(), "a device that leaves the area");
  tell_drop(game, ship, payload, template_name);
  game.emit(state::ChargesChanged{ship, card, -1});
  lay_devices(game, ship, payload, poses);
}

void detonate(Game& game, Id device, Id ship) {
  if (game.piece(device).fuses > 0) {
    game.emit(state::FusesChanged{device, -1});
    game.tell(device, "2e-fuse-1", say("device.fused"));
    return;
  }
  {
    const Game::Resolving resolving(game);
    const Id owner = game.piece(device).owner;
    const Id kind = data::device_card(game.piece(device).ref);
    Occasion before;
    before.window = Window::device_goes_off;
    before.subject = game.in_play(owner) ? owner : Id();
    before.other = device;
    before.word = ship;
    happen(game, before);
    if (before.stopped || game.find(device) == nullptr) return;
    Occasion occasion;
    occasion.window = Window::detonate;
    occasion.subject = ship;
    occasion.other = device;
    occasion.owner = owner;
    for (const Effect* effect : effects_of(kind)) {
      if (effect->window != Window::detonate) continue;
      game.tell(device, effect->rule, say("device.goes-off"));
      run(*effect, game, occasion);
    }
    moment(game, Window::device_leaves, game.in_play(owner) ? owner : Id(), device, ship);
    remove_object(game, device, "2e-device-16");
  }
  remove_due(game);
}

void detonate_bombs(Game& game) {
  {
    const Game::Resolving resolving(game);
    for (const Side side : game.table().play.in_order_with_nobody()) {
      Ids fused, bombs;
      for (const state::Piece& piece : game.table().pieces) {
        if (piece.side != side || !is_kind(game, piece, data::DeviceKind::bomb)) continue;
        (piece.fuses > 0 ? fused : bombs).push_back(piece.id);
      }
      if (bombs.size() > 1) {
        const state::Choice question =
            controllers_choice(game, "device-order", bombs.front(), "2e-device-18", say("device.which-bomb-first"));
        bombs = ordered(game, question, std::move(bombs));
      }
      for (const Id id : fused) detonate(game, id);
      for (const Id id : bombs) detonate(game, id);
    }
  }
  remove_due(game);
}

void mines_met(Game& game, Id ship, const MoveOutcome& move) {
  const Field& field = field_of(game);
  const Field::Ship* placed = field.ship(ship);
  if (placed == nullptr) return;
  const geom::PlacedBase start =
      geom::placed_base(field.figures(), field.piece(*placed).base, field.table().options.guides, move.start);
  const auto on = [&](geom::Contact verdict) { return verdict == geom::Contact::overlapping; };
  std::vector<std::pair<double, std::string>> met;
  for (const state::Piece& piece : game.table().pieces) {
    if (!is_kind(game, piece, data::DeviceKind::mine)) continue;
    const auto mine = seen_shape(game, piece);
    const bool through =
        move.flown.kind != geom::TemplateKind::none && on(geom::contact(move.flown, *mine, field.tolerance_mm()));
    if (!through && !on(geom::contact(placed->moving, *mine, field.tolerance_mm()))) continue;
    met.emplace_back(geom::gap_mm(start, *mine), piece.id);
  }
  if (met.empty()) return;
  std::stable_sort(met.begin(), met.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  {
    const Game::Resolving resolving(game);
    for (const auto& [distance, mine] : met) {
      game.tell(ship, "2e-mine-1", say("device.mine-met"));
      detonate(game, mine, ship);
    }
  }
  remove_due(game);
}

void remove_object(Game& game, Id id, std::string_view rule) {
  if (game.piece(id).type == state::PieceType::obstacle && game.piece(id).fuses > 0) {
    game.tell(id, "2e-fuse-6", say("device.fused-stays"));
    game.emit(state::FusesChanged{id, -1});
    return;
  }
  Ids holders;  // docked ships too
  for (const state::Piece& piece : game.table().pieces) {
    for (const Id object : piece.locks()) {
      if (object == id) holders.push_back(piece.id);
    }
  }
  for (const Id ship : holders) break_lock(game, ship, rule, id);
  for (std::size_t i = game.piece(id).ship.damage.size(); i > 0; --i) game.emit(state::DamageDiscarded{id, i - 1});
  game.emit(state::PieceRemoved{id});
}

Ids ships_within(const Game& game, Id object, int farthest) {
  const Field& field = field_of(game);
  const auto shape = seen_shape(game, game.piece(object));
  ENSURE(shape.has_value(), object + " has no shape to measure from");
  Ids near;
  for (const Field::Ship& ship : field.ships()) {
    const auto range = geom::range_of(geom::gap_mm(ship.measured, *shape), field.figures(), field.figures().bands);
    if (range.band && *range.band <= farthest) near.push_back(field.piece(ship).id);
  }
  return near;
}

Ids struck_by(Game& game, Id device, Id object, int farthest, int remotes_to) {
  Ids ships = ships_within(game, object, farthest);
  const Field& field = field_of(game);
  const auto shape = shape_of(game.catalog(), game.piece(object));
  for (const Field::Remote& remote : field.remotes()) {
    const auto range = geom::range_of(geom::gap_mm(remote.shape, *shape), field.figures(), field.figures().bands);
    if (range.band && *range.band <= remotes_to) ships.push_back(field.piece(remote).id);
  }
  return in_order_of_player(game, device, std::move(ships));
}

Ids in_order_of_player(Game& game, Id device, Ids ships) {
  if (ships.size() < 2) return ships;
  const state::Choice question =
      controllers_choice(game, "ship-order", device, "2e-device-19", say("device.which-ship-first"));
  return ordered(game, question, std::move(ships));
}

namespace effects {

namespace {

void offer_drops(Game& game, Occasion& occasion) {
  const std::string ship = occasion.subject;
  const data::Upgrade& upgrade = *game.catalog().upgrade(occasion.card);
  std::vector<state::Option> templates{option(kUsualTemplate, {})};
  Occasion more;
  more.window = Window::device_template;
  more.subject = ship;
  more.other = upgrade.id;
  more.options = &templates;
  happen(game, more);
  const int charges = game.piece(ship).ship.card(occasion.card)->charges;
  bool able = false;
  for (const state::Option& one : templates) {
    const std::string key = occasion.card + ':' + one.key;
    const Phrase text = say("device.drop", words::Card{occasion.card}, words::Word{one.key});
    const std::vector<geom::Pose> poses = device_poses(game, ship, *upgrade.payload, one.key);
    if (charges == 0) {
      occasion.options->push_back(forbidden(key, text, "2e-charge-3", say("device.no-charge")));
    } else if (poses.empty()) {
      occasion.options->push_back(forbidden(key, text, "2e-device-12", say("device.outside")));
    } else {
      occasion.options->push_back(option(key, text));
      able = true;
    }
    if (!poses.empty()) occasion.options->back().ghost = poses.front();
  }
  if (upgrade.payload->must && charges < upgrade.charges && able) occasion.allowed = false;
}

void use_drop(Game& game, Occasion& occasion) {
  const std::string& key = occasion.word;
  drop_device(game, occasion.subject, occasion.card, key.substr(key.find(':') + 1));
}

}  // namespace

void add_payload(Effects& all, const char* card, const char* rule) {
  Effect drop;
  drop.card = card;
  drop.window = Window::system_options;
  drop.rule = rule;
  drop.run = offer_drops;
  drop.use = use_drop;
  all.push_back(drop);
}

}  // namespace effects

}  // namespace plotboard::rules
