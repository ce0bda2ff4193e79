#include "unit/mission_stage.hpp"

#include <catch2/catch.hpp>
#include <utility>

#include "geom/maneuver.hpp"
#include "rules/play/commands.hpp"
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
int Stage::deeds(const std::string& what, const std::string& ship, const std::string& to) const {
  int count = 0;
  for (const state::Deed& deed : table.progress.deeds) {
    count += deed.what == what && deed.ship == ship && (to.empty() || deed.to == to) ? 1 : 0;
  }
  return count;
}

Staged::Staged(std::vector<state::Piece> pieces, data::Mission mission) : missions(catalog_with(std::move(mission))) {
  table = test::table(std::move(pieces), true);
  fly_by_mission(table);
}

Staged& Staged::start(std::uint64_t seed) { return does(rules::StartBattle{seed, false, state::Side::player, false}); }
Staged& Staged::does(const rules::Command& command) {
  const auto refused = rules::check(missions, table, command);
  INFO((refused ? rules::words_of(command) + ": " + refused->why : std::string()));
  REQUIRE(!refused);
  for (state::Event& event : rules::resolve(missions, table, command)) {
    state::fold(table, event);
    events.push_back(std::move(event));
  }
  return *this;
}
std::string Staged::refusal(const rules::Command& command) const {
  const auto refused = rules::check(missions, table, command);
  return refused ? refused->rule : "";
}
Staged& Staged::dial(const std::string& ship, const char* code) {
  return does(rules::SetDial{ship, geom::maneuver_from_code(code)});
}
Staged& Staged::ready(state::Side side) { return does(rules::Ready{side}).decline(); }
Staged& Staged::decline() {
  while (table.play.choice) {
    std::string key;
    for (const state::Option& option : table.play.choice->options) {
      if (!option.legal) continue;
      if (key.empty() || option.key == "pass" || option.key == "no" || option.key == "done") key = option.key;
    }
    does(rules::Choose{table.play.choice->kind, key, {}, {}, false, ""});
  }
  return *this;
}
Staged& Staged::turn(const std::string& ship) { return does(rules::TakeTurn{ship}).decline(); }
Staged& Staged::finish_round() {
  const int round = table.round;
  while (table.round == round && table.play.phase != state::Phase::over) {
    const auto whose = rules::whose_turn(missions, table);
    REQUIRE(!whose.empty());
    turn(whose.front());
  }
  return *this;
}
const state::Piece& Staged::operator[](const std::string& id) const {
  const state::Piece* found = table.find(id);
  REQUIRE(found != nullptr);
  return *found;
}
int Staged::deeds(const std::string& what, const std::string& ship, const std::string& to) const {
  int count = 0;
  for (const state::Deed& deed : table.progress.deeds) {
    count += deed.what == what && deed.ship == ship && (to.empty() || deed.to == to) ? 1 : 0;
  }
  return count;
}

state::Piece bare_component(const std::string& id, const std::string& kind, double x, double y, double heading) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::component;
  piece.ref = kind;
  piece.pose = pose(x, y, heading);
  return piece;
}

}  // namespace plotboard::test
