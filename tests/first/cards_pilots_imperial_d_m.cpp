// Pilots of the Galactic Empire, D to M.
#include "rules/first/free_action.hpp"
#include "rules/machine/effects.hpp"
#include "rules/play/devices.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_pilots_imperial_d_m {
using namespace test::first;

TEST_CASE("Dark Curse: no focus token, no reroll against him [1e-pilot-darkcurse]", "[first]") {
  SECTION("neither token nor lock") {
    Arena arena = fight(kXwing, {}, {enemy("B", 150, {}, "1e-pilot-darkcurse")});
    arena.edit("A").tokens.focus = 1;
    arena.edit("A").lock = "B";
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::hit});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].lock == "B");
  }
  SECTION("nor a card") {
    Arena arena = fight("1e-pilot-hortonsalm", {}, {enemy("B", 150, {}, "1e-pilot-darkcurse")});
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit}).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("results may be changed") {
    Arena arena = fight("1e-pilot-wingedgundark", {}, {enemy("B", 50, {}, "1e-pilot-darkcurse")});
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
    arena.says("modify-attack", "1e-pilot-wingedgundark").dice(blanks(3));
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage.front().faceup);
  }
  SECTION("his own attacks are like any other") {
    Arena arena = fight("1e-pilot-darkcurse", {}, {enemy("B", 150)});
    arena.edit("A").tokens.focus = 1;
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank}).says("modify-attack", "focus");
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("Darth Vader: two different actions in his own step [1e-pilot-darthvader]", "[first]") {
  Arena arena = fight("1e-pilot-darthvader");
  SECTION("in his own step") {
    arena.says("action", "focus").says("action", "evade");  // and no third one
    act(arena);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.evade == 1);
    REQUIRE(arena.offered("action", "focus") != nullptr);
    CHECK(!arena.offered("action", "focus")->legal);
  }
  SECTION("a free action leads to none") {
    arena.says("action", "focus");
    arena.run([](Game& game) { rules::first::free_action(game, "A", {"focus"}, "1e-free-1"); });
    CHECK(arena["A"].tokens.focus == 1);
  }
}

TEST_CASE("\"Deathfire\": the Action of a bomb on revealing the dial and after actions [1e-pilot-deathfire]",
          "[first]") {
  rules::Effect drop;  // stands for any bomb with an Action header
  drop.card = "1e-upgrade-seismiccharges";
  drop.window = Window::action_options;
  drop.rule = "1e-bomb-5";
  drop.may = true;
  drop.run = [](Game&, rules::Occasion& occasion) {
    occasion.options->push_back(rules::option(occasion.card, words::just(words::Card{occasion.card})));
  };
  drop.use = [](Game& game, rules::Occasion& occasion) {
    rules::gain(game, occasion.owner, Token::evade, 1, "1e-bomb-5");
  };
  const rules::MadeUpEffects effects({drop});
  const int when = GENERATE(0, 1, 2);  // at the reveal, after the action, not at all: stressed
  Arena arena = flight("1e-pilot-deathfire", {"1e-upgrade-seismiccharges"});
  if (when == 2) arena.edit("A").tokens.stress = 2;
  arena.says("order", "1");  // before the card itself, which goes by the reveal
  if (when < 2) arena.says("action", when == 0 ? "1e-upgrade-seismiccharges" : "pass");
  arena.says("drop", "pass");
  if (when < 2) arena.says("action", "focus");
  if (when == 1) arena.says("action", "1e-upgrade-seismiccharges");
  activate(arena, "1F");
  CHECK(arena["A"].tokens.evade == (when < 2 ? 1 : 0));
  CHECK(arena["A"].tokens.focus == (when < 2 ? 1 : 0));
}

TEST_CASE("\"Deathrain\": bombs ahead, and a free barrel roll after the drop [1e-pilot-deathrain]", "[first]") {
  Arena arena = flight("1e-pilot-deathrain");
  std::vector<state::Option> templates{rules::option("straight-1", {})};
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  arena.run([&](Game& game) {
    rules::Occasion occasion;
    occasion.window = Window::device_template;
    occasion.subject = "A";
    occasion.options = &templates;
    rules::happen(game, occasion);
    lay_device(game, "A", "1e-seismic-charge", game.piece("A").pose);
  });
  REQUIRE(templates.size() == 2);
  CHECK(templates[1].key == "launch-straight-1");
  CHECK(arena["A"].pose.x.value < 457000);
}

TEST_CASE("\"Deathrain\": no roll while stressed [1e-pilot-deathrain]", "[first]") {
  Arena arena = flight("1e-pilot-deathrain");
  arena.edit("A").tokens.stress = 1;
  arena.run([](Game& game) { lay_device(game, "A", "1e-seismic-charge", game.piece("A").pose); });
  CHECK(arena["A"].pose.x.value == 457000);
}

TEST_CASE("Double Edge: another weapon after a secondary one has missed, once a round [1e-pilot-doubleedge]",
          "[first]") {
  Arena arena = fight("1e-pilot-doubleedge", {"1e-upgrade-ioncannonturret"}, {enemy("B", 150), enemy("C", 260)});
  SECTION("with a new target") {
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice(blanks(3)).dice(blanks(3));
    arena.says("attack", "primary:0>C").dice(blanks(2)).dice(blanks(4));
    engage(arena);
    REQUIRE(arena.question("attack") != nullptr);
    CHECK(arena.offered("attack", "1e-upgrade-ioncannonturret>B") == nullptr);
  }
  SECTION("not after a hit") {
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
    engage(arena);
  }
  SECTION("not after the primary weapon") {
    arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
    engage(arena);
  }
  SECTION("not twice in a round") {
    arena.edit("A").ship.marks = {"used:1e-pilot-doubleedge"};
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
  }
}

TEST_CASE("Duchess need not use her ailerons [1e-pilot-duchess][1e-upgrade-adaptiveailerons]", "[first]") {
  Arena arena = flight("1e-pilot-duchess", {"1e-upgrade-adaptiveailerons"});
  SECTION("left") {
    arena.says("effect", "pass").passes("action");
    activate(arena, "2F");
    CHECK(arena["A"].pose.y == pose(457, 300 + 3 * 40).y);
  }
  SECTION("used") {
    arena.says("effect", "1e-upgrade-adaptiveailerons").says("ailerons", "1F").passes("action");
    activate(arena, "2F");
    CHECK(arena["A"].pose.y == pose(457, 300 + 5 * 40).y);
  }
}

TEST_CASE("Fel's Wrath stays until Combat ends [1e-pilot-felswrath]", "[first]") {
  const auto hurt = [](Arena& arena) {
    arena.table.play.phase = Phase::activation;
    arena.run([](Game& game) { rules::suffer(game, "A", 3, 0, "1e-attack-34"); });
  };
  SECTION("fully working") {
    Arena arena = fight("1e-pilot-felswrath", {}, {enemy("B", 150)});
    hurt(arena);
    CHECK(!arena["A"].ship.destroyed);
    arena.says("action", "focus");
    act(arena);
    CHECK(arena["A"].tokens.focus == 1);
    open(arena, Window::end_of_combat);
    CHECK(arena["A"].ship.destroyed);
  }
  SECTION("hurt in the End phase, for a round more") {
    Arena arena = fight("1e-pilot-felswrath", {}, {enemy("B", 150)});
    hurt(arena);
    arena.run([](Game& game) {
      game.emit(state::RoundStarted{2});
      rules::moment_for_all(game, Window::start_of_planning);
    });
    CHECK(!arena["A"].ship.destroyed);
    CHECK(arena["A"].ship.has_mark(rules::kPostponed));
    open(arena, Window::end_of_combat);
    CHECK(arena["A"].ship.destroyed);
  }
  SECTION("only if it is to be destroyed") {
    Arena arena = fight("1e-pilot-felswrath");
    open(arena, Window::end_of_combat);
    CHECK(!arena["A"].ship.destroyed);
  }
  SECTION("others go at once") {
    Arena arena = fight("1e-pilot-avengersquadronpilot", {}, {enemy("B", 150)});
    hurt(arena);
    CHECK(arena["A"].ship.destroyed);
  }
}

TEST_CASE("Howlrunner: friends at range 1 reroll one die of a primary attack [1e-pilot-howlrunner]", "[first]") {
  state::Piece howlrunner = piloted("H", "1e-pilot-howlrunner", Side::player, 557, 300);
  Arena arena = fight(kTie, {}, {howlrunner, enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit});
  arena.says("modify-attack", "1e-pilot-howlrunner").says("reroll", "0").dice({Face::hit});
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
}

TEST_CASE("Juno Eclipse: flies 1 faster or slower, in the colour of her dial [1e-pilot-junoeclipse]", "[first]") {
  Arena arena = flight("1e-pilot-junoeclipse");
  arena.edit("A").tokens.stress = 2;
  arena.says("speed", "slower");  // a green 2 straight as 1 straight, which is not on her dial
  activate(arena, "2F");
  CHECK(arena["A"].pose.y.value == 380000);
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("Juno Eclipse: never under 1 nor beyond the templates [1e-pilot-junoeclipse]", "[first]") {
  Arena slow = flight("1e-pilot-junoeclipse");
  slow.says("speed", "pass").passes("action");
  activate(slow, "1B");
  CHECK(slow.offered("speed", "slower") == nullptr);
  CHECK(slow.offered("speed", "faster") != nullptr);
  Arena fast = flight("1e-pilot-junoeclipse");
  fast.says("speed", "slower").passes("action");
  activate(fast, "5F");
  CHECK(fast.offered("speed", "faster") == nullptr);
  CHECK(fast["A"].pose.y.value == 500000);
}

TEST_CASE("Kath Scarlet: stress for evaded critical results [1e-pilot-kathscarlet-firespray31-galacticempire]",
          "[first]") {
  Arena arena = fight("1e-pilot-kathscarlet-firespray31-galacticempire", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0:front>B");
  SECTION("one token for two of them") {
    arena.dice({Face::crit, Face::crit, Face::blank}).dice({Face::evade, Face::evade, Face::blank});
    engage(arena);
    CHECK(arena["B"].tokens.stress == 1);
    CHECK(damage_to(arena, "B") == 0);
  }
  SECTION("after a hit too") {
    arena.dice({Face::crit, Face::crit, Face::hit}).dice({Face::evade, Face::evade, Face::blank});
    engage(arena);
    CHECK(arena["B"].tokens.stress == 1);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("hits are evaded first") {
    arena.dice({Face::crit, Face::hit, Face::hit}).dice({Face::evade, Face::evade, Face::blank});
    engage(arena);
    CHECK(arena["B"].tokens.stress == 0);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("Kir Kanos: an evade token is a hit at range 2-3 [1e-pilot-kirkanos]", "[first]") {
  SECTION("at range 2, once") {
    Arena arena = fight("1e-pilot-kirkanos", {}, {enemy("B", 150)});
    arena.edit("A").tokens.evade = 2;
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
    arena.says("modify-attack", "1e-pilot-kirkanos").dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].tokens.evade == 1);
  }
  SECTION("not at range 1") {
    Arena arena = fight("1e-pilot-kirkanos", {}, {enemy("B", 50)});
    arena.edit("A").tokens.evade = 1;
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank, Face::blank});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].tokens.evade == 1);
  }
}

TEST_CASE("Krassis Trelix: one die of a secondary weapon is rerolled [1e-pilot-krassistrelix]", "[first]") {
  Arena arena = fight("1e-pilot-krassistrelix", {"1e-upgrade-heavylasercannon"}, {enemy("B", 150)});
  SECTION("a cannon") {
    arena.says("attack", "1e-upgrade-heavylasercannon>B").dice({Face::blank, Face::hit, Face::blank, Face::blank});
    arena.says("modify-attack", "1e-pilot-krassistrelix").says("reroll", "0").dice({Face::hit});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
  SECTION("not his primary weapon") {
    arena.says("attack", "primary:0:front>B").dice({Face::blank, Face::hit, Face::blank});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("Lieutenant Colzet: spends his lock to turn a facedown damage card up [1e-pilot-lieutenantcolzet]",
          "[first]") {
  const bool damaged = GENERATE(true, false);
  Arena arena = fight("1e-pilot-lieutenantcolzet", {}, {enemy("B", 600)}, Phase::end);
  arena.edit("A").lock = "B";
  if (damaged) {
    arena.edit("B").ship.damage = {{212, false}};
    arena.says("effect", "1e-pilot-lieutenantcolzet");
  }
  end_round(arena);
  CHECK(arena["A"].lock == (damaged ? "" : "B"));
  if (damaged) CHECK(arena["B"].ship.damage.front().faceup);
}

TEST_CASE("Lieutenant Karsabi: stress in place of a weapons disabled token [1e-pilot-lieutenantkarsabi][1e-stress-12]",
          "[first]") {
  Arena arena = fight("1e-pilot-lieutenantkarsabi");
  const bool stressed = GENERATE(true, false);
  if (stressed) {
    arena.edit("A").tokens.stress = 1;
  } else {
    arena.says("effect", "1e-pilot-lieutenantkarsabi");
  }
  arena.run([](Game& game) { rules::gain(game, "A", Token::disarm, 1, "1e-reload-1"); });
  CHECK(arena["A"].tokens.disarm == (stressed ? 1 : 0));
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE(
    "Lieutenant Kestal: a focus token cancels the defender's blanks and focus results "
    "[1e-pilot-lieutenantkestal]",
    "[first]") {
  Arena arena = fight("1e-pilot-lieutenantkestal", {}, {enemy("B", 150)});
  arena.edit("A").tokens.focus = 1;
  arena.edit("B").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice(hits(2)).says("modify-attack", "done");
  arena.dice({Face::focus, Face::blank, Face::evade});
  arena.says("modify-defense-attacker", "1e-pilot-lieutenantkestal").says("modify-defense", "done");
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["A"].tokens.focus == 0);
}

TEST_CASE("Lieutenant Lorrir rolls along a bank for stress [1e-pilot-lieutenantlorrir]", "[first]") {
  Arena arena = fight("1e-pilot-lieutenantlorrir");
  arena.says("action", "barrel-roll");
  SECTION("a bank") {
    arena.says("barrel-roll", "right-forward-middle");
    act(arena);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["A"].pose.heading != pose(0, 0, 0).heading);
  }
  SECTION("the straight template") {
    arena.says("barrel-roll", "right-middle");
    act(arena);
    CHECK(arena["A"].tokens.stress == 0);
  }
}

TEST_CASE("Maarek Stele picks the faceup card [1e-pilot-maarekstele-tieadvanced][1e-attack-46]", "[first]") {
  Arena arena = fight("1e-pilot-maarekstele-tieadvanced", {}, {enemy("B", 150, {}, "1e-pilot-goldsquadronpilot")});
  arena.edit("B").ship.shields = 0;
  arena.next_cards(Side::enemy, {201, 202, 203});
  SECTION("one of three") {
    arena.says("attack", "primary:0>B").dice({Face::crit, Face::blank}).dice({Face::blank});
    arena.says("card-that-stays", "damage:202");
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage.front().number == 202);
    REQUIRE(arena.question("card-that-stays") != nullptr);
    CHECK(arena.question("card-that-stays")->side == Side::player);
    CHECK(arena.question("card-that-stays")->options.size() == 3);
    CHECK(arena.table.play.decks[1].discard.size() == 2);
  }
  SECTION("facedown cards come as they are") {
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank}).dice({Face::blank});
    engage(arena);
    CHECK(arena["B"].ship.damage.front().number == 201);
  }
  SECTION("and so does what is no damage of the attack") {
    arena.run([](Game& game) { rules::suffer(game, "B", 0, 1, "1e-obst-2"); });
    CHECK(arena["B"].ship.damage.front().number == 201);
  }
}

TEST_CASE("Maarek Stele of the TIE Defender picks the faceup card too [1e-pilot-maarekstele-tiedefender][1e-dmg-10]",
          "[first]") {
  const bool leebo = GENERATE(false, true);
  Arena arena = fight("1e-pilot-maarekstele-tiedefender", {},
                      {enemy("B", 150, {}, leebo ? "1e-pilot-leebo" : "1e-pilot-goldsquadronpilot")});
  arena.table.play.first = Side::enemy;
  arena.edit("B").ship.shields = 0;
  arena.next_cards(Side::enemy, {201, 202, 203, 204});
  SECTION("one of three, before Leebo") {
    arena.says("attack", "primary:0>B").dice({Face::crit, Face::blank, Face::blank});
    arena.dice(blanks(leebo ? 2 : 1)).says("card-that-stays", "damage:202");
    if (leebo) arena.says("card-that-stays", "damage:202");
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage.front().number == 202);
    CHECK(arena.table.play.decks[1].discard.size() == (leebo ? 3 : 2));
    CHECK(times_asked(arena, "card-that-stays") == (leebo ? 2 : 1));
  }
  SECTION("facedown cards come as they are") {
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(leebo ? 2 : 1));
    engage(arena);
    CHECK(arena["B"].ship.damage.front().number == 201);
    CHECK(arena.question("card-that-stays") == nullptr);
  }
}

TEST_CASE("Major Rhymer widens secondary weapons by one range [1e-pilot-majorrhymer]", "[first]") {
  const auto shots = [](const char* pilot, double gap, const char* card) {
    Arena arena = fight(pilot, {card}, {enemy("B", gap)});
    arena.edit("A").lock = "B";
    std::size_t count = 0;
    arena.run([&count](Game& game) { count = rules::shots_of(game, "A").size(); });
    return count;
  };
  CHECK(shots("1e-pilot-majorrhymer", 50, "1e-upgrade-concussionmissiles") == 2);  // printed 2-3
  CHECK(shots("1e-pilot-majorrhymer", 250, "1e-upgrade-concussionmissiles") == 2);
  CHECK(shots("1e-pilot-majorrhymer", 250, "1e-upgrade-assaultmissiles") == 2);
  CHECK(shots("1e-pilot-majorrhymer", 350, "1e-upgrade-concussionmissiles") == 0);
  CHECK(shots("1e-pilot-gammasquadronpilot", 50, "1e-upgrade-concussionmissiles") == 1);
}

TEST_CASE("Major Vermeil: a blank is a hit against a ship without tokens [1e-pilot-majorvermeil]", "[first]") {
  Arena arena = fight("1e-pilot-majorvermeil", {}, {enemy("B", 150)});
  const bool tokens = GENERATE(true, false);
  arena.edit("B").tokens.evade = tokens ? 1 : 0;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank});
  if (!tokens) arena.says("modify-attack", "1e-pilot-majorvermeil").says("pick", "blank");
  arena.dice(blanks(3));
  if (tokens) arena.says("modify-defense", "done");
  engage(arena);
  CHECK(damage_to(arena, "B") == (tokens ? 0 : 1));
}

TEST_CASE("Major Vynder: a defense die more while his weapons are disabled [1e-pilot-majorvynder]", "[first]") {
  Arena arena = fight("1e-pilot-majorvynder", {}, {enemy("B", 150)});
  const int tokens = GENERATE(0, 1, 2);
  arena.edit("A").tokens.disarm = tokens;
  arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(tokens > 0 ? 3 : 2));
  engage(arena, "B");
}

TEST_CASE("Mauler Mithel: one die more at range 1, beside the range bonus [1e-pilot-maulermithel]", "[first]") {
  Arena near = fight("1e-pilot-maulermithel", {}, {enemy("B", 50)});
  CHECK(attack_dice(near) == 4);
  Arena far = fight("1e-pilot-maulermithel", {}, {enemy("B", 150)});
  CHECK(attack_dice(far) == 2);
}

}  // namespace plotboard::first_cards_pilots_imperial_d_m
