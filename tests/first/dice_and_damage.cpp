// Dice, the simultaneous attack rule, damage, destruction.
#include "first/attacks.hpp"
#include "first/fights.hpp"
#include "rules/first/rulebook.hpp"

namespace plotboard::first_dice_and_damage {
using namespace first_attacks;
namespace {

using Fight = first_fights::Fight;
constexpr int kThrust = 213;      // Thrust Control Fire: 1 stress at once
constexpr int kStructural = 212;  // Structural Damage: agility 1 lower
constexpr int kWeapons = 214;     // Weapons Failure: 1 attack die less

// A attacks B with those dice on the table; then `what`.
void in_attack(Arena& arena, std::vector<state::Die> dice, const std::function<void(Game&)>& what) {
  arena.run([&](Game& game) {
    state::Attack attack;
    attack.attacker = "A";
    attack.defender = "B";
    attack.weapon = "primary:0";
    attack.range = 2;
    attack.attack_dice = std::move(dice);
    game.emit(state::AttackDeclared{attack});
    what(game);
    game.emit(state::AttackEnded{});
  });
}
// Two Rookies, equal in skill; B has two damage cards and no shields, so that one more destroys it.
Arena duel(const Cards& cards = {}, const std::string& pilot = kXwing) {
  return fight(kXwing, {}, {enemy("B", 150, cards, pilot)});
}
void wear_down(Arena& arena, const char* ship = "B") {
  no_shields(arena, ship);
  while (arena[ship].ship.hull_left() > 1) lay_facedown(arena, ship, kThrust);
}
// A's skill is being resolved; it attacks B.
void shoots(Arena& arena, const std::vector<Face>& dice) {
  arena.table.play.initiative = arena["A"].initiative;
  attacked(arena, dice, std::vector<Face>(static_cast<std::size_t>(agility(arena, "B")), Face::blank), "A", "B");
}
bool is_kept(const Arena& arena, const char* ship = "B") {
  return arena[ship].ship.destroyed && !arena[ship].ship.removed;
}

}  // namespace

TEST_CASE("An added die shows its result and counts as rolled [1e-dice-3]", "[first]") {
  Arena arena = duel();
  arena.dice({Face::blank});
  in_attack(arena, {{Face::blank}}, [](Game& game) {
    rules::add_die(game, true, Face::focus);
    REQUIRE(game.attack()->attack_dice.size() == 2);
    rules::change_focus_results(game, true, 2);
    CHECK(game.attack()->attack_dice[1].face == Face::hit);
    rules::reroll(game, true, {1}, {});
    CHECK(game.attack()->attack_dice[1].face == Face::blank);
  });
}

TEST_CASE("A changed die shows the new result and is no other die [1e-dice-4]", "[first]") {
  Arena arena = duel();
  in_attack(arena, {{Face::hit}, {Face::blank}}, [](Game& game) {
    rules::change_die(game, true, 0, Face::crit);
    CHECK(game.attack()->attack_dice == std::vector<state::Die>{{Face::crit}, {Face::blank}});
  });
}

TEST_CASE("No die is rerolled twice in an attack, and all are named before any is rolled [1e-dice-5][1e-dice-6]",
          "[first]") {
  Arena arena = duel();
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").dice(blanks(3)).says("modify-attack", "lock");
  arena.says("reroll", "0").says("reroll", "1").says("reroll", "done").dice(blanks(2));
  arena.dice(blanks(2));
  engage(arena);
  const auto rolls = std::count_if(arena.events.begin(), arena.events.end(),
                                   [](const state::Event& event) { return holds<state::DiceRolled>(event); });
  CHECK(rolls == 3);  // attack, both rerolled at once, defense
  Arena again = duel();
  again.dice({Face::hit});
  in_attack(again, {{Face::blank, true}, {Face::blank}}, [](Game& game) {
    rules::reroll(game, true, {0, 1}, {});
    CHECK(game.attack()->attack_dice[0].face == Face::blank);
    CHECK(game.attack()->attack_dice[1].face == Face::hit);
  });
}

TEST_CASE("A canceled result is taken away and has no effect [1e-dice-7]", "[first]") {
  Arena arena = duel();
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::crit, Face::blank}).dice({Face::evade, Face::blank});
  engage(arena);
  const auto left = place_of<state::AttackChanged>(arena, [](const state::AttackChanged& it) {
    return rules::count_faces(it.attack.attack_dice, Face::hit) == 0 &&
           rules::count_faces(it.attack.attack_dice, Face::crit) == 1 && it.attack.attack_dice.size() == 2;
  });
  CHECK(left >= 0);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("A roll outside of attacks has the effects of its text alone [1e-dice-12]", "[first]") {
  for (const Face face : {Face::focus, Face::blank, Face::hit}) {
    Arena arena = flight(kXwing, {}, {rock(457, 380)});
    arena.edit("A").tokens.focus = 1;
    arena.dice({face});
    flies(arena, "2F");
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(damage_to(arena, "A") == (face == Face::hit ? 1 : 0));
  }
}

TEST_CASE("A guess is made before the roll, and its evade lies there before dice are changed [1e-dice-14]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-c3po"}, kXwing)});
  arena.edit("B").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice(hits(3)).says("guess", "1").dice({Face::evade, Face::focus});
  arena.says("modify-defense", "focus");
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);  // rolled, guessed, changed
  const auto added = place_of<state::AttackChanged>(arena, [](const state::AttackChanged& it) {
    return rules::count_faces(it.attack.defense_dice, Face::evade) == 2 && it.attack.defense_dice.back().added;
  });
  const auto spent = place_of<state::TokenChanged>(arena, [](const auto& it) { return it.token == Token::focus; });
  CHECK(added >= 0);
  CHECK(added < spent);
}

TEST_CASE("Destroyed by its equal before its own turn a ship stays in play [1e-sim-1]", "[first]") {
  Arena arena = duel({}, kXwing);
  wear_down(arena);
  shoots(arena, {Face::hit, Face::blank, Face::blank});
  CHECK(is_kept(arena));
  CHECK(can_shoot(arena, "primary:0>A", "B"));
}

TEST_CASE("Of another skill, or active already, it is removed as usual [1e-sim-2]", "[first]") {
  Arena lower = duel({}, kTie);
  wear_down(lower);
  shoots(lower, {Face::hit, Face::blank, Face::blank});
  CHECK(lower["B"].ship.removed);
  Arena done = duel({}, kXwing);
  done.edit("B").ship.engaged = true;
  wear_down(done);
  shoots(done, {Face::hit, Face::blank, Face::blank});
  CHECK(done["B"].ship.removed);
}

TEST_CASE("Its damage cards act on a ship that is kept [1e-sim-3]", "[first]") {
  Arena weak = duel({}, kXwing);
  wear_down(weak);
  weak.next_cards(Side::enemy, {kWeapons});
  shoots(weak, {Face::crit, Face::blank, Face::blank});
  REQUIRE(is_kept(weak));
  CHECK(dice_at(weak, "primary:0>A", "B").attack == 2);
  Arena blind = duel({}, kXwing);
  wear_down(blind);
  blind.next_cards(Side::enemy, {201});  // Blinded Pilot
  shoots(blind, {Face::crit, Face::blank, Face::blank});
  REQUIRE(is_kept(blind));
  engage(blind, "B");
  CHECK(times_asked(blind, "attack") == 1);
  CHECK(blind["B"].ship.removed);
}

TEST_CASE("Cards beyond its hull are dealt to it and act as well [1e-sim-4]", "[first]") {
  Arena arena = duel({}, kXwing);
  wear_down(arena);
  arena.next_cards(Side::enemy, {kThrust, kThrust, kWeapons});
  shoots(arena, {Face::hit, Face::crit, Face::crit});
  REQUIRE(is_kept(arena));
  CHECK(cards_on(arena, "B") == 5);
  CHECK(arena["B"].tokens.stress == 1);
  CHECK(dice_at(arena, "primary:0>A", "B").attack == 2);
}

TEST_CASE("A doomed ship keeps its abilities [1e-sim-5]", "[first]") {
  Arena arena = fight("1e-pilot-lukeskywalker", {},
                      {enemy("B", 150, {}, "1e-pilot-howlrunner"), at("F", kTie, Side::enemy, 520, 490, 180)});
  wear_down(arena);
  shoots(arena, {Face::hit, Face::blank, Face::blank});
  REQUIRE(is_kept(arena));
  arena.says("attack", "primary:0>A").dice(blanks(2)).says("modify-attack", "1e-pilot-howlrunner");
  arena.says("reroll", "0").dice({Face::hit}).dice(blanks(2));
  engage(arena, "F");
  CHECK(damage_to(arena, "A") == 1);
}

TEST_CASE("When it has been active it is removed, whether it had a target or not [1e-sim-6]", "[first]") {
  for (const bool target : {true, false}) {
    Arena arena = duel({}, kXwing);
    wear_down(arena);
    shoots(arena, {Face::hit, Face::blank, Face::blank});
    REQUIRE(is_kept(arena));
    if (!target) arena.edit("A").pose = pose(457, 800);
    if (target) arena.says("attack", "primary:0>A").dice(hits(3)).dice(blanks(2));
    engage(arena, "B");
    CHECK(arena["B"].ship.removed);
    CHECK(damage_to(arena, "A") == (target ? 3 : 0));
  }
}

TEST_CASE("What follows its attack is done before it is removed [1e-sim-7]", "[first]") {
  Arena arena =
      fight("1e-pilot-cavernangelszealot", {}, {enemy("B", 150, {"1e-upgrade-gunner"}, "1e-pilot-outerrimsmuggler")});
  wear_down(arena);
  arena.table.play.initiative = 1;
  attacked(arena, {Face::hit, Face::blank, Face::blank}, {Face::blank}, "A", "B");
  REQUIRE(is_kept(arena));
  for (const bool second : {false, true}) {
    arena.says("attack", "primary:0>A").dice(second ? hits(2) : blanks(2)).dice(blanks(2));
  }
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 2);
  CHECK(arena["B"].ship.removed);
}

TEST_CASE("Skill as it has been changed counts for the rule [1e-sim-8]", "[first]") {
  for (const bool changed : {true, false}) {
    Arena arena = fight("1e-pilot-wedgeantilles", {}, {enemy("B", 150, {}, kXwing)});
    wear_down(arena);
    if (changed) arena.run([](Game& game) { game.emit(state::InitiativeChanged{"B", "1e-upgrade-swarmtactics", 9}); });
    arena.table.play.initiative = 9;
    attacked(arena, {Face::hit, Face::blank, Face::blank}, {Face::blank}, "A", "B");
    CHECK(is_kept(arena) == changed);
  }
}

TEST_CASE("The rule covers every kind of damage while an equal is active [1e-sim-9]", "[first]") {
  for (const int active : {2, 3}) {
    Arena arena = duel({}, kXwing);
    wear_down(arena);
    arena.table.play.initiative = active;
    suffers(arena, "B", 1);
    CHECK(is_kept(arena) == (active == 2));
  }
}

TEST_CASE("A section of a huge ship is crippled only when the ship has been active [1e-sim-11]", "[first]") {
  Arena arena =
      huge_battle({at("A", "1e-pilot-cr90corvettefore", Side::player, 457, 300, 0, {"1e-pilot-cr90corvetteaft"})},
                  Phase::engagement);
  for (state::HullSection& section : arena.edit("A").ship.sections) section.shields = 0;
  arena.edit("A").ship.shields = 0;
  arena.table.play.initiative = arena["A"].initiative;
  for (int i = 0; i < 8; ++i) {
    state::DamageCard card;
    card.number = 328;
    card.section = Section::fore;
    if (i < 7) arena.edit("A").ship.damage.push_back(card);
  }
  arena.run([](Game& game) { rules::suffer(game, "A", 1, 0, "1e-dmg-1", Section::fore); });
  CHECK_FALSE(arena["A"].ship.section(Section::fore).crippled);
  engage(arena);
  CHECK(arena["A"].ship.section(Section::fore).crippled);
}

TEST_CASE("Without shields damage is a facedown card, critical damage a faceup one that acts at once [1e-dmg-2]",
          "[first]") {
  Arena arena = flight(kXwing, {});
  no_shields(arena, "A");
  arena.next_cards(Side::player, {kThrust, kStructural});
  suffers(arena, "A", 1, 1);
  REQUIRE(cards_on(arena, "A") == 2);
  CHECK_FALSE(arena["A"].ship.damage[0].faceup);
  CHECK(arena["A"].ship.damage[1].faceup);
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(agility(arena) == 1);
}

TEST_CASE("Damage does not lower the hull value: cards are counted against it [1e-dmg-4][1e-destroy-1]", "[first]") {
  Arena arena = flight(kXwing, {});
  no_shields(arena, "A");
  for (int damage = 1; damage <= 3; ++damage) {
    suffers(arena, "A", 1);
    CHECK(arena["A"].ship.hull == 3);
    CHECK(arena["A"].ship.destroyed == (damage == 3));
  }
}

TEST_CASE("A card that is turned faceup acts from then on, until it is turned down [1e-dmg-7][1e-dmg-11]", "[first]") {
  Arena arena = flight(kXwing, {});
  lay_facedown(arena, "A", kStructural);
  CHECK(agility(arena) == 2);
  arena.run([](Game& game) { rules::turn_faceup(game, "A", 0, "1e-dmg-7"); });
  CHECK(agility(arena) == 1);
  end_round(arena);
  CHECK(agility(arena) == 1);
  arena.run([](Game& game) { rules::repair_faceup(game, "A", 0, "1e-dmg-11"); });
  CHECK(agility(arena) == 2);
}

TEST_CASE("A trait does nothing but for cards that ask for it [1e-dmg-12]", "[first]") {
  for (const auto& [number, pilot] : {std::pair{kPilotCard, true}, {kShipCard, false}}) {
    for (const bool determined : {true, false}) {
      Arena arena = flight("1e-pilot-redsquadronpilot", determined ? Cards{"1e-upgrade-determination"} : Cards{});
      no_shields(arena, "A");
      arena.next_cards(Side::player, {number});
      suffers(arena, "A", 0, 1);
      CHECK(cards_on(arena, "A") == (determined && pilot ? 0 : 1));
    }
  }
}

TEST_CASE("Cards beyond those that destroy the ship are dealt all the same [1e-dmg-13]", "[first]") {
  Arena arena = flight(kXwing, {});
  suffers(arena, "A", 7);
  CHECK(cards_on(arena, "A") == 5);
}

TEST_CASE("An empty deck is renewed from the discards, those of destroyed ships among them [1e-dmg-14][1e-dmg-16]",
          "[first]") {
  Arena arena = flight(kXwing, {}, {at("F", kXwing, Side::player, 600, 300), enemy("B", 300)});
  state::Deck& deck = arena.table.play.decks[state::seat(Side::player)];
  deck.draw.clear();
  deck.discard = {kWeapons};
  no_shields(arena, "A");
  suffers(arena, "A", 1);
  CHECK(arena["A"].ship.damage[0].number == kWeapons);
  for (int i = 0; i < 3; ++i) lay_facedown(arena, "F", kThrust);
  arena.run([](Game& game) {
    rules::destroy(game, "F", "1e-destroy-1", {});
    rules::remove_due(game);
  });
  REQUIRE(arena["F"].ship.removed);
  suffers(arena, "A", 1);
  CHECK(arena["A"].ship.damage[1].number == kThrust);
}

TEST_CASE("With deck and discards empty counters stand for cards [1e-dmg-15]", "[first]") {
  Arena arena = flight(kXwing, {}, {enemy("B", 300)});
  arena.table.play.decks[state::seat(Side::player)] = {};
  no_shields(arena, "A");
  suffers(arena, "A", 1);
  REQUIRE(cards_on(arena, "A") == 1);
  CHECK(arena["A"].ship.damage[0].number == 0);
  arena.table.play.decks[state::seat(Side::player)].discard = {kStructural};
  arena.run([](Game& game) { CHECK(rules::expose(game, "A", "1e-dmg-7")); });
  CHECK(arena["A"].ship.damage[0].number == kStructural);
  suffers(arena, "A", 2);
  CHECK(arena["A"].ship.destroyed);
}

TEST_CASE("A destroyed ship leaves at once with its tokens and the locks on it [1e-destroy-3]", "[first]") {
  Arena arena = flight(kXwing, {}, {enemy("B", 150)});
  arena.edit("B").lock = "A";
  arena.edit("A").tokens.focus = 2;
  suffers(arena, "A", 5);
  CHECK(arena["A"].ship.removed);
  CHECK_FALSE(arena["A"].in_play());
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["B"].lock.empty());
}

namespace {

// The round in which those ships leave the area, to its end.
std::string winner_when(bool ours_leave, bool theirs_leave) {
  Fight fight({at("A", kXwing, Side::player, 457, ours_leave ? 890 : 100),
               at("B", kTie, Side::enemy, 457, theirs_leave ? 24 : 700, 180)});
  fight.plan("3F");
  for (const Phase phase : {Phase::activation, Phase::engagement, Phase::end}) {
    if (fight.phase() == phase) fight.finish_phase();
  }
  const auto ends = fight.all<state::BattleEnded>();
  return ends.empty() ? "nobody" : ends.front().result;
}

}  // namespace

TEST_CASE("At a round's end who alone has ships left wins, and nobody if neither has [1e-destroy-4][1e-destroy-5]",
          "[first]") {
  CHECK(winner_when(false, false) == "nobody");
  CHECK(winner_when(false, true) == "player");
  CHECK(winner_when(true, false) == "enemy");
  CHECK(winner_when(true, true) == "draw");
}

TEST_CASE("A lone Nashtah Pup wins for its side [1e-destroy-6]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 300, {}, "1e-pilot-nashtahpuppilot")}, Phase::end);
  arena.edit("A").ship.destroyed = arena.edit("A").ship.removed = true;
  arena.run([](Game& game) { rules::advance(game); });
  const auto over = place_of<state::BattleEnded>(arena, [](const auto& it) { return it.result == "enemy"; });
  CHECK(over >= 0);
}

TEST_CASE("Every face of a die as often as it is printed [1e-dice-1][1e-dice-2]", "[first]") {
  const rules::Rulebook& book = rules::first_edition();
  const auto times = [](const auto& die, Face face) { return std::count(die.begin(), die.end(), face); };
  CHECK(times(book.attack_die, Face::hit) == 3);
  CHECK(times(book.attack_die, Face::crit) == 1);
  CHECK(times(book.attack_die, Face::focus) == 2);
  CHECK(times(book.attack_die, Face::blank) == 2);
  CHECK(times(book.defense_die, Face::evade) == 3);
  CHECK(times(book.defense_die, Face::focus) == 2);
  CHECK(times(book.defense_die, Face::blank) == 3);
}

TEST_CASE("Injured Pilot: crew and systems work as ever [1e-deck0-8]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-firecontrolsystem"}, {enemy("B", 150)});
  lay(arena, "A", 107);
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3)).says("effect", "1e-upgrade-firecontrolsystem");
  engage(arena);
  CHECK(arena["A"].lock == "B");
}

}  // namespace plotboard::first_dice_and_damage
