// Modifications at last, salvaged astromechs.
#include "first/cards_u3.hpp"
#include "rules/first/bombs.hpp"
#include "rules/machine/effects.hpp"

namespace plotboard::first_cards_u3_6 {
using namespace first_cards_u3;

TEST_CASE("Tactical Jammer: its base obstructs enemy attacks on others [1e-upgrade-tacticaljammer][1e-obst-15]",
          "[first]") {
  // A attacks B; the jammer J of B's side lies between them, or beside.
  const auto jammer = [](double x, double y, Side side = Side::enemy) {
    return piloted("J", kFirespray, side, x, y, 180, {"1e-upgrade-tacticaljammer"});
  };
  SECTION("between") {
    Arena arena = fight(kXwing, {"1e-upgrade-trickshot"}, {enemy("B", 220), jammer(457, 430)});
    arena.says("attack", "primary:0>B").says("effect", "pass").dice(blanks(3)).dice(blanks(5));  // range 3, jammed
    engage(arena);
  }
  SECTION("beside") {
    Arena arena = fight(kXwing, {}, {enemy("B", 220), jammer(600, 430)});
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(4));
    engage(arena);
  }
  SECTION("no second die with a rock") {
    Arena arena = fight(kXwing, {}, {enemy("B", 220), jammer(457, 430), rock(457, 500)});
    arena.says("attack", "primary:0>B").says("obstruction-line", "R").dice(blanks(3)).dice(blanks(5));
    engage(arena);
  }
  SECTION("not against its own side") {
    Arena arena = fight(kXwing, {}, {enemy("B", 220), jammer(457, 430, Side::player)});
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(4));
    engage(arena);
  }
  SECTION("not for itself") {
    Arena arena = fight(kXwing, {}, {jammer(457, 520)});
    arena.says("attack", "primary:0>J").dice(blanks(3)).dice(blanks(2));
    engage(arena);
  }
  SECTION("in thought too") {
    Arena arena = fight(kXwing, {}, {enemy("B", 220), jammer(457, 430)});
    int dice = 0;
    for (const rules::Shot& shot : shots(arena)) {
      if (shot.defender != "B") continue;
      arena.run([&](Game& game) { dice = rules::defense_dice_for(game, rules::attack_by(shot)); });
    }
    CHECK(dice == 5);
  }
}

TEST_CASE("Targeting Computer: the target lock icon [1e-upgrade-targetingcomputer]", "[first]") {
  Arena arena = flight(kTie, {"1e-upgrade-targetingcomputer"}, {enemy("B", 150)});
  CHECK(has_icon(arena, "lock"));
  arena.says("action", "lock");
  act(arena);
  CHECK(arena["A"].lock == "B");
}

TEST_CASE("Twin Ion Engine Mk. II: banks are green [1e-upgrade-twinionenginemkii]", "[first]") {
  Arena arena = flight(kTie, {"1e-upgrade-twinionenginemkii"});
  CHECK(colour(arena, "3B") == geom::Difficulty::blue);
  CHECK(colour(arena, "3N") == geom::Difficulty::blue);
  CHECK(colour(arena, "3T") == geom::Difficulty::white);
  Arena plain = flight(kTie, {});
  CHECK(colour(plain, "3B") == geom::Difficulty::white);
}

TEST_CASE("Vectored Thrusters: the barrel roll icon [1e-upgrade-vectoredthrusters]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-vectoredthrusters"});
  CHECK(has_icon(arena, "barrel-roll"));
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  act(arena);
  CHECK(arena["A"].pose.x < pose(457, 300).x);
}

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
  arena.says("reroll", "0").says("reroll", "1").says("reroll", "done").dice({Face::blank, Face::blank});
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

}  // namespace plotboard::first_cards_u3_6
