// Named pilots of squads in an attack: each ability at work, and where it does not work.
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/parts.hpp"
#include "squads/stage.hpp"
#include "support/pieces.hpp"

namespace plotboard::squad_pilots {
namespace {

using geom::Bearing;
using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;
using test::Arena;
using namespace test::squads;

constexpr double kThree = 250;  // mm between A and B: range 3

// A with these cards, B before it.
Pieces flown(const Cards& cards, const std::string& a = "t65xwing", double gap_mm = kTwo) {
  return fitted(facing(gap_mm, a), "A", cards);
}
// A before B, which has these cards.
Pieces attacked(const Cards& cards, const std::string& b = "tielnfighter", double gap_mm = kTwo) {
  return fitted(facing(gap_mm, "t65xwing", b), "B", cards);
}

void give_force(Arena& arena, const std::string& ship) {
  arena.edit(ship).ship.force = arena.edit(ship).ship.force_limit = 1;
}

bool can_fire(Arena& arena, const std::string& weapon) {
  rules::Game game(test::catalog(), arena.table, {}, &arena);
  for (const rules::Shot& shot : rules::shots_of(game, "A", {})) {
    if (shot.defender == "B" && shot.weapon.id == weapon) return true;
  }
  return false;
}

// Steps of an attack of A on B.
void declares(Game& game) {
  rules::moment(game, Window::defender_declared, "A", "B");
  rules::moment(game, Window::defender_declared, "B", "A");
}
template <Face... results>
void shows(Game& game) {
  rules::change_attack(game, [](state::Attack& attack) { attack.attack_dice = {{results, false, false}...}; });
}

// --- before and after the dice of an attack

TEST_CASE("Captain Seevor: jams whoever has him out of its bullseye arc", "[2e-golden-1][2e-attack-4]") {
  const std::string card = "pilot:captainseevor";
  const auto focus_left = [&](Pieces pieces, const std::string& seevor, const std::string& other, bool asks, int left) {
    Arena arena(fitted(std::move(pieces), seevor, {card}), "2e", Phase::engagement);
    leave_charges(arena, seevor, card, left);
    arena.edit(other).tokens.focus = 1;
    arena.says("attack", "primary:0>B");
    if (asks) arena.says("effect", card);
    arena.dice(faces("bbb")).dice(faces("bbb"));
    engages(arena);
    CHECK(charges(arena, seevor, card) == (asks ? left - 1 : left));
    CHECK(arena[other].tokens.jam == 0);  // used up by the focus token
    return arena[other].tokens.focus;
  };
  CHECK(focus_left(turned_away(facing(kTwo)), "A", "B", true, 1) == 0);
  CHECK(focus_left(turned_away(facing(kTwo)), "A", "B", false, 0) == 1);
  CHECK(focus_left(facing(kTwo), "A", "B", false, 1) == 1);
  // While he defends.
  CHECK(focus_left(aside(facing(kTwo), 70), "B", "A", true, 1) == 0);
  CHECK(focus_left(facing(kTwo), "B", "A", false, 1) == 1);
}

TEST_CASE("Fenn Rau in the shuttle: stress keeps an enemy's tokens from its attack", "[2e-golden-1][2e-mod-15]") {
  const std::string card = "pilot:fennrau-sheathipedeclassshuttle";
  // B has a focus token and rolls two focus results.
  const auto shields_left = [&](const char* answer, int stress, double heading) {
    Pieces pieces = flown({card});
    pieces[0].pose.heading = base::mdeg_from_degrees(heading);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    arena.edit("A").tokens.stress = stress;
    arena.edit("B").tokens.focus = 1;
    if (*answer != '\0') arena.says("effect", answer);
    arena.says("attack", "primary:0>A").dice(faces("ff"));
    const bool stares = answer == card;
    if (!stares) arena.says("modify-attack", "focus");
    arena.dice(faces("bb"));
    engages(arena, "B");
    CHECK(arena["A"].tokens.stress == (stares ? 1 : stress));
    CHECK(arena["B"].tokens.focus == (stares ? 1 : 0));
    return arena["A"].ship.shields;
  };
  CHECK(shields_left(card.c_str(), 0, 0) == 2);
  CHECK(shields_left("pass", 0, 0) == 0);
  CHECK(shields_left("", 1, 0) == 0);    // stressed
  CHECK(shields_left("", 0, 180) == 0);  // in no firing arc
}

TEST_CASE("Foreman Proach: a disarm token for a tractor beam", "[2e-golden-1][2e-engage-8]") {
  const std::string card = "pilot:foremanproach", shuttle = "lambdaclasst4ashuttle";
  const auto tractor = [&](double gap, double to_the_right, bool asks) {
    Pieces pieces = aside(fitted(facing(gap, "t65xwing", shuttle), "A", {card}), to_the_right);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    if (asks) arena.says("effect", card);
    happens(arena, Window::before_engage, "A");
    CHECK(arena["A"].tokens.disarm == (asks ? 1 : 0));
    return arena["B"].tokens.tractor;
  };
  CHECK(tractor(kTwo, 0, true) == 1);
  CHECK(tractor(kThree, 0, false) == 0);
  CHECK(tractor(kTwo, 120, false) == 0);  // out of the bullseye arc
}

TEST_CASE("Lowhhrick: a reinforce token becomes an evade token of a friend", "[2e-golden-1][2e-spend-15]") {
  const std::string card = "pilot:lowhhrick";
  const auto evades = [&](state::Piece lowhhrick, bool reinforced, bool asks) {
    Arena arena(fitted(with(facing(kTwo), std::move(lowhhrick)), "C", {card}), "2e", Phase::engagement);
    arena.edit("C").tokens.reinforce_fore = reinforced ? 1 : 0;
    if (asks) arena.says("effect", card);
    attack(arena, "primary:0", {declares});
    CHECK(arena["C"].tokens.reinforce_fore == (reinforced && !asks ? 1 : 0));
    return arena["B"].tokens.evade;
  };
  const std::string ship = "auzituckgunship";
  CHECK(evades(enemy_at(540, 490, ship), true, true) == 1);
  CHECK(evades(enemy_at(540, 490, ship), false, false) == 0);
  CHECK(evades(enemy_at(640, 490, ship), true, false) == 0);  // range 2
  CHECK(evades(friend_at(540, 490, ship), true, false) == 0);

  Arena himself(attacked({card}, ship), "2e", Phase::engagement);
  himself.edit("B").tokens.reinforce_aft = 1;
  himself.says("effect", card);
  attack(himself, "primary:0", {declares});
  CHECK(himself["B"].tokens.evade == 1);
  CHECK(himself["B"].tokens.reinforce_aft == 0);
}

TEST_CASE("Nom Lumb: the turret turns to the attacker", "[2e-golden-1][2e-rotate-1]") {
  const std::string card = "pilot:nomlumb", ship = "jumpmaster5000";
  const auto points = [&](state::Turret turret) {
    Arena arena(attacked({card}, ship), "2e", Phase::engagement);
    arena.edit("B").ship.turret = turret;
    attack(arena, "primary:0", {declares});
    CHECK(arena.asked.empty());  // one arc alone covers A
    return arena["B"].ship.turret;
  };
  CHECK(points(state::Turret::rear) == state::Turret::front);
  CHECK(points(state::Turret::left) == state::Turret::front);
  CHECK(points(state::Turret::front) == state::Turret::front);

  Arena other(fitted(with(facing(kTwo), enemy_at(600, 490, ship)), "C", {card}), "2e", Phase::engagement);
  other.edit("C").ship.turret = state::Turret::rear;
  attack(other, "primary:0", {declares});
  CHECK(other["C"].ship.turret == state::Turret::rear);
}

// --- dice

TEST_CASE("Alexsandr Kallus: one die more against attack dice that were rerolled", "[2e-golden-1][2e-mod-1]") {
  const std::string card = "pilot:alexsandrkallus";
  Arena arena(attacked({card}), "2e", Phase::engagement);
  arena.edit("A").lock = "B";
  arena.dice(faces("bbb")).says("modify-attack", "lock").says("reroll", "0").says("reroll", "done").dice(faces("h"));
  arena.dice(faces("eeee"));
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice, rules::roll_defense_dice});
  CHECK(letters(arena.table.play.attack->defense_dice) == "eeee");

  Arena plain(attacked({card}), "2e", Phase::engagement);
  plain.dice(faces("bbb")).dice(faces("eee"));
  attack(plain, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice, rules::roll_defense_dice});
  CHECK(letters(plain.table.play.attack->defense_dice) == "eee");

  // He is not the one who defends.
  Arena other(fitted(with(facing(kTwo), enemy_at(540, 490)), "C", {card}), "2e", Phase::engagement);
  other.edit("A").lock = "B";
  other.dice(faces("bbb")).says("modify-attack", "lock").says("reroll", "0").says("reroll", "done").dice(faces("h"));
  other.dice(faces("eee"));
  attack(other, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice, rules::roll_defense_dice});
  CHECK(letters(other.table.play.attack->defense_dice) == "eee");
}

TEST_CASE("Inaldra: hit damage for any number of dice again", "[2e-golden-1][2e-mod-7]") {
  const std::string card = "pilot:inaldra";
  Arena arena(flown({card}), "2e", Phase::engagement);
  arena.dice(faces("bbh")).says("modify-attack", card);
  arena.says("reroll", "0").says("reroll", "1").says("reroll", "done").dice(faces("hc"));
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(letters(arena.table.play.attack->attack_dice) == "hch");
  CHECK(arena["A"].ship.shields == 1);

  Arena defends(attacked({card}), "2e", Phase::engagement);
  defends.dice(faces("bbb")).says("modify-defense", card).says("reroll", "2").says("reroll", "done").dice(faces("e"));
  attack(defends, "primary:0", {rules::roll_defense_dice, rules::modify_defense_dice});
  CHECK(letters(defends.table.play.attack->defense_dice) == "bbe");
  CHECK(damage(defends, "B") == 1);

  Arena declined(flown({card}), "2e", Phase::engagement);
  declined.dice(faces("bbh")).says("modify-attack", "done");
  attack(declined, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(declined["A"].ship.shields == 2);

  Arena other(fitted(with(facing(kTwo), friend_at(540, 300)), "C", {card}), "2e", Phase::engagement);
  other.dice(faces("bbh"));
  attack(other, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(other.question("modify-attack") == nullptr);
}

TEST_CASE("Krassis Trelix: cannons astern, and one of their dice again", "[2e-golden-1][2e-require-10]") {
  const std::string card = "pilot:krassistrelix", ship = "firesprayclasspatrolcraft";
  const auto chased = [&](const Cards& cards) {  // B behind A
    Pieces pieces = flown(cards, ship);
    pieces[0].pose = test::pose(457, 500);
    pieces[1].pose = test::pose(457, 300, 180);
    return pieces;
  };
  Arena plain(chased({"ion-cannon"}), "2e", Phase::engagement);
  CHECK_FALSE(can_fire(plain, "ion-cannon"));

  Arena arena(chased({"ion-cannon", card}), "2e", Phase::engagement);
  REQUIRE(can_fire(arena, "ion-cannon"));
  arena.dice(faces("bbb")).says("modify-attack", card).says("reroll", "0").dice(faces("h"));
  attack(arena, "ion-cannon", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(arena.table.play.attack->arc == geom::ArcKind::rear);
  CHECK(letters(arena.table.play.attack->attack_dice) == "hbb");

  Arena primary(chased({"ion-cannon", card}), "2e", Phase::engagement);
  primary.dice(faces("bbb"));
  attack(primary, "primary:1", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(primary.question("modify-attack") == nullptr);
}

TEST_CASE("Ezra Bridger in the shuttle: stressed, two focus results for one Force", "[2e-golden-1][2e-mod-1]") {
  const std::string card = "pilot:ezrabridger-sheathipedeclassshuttle";
  Arena arena(flown({card}), "2e", Phase::engagement);
  arena.edit("A").tokens.stress = 1;
  give_force(arena, "A");
  arena.dice(faces("fff")).says("modify-attack", card);
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(letters(arena.table.play.attack->attack_dice) == "hhf");
  CHECK(arena["A"].ship.force == 0);

  Arena calm(flown({card}), "2e", Phase::engagement);
  give_force(calm, "A");
  calm.dice(faces("fff")).says("modify-attack", "force");
  attack(calm, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(calm.offered("modify-attack", card) == nullptr);
  CHECK(letters(calm.table.play.attack->attack_dice) == "hff");
}

TEST_CASE("Lando Calrissian in the escape craft: stress for all blanks again", "[2e-golden-1][2e-mod-6]") {
  const std::string card = "pilot:landocalrissian-escapecraft";
  Arena arena(flown({card}), "2e", Phase::engagement);
  arena.dice(faces("bfb")).says("effect", card).dice(faces("hc"));
  attack(arena, "primary:0", {rules::roll_attack_dice});
  CHECK(letters(arena.table.play.attack->attack_dice) == "hfc");
  CHECK(arena["A"].tokens.stress == 1);

  Arena defends(attacked({card}), "2e", Phase::engagement);
  defends.dice(faces("bbe")).says("effect", card).dice(faces("eb"));
  attack(defends, "primary:0", {rules::roll_defense_dice});
  CHECK(letters(defends.table.play.attack->defense_dice) == "ebe");
  CHECK(defends["B"].tokens.stress == 1);

  for (const int stress : {0, 1}) {  // no blank; stressed
    Arena none(flown({card}), "2e", Phase::engagement);
    none.edit("A").tokens.stress = stress;
    none.dice(faces(stress == 0 ? "hff" : "bbb"));
    attack(none, "primary:0", {rules::roll_attack_dice});
    CHECK(none.question("effect") == nullptr);
  }
}

TEST_CASE("Sabine Wren in the Lancer: a focus result while her turret covers the attacker", "[2e-golden-1][2e-mod-9]") {
  const std::string card = "pilot:sabinewren-lancerclasspursuitcraft", ship = "lancerclasspursuitcraft";
  const auto rolls = [&](state::Turret turret, double gap, const char* rolled, bool offered) {
    Arena arena(attacked({card}, ship, gap), "2e", Phase::engagement);
    arena.edit("B").ship.turret = turret;
    arena.dice(faces(rolled));
    if (offered) arena.says("modify-defense", card);
    attack(arena, "primary:0", {rules::roll_defense_dice, rules::modify_defense_dice});
    CHECK((arena.question("modify-defense") != nullptr) == offered);
    return letters(arena.table.play.attack->defense_dice);
  };
  CHECK(rolls(state::Turret::front, kTwo, "bb", true) == "bbf");
  CHECK(rolls(state::Turret::rear, kTwo, "bb", false) == "bb");
  CHECK(rolls(state::Turret::front, kThree, "bbb", false) == "bbb");
}

// --- results and what follows an attack

TEST_CASE("Prince Xizor: a friend in the attack arc takes a result over", "[2e-golden-1][2e-neutral-9]") {
  const std::string card = "pilot:princexizor";
  const auto results_left = [&](state::Piece guard, double gap, bool asks) {
    Arena arena(with(attacked({card}, "tielnfighter", gap), std::move(guard)), "2e", Phase::engagement);
    const int whole = arena["C"].ship.shields;
    if (asks) arena.says("effect", card);
    attack(arena, "primary:0", {shows<Face::hit, Face::hit>, rules::neutralize_results});
    CHECK(arena["C"].ship.shields == (asks ? whole - 1 : whole));
    return letters(arena.table.play.attack->attack_dice);
  };
  CHECK(results_left(enemy_at(500, 490, "t65xwing"), kTwo, true) == "h");
  CHECK(results_left(enemy_at(457, 633, "t65xwing"), kTwo, false) == "hh");  // range 2
  CHECK(results_left(enemy_at(587, 390, "t65xwing"), kOne, false) == "hh");  // beside the attack arc
  CHECK(results_left(friend_at(500, 490, "t65xwing"), kTwo, false) == "hh");

  // Which result, where there are both.
  Arena both(with(attacked({card}), enemy_at(500, 490)), "2e", Phase::engagement);
  both.says("effect", card).says("pick", "crit");
  attack(both, "primary:0", {shows<Face::hit, Face::crit>, rules::neutralize_results});
  CHECK(letters(both.table.play.attack->attack_dice) == "h");
  REQUIRE(damage(both, "C") == 1);
  CHECK(both["C"].ship.damage[0].faceup);

  Arena declined(with(attacked({card}), enemy_at(500, 490)), "2e", Phase::engagement);
  declined.says("effect", "pass");
  attack(declined, "primary:0", {shows<Face::hit>, rules::neutralize_results});
  CHECK(letters(declined.table.play.attack->attack_dice) == "h");
  CHECK(damage(declined, "C") == 0);
}

TEST_CASE("Viktor Hel: stress for an attacker unless he rolled two dice", "[2e-golden-1][2e-aftermath-1]") {
  const std::string card = "pilot:viktorhel";
  const auto stress_of_a = [&](const std::string& ship, const char* rolled) {
    Arena arena(attacked({card}, ship), "2e", Phase::engagement);
    arena.dice(faces(rolled));
    attack(arena, "primary:0", {rules::roll_defense_dice, rules::aftermath});
    return arena["A"].tokens.stress;
  };
  CHECK(stress_of_a("tielnfighter", "bbb") == 1);
  CHECK(stress_of_a("kihraxzfighter", "bb") == 0);
  CHECK(stress_of_a("scurrgh6bomber", "e") == 1);
}

TEST_CASE("G4R-G0R V/M: whoever touches it suffers after it has defended", "[2e-golden-1][2e-aftermath-1]") {
  const std::string card = "pilot:g4rgorvm";
  for (const bool touches : {true, false}) {
    Arena arena(with(attacked({card}), enemy_at(touches ? 497 : 507, 490, "t65xwing")), "2e", Phase::engagement);
    attack(arena, "primary:0", {rules::aftermath});
    CHECK(arena["C"].ship.shields == (touches ? 1 : 2));
    CHECK(arena["A"].ship.shields == 2);
    CHECK(damage(arena, "B") == 0);
  }
  // It attacks, and nothing happens.
  Arena attacks(with(flown({card}), friend_at(497, 300, "t65xwing")), "2e", Phase::engagement);
  attack(attacks, "primary:0", {rules::aftermath});
  CHECK(attacks["C"].ship.shields == 2);
}

TEST_CASE("Airen Cracken: a red action for a friend after his attack", "[2e-golden-1][2e-aftermath-2]") {
  const std::string card = "pilot:airencracken";
  Arena arena(with(flown({card}), friend_at(540, 300)), "2e", Phase::engagement);
  arena.says("ship", "C").says("action", "focus");
  attack(arena, "primary:0", {rules::aftermath});
  CHECK(arena["C"].tokens.focus == 1);
  CHECK(arena["C"].tokens.stress == 1);

  Arena declined(with(flown({card}), friend_at(540, 300)), "2e", Phase::engagement);
  declined.says("ship", "pass");
  attack(declined, "primary:0", {rules::aftermath});
  CHECK(declined["C"].tokens.focus == 0);

  for (const state::Piece& nobody : {friend_at(640, 300), enemy_at(540, 300)}) {  // range 2; no friend
    Arena none(with(flown({card}), nobody), "2e", Phase::engagement);
    attack(none, "primary:0", {rules::aftermath});
    CHECK(none.asked.empty());
  }
}

TEST_CASE("Torani Kulda: enemies in the bullseye arc give up a token or suffer", "[2e-golden-1][2e-aftermath-2]") {
  const std::string card = "pilot:toranikulda";
  const auto in_line = [&] { return with(flown({card}), enemy_at(540, 490)); };
  Arena arena(in_line(), "2e", Phase::engagement);
  attack(arena, "primary:0", {rules::aftermath});
  CHECK(damage(arena, "B") == 1);
  CHECK(damage(arena, "C") == 0);  // beside it
  CHECK(arena.asked.empty());

  Arena paid(in_line(), "2e", Phase::engagement);
  paid.edit("B").tokens.evade = 1;
  paid.says("effect", "evade");
  attack(paid, "primary:0", {rules::aftermath});
  CHECK(damage(paid, "B") == 0);
  CHECK(paid["B"].tokens.evade == 0);

  Arena kept(in_line(), "2e", Phase::engagement);
  kept.edit("B").tokens.evade = 1;
  kept.says("effect", "pass");
  attack(kept, "primary:0", {rules::aftermath});
  CHECK(damage(kept, "B") == 1);
  CHECK(kept["B"].tokens.evade == 1);
}

TEST_CASE("Leebo: a calculate token comes back after the attack that it was spent in", "[2e-golden-1]") {
  const std::string card = "pilot:leebo-yt2400";
  const auto spends = [](Game& game) { rules::spend(game, "A", Token::calculate, "2e-token-1"); };
  Arena arena(flown({card}), "2e", Phase::engagement);
  arena.edit("A").tokens.calculate = 1;
  attack(arena, "primary:0", {spends, rules::aftermath});
  CHECK(arena["A"].tokens.calculate == 1);

  Arena defends(attacked({card}), "2e", Phase::engagement);
  defends.edit("B").tokens.calculate = 1;
  attack(defends, "primary:0",
         {[](Game& game) { rules::spend(game, "B", Token::calculate, "2e-token-1"); }, rules::aftermath});
  CHECK(defends["B"].tokens.calculate == 1);

  Arena unspent(flown({card}), "2e", Phase::engagement);
  unspent.edit("A").tokens.calculate = 1;
  attack(unspent, "primary:0", {rules::aftermath});
  CHECK(unspent["A"].tokens.calculate == 1);

  Arena focus(flown({card}), "2e", Phase::engagement);
  focus.edit("A").tokens.focus = 1;
  attack(focus, "primary:0",
         {[](Game& game) { rules::spend(game, "A", Token::focus, "2e-token-1"); }, rules::aftermath});
  CHECK(focus["A"].tokens.calculate == 0);
}

TEST_CASE("Dengar: a charge for a shot back out of the front arc", "[2e-golden-1][2e-bonus-3]") {
  const std::string card = "pilot:dengar";
  const auto shields_left = [&](Pieces pieces, int left, bool asks) {
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    leave_charges(arena, "B", card, left);
    arena.says("attack", "primary:0>B").dice(faces("bbb")).dice(faces("bbb"));
    if (asks) arena.says("attack", "primary:0>A").dice(faces("hb")).dice(faces("bb"));
    engages(arena);
    CHECK(charges(arena, "B", card) == (asks ? left - 1 : left));
    return arena["A"].ship.shields;
  };
  CHECK(shields_left(attacked({card}), 1, true) == 1);
  CHECK(shields_left(attacked({card}), 0, false) == 2);
  CHECK(shields_left(turned_away(attacked({card})), 1, false) == 2);

  Arena declined(attacked({card}), "2e", Phase::engagement);
  declined.says("attack", "primary:0>B").dice(faces("bbb")).dice(faces("bbb")).says("attack", "pass");
  engages(declined);
  CHECK(charges(declined, "B", card) == 1);
}

TEST_CASE("IG-88B: a cannon after a miss", "[2e-golden-1][2e-bonus-1]") {
  const std::string ship = "aggressorassaultfighter";
  const auto damage_to_b = [&](const Cards& cards, const char* rolled, bool asks) {
    Arena arena(flown(cards, ship), "2e", Phase::engagement);
    arena.says("attack", "primary:0>B").dice(faces(rolled)).dice(faces("bbb"));
    if (asks) arena.says("attack", "ion-cannon>B").dice(faces("hbb")).dice(faces("bbb"));
    engages(arena);
    CHECK(arena["A"].ship.has_mark("bonus-attack") == asks);
    if (asks) CHECK(arena.offered("attack", "primary:0>B") == nullptr);
    return damage(arena, "B");
  };
  CHECK(damage_to_b({"ion-cannon", "pilot:ig88b"}, "bbb", true) == 1);
  CHECK(damage_to_b({"ion-cannon", "pilot:ig88b"}, "hbb", false) == 1);
  CHECK(damage_to_b({"pilot:ig88b"}, "bbb", false) == 0);  // no cannon
}

TEST_CASE("Captain Jostero: shoots at an enemy that suffers elsewhere than in an attack", "[2e-golden-1][2e-bonus-1]") {
  const std::string card = "pilot:captainjostero";
  Arena arena(flown({card}), "2e");
  arena.says("attack", "primary:0>B").dice(faces("hbb")).dice(faces("bbb"));
  arena.run([](Game& game) { rules::suffer(game, "B", 1, 0, "2e-bomb-11"); });
  arena.expect_all_said();
  CHECK(damage(arena, "B") == 2);
  CHECK(arena["A"].ship.has_mark("bonus-attack"));

  Arena friendly(with(flown({card}), friend_at(457, 420)), "2e");
  friendly.run([](Game& game) { rules::suffer(game, "C", 1, 0, "2e-bomb-11"); });
  CHECK(friendly.asked.empty());

  Arena out_of_arc(with(flown({card}), enemy_at(457, 180)), "2e");
  out_of_arc.run([](Game& game) { rules::suffer(game, "C", 1, 0, "2e-bomb-11"); });
  CHECK(out_of_arc.asked.empty());

  Arena defending(flown({card}), "2e", Phase::engagement);
  attack(defending, "primary:0", {shows<Face::hit>, rules::deal_damage});
  CHECK(damage(defending, "B") == 1);
  CHECK(defending.asked.empty());
}

TEST_CASE("Alexsandr Kallus: tokens that change attack dice count too", "[2e-golden-1][2e-mod-1]") {
  for (const Token token : {Token::focus, Token::calculate}) {
    INFO(state::name_of(token));
    Arena arena(attacked({"pilot:alexsandrkallus"}), "2e", Phase::engagement);
    arena.edit("A").tokens[token] = 1;
    arena.dice(faces("fbb")).says("modify-attack", std::string(state::name_of(token))).dice(faces("eeee"));
    attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice, rules::roll_defense_dice});
    CHECK(letters(arena.table.play.attack->defense_dice) == "eeee");
  }
}

TEST_CASE("Alexsandr Kallus: so do cards of the attacker's", "[2e-golden-1][2e-mod-1]") {
  Pieces pieces = fitted(attacked({"pilot:alexsandrkallus"}, "tielnfighter", kOne), "A", {"fearless"});
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.dice(faces("bhhh")).says("modify-attack", "fearless:blank").dice(faces("eeee"));
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice, rules::roll_defense_dice});
  CHECK(letters(arena.table.play.attack->defense_dice) == "eeee");
}

TEST_CASE("Leebo: a calculate token spent on dice comes back", "[2e-golden-1][2e-spend-4]") {
  Arena arena(flown({"pilot:leebo-yt2400"}), "2e", Phase::engagement);
  arena.edit("A").tokens.calculate = 1;
  arena.dice(faces("fbb")).says("modify-attack", "calculate");
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice, rules::aftermath});
  CHECK(letters(arena.table.play.attack->attack_dice) == "hbb");
  CHECK(arena["A"].tokens.calculate == 1);
}

TEST_CASE("Garven Dreis: a focus token spent on dice goes to a friend", "[2e-golden-1][2e-spend-1]") {
  for (const char* card : {"pilot:garvendreis", "pilot:garvendreis-t65xwing"}) {
    INFO(card);
    Arena arena(with(flown({card}), friend_at(540, 300)), "2e", Phase::engagement);
    arena.edit("A").tokens.focus = 1;
    arena.dice(faces("fbb")).says("modify-attack", "focus").says("effect", card);
    attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
    CHECK(arena["C"].tokens.focus == 1);
    CHECK(letters(arena.table.play.attack->attack_dice) == "hbb");
  }
}

TEST_CASE("Derek Klivian: a lock spent on dice takes a red token off", "[2e-golden-1][2e-spend-11]") {
  Arena arena(flown({"pilot:derekklivian"}), "2e", Phase::engagement);
  arena.edit("A").lock = "B";
  arena.edit("A").tokens.stress = 1;
  arena.dice(faces("bbb")).says("modify-attack", "lock").says("reroll", "0").says("reroll", "done");
  arena.says("effect", "pilot:derekklivian").dice(faces("h"));
  attack(arena, "primary:0", {rules::roll_attack_dice, rules::modify_attack_dice});
  CHECK(arena["A"].tokens.stress == 0);
}

TEST_CASE("Dengar: destroyed, he shoots back before he is gone", "[2e-golden-1][2e-bonus-9]") {
  Arena arena(attacked({"pilot:dengar"}), "2e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice(faces("hhh")).dice(faces("bbb"));
  arena.says("attack", "primary:0>A").dice(faces("hb")).dice(faces("bb"));
  engages(arena);
  CHECK(arena["B"].ship.destroyed);
  CHECK(arena["A"].ship.shields == 1);
}

}  // namespace
}  // namespace plotboard::squad_pilots
