// Cards of the 1st edition: whose they are, what they cost, how often and against whom they work.
#include "first/attacks.hpp"
#include "rules/play/attack.hpp"

namespace plotboard::first_cards_limits {
using namespace first_attacks;

namespace {

void deals(Arena& arena, const std::string& ship, int number) {
  arena.next_cards(arena[ship].side, {number});
  arena.run([ship](Game& game) { rules::deal_card(game, ship, true, "1e-dmg-5"); });
}
constexpr int kThrustControlFire = 213;  // stress as it comes up, then facedown

}  // namespace

TEST_CASE(
    "A damage card that another card takes away or turns down has no effect [1e-dmg-8][1e-upgrade-chewbacca]"
    "[1e-upgrade-moffjerjerrod][1e-pilot-chewbacca]",
    "[first]") {
  SECTION("Chewbacca (crew)") {
    Arena arena = fight(kXwing, {"1e-upgrade-chewbacca"});
    lay_facedown(arena, "A", 212);
    arena.says("effect", "1e-upgrade-chewbacca");
    deals(arena, "A", kThrustControlFire);
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(cards_on(arena, "A") == 1);
  }
  SECTION("Chewbacca (pilot)") {
    Arena arena = fight("1e-pilot-chewbacca", {});
    deals(arena, "A", kThrustControlFire);
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(arena["A"].ship.faceup(kThrustControlFire) == 0);
  }
  SECTION("Moff Jerjerrod") {
    Arena arena = fight(kFirespray, {"1e-upgrade-moffjerjerrod", "1e-upgrade-gunner"});
    arena.says("effect", "1e-upgrade-moffjerjerrod").says("upgrade", "1e-upgrade-gunner");
    deals(arena, "A", kThrustControlFire);
    CHECK(arena["A"].tokens.stress == 0);
  }
}

TEST_CASE("Ghost: without a turret card there is no attack when Combat ends [1e-upgrade-ghost]", "[first]") {
  for (const bool armed : {true, false}) {
    const Cards cards = armed ? Cards{"1e-upgrade-ghost", "1e-upgrade-dorsalturret"} : Cards{"1e-upgrade-ghost"};
    state::Piece phantom =
        at("P", "1e-pilot-zeborrelios-attackshuttle", Side::player, 457, 300, 0, {"1e-upgrade-phantom"});
    phantom.ship.carrier = "A";
    Arena arena = fight("1e-pilot-lothalrebel", cards, {phantom, enemy("B", 70)});
    if (armed) arena.says("attack", "pass");
    arena.run([](Game& game) { rules::first::end_combat(game); });
    CHECK(times_asked(arena, "attack") == (armed ? 1 : 0));
  }
}

TEST_CASE("Automated Protocols: not after a recover or reinforce action [1e-upgrade-automatedprotocols][1e-huge-4]",
          "[first]") {
  Arena arena = huge_battle({at("A", kTransport, Side::player, 457, 300, 0, {"1e-upgrade-automatedprotocols"})});
  arena.edit("A").ship.sections[0].shields = arena.edit("A").ship.shields = 1;
  // Some energy is left after the action all the same.
  arena.run([](Game& game) {
    game.emit(state::EnergyChanged{"A", Section::fore, 4 - rules::first::energy_of(game.piece("A"))});
    rules::moment(game, Window::after_action, "A", "", "recover", 0);
    rules::moment(game, Window::after_action, "A", "", "reinforce", 0);
  });
  CHECK(times_asked(arena, "action") == 0);
  CHECK(rules::first::energy_of(arena["A"]) == 4);
  arena.passes("action");
  arena.run([](Game& game) { rules::moment(game, Window::after_action, "A", "", "jam", 0); });
  CHECK(times_asked(arena, "action") == 1);
}

TEST_CASE("Han Solo (crew): the lock serves attacks on its section alone [1e-upgrade-hansolo][huge-tokens-8]",
          "[first]") {
  const bool fore = GENERATE(true, false);
  Arena arena = huge_battle({at("A", kXwing, Side::player, 700, 330, 270, {"1e-upgrade-hansolo"}),
                             at("B", kTransport, Side::enemy, 457, 300)},
                            Phase::engagement);
  arena.edit("A").lock = "B";
  arena.edit("A").ship.lock_section = fore ? Section::fore : Section::aft;
  arena.says("attack", "primary:0>B@fore").dice({Face::focus, Face::focus, Face::blank});
  if (fore) arena.says("modify-attack", "1e-upgrade-hansolo");
  arena.run([](Game& game) {
    rules::ShotFilter filter;
    filter.defender = "B";
    rules::offer_attack(game, "A", filter, false, "1e-attack-1");
  });
  CHECK(arena["A"].lock == (fore ? "" : "B"));
}

TEST_CASE("Jan Ors (crew): an enemy's focus token is not hers to change [1e-upgrade-janors]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-janors"}, {enemy("B", 150)});
  gains(arena, "B", Token::focus);
  CHECK(arena["B"].tokens.focus == 1);
  CHECK(times_asked(arena, "effect") == 0);
}

TEST_CASE("Jan Ors (pilot): she helps friends alone [1e-pilot-janors]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {}, "1e-pilot-janors"), wingman("F", 200)});
  arena.edit("B").side = Side::enemy;
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(2));
  engage(arena);
  CHECK_FALSE(offered_card(arena, "1e-pilot-janors"));
}

TEST_CASE("Overclocked R4: an evade token that is spent brings nothing [1e-upgrade-overclockedr4]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-overclockedr4"}, {enemy("B", 150)});
  arena.edit("A").tokens.evade = 1;
  arena.run([](Game& game) { rules::spend(game, "A", Token::evade, "1e-evade-2"); });
  CHECK(times_asked(arena, "effect") == 0);
}

TEST_CASE("4-LOM (pilot): without stress he has nothing to hand on [1e-pilot-4lom]", "[first]") {
  Arena arena = fight("1e-pilot-4lom", {}, {enemy("B", 70)});
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(times_asked(arena, "effect") == 0);
}

TEST_CASE("Braylen Stramm: one stress token for one roll [1e-pilot-braylenstramm]", "[first]") {
  Arena arena = flight("1e-pilot-braylenstramm", {});
  arena.edit("A").tokens.stress = 3;
  arena.says("effect", "1e-pilot-braylenstramm").dice({Face::hit});
  flies(arena, "2T");
  CHECK(arena["A"].tokens.stress == 2);
}

TEST_CASE("Wes Janson: of two tokens one [1e-pilot-wesjanson]", "[first]") {
  Arena arena = fight("1e-pilot-wesjanson", {}, {enemy("B", 150)});
  arena.edit("B").tokens.focus = 2;
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3)).passes("modify-defense");
  arena.says("effect", "1e-pilot-wesjanson");
  engage(arena);
  CHECK(arena["B"].tokens.focus == 1);
}

TEST_CASE("Captain Jostero: damage to a friend opens no attack [1e-pilot-captainjostero]", "[first]") {
  Arena arena = fight("1e-pilot-captainjostero", {}, {enemy("B", 150), wingman("F", 50)});
  suffers(arena, "F", 1);
  CHECK(times_asked(arena, "attack") == 0);
}

TEST_CASE("\"Deathrain\": one roll a round, however many bombs are placed [1e-pilot-deathrain]", "[first]") {
  Arena arena = flight("1e-pilot-deathrain", {});
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  arena.run([](Game& game) { rules::moment(game, Window::device_placed, "A", "A"); });
  arena.edit("A").ship.actions.clear();
  arena.run([](Game& game) { rules::moment(game, Window::device_placed, "A", "A"); });
  CHECK(times_asked(arena, "action") == 1);
}

TEST_CASE("Fenn Rau (Sheathipede): his own friends are not stared at [1e-pilot-fennrau-sheathipedeclassshuttle]",
          "[first]") {
  Arena arena = fight("1e-pilot-fennrau-sheathipedeclassshuttle", {}, {at("F", kXwing, Side::player, 457, 490)});
  engage(arena, "F");
  CHECK(times_asked(arena, "effect") == 0);
}

TEST_CASE("Heff Tobber: an enemy that overlaps another ship gives him nothing [1e-pilot-hefftobber]", "[first]") {
  for (const bool him : {true, false}) {
    Arena arena({at("A", kXwing, Side::enemy, 457, 300),
                 at("H", "1e-pilot-hefftobber", Side::player, him ? 457 : 700, him ? 410 : 700),
                 at("F", kXwing, Side::player, him ? 700 : 457, him ? 700 : 410)},
                "1e");
    if (him) arena.says("action", "focus");
    flies(arena, "2F");
    CHECK(arena["H"].tokens.focus == (him ? 1 : 0));
    CHECK(times_asked(arena, "action") == (him ? 1 : 0));
  }
}

TEST_CASE("Ibtisam: one die in defence too [1e-pilot-ibtisam]", "[first]") {
  Arena arena = fight("1e-pilot-ibtisam", {}, {enemy("B", 250)});
  arena.edit("A").tokens.stress = 1;
  arena.says("attack", "primary:0>A").dice(hits(2)).dice(blanks(2)).says("modify-defense", "1e-pilot-ibtisam");
  arena.says("reroll", "0").dice({Face::evade});
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 1);
}

TEST_CASE("Inaldra: without shields she cannot pay [1e-pilot-inaldra]", "[first]") {
  for (const bool shielded : {true, false}) {
    Arena arena = fight("1e-pilot-inaldra", {}, {enemy("B", 150)});
    if (!shielded) no_shields(arena, "A");
    arena.says("attack", "primary:0>B").dice(blanks(2));
    if (shielded) arena.passes("modify-attack");
    arena.dice(blanks(3));
    engage(arena);
    CHECK(offered_card(arena, "1e-pilot-inaldra") == shielded);
  }
}

TEST_CASE("Kullbee Sperado: without S-foils nothing is turned over [1e-pilot-kullbeesperado]", "[first]") {
  Arena arena = flight("1e-pilot-kullbeesperado", {"1e-upgrade-engineupgrade"});
  arena.says("action", "boost").says("boost", "straight");
  act(arena);
  CHECK(times_asked(arena, "effect") == 0);
}

TEST_CASE("Latts Razzi: the agility of the defender alone [1e-pilot-lattsrazzi]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150)});
  state::Attack attack;
  attack.attacker = "A";
  attack.defender = "B";
  attack.weapon = "primary:0";
  attack.range = 2;
  attack.used = {"1e-pilot-lattsrazzi"};
  Arena with = fight("1e-pilot-lattsrazzi", {}, {enemy("B", 150)});
  with.run([&](Game& game) {
    CHECK(rules::agility_of(game, "B", &attack) == 2);
    CHECK(rules::agility_of(game, "A", &attack) == game.piece("A").ship.agility);
  });
}

TEST_CASE("Lieutenant Karsabi: another token that comes is no cause [1e-pilot-lieutenantkarsabi]", "[first]") {
  Arena arena = fight("1e-pilot-lieutenantkarsabi", {});
  arena.edit("A").tokens.disarm = 1;
  gains(arena, "A", Token::focus);
  CHECK(times_asked(arena, "effect") == 0);
  CHECK(arena["A"].tokens.disarm == 1);
}

TEST_CASE("Lieutenant Lorrir: stress for the roll, not for what he does after it [1e-pilot-lieutenantlorrir]",
          "[first]") {
  Arena arena = flight("1e-pilot-lieutenantlorrir", {});
  arena.edit("A").ship.marks.push_back(rules::kRolledWithBank);
  arena.says("action", "focus");
  act(arena);
  CHECK(arena["A"].tokens.stress == 0);
}

TEST_CASE("Magva Yarro: she limits rerolls of attack dice, not of defense dice [1e-pilot-magvayarro]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-wired"}), wingman("M", 50, {}, "1e-pilot-magvayarro")});
  arena.edit("B").tokens.stress = 1;
  int cap_on_attack = 0, cap_on_defense = 0;
  arena.run([&](Game& game) {
    state::Attack attack;
    attack.attacker = "B";
    attack.defender = "A";
    attack.weapon = "primary:0";
    game.emit(state::AttackDeclared{attack});
    cap_on_attack = rules::attack_number(game, Window::reroll_cap, *game.attack(), true, 9, "attack");
    cap_on_defense = rules::attack_number(game, Window::reroll_cap, *game.attack(), true, 9, "defense");
    game.emit(state::AttackEnded{});
  });
  CHECK(cap_on_attack == 1);
  CHECK(cap_on_defense == 9);
}

TEST_CASE("Wedge Antilles: other attackers have nothing of him [1e-pilot-wedgeantilles]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150), wingman("W", 50, {}, "1e-pilot-wedgeantilles")});
  CHECK(dice_at(arena, "primary:0>B").defense == 3);
  CHECK(dice_at(arena, "primary:0>B", "W").defense == 2);
}

TEST_CASE("Tail Gunner: the defender's agility, not the attacker's own [1e-upgrade-tailgunner]", "[first]") {
  Arena arena = fight("1e-pilot-braylenstramm", {"1e-upgrade-tailgunner"}, {at("B", kTie, Side::enemy, 457, 110)});
  state::Attack attack;
  attack.attacker = "A";
  attack.defender = "B";
  attack.weapon = "primary:0";
  attack.arc = geom::ArcKind::rear;
  arena.run([&](Game& game) {
    CHECK(rules::agility_of(game, "B", &attack) == 2);
    CHECK(rules::agility_of(game, "A", &attack) == game.piece("A").ship.agility);
  });
}

TEST_CASE("Wullffwarro: damage and no shields, both [1e-pilot-wullffwarro]", "[first]") {
  for (const bool shielded : {true, false}) {
    Arena arena = fight("1e-pilot-wullffwarro", {}, {enemy("B", 150)});
    lay_facedown(arena, "A", 212);
    if (!shielded) no_shields(arena, "A");
    CHECK(dice_at(arena, "primary:0:front>B").attack == (shielded ? 3 : 4));
  }
}

TEST_CASE("R4-E1: an action of another kind takes no stress off [1e-upgrade-r4e1]", "[first]") {
  Arena arena = flight("1e-pilot-syndicatethug", {"1e-upgrade-r4e1"});
  arena.edit("A").tokens.stress = 1;
  arena.run([](Game& game) { rules::moment(game, Window::after_action, "A", "", "focus", 0); });
  CHECK(times_asked(arena, "effect") == 0);
}

TEST_CASE("Rey (crew): the token goes from the ship to the card [1e-upgrade-rey]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-rey"});
  arena.edit("A").tokens.focus = 1;
  arena.says("effect", "1e-upgrade-rey");
  arena.run([](Game& game) { rules::moment_for_all(game, Window::start_of_end_phase); });
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["A"].ship.card("1e-upgrade-rey")->charges == 1);
}

TEST_CASE("Selflessness: an enemy's hits are not taken over [1e-upgrade-selflessness]", "[first]") {
  Arena arena =
      fight(kXwing, {}, {enemy("B", 150), at("S", kXwing, Side::player, 527, 490, 180, {"1e-upgrade-selflessness"})});
  arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(3));
  engage(arena);
  CHECK(times_asked(arena, "effect") == 0);
}

TEST_CASE(
    "Servomotor S-foils: another maneuver of that speed keeps its colour"
    " [1e-upgrade-servomotorsfoils-modification-attack]",
    "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-servomotorsfoils-modification-attack"});
  CHECK(colour(arena, "3F") == geom::Difficulty::white);
  CHECK(colour(arena, "3T") == geom::Difficulty::white);
}

TEST_CASE("Slicer Tools: without energy there is no such action [1e-upgrade-slicertools]", "[first]") {
  Arena arena = huge_battle({at("A", kTransport, Side::player, 457, 300, 0, {"1e-upgrade-slicertools"}),
                             at("B", kTie, Side::enemy, 600, 300)});
  arena.edit("B").tokens.stress = 1;
  arena.edit("A").ship.sections[0].energy = 0;
  arena.passes("action");
  act(arena);
  CHECK(arena.offered("action", "1e-upgrade-slicertools") == nullptr);
}

TEST_CASE(
    "Swarm Leader and Ysanne Isard: not without helpers, not without damage [1e-upgrade-swarmleader]"
    "[1e-upgrade-ysanneisard]",
    "[first]") {
  Arena leader = fight(kXwing, {"1e-upgrade-swarmleader"}, {enemy("B", 150)});
  leader.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
  engage(leader);
  CHECK(times_asked(leader, "effect") == 0);
  for (const bool damaged : {true, false}) {
    Arena isard = fight(kFirespray, {"1e-upgrade-ysanneisard"});
    no_shields(isard, "A");
    if (damaged) lay_facedown(isard, "A", 212);
    if (damaged) isard.passes("effect");
    isard.run([](Game& game) { rules::first::begin_combat(game); });
    CHECK(offered_card(isard, "1e-upgrade-ysanneisard") == damaged);
  }
}

TEST_CASE("Impetuous: attacks of the section that carries it [1e-upgrade-impetuous][1e-huge-6]", "[first]") {
  const bool from_aft = GENERATE(true, false);
  Arena arena = huge_battle({at("A", "1e-pilot-raiderclasscorvettefore", Side::player, 457, 300, 0,
                                {"1e-pilot-raiderclasscorvetteaft", "1e-upgrade-impetuous"}),
                             at("B", kTie, Side::enemy, 457, 700, 180), at("C", kTie, Side::enemy, 557, 700, 180)},
                            Phase::engagement);
  arena.edit("B").ship.destroyed = true;
  state::Attack attack;
  attack.attacker = "A";
  attack.defender = "B";
  attack.weapon = "primary:0";
  attack.from = from_aft ? Section::aft : Section::fore;
  if (from_aft) arena.passes("effect");
  arena.run([&](Game& game) {
    const Game::Resolving resolving(game);
    game.emit(state::AttackDeclared{attack});
    rules::moment(game, Window::after_attack, "A", "B", "primary:0");
    game.emit(state::AttackEnded{});
  });
  CHECK(offered_card(arena, "1e-upgrade-impetuous") == from_aft);
}

TEST_CASE("Snap Shot: not at an enemy beside its arc [1e-upgrade-snapshot]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-snapshot"}, {at("B", kTie, Side::enemy, 537, 200)});
  arena.passes("action");
  flies(arena, "2F", "B");  // to range 1 on the right, out of the arc ahead
  CHECK(times_asked(arena, "attack") == 0);
}

TEST_CASE("Adrenaline Rush: white in the Activation phase of the round [1e-upgrade-adrenalinerush]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-adrenalinerush"});
  arena.says("effect", "1e-upgrade-adrenalinerush").says("action", "focus");
  flies(arena, "4K");
  CHECK(arena["A"].tokens.stress == 0);
  arena.table.play.phase = Phase::engagement;
  CHECK(colour(arena, "4K") == geom::Difficulty::red);
}

TEST_CASE("\"Cobalt Leader\": a bomb beside the defender, as the dice are shown beforehand [1e-pilot-cobaltleader]",
          "[first]") {
  Arena arena = fight("1e-pilot-cobaltleader", {}, {enemy("B", 150)});
  CHECK(dice_at(arena, "primary:0>B").defense == 3);
  state::Piece bomb;
  bomb.id = "X";
  bomb.type = state::PieceType::device;
  bomb.ref = "1e-proton-bomb";
  bomb.pose = pose(457, 560);
  bomb.side = Side::player;
  arena.table.pieces.push_back(bomb);
  CHECK(dice_at(arena, "primary:0>B").defense == 2);
}

TEST_CASE("Boba Fett: a critical hit that a shield takes is no card [1e-upgrade-bobafett]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-bobafett"}, {enemy("B", 150, {"1e-upgrade-gunner"}, kXwing)});
  arena.says("attack", "primary:0>B").dice({Face::crit, Face::blank, Face::blank}).dice(blanks(2));
  engage(arena);
  CHECK(arena["B"].ship.shields == 1);
  CHECK_FALSE(offered_card(arena, "1e-upgrade-bobafett"));
  CHECK(has_faceup(arena, "B", "1e-upgrade-gunner"));
}

TEST_CASE("Secondary Drive Failure: two copies, and energy for one of them, bar every action [1e-hdeck-14]",
          "[first]") {
  for (const int energy : {1, 2}) {
    Arena arena = huge_battle({at("A", kTransport, Side::player, 457, 300)});
    for (int i = 0; i < 2; ++i) lay(arena, "A", 301);
    for (state::DamageCard& card : arena.edit("A").ship.damage) card.section = Section::fore;
    arena.edit("A").ship.sections[0].energy = energy;
    if (energy == 2) arena.says("action", "reinforce").says("reinforce", "fore");
    act(arena);
    CHECK(arena["A"].ship.did("reinforce") == (energy == 2));
    CHECK(arena["A"].ship.sections[0].energy == (energy == 2 ? 0 : 1));
  }
}

TEST_CASE("Deadeye saves no lock that is spent for a reroll [1e-upgrade-deadeye][1e-lock-14]", "[first]") {
  constexpr const char* kHarpoon = "1e-upgrade-harpoonmissiles";
  Arena arena = fight(kXwing, {"1e-upgrade-deadeye", kHarpoon}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", std::string(kHarpoon) + ">B").dice(blanks(4));
  arena.says("modify-attack", "lock").says("reroll", "done").says("modify-attack", "done").dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].lock.empty());
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE("Fire-Control System asks for no lock that is there [1e-upgrade-firecontrolsystem]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-firecontrolsystem"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").dice(blanks(3)).says("modify-attack", "done").dice(blanks(3));
  engage(arena);
  CHECK(times_asked(arena, "effect") == 0);
  CHECK(arena["A"].lock == "B");
}

TEST_CASE("Howlrunner helps primary weapons alone [1e-pilot-howlrunner]", "[first]") {
  constexpr const char* kTorpedoes = "1e-upgrade-protontorpedoes";
  Arena arena = fight("1e-pilot-scimitarsquadronpilot", {kTorpedoes},
                      {wingman("H", 50, {}, "1e-pilot-howlrunner"), enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.says("attack", std::string(kTorpedoes) + ">B").dice(blanks(4)).dice(blanks(3));
  engage(arena);
  CHECK_FALSE(offered_card(arena, "1e-pilot-howlrunner"));
}

TEST_CASE("Suppressive Fire: the attacker's dice as they are shown beforehand, against Rex and others [1e-cond-8]",
          "[first]") {
  Arena arena =
      fight(kXwing, {}, {enemy("R", 150, {}, "1e-pilot-captainrex"), at("B", kTie, Side::enemy, 537, 490, 180)});
  arena.edit("A").ship.cards.push_back(state::Card{"1e-condition-suppressivefire"});
  CHECK(dice_at(arena, "primary:0>R").attack == 3);
  CHECK(dice_at(arena, "primary:0>B").attack == 2);
}

TEST_CASE("Shield Technician: of 2 energy too one may be kept [1e-upgrade-shieldtechnician]", "[first]") {
  Arena arena = huge_battle({at("A", kTransport, Side::player, 457, 300, 0, {"1e-upgrade-shieldtechnician"})});
  arena.edit("A").ship.sections[0].energy = 2;
  arena.edit("A").ship.sections[0].shields = arena.edit("A").ship.shields = 1;
  arena.says("action", "recover").says("energy-spent", "1");
  act(arena);
  CHECK(arena["A"].ship.shields == 2);
  CHECK(arena["A"].ship.sections[0].energy == 1);
}

TEST_CASE("Experimental Interface: once a round, whatever becomes of the stress [1e-upgrade-experimentalinterface]",
          "[first]") {
  constexpr const char* kInterface = "1e-upgrade-experimentalinterface";
  Arena arena = flight(kXwing, {kInterface, "1e-upgrade-marksmanship", "1e-upgrade-expose"});
  arena.says("action", "focus").says("effect", kInterface).says("action", "1e-upgrade-marksmanship");
  act(arena);
  CHECK(arena["A"].tokens.stress == 1);
  arena.edit("A").tokens.stress = 0;
  arena.says("action", "1e-upgrade-expose");
  act(arena);
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(times_asked(arena, "effect") == 1);
}

}  // namespace plotboard::first_cards_limits
