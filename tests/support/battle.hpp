#pragma once
// Battles for tests: ships with their cards, a battle in any phase, scripted answers and dice.
//
//   Arena arena({fighter("A", "t65xwing", Side::player, 457, 300), fighter("B", "tielnfighter", Side::enemy, 457, 500,
//   180)}); arena.says("action", "focus").dice({Face::hit, Face::blank});      // in the order in which they will be
//   asked arena.run([](Game& game) { engage(game, "A"); }); CHECK(arena["B"].ship.damage.size() == 1);
//
// Every throw must be scripted unless `free_dice` is set. A question without a scripted answer gets "pass", "no" or
// "done" where it has one, else its first legal option; expect_all_said() checks that every scripted answer was used.

#include <deque>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "rules/battle_commands.hpp"
#include "rules/game.hpp"
#include "rules/rules.hpp"
#include "rules/setup.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::test {

inline state::Piece fighter(const std::string& id, const std::string& ref, state::Side side, double x, double y,
                            double heading = 0, const std::vector<std::string>& cards = {}) {
  state::Piece piece = typed(id, ref, x, y, heading);
  piece.base = catalog().ship(ref)->base;
  piece.side = side;
  piece.initiative = 3;
  for (const std::string& card : cards) piece.ship.cards.push_back({card, 0, false});
  return piece;
}

class Arena : public rules::Decider {
 public:
  // By the rules `2e` unless told: the campaign's own rules differ in places.
  explicit Arena(std::vector<state::Piece> pieces, const std::string& ruleset = "2e",
                 state::Phase phase = state::Phase::activation) {
    table = test::table(std::move(pieces), true);
    table.ruleset = ruleset;
    table.play.phase = phase;
    table.play.seed = 1;
    for (state::Piece& piece : table.pieces) {
      if (piece.type == state::PieceType::ship) piece.ship = rules::equipped(catalog(), piece);
    }
    for (state::Deck& deck : table.play.decks) deck.draw = std::vector<int>(33, 9);  // Structural Damage: quiet
  }

  state::Table table;
  bool free_dice = false;

  [[nodiscard]] const state::Piece& operator[](const std::string& id) const {
    const state::Piece* found = table.find(id);
    REQUIRE(found != nullptr);
    return *found;
  }
  state::Piece& edit(const std::string& id) { return table.pieces[table.index_of(id).value()]; }
  // The next cards of a side's deck, first to be drawn first.
  Arena& next_cards(state::Side side, std::vector<int> numbers) {
    auto& draw = table.play.decks[state::seat(side)].draw;
    draw.insert(draw.end(), numbers.rbegin(), numbers.rend());
    return *this;
  }
  Arena& says(const std::string& kind, const std::string& key) {
    script_.push_back({kind, {key, {}}});
    return *this;
  }
  Arena& dice(const std::vector<state::Face>& faces) {
    state::Answer answer;
    for (const state::Face face : faces) answer.dice.push_back(static_cast<int>(face));
    script_.push_back({"dice", answer});
    return *this;
  }
  Arena& eyes(const std::vector<int>& values) {
    script_.push_back({"dice", {"", values}});
    return *this;
  }
  // Runs rules code to its end on this table. What it emitted is in `events`, what it asked in `asked`.
  template <class Code>
  Arena& run(const Code& code) {
    table.play.typed_dice = !free_dice;
    rules::Game game(catalog(), table, {}, this);
    code(game);
    for (state::Event& event : game.events()) events.push_back(std::move(event));
    return *this;
  }
  void expect_all_said() const {
    if (!script_.empty()) FAIL("not asked for: " + script_.front().first + " " + script_.front().second.key);
  }
  [[nodiscard]] const state::Choice* question(const std::string& kind) const {  // the last of that kind
    for (auto it = asked.rbegin(); it != asked.rend(); ++it) {
      if (it->kind == kind) return &*it;
    }
    return nullptr;
  }
  // The option as it was offered last; null when it was not.
  [[nodiscard]] const state::Option* offered(const std::string& kind, const std::string& key) const {
    const state::Choice* choice = question(kind);
    return choice == nullptr ? nullptr : choice->option(key);
  }
  // Was this rule told as a reason?
  [[nodiscard]] bool told(const std::string& rule) const {
    for (const state::Event& event : events) {
      const auto* told = std::get_if<state::Told>(&event);
      if (told != nullptr && told->rule == rule) return true;
    }
    return false;
  }

  std::vector<state::Event> events;
  std::vector<state::Choice> asked;

  std::optional<state::Answer> decide(rules::Game&, const state::Choice& choice) override {
    asked.push_back(choice);
    if (!script_.empty() && script_.front().first == choice.kind) {
      const state::Answer answer = script_.front().second;
      script_.pop_front();
      if (choice.kind == "dice") {
        INFO(choice.prompt);
        REQUIRE(static_cast<int>(answer.dice.size()) == choice.dice);
      } else {
        INFO(choice.kind + ": " + answer.key);
        REQUIRE(choice.option(answer.key) != nullptr);
        REQUIRE(choice.option(answer.key)->legal);
      }
      return answer;
    }
    if (choice.kind == "dice") FAIL("dice that no test scripted: " + choice.prompt);
    for (const char* no : {"pass", "no", "done"}) {
      const state::Option* option = choice.option(no);
      if (option != nullptr && option->legal) return state::Answer{no, {}};
    }
    for (const state::Option& option : choice.options) {
      if (option.legal) return state::Answer{option.key, {}};
    }
    FAIL("a question without a legal answer: " + choice.kind);
    return std::nullopt;
  }

 private:
  std::deque<std::pair<std::string, state::Answer>> script_;
};

}  // namespace plotboard::test
