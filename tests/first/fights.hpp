#pragma once
// Battles by commands alone and single moves: set-up, round, movement and actions. Dice are given by the test or
// thrown here.

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "battle/session.hpp"
#include "geom/maneuver.hpp"
#include "rules/board/movement.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_fights {

using namespace test;
using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;
using test::first::kFirespray;
using test::first::kTie;
using test::first::kXwing;

inline constexpr const char* kPhantom = "1e-pilot-sigmasquadronpilot";  // skill 3; may cloak

inline state::Piece ours(const std::string& id, const std::string& pilot, double x, double y, double heading = 0,
                         const std::vector<std::string>& cards = {}) {
  return piloted(id, pilot, Side::player, x, y, heading, cards);
}
inline state::Piece theirs(const std::string& id, const std::string& pilot, double x, double y, double heading = 180,
                           const std::vector<std::string>& cards = {}) {
  return piloted(id, pilot, Side::enemy, x, y, heading, cards);
}

// A battle in a session. What a test does not answer is declined, dice are thrown.
class Fight {
 public:
  explicit Fight(std::vector<state::Piece> pieces, Side first = Side::player, bool place = false,
                 std::uint64_t seed = 7, const std::string& ruleset = "1e")
      : session(catalog(), laid(std::move(pieces), ruleset), seed) {
    rules::StartBattle start;
    start.seed = seed;
    start.first = first;
    start.place = place;
    does(start);
  }
  battle::Session session;

  [[nodiscard]] const state::Table& table() const { return session.table(); }
  [[nodiscard]] Phase phase() const { return table().play.phase; }
  [[nodiscard]] const state::Piece& operator[](const std::string& id) const {
    const state::Piece* found = table().find(id);
    REQUIRE(found != nullptr);
    return *found;
  }
  Fight& does(const rules::Command& command) {
    const auto refused = session.apply(command);
    INFO((refused ? refused->rule + ": " + refused->why.english() : std::string()));
    REQUIRE_FALSE(refused);
    return *this;
  }
  // The rule that forbids it; "" where none does.
  [[nodiscard]] std::string refusal(const rules::Command& command) const {
    const auto refused = rules::check(session.catalog(), table(), command);
    return refused ? rules::first::cite(refused->rule).text() : "";
  }
  [[nodiscard]] bool asks(const std::string& kind, const std::string& ship = "") const {
    const auto& choice = table().play.choice;
    return choice && choice->kind == kind && (ship.empty() || choice->ship == ship);
  }
  Fight& choose(const std::string& kind, const std::string& key) {
    return does(rules::Choose{kind, key, {}, {}, false, {}});
  }
  Fight& dial(const std::string& ship, const std::string& code) {
    return does(rules::SetDial{ship, geom::maneuver_from_code(code)});
  }
  Fight& ready() {
    for (const Side side : {Side::player, Side::enemy}) {
      if (phase() == Phase::planning && !table().play.choice && refusal(rules::Ready{side}).empty() &&
          !table().play.ready[state::seat(side)]) {
        does(rules::Ready{side});
      }
    }
    return *this;
  }
  // The same dial for all that need one, and ready.
  Fight& plan(const std::string& code = "2F") {
    for (const Side side : {Side::player, Side::enemy}) {
      for (const Id ship : rules::need_dials(catalog(), table(), side)) dial(ship.text(), code);
    }
    return ready();
  }
  Fight& turn(const std::string& ship) { return does(rules::TakeTurn{ship}); }
  [[nodiscard]] Ids whose() const { return rules::whose_turn(catalog(), table()); }
  Fight& passes() {
    while (table().play.choice) {
      const state::Choice& choice = *table().play.choice;
      rules::Choose answer{choice.kind, {}, {}, {}, false, {}};
      for (const char* no : {"pass", "no", "done"}) {
        const state::Option* option = choice.dice > 0 ? nullptr : choice.option(no);
        if (answer.option.empty() && option != nullptr && option->legal) answer.option = no;
      }
      for (const state::Option& option : choice.options) {
        if (choice.dice == 0 && answer.option.empty() && option.legal) answer.option = option.key;
      }
      does(answer);
    }
    return *this;
  }
  // All turns of the running phase, declining everything; in the order in which they came.
  Ids finish_phase() {
    const Phase now = phase();
    Ids order;
    for (;;) {
      passes();
      if (phase() != now || whose().empty()) return order;
      order.push_back(whose().front());
      turn(order.back().text());
    }
  }
  // Every event so far of that kind.
  template <class E>
  [[nodiscard]] std::vector<E> all() const {
    std::vector<E> found;
    for (const auto& entry : session.log()) {
      for (const state::Event& event : entry.events) {
        if (const auto* it = get_if<E>(&event)) found.push_back(*it);
      }
    }
    return found;
  }

 private:
  static state::Table laid(std::vector<state::Piece> pieces, const std::string& ruleset) {
    state::Table made = test::table(std::move(pieces), true);
    made.ruleset = ruleset;
    return made;
  }
};

inline rules::PlacePieces put(const std::string& id, double x, double y, double heading = 0) {
  return rules::PlacePieces{{{id, pose(x, y, heading)}}};
}
inline geom::Maneuver maneuver(const char* code) { return *geom::maneuver_from_code(code); }
// By its dial, which is set to that.
inline Arena& activates(Arena& arena, const char* ship, const char* code) {
  arena.edit(ship).ship.dial = maneuver(code);
  return arena.run([ship](Game& game) { rules::activate(game, ship); });
}
inline Arena& acts(Arena& arena, const char* ship) {
  return arena.run([ship](Game& game) { rules::perform_action_step(game, ship, false); });
}
inline Arena& attacks(Arena& arena, const char* ship) {
  return arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
// Where a maneuver leads on that table, without anything that follows.
inline rules::MoveOutcome flown(const Arena& arena, const char* ship, const char* code,
                                geom::ManeuverChoice choice = {}) {
  const rules::Field field(catalog(), arena.table);
  return rules::fly(field, *field.ship(ship), maneuver(code), choice);
}
inline double heading(const geom::Pose& pose) { return pose.heading.degrees(); }
// The places of the first event of each kind, by which an order can be told; -1 where there is none.
template <class E, class Is>
int place_of(const std::vector<state::Event>& events, const Is& is) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto* it = get_if<E>(&events[i]);
    if (it != nullptr && is(*it)) return static_cast<int>(i);
  }
  return -1;
}
inline int token_at(const std::vector<state::Event>& events, const char* ship, Token token, int sign) {
  return place_of<state::TokenChanged>(
      events, [=](const state::TokenChanged& it) { return it.id == ship && it.token == token && it.by * sign > 0; });
}
inline std::string verdict(const Arena& arena, const std::string& kind, const std::string& key) {
  const state::Option* option = arena.offered(kind, key);
  return option == nullptr ? "not listed" : option->legal ? "legal" : rules::first::cite(option->rule).text();
}

}  // namespace plotboard::first_fights
