// Choices: "remote-turn" (keys "stay", "left", "right", "about"), "remote-target" (ids of ships).
#include <algorithm>
#include <array>
#include <cmath>

#include "geom/trig.hpp"
#include "rules/board/field.hpp"
#include "rules/coop/component_attacks.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

struct Turn {
  const char* key;
  words::Key text;
  std::int32_t by;  // millidegrees, clockwise
};
constexpr std::array<Turn, 4> kTurns{{{"stay", "remote-turret.stay", 0},
                                      {"right", "remote-turret.right", 90'000},
                                      {"left", "remote-turret.left", -90'000},
                                      {"about", "remote-turret.about", 180'000}}};

// How far off the heading the nearest enemy ship lies, in degrees; 0 where there is none.
double off_nearest_enemy(const Game& game, const state::Piece& turret, const geom::Pose& pose) {
  const geom::Frame frame = geom::frame_of(pose);
  double nearest = -1, off = 0;
  for (const Field::Ship& ship : field_of(game).ships()) {
    if (!state::are_enemies(field_of(game).piece(ship).side, turret.side)) continue;
    const geom::Vec2 way = ship.measured.frame.origin - frame.origin;
    const double distance = geom::length(way);
    if (distance == 0 || (nearest >= 0 && distance >= nearest)) continue;
    nearest = distance;
    off = std::abs(geom::direction_degrees(frame.to_local(ship.measured.frame.origin)));
  }
  return off > 180 ? 360 - off : off;
}

geom::Pose turned(geom::Pose pose, std::int32_t by) {
  pose.heading = base::Mdeg{pose.heading.value + by}.wrapped();
  return pose;
}

// What points best at the nearest enemy comes first: the AI takes the first.
void turn_remote(Game& game, Occasion& occasion) {
  const std::string id = occasion.owner;
  const geom::Pose pose = game.piece(id).pose;
  std::array<std::pair<double, Turn>, kTurns.size()> order;
  for (std::size_t i = 0; i < kTurns.size(); ++i) {
    order[i] = {off_nearest_enemy(game, game.piece(id), turned(pose, kTurns[i].by)), kTurns[i]};
  }
  std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  state::Choice choice = choice_of(game, "remote-turn", id, "fga-4.5.5.4-1", say("remote-turret.turn"));
  for (const auto& [off, turn] : order) {
    choice.options.push_back(option(turn.key, turn.text));
    choice.options.back().ghost = turned(pose, turn.by);
  }
  const std::string key = game.ask(std::move(choice));
  const auto picked = std::find_if(kTurns.begin(), kTurns.end(), [&](const Turn& turn) { return key == turn.key; });
  if (picked->by == 0) return;
  game.tell(id, "fga-4.5.5.4-1", say("remote-turret.turned"));
  game.emit(state::PieceMoved{id, turned(pose, picked->by)});
}

void attack_with_remote(Game& game, Occasion& occasion) {
  const std::string id = occasion.owner;
  const std::vector<Shot> shots = shots_of_remote(game, id);
  if (shots.empty()) return game.tell(id, "fga-4.5.5.4-2", say("component.no-target"));
  state::Choice choice = choice_of(game, "remote-target", id, "fga-4.5.5.4-2", say("remote-turret.target"));
  for (const Shot& shot : shots) {
    choice.options.push_back(option(shot.defender, say("remote-turret.range", shot.range)));
    choice.options.back().piece = shot.defender;
  }
  const std::string key = game.ask(std::move(choice));
  const auto shot = std::find_if(shots.begin(), shots.end(), [&](const Shot& each) { return each.defender == key; });
  carry_out(game, *shot, false);
}

template <bool in_engagement>
bool is_its_phase(const Game& game, const Occasion& occasion) {
  return game.piece(occasion.owner).side != state::Side::none && !game.piece(occasion.owner).ship.destroyed &&
         occasion.word == (in_engagement ? "engagement" : "system");
}

}  // namespace

void device_turret(Effects& all) {
  Effect turns;
  turns.card = "device:turret";
  turns.window = Window::at_initiative;
  turns.rule = "fga-4.5.5.4-1";
  turns.when = is_its_phase<false>;
  turns.run = turn_remote;
  all.push_back(turns);
  Effect fires;
  fires.card = "device:turret";
  fires.window = Window::at_initiative;
  fires.rule = "fga-4.5.5.4-2";
  fires.when = is_its_phase<true>;
  fires.run = attack_with_remote;
  all.push_back(fires);
}

}  // namespace plotboard::rules::effects
