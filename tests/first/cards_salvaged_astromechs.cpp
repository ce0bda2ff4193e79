// Salvaged astromechs.
#include "rules/first/bombs.hpp"
#include "rules/machine/effects.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_salvaged_astromechs {
using namespace test::first;

TEST_CASE(
    "Genius: a bomb of the reveal after the maneuver, if no ship was overlapped"
    " [1e-upgrade-genius][1e-bomb-6]",
    "[first]") {
  const Cards cards{"1e-upgrade-genius", "1e-upgrade-seismiccharges"};
  const auto bombs = [](const Arena& arena) {
    int count = 0;
    for (const state::Piece& piece : arena.table.pieces) count += piece.type == state::PieceType::device ? 1 : 0;
    return count;
  };
  const auto flies = [](Arena& arena) {
    arena.run([](Game& game) {
      const auto flight = rules::flight_of(game, "A", *geom::maneuver_from_code("2F"));
      rules::execute_maneuver(game, "A", flight, rules::ManeuverKind::activation);
    });
  };
  SECTION("dropped") {
    Arena arena = flight("1e-pilot-syndicatethug", cards);
    arena.says("drop", "1e-upgrade-seismiccharges:straight-1");
    flies(arena);
    CHECK(bombs(arena) == 1);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-seismiccharges"));
    CHECK(arena.table.pieces.back().pose.y > pose(457, 300).y);  // behind where it has come to rest
  }
  SECTION("one has been dropped this round [1e-bomb-2]") {
    Arena arena = flight("1e-pilot-syndicatethug", cards);
    arena.edit("A").ship.marks.push_back(rules::first::kDroppedBomb);
    flies(arena);
    CHECK(arena.asked.empty());
  }
  SECTION("onto a ship") {
    Arena arena = flight("1e-pilot-syndicatethug", cards, {enemy("B", 60)});
    flies(arena);
    CHECK(arena.asked.empty());
  }
  SECTION("no bombs with an Action header") {
    Arena arena = flight("1e-pilot-syndicatethug", {"1e-upgrade-genius", "1e-upgrade-proximitymines"});
    flies(arena);
    CHECK(arena.asked.empty());
  }
}

TEST_CASE("Overclocked R4: a spent focus token comes back for stress [1e-upgrade-overclockedr4]", "[first]") {
  Arena arena = fight("1e-pilot-syndicatethug", {"1e-upgrade-overclockedr4"}, {enemy("B", 150)});
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").tokens.stress = 1;  // no bar
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank}).says("modify-attack", "focus");
  SECTION("used") {
    arena.says("effect", "1e-upgrade-overclockedr4").dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.stress == 2);
    CHECK(times_asked(arena, "effect") == 1);
  }
  SECTION("left") {
    arena.says("effect", "pass").dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].tokens.focus == 0);
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE("Overclocked R4: in Combat only [1e-upgrade-overclockedr4]", "[first]") {
  Arena arena = flight("1e-pilot-syndicatethug", {"1e-upgrade-overclockedr4"});
  arena.edit("A").tokens.focus = 1;
  arena.run([](Game& game) { rules::spend(game, "A", Token::focus, "1e-focus-2"); });
  CHECK(arena.asked.empty());
}

TEST_CASE(
    "R4 Agromech: after a focus token spent in the attack a lock on the defender, for this attack"
    " [1e-upgrade-r4agromech]",
    "[first]") {
  Arena arena =
      fight("1e-pilot-syndicatethug", {"1e-upgrade-r4agromech", "1e-upgrade-protonrockets"}, {enemy("B", 50)});
  arena.edit("A").tokens.focus = 1;
  SECTION("on the dice") {
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank}).says("modify-attack", "focus");
    arena.says("effect", "1e-upgrade-r4agromech").says("modify-attack", "lock");
    arena.says("reroll", "1").says("reroll", "done").dice({Face::hit}).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].lock.empty());
  }
  SECTION("while defending") {
    arena.says("attack", "primary:0>A").dice(hits(3)).dice({Face::focus}).says("modify-defense", "focus");
    engage(arena, "B");
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE("R4-B11: its lock makes the defender reroll the dice it names [1e-upgrade-r4b11][1e-attack-25]", "[first]") {
  Arena arena = fight("1e-pilot-syndicatethug", {"1e-upgrade-r4b11"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").dice(hits(2)).says("modify-attack", "done");
  arena.dice({Face::evade, Face::evade, Face::blank}).says("modify-defense-attacker", "1e-upgrade-r4b11");
  arena.says("reroll", "0").says("reroll", "1").says("reroll", "done").dice(blanks(2));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(arena["A"].lock.empty());

  Arena without = fight("1e-pilot-syndicatethug", {"1e-upgrade-r4b11"}, {enemy("B", 150), enemy("C", 250)});
  without.edit("A").lock = "C";
  without.says("attack", "primary:0>B").dice(hits(2)).dice(blanks(3));
  engage(without);
  CHECK(times_asked(without, "modify-defense-attacker") == 0);
}

TEST_CASE("R4-E1: stress is no bar to actions of torpedo and bomb cards, and may go with it [1e-upgrade-r4e1]",
          "[first]") {
  rules::Effect made;
  made.card = "1e-upgrade-protontorpedoes";
  made.window = Window::action_options;
  made.rule = "1e-upgrade-protontorpedoes";
  made.may = true;
  made.run = [](Game&, rules::Occasion& occasion) {
    occasion.options->push_back(rules::option(occasion.card, words::just(words::Card{occasion.card})));
  };
  made.use = [](Game&, rules::Occasion&) {};
  const rules::MadeUpEffects effects({made});
  Arena arena = flight("1e-pilot-syndicatethug", {"1e-upgrade-r4e1", "1e-upgrade-protontorpedoes"});
  SECTION("stressed") {
    arena.edit("A").tokens.stress = 2;
    arena.says("action", "1e-upgrade-protontorpedoes").says("effect", "1e-upgrade-r4e1");
    act(arena);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-r4e1"));
    CHECK(verdict_on(arena, "action", "focus") == "forbidden");
  }
  SECTION("calm") {
    arena.says("action", "1e-upgrade-protontorpedoes");
    act(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE("R5-P8: once a round the attacker may suffer for its attack [1e-upgrade-r5p8]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-r5p8"}, "1e-pilot-syndicatethug"), enemy("C", 50)});
  const auto attacked = [&arena] { arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(1)); };
  SECTION("a hit, then nothing more this round") {
    attacked();
    arena.says("effect", "1e-upgrade-r5p8").dice({Face::hit});
    engage(arena);
    CHECK(damage_to(arena, "A") == 1);
    CHECK(damage_to(arena, "B") == 0);
    arena.edit("A").ship.engaged = false;
    attacked();
    engage(arena);
    CHECK(times_asked(arena, "effect") == 1);
  }
  SECTION("a critical result") {
    attacked();
    arena.says("effect", "1e-upgrade-r5p8").dice({Face::crit});
    engage(arena);
    CHECK(damage_to(arena, "A") == 1);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("nothing") {
    attacked();
    arena.says("effect", "1e-upgrade-r5p8").dice({Face::focus});
    engage(arena);
    CHECK(damage_to(arena, "A") == 0);
  }
}

TEST_CASE("R5-TK: friends may be locked and attacked [1e-upgrade-r5tk][1e-lock-8][1e-attack-4]", "[first]") {
  state::Piece ahead = piloted("F", kXwing, Side::player, 457, 490);
  SECTION("with it") {
    Arena arena = fight("1e-pilot-syndicatethug", {"1e-upgrade-r5tk"}, {ahead});
    arena.says("action", "lock");
    act(arena);
    CHECK(arena["A"].lock == "F");
    CHECK(shots(arena, "", "F").empty());  // lifted for itself alone
    arena.says("attack", "primary:0>F").dice(hits(2)).says("modify-attack", "done").dice(blanks(2));
    engage(arena);
    CHECK(damage_to(arena, "F") == 2);
  }
  SECTION("without") {
    Arena arena = fight("1e-pilot-syndicatethug", {}, {ahead});
    CHECK(shots(arena).empty());
    arena.says("action", "pass");
    act(arena);
    CHECK(verdict_on(arena, "action", "lock") == "forbidden");
  }
}

TEST_CASE("Salvaged Astromech: a Ship card dealt face up goes, and this card with it [1e-upgrade-salvagedastromech]",
          "[first]") {
  Arena arena = fight("1e-pilot-syndicatethug", {"1e-upgrade-salvagedastromech"});
  arena.edit("A").ship.shields = 0;
  SECTION("a Ship card") {
    arena.next_cards(Side::player, {kShipCard}).says("effect", "1e-upgrade-salvagedastromech");
    suffers(arena, "A", 0, 1);
    CHECK(arena["A"].ship.damage.empty());
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-salvagedastromech"));
  }
  SECTION("a Pilot card") {
    arena.next_cards(Side::player, {kPilotCard});
    suffers(arena, "A", 0, 1);
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("face down") {
    arena.next_cards(Side::player, {kShipCard});
    suffers(arena, "A", 1);
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE("Unhinged Astromech: all speed 3 maneuvers are green [1e-upgrade-unhingedastromech]", "[first]") {
  Arena arena = flight("1e-pilot-syndicatethug", {"1e-upgrade-unhingedastromech"});
  CHECK(colour(arena, "3F") == geom::Difficulty::blue);
  CHECK(colour(arena, "3T") == geom::Difficulty::blue);
  CHECK(colour(arena, "2T") == geom::Difficulty::white);
  CHECK(colour(arena, "4K") == geom::Difficulty::red);
}

}  // namespace plotboard::first_cards_salvaged_astromechs
