#include "unit/mission_stage.hpp"

#include <catch2/catch.hpp>
#include <utility>

#include "geom/maneuver.hpp"
#include "rules/play/round.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::test {

data::Mission staged_mission() {
  data::Mission mission;
  mission.id = "staged";
  mission.number = "9:9";
  mission.name = "Staged";
  data::Objective endless;  // so that it is not over before it has begun
  endless.id = "endless";
  endless.met = data::Condition{};
  endless.met->kind = data::Condition::Kind::round;
  endless.met->number = 99;
  mission.objectives.push_back(endless);
  return mission;
}
data::Catalog catalog_with(data::Mission mission) {
  data::Catalog made = catalog();
  made.missions["staged"] = std::move(mission);
  return made;
}
void fly_by_mission(state::Table& table) {
  table.mission = "staged";
  table.ruleset = "fga-207";
  table.pilots = 3;
  table.progress.rank = 2;
}

Stage::Stage(std::vector<state::Piece> pieces, data::Mission mission, state::Phase phase)
    : Arena(std::move(pieces), "fga-207", phase), missions(catalog_with(std::move(mission))) {
  fly_by_mission(table);
}

Stage& Stage::run(const std::function<void(rules::Game&)>& code) {
  run_by(missions, code);
  return *this;
}
Stage& Stage::says(const std::string& kind, const std::string& key) {
  Arena::says(kind, key);
  return *this;
}
Stage& Stage::dice(const std::vector<state::Face>& faces) {
  Arena::dice(faces);
  return *this;
}
Stage& Stage::activate(const std::string& ship, const char* dial) {
  if (dial != nullptr) edit(ship).ship.dial = geom::maneuver_from_code(dial).value();
  return run([&](rules::Game& game) { rules::activate(game, ship); });
}
Stage& Stage::engage(const std::string& ship) {
  table.play.phase = state::Phase::engagement;
  return run([&](rules::Game& game) { rules::engage(game, ship); });
}

Match staged(std::vector<state::Piece> pieces, data::Mission mission) {
  Match match(std::move(pieces), catalog_with(std::move(mission)), "fga-207");
  fly_by_mission(match.table);
  return match;
}

int deeds(const state::Table& table, const std::string& what, const std::string& ship, const std::string& to) {
  int count = 0;
  for (const state::Deed& deed : table.progress.deeds) {
    count += deed.what == what && deed.ship == ship && (to.empty() || deed.to == to) ? 1 : 0;
  }
  return count;
}

state::Piece bare_component(const std::string& id, const std::string& kind, double x, double y, double heading) {
  state::Piece piece = obstacle(id, kind, x, y, heading);
  piece.type = state::PieceType::component;
  return piece;
}

}  // namespace plotboard::test
