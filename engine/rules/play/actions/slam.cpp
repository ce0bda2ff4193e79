#include <array>

#include "data/ship.hpp"
#include "rules/board/field.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

// Where the maneuver would end; nothing when every way of flying it leaves the area.
std::optional<geom::Pose> end_inside(const Game& game, Id ship, geom::Maneuver maneuver) {
  const Field& field = field_of(game);
  const Field::Ship* placed = field.ship(ship);
  if (placed == nullptr || !flyable(field, *placed, maneuver)) return std::nullopt;
  geom::ManeuverChoice way;
  for (const geom::TallonPlace place : {geom::TallonPlace::middle, geom::TallonPlace::front, geom::TallonPlace::back}) {
    way.tallon = place;
    const MoveOutcome outcome = fly(field, *placed, maneuver, way);
    if (!outcome.left_area) return outcome.end;
    if (!geom::is_tallon(maneuver.bearing)) break;
  }
  return std::nullopt;
}

}  // namespace

std::vector<state::Option> actions::slam_options(Game& game, Id ship) {
  std::vector<state::Option> options;
  const data::Ship* type = game.type_of(ship);
  const auto executed = game.piece(ship).ship.executed;
  if (type == nullptr || !executed) return options;
  for (const data::DialEntry& entry : type->dial.entries) {
    const Id code = geom::code_of(entry.maneuver);
    const Phrase text = just(entry.maneuver);
    if (entry.maneuver.speed != executed->maneuver.speed) {
      options.push_back(forbidden(code, text, "2e-slam-1", say("slam.other-speed")));
      continue;
    }
    const auto end = end_inside(game, ship, flight_of(game, ship, entry.maneuver).maneuver);
    options.push_back(end ? option(code, text) : forbidden(code, text, "2e-slam-6", say("slam.leaves-area")));
    options.back().ghost = end;
  }
  return options;
}

bool slam(Game& game, Id ship) { return fly_slam(game, ship).has_value(); }

std::optional<Slam> fly_slam(Game& game, Id ship) {
  state::Choice choice = choice_of(game, "slam", ship, "2e-slam-1", say("slam.which", ship));
  choice.options = actions::slam_options(game, ship);
  const auto code = actions::ask_one(game, std::move(choice));
  if (!code) return std::nullopt;
  Slam slam{flight_of(game, ship, geom::maneuver_from_code(code->text()).value()), {}};
  if (!execute_maneuver(game, ship, slam.flight, ManeuverKind::slam, &slam.move)) return slam;
  gain(game, ship, state::Token::disarm, 1, "2e-slam-1");
  wing_after_slam(game, ship);
  return slam;
}

}  // namespace plotboard::rules
