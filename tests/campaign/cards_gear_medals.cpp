// Medals and the title of Alpha One: what they do in battle. The medals' abilities are ours.
#include <catch2/catch.hpp>

#include "campaign/gear.hpp"
#include "support/alpha_book.hpp"

namespace plotboard::cards_gear_medals {
namespace {

using namespace gear_tests;
using rules::Window;

TEST_CASE("Every tour's medal is a card without price and slot, and says whose ability it has",
          "[alpha][fga-2.15.7-2][fga-1.3-5]") {
  Ids cards{test::alpha_book().dignity_card};
  for (const campaign::alpha::BookTour& tour : test::alpha_book().tours) cards.push_back(tour.medal_card);
  CHECK(cards.size() == 8);
  for (const Id id : cards) {
    INFO(id.text());
    const data::Upgrade* card = catalog().upgrade(id);
    REQUIRE(card != nullptr);
    CHECK(card->slots.empty());
    CHECK(card->cost == 0);
    CHECK_FALSE(card->in_alpha);  // not for sale
    CHECK(card->charges == 1);
    CHECK_FALSE(card->recoverable);
  }
}

TEST_CASE("Alpha One's title takes no slot and is not for sale [fga-CARD-1][fga-4.1p-3][fga-4.1-3]", "[alpha]") {
  const data::Upgrade* card = catalog().upgrade(test::alpha_book().lead_card);
  REQUIRE(card != nullptr);
  CHECK(card->name == "Alpha One");
  CHECK(card->slots.empty());
  CHECK_FALSE(card->in_alpha);
}

TEST_CASE("Medal of Redemption: a defense die again", "[alpha][fga-1.3-5]") {
  const auto defends = [](int charges_left) {
    Arena arena = fight(facing(kTwo, {"medal-of-redemption"}));
    arena.edit("A").ship.cards[0].charges = charges_left;
    arena.says("attack", "primary:0>A").dice(thrown("hb")).dice(thrown("bbb"));
    if (charges_left > 0) {
      arena.says("modify-defense", "medal-of-redemption").says("reroll", "0").dice(thrown("e"));
    }
    shoot(arena, "B");
    CHECK(charges(arena, "medal-of-redemption") == 0);
    return arena["A"].ship.shields;
  };
  CHECK(defends(1) == 4);
  CHECK(defends(0) == 3);
}

TEST_CASE("Medal of Unity: a focus token for a friend", "[alpha][fga-1.3-5]") {
  Arena arena = flight(with(facing(500, {"medal-of-unity"}), wingman(600, 300)));
  arena.says("action", "evade").says("effect", "medal-of-unity");
  acts(arena);
  CHECK(arena["C"].tokens.focus == 1);
  CHECK(charges(arena, "medal-of-unity") == 0);

  Arena alone = flight(facing(500, {"medal-of-unity"}));
  acts(alone.says("action", "evade"));
  CHECK(alone.question("effect") == nullptr);
}

TEST_CASE("Medals of Progress and Dignity: a token as a phase begins", "[alpha][fga-1.3-5]") {
  Arena arena = fight(facing(kTwo, {"medal-of-progress"}));
  arena.says("effect", "medal-of-progress");
  opens(arena, Window::start_of_engagement_phase);
  opens(arena, Window::start_of_engagement_phase);  // once
  CHECK(arena["A"].tokens.calculate == 1);

  Arena dignity = flight(facing(kTwo, {"medal-of-dignity"}));
  dignity.says("effect", "medal-of-dignity");
  opens(dignity, Window::start_of_activation_phase);
  opens(dignity, Window::start_of_activation_phase);
  CHECK(dignity["A"].tokens.evade == 1);
}

TEST_CASE("Medal of Order: a burden less", "[alpha][fga-1.3-5]") {
  Arena arena = fight(facing(kTwo, {"medal-of-order"}));
  arena.edit("A").tokens.stress = 1;
  arena.edit("A").tokens.strain = 1;
  arena.says("effect", "medal-of-order").says("pick", "strain");
  end_phase(arena);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].tokens.strain == 0);

  Arena free = fight(facing(kTwo, {"medal-of-order"}));
  end_phase(free);
  CHECK(free.question("effect") == nullptr);
}

TEST_CASE("Medal of Loyalty: an evade for the friend beside", "[alpha][fga-1.3-5]") {
  const auto hurt = [](double x) {
    Arena arena = fight(with(facing(kTwo, {"medal-of-loyalty"}), wingman(x, 300)));
    arena.says("attack", "primary:0>C").dice(thrown("hb")).dice(thrown("fbb"));
    if (x < 550) arena.says("modify-defense", "medal-of-loyalty");
    shoot(arena, "B");
    return damage(arena, "C");
  };
  CHECK(hurt(520) == 0);
  CHECK(hurt(600) == 1);
}

TEST_CASE("Medal of Destiny and the Emperor's Will: better attack dice", "[alpha][fga-1.3-5]") {
  Arena arena = fight(facing(kTwo, {"medal-of-destiny"}));
  arena.says("attack", "primary:0>B").dice(thrown("fbb")).says("modify-attack", "medal-of-destiny");
  arena.dice(thrown("bbb"));
  shoot(arena);
  REQUIRE(damage(arena) == 1);
  CHECK(arena["B"].ship.damage[0].faceup);
  CHECK(charges(arena, "medal-of-destiny") == 0);

  Arena will = fight(facing(kTwo, {"emperors-will"}));
  will.says("attack", "primary:0>B").dice(thrown("bbb")).says("modify-attack", "emperors-will");
  will.says("reroll", "0").says("reroll", "1").dice(thrown("hh")).dice(thrown("bbb"));
  shoot(will);
  CHECK(damage(will) == 2);
  will.says("attack", "primary:0>B").dice(thrown("bbb")).dice(thrown("bbb"));
  shoot(will);  // spent
}

}  // namespace
}  // namespace plotboard::cards_gear_medals
