#pragma once
// Battles for tests: ships with their cards, a battle in any phase, scripted answers and dice.
//
//   Arena arena({fighter("A", "t65xwing", Side::player, 457, 300), fighter("B", "tielnfighter", Side::enemy, 457, 500,
//   180)}); arena.says("action", "focus").dice({Face::hit, Face::blank});      // in the order in which they will be
//   asked arena.run([](Game& game) { engage(game, "A"); }); CHECK(arena["B"].ship.damage.size() == 1);
//
// Every question and, unless `free_dice` is set, every throw must be scripted, in the order in which they come: see
// support/script.hpp. What is left over at the end fails the test; expect_all_said() looks earlier.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rules/machine/game.hpp"
#include "state/events.hpp"
#include "state/table.hpp"
#include "support/script.hpp"

namespace plotboard::test {

state::Piece fighter(const std::string& id, const std::string& ref, state::Side side, double x, double y,
                     double heading = 0, const std::vector<std::string>& cards = {});
// One that the cards fly.
state::Piece by_ai(state::Piece piece, int number = 1);

// That device of the ship lies there, without template and charge; what follows follows.
void lay_device(rules::Game& game, Id ship, Id device, const geom::Pose& at);

class Arena : public rules::Decider {
 public:
  // By the rules `2e` unless told: the campaign's own rules differ in places.
  explicit Arena(std::vector<state::Piece> pieces, const std::string& ruleset = "2e",
                 state::Phase phase = state::Phase::activation);

  state::Table table;
  bool free_dice = false;

  [[nodiscard]] const state::Piece& operator[](const std::string& id) const;
  state::Piece& edit(const std::string& id);
  // The next cards of a side's deck, first to be drawn first.
  Arena& next_cards(state::Side side, std::vector<int> numbers);
  Arena& says(const std::string& kind, const std::string& key);
  Arena& passes(const std::string& kind, const std::string& ship = "", int line = __builtin_LINE());
  Arena& dice(const std::vector<state::Face>& faces);
  Arena& eyes(const std::vector<int>& values);
  // Runs rules code to its end on this table. What it emitted is in `events`, what it asked in `asked`.
  Arena& run(const std::function<void(rules::Game&)>& code);
  Arena& run_by(const data::Catalog& catalog, const std::function<void(rules::Game&)>& code);
  void expect_all_said() const;
  [[nodiscard]] const state::Choice* question(const std::string& kind) const;  // the last of that kind
  // The option as it was offered last; null when it was not.
  [[nodiscard]] const state::Option* offered(const std::string& kind, const std::string& key) const;
  // Was this rule told as a reason?
  [[nodiscard]] bool told(const std::string& rule) const;

  std::vector<state::Event> events;
  std::vector<state::Choice> asked;

  std::optional<state::Answer> decide(rules::Game&, const state::Choice& choice) override;

 private:
  Script script_;
};

}  // namespace plotboard::test
