// Cards of squads in the places where they went wrong once: what they hear of, whom they reach, what they ask.
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/dial_now.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "squads/stage.hpp"
#include "support/pieces.hpp"

namespace plotboard::squad_repairs {
namespace {

using geom::Bearing;
using geom::Difficulty;
using rules::Game;
using rules::Occasion;
using rules::Window;
using state::Phase;
using state::Token;
using test::Arena;
using namespace test::squads;

Pieces beside_a() { return with(facing(kTwo), friend_at(540, 300)); }

// A card that no catalog has: it marks its ship with each token that the ship spends.
rules::Effect listener() {
  rules::Effect hears;
  hears.card = "listener";
  hears.window = Window::token_spent;
  hears.rule = "2e-golden-1";
  hears.run = [](Game& game, Occasion& occasion) {
    game.emit(state::Marked{occasion.owner, "spent-" + occasion.word.text()});
  };
  return hears;
}

TEST_CASE("Tokens that are spent on dice are heard of", "[2e-spend-1][2e-spend-4][2e-spend-8][2e-spend-11]") {
  const rules::MadeUpEffects made({listener()});
  Pieces pieces = facing(kTwo);
  for (const char* who : {"A", "B"}) carry(pieces, who, "listener");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.edit("A").tokens.focus = arena.edit("A").tokens.calculate = 1;
  arena.edit("A").lock = "B";
  arena.edit("B").tokens.focus = arena.edit("B").tokens.evade = 1;
  arena.dice(faces("ffb")).says("modify-attack", "calculate").says("modify-attack", "lock");
  arena.says("reroll", "2").says("reroll", "done").dice(faces("f")).says("modify-attack", "focus");
  arena.dice(faces("bfb")).says("modify-defense", "evade").says("modify-defense", "focus");
  attack(arena, "primary:0",
         {rules::roll_attack_dice, rules::modify_attack_dice, rules::roll_defense_dice, rules::modify_defense_dice});
  CHECK(letters(arena.table.play.attack->attack_dice) == "hhh");
  CHECK(letters(arena.table.play.attack->defense_dice) == "eeb");
  for (const char* token : {"spent-focus", "spent-calculate", "spent-lock"}) {
    INFO(token);
    CHECK(arena["A"].ship.has_mark(token));
  }
  for (const char* token : {"spent-focus", "spent-evade"}) {
    INFO(token);
    CHECK(arena["B"].ship.has_mark(token));
  }
}

TEST_CASE("Tokens that older cards spend are heard of too", "[2e-ship-8][2e-ship-29]") {
  const rules::MadeUpEffects made({listener()});
  Pieces phantom = facing(kTwo, "tiephphantom");
  carry(phantom, "A", "listener");
  Arena cloaks(std::move(phantom), "2e", Phase::end);
  cloaks.edit("A").tokens.evade = 1;
  cloaks.says("effect", "stygium-array");
  opens(cloaks, Window::start_of_end_phase);
  CHECK(cloaks["A"].ship.has_mark("spent-evade"));
  CHECK(cloaks["A"].tokens.cloak == 1);

  Pieces shells = facing(kTwo);
  for (const char* card : {"listener", "energy-shell-charges"}) carry(shells, "A", card);
  Arena shoots(std::move(shells), "2e", Phase::engagement);
  shoots.edit("A").tokens.calculate = 1;
  shoots.dice(faces("fbb")).says("modify-attack", "energy-shell-charges");
  attack(shoots, "energy-shell-charges", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(letters(shoots.table.play.attack->attack_dice) == "cbb");
  CHECK(shoots["A"].ship.has_mark("spent-calculate"));

  Pieces foils = facing(kTwo, "asf01bwing");
  for (const char* card : {"listener", "stabilized-s-foils", "ion-cannon", "jamming-beam"}) carry(foils, "A", card);
  Arena again(std::move(foils), "2e", Phase::engagement);
  for (state::Card& card : again.edit("A").ship.cards) card.open = card.id == "stabilized-s-foils";
  again.edit("A").lock = "B";
  again.says("attack", "jamming-beam>B").dice(faces("bbb")).dice(faces("bbb"));
  attack(again, "ion-cannon", {rules::aftermath});
  CHECK(again["A"].ship.has_mark("spent-lock"));
  CHECK(again["A"].lock.empty());
}

TEST_CASE("Garven Dreis passes on the focus token that he spends on dice", "[2e-golden-1][2e-spend-1]") {
  Pieces pieces = beside_a();
  carry(pieces, "A", "pilot:garvendreis-t65xwing");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.edit("A").tokens.focus = 1;
  arena.dice(faces("ffb")).says("modify-attack", "focus").says("effect", "pilot:garvendreis-t65xwing");
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(letters(arena.table.play.attack->attack_dice) == "hhb");
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["C"].tokens.focus == 1);
}

TEST_CASE("Leebo calculates again after the attack in which he spent a token", "[2e-golden-1][2e-spend-4]") {
  Pieces attacker = facing(kTwo);
  carry(attacker, "A", "pilot:leebo-yt2400");
  Arena attacks(std::move(attacker), "2e", Phase::engagement);
  attacks.edit("A").tokens.calculate = 1;
  attacks.dice(faces("fbb")).says("modify-attack", "calculate");
  attack(attacks, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice, rules::aftermath});
  CHECK(attacks["A"].tokens.calculate == 1);

  Pieces defender = facing(kTwo);
  carry(defender, "B", "pilot:leebo-yt2400");
  Arena defends(std::move(defender), "2e", Phase::engagement);
  defends.edit("B").tokens.calculate = 1;
  defends.dice(faces("fbb")).says("modify-defense", "calculate");
  attack(defends, "primary:0", {rules::roll_defense_dice, rules::modify_defense_dice, rules::aftermath});
  CHECK(defends["B"].tokens.calculate == 1);

  Pieces saver = facing(kTwo);
  carry(saver, "A", "pilot:leebo-yt2400");
  Arena saves(std::move(saver), "2e", Phase::engagement);
  saves.edit("A").tokens.calculate = 1;
  saves.dice(faces("hbb"));  // nothing to spend it on
  attack(saves, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice, rules::aftermath});
  CHECK(saves["A"].tokens.calculate == 1);
}

TEST_CASE("Derek Klivian hears of the lock that he spends on dice", "[2e-golden-1][2e-spend-11]") {
  Pieces pieces = facing(kTwo);
  carry(pieces, "A", "pilot:derekklivian");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.edit("A").tokens.stress = 1;
  arena.edit("A").lock = "B";
  arena.dice(faces("hhb")).says("modify-attack", "lock").says("reroll", "2").says("reroll", "done");
  arena.says("effect", "pilot:derekklivian").dice(faces("h"));
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(letters(arena.table.play.attack->attack_dice) == "hhh");
}

TEST_CASE("Alexsandr Kallus rolls a die more, whatever has modified the attack dice", "[2e-golden-1][2e-mod-1]") {
  struct Attacked {
    const char* card;  // of the attacker
    int focus;
    const char* rolled;
    const char* key;  // what changes the dice; "" nothing
    const char* defense;
  };
  const Attacked all[] = {
      {"", 1, "fbb", "focus", "bbbb"},
      {"greedo", 0, "hbb", "greedo", "bbbb"},
      {"", 0, "hbb", "", "bbb"},
      {"", 1, "hbb", "", "bbb"},
  };
  for (const Attacked& each : all) {
    INFO(each.card << each.key);
    Pieces pieces = facing(kTwo);
    if (*each.card != '\0') carry(pieces, "A", each.card);
    carry(pieces, "B", "pilot:alexsandrkallus");
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    arena.edit("A").tokens.focus = each.focus;
    arena.dice(faces(each.rolled));
    if (*each.key != '\0') arena.says("modify-attack", each.key);
    arena.dice(faces(each.defense));
    attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice, rules::roll_defense_dice});
  }
}

TEST_CASE("Ahsoka Tano in the A-wing pays 2 Force", "[2e-golden-1]") {
  for (const int force : {3, 1}) {
    INFO(force);
    Pieces pieces = with(facing(500), friend_at(540, 380));
    carry(pieces, "A", "pilot:ahsokatano-rz1awing");
    Arena arena(std::move(pieces), "2e");
    arena.edit("A").ship.force = force;
    arena.edit("A").ship.force_limit = 3;
    if (force >= 2) arena.says("effect", "pilot:ahsokatano-rz1awing").says("action", "focus");
    arena.run([](Game& game) {
      rules::execute_maneuver(game, "A", {{2, Bearing::straight}, Difficulty::white}, rules::ManeuverKind::activation);
    });
    arena.expect_all_said();
    CHECK(arena["A"].ship.force == 1);
    CHECK(arena["C"].tokens.focus == (force >= 2 ? 1 : 0));
  }
}

TEST_CASE("Arcs of weapons that cards bring are firing arcs", "[2e-weapon-6][2e-firing-arc-13]") {
  const auto kyle_reaches = [](const char* title) {
    Pieces pieces = with(facing(300, "hwk290lightfreighter"), friend_at(457, 400));
    carry(pieces, "A", "pilot:kylekatarn");
    if (*title != '\0') carry(pieces, "A", title);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    arena.edit("A").tokens.focus = 1;
    arena.edit("A").ship.turret = state::Turret::rear;
    if (*title != '\0') arena.says("effect", "pilot:kylekatarn");
    opens(arena, Window::start_of_engagement_phase);
    return arena["C"].tokens.focus == 1;
  };
  CHECK(kyle_reaches("moldy-crow"));
  CHECK_FALSE(kyle_reaches(""));

  // Kanan ahead of B, which A attacks from behind him: only a docked ship's weapon looks back.
  for (const bool docked : {true, false}) {
    INFO(docked);
    Pieces pieces{test::fighter("A", "t65xwing", state::Side::enemy, 457, 200),
                  test::fighter("B", "tielnfighter", state::Side::player, 457, 390),
                  test::fighter("K", "vcx100lightfreighter", state::Side::player, 457, 600),
                  test::fighter("D", "attackshuttle", state::Side::player, 0, 0)};
    pieces[3].ship.carrier = "K";
    if (!docked) pieces.pop_back();
    carry(pieces, "K", "pilot:kananjarrus");
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    arena.edit("K").ship.force = arena.edit("K").ship.force_limit = 1;
    if (docked) arena.says("effect", "pilot:kananjarrus");
    arena.dice(faces(docked ? "bb" : "bbb"));
    attack(arena, "primary:0", {rules::roll_attack_dice});
  }
}

Pieces before_rock() { return with(facing(500), test::obstacle("R1", "coreasteroid0", 457, 410)); }
void fly_a(Game& game, int speed) {
  const geom::Maneuver ahead{static_cast<std::int8_t>(speed), Bearing::straight};
  rules::execute_maneuver(game, "A", {ahead, Difficulty::white}, rules::ManeuverKind::activation);
}

TEST_CASE("Locks are red tokens of the ship that is locked", "[2e-lock-9][2e-token-5][2e-golden-1]") {
  Pieces droid = facing(kTwo);
  carry(droid, "A", "r4-b11");
  Arena rerolls(std::move(droid), "2e", Phase::engagement);
  rerolls.edit("A").lock = "B";
  rerolls.dice(faces("eeb")).says("modify-defense-attacker", "r4-b11");
  rerolls.says("reroll", "0").says("reroll", "1").says("reroll", "done").dice(faces("bb"));
  attack(rerolls, "primary:0", {rules::roll_defense_dice, rules::modify_defense_dice});
  CHECK(rerolls["A"].lock.empty());
  CHECK(letters(rerolls.table.play.attack->defense_dice) == "bbb");

  Pieces hobbie = facing(kTwo);
  carry(hobbie, "A", "pilot:derekklivian");
  Arena shakes(std::move(hobbie), "2e", Phase::engagement);
  shakes.edit("A").tokens.stress = 1;
  shakes.edit("B").lock = "A";
  shakes.says("effect", "pilot:derekklivian").says("pick", "lock:B");
  shakes.run([](Game& game) { rules::set_lock(game, "A", "B", "2e-lock-1"); });
  shakes.expect_all_said();
  CHECK(shakes["B"].lock.empty());
  CHECK(shakes["A"].lock == "B");
  CHECK(shakes["A"].tokens.stress == 1);

  Pieces title = before_rock();
  carry(title, "A", "outrider");
  Arena flies(std::move(title), "2e");
  flies.edit("B").lock = "A";
  flies.dice(faces("b")).says("effect", "outrider");
  flies.run([](Game& game) { fly_a(game, 4); });
  flies.expect_all_said();
  CHECK(flies["B"].lock.empty());

  Pieces rogue = beside_a();
  for (const char* who : {"A", "C"}) carry(rogue, who, "cutthroat");
  Arena profits(std::move(rogue), "2e");
  profits.edit("B").lock = "A";
  profits.says("effect", "cutthroat");
  profits.run([](Game& game) { rules::destroy(game, "C", "2e-deal-1", Phrase::of("gone")); });
  profits.expect_all_said();
  CHECK(profits["B"].lock.empty());
}

TEST_CASE("Hopeful mourns ships with a dot and those that hope too", "[2e-golden-1]") {
  struct Lost {
    const char* pilot;
    const char* card;
    bool mourned;
  };
  for (const Lost& each : {Lost{"", "", false}, Lost{"howlrunner", "", true}, Lost{"", "hopeful", true}}) {
    INFO(each.pilot << each.card);
    Pieces pieces = beside_a();
    carry(pieces, "A", "hopeful");
    pieces[2].ship.pilot = each.pilot;
    if (*each.card != '\0') carry(pieces, "C", each.card);
    Arena arena(std::move(pieces), "2e");
    if (each.mourned) arena.says("action", "focus");
    arena.run([](Game& game) { rules::destroy(game, "C", "2e-deal-1", Phrase::of("gone")); });
    arena.expect_all_said();
    CHECK(arena["A"].tokens.focus == (each.mourned ? 1 : 0));
  }
}

TEST_CASE("K-2SO in the crew has somebody calculate under stress", "[2e-golden-1][2e-system-1]") {
  Pieces pieces = beside_a();
  carry(pieces, "A", "k-2so");
  Arena arena(std::move(pieces), "2e", Phase::system);
  arena.says("system", "k-2so").says("ship", "C");  // and no second time
  arena.run([](Game& game) { rules::take_turn(game, "A"); });
  arena.expect_all_said();
  CHECK(arena["C"].tokens.calculate == 1);
  CHECK(arena["C"].tokens.stress == 1);
  CHECK(arena["A"].tokens.stress == 0);
  arena.run([](Game& game) {
    int linked = 0, own = 0;
    for (const data::ShipAction& icon : rules::bar_of(game, "A")) {
      if (icon.type != "calculate" && icon.type != "jam") continue;
      CHECK(icon.difficulty == "white");
      ++(icon.linked.empty() ? own : linked);
    }
    CHECK(own == 2);
    CHECK(linked == 0);
  });
}

TEST_CASE("IG-88D in the crew calculates twice", "[2e-golden-1]") {
  Pieces pieces = facing(kTwo);
  carry(pieces, "A", "ig-88d");
  Arena arena(std::move(pieces), "2e");
  arena.run([](Game& game) { rules::perform_action(game, "A", "calculate", "white", {}); });
  CHECK(arena["A"].tokens.calculate == 2);
}

TEST_CASE("Bossk in the gunner's seat has to shoot again", "[2e-golden-1][2e-bonus-1]") {
  Pieces pieces = facing(kTwo);
  carry(pieces, "A", "bossk");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.dice(faces("bbb")).dice(faces("bbb"));
  attack(arena, "primary:0", {rules::aftermath});
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena.question("attack") == nullptr);

  // With two weapons he picks one, and may not pass.
  Pieces lancer = facing(kTwo, "lancerclasspursuitcraft");
  carry(lancer, "A", "bossk");
  Arena picks(std::move(lancer), "2e", Phase::engagement);
  picks.says("attack", "primary:1>B").dice(faces("bb")).dice(faces("bbb"));
  attack(picks, "primary:0", {rules::aftermath});
  CHECK(picks["A"].tokens.stress == 1);
  CHECK(picks.offered("attack", "pass") == nullptr);
}

TEST_CASE("Ion maneuvers, SLAM and what cards have flown are maneuvers too", "[2e-ion-3][2e-slam-3][2e-golden-1]") {
  Pieces falcon = with(facing(500), friend_at(540, 380));
  carry(falcon, "A", "pilot:landocalrissian-modifiedyt1300lightfreighter");
  Arena ionised(std::move(falcon), "2e");
  ionised.says("ship", "C").says("action", "focus");
  ionised.run([](Game& game) {
    const rules::Flight flight{{1, Bearing::straight}, Difficulty::blue, true, false};
    rules::execute_maneuver(game, "A", flight, rules::ManeuverKind::activation);
  });
  ionised.expect_all_said();
  CHECK(ionised["C"].tokens.focus == 1);

  Pieces tobber = facing(80);
  carry(tobber, "B", "pilot:hefftobber");
  Arena slips(std::move(tobber), "2e");
  slips.says("action", "focus");
  slips.run([](Game& game) {
    rules::execute_maneuver(game, "A", {{2, Bearing::straight}, Difficulty::white}, rules::ManeuverKind::effect);
  });
  slips.expect_all_said();
  CHECK(slips["B"].tokens.focus == 1);

  Pieces ibtisam = facing(500);
  carry(ibtisam, "A", "pilot:ibtisam");
  Arena slams(std::move(ibtisam), "2e");
  slams.edit("A").tokens.stress = 1;
  slams.says("effect", "pilot:ibtisam").dice(faces("h"));
  slams.run([](Game& game) {
    rules::execute_maneuver(game, "A", {{2, Bearing::straight}, Difficulty::white}, rules::ManeuverKind::slam);
  });
  slams.expect_all_said();
  CHECK(slams["A"].tokens.stress == 0);
}

TEST_CASE("4-LOM bars every way to spend the token that he names", "[2e-golden-1][2e-spend-9]") {
  Pieces pieces = facing(kTwo);
  carry(pieces, "A", "4-lom");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.edit("B").tokens.evade = 1;
  arena.dice(faces("hbb")).says("effect", "4-lom").says("pick", "evade").dice(faces("fbb"));
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::roll_defense_dice, rules::modify_defense_dice});
  CHECK(arena["B"].tokens.evade == 1);
  CHECK(arena["A"].tokens.ion == 2);
}

TEST_CASE("Cutthroat refills the ship card too", "[2e-golden-1]") {
  Pieces pieces = beside_a();
  for (const char* who : {"A", "C"}) carry(pieces, who, "cutthroat");
  carry(pieces, "A", "pilot:moraloeval");
  Arena arena(std::move(pieces), "2e");
  for (state::Card& card : arena.edit("A").ship.cards) card.charges = 0;
  arena.says("effect", "cutthroat");
  arena.run([](Game& game) { rules::destroy(game, "C", "2e-deal-1", Phrase::of("gone")); });
  arena.expect_all_said();
  CHECK(arena["A"].ship.card("pilot:moraloeval")->charges == 1);
}

TEST_CASE("The Outrider makes use of obstacles in the way, of nothing else", "[2e-golden-1]") {
  Pieces pieces = beside_a();
  carry(pieces, "A", "outrider");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.run([](Game& game) {
    rules::ShotFilter at_b;
    at_b.defender = "B";
    state::Attack attack = rules::attack_by(rules::shots_of(game, "A", at_b).front());
    const int clear = rules::defense_dice_for(game, attack);
    attack.obstructed_by = {"C"};  // as a huge ship would be
    CHECK(rules::defense_dice_for(game, attack) == clear + 1);
  });
}

TEST_CASE("Overseer Yushyn looks after ships at range 1", "[2e-golden-1]") {
  Pieces pieces = with(facing(kTwo), friend_at(497, 300));  // range 0
  carry(pieces, "A", "pilot:overseeryushyn");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.run([](Game& game) { rules::gain(game, "C", Token::disarm, 1, "2e-token-1"); });
  CHECK(arena["C"].tokens.disarm == 1);
  CHECK(arena["C"].tokens.stress == 0);
}

TEST_CASE("Marg Sabl Closure is for ships that went through an obstacle or deployed", "[2e-golden-1][2e-dock-2]") {
  const auto strains = [](double gap, double rock, int speed, rules::ManeuverKind kind, Phase phase, bool asked) {
    Pieces pieces = facing(gap);
    if (rock > 0) pieces = with(std::move(pieces), test::obstacle("R1", "coreasteroid0", 457, rock));
    carry(pieces, "A", "marg-sabl-closure");
    Arena arena(std::move(pieces), "2e", phase);
    if (rock > 0) arena.dice(faces("b"));
    if (asked) arena.says("effect", "marg-sabl-closure");
    arena.run([&](Game& game) {
      const geom::Maneuver ahead{static_cast<std::int8_t>(speed), Bearing::straight};
      rules::execute_maneuver(game, "A", {ahead, Difficulty::white}, kind);
    });
    arena.expect_all_said();
    return arena["B"].tokens.strain == 1;
  };
  using rules::ManeuverKind;
  CHECK(strains(350, 410, 4, ManeuverKind::activation, Phase::activation, true));
  CHECK_FALSE(strains(300, 445, 2, ManeuverKind::activation, Phase::activation, false));  // ends on it
  CHECK(strains(300, 0, 2, ManeuverKind::effect, Phase::system, true));                   // deploys
  CHECK_FALSE(strains(300, 0, 2, ManeuverKind::effect, Phase::activation, false));        // slips
}

TEST_CASE("Whom Fenn Rau stares at changes no dice by cards that spend tokens", "[2e-golden-1][2e-mod-15]") {
  Pieces pieces = with(facing(kTwo), enemy_at(540, 430, "sheathipedeclassshuttle"));
  carry(pieces, "C", "pilot:fennrau-sheathipedeclassshuttle");
  carry(pieces, "A", "advanced-optics");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").ship.marks.emplace_back("stared-at-by-fenn-rau");
  arena.dice(faces("fbb"));
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena.question("modify-attack") == nullptr);
}

TEST_CASE("Genesis Red gives up tokens for the lock on an obstacle too", "[2e-golden-1][2e-lock-3]") {
  Pieces pieces = with(facing(kTwo), test::obstacle("R1", "coreasteroid0", 560, 300));
  carry(pieces, "A", "pilot:genesisred");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.edit("A").tokens.focus = arena.edit("A").tokens.evade = 1;
  arena.run([](Game& game) { rules::set_lock(game, "A", "R1", "2e-lock-1"); });
  CHECK(arena["A"].tokens.focus + arena["A"].tokens.evade == 0);
  CHECK(arena["A"].lock == "R1");
}

TEST_CASE("K-2SO calculates once for each stress token", "[2e-golden-1]") {
  Pieces pieces = facing(kTwo);
  carry(pieces, "A", "pilot:k2so");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.run([](Game& game) { rules::gain(game, "A", Token::stress, 2, "2e-token-1"); });
  CHECK(arena["A"].tokens.calculate == 2);
}

Pieces looking_away() {
  Pieces pieces = facing(kTwo);
  pieces[1].pose.heading = base::mdeg_from_degrees(0);
  return pieces;
}

TEST_CASE("Gamut Key keeps round tokens: in his turret's arc, or as crew near by", "[2e-golden-1][2e-end-2]") {
  Pieces pilot = with(facing(400, "hwk290lightfreighter"), friend_at(457, 400));
  carry(pilot, "A", "pilot:gamutkey");
  Arena keeps(std::move(pilot), "2e", Phase::end);
  keeps.edit("A").tokens.focus = keeps.edit("C").tokens.evade = keeps.edit("C").tokens.stress = 1;
  keeps.says("effect", "pilot:gamutkey").says("ship", "C");
  opens(keeps, Window::start_of_end_phase);
  CHECK(keeps["A"].ship.card("pilot:gamutkey")->charges == 0);
  CHECK(number(keeps, Window::keeps_tokens, "C", "", 0, "evade") == 1);
  CHECK(number(keeps, Window::keeps_tokens, "C", "", 0, "stress") == 0);
  CHECK(number(keeps, Window::keeps_tokens, "A", "", 0, "focus") == 0);

  // C is near, but beside him.
  for (const char* card : {"pilot:gamutkey", "gamut-key"}) {
    INFO(card);
    Pieces pieces = with(facing(400, "hwk290lightfreighter"), friend_at(540, 300));
    carry(pieces, "A", card);
    Arena arena(std::move(pieces), "2e", Phase::end);
    arena.edit("C").tokens.focus = 1;
    const bool crew = std::string(card) == "gamut-key";
    if (crew) arena.says("effect", card);
    opens(arena, Window::start_of_end_phase);
    CHECK(number(arena, Window::keeps_tokens, "C", "", 0, "focus") == (crew ? 1 : 0));
  }
}

TEST_CASE("Kanan Jarrus in the HWK takes a die from whoever shoots into his turret's arc", "[2e-golden-1]") {
  const char* card = "pilot:kananjarrus-hwk290lightfreighter";
  struct Guarding {
    const char* who;
    state::Turret turret;
    bool asked;
  };
  for (const Guarding& each : {Guarding{"B", state::Turret::front, true}, Guarding{"C", state::Turret::front, true},
                               Guarding{"C", state::Turret::rear, false}}) {
    INFO(each.who << each.asked);
    Pieces pieces = with(facing(kTwo), enemy_at(457, 600, "hwk290lightfreighter"));
    carry(pieces, each.who, card);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    state::ShipState& ship = arena.edit(each.who).ship;
    ship.force = ship.force_limit = 1;
    arena.edit("C").ship.turret = each.turret;
    if (each.asked) arena.says("effect", card);
    arena.dice(faces(each.asked ? "bb" : "bbb"));
    attack(arena, "primary:0", {rules::roll_attack_dice});
    CHECK(arena[each.who].ship.force == (each.asked ? 0 : 1));
  }
}

TEST_CASE("Padric strains whoever is near a bomb that he has locked", "[2e-golden-1][2e-bomb-11]") {
  for (const bool locked : {true, false}) {
    INFO(locked);
    state::Piece bomb;
    bomb.id = "bomb";
    bomb.type = state::PieceType::device;
    bomb.ref = "proton_bomb";
    bomb.side = state::Side::player;
    bomb.pose = test::pose(540, 490);
    Pieces pieces = with(facing(kTwo), bomb);
    carry(pieces, "A", "pilot:padric");
    Arena arena(std::move(pieces), "2e");
    if (locked) arena.edit("A").lock = "bomb";
    arena.run([](Game& game) { rules::detonate(game, "bomb"); });
    CHECK(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].tokens.strain == (locked ? 1 : 0));
    CHECK(arena["A"].tokens.strain == 0);
    CHECK(arena["A"].lock.empty());
  }
}

TEST_CASE("Arliz Hadrassian shoots better and evades worse once damaged", "[2e-golden-1][2e-mod-6]") {
  for (const bool damaged : {true, false}) {
    INFO(damaged);
    Pieces attacker = facing(kTwo), defender = facing(kTwo);
    carry(attacker, "A", "pilot:arlizhadrassian");
    carry(defender, "B", "pilot:arlizhadrassian");
    Arena attacks(std::move(attacker), "2e", Phase::engagement);
    Arena defends(std::move(defender), "2e", Phase::engagement);
    if (damaged) {
      attacks.edit("A").ship.damage.push_back({9, false});
      defends.edit("B").ship.damage.push_back({9, false});
      attacks.dice(faces("fbb")).says("modify-attack", "pilot:arlizhadrassian");
    } else {
      attacks.dice(faces("fbb"));
    }
    attack(attacks, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
    CHECK(letters(attacks.table.play.attack->attack_dice) == (damaged ? "cbb" : "fbb"));
    defends.dice(faces("feb"));
    attack(defends, "primary:0", {rules::roll_defense_dice});
    CHECK(letters(defends.table.play.attack->defense_dice) == (damaged ? "beb" : "feb"));
  }
}

TEST_CASE("Leema Kai locks whom she sees while nobody has her ahead", "[2e-golden-1][2e-firing-arc-7]") {
  for (const bool seen : {false, true}) {
    INFO(seen);
    Pieces pieces = seen ? facing(kTwo) : looking_away();
    carry(pieces, "A", "pilot:leemakai");
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    if (!seen) arena.says("effect", "pilot:leemakai");
    arena.run([](Game& game) { rules::moment(game, Window::before_engage, "A"); });
    arena.expect_all_said();
    CHECK(arena["A"].lock == (seen ? "" : "B"));
  }
}

TEST_CASE("Jango Fett in the crew spends locks on the other ship's focus results", "[2e-golden-1][2e-mod-11]") {
  Pieces attacker = facing(kTwo);
  carry(attacker, "A", "jango-fett");
  Arena attacks(std::move(attacker), "2e", Phase::engagement);
  attacks.edit("A").lock = "B";
  attacks.dice(faces("feb")).says("modify-defense-attacker", "jango-fett");
  attack(attacks, "primary:0", {rules::roll_defense_dice, rules::modify_defense_dice});
  CHECK(letters(attacks.table.play.attack->defense_dice) == "beb");
  CHECK(attacks["A"].lock.empty());

  Pieces defender = facing(kTwo);
  carry(defender, "B", "jango-fett");
  Arena defends(defender, "2e", Phase::engagement);
  defends.edit("B").lock = "A";
  defends.dice(faces("fhb")).says("modify-attack-defender", "jango-fett");
  attack(defends, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(letters(defends.table.play.attack->attack_dice) == "bhb");
  CHECK(defends["B"].lock.empty());
}

TEST_CASE("Slave I shoots better from behind", "[2e-golden-1][2e-firing-arc-7]") {
  for (const bool behind : {true, false}) {
    INFO(behind);
    Pieces pieces = behind ? looking_away() : facing(kTwo);
    carry(pieces, "A", "slave-i-swz82");
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    arena.dice(faces("hbb"));
    if (behind) arena.says("modify-attack", "slave-i-swz82");
    attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
    CHECK(letters(arena.table.play.attack->attack_dice) == (behind ? "cbb" : "hbb"));
  }
}

TEST_CASE("L3-37 in the crew has all attack dice rerolled, then helps with banks", "[2e-golden-1][2e-difficulty-1]") {
  const geom::Maneuver bank{3, Bearing::bank_left};
  Pieces pieces = facing(kTwo);
  carry(pieces, "B", "l3-37");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.run([&](Game& game) { CHECK(rules::dial_now(game, "B").difficulty_of(bank) == Difficulty::white); });
  arena.dice(faces("hhc")).says("modify-attack-defender", "l3-37").dice(faces("bfb"));
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(letters(arena.table.play.attack->attack_dice) == "bfb");
  CHECK(arena["B"].ship.card("l3-37")->open);
  arena.run([&](Game& game) { CHECK(rules::dial_now(game, "B").difficulty_of(bank) == Difficulty::blue); });
}

}  // namespace
}  // namespace plotboard::squad_repairs
