#include "support/missions.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <utility>

#include "data/json.hpp"
#include "data/readers.hpp"
#include "mission/mission.hpp"
#include "rules/coop/mission_play.hpp"
#include "rules/play/round.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {

const char* plain_mission() {
  return R"({
    "format": "plotboard-mission/2", "id": "9-9-made-up", "number": "9:9", "name": "Made up", "tour": "Tests",
    "area": "3x3", "ruleset": "fga-207", "rounds": 6, "territory": "neutral", "summary": "Made up for a test.",
    "briefing": ["Made up for a test."], "facts": ["nothing"], "own": ["everything"], "if_failed": "replay",
    "seats": {"ships": ["tielnfighter"], "faction": "galacticempire", "zones": ["south"], "initiative": 1},
    "zones": [{"name": "south", "x_mm": 0, "y_mm": 0, "width_mm": 914.4, "height_mm": 100, "heading_deg": 0}],
    "vectors": [
      {"name": "1", "x_mm": 0, "y_mm": 700, "heading_deg": 90},
      {"name": "2", "x_mm": 230, "y_mm": 914.4, "heading_deg": 180},
      {"name": "3", "x_mm": 560, "y_mm": 914.4, "heading_deg": 180},
      {"name": "4", "x_mm": 914.4, "y_mm": 560, "heading_deg": 270},
      {"name": "5", "x_mm": 914.4, "y_mm": 230, "heading_deg": 270},
      {"name": "6", "x_mm": 0, "y_mm": 350, "heading_deg": 90}
    ],
    "squads": [{"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"],
                "ships": [{"ship": "t65xwing"}]}],
    "objectives": [{"id": "never", "kind": "primary", "text": "Ninety-nine enemies are destroyed.",
                    "met": {"destroyed": "enemies", "count": 99}}]
  })";
}

data::Mission mission_from(const std::string& patch) {
  data::Json json = data::Json::parse(plain_mission());
  json.merge_patch(data::Json::parse(patch));
  base::Errors errors;
  data::Draft draft;
  data::Reader reader(json, "made-up.json", errors);
  reader.allow("format");
  data::read_mission(reader, draft);
  reader.done();
  if (!errors.empty()) FAIL(base::text(errors));
  REQUIRE(draft.catalog.missions.size() == 1);
  return draft.catalog.missions.begin()->second;
}

data::Catalog catalog_with_mission(const std::string& patch) {
  data::Catalog made = catalog();
  data::Mission mission = mission_from(patch);
  made.missions[mission.id] = std::move(mission);
  return made;
}

state::Table opened(const data::Catalog& made, int pilots, int rank, std::uint64_t seed) {
  mission::Setup setup;
  setup.mission = "9:9";
  setup.pilots = pilots;
  setup.rank = rank;
  setup.seed = seed;
  auto table = mission::opening(made, setup);
  if (!table) FAIL(base::text(table.errors()));
  return std::move(*table);
}

std::vector<const state::Piece*> squad_on(const state::Table& table, const std::string& squad) {
  std::vector<const state::Piece*> ships;
  for (const state::Piece& piece : table.pieces) {
    if (piece.squad == squad) ships.push_back(&piece);
  }
  return ships;
}

Played::Played(const data::Catalog& made, int pilots, int rank, std::uint64_t seed)
    : catalog(made), table(opened(made, pilots, rank, seed)) {
  pilots_.bot_player = pilots_.bot_enemy = true;
}

Played& Played::run(const std::function<void(rules::Game&)>& code) {
  rules::Game game(catalog, table, {}, &pilots_);
  code(game);
  for (state::Event& event : game.events()) events.push_back(std::move(event));
  return *this;
}
Played& Played::start(std::uint64_t seed) {
  return run([seed](rules::Game& game) {
    game.emit(state::BattleStarted{seed, false, state::Side::player});
    rules::start_battle(game);
    rules::advance(game);
  });
}
Played& Played::looks() {
  return run([](rules::Game& game) { rules::mission_looks(game); });
}
Played& Played::round_ends(int round) {
  table.round = round;
  table.play.phase = state::Phase::end;
  return run([](rules::Game& game) { rules::mission_round_ends(game); });
}
Played& Played::round_begins(int round) {
  return run([round](rules::Game& game) {
    game.emit(state::RoundStarted{round});
    rules::mission_round_begins(game);
  });
}
state::Piece& Played::edit(const std::string& id) { return table.pieces[table.index_of(id).value()]; }
const state::Piece& Played::operator[](const std::string& id) const {
  const state::Piece* found = table.find(id);
  REQUIRE(found != nullptr);
  return *found;
}
Played& Played::destroy(const std::string& id) {
  return run([&](rules::Game& game) {
    game.emit(state::ShipDestroyed{id});
    game.emit(state::ShipRemoved{id});
  });
}
Played& Played::deed(const std::string& what, const std::string& ship, const std::string& to) {
  return run([&](rules::Game& game) { game.emit(state::DeedDone{{what, ship, to, game.table().round}}); });
}
bool Played::told(const std::string& rule, const std::string& with) const {
  for (const state::Event& event : events) {
    const auto* told = get_if<state::Told>(&event);
    if (told != nullptr && told->rule == rule && told->text.english().find(with) != std::string::npos) return true;
  }
  return false;
}
state::Status Played::status(const std::string& objective) const { return table.progress.status_of(objective); }

}  // namespace plotboard::test
