// Damage point by point, the deck, exposing and repairing, destruction.

#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/board/field.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/rulebook.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::battle_damage_suffer {

using rules::Game;
using state::DamageCard;
using state::Side;
using test::Arena;
using test::fighter;

namespace {

constexpr int kBlinded = 2, kConsoleFire = 5, kStructural = 9, kLeak = 13, kDirectHit = 14, kPanic = 1;

// X: 4 hull, 2 shields. T: 3 hull, no shields.
Arena duel(state::Phase phase = state::Phase::activation) {
  return Arena(
      {fighter("X", "t65xwing", Side::player, 457, 300), fighter("T", "tielnfighter", Side::enemy, 457, 500, 180)},
      "2e", phase);
}
std::vector<DamageCard> cards(std::initializer_list<DamageCard> list) { return list; }

template <class Event>
std::size_t count_of(const Arena& arena) {
  std::size_t count = 0;
  for (const state::Event& event : arena.events) count += holds<Event>(event) ? 1U : 0U;
  return count;
}
template <class Event>
std::size_t first_of(const Arena& arena) {
  for (std::size_t i = 0; i < arena.events.size(); ++i) {
    if (holds<Event>(arena.events[i])) return i;
  }
  return arena.events.size();
}

}  // namespace

TEST_CASE("Damage takes shields first, then facedown cards for hits and faceup ones for critical damage",
          "[battle][damage][2e-deal-2][2e-deal-4][2e-deal-5][2e-deal-6][2e-shield-1]") {
  Arena arena = duel();
  arena.edit("X").ship.shields = 1;
  arena.next_cards(Side::player, {kBlinded, kConsoleFire});
  arena.run([](Game& game) { rules::suffer(game, "X", 1, 1, "test"); });  // the rule's example
  CHECK(arena["X"].ship.shields == 0);
  CHECK(arena["X"].ship.damage == cards({{kBlinded, true}}));
  arena.run([](Game& game) { rules::suffer(game, "X", 1, 0, "test"); });
  CHECK(arena["X"].ship.damage == cards({{kBlinded, true}, {kConsoleFire, false}}));
}

TEST_CASE("Hit damage comes before critical damage", "[battle][damage][2e-deal-2]") {
  Arena arena = duel();
  arena.next_cards(Side::enemy, {kConsoleFire, kBlinded});
  arena.run([](Game& game) { rules::suffer(game, "T", 1, 1, "test"); });
  CHECK(arena["T"].ship.damage == cards({{kConsoleFire, false}, {kBlinded, true}}));
}

TEST_CASE("Critical damage that a shield takes draws no card", "[battle][damage][2e-deal-7]") {
  Arena arena = duel();
  arena.run([](Game& game) { rules::suffer(game, "X", 0, 2, "test"); });
  CHECK(arena["X"].ship.shields == 0);
  CHECK(arena["X"].ship.damage.empty());
}

TEST_CASE("Each point of damage is done with before the next", "[battle][damage][2e-deal-3][2e-damage-card-29]") {
  Arena arena = duel();
  arena.next_cards(Side::enemy, {kDirectHit, kConsoleFire, kBlinded});
  arena.run([](Game& game) { rules::suffer(game, "T", 0, 2, "test"); });
  // The first card's own hit is dealt before the second point's card.
  CHECK(arena["T"].ship.damage == cards({{kDirectHit, false}, {kConsoleFire, false}, {kBlinded, true}}));
}

TEST_CASE("Cards beyond the hull are dealt and resolved", "[battle][damage][2e-deal-8][2e-damage-deck-13]") {
  Arena arena = duel(state::Phase::engagement);
  arena.next_cards(Side::enemy, {kConsoleFire, kConsoleFire, kConsoleFire, kPanic});
  arena.run([](Game& game) { rules::suffer(game, "T", 3, 1, "test"); });
  CHECK(arena["T"].ship.damage.size() == 4);
  CHECK(arena["T"].tokens.stress == 2);
  CHECK(arena["T"].ship.hull == 3);
  CHECK(arena["T"].ship.hull_left() == -1);
  CHECK(count_of<state::ShipDestroyed>(arena) == 1);
}

TEST_CASE("Losing a shield is not suffering damage", "[battle][damage][2e-deal-11]") {
  Arena arena = duel();
  arena.edit("X").ship.damage = cards({{kLeak, true}});
  arena.run([](Game& game) {
    for (int i = 0; i < 3; ++i) rules::lose_shield(game, "X", "test");
  });
  CHECK(arena["X"].ship.shields == 0);
  CHECK(arena["X"].ship.damage == cards({{kLeak, true}}));  // no third shield: nothing; no card
}

TEST_CASE("A card that is dealt goes past the shields", "[battle][damage][2e-damage-deck-4]") {
  Arena arena = duel();
  arena.next_cards(Side::player, {kBlinded, kConsoleFire});
  arena.run([](Game& game) {
    rules::deal_card(game, "X", false, "test");
    rules::deal_card(game, "X", true, "test");
  });
  CHECK(arena["X"].ship.shields == 2);
  CHECK(arena["X"].ship.damage == cards({{kBlinded, false}, {kConsoleFire, true}}));
  CHECK(rules::is_damaged(arena["X"]));
}

TEST_CASE("Damaged and critically damaged go by cards alone", "[battle][damage][2e-damage-deck-12]") {
  Arena arena = duel();
  arena.run([](Game& game) { rules::suffer(game, "X", 1, 0, "test"); });
  CHECK_FALSE(rules::is_damaged(arena["X"]));
  arena.run([](Game& game) { rules::suffer(game, "X", 2, 0, "test"); });
  CHECK(rules::is_damaged(arena["X"]));
  CHECK_FALSE(rules::is_critically_damaged(arena["X"]));
  arena.run([](Game& game) { rules::suffer(game, "X", 0, 1, "test"); });
  CHECK(rules::is_critically_damaged(arena["X"]));
}

TEST_CASE("Each side draws from a shuffled deck of its own", "[battle][damage][2e-damage-deck-1][2e-damage-deck-3]") {
  Arena arena = duel();
  for (state::Deck& deck : arena.table.play.decks) deck = {};
  arena.free_dice = true;
  arena.run([](Game& game) {
    rules::shuffle_deck(game, Side::player);
    rules::shuffle_deck(game, Side::enemy);
  });
  const auto& decks = arena.table.play.decks;
  for (const state::Deck& deck : decks) {
    std::vector<int> count(15);
    for (const int number : deck.draw) ++count.at(static_cast<std::size_t>(number));
    CHECK(deck.draw.size() == 33);
    CHECK(count == std::vector<int>{0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 5});
  }
  CHECK(decks[0].draw != decks[1].draw);
  CHECK(decks[0].draw != rules::fresh_deck(test::catalog(), "2e"));
  const int top = decks[1].draw.back();
  arena.run([](Game& game) { rules::deal_card(game, "T", false, "test"); });
  CHECK(arena["T"].ship.damage == cards({{top, false}}));
  CHECK(decks[0].draw.size() == 33);
  CHECK(decks[1].draw.size() == 32);
}

TEST_CASE("Pilot and ship cards", "[battle][damage][2e-damage-deck-2]") {
  int pilots = 0, all = 0;
  for (const data::DamageCard& card : test::catalog().damage_decks.at("2e").cards) {
    CHECK(card.pilot == (card.number <= 4));
    pilots += card.pilot ? card.copies : 0;
    all += card.copies;
  }
  CHECK(pilots == 8);
  CHECK(all - pilots == 25);
}

TEST_CASE("Exposing turns up one of the facedown cards, each as likely as the others",
          "[battle][damage][2e-damage-deck-6][2e-damage-deck-7]") {
  std::vector<int> exposed(3);
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Arena arena = duel();
    arena.table.play.seed = seed;
    // One faceup leak beside them: exposing is neither damage nor a card dealt.
    arena.edit("X").ship.damage = cards({{kLeak, true}, {3, false}, {4, false}, {5, false}});
    arena.run([](Game& game) { CHECK(rules::expose(game, "X", "test")); });
    REQUIRE(arena["X"].ship.damage.size() == 4);
    CHECK(arena["X"].ship.shields == 2);
    for (std::size_t i = 0; i < 3; ++i) exposed[i] += arena["X"].ship.damage[i + 1].faceup ? 1 : 0;
  }
  CHECK(exposed[0] + exposed[1] + exposed[2] == 300);
  for (const int count : exposed) CHECK((count > 70 && count < 130));
}

TEST_CASE("An exposed card's text is resolved", "[battle][damage][2e-damage-deck-6][2e-damage-card-30]") {
  Arena arena = duel();
  arena.edit("X").ship.shields = 1;
  arena.edit("X").ship.damage = cards({{kDirectHit, false}});
  arena.run([](Game& game) { rules::expose(game, "X", "test"); });
  CHECK(arena["X"].ship.shields == 0);
  CHECK(arena["X"].ship.damage == cards({{kDirectHit, false}}));
}

TEST_CASE("With no facedown card nothing is exposed", "[battle][damage][2e-damage-deck-8]") {
  Arena arena = duel();
  arena.edit("X").ship.damage = cards({{kBlinded, true}});
  arena.run([](Game& game) { CHECK_FALSE(rules::expose(game, "X", "test")); });
  CHECK(arena["X"].ship.damage == cards({{kBlinded, true}}));
}

TEST_CASE("A repaired faceup card lies facedown, a repaired facedown one is discarded",
          "[battle][damage][2e-damage-deck-9][2e-damage-deck-10]") {
  Arena arena = duel();
  arena.edit("X").ship.damage = cards({{kBlinded, true}, {kConsoleFire, true}});
  arena.run([](Game& game) { rules::repair_faceup(game, "X", 1, "test"); });
  CHECK(arena["X"].ship.damage == cards({{kBlinded, true}, {kConsoleFire, false}}));
  CHECK(arena["X"].ship.hull_left() == 2);
  arena.run([](Game& game) { rules::repair_facedown(game, "X", "test"); });
  CHECK(arena["X"].ship.damage == cards({{kBlinded, true}}));
  CHECK(arena.table.play.decks[0].discard == std::vector<int>{kConsoleFire});
}

TEST_CASE("Where a repair names no side, the player chooses", "[battle][damage][2e-damage-deck-11]") {
  Arena arena = duel();
  arena.edit("X").ship.damage = cards({{kBlinded, true}, {kConsoleFire, false}});
  arena.says("repair", "facedown").run([](Game& game) { rules::repair(game, "X", "test"); });
  CHECK(arena["X"].ship.damage == cards({{kBlinded, true}}));
  CHECK(arena.question("repair")->options.size() == 2);
  CHECK(arena.question("repair")->side == Side::player);
  arena.run([](Game& game) { rules::repair(game, "X", "test"); });  // one kind only: no question
  CHECK(arena["X"].ship.damage == cards({{kBlinded, false}}));
}

TEST_CASE("A deck that is used up is made anew from discarded cards and destroyed ships",
          "[battle][damage][2e-damage-deck-14][2e-damage-deck-16]") {
  Arena arena = duel();
  arena.table.pieces.push_back(fighter("U", "tielnfighter", Side::enemy, 300, 500));
  state::Deck& deck = arena.table.play.decks[1];
  deck.draw = {kStructural};
  deck.discard = {kBlinded};
  arena.edit("U").ship = rules::equipped(test::catalog(), arena["U"]);
  arena.edit("U").ship.damage = cards({{4, true}, {5, false}, {6, false}});
  arena.edit("U").ship.destroyed = arena.edit("U").ship.removed = true;
  arena.run([](Game& game) { rules::deal_card(game, "T", false, "test"); });
  CHECK(arena["U"].ship.damage.size() == 3);  // they stay with it until then
  arena.run([](Game& game) { rules::deal_card(game, "T", false, "test"); });
  CHECK(arena["U"].ship.damage.empty());
  CHECK(arena["T"].ship.damage.size() == 2);
  CHECK(deck.draw.size() == 3);
  CHECK(deck.discard.empty());
  std::vector<int> all = deck.draw;
  all.push_back(arena["T"].ship.damage.back().number);
  std::sort(all.begin(), all.end());
  CHECK(all == std::vector<int>{kBlinded, 4, 5, 6});
}

TEST_CASE("At need facedown cards go into the new deck and markers stand for them",
          "[battle][damage][2e-damage-deck-15]") {
  Arena arena = duel(state::Phase::engagement);
  arena.table.play.decks[1].draw.clear();
  arena.edit("T").ship.damage = cards({{kBlinded, true}, {kConsoleFire, false}});
  arena.run([](Game& game) { rules::deal_card(game, "T", false, "test"); });
  CHECK(arena["T"].ship.damage == cards({{kBlinded, true}, {0, false}, {kConsoleFire, false}}));
  CHECK(arena["T"].ship.destroyed);  // a marker counts as a card
  arena.run([](Game& game) {
    rules::deal_card(game, "T", false, "test");
    rules::deal_card(game, "T", true, "test");
  });
  // Now a card went round again; with all others faceup on ships a marker has to do.
  CHECK(arena["T"].ship.damage == cards({{kBlinded, true}, {0, false}, {0, false}, {0, false}, {kConsoleFire, true}}));
  arena.run([](Game& game) { rules::deal_card(game, "T", true, "test"); });
  CHECK(arena["T"].ship.damage.back() == DamageCard{0, false});
  CHECK(arena.table.play.decks[1].discard.empty());
}

TEST_CASE("An exposed marker turns into the deck's next card", "[battle][damage][2e-damage-deck-15]") {
  Arena arena = duel();
  arena.edit("T").ship.damage = cards({{0, false}});
  arena.next_cards(Side::enemy, {kBlinded});
  arena.run([](Game& game) { CHECK(rules::expose(game, "T", "test")); });
  CHECK(arena["T"].ship.damage == cards({{kBlinded, true}}));
  arena.edit("T").ship.damage = cards({{0, false}});
  arena.run([](Game& game) { rules::repair_facedown(game, "T", "test"); });
  CHECK(arena["T"].ship.damage.empty());
  CHECK(arena.table.play.decks[1].discard.empty());
}

TEST_CASE("A ship is destroyed by as many cards as hull, whichever way up",
          "[battle][damage][2e-destroy-1][2e-gone-1]") {
  Arena arena = duel(state::Phase::engagement);
  arena.run([](Game& game) { rules::suffer(game, "T", 1, 1, "test"); });
  CHECK_FALSE(arena["T"].ship.destroyed);
  arena.run([](Game& game) { rules::suffer(game, "T", 1, 0, "test"); });
  CHECK(arena["T"].ship.destroyed);
}

TEST_CASE("Outside the Engagement Phase a destroyed ship leaves at once, with tokens and locks",
          "[battle][damage][2e-destroy-2][2e-destroy-12][2e-gone-2][2e-damage-deck-16]") {
  Arena arena = duel();
  arena.edit("T").tokens.focus = 2;
  arena.edit("T").tokens.stress = 1;
  arena.edit("T").lock = "X";
  arena.edit("X").lock = "T";
  arena.run([](Game& game) { rules::suffer(game, "T", 4, 0, "test"); });
  CHECK(arena["T"].ship.removed);
  CHECK_FALSE(arena["T"].in_play());
  CHECK(arena["T"].tokens == state::Tokens{});
  CHECK(arena["T"].lock.empty());
  CHECK(arena["X"].lock.empty());
  CHECK(arena["T"].ship.damage.size() == 4);  // all four were dealt before it left
  CHECK(first_of<state::ShipDestroyed>(arena) < first_of<state::ShipRemoved>(arena));
  CHECK(holds<state::ShipRemoved>(arena.events[first_of<state::ShipRemoved>(arena)]));
  arena.run([](Game& game) { rules::suffer(game, "T", 1, 0, "test"); });  // nothing more happens to it
  CHECK(arena["T"].ship.damage.size() == 4);
}

TEST_CASE("In the Engagement Phase it stays until its initiative step is over, with all that it has",
          "[battle][damage][2e-destroy-3][2e-destroy-6][2e-destroy-7]") {
  Arena arena = duel(state::Phase::engagement);
  arena.edit("T").tokens.focus = 1;
  arena.edit("X").lock = "T";
  arena.next_cards(Side::enemy, {9, 9, 7});
  arena.run([](Game& game) {
    rules::suffer(game, "T", 2, 1, "test");
    CHECK(game.piece("T").ship.destroyed);
    CHECK(game.in_play("T"));
    CHECK(field_of(game).ship("T") != nullptr);  // it is measured to, attacked and in the way
    // Weapons Failure dealt by the killing attack costs a die.
    CHECK(rules::number_after(game, rules::Window::attack_dice, "T", "X", 2) == 1);
  });
  CHECK(arena["T"].tokens.focus == 1);
  CHECK(arena["X"].lock == "T");
  arena.run([](Game& game) { rules::remove_destroyed(game); });
  CHECK(arena["T"].ship.removed);
  CHECK(arena["X"].lock.empty());
}

TEST_CASE("A ship destroyed before its initiative step does not attack", "[battle][damage][2e-destroy-5]") {
  Arena arena = duel(state::Phase::engagement);
  arena.table.play.initiative = 5;
  arena.edit("X").initiative = 5;
  arena.edit("T").initiative = 3;
  arena.run([](Game& game) {
    rules::suffer(game, "T", 3, 0, "test");
    game.emit(state::ShipEngaged{"X"});
    rules::advance(game);
  });
  CHECK(arena["T"].ship.removed);
  CHECK_FALSE(arena["T"].ship.engaged);
  for (const state::Event& event : arena.events) CHECK_FALSE(holds<state::AttackDeclared>(event));
}

TEST_CASE("The log does not tell what a facedown card is", "[battle][damage][2e-damage-deck-5]") {
  CHECK(state::words_of(state::DamageDealt{"T", 7, false}) == state::words_of(state::DamageDealt{"T", 13, false}));
  CHECK(state::words_of(state::DamageDealt{"T", 7, false}) != state::words_of(state::DamageDealt{"T", 7, true}));
  // Nor does the reason that goes with it.
  Arena arena = duel();
  arena.next_cards(Side::enemy, {kPanic});
  arena.run([](Game& game) { rules::suffer(game, "T", 1, 0, "test"); });
  for (const state::Event& event : arena.events) {
    const std::string words = state::words_of(event).english();
    CHECK(words.find(test::catalog().damage_card(kPanic)->name) == std::string::npos);
    CHECK(words.find("damage:" + std::to_string(kPanic)) == std::string::npos);  // a name for whoever shows it
  }
}

TEST_CASE("Repairing does not undo destruction", "[battle][damage][2e-destroy-10]") {
  Arena arena = duel(state::Phase::engagement);
  arena.run([](Game& game) {
    rules::suffer(game, "T", 3, 0, "test");
    rules::repair_facedown(game, "T", "test");
    rules::remove_destroyed(game);
  });
  CHECK(arena["T"].ship.hull_left() == 1);
  CHECK(arena["T"].ship.removed);
}

TEST_CASE("Who is destroyed waits for what is being resolved", "[battle][damage][2e-destroy-8][2e-destroy-11]") {
  // Two cards of one maneuver: the first destroys the ship, the second is resolved before it leaves.
  Arena arena = duel();
  arena.edit("T").ship.damage = cards({{11, true}, {11, true}});
  arena.run([](Game& game) {
    const rules::MoveOutcome bank = fly(field_of(game), *field_of(game).ship("T"), {1, geom::Bearing::bank_left});
    rules::Occasion occasion;
    occasion.window = rules::Window::after_maneuver;
    occasion.subject = "T";
    occasion.move = &bank;
    rules::happen(game, occasion);
  });
  CHECK(arena["T"].ship.damage == cards({{11, false}, {11, false}, {9, false}, {9, false}}));
  CHECK(arena["T"].ship.removed);
  std::size_t last_card = 0;
  for (std::size_t i = 0; i < arena.events.size(); ++i) {
    if (holds<state::DamageTurned>(arena.events[i])) last_card = i;
  }
  CHECK(last_card < first_of<state::ShipRemoved>(arena));
}

TEST_CASE("The manual's quick table: a throw in place of a faceup card for ships of group 1",
          "[battle][damage][fga-3.4.2.1-1][fga-3.4.2.1-2][fga-3.4.2.1-3][fga-sheet.crit-1]") {
  data::Catalog catalog = test::catalog();
  catalog.rulesets.at("fga-207").quick_damage = true;
  const auto after = [&](const std::string& ref, bool ai, std::vector<int> eyes) {
    Arena arena({fighter("T", ref, Side::enemy, 457, 500)}, "fga-207", state::Phase::engagement);
    arena.edit("T").ai = ai;
    arena.edit("T").ship.shields = 0;
    for (const int eye : eyes) arena.eyes({eye});
    arena.table.play.typed_dice = true;
    Game game(catalog, arena.table, {}, &arena);
    rules::suffer(game, "T", 0, 1, "test");
    arena.expect_all_said();
    return arena["T"];
  };
  const auto facedown = cards({{kStructural, false}});
  CHECK(after("tielnfighter", true, {1}).tokens.disarm == 1);
  CHECK(after("tielnfighter", true, {2}).tokens.ion == 1);
  CHECK(after("modifiedtielnfighter", true, {3}).tokens.stress == 1);
  CHECK(after("z95af4headhunter", true, {4}).tokens.stress == 1);
  CHECK(after("tielnfighter", true, {4}).ship.damage == facedown);
  CHECK(after("tielnfighter", true, {5}).ship.damage.size() == 2);
  CHECK(after("tielnfighter", true, {6}).ship.damage == cards({{kStructural, false}, {kStructural, false}}));
  CHECK(after("tieininterceptor", true, {}).ship.damage == cards({{kStructural, true}}));
  CHECK(after("tielnfighter", false, {}).ship.damage == cards({{kStructural, true}}));
  catalog.rulesets.at("fga-207").quick_damage = false;  // as it is unless asked for
  CHECK_FALSE(test::catalog().ruleset("fga-207")->quick_damage);
  CHECK(after("tielnfighter", true, {}).ship.damage == cards({{kStructural, true}}));
}

TEST_CASE("An upgrade adds its shields", "[battle][damage][2e-shield-2]") {
  Arena plain({fighter("X", "t65xwing", Side::player, 457, 300)});
  Arena more({fighter("X", "t65xwing", Side::player, 457, 300, 0, {"shield-upgrade"})});
  CHECK(more["X"].ship.shields == plain["X"].ship.shields + 1);
  CHECK(more["X"].ship.shield_limit == plain["X"].ship.shield_limit + 1);
}

}  // namespace plotboard::battle_damage_suffer
