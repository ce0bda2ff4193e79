// broken_battle() sees what must not be in a battle of the first edition, and finds nothing in one that keeps the
// rules.
#include <catch2/catch.hpp>

#include "rules/first/parts.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/invariants.hpp"
#include "rules/play/rulebook.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"

namespace plotboard::soak_invariants {
namespace {

using state::Section;
using state::Side;
using test::Arena;
using test::piloted;

// A corvette of two cards with energy on a card, a transport of one, and a fighter that has locked the corvette.
struct Sound : Arena {
  Sound()
      : Arena({piloted("C", "1e-pilot-cr90corvettefore", Side::player, 250, 300, 0,
                       {"1e-upgrade-singleturbolasers", "1e-pilot-cr90corvetteaft", "1e-upgrade-gunner"}),
               piloted("G", "1e-pilot-gozanticlasscruiser", Side::enemy, 650, 600, 180),
               piloted("X", "1e-pilot-wedgeantilles", Side::player, 700, 150, 0, {"1e-upgrade-extramunitions"}),
               piloted("T", "1e-pilot-academypilot", Side::enemy, 300, 700, 180)},
              "huge-1e") {
    for (state::Deck& deck : table.play.decks) deck.draw = rules::fresh_deck(test::catalog(), "1e-tfa");
    edit("T").lock = "C";
    edit("T").ship.lock_section = Section::aft;
  }
  [[nodiscard]] auto broken() const { return rules::broken_battle(test::catalog(), table); }
};

std::vector<int> card_numbers(const Sound& arena, const char* ship, std::size_t section) {
  const state::HullSection& half = arena[ship].ship.sections.at(section);
  return rules::fresh_deck(test::catalog(), arena[ship], section == 0 ? Section::fore : Section::aft) == half.deck.draw
             ? half.deck.draw
             : std::vector<int>{};
}

void says(void (*spoil)(Sound&), const std::string& what) {
  Sound arena;
  spoil(arena);
  const auto broken = arena.broken();
  INFO(what);
  REQUIRE(broken.size() == 1);
  CHECK(broken.front().find(what) != std::string::npos);
}

}  // namespace

TEST_CASE("A battle with huge ships that keeps the rules breaks nothing", "[first][invariants]") {
  Sound arena;
  CHECK(arena.broken().empty());
  CHECK_FALSE(card_numbers(arena, "C", 1).empty());
  arena.free_dice = true;
  arena.run([](rules::Game& game) {
    rules::suffer(game, "C", 6, 0, "test", Section::fore);
    rules::suffer(game, "X", 2, 1, "test");
    rules::suffer(game, "G", 6, 0, "test", Section::aft);
  });
  CHECK(arena.broken().empty());
}

TEST_CASE("Damage beyond one section of a corvette is none of the other's [huge-damage-14]", "[first][invariants]") {
  Sound arena;
  arena.free_dice = true;
  arena.run([](rules::Game& game) { rules::suffer(game, "C", 8 + 5, 0, "test", Section::fore); });
  REQUIRE(arena["C"].ship.sections[0].crippled);
  // More cards than both sections have hull, put there by hand.
  for (int i = 0; i < 16; ++i) arena.edit("C").ship.damage.push_back({0, false, 1, Section::fore});
  CHECK(arena["C"].ship.hull_left() == arena["C"].ship.sections[1].hull);
  CHECK(arena["C"].ship.hull_left(Section::aft) == arena["C"].ship.sections[1].hull);
  CHECK_FALSE(arena["C"].ship.destroyed);
  CHECK(arena.broken().empty());
  // A ship of one card is gone by then.
  arena.edit("G").ship.shields = 0;
  for (state::HullSection& section : arena.edit("G").ship.sections) section.shields = 0;
  for (int i = 0; i < 16; ++i) arena.edit("G").ship.damage.push_back({0, false, 1, Section::fore});
  CHECK_FALSE(arena.broken().empty());
}

TEST_CASE("Who has no hull left is destroyed, unless he fled before it was time", "[first][invariants]") {
  Sound arena;
  arena.edit("X").ship.shields = 0;
  for (int i = 0; i < 3; ++i) arena.edit("X").ship.damage.push_back({0, false, 1});
  REQUIRE(arena["X"].ship.hull_left() == 0);
  REQUIRE(arena.broken().size() == 1);
  CHECK(arena.broken().front() == "X: no hull left, but not destroyed");
  arena.edit("X").fled = true;
  CHECK(arena.broken().empty());
}

TEST_CASE("Energy within its limits [huge-energy-4][huge-energy-11]", "[first][invariants]") {
  says(
      [](Sound& arena) {
        ++arena.edit("C").ship.sections[1].energy_limit, arena.edit("C").ship.sections[1].energy = 99;
      },
      "C: energy 99");
  says([](Sound& arena) { arena.edit("G").ship.sections[0].energy = -1; }, "G: energy -1");
  says([](Sound& arena) { arena.edit("C").ship.cards[0].charges = 5; }, "C: charges of 1e-upgrade-singleturbolasers 5");
  says([](Sound& arena) { arena.edit("X").ship.cards[0].charges = -1; }, "X: charges of 1e-upgrade-extramunitions -1");
}

TEST_CASE("Sections add up, and are crippled when they are due [huge-damage-3][huge-damage-8][huge-damage-14]",
          "[first][invariants]") {
  says([](Sound& arena) { --arena.edit("C").ship.sections[0].shields; }, "C: its sections do not add up");
  says([](Sound& arena) { ++arena.edit("C").ship.hull; }, "C: its sections do not add up");
  says([](Sound& arena) { arena.edit("G").ship.sections[0].crippled = true; }, "G: crippled, but of one card");
  says([](Sound& arena) { arena.edit("C").ship.cards[0].section = Section::none; }, "C: an upgrade at no section");
  says(
      [](Sound& arena) {
        for (state::HullSection& section : arena.edit("C").ship.sections) section.crippled = true;
      },
      "C: both sections crippled, but not destroyed");
  says(
      [](Sound& arena) {  // eight cards of its own deck against eight points of hull
        state::ShipState& ship = arena.edit("C").ship;
        for (int i = 0; i < ship.sections[0].hull; ++i) {
          ship.damage.push_back({ship.sections[0].deck.draw.back(), false, 1, Section::fore});
          ship.sections[0].deck.draw.pop_back();
        }
      },
      "C: a section without hull that is not crippled");
  says([](Sound& arena) { arena.edit("X").ship.sections.resize(2); }, "X: a huge ship has two sections");
}

TEST_CASE("No card of any deck is lost or doubled [1e-hdeck-2][huge-damage-1]", "[first][invariants]") {
  says([](Sound& arena) { arena.table.play.decks[0].draw.pop_back(); }, "deck of side player is not complete");
  says(
      [](Sound& arena) {
        arena.edit("X").ship.damage.push_back({204, false});
      },
      "deck of side player is not complete");
  for (const std::size_t section : {std::size_t{0}, std::size_t{1}}) {
    for (const char* ship : {"C", "G"}) {
      INFO(ship << section);
      Sound lost;
      lost.edit(ship).ship.sections[section].deck.draw.pop_back();
      CHECK(lost.broken().size() == 1);
      Sound doubled;
      auto& deck = doubled.edit(ship).ship.sections[section].deck;
      deck.discard.push_back(deck.draw.front());
      CHECK(doubled.broken().size() == 1);
      Sound none;
      none.edit(ship).ship.sections[section].deck = {};
      CHECK(none.broken().size() == 1);
      Sound other;  // a card of the other half's deck at this one
      auto& ours = other.edit(ship).ship.sections;
      ours[section].deck.draw.back() = ours[1 - section].deck.draw.back();
      CHECK(other.broken().size() == 1);
    }
  }
  says(
      [](Sound& arena) {
        arena.edit("X").ship.damage.push_back({0, false, 1, Section::fore});
      },
      "X: a damage card at no section");
  says([](Sound& arena) { arena.edit("G").ship.damage.push_back({0, false}); }, "G: a damage card at no section");
}

TEST_CASE("Every lock has its other half [1e-lock-4][1e-lock-15][huge-tokens-8]", "[first][invariants]") {
  says([](Sound& arena) { arena.edit("T").lock = "nobody"; }, "T: its lock names nothing in play");
  says([](Sound& arena) { arena.edit("T").ship.lock_section = Section::none; }, "T: its lock lies at no section");
  says([](Sound& arena) { arena.edit("T").lock = "X"; }, "T: its lock lies at no section, or at one of a small ship");
  says([](Sound& arena) { arena.edit("T").lock = Id(); }, "T: a section, but no lock");
}

TEST_CASE("Tokens that the edition has, on bases that bear them [1e-cloak-1][huge-tokens-4]", "[first][invariants]") {
  says([](Sound& arena) { arena.edit("X").tokens.strain = 1; }, "X: tokens that it cannot have");
  says([](Sound& arena) { arena.edit("C").tokens.focus = 1; }, "C: tokens that it cannot have");
  says([](Sound& arena) { arena.edit("X").tokens.cloak = 2; }, "X: cloak tokens 2");
}

TEST_CASE("A condition lies on one ship, and pilot skill is what cards say [1e-cond-4][1e-ps-2]",
          "[first][invariants]") {
  says(
      [](Sound& arena) {
        for (const char* ship : {"X", "C"}) arena.edit(ship).ship.cards.push_back({"1e-condition-rattled"});
      },
      "a condition that lies on another ship already");
  Sound harpooned;  // that one may lie anywhere
  for (int i = 0; i < 2; ++i) harpooned.edit("X").ship.cards.push_back({"1e-condition-harpooned"});
  CHECK(harpooned.broken().empty());
  says(
      [](Sound& arena) {
        arena.edit("X").ship.initiatives = {{"", 9}, {"1e-upgrade-adaptability-elite-plus", 10}};
      },
      "X: it acts at another initiative than its cards say");
}

}  // namespace plotboard::soak_invariants
