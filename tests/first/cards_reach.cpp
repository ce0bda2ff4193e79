// Cards of the 1st edition: when they have nothing to work on, how much they change, and how far they reach.
#include "first/attacks.hpp"
#include "rules/play/attack.hpp"

namespace plotboard::first_cards_reach {
using namespace first_attacks;

namespace {

// B attacks A or is attacked by it; is that card offered while the dice lie like this?
bool offered_on_attack(Arena& arena, const std::string& weapon, const std::vector<Face>& dice, const std::string& card,
                       bool expected) {
  arena.says("attack", weapon + ">B").dice(dice);
  if (expected) arena.passes("modify-attack");
  arena.dice(blanks(3));
  engage(arena);
  return offered_card(arena, card);
}
int faceup_on(const Arena& arena, const std::string& ship) {
  int count = 0;
  for (const state::DamageCard& card : arena[ship].ship.damage) count += card.faceup ? 1 : 0;
  return count;
}
void locked(Arena& arena) { arena.edit("A").lock = "B"; }

}  // namespace

TEST_CASE(
    "What turns or rerolls results is offered where there are such results, and only then "
    "[1e-upgrade-advprotontorpedoes]"
    "[1e-upgrade-expertise][1e-upgrade-ezrabridger][1e-upgrade-igrmthugdroids][1e-pilot-etahnabaht]"
    "[1e-pilot-majorvermeil][1e-pilot-rey][1e-upgrade-ascoretosettle]",
    "[first]") {
  struct Case {
    const char* card;
    const char* pilot;
    bool stressed;
    std::vector<Face> with, without;
  };
  const std::vector<Face> hit3 = hits(3), blank3 = blanks(3);
  const std::vector<Face> focus{Face::hit, Face::focus, Face::blank}, mixed{Face::hit, Face::blank, Face::blank};
  const std::vector<Case> cases{{"1e-upgrade-expertise", kXwing, false, focus, mixed},
                                {"1e-upgrade-ezrabridger", kXwing, true, focus, mixed},
                                {"1e-upgrade-igrmthugdroids", kXwing, false, mixed, blank3},
                                {"1e-pilot-etahnabaht", "1e-pilot-etahnabaht", false, mixed, blank3},
                                {"1e-pilot-majorvermeil", "1e-pilot-majorvermeil", false, mixed, hit3},
                                {"1e-pilot-rey", "1e-pilot-rey", false, mixed, hit3}};
  for (const Case& each : cases) {
    INFO(each.card);
    for (const bool there : {true, false}) {
      const bool pilot = std::string_view(each.card).starts_with("1e-pilot-");
      Arena arena = fight(each.pilot, pilot ? Cards{} : Cards{each.card}, {enemy("B", 150)});
      arena.edit("A").tokens.stress = each.stressed ? 1 : 0;
      CHECK(offered_on_attack(arena, "primary:0", there ? each.with : each.without, each.card, there) == there);
    }
  }
}

TEST_CASE("Advanced Proton Torpedoes: without a blank there is nothing to turn [1e-upgrade-advprotontorpedoes]",
          "[first]") {
  constexpr const char* kCard = "1e-upgrade-advprotontorpedoes";
  for (const bool blank : {true, false}) {
    Arena arena = fight(kXwing, {kCard}, {enemy("B", 50)});
    locked(arena);
    CHECK(offered_on_attack(arena, kCard, blank ? blanks(5) : hits(5), kCard, blank) == blank);
  }
}

TEST_CASE(
    "In defence: a blank for Sensor Cluster, a focus result for Wired, dice for Serissu [1e-upgrade-sensorcluster]"
    "[1e-upgrade-wired][1e-pilot-serissu]",
    "[first]") {
  const auto defends = [](const Cards& cards, bool stressed, const std::vector<Face>& dice, const std::string& key) {
    Arena arena = fight(kXwing, cards, {enemy("B", 150)});
    arena.edit("A").tokens.stress = stressed ? 1 : 0;
    arena.edit("A").tokens.focus = 1;
    arena.says("attack", "primary:0>A").dice(hits(2)).dice(dice).passes("modify-defense");
    engage(arena, "B");
    return arena.offered("modify-defense", key) != nullptr;
  };
  const std::vector<Face> blank{Face::blank, Face::focus}, focus{Face::focus, Face::evade}, evades(2, Face::evade);
  CHECK(defends({"1e-upgrade-sensorcluster"}, false, blank, "1e-upgrade-sensorcluster"));
  CHECK_FALSE(defends({"1e-upgrade-sensorcluster"}, false, focus, "1e-upgrade-sensorcluster"));
  CHECK(defends({"1e-upgrade-wired"}, true, focus, "1e-upgrade-wired:defense"));
  CHECK_FALSE(defends({"1e-upgrade-wired"}, true, evades, "1e-upgrade-wired:defense"));

  Arena none = fight("1e-pilot-patrolleader", {}, {enemy("B", 150), wingman("S", 50, {}, "1e-pilot-serissu")});
  none.edit("S").side = none.edit("A").side;
  none.says("attack", "primary:0>A").dice(hits(2));  // agility 0: no dice and no question
  engage(none, "B");
  CHECK(times_asked(none, "modify-defense") == 0);
}

TEST_CASE("Glitterstim: no focus result, nothing to turn [1e-upgrade-glitterstim]", "[first]") {
  for (const bool focus : {true, false}) {
    Arena arena = fight(kXwing, {"1e-upgrade-glitterstim"}, {enemy("B", 150)});
    arena.says("effect", "1e-upgrade-glitterstim");
    arena.run([](Game& game) { rules::first::begin_combat(game); });
    arena.says("attack", "primary:0>A").dice(hits(2)).dice({focus ? Face::focus : Face::blank, Face::evade});
    if (focus) arena.passes("modify-defense");
    engage(arena, "B");
    CHECK((times_asked(arena, "modify-defense") > 0) == focus);
  }
}

TEST_CASE("A Score to Settle: of two focus results one [1e-upgrade-ascoretosettle]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-ascoretosettle"}, {enemy("B", 150)});
  arena.edit("B").ship.cards.push_back(state::Card{"1e-condition-adebttopay"});
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-ascoretosettle").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Assailer: of two focus results one [1e-upgrade-assailer]", "[first]") {
  Arena arena = huge_battle({at("A", "1e-pilot-raiderclasscorvettefore", Side::player, 457, 300, 0,
                                {"1e-pilot-raiderclasscorvetteaft", "1e-upgrade-assailer"}),
                             at("B", kXwing, Side::enemy, 767, 380, 270), rock(630, 370)},
                            Phase::engagement);
  arena.edit("A").tokens.reinforce_fore = 1;
  arena.says("attack", "primary:0>A@fore").says("obstruction-line", "R").dice(hits(3));
  arena.dice({Face::focus, Face::focus}).says("modify-defense", "1e-upgrade-assailer");
  const int shields = arena["A"].ship.sections[0].shields;
  arena.passes("modify-defense");
  arena.run([](Game& game) { rules::offer_attack(game, "B", {}, false, "1e-attack-1"); });
  CHECK(shields - arena["A"].ship.sections[0].shields == 1);  // the token's evade and one of two
}

TEST_CASE(
    "Draw Their Fire and pilot Bossk: only where a critical hit lies there [1e-upgrade-drawtheirfire][1e-pilot-bossk]",
    "[first]") {
  for (const bool crit : {true, false}) {
    Arena arena = fight(kXwing, {}, {wingman("H", 50, {"1e-upgrade-drawtheirfire"}), enemy("B", 150)});
    arena.says("attack", "primary:0>A").dice({crit ? Face::crit : Face::hit, Face::hit}).dice(blanks(2));
    if (crit) arena.passes("effect");
    engage(arena, "B");
    CHECK(offered_card(arena, "1e-upgrade-drawtheirfire") == crit);

    Arena bossk = fight("1e-pilot-bossk", {}, {enemy("B", 150)});
    bossk.says("attack", "primary:0:front>B").dice({crit ? Face::crit : Face::hit, Face::blank, Face::blank});
    bossk.dice(blanks(3));
    if (crit) bossk.passes("effect");
    engage(bossk);
    CHECK(offered_card(bossk, "1e-pilot-bossk") == crit);
  }
}

TEST_CASE(
    "How far cards reach: the last range that is in, and the first that is out [1e-upgrade-jynerso]"
    "[1e-upgrade-k4securitydroid][1e-pilot-roarkgarnet][1e-pilot-tarnmison][1e-upgrade-r4agromech]"
    "[1e-upgrade-targetingastromech]",
    "[first]") {
  const double gap = GENERATE(50.0, 150.0, 250.0, 350.0);
  INFO(gap);
  {
    Arena jyn = flight(kXwing, {"1e-upgrade-jynerso"}, {wingman("F", gap), enemy("B", 100)});
    jyn.says("action", "1e-upgrade-jynerso");
    if (gap < 200) jyn.says("ship", "F");
    act(jyn);
    CHECK((jyn["F"].tokens.focus > 0) == (gap < 200));
  }
  {
    Arena droid = flight(kXwing, {"1e-upgrade-k4securitydroid"}, {enemy("B", gap + 80)});
    if (gap < 300) droid.says("effect", "1e-upgrade-k4securitydroid");
    droid.says("action", "focus");
    flies(droid, "1F");
    CHECK((droid["A"].lock == "B") == (gap < 300));
  }
  {
    Arena roark = fight("1e-pilot-roarkgarnet", {}, {wingman("F", gap)});
    roark.run([](Game& game) { rules::first::begin_combat(game); });
    CHECK((roark["F"].initiative == 12) == (gap < 300));
  }
  {
    Arena astromech = flight(kXwing, {"1e-upgrade-targetingastromech"}, {enemy("B", gap + 160)});
    if (gap < 300) astromech.says("effect", "1e-upgrade-targetingastromech");
    flies(astromech, "4K");
    CHECK(offered_card(astromech, "1e-upgrade-targetingastromech") == (gap < 300));
  }
  if (gap < 300) {
    Arena tarn = fight("1e-pilot-tarnmison", {}, {enemy("B", gap)});
    tarn.says("attack", "primary:0>A").says("effect", "1e-pilot-tarnmison").dice(blanks(gap < 100 ? 3 : 2));
    tarn.dice(blanks(gap > 200 ? 3 : 2));
    engage(tarn, "B");
    CHECK(tarn["A"].lock == "B");
  }
}

TEST_CASE(
    "Range 1 and no farther: ARC Caster, Black One, Bodyguard, \"Vizier\", Systems Officer, Scrambler Missiles"
    " [1e-upgrade-arccaster-cannon-ready][1e-upgrade-blackone][1e-upgrade-bodyguard][1e-pilot-vizier]"
    "[1e-upgrade-systemsofficer][1e-upgrade-scramblermissiles]",
    "[first]") {
  const double gap = GENERATE(50.0, 150.0);
  const bool near = gap < 100;
  {
    constexpr const char* kReady = "1e-upgrade-arccaster-cannon-ready";
    Arena caster = fight(kXwing, {kReady}, {enemy("B", 50), at("C", kTie, Side::enemy, 497 + gap, 390, 180)});
    caster.edit("B").ship.hull = 9;
    caster.says("attack", std::string(kReady) + ">B").dice(hits(4)).dice(blanks(3));
    if (near) caster.says("ship", "C");  // else nobody but A is near
    engage(caster);
    CHECK(damage_to(caster, "C") == (near ? 1 : 0));
  }
  {
    Arena black = flight("1e-pilot-poedameron", {"1e-upgrade-blackone"},
                         {at("F", kXwing, Side::player, 497 + gap, 380), at("B", kTie, Side::enemy, 457, 700, 180)});
    black.edit("A").ship.cards.push_back(state::Card{"1e-upgrade-engineupgrade"});
    black.edit("B").lock = "F";
    black.says("action", "boost").says("boost", "straight");
    if (near) black.says("ship", "B");
    act(black);
    CHECK(black["B"].lock.empty() == near);
  }
  {
    Arena guard = fight(kXwing, {"1e-upgrade-bodyguard"}, {wingman("F", gap, {}, "1e-pilot-wedgeantilles")});
    guard.edit("A").tokens.focus = 1;
    if (near) guard.says("effect", "1e-upgrade-bodyguard");
    guard.run([](Game& game) { rules::first::begin_combat(game); });
    CHECK(agility(guard, "F") == (near ? 3 : 2));
  }
  {
    Arena vizier = flight(kXwing, {}, {at("V", "1e-pilot-vizier", Side::player, 497 + gap, 380)});
    vizier.edit("V").tokens.focus = 1;
    if (near) vizier.says("effect", "1e-pilot-vizier");
    vizier.says("action", "pass");
    flies(vizier, "1F");
    CHECK(vizier["A"].tokens.focus == (near ? 1 : 0));
  }
  {
    Arena officer = flight(
        kXwing, {"1e-upgrade-systemsofficer"},
        {at("F", kXwing, Side::player, 547, 380), at("G", kXwing, Side::player, 417 - gap, 380), enemy("B", 300)});
    officer.says("effect", "1e-upgrade-systemsofficer");
    if (near) officer.says("ship", "G");  // else F alone is near enough
    officer.says("action", "focus");
    flies(officer, "1F");
    CHECK(officer["G"].lock.empty() == !near);
    CHECK(officer["F"].lock.empty() == near);
  }
  {
    constexpr const char* kScrambler = "1e-upgrade-scramblermissiles";
    Arena scrambled = fight(kXwing, {kScrambler}, {enemy("B", 150), at("C", kTie, Side::enemy, 497 + gap, 490, 180)});
    locked(scrambled);
    scrambled.says("attack", std::string(kScrambler) + ">B").dice(hits(3)).passes("modify-attack").dice(blanks(3));
    engage(scrambled);
    CHECK(scrambled["C"].tokens.jam == (near ? 1 : 0));
    CHECK(scrambled["B"].tokens.jam == 1);
  }
}

TEST_CASE("Range 2: Kylo Ren's Shuttle and Toryn Farr [1e-upgrade-kylorensshuttle][1e-upgrade-torynfarr]", "[first]") {
  const double gap = GENERATE(150.0, 250.0);
  Arena shuttle = fight(kUpsilon, {"1e-upgrade-kylorensshuttle"}, {enemy("B", gap + 20)});
  shuttle.run([](Game& game) { rules::first::end_combat(game); });
  CHECK(shuttle["B"].tokens.stress == (gap < 200 ? 1 : 0));
  Arena toryn = huge_battle({at("A", kTransport, Side::player, 457, 300, 0, {"1e-upgrade-torynfarr"}),
                             at("B", kTie, Side::enemy, 457 + 40 + 20 + gap, 300, 180)});
  toryn.edit("A").ship.sections[0].energy = 2;
  toryn.edit("B").tokens.focus = 1;
  toryn.says("action", gap < 200 ? "1e-upgrade-torynfarr" : "pass");
  act(toryn);
  CHECK(toryn["B"].tokens.focus == (gap < 200 ? 0 : 1));
}

TEST_CASE("Dutyfree: jams at range 3, not at range 4 [1e-upgrade-dutyfree][1e-huge-12]", "[first]") {
  for (const double gap : {250.0, 350.0}) {
    Arena arena = huge_battle({at("A", kTransport, Side::player, 457, 300, 0, {"1e-upgrade-dutyfree"}),
                               at("B", kTie, Side::enemy, 517 + gap, 300, 180)});
    arena.says("action", gap < 300 ? "jam" : "pass");
    act(arena);
    CHECK(arena["B"].tokens.stress == (gap < 300 ? 2 : 0));
  }
}

TEST_CASE("Kir Kanos and Snap Wexley: not beyond range 3 and speed 4 [1e-pilot-kirkanos][1e-pilot-snapwexley]",
          "[first]") {
  for (const char* code : {"1F", "2F", "4F", "5F"}) {
    Arena snap = flight("1e-pilot-snapwexley", {});
    snap.passes("action");
    flies(snap, code);
    const bool boosts = code[0] == '2' || code[0] == '4';
    CHECK(times_asked(snap, "action") == (boosts ? 2 : 1));
  }
  for (const double gap : {250.0, 350.0}) {  // range 4 against a huge ship
    Arena kir = huge_battle({at("A", "1e-pilot-kirkanos", Side::player, 700 - gap - 20, 300, 90),
                             at("B", kTransport, Side::enemy, 740, 300)},
                            Phase::engagement);
    kir.edit("A").tokens.evade = 1;
    rules::Occasion occasion;
    state::Attack attack;
    attack.attacker = "A";
    attack.defender = "B";
    attack.weapon = "primary:0";
    attack.range = gap < 300 ? 3 : 4;
    std::vector<state::Option> options;
    kir.run([&](Game& game) {
      game.emit(state::AttackDeclared{attack});
      occasion.window = Window::modify_attack;
      occasion.subject = "A";
      occasion.other = "B";
      occasion.options = &options;
      rules::happen(game, occasion);
      game.emit(state::AttackEnded{});
    });
    CHECK(options.empty() == (gap > 300));
  }
}

TEST_CASE("Chewbacca of the Resistance: a friend at range 3 is avenged [1e-pilot-chewbacca-swx57]", "[first]") {
  for (const double gap : {250.0, 350.0}) {
    Arena arena = fight("1e-pilot-chewbacca-swx57", {}, {enemy("B", 150), at("F", kTie, Side::player, 517 + gap, 300)});
    arena.edit("F").ship.hull = 1;
    if (gap < 300) arena.says("attack", "pass");
    suffers(arena, "F", 1);
    CHECK(times_asked(arena, "attack") == (gap < 300 ? 1 : 0));
  }
}

TEST_CASE("Calculation: of two focus results one [1e-upgrade-calculation]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-calculation"}, {enemy("B", 150)});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-calculation").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Marksmanship: one critical hit, whatever the number of focus results [1e-upgrade-marksmanship]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-marksmanship"}, {enemy("B", 150, {}, kFirespray)});
  no_shields(arena, "B");
  arena.edit("A").ship.marks.push_back("used:1e-upgrade-marksmanship");
  arena.next_cards(Side::enemy, {209});
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::focus});
  arena.says("modify-attack", "1e-upgrade-marksmanship").dice(blanks(2));
  engage(arena);
  CHECK(cards_on(arena, "B") == 3);
  CHECK(faceup_on(arena, "B") == 1);
}

TEST_CASE("Lone Wolf: a friend at range 2 is too near, one at range 3 is not [1e-upgrade-lonewolf]", "[first]") {
  for (const double gap : {50.0, 150.0, 250.0}) {
    Arena arena = fight(kXwing, {"1e-upgrade-lonewolf"}, {wingman("F", gap), enemy("B", 150)});
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::focus});
    if (gap > 200) arena.says("modify-attack", "1e-upgrade-lonewolf:attack").dice({Face::hit});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == (gap > 200 ? 1 : 0));
  }
}

TEST_CASE("Tactician: not at range 1 [1e-upgrade-tactician]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-tactician"}, {enemy("B", 50)});
  arena.says("attack", "primary:0>B").dice(blanks(4)).dice(blanks(3));
  engage(arena);
  CHECK(arena["B"].tokens.stress == 0);
}

TEST_CASE("Garven Dreis: to a friend at range 2, not to one at range 3 [1e-pilot-garvendreis]", "[first]") {
  for (const double gap : {150.0, 250.0}) {
    Arena arena = fight("1e-pilot-garvendreis", {}, {wingman("F", gap)});
    arena.edit("A").tokens.focus = 1;
    if (gap < 200) arena.says("effect", "1e-pilot-garvendreis");
    arena.run([](Game& game) { rules::spend(game, "A", Token::focus, "1e-focus-2"); });
    CHECK(arena["F"].tokens.focus == (gap < 200 ? 1 : 0));
  }
}

TEST_CASE(
    "Anti-Pursuit Lasers: who comes to lie beside it without overlapping is not hurt [1e-upgrade-antipursuitlasers]",
    "[first]") {
  // It ends flush with the freighter's side.
  Arena arena = flight(kFirespray, {"1e-upgrade-antipursuitlasers"}, {at("B", kXwing, Side::enemy, 517, 220)});
  arena.passes("action");
  flies(arena, "1F", "B");
  CHECK(arena["B"].pose == pose(517, 300));
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Ships side by side without a gap are at range 1 of each other [1e-range-7][1e-upgrade-wingman]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-wingman"}, {wingman("F", 0)});
  arena.edit("F").tokens.stress = 1;
  arena.run([](Game& game) { rules::first::begin_combat(game); });
  CHECK(arena["F"].tokens.stress == 0);
}

}  // namespace plotboard::first_cards_reach
