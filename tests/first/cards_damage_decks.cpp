// Where damage cards come from and go: decks of huge ships, decks that run out.
#include "first/damage_cards.hpp"

namespace plotboard::first_cards_damage_decks {
using namespace first_damage_cards;

namespace {

Arena transport() {
  return Arena({piloted("A", kTransport, Side::player, 457, 300), enemy("B", 300)}, "huge-1e", Phase::engagement);
}
// The next damage is a card, of a deck that is shuffled when it has run out.
void strip(Arena& arena) {
  no_shields(arena);
  arena.free_dice = true;
}
const state::Deck& deck_of(const Arena& arena, Section section) {
  return arena["A"].ship.sections[section == Section::aft ? 1 : 0].deck;
}

}  // namespace

TEST_CASE("A huge ship's cards come from its own two decks of 10 [1e-hdeck-1][1e-hdeck-2]", "[first]") {
  Arena arena = transport();
  strip(arena);
  CHECK(deck_of(arena, Section::fore).draw.size() == 10);
  CHECK(deck_of(arena, Section::aft).draw.size() == 10);
  arena.run([](Game& game) { rules::deal_card(game, "A", false, "1e-dmg-5", Section::aft); });
  CHECK(deck_of(arena, Section::fore).draw.size() == 10);
  CHECK(deck_of(arena, Section::aft).draw.size() == 9);
  CHECK(arena.table.play.decks[state::seat(Side::player)].draw.size() == 33);
  const int number = arena["A"].ship.damage.front().number;
  CHECK(number >= 311);
  CHECK(number <= 315);
}

TEST_CASE("A huge ship's empty deck is made of its own discarded cards [1e-hdeck-2]", "[first]") {
  Arena arena = transport();
  strip(arena);
  state::Deck& fore = arena.edit("A").ship.sections[0].deck;
  fore.draw = {};
  fore.discard = {302, 302};
  arena.run([](Game& game) { rules::deal_card(game, "A", false, "1e-dmg-5", Section::fore); });
  CHECK(arena["A"].ship.damage.front().number == 302);
  CHECK(deck_of(arena, Section::fore).draw.size() == 1);
  CHECK(deck_of(arena, Section::fore).discard.empty());
  CHECK(deck_of(arena, Section::aft).draw.size() == 10);
}

TEST_CASE("An action of a huge ship's damage card is one of the ship's [1e-hdeck-3]", "[first]") {
  Arena arena = transport();
  strip(arena);
  lay(arena, "A", 305, Section::fore);
  repair(arena, 305);
  CHECK(arena["A"].ship.did("damage:305"));
}

TEST_CASE("An empty deck is renewed from the discarded cards [1e-dmg-14]", "[first]") {
  Arena arena = fight(kFirespray, {});
  strip(arena);
  state::Deck& deck = arena.table.play.decks[state::seat(Side::player)];
  deck.draw = {};
  deck.discard = {213, 213, 213};
  suffers(arena, "A", 1);
  CHECK(arena["A"].ship.damage.front().number == 213);
  const state::Deck& after = arena.table.play.decks[state::seat(Side::player)];
  CHECK(after.draw.size() == 2);
  CHECK(after.discard.empty());
}

TEST_CASE("With both empty, markers stand for facedown cards [1e-dmg-15]", "[first]") {
  Arena arena = fight(kFirespray, {});
  strip(arena);
  state::Deck& deck = arena.table.play.decks[state::seat(Side::player)];
  deck.draw = {};
  deck.discard = {};
  lay(arena, "A", 205);
  suffers(arena, "A", 1);
  REQUIRE(cards_on(arena, "A") == 2);
  CHECK(arena["A"].ship.damage.back().number == 0);
  CHECK_FALSE(arena["A"].ship.damage.back().faceup);
  CHECK(arena["A"].ship.hull_left() == 4);
}

TEST_CASE("Cards of a destroyed ship come back with the discarded ones [1e-dmg-16]", "[first]") {
  Arena arena = fight(kFirespray, {}, {wingman("C", 100)});
  strip(arena);
  for (int i = 0; i < 3; ++i) lay(arena, "C", 209);
  arena.edit("C").ship.destroyed = arena.edit("C").ship.removed = true;
  state::Deck& deck = arena.table.play.decks[state::seat(Side::player)];
  deck.draw = {};
  deck.discard = {};
  suffers(arena, "A", 1);
  CHECK(arena["A"].ship.damage.front().number == 209);
  CHECK(arena.table.play.decks[state::seat(Side::player)].draw.size() == 2);
}

}  // namespace plotboard::first_cards_damage_decks
