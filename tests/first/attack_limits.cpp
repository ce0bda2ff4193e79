// What cards and arcs take from others in a battle of the 1st edition: turns, rerolls, tokens that may not be spent,
// shields.
#include "first/fights.hpp"
#include "rules/first/free_action.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/odds.hpp"

namespace plotboard::first_attack_limits {
using namespace first_fights;

namespace {

constexpr int kBlinded = 201;

bool is_blinded(const Arena& arena) { return arena["A"].ship.faceup(kBlinded) > 0; }
std::vector<state::Die> dice(const std::vector<Face>& faces) {
  std::vector<state::Die> all;
  for (const Face face : faces) all.push_back({face});
  return all;
}
// In the middle of an attack of A on B.
void declare(Game& game, const std::vector<Face>& attack, state::AttackStep step = state::AttackStep::modify_attack) {
  state::Attack made;
  made.attacker = "A";
  made.defender = "B";
  made.weapon = "primary:0";
  made.step = step;
  made.range = 2;
  made.attack_dice = dice(attack);
  game.emit(state::AttackDeclared{made});
}

}  // namespace

TEST_CASE("An opportunity to attack that a card gives clears a Blinded Pilot too [1e-deckf-2]", "[first]") {
  const bool in_reach = GENERATE(true, false);
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, in_reach ? 450 : 880)}, "1e", Phase::engagement);
  arena.edit("A").ship.damage.push_back({kBlinded, true});
  arena.run([](Game& game) { CHECK_FALSE(rules::offer_attack(game, "A", {}, false, "1e-pilot-corranhorn")); });
  CHECK(arena.question("attack") == nullptr);
  CHECK_FALSE(is_blinded(arena));
  if (!in_reach) return;
  arena.says("attack", "pass");  // free again
  attacks(arena, "A");
}

TEST_CASE("Its own turn clears a Blinded Pilot, target or none [1e-deckf-2]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 880)}, "1e", Phase::engagement);
  arena.edit("A").ship.damage.push_back({kBlinded, true});
  attacks(arena, "A");
  CHECK_FALSE(is_blinded(arena));
}

TEST_CASE("Whatever rerolls, Magva Yarro lets one die be rerolled [1e-pilot-magvayarro]", "[first]") {
  Arena arena({ours("A", "1e-pilot-hansolo", 457, 300), theirs("B", kTie, 457, 480),
               theirs("M", "1e-pilot-magvayarro", 557, 480)},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::hit});
  SECTION("all dice of a card: its player picks the one") {
    arena.says("modify-attack", "1e-pilot-hansolo").says("reroll", "1").dice({Face::crit});
    arena.dice({Face::blank, Face::blank, Face::blank});
    attacks(arena, "A");
    CHECK(damage_to(arena, "B") == 2);
    REQUIRE(arena.question("reroll") != nullptr);
    CHECK_FALSE(arena.question("reroll")->option("done")->legal);
  }
  SECTION("a friend of his far away: no limit") {
    arena.edit("M").pose = pose(100, 880);
    arena.says("modify-attack", "1e-pilot-hansolo").dice({Face::crit, Face::hit, Face::hit});
    arena.dice({Face::blank, Face::blank, Face::blank});
    attacks(arena, "A");
    CHECK(damage_to(arena, "B") == 3);
  }
}

TEST_CASE("Blanks that are counted, and single ones, keep the limit [1e-pilot-magvayarro]", "[first]") {
  const std::string pilot = GENERATE(as<std::string>{}, "1e-pilot-hortonsalm", "1e-pilot-rey", kXwing);
  Arena arena({ours("A", pilot, 457, 300, 0, {"1e-upgrade-lonewolf"}), theirs("B", kTie, 457, 480),
               theirs("M", "1e-pilot-magvayarro", 557, 480)},
              "1e", Phase::engagement);
  INFO(pilot);
  if (pilot == "1e-pilot-rey") arena.says("reroll", "0");
  arena.dice({Face::hit});
  arena.run([&pilot](Game& game) {
    declare(game, {Face::blank, Face::blank, Face::blank});
    CHECK(rules::rerolls_left(game, true) == 1);
    rules::use_modification(game, "modify-attack", pilot == kXwing ? "1e-upgrade-lonewolf" : Id(pilot));
    CHECK(rules::rerolls_left(game, true) == 0);
    CHECK(rules::count_faces(game.attack()->attack_dice, Face::blank) == 2);
    rules::reroll(game, true, {0, 1, 2}, words::Key("dice.rerolled-by-card"));  // nothing more
    game.emit(state::AttackEnded{});
  });
}

TEST_CASE("Against \"Dark Curse\" a die that was added is not rerolled either [1e-pilot-darkcurse]", "[first]") {
  const bool cursed = GENERATE(true, false);
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", cursed ? "1e-pilot-darkcurse" : kTie, 457, 450)}, "1e",
              Phase::engagement);
  if (!cursed) arena.dice({Face::hit});
  arena.run([cursed](Game& game) {
    declare(game, {});
    rules::add_die(game, true, Face::blank);
    rules::reroll(game, true, {0}, words::Key("dice.rerolled-by-card"));
    CHECK(game.attack()->attack_dice.front().face == (cursed ? Face::blank : Face::hit));
    game.emit(state::AttackEnded{});
  });
}

TEST_CASE("Near Carnor Jax no card's price is paid in focus tokens [1e-pilot-carnorjax]", "[first]") {
  const double gap = GENERATE(80.0, 160.0);  // of the bases; the second beyond range 1
  const bool near = gap < 100;
  const auto ships = [gap](const char* pilot, const std::vector<std::string>& cards) {
    std::vector<state::Piece> pieces{ours("A", pilot, 457, 300, 0, cards),
                                     theirs("J", "1e-pilot-carnorjax", 457, 340 + gap), ours("F", kXwing, 560, 300)};
    return pieces;
  };
  SECTION("Ahsoka Tano") {
    Arena arena(ships("1e-pilot-ahsokatano", {}), "1e", Phase::engagement);
    arena.edit("A").tokens.focus = 1;
    if (!near) arena.says("effect", "1e-pilot-ahsokatano").says("ship", "F").says("action", "focus");
    arena.run([](Game& game) { rules::moment_for_all(game, Window::start_of_engagement_phase); });
    CHECK((arena.question("effect") == nullptr) == near);
    CHECK(arena["F"].tokens.focus == (near ? 0 : 1));
  }
  SECTION("R5-P9") {
    Arena arena(ships(kXwing, {"1e-upgrade-r5p9"}), "1e", Phase::engagement);
    arena.edit("A").tokens.focus = 1;
    arena.edit("A").ship.shields = 1;
    if (!near) arena.says("effect", "1e-upgrade-r5p9");
    arena.run([](Game& game) { rules::moment_for_all(game, Window::end_of_combat); });
    CHECK(arena["A"].ship.shields == (near ? 1 : 2));
  }
  SECTION("Intensity, with either token") {
    Arena arena(ships(kXwing, {"1e-upgrade-intensity-elite-exhausted"}), "1e", Phase::engagement);
    arena.edit("A").tokens.focus = 1;
    if (!near) arena.says("effect", "1e-upgrade-intensity-elite-exhausted");
    arena.run([](Game& game) { rules::moment_for_all(game, Window::end_of_combat); });
    CHECK(arena["A"].tokens.focus == (near ? 1 : 0));
  }
}

TEST_CASE("A shield that goes by no damage is lost all the same [1e-pilot-redace][1e-dmg-20]", "[first]") {
  Arena arena({ours("A", "1e-pilot-redace", 457, 300)}, "1e", Phase::engagement);
  arena.run([](Game& game) { rules::lose_shield(game, "A", "1e-dmg-20"); });
  CHECK(arena["A"].ship.shields == 2);
  CHECK(arena["A"].tokens.evade == 1);
}

TEST_CASE("The odds leave out tokens that a bullseye arc bars [1e-arc-13]", "[first]") {
  constexpr const char* kKimogila = "1e-pilot-cartelexecutioner";
  const auto means = [](double aside) {
    Arena arena({ours("A", kKimogila, 457, 300), theirs("B", kXwing, 457 + aside, 490)}, "1e", Phase::engagement);
    arena.edit("B").tokens.focus = arena.edit("B").tokens.evade = 1;
    rules::DefenderMeans made;
    arena.run([&made](Game& game) {
      state::Attack attack;
      attack.attacker = "A";
      attack.defender = "B";
      attack.weapon = "primary:0";
      made = rules::defender_means(game, attack);
    });
    return made;
  };
  CHECK(means(0).focus == 0);
  CHECK(means(0).evade == 0);
  CHECK(means(60).focus == 1);
  CHECK(means(60).evade == 1);
  CHECK(means(60).evade_adds);
}

}  // namespace plotboard::first_attack_limits
