// A wing of four, four rounds long: round an obstacle, turning back, splitting where somebody stands in a place, led on
// by the next number. The trace is compared with the text beside this file. PLOTBOARD_REGENERATE=1 writes the
// text anew and fails (support/golden.hpp): read it before you commit it.
#include <catch2/catch.hpp>
#include <sstream>

#include "ai/ai.hpp"
#include "ai/pilot.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/catalog.hpp"
#include "support/golden.hpp"
#include "support/mission_wing.hpp"
#include "support/paths.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_wings {

using namespace plotboard::test;

namespace {

std::string number(double value) {
  std::ostringstream out;
  out.precision(1);
  out << std::fixed << value;
  return out.str();
}

// The card flies with the die that it is given; actions, which are another trace's, are left out.
class Flying : public rules::Decider {
 public:
  int die = 1;
  std::ostringstream out;
  std::optional<state::Answer> decide(rules::Game& game, const state::Choice& choice) override {
    if (choice.kind == "action") return state::Answer{"pass", {}};
    ai::Hints hints;
    if (choice.kind == "ai-maneuver") hints.die = die;
    const ai::Advice advice = ai::advise(game, choice, hints);
    out << "  " << choice.kind << " of " << choice.ship << ": " << advice.answer.key << "\n";
    if (!advice.decision) return advice.answer;
    for (const ai::Step& step : advice.decision->steps)
      out << "    [" << step.rule << "] " << step.text.english() << "\n";
    return advice.answer;
  }
};

class Wing {
 public:
  Wing() : arena_(pieces(), kCampaign) { arena_.table.play.typed_dice = false; }

  void round(const std::string& title, const std::string& leader, int die) {
    flying_.out << title << "\n";
    flying_.die = die;
    rules::Game game(catalog(), arena_.table, {}, &flying_);
    rules::activate(game, leader);
    for (const state::Event& event : game.events()) {
      if (const auto* told = get_if<state::Told>(&event)) {
        flying_.out << "  " << told->id << " [" << told->rule << "] " << told->text << "\n";
      }
    }
    for (const state::Piece& ship : arena_.table.pieces) {
      if (!ship.id.starts_with("A")) continue;
      flying_.out << "  " << ship.id << " at (" << number(ship.pose.x.mm()) << ", " << number(ship.pose.y.mm())
                  << ") heading " << number(ship.pose.heading.degrees()) << ", stress " << ship.tokens.stress;
      const state::Wing& wing = ship.ship.wing;
      if (wing.place == 1) flying_.out << ", leads";
      if (ship.ship.is_wingmate()) flying_.out << ", place " << wing.place << " of " << wing.leader;
      flying_.out << (ship.moved ? "" : ", has not moved") << "\n";
    }
    state::fold(arena_.table, state::RoundStarted{arena_.table.round + 1});
  }
  void put(const std::string& ship, double x, double y, double heading) {
    arena_.edit(ship).pose = pose(x, y, heading);
  }
  void give(const std::string& ship, state::Token token) {
    rules::Game game(catalog(), arena_.table, {}, &flying_);
    rules::gain(game, ship, token, 1, "2e-ion-1");
  }
  [[nodiscard]] std::string trace() const { return flying_.out.str(); }

 private:
  static std::vector<state::Piece> pieces() {
    auto all = squad_of("t65xwing", 4);
    all.push_back(fighter("P1", "tielnfighter", state::Side::player, 457, 850, 180));
    all.push_back(obstacle("R1", "coreasteroid0", 470, 425));
    return all;
  }
  Arena arena_;
  Flying flying_;
};

}  // namespace

TEST_CASE("Trace: a wing of four round an obstacle, turning back, splitting, under its next leader",
          "[fga-3.3.1.4-1][fga-3.3.9-1][fga-3.3.9p-1][fga-3.3.9.1-1][fga-3.3.9.1p-1][fga-3.3.9-4][fga-3.3.9p-4][fga-3."
          "3.9.3-5]") {
  Wing wing;
  wing.round("Round 1: R1 lies ahead of A1", "A1", 3);
  wing.put("P1", 500, 150, 0);
  wing.round("Round 2: P1 is behind them", "A1", 6);
  wing.put("P1", 330, 520, 180);
  wing.round("Round 3: P1 stands in their way", "A1", 2);
  wing.give("A1", state::Token::ion);
  wing.put("P1", 600, 850, 0);
  wing.round("Round 4: A1 is ionised, A3 is the lowest number left", "A3", 4);

  check_golden(test::root() + "/tests/golden/mission_wings.txt", wing.trace());
}

}  // namespace plotboard::mission_wings
