// Rules of the 1st edition between the others: opportunities to attack, rerolls that cards limit, tokens that may not
// be spent, why a move is refused, the odds in a bullseye arc, choices before forces are placed.
#include "data/rule_set.hpp"
#include "first/rules_r1.hpp"
#include "rules/first/free_action.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/odds.hpp"
#include "rules/play/setup.hpp"

namespace plotboard::first_gaps_2 {
using namespace first_rules_r1;

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

TEST_CASE("What would leave the area is refused by the rule of that move [1e-roll-6][1e-boost-3][1e-cloak-8]",
          "[first]") {
  Arena arena({ours("A", kPhantom, 457, 914.4 - 21, 0)}, "1e");
  const rules::Field field(catalog(), arena.table);
  const auto refused = [&](geom::Reposition kind, int side) {
    std::string rule;
    for (const rules::JudgedPlace& place : rules::judged_places(field, *field.ship("A"), kind)) {
      if (place.place.side == side && !place.legal) rule = place.rule.text();
    }
    return rule;
  };
  CHECK(refused(geom::Reposition::boost, 0) == "1e-boost-3");
  CHECK(refused(geom::Reposition::decloak, 0) == "1e-cloak-8");
  CHECK(refused(geom::Reposition::barrel_roll, 1) == "1e-roll-6");
}

TEST_CASE("A ship that is only waiting to be taken off cannot be locked [1e-lock-16][1e-sim-5]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 450)}, "1e", Phase::engagement);
  const auto listed = [&] {
    bool any = false;
    arena.run([&](Game& game) { any = !rules::actions::lock_options(game, "A").empty(); });
    return any;
  };
  CHECK(listed());
  arena.edit("B").ship.destroyed = true;
  CHECK_FALSE(listed());
  arena.table.play.initiative = arena["B"].initiative;  // it still attacks: simultaneous fire
  CHECK(listed());
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

TEST_CASE("Conditions of set-up are given before forces are placed [1e-setup-1][1e-upgrade-ascoretosettle]",
          "[first]") {
  Fight fight({obstacle("R", "coreasteroid0", 0, 0),
               ours("A", "1e-pilot-wedgeantilles", 0, 0, 0, {"1e-upgrade-ascoretosettle"}), theirs("B", kTie, 0, 0),
               theirs("C", kTie, 0, 0)},
              Side::player, true);
  CHECK_FALSE(fight.table().play.choice);
  fight.does(put("R", 457, 457)).choose("edge", "this");
  REQUIRE(fight.asks("ship", "A"));
  fight.choose("ship", "C");
  CHECK(rules::has_card(fight["C"], "1e-condition-adebttopay"));
  CHECK(fight["C"].waiting);
  fight.does(put("B", 300, 880, 180)).does(put("C", 600, 880, 180)).does(put("A", 457, 40));
  CHECK(fight.phase() == Phase::planning);
  CHECK_FALSE(fight.table().play.choice);  // once alone
}

TEST_CASE("Thweek is placed by his own skill and fights by another's [1e-pilot-thweek][1e-setup-9]", "[first]") {
  Fight fight({ours("A", "1e-pilot-thweek", 0, 0), theirs("B", "1e-pilot-darthvader", 0, 0),
               theirs("C", "1e-pilot-maulermithel", 0, 0)},
              Side::player, true);
  REQUIRE(fight.asks("effect", "A"));
  fight.choose("effect", "1e-pilot-thweek").choose("ship", "B").choose("pick", "1e-condition-shadowed");
  CHECK(rules::next_to_place(catalog(), fight.table()).pieces == Ids{"A"});
  fight.does(put("A", 457, 40)).does(put("C", 300, 880, 180)).does(put("B", 600, 880, 180));
  CHECK(fight["A"].initiative == 9);
}

TEST_CASE("Where forces stand already the same is chosen at once [1e-setup-1][1e-upgrade-ascoretosettle]", "[first]") {
  Fight fight({ours("A", "1e-pilot-wedgeantilles", 457, 40, 0, {"1e-upgrade-ascoretosettle"}),
               theirs("B", kTie, 300, 880), theirs("C", kTie, 600, 880)});
  REQUIRE(fight.asks("ship", "A"));
  fight.choose("ship", "B");
  CHECK(fight.phase() == Phase::planning);
}

TEST_CASE("The stand-in answers what is asked in set-up [1e-setup-8][1e-pilot-thweek]", "[first]") {
  Fight fight({obstacle("R", "coreasteroid0", 0, 0), theirs("B", kTie, 0, 0), theirs("T", "1e-pilot-thweek", 0, 0),
               ours("A", kXwing, 0, 0)},
              Side::player, true);
  fight.session.fly_by_bot(Side::enemy, true);
  fight.does(put("R", 400, 457));
  int answers = 0;
  while (fight.table().play.choice) {
    const auto advised = fight.session.advised({});
    REQUIRE(advised);
    fight.does(advised->command);
    ++answers;
  }
  CHECK(answers >= 2);
}

}  // namespace plotboard::first_gaps_2
