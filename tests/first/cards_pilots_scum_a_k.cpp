// Pilots of Scum and Villainy, A to K.
#include "support/first.hpp"

namespace plotboard::first_cards_pilots_scum_a_k {
using namespace test::first;

namespace {

const std::string kMine = "1e-upgrade-proximitymines";

}  // namespace

TEST_CASE("4-LOM: hands one stress token to any ship at range 1 [1e-pilot-4lom]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight("1e-pilot-4lom", {}, {enemy("B", near ? 80 : 120), wingman("F", near ? 80 : 120)}, Phase::end);
  arena.edit("A").tokens.stress = 2;
  if (near) arena.says("effect", "1e-pilot-4lom").says("ship", "F");
  end_round(arena);
  CHECK(arena["A"].tokens.stress == (near ? 1 : 2));
  CHECK(arena["F"].tokens.stress == (near ? 1 : 0));
}

TEST_CASE("Asajj Ventress: stress for a ship in her mobile arc at range 1 or 2 [1e-pilot-asajjventress]", "[first]") {
  Arena arena = fight("1e-pilot-asajjventress", {}, {enemy("B", 150), enemy("C", 280)});
  SECTION("ahead") {
    arena.says("effect", "1e-pilot-asajjventress");
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["B"].tokens.stress == 1);
    CHECK(arena["C"].tokens.stress == 0);
  }
  SECTION("the marker points to the left") {
    arena.edit("A").ship.turret = state::Turret::left;
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["B"].tokens.stress == 0);
  }
}

TEST_CASE("Boba Fett: a reroll for each enemy at range 1 [1e-pilot-bobafett-firespray31-scumandvillainy]", "[first]") {
  const char* card = "1e-pilot-bobafett-firespray31-scumandvillainy";
  state::Piece beside = piloted("C", kTie, Side::enemy, 577, 300, 180);
  SECTION("attacking") {
    Arena arena = fight(card, {}, {enemy("B", 80), beside});
    arena.says("attack", "primary:0:front>B").dice({Face::blank, Face::blank, Face::blank, Face::hit});
    arena.says("modify-attack", card).says("reroll", "0").says("reroll", "1");  // and no third one
    arena.dice(hits(2)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
  SECTION("defending") {
    Arena arena = fight(card, {}, {enemy("B", 150), beside});
    arena.says("attack", "primary:0>A").dice(hits(2)).dice(blanks(2));
    arena.says("modify-defense", card).says("reroll", "0").dice({Face::evade});
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 1);
  }
  SECTION("none near") {
    Arena arena = fight(card, {}, {enemy("B", 150)});
    arena.says("attack", "primary:0:front>B").dice({Face::blank, Face::blank, Face::hit});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("Bossk: a critical result becomes two hits where he hits [1e-pilot-bossk]", "[first]") {
  Arena arena = fight("1e-pilot-bossk", {}, {enemy("B", 150, {}, kXwing)});
  arena.edit("B").ship.shields = 0;
  arena.says("attack", "primary:0:front>B").dice({Face::crit, Face::blank, Face::blank}).dice(blanks(2));
  arena.says("effect", "1e-pilot-bossk");
  engage(arena);
  CHECK(arena["B"].ship.damage.size() == 2);
  CHECK_FALSE(rules::is_critically_damaged(arena["B"]));
}

TEST_CASE("Bossk: not where his critical result is cancelled [1e-pilot-bossk]", "[first]") {
  Arena arena = fight("1e-pilot-bossk", {}, {enemy("B", 150, {}, kXwing)});
  arena.says("attack", "primary:0:front>B")
      .dice({Face::crit, Face::blank, Face::blank})
      .dice({Face::evade, Face::blank});
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Captain Jostero: an attack at an enemy that was hurt without being attacked [1e-pilot-captainjostero]",
          "[first]") {
  Arena arena = fight("1e-pilot-captainjostero", {}, {enemy("B", 150), enemy("C", 250)});
  SECTION("by an obstacle, once a round, and at nobody else") {
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    arena.run([](Game& game) { rules::suffer(game, "B", 1, 0, "1e-obst-3"); });
    CHECK(arena.offered("attack", "primary:0>C") == nullptr);
    arena.run([](Game& game) { rules::suffer(game, "C", 1, 0, "1e-obst-3"); });
    CHECK(damage_to(arena, "C") == 1);
  }
  SECTION("the defender of an attack does not count") {
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
    engage(arena);
  }
  SECTION("inside an attack it waits for its end") {
    arena.edit("A").ship.hull = 9;
    state::Attack running;
    running.attacker = "B";
    running.defender = "A";
    running.weapon = "primary:0";
    arena.run([&](Game& game) {
      game.emit(state::AttackDeclared{running});
      rules::suffer(game, "C", 1, 0, "1e-obst-3");
    });
    CHECK(arena.question("attack") == nullptr);
    arena.says("attack", "primary:0>C").dice(blanks(3)).dice(blanks(4));
    arena.run([](Game& game) { rules::first::aftermath(game); });
  }
}

TEST_CASE("Captain Nym: bombs of his side leave him alone [1e-pilot-captainnym-scurrgh6bomber-scumandvillainy]",
          "[first]") {
  Arena arena = flight("1e-pilot-captainnym-scurrgh6bomber-scumandvillainy", {}, {wingman("F", 60, {}, kTie)});
  arena.table.pieces.push_back(device("ours", "1e-proximity-mine", 457, 400));
  arena.table.pieces.push_back(device("theirs", "1e-proximity-mine", 457, 500, Side::enemy));
  CHECK(is_stopped(arena, Window::device_strikes, "A", "ours"));
  CHECK(!is_stopped(arena, Window::device_strikes, "A", "theirs"));
  CHECK(!is_stopped(arena, Window::device_strikes, "F", "ours"));
  CHECK(is_stopped(arena, Window::device_goes_off, "F", "ours", "A"));
  CHECK(!is_stopped(arena, Window::device_goes_off, "", "theirs", "A"));
  CHECK(!is_stopped(arena, Window::device_goes_off, "A", "ours", "F"));
}

TEST_CASE(
    "Captain Nym: an evade result where his bombs lie on the line "
    "[1e-pilot-captainnym-scurrgh6bomber-scumandvillainy]",
    "[first]") {
  const int where = GENERATE(0, 1, 2);  // on the one shortest line, aside, theirs
  Arena arena = fight(kTie, {},
                      {piloted("B", kTie, Side::enemy, 507, 490, 180),
                       piloted("N", "1e-pilot-captainnym-scurrgh6bomber-scumandvillainy", Side::enemy, 757, 700)});
  for (const char* id : {"bomb-1", "bomb-2"}) {  // two give no more
    arena.table.pieces.push_back(
        device(id, "1e-seismic-charge", where == 1 ? 607 : 482, 395, where == 2 ? Side::player : Side::enemy));
  }
  arena.says("attack", "primary:0>B").dice(hits(2)).dice(blanks(3));
  if (where == 0) arena.says("modify-defense", "1e-pilot-captainnym-scurrgh6bomber-scumandvillainy");
  engage(arena);
  CHECK(damage_to(arena, "B") == (where == 0 ? 1 : 2));
}

TEST_CASE("Constable Zuvio: a bomb from the front guides on a reverse maneuver [1e-pilot-constablezuvio][1e-bomb-2]",
          "[first]") {
  Arena arena = flight("1e-pilot-constablezuvio", {kMine});
  SECTION("a mine as well, without an action") {
    arena.says("drop", kMine + ":launch-straight-1");
    reveal(arena, "1S");
    REQUIRE(dropped(arena) != nullptr);
    CHECK(dropped(arena)->pose.y.mm() > 340);
    CHECK(!rules::has_card(arena["A"], kMine));
    CHECK(arena["A"].ship.actions.empty());
  }
  SECTION("not when it goes ahead") {
    reveal(arena, "1F");
    CHECK(arena.question("drop") == nullptr);
  }
  SECTION("not a second one in a round") {
    arena.edit("A").ship.marks = {"dropped-bomb"};
    reveal(arena, "1S");
    CHECK(arena.question("drop") == nullptr);
  }
}

TEST_CASE("Dace Bonearm: an ionised enemy at range 1-3 suffers 1 damage for a stress token [1e-pilot-dacebonearm]",
          "[first]") {
  Arena arena = fight("1e-pilot-dacebonearm", {}, {enemy("B", 250)});
  arena.says("effect", "1e-pilot-dacebonearm");
  arena.run([](Game& game) { rules::gain(game, "B", Token::ion, 2, "1e-ion-1"); });  // once for both
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["A"].tokens.stress == 1);
  arena.run([](Game& game) { rules::gain(game, "B", Token::ion, 1, "1e-ion-1"); });  // he is stressed
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Dace Bonearm: not beyond range 3, not for other tokens or friends [1e-pilot-dacebonearm]", "[first]") {
  Arena arena = fight("1e-pilot-dacebonearm", {}, {enemy("B", 320), enemy("C", 100), wingman("F", 20)});
  arena.run([](Game& game) {
    rules::gain(game, "B", Token::ion, 1, "1e-ion-1");
    rules::gain(game, "C", Token::stress, 1, "1e-act-9");
    rules::gain(game, "F", Token::ion, 1, "1e-ion-1");
  });
  CHECK(arena["A"].tokens.stress == 0);
}

TEST_CASE("Dalan Oberos: a lock on an enemy in the bullseye arc [1e-pilot-dalanoberos-m12lkimogilafighter]",
          "[first]") {
  Arena arena = fight("1e-pilot-dalanoberos-m12lkimogilafighter", {}, {enemy("B", 250)});
  const bool ahead = GENERATE(true, false);
  if (ahead) {
    arena.says("effect", "1e-pilot-dalanoberos-m12lkimogilafighter");
  } else {
    arena.edit("B").pose.x = base::um_from_mm(557);
  }
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].lock == (ahead ? "B" : ""));
}

TEST_CASE("Dengar: attacks back who lies in his arc, once a round [1e-pilot-dengar][1e-timing-6]", "[first]") {
  Arena arena = fight("1e-pilot-dengar", {}, {enemy("B", 150), enemy("C", 250)});
  for (int i = 0; i < 2; ++i) {
    arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(2));
    if (i == 0) arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
    engage(arena, "B");
    if (i == 0) CHECK(arena.offered("attack", "primary:0>C") == nullptr);
  }
  CHECK(arena["A"].ship.has_mark("used:1e-pilot-dengar"));
}

TEST_CASE("Dengar: not at what lies outside of his arc, though his weapon turns [1e-pilot-dengar]", "[first]") {
  Arena arena = fight("1e-pilot-dengar", {}, {piloted("B", kTie, Side::enemy, 457, 120)});
  arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(2));
  engage(arena, "B");
  CHECK_FALSE(arena["A"].ship.has_mark("used:1e-pilot-dengar"));
}

TEST_CASE("Dengar: also when the attack has destroyed him [1e-pilot-dengar][1e-timing-8]", "[first]") {
  Arena arena = fight("1e-pilot-dengar", {}, {enemy("B", 150)});
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.damage = {{212, false}, {212, false}, {212, false}, {212, false}};
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(2));
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank}).dice(blanks(3));
  engage(arena, "B");
  CHECK(arena["A"].ship.destroyed);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Drea Renthal: for a stress token a spent lock comes back, also while stressed [1e-pilot-drearenthal]",
          "[first]") {
  Arena arena = fight("1e-pilot-drearenthal", {}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.edit("A").tokens.stress = 1;
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit}).says("modify-attack", "lock");
  arena.says("reroll", "0").says("reroll", "done").says("effect", "1e-pilot-drearenthal").dice({Face::hit});
  arena.says("modify-attack", "done").dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].lock == "B");
  CHECK(arena["A"].tokens.stress == 2);
}

TEST_CASE("Drea Renthal: nothing to lock within range 3, nothing to pay for [1e-pilot-drearenthal]", "[first]") {
  Arena arena = fight("1e-pilot-drearenthal", {}, {enemy("B", 400)});
  arena.edit("A").lock = "B";
  arena.run([](Game& game) { rules::spend_lock(game, "A", "1e-lock-11"); });
  CHECK(arena["A"].tokens.stress == 0);
}

TEST_CASE("Emon Azzameen drops bombs with three templates more [1e-pilot-emonazzameen][1e-bomb-3]", "[first]") {
  const auto templates = [](const char* pilot) {
    Arena arena = fight(pilot);
    std::vector<state::Option> options{rules::option("straight-1", {})};
    arena.run([&options](Game& game) {
      rules::Occasion occasion;
      occasion.window = Window::device_template;
      occasion.subject = "A";
      occasion.options = &options;
      rules::happen(game, occasion);
    });
    Ids keys;
    for (const state::Option& each : options) keys.push_back(each.key);
    return keys;
  };
  CHECK(templates("1e-pilot-emonazzameen") == Ids{"straight-1", "straight-3", "turn-3-left", "turn-3-right"});
  CHECK(templates(kFirespray) == Ids{"straight-1"});
}

TEST_CASE("Fenn Rau: one die more while the other ship is at range 1 [1e-pilot-fennrau-protectoratestarfighter]",
          "[first]") {
  const bool near = GENERATE(true, false);
  Arena attack = fight("1e-pilot-fennrau-protectoratestarfighter", {}, {enemy("B", near ? 80 : 150)});
  attack.says("attack", "primary:0>B").dice(blanks(near ? 5 : 3)).dice(blanks(3));
  engage(attack);
  Arena defense = fight("1e-pilot-fennrau-protectoratestarfighter", {}, {enemy("B", near ? 80 : 150)});
  defense.says("attack", "primary:0>A").dice(blanks(near ? 3 : 2)).dice(blanks(near ? 4 : 3));
  engage(defense, "B");
  CHECK(damage_to(defense, "A") == 0);
}

TEST_CASE("Genesis Red: as many focus and evade tokens as the ship that he locks [1e-pilot-genesisred]", "[first]") {
  Arena arena = flight("1e-pilot-genesisred", {}, {enemy("B", 150)});
  arena.edit("B").tokens.focus = 2;
  arena.edit("B").tokens.evade = 1;
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").tokens.evade = 2;
  arena.says("action", "lock");
  act(arena);
  CHECK(arena["A"].lock == "B");
  CHECK(arena["A"].tokens.focus == 2);
  CHECK(arena["A"].tokens.evade == 2);  // he loses none
}

TEST_CASE("Graz the Hunter: one defence die more against who lies in his arc [1e-pilot-grazthehunter]", "[first]") {
  const bool ahead = GENERATE(true, false);
  state::Piece behind = piloted("B", kTie, Side::enemy, 457, 110);
  Arena arena = fight("1e-pilot-grazthehunter", {}, {ahead ? enemy("B", 150) : behind});
  arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(ahead ? 3 : 2));
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 0);
}

TEST_CASE("Guri: an enemy at range 1 brings a focus token [1e-pilot-guri]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight("1e-pilot-guri", {}, {enemy("B", near ? 90 : 110)});
  if (near) arena.says("effect", "1e-pilot-guri");
  begin_combat(arena);
  CHECK(arena["A"].tokens.focus == (near ? 1 : 0));
}

TEST_CASE("IG-88A: a kill brings a shield back, within the shield value [1e-pilot-ig88a][1e-dmg-17]", "[first]") {
  const int shields = GENERATE(2, 4);  // of 4
  Arena arena = fight("1e-pilot-ig88a", {}, {enemy("B", 150)});
  arena.edit("A").ship.shields = shields;
  arena.edit("B").ship.damage = {{212, false}, {212, false}};
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.dice(blanks(3));
  if (shields == 2) arena.says("effect", "1e-pilot-ig88a");
  engage(arena);
  CHECK(arena["B"].ship.destroyed);
  CHECK(arena["A"].ship.shields == (shields == 2 ? 3 : 4));
}

TEST_CASE("IG-88A: a defender that lives brings nothing [1e-pilot-ig88a]", "[first]") {
  Arena arena = fight("1e-pilot-ig88a", {}, {enemy("B", 150)});
  arena.edit("A").ship.shields = 2;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].ship.shields == 2);
}

TEST_CASE("IG-88B: after a miss one attack with a cannon, once a round [1e-pilot-ig88b][1e-attack-40]", "[first]") {
  Arena arena = fight("1e-pilot-ig88b", {"1e-upgrade-heavylasercannon"}, {enemy("B", 150), enemy("C", 250)});
  arena.says("attack", "primary:0>B").dice(blanks(3));
  arena.dice(blanks(3));
  arena.says("attack", "1e-upgrade-heavylasercannon>C");  // a target of its own
  arena.dice(blanks(4)).dice(blanks(3));
  engage(arena);  // it has missed again, and nothing more comes of that
  CHECK(arena["A"].ship.has_mark("used:1e-pilot-ig88b"));
  CHECK(arena.offered("attack", "primary:0>B") == nullptr);
}

TEST_CASE("IG-88B: nothing after a hit, nor without a cannon [1e-pilot-ig88b]", "[first]") {
  const bool armed = GENERATE(true, false);
  std::vector<std::string> cards;
  if (armed) cards.push_back("1e-upgrade-heavylasercannon");
  Arena arena = fight("1e-pilot-ig88b", cards, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({armed ? Face::hit : Face::blank, Face::blank, Face::blank});
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (armed ? 1 : 0));
}

TEST_CASE("IG-88C: a boost brings a free evade, not while stressed [1e-pilot-ig88c]", "[first]") {
  const bool stressed = GENERATE(false, true);
  Arena arena = flight("1e-pilot-ig88c");
  arena.says("action", "boost").says("boost", "straight");
  if (!stressed) arena.says("action", "evade");
  arena.run([stressed](Game& game) {
    rules::Offer offer;
    offer.only = {"boost"};
    offer.even_stressed = true;
    if (stressed) rules::gain(game, "A", Token::stress, 1, "1e-act-9");
    rules::offer_action(game, "A", offer);
  });
  CHECK(arena["A"].tokens.evade == (stressed ? 0 : 1));
}

TEST_CASE("IG-88C: other actions bring none [1e-pilot-ig88c]", "[first]") {
  Arena arena = flight("1e-pilot-ig88c");
  arena.says("action", "focus");
  act(arena);
  CHECK(arena["A"].tokens.evade == 0);
}

TEST_CASE("IG-88D: a Segnor's loop along the turn template, red and turned about [1e-pilot-ig88d]", "[first]") {
  Arena turned = flight("1e-pilot-ig88d");
  turned.says("effect", "1e-pilot-ig88d");
  activate(turned, "3L");
  CHECK(turned["A"].tokens.stress == 1);  // as red as the loop
  Arena white = flight("1e-pilot-trandoshanslaver");
  white.edit("A").ship.dial = geom::maneuver_from_code("3T");
  white.passes("action");
  white.run([](Game& game) { rules::activate(game, "A"); });
  CHECK(turned["A"].pose.x.value == white["A"].pose.x.value);  // both bases are large: where a turn ends
  CHECK(turned["A"].pose.y.value == white["A"].pose.y.value);
  CHECK(turned["A"].pose.heading.value == 90000);  // a left turn ends at 270 degrees
}

TEST_CASE("IG-88D: the loop along its bank, and loops that are none [1e-pilot-ig88d]", "[first]") {
  Arena banked = flight("1e-pilot-ig88d");
  banked.says("effect", "pass");
  activate(banked, "3P");
  CHECK(banked["A"].pose.heading.value == 225000);
  Arena koiogran = flight("1e-pilot-ig88d");
  activate(koiogran, "4K");
  CHECK(koiogran["A"].pose.heading.value == 180000);
}

TEST_CASE("Inaldra: a shield for a reroll of any dice [1e-pilot-inaldra]", "[first]") {
  Arena arena = fight("1e-pilot-inaldra", {}, {enemy("B", 150)});
  SECTION("attacking") {
    arena.says("attack", "primary:0>B").dice(blanks(2)).says("modify-attack", "1e-pilot-inaldra");
    arena.says("reroll", "0").says("reroll", "1").dice(hits(2)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].ship.shields == 0);
    CHECK(arena["A"].ship.damage.empty());
  }
  SECTION("no shield, no reroll") {
    arena.edit("A").ship.shields = 0;
    arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(3));
    engage(arena, "B");
    CHECK(arena.question("modify-defense") == nullptr);
  }
}

TEST_CASE("Kaa'to Leeachos: takes a friend's token at range 1-2 [1e-pilot-kaatoleeachos]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight("1e-pilot-kaatoleeachos", {}, {wingman("F", near ? 150 : 220, {}, "1e-pilot-serissu")});
  arena.edit("F").tokens.focus = 1;
  arena.edit("F").tokens.evade = 1;
  if (near) arena.says("effect", "1e-pilot-kaatoleeachos").says("pick", "evade");
  begin_combat(arena);
  CHECK(arena["A"].tokens.evade == (near ? 1 : 0));
  CHECK(arena["F"].tokens.evade == (near ? 0 : 1));
  CHECK(arena["F"].tokens.focus == 1);
}

TEST_CASE("Kad Solus: two focus tokens after a red maneuver, stressed as he is [1e-pilot-kadsolus]", "[first]") {
  Arena arena = flight("1e-pilot-kadsolus");
  const bool red = GENERATE(true, false);
  fly(arena, red ? "4K" : "3F");
  CHECK(arena["A"].tokens.focus == (red ? 2 : 0));
  CHECK(arena["A"].tokens.stress == (red ? 1 : 0));
}

TEST_CASE("Kath Scarlet: one die more to the rear [1e-pilot-kathscarlet-firespray31-scumandvillainy]", "[first]") {
  Arena arena = fight("1e-pilot-kathscarlet-firespray31-scumandvillainy", {}, {enemy("B", 150)});
  CHECK(attack_dice(arena) == 3);
  arena.edit("A").pose = pose(457, 300, 180);
  CHECK(attack_dice(arena) == 4);
}

TEST_CASE("Kavil: one die more against what is outside of his firing arc [1e-pilot-kavil]", "[first]") {
  const bool ahead = GENERATE(true, false);
  state::Piece target = piloted("B", kTie, Side::enemy, ahead ? 457 : 657, ahead ? 500 : 300, 180);
  Arena arena = fight("1e-pilot-kavil", {"1e-upgrade-ioncannonturret"}, {target});
  arena.says("attack", "1e-upgrade-ioncannonturret>B");
  arena.dice(std::vector<Face>(ahead ? 3 : 4, Face::blank)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Ketsu Onyo: a ship at range 1 in both arcs gets a tractor beam token [1e-pilot-ketsuonyo]", "[first]") {
  Arena arena = fight("1e-pilot-ketsuonyo", {}, {enemy("B", 60), enemy("C", 160)});
  SECTION("the marker points ahead: B alone is at range 1") {
    arena.says("effect", "1e-pilot-ketsuonyo").says("tractor", "pass");
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["B"].tokens.tractor == 1);
    CHECK(arena["C"].tokens.tractor == 0);
  }
  SECTION("it points astern: nobody is in both") {
    arena.edit("A").ship.turret = state::Turret::rear;
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["B"].tokens.tractor == 0);
  }
}

}  // namespace plotboard::first_cards_pilots_scum_a_k
