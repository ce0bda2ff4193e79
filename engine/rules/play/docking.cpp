#include "rules/play/docking.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

constexpr const char* kDockOption = "dock:";

bool carries(const data::Catalog& catalog, const state::Piece& carrier, const state::Piece& ship) {
  const data::Ship* type = catalog.ship(carrier.ref);
  return type != nullptr && std::find(type->carries.begin(), type->carries.end(), ship.ref) != type->carries.end();
}

// With its front edge on the carrier's front or rear edge, where the template starts.
geom::Pose start_of(const data::Catalog& catalog, const state::Piece& carrier, const state::Piece& ship, bool front) {
  const double own = catalog.figures.base_of(ship.base).length.mm() / 2;
  const double hers = catalog.figures.base_of(carrier.base).length.mm() / 2;
  const geom::Frame frame = geom::frame_of(carrier.pose);
  const geom::Vec2 centre = frame.to_world({0, front ? hers - own : own - hers});
  const base::Mdeg heading{carrier.pose.heading.value + (front ? 0 : 180000)};
  return {base::um_from_mm(centre.x), base::um_from_mm(centre.y), heading.wrapped()};
}

// Asked of a ship that may deploy: the ways that fit, the others with their rule (2e-dock-4).
std::vector<DeployWay> offer_ways(Game& game, Id id, std::vector<state::Option>& options) {
  std::vector<DeployWay> ways = ways_out(game, id);
  for (const DeployWay& way : ways) {
    const Phrase text = words_of(way);
    options.push_back(way.fits ? option(way.key, text)
                               : forbidden(way.key, text, "2e-dock-4", say("carrier.way-blocked")));
    options.back().piece = id;
    if (way.fits) options.back().ghost = way.end;
  }
  std::erase_if(ways, [](const DeployWay& way) { return !way.fits; });
  return ways;
}

void deploy(Game& game, Id id) {
  state::Choice choice = choice_of(game, "deploy", id, "2e-dock-2", say("carrier.how-deploy", id));
  const std::vector<DeployWay> ways = offer_ways(game, id, choice.options);
  if (ways.empty()) {
    game.tell(id, "2e-dock-4", say("carrier.no-room-stays"));
    return;
  }
  const Id key = game.ask(std::move(choice));
  const auto way = std::find_if(ways.begin(), ways.end(), [&](const DeployWay& one) { return one.key == key; });
  leave_carrier(game, id, *way);
  game.emit(state::ShipActivated{id});
  game.tell(id, "2e-dock-5", say("carrier.deploys"));
  // No Perform Action step: neither a partial maneuver nor an obstacle costs the action (2e-dock-3).
  if (!execute_maneuver(game, id, flight_of(game, id, way->maneuver), ManeuverKind::effect)) return;
  Offer offer;
  offer.rule = "2e-dock-2";
  offer_action(game, id, offer);
}

// It has no activation and no engagement left in a step that is past (2e-dock-10).
void note_turns_missed(Game& game, Id id) {
  const state::Play& play = game.table().play;
  if (play.phase == state::Phase::system) game.emit(state::SystemDone{id});
  if (play.phase != state::Phase::engagement) {
    game.emit(state::ShipActivated{id});
  } else if (play.initiative >= 0 && game.piece(id).initiative >= play.initiative) {
    game.emit(state::ShipEngaged{id});
  }
}

void lose_with_carrier(Game& game, Id id) {
  game.tell(id, "2e-dock-9", say("carrier.lost-with-it"));
  lose_ship(game, id, game.author());  // it is a kill of whoever shot the carrier down
}

void escape(Game& game, Id id) {
  state::Choice choice = choice_of(game, "deploy", id, "2e-dock-8", say("carrier.how-escape", id));
  const std::vector<DeployWay> ways = offer_ways(game, id, choice.options);
  if (ways.empty()) return lose_with_carrier(game, id);
  choice.options.push_back(option("pass", say("carrier.stay-and-be-lost")));
  const Id key = game.ask(std::move(choice));
  if (key == "pass") return lose_with_carrier(game, id);
  const auto way = std::find_if(ways.begin(), ways.end(), [&](const DeployWay& one) { return one.key == key; });
  leave_carrier(game, id, *way);
  note_turns_missed(game, id);
  {
    const Game::Resolving resolving(game);  // the carrier stays until its ships are out
    suffer(game, id, 0, 1, "2e-dock-8");
    if (still_flying(game, id)) {
      execute_maneuver(game, id, flight_of(game, id, way->maneuver), ManeuverKind::effect);
    }
  }
  if (game.piece(id).ship.destroyed && game.in_play(id)) game.emit(state::ShipRemoved{id});
}

}  // namespace

Ids docked_with(const state::Table& table, Id carrier) {
  Ids ids;
  for (const state::Piece& ship : table.pieces) {
    if (ship.ship.carrier == carrier && !ship.fled && !ship.ship.removed) ids.push_back(ship.id);
  }
  return ids;
}

std::vector<DeployWay> ways_out(Game& game, Id id, Guides guides) {
  const state::Table& table = game.table();
  const state::Piece& ship = game.piece(id);
  const state::Piece& carrier = game.piece(ship.ship.carrier);
  const Field& field = field_of(game);
  std::vector<DeployWay> ways;
  for (const bool front : {true, false}) {
    if (front && guides == Guides::rear) continue;
    const geom::Pose start = start_of(game.catalog(), carrier, ship, front);
    const Field::Ship placed = field.placed(table.index_of(id).value(), start);
    for (const data::DialEntry& entry : game.type_of(id)->dial.entries) {
      if (entry.maneuver.bearing == geom::Bearing::stationary || geom::is_reverse(entry.maneuver.bearing)) continue;
      const MoveOutcome outcome = fly_from(field, placed, start, entry.maneuver);
      const std::string key = (front ? "front:" : "rear:") + geom::code_of(entry.maneuver);
      ways.push_back({key, entry.maneuver, start, outcome.fully_executed || outcome.end != start, outcome.end});
    }
  }
  return ways;
}

Phrase words_of(const DeployWay& way) {
  const bool front = way.key.starts_with("front:");
  return say(front ? words::Key("carrier.from-front") : words::Key("carrier.from-rear"), way.maneuver);
}

void leave_carrier(Game& game, Id id, const DeployWay& way) {
  game.emit(state::ShipDocked{id, ""});
  game.emit(state::PieceMoved{id, way.start});
}

std::optional<Refusal> docking_fault(const data::Catalog& catalog, const state::Table& table,
                                     const state::Piece& ship) {
  if (const auto fault = book_of(catalog, table).docking.fault) return fault(catalog, table, ship);
  if (ship.ship.carrier.empty()) return std::nullopt;
  const state::Piece* carrier = table.find(ship.ship.carrier);
  if (carrier == nullptr || !carrier->in_play() || carrier->side != ship.side || !carries(catalog, *carrier, ship)) {
    return Refusal{"2e-setup-18", say("carrier.cannot-carry", ship.id, ship.ship.carrier)};
  }
  if (docked_with(table, carrier->id).size() > 1) {
    return Refusal{"2e-dock-1", say("carrier.one-at-a-time", carrier->id)};
  }
  return std::nullopt;
}

bool is_docked(const state::Table& table, const state::Piece& ship) {
  if (ship.ship.carrier.empty() || ship.fled || ship.ship.removed) return false;
  const state::Piece* carrier = table.find(ship.ship.carrier);
  return carrier != nullptr && carrier->in_play();
}

void add_docking_options(Game& game, Id id, std::vector<state::Option>& options) {
  const state::Piece& ship = game.piece(id);
  if (is_docked(game.table(), ship)) {
    std::vector<state::Option> ways;
    options.push_back(offer_ways(game, id, ways).empty()
                          ? forbidden("deploy", say("carrier.deploy"), "2e-dock-4", say("carrier.no-room"))
                          : option("deploy", say("carrier.deploy")));
    return;
  }
  for (const state::Piece& carrier : game.table().pieces) {
    if (!carrier.in_play() || carrier.side != ship.side || !carries(game.catalog(), carrier, ship)) continue;
    state::Option dock = option(kDockOption + carrier.id, say("carrier.dock", carrier.id));
    if (measure(field_of(game), id, carrier.id).range.band != 0) {
      dock = forbidden(dock.key, dock.text, "2e-dock-6", say("carrier.not-touching"));
    } else if (!docked_with(game.table(), carrier.id).empty()) {
      dock = forbidden(dock.key, dock.text, "2e-dock-1", say("carrier.one-at-a-time", carrier.id));
    }
    dock.piece = carrier.id;
    options.push_back(std::move(dock));
  }
}

bool use_docking_option(Game& game, Id id, const std::string& key) {
  if (key == "deploy") {
    deploy(game, id);
    return true;
  }
  if (key.rfind(kDockOption, 0) != 0) return false;
  game.tell(id, "2e-dock-6", say("carrier.docks"));
  game.emit(state::ShipDocked{id, key.substr(std::string(kDockOption).size())});
  leave_wing(game, id);
  return true;
}

void emergency_deploy(Game& game, Id carrier) {
  if (const auto lost = book_of(game).docking.carrier_lost) return lost(game, carrier);
  for (const Id id : docked_with(game.table(), carrier)) escape(game, id);
}

}  // namespace plotboard::rules
