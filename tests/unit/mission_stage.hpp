#pragma once
// Missions for tests: a catalog with one mission "staged" of the test's own making, and a table that is flown by it,
// either step by step (Stage, as an Arena) or by commands (Staged, as a Match).
#include "battle_attack.hpp"
#include "battle_commands.hpp"
#include "rules/activation.hpp"
#include "rules/round.hpp"

namespace plotboard::test {

inline data::Mission staged_mission() {
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
inline data::Catalog catalog_with(data::Mission mission) {
  data::Catalog made = catalog();
  made.missions["staged"] = std::move(mission);
  return made;
}
inline void fly_by_mission(state::Table& table) {
  table.mission = "staged";
  table.ruleset = "fga-207";
  table.pilots = 3;
  table.progress.rank = 2;
}

class Stage : public Arena {
 public:
  Stage(std::vector<state::Piece> pieces, data::Mission mission, state::Phase phase = state::Phase::activation)
      : Arena(std::move(pieces), "fga-207", phase), missions(catalog_with(std::move(mission))) {
    fly_by_mission(table);
  }
  const data::Catalog missions;

  template <class Code>
  Stage& run(const Code& code) {
    table.play.typed_dice = !free_dice;
    rules::Game game(missions, table, {}, this);
    code(game);
    for (state::Event& event : game.events()) events.push_back(std::move(event));
    return *this;
  }
  Stage& says(const std::string& kind, const std::string& key) {
    Arena::says(kind, key);
    return *this;
  }
  Stage& dice(const std::vector<state::Face>& faces) {
    Arena::dice(faces);
    return *this;
  }
  Stage& activate(const std::string& ship, const char* dial = nullptr) {
    if (dial != nullptr) edit(ship).ship.dial = geom::maneuver_from_code(dial).value();
    return run([&](rules::Game& game) { rules::activate(game, ship); });
  }
  Stage& engage(const std::string& ship) {
    table.play.phase = state::Phase::engagement;
    return run([&](rules::Game& game) { rules::engage(game, ship); });
  }
  [[nodiscard]] int deeds(const std::string& what, const std::string& ship, const std::string& to = "") const {
    int count = 0;
    for (const state::Deed& deed : table.progress.deeds) {
      count += deed.what == what && deed.ship == ship && (to.empty() || deed.to == to) ? 1 : 0;
    }
    return count;
  }
};

class Staged {
 public:
  Staged(std::vector<state::Piece> pieces, data::Mission mission) : missions(catalog_with(std::move(mission))) {
    table = test::table(std::move(pieces), true);
    fly_by_mission(table);
  }
  const data::Catalog missions;
  state::Table table;
  std::vector<state::Event> events;

  Staged& start(std::uint64_t seed = 7) { return does(rules::StartBattle{seed, false, state::Side::player, false}); }
  Staged& does(const rules::Command& command) {
    const auto refused = rules::check(missions, table, command);
    INFO((refused ? rules::words_of(command) + ": " + refused->why : std::string()));
    REQUIRE(!refused);
    for (state::Event& event : rules::resolve(missions, table, command)) {
      state::fold(table, event);
      events.push_back(std::move(event));
    }
    return *this;
  }
  [[nodiscard]] std::string refusal(const rules::Command& command) const {
    const auto refused = rules::check(missions, table, command);
    return refused ? refused->rule : "";
  }
  Staged& dial(const std::string& ship, const char* code) {
    return does(rules::SetDial{ship, geom::maneuver_from_code(code)});
  }
  Staged& ready(state::Side side = state::Side::player) { return does(rules::Ready{side}).decline(); }
  // Answers whatever is asked with "pass", "no", "done" or the first legal option; dice are thrown.
  Staged& decline() {
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
  Staged& turn(const std::string& ship) { return does(rules::TakeTurn{ship}).decline(); }
  // Every turn of this round that is still to come, as long as nobody's dial is asked for.
  Staged& finish_round() {
    const int round = table.round;
    while (table.round == round && table.play.phase != state::Phase::over) {
      const auto whose = rules::whose_turn(missions, table);
      REQUIRE(!whose.empty());
      turn(whose.front());
    }
    return *this;
  }
  [[nodiscard]] const state::Piece& operator[](const std::string& id) const {
    const state::Piece* found = table.find(id);
    REQUIRE(found != nullptr);
    return *found;
  }
  [[nodiscard]] int deeds(const std::string& what, const std::string& ship, const std::string& to = "") const {
    int count = 0;
    for (const state::Deed& deed : table.progress.deeds) {
      count += deed.what == what && deed.ship == ship && (to.empty() || deed.to == to) ? 1 : 0;
    }
    return count;
  }
};

inline state::Piece by_ai(state::Piece piece, int number = 1) {
  piece.ai = true;
  piece.number = number;
  return piece;
}
inline state::Piece component(const std::string& id, const std::string& kind, double x, double y, double heading = 0) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::component;
  piece.ref = kind;
  piece.pose = pose(x, y, heading);
  return piece;
}

}  // namespace plotboard::test
