// The End Phase: circular tokens, recurring charges, Force.
#include <catch2/catch.hpp>

#include "battle_attack.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/parts.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_end_phase {

using rules::Game;
using state::Phase;
using state::Side;
using state::Token;
using test::Arena;
using test::catalog;
using test::fighter;

namespace {

Arena& end(Arena& arena) {
  return arena.run([](Game& game) { rules::second::end_phase(game); });
}
// The real catalog with cards that recover or lose charges, or bring Force.
data::Catalog with_cards() {
  data::Catalog changed = catalog();
  const auto add = [&](const char* id, int charges, int recurring, int force) {
    data::Upgrade card;
    card.id = card.name = id;
    card.charges = charges;
    card.recurring = recurring;
    card.force = force;
    changed.upgrades.emplace(id, card);
  };
  add("one", 2, 1, 0);
  add("two", 3, 2, 0);
  add("none", 2, 0, 0);
  add("losing", 2, -1, 0);
  add("force-a", 0, 1, 2);
  add("force-b", 0, 1, 2);
  return changed;
}
// The End Phase of one ship with these cards. Its charges are what is given here, its Force 0.
state::Piece after_end(const std::vector<std::pair<std::string, int>>& cards, int shields = 0) {
  const data::Catalog changed = with_cards();
  std::vector<std::string> ids;
  for (const auto& card : cards) ids.push_back(card.first);
  state::Table table = test::table({fighter("A", "t65xwing", Side::player, 457, 300, 0, ids)}, true);
  table.ruleset = "2e";
  table.play.phase = Phase::end;
  state::ShipState& ship = table.pieces[0].ship;
  ship = rules::equipped(changed, table.pieces[0]);
  for (std::size_t i = 0; i < cards.size(); ++i) ship.cards[i].charges = cards[i].second;
  ship.force = 0;
  ship.shields = shields;
  Game game(changed, table, {}, nullptr);
  rules::second::end_phase(game);
  return table.pieces[0];
}
int charges_after(const std::string& card, int before) { return after_end({{card, before}}).ship.card(card)->charges; }

}  // namespace

TEST_CASE("Green and orange tokens come off every ship, docked ones too; diamonds stay",
          "[battle][2e-end-2][2e-end-3][2e-gone-5]") {
  Arena arena({fighter("A", "t65xwing", Side::player, 300, 300), fighter("D", "attackshuttle", Side::player, 300, 300)},
              "2e", Phase::end);
  for (const char* id : {"A", "D"}) {
    for (std::size_t i = 0; i < state::kTokenKinds; ++i) arena.edit(id).tokens[static_cast<Token>(i)] = 1;
    arena.edit(id).tokens.focus = 3;
  }
  arena.edit("A").lock = "D";
  arena.edit("D").ship.carrier = "A";
  end(arena);
  for (const char* id : {"A", "D"}) {
    state::Tokens left;
    left.stress = left.strain = left.deplete = left.ion = left.cloak = 1;
    left.hyperdrive = left.flee = 1;  // fga-2.16.1.4x-8, fga-3.5.1a-1
    CHECK(arena[id].tokens == left);
  }
  CHECK(arena["A"].lock == "D");
}

TEST_CASE("Abilities at its start, abilities during it, green tokens, orange ones, charges",
          "[battle][2e-end-1][2e-end-2][2e-force-4]") {
  const rules::MadeUpEffects made(
      {test::effect("abilities", rules::Window::during_end_phase,
                    [](Game& game, rules::Occasion& o) {
                      game.emit(state::Marked{o.owner, "during"});
                    }),
       test::effect("abilities", rules::Window::start_of_end_phase, [](Game& game, rules::Occasion& o) {
         game.emit(state::Marked{o.owner, "start"});
       })});
  Arena arena({fighter("A", "t65xwing", Side::player, 300, 300, 0, {"abilities"}),
               fighter("B", "tielnfighter", Side::enemy, 300, 600)},
              "2e", Phase::end);
  arena.edit("A").tokens.jam = 1;
  arena.edit("B").tokens.focus = 1;
  arena.edit("A").ship.force_limit = 1;
  end(arena);
  std::vector<std::string> order;
  for (const state::Event& event : arena.events) {
    if (const auto* marked = get_if<state::Marked>(&event)) order.push_back(marked->mark);
    if (const auto* token = get_if<state::TokenChanged>(&event)) order.emplace_back(state::name_of(token->token));
    if (holds<state::ForceChanged>(event)) order.emplace_back("force");
  }
  CHECK(order == std::vector<std::string>{"start", "during", "focus", "jam", "force"});
}

TEST_CASE("A recurring card recovers as many charges as it has symbols, up to its limit",
          "[battle][2e-end-4][2e-charge-2][2e-charge-5]") {
  CHECK(charges_after("one", 0) == 1);  // the rule's example
  CHECK(charges_after("one", 1) == 2);
  CHECK(charges_after("one", 2) == 2);  // never above the limit
  CHECK(charges_after("two", 0) == 2);
  CHECK(charges_after("two", 2) == 3);
  CHECK(charges_after("none", 0) == 0);  // without the symbol only effects recover it
}

TEST_CASE("A negative symbol loses charges", "[battle][2e-end-5]") {
  CHECK(charges_after("losing", 2) == 1);
  CHECK(charges_after("losing", 0) == 0);
}

TEST_CASE("Charges belong to the card they lie on", "[battle][2e-charge-4]") {
  const state::Piece ship = after_end({{"one", 0}, {"none", 1}});
  CHECK(ship.ship.card("one")->charges == 1);
  CHECK(ship.ship.card("none")->charges == 1);
}

TEST_CASE("Force recovers by the largest number of symbols of one source", "[battle][2e-force-3][2e-spend-7]") {
  CHECK(after_end({{"force-a", 0}, {"force-b", 0}}).ship.force == 1);  // 4 spent, 1 recovered
  CHECK(after_end({}).ship.force == 0);                                // none to recover
}

TEST_CASE("Shields do not recover", "[battle][2e-shield-3]") { CHECK(after_end({}, 1).ship.shields == 1); }

TEST_CASE("A ship out of the game recovers nothing", "[battle][2e-gone-2]") {
  Arena arena({fighter("A", "t65xwing", Side::player, 300, 300)}, "2e", Phase::end);
  arena.edit("A").ship.force_limit = 1;
  arena.edit("A").ship.removed = true;
  end(arena);
  CHECK(arena["A"].ship.force == 0);
}

}  // namespace plotboard::battle_end_phase
