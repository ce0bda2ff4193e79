// Pilots of the Rebel Alliance, A to E.
#include "data/catalog.hpp"
#include "rules/play/devices.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_pilots_rebel_a_e {
using namespace test::first;

TEST_CASE("Ahsoka Tano: her focus token is a free action of a friend at range 1 [1e-pilot-ahsokatano]", "[first]") {
  Arena arena = fight("1e-pilot-ahsokatano", {}, {wingman("F", 60, {}, kTie), wingman("G", 150, {}, kTie)});
  SECTION("F or she herself, nobody farther away") {
    arena.edit("A").tokens.focus = 1;
    arena.says("effect", "1e-pilot-ahsokatano").says("ship", "F").says("action", "evade");
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].tokens.focus == 0);
    CHECK(arena["F"].tokens.evade == 1);
    CHECK(arena.offered("ship", "A") != nullptr);
    CHECK(arena.offered("ship", "G") == nullptr);
  }
  SECTION("without a token nothing") {
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena.question("effect") == nullptr);
  }
}

TEST_CASE("Airen Cracken: a friend's free action after his attack [1e-pilot-airencracken][1e-action-10]", "[first]") {
  Arena arena = fight("1e-pilot-airencracken", {}, {wingman("F", 50), wingman("G", 150), enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
  SECTION("at range 1") {
    arena.says("ship", "F").says("action", "lock");
    engage(arena);
    CHECK(arena.offered("ship", "G") == nullptr);
    CHECK(arena["F"].lock == "B");
  }
  SECTION("another one where the first cannot act") {
    arena.edit("F").tokens.stress = 1;
    arena.edit("G").pose = pose(397, 300);
    arena.says("ship", "F").says("ship", "G").says("action", "focus");
    engage(arena);
    CHECK(arena["G"].tokens.focus == 1);
  }
  SECTION("or nobody") {
    arena.says("ship", "pass");
    engage(arena);
    CHECK(arena.question("action") == nullptr);
  }
}

TEST_CASE("AP-5: 2 stress tokens for one of the ship that he coordinates [1e-pilot-ap5][1e-coord-2]", "[first]") {
  Arena arena = flight("1e-pilot-ap5", {}, {ally("F", 557, 300)});
  arena.says("action", "coordinate");
  SECTION("then it may act") {
    arena.edit("F").tokens.stress = 1;
    arena.says("effect", "1e-pilot-ap5").says("action", "focus");
    act(arena);
    CHECK(arena["A"].tokens.stress == 2);
    CHECK(arena["F"].tokens.stress == 0);
    CHECK(arena["F"].tokens.focus == 1);
  }
  SECTION("still stressed it may not") {
    arena.edit("F").tokens.stress = 2;
    arena.says("effect", "1e-pilot-ap5");
    act(arena);
    CHECK(arena["F"].tokens.stress == 1);
    CHECK(arena["F"].tokens.focus == 0);
  }
  SECTION("left") {
    arena.edit("F").tokens.stress = 1;
    arena.says("effect", "pass");
    act(arena);
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(arena["F"].tokens.stress == 1);
  }
  SECTION("not for a ship without stress") {
    arena.says("action", "focus");
    act(arena);
    CHECK(!asked_to_use(arena, "1e-pilot-ap5"));
  }
}

TEST_CASE("Arvel Crynyd: he attacks whom he touches, at range 1 [1e-pilot-arvelcrynyd][1e-touch-5]", "[first]") {
  SECTION("in his arc") {
    Arena arena = fight("1e-pilot-arvelcrynyd", {}, {enemy("B", 0)});
    arena.edit("A").ship.bumped = {"B"};
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});  // with the die of range 1
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    arena.run([](Game& game) { CHECK(rules::shots_of(game, "B").empty()); });  // who may not answer
  }
  SECTION("outside of it") {
    Arena arena = fight("1e-pilot-arvelcrynyd", {}, {enemy("B", 0)});
    arena.edit("A").pose = pose(457, 300, 180);
    arena.edit("A").ship.bumped = {"B"};
    arena.run([](Game& game) { CHECK(rules::shots_of(game, "A").empty()); });
  }
  SECTION("with weapons that reach range 1") {
    Arena arena = fight("1e-pilot-arvelcrynyd", {"1e-upgrade-concussionmissiles"}, {enemy("B", 0)});
    arena.edit("A").ship.bumped = {"B"};
    arena.edit("A").lock = "B";
    arena.run([](Game& game) { CHECK(rules::shots_of(game, "A").size() == 1); });
  }
}

TEST_CASE("Benthic Two Tubes: his focus token for a friend at range 1 or 2 [1e-pilot-benthictwotubes]", "[first]") {
  const double gap = GENERATE(150.0, 250.0);
  Arena arena = flight("1e-pilot-benthictwotubes", {}, {wingman("F", gap, {}, kTie)});
  arena.says("action", "focus");
  if (gap < 200) arena.says("effect", "1e-pilot-benthictwotubes");
  act(arena);
  CHECK(arena["A"].tokens.focus == (gap < 200 ? 0 : 1));
  CHECK(arena["F"].tokens.focus == (gap < 200 ? 1 : 0));
}

TEST_CASE("Biggs Darklighter draws fire once in the game [1e-pilot-biggsdarklighter][1e-attack-11]", "[first]") {
  Arena arena = fight("1e-pilot-biggsdarklighter", {}, {wingman("F", 50), wingman("G", 150), enemy("B", 150)});
  const auto targets = [&arena] {
    Ids ids;
    arena.run([&ids](Game& game) {
      for (const rules::Shot& shot : rules::shots_of(game, "B")) ids.push_back(shot.defender);
    });
    return ids;
  };
  SECTION("at range 1 of him nobody else is attacked") {
    arena.says("effect", "1e-pilot-biggsdarklighter");
    open(arena, Window::start_of_engagement_phase);
    CHECK(targets() == Ids{"A", "G"});
    arena.run([](Game& game) { game.emit(state::RoundStarted{2}); });
    CHECK(targets() == Ids{"A", "F", "G"});
    open(arena, Window::start_of_engagement_phase);  // and nobody asks again
    CHECK(targets() == Ids{"A", "F", "G"});
  }
  SECTION("he may wait") {
    arena.says("effect", "pass");
    open(arena, Window::start_of_engagement_phase);
    CHECK(targets() == Ids{"A", "F", "G"});
  }
  SECTION("only where he can be attacked himself") {
    arena.says("effect", "1e-pilot-biggsdarklighter");
    open(arena, Window::start_of_engagement_phase);
    arena.edit("F").pose = pose(457, 360);
    arena.edit("B").pose = pose(457, 670, 180);  // 330 mm from him
    CHECK(targets() == Ids{"F"});
  }
}

TEST_CASE("Bodhi Rook: friends lock what any friend is near [1e-pilot-bodhirook]", "[first]") {
  // A is some 500 mm from B; the scout is near it, or is not there.
  const bool scout = GENERATE(true, false);
  std::vector<state::Piece> others{wingman("R", 60, {}, "1e-pilot-bodhirook"), enemy("B", 500)};
  if (scout) others.push_back(piloted("S", kXwing, Side::player, 557, 700));
  Arena arena = flight(kXwing, {}, std::move(others));
  if (scout) {
    arena.says("action", "lock");
    act(arena);
    CHECK(arena["A"].lock == "B");
  } else {
    arena.says("action", "pass");
    act(arena);
    REQUIRE(arena.offered("action", "lock") != nullptr);
    CHECK(!arena.offered("action", "lock")->legal);
  }
}

TEST_CASE("Braylen Stramm: a hit on the die takes the stress off [1e-pilot-braylenstramm][1e-act-11]", "[first]") {
  Arena arena = flight("1e-pilot-braylenstramm");
  arena.edit("A").tokens.stress = 1;
  const bool hits = GENERATE(true, false);
  arena.says("effect", "1e-pilot-braylenstramm").dice({hits ? Face::crit : Face::focus});
  fly(arena, "3F");
  CHECK(arena["A"].tokens.stress == (hits ? 0 : 1));
}

TEST_CASE("Captain Nym: one friendly bomb a round does not go off [1e-pilot-captainnym-scurrgh6bomber-rebelalliance]",
          "[first]") {
  Arena arena = flight("1e-pilot-captainnym-scurrgh6bomber-rebelalliance");
  arena.table.pieces.push_back(device("ours", "1e-seismic-charge", 557, 300));
  arena.table.pieces.push_back(device("theirs", "1e-seismic-charge", 557, 800, Side::enemy));
  CHECK(!is_stopped(arena, Window::device_goes_off, "", "theirs"));
  arena.says("effect", "1e-pilot-captainnym-scurrgh6bomber-rebelalliance");
  arena.run([](Game& game) { rules::detonate(game, "ours"); });
  REQUIRE(arena.table.find("ours") != nullptr);
  CHECK(damage_to(arena, "A") == 0);
  CHECK(!is_stopped(arena, Window::device_goes_off, "", "ours"));  // once a round
}

TEST_CASE("Captain Rex: suppressive fire for whom he attacks, one ship at a time [1e-pilot-captainrex][1e-cond-4]",
          "[first]") {
  Arena arena = fight("1e-pilot-captainrex", {}, {enemy("B", 150), enemy("C", 270)});
  const Id condition = "1e-condition-suppressivefire";
  arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));  // hit or not
  engage(arena);
  CHECK(rules::has_card(arena["B"], condition));
  arena.says("attack", "primary:0>C").dice(blanks(2)).dice(blanks(4));
  engage(arena);
  CHECK(!rules::has_card(arena["B"], condition));
  CHECK(rules::has_card(arena["C"], condition));
}

TEST_CASE("Cassian Andor: stress off a friend at range 1 or 2, not off himself [1e-pilot-cassianandor]", "[first]") {
  Arena arena = flight("1e-pilot-cassianandor", {}, {wingman("F", 150, {}, kTie), wingman("G", 270, {}, kTie)});
  for (const char* id : {"A", "F", "G"}) arena.edit(id).tokens.stress = 1;
  arena.says("effect", "1e-pilot-cassianandor");
  open(arena, Window::start_of_activation_phase);
  CHECK(arena["F"].tokens.stress == 0);
  CHECK(arena["G"].tokens.stress == 1);  // beyond
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("Chewbacca: a faceup card is turned down and never acts [1e-pilot-chewbacca][1e-dmg-6]", "[first]") {
  Arena arena = fight("1e-pilot-chewbacca");
  arena.edit("A").ship.shields = 0;
  SECTION("dealt faceup") {
    arena.run([](Game& game) { rules::suffer(game, "A", 0, 1, "1e-attack-34"); });
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(!arena["A"].ship.damage.front().faceup);
    CHECK(!arena.told(catalog().damage_card(212)->rule));
  }
  SECTION("only turned up") {
    arena.run([](Game& game) {
      rules::deal_card(game, "A", false, "1e-dmg-3");
      rules::expose(game, "A", "1e-dmg-6");
    });
    CHECK(arena["A"].ship.damage.front().faceup);
  }
}

TEST_CASE("\"Chopper\": stress for the enemies that touch him [1e-pilot-chopper][1e-golden-10]", "[first]") {
  Arena arena = fight("1e-pilot-chopper", {}, {enemy("B", 0), enemy("C", 150), enemy("D", 250), wingman("F", 0)});
  arena.edit("A").ship.bumped = {"B", "F"};
  arena.edit("C").ship.bumped = {"A"};
  arena.says("ship", "C");  // as he likes
  begin_combat(arena);
  for (const char* id : {"B", "C"}) CHECK(arena[id].tokens.stress == 1);
  for (const char* id : {"D", "F"}) CHECK(arena[id].tokens.stress == 0);
}

TEST_CASE("Corran Horn attacks in the End phase and pays for it [1e-pilot-corranhorn][1e-round-6]", "[first]") {
  Arena arena = fight("1e-pilot-corranhorn", {}, {enemy("B", 150)});
  arena.table.play.phase = Phase::end;
  const auto next_round = [&arena](int round) {
    arena.run([round](Game& game) {
      game.emit(state::RoundStarted{round});
      rules::moment_for_all(game, Window::start_of_planning);
    });
    arena.table.play.phase = Phase::engagement;
  };
  const auto shoots = [&arena] {
    arena.says("attack", "primary:0>B").dice(blanks(3));
    arena.dice(blanks(3));
  };
  SECTION("tokens still work") {
    arena.edit("A").tokens.focus = 1;
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank}).says("modify-attack", "focus");
    arena.dice(blanks(3));
    open(arena, Window::start_of_end_phase);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("no attack in the next round, in its End phase neither; then again") {
    shoots();
    open(arena, Window::start_of_end_phase);
    next_round(2);
    engage(arena);
    open(arena, Window::start_of_end_phase);
    next_round(3);
    shoots();
    engage(arena);
  }
  SECTION("nothing to pay for where he does not") {
    arena.says("attack", "pass");
    open(arena, Window::start_of_end_phase);
    next_round(2);
    shoots();
    engage(arena);
  }
}

TEST_CASE("CR90 fore section: an energy is an attack die [1e-pilot-cr90corvettefore]", "[first]") {
  Arena arena = fight(kCorvette, {kCorvetteAft}, {enemy("B", 330)});
  arena.says("attack", "primary:0>B");
  SECTION("it pays") {
    arena.edit("A").ship.sections[1].energy = 2;
    arena.says("effect", kCorvette);
    arena.dice(blanks(5));
    arena.dice(blanks(4));
    arena.run([](Game& game) { rules::offer_attack(game, "A", {}, false, "1e-attack-1"); });
    CHECK(arena["A"].ship.sections[1].energy == 1);
  }
  SECTION("it has none") {
    arena.dice(blanks(4));
    arena.dice(blanks(4));
    arena.run([](Game& game) { rules::offer_attack(game, "A", {}, false, "1e-attack-1"); });
  }
}

TEST_CASE("Dash Rendar flies through obstacles [1e-pilot-dashrendar]", "[first]") {
  const auto over = [](const char* pilot) {
    state::Piece rock = obstacle("R1", "coreasteroid0", 457, 460);
    return Arena({piloted("A", pilot, Side::player, 457, 300), enemy("B", 250), rock}, "1e", Phase::activation);
  };
  SECTION("he does, but does not shoot from an asteroid") {
    Arena arena = over("1e-pilot-dashrendar");
    fly(arena, "2F");
    CHECK(!arena["A"].ship.skips_action);
    arena.run([](Game& game) { CHECK(rules::shots_of(game, "A").empty()); });
  }
  SECTION("others throw a die and lose their action") {
    Arena arena = over("1e-pilot-wildspacefringer");
    arena.dice({Face::hit});
    fly(arena, "2F");
    CHECK(arena["A"].ship.skips_action);
    CHECK(damage_to(arena, "A") == 1);
  }
}

TEST_CASE("Dash Rendar rolls over obstacles [1e-pilot-dashrendar]", "[first]") {
  const auto may_roll = [](const char* pilot) {
    state::Piece left = obstacle("R1", "coreasteroid0", 380, 300), right = obstacle("R2", "coreasteroid0", 534, 300);
    Arena arena = flight(pilot, {}, {left, right});
    arena.says("action", "pass");
    act(arena);
    return arena.offered("action", "barrel-roll")->legal;
  };
  CHECK(may_roll("1e-pilot-dashrendar"));
  CHECK(!may_roll("1e-pilot-wildspacefringer"));
}

TEST_CASE("Dutch Vander: a second ship may lock what it likes [1e-pilot-dutchvander][1e-lock-10]", "[first]") {
  SECTION("at range 2, stressed") {
    Arena arena = fight("1e-pilot-dutchvander", {}, {wingman("F", 150), enemy("B", 150)});
    arena.edit("F").tokens.stress = 1;
    arena.says("action", "lock").says("second-lock", "yes");
    act(arena);
    CHECK(arena["A"].lock == "B");
    CHECK(arena["F"].lock == "B");
  }
  SECTION("it need not") {
    Arena arena = fight("1e-pilot-dutchvander", {}, {wingman("F", 150), enemy("B", 150)});
    arena.says("action", "lock").says("second-lock", "no");
    act(arena);
    CHECK(arena["F"].lock.empty());
  }
  SECTION("one has to be picked") {
    Arena arena = fight("1e-pilot-dutchvander", {}, {wingman("F", 50), wingman("G", 150), enemy("B", 150)});
    arena.says("action", "lock").says("ship", "G").says("second-lock", "yes");
    act(arena);
    CHECK(arena.offered("ship", "pass") == nullptr);
    CHECK(arena["G"].lock == "B");
  }
  SECTION("nobody at range 1-2") {
    Arena arena = fight("1e-pilot-dutchvander", {}, {wingman("F", 220), enemy("B", 150)});
    arena.says("action", "lock");
    act(arena);
    CHECK(arena["F"].lock.empty());
  }
}

TEST_CASE("Eaden Vrill: one die more against stressed ships [1e-pilot-eadenvrill]", "[first]") {
  Arena arena = fight("1e-pilot-eadenvrill", {}, {enemy("B", 150)});
  CHECK(attack_dice(arena) == 2);
  arena.edit("B").tokens.stress = 1;
  CHECK(attack_dice(arena) == 3);
  Arena cannon = fight("1e-pilot-eadenvrill", {"1e-upgrade-heavylasercannon"}, {enemy("B", 150)});
  cannon.edit("B").tokens.stress = 1;
  cannon.says("attack", "1e-upgrade-heavylasercannon>B").dice({Face::hit, Face::hit, Face::blank, Face::blank});
  cannon.dice({Face::evade, Face::blank, Face::blank});
  engage(cannon);
  CHECK(damage_to(cannon, "B") == 1);
}

TEST_CASE("Edrio Two Tubes: with a focus token a free action before his dial [1e-pilot-edriotwotubes]", "[first]") {
  Arena arena = flight("1e-pilot-edriotwotubes", {}, {enemy("B", 150)});
  const bool focused = GENERATE(true, false);
  arena.edit("A").tokens.focus = focused ? 1 : 0;
  if (focused) arena.says("action", "lock");
  arena.run([](Game& game) { rules::moment(game, Window::before_activation, "A"); });
  CHECK(arena["A"].lock == (focused ? "B" : ""));
  if (!focused) return;
  arena.says("action", "focus");  // the lock is used up
  act(arena);
  CHECK(!arena.offered("action", "lock")->legal);
}

TEST_CASE("Esege Tuketu: a friend at range 1-2 attacks with his focus token [1e-pilot-esegetuketu]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight(kXwing, {}, {enemy("B", 150), wingman("E", near ? 150 : 220, {}, "1e-pilot-esegetuketu")});
  arena.edit("E").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  if (near) arena.says("modify-attack", "1e-pilot-esegetuketu");
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (near ? 2 : 0));
  CHECK(arena["E"].tokens.focus == (near ? 0 : 1));
}

TEST_CASE("Esege Tuketu: one focus token a roll, whoever's it is [1e-pilot-esegetuketu][1e-focus-5]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150), wingman("E", 20, {}, "1e-pilot-esegetuketu")});
  arena.edit("A").tokens.focus = 1;
  arena.edit("E").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-pilot-esegetuketu").dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE(
    "Esege Tuketu: his token serves as 'a focus token' of Poe Dameron [1e-pilot-esegetuketu][1e-pilot-poedameron]",
    "[first]") {
  Arena arena = fight("1e-pilot-poedameron", {}, {enemy("B", 150), wingman("E", 20, {}, "1e-pilot-esegetuketu")});
  arena.edit("E").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank});
  arena.says("modify-attack", "1e-pilot-poedameron").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["E"].tokens.focus == 1);
}

TEST_CASE("Esege Tuketu: his token pays for a weapon where the attacker has none [1e-pilot-esegetuketu]", "[first]") {
  const int own = GENERATE(0, 1);
  Arena arena = fight("1e-pilot-goldsquadronpilot", {"1e-upgrade-blasterturret"},
                      {enemy("B", 150), wingman("E", 20, {}, "1e-pilot-esegetuketu")});
  arena.edit("A").tokens.focus = own;
  arena.edit("E").tokens.focus = 1;
  arena.says("attack", "1e-upgrade-blasterturret>B").dice(blanks(3)).dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["E"].tokens.focus == own);
}

TEST_CASE("Etahn A'baht: hits on ships in his arc are critical [1e-pilot-etahnabaht]", "[first]") {
  Arena arena = fight(kXwing, {}, {wingman("F", 10, {}, "1e-pilot-etahnabaht"), enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  SECTION("in his arc") {
    arena.says("modify-attack", "1e-pilot-etahnabaht").dice(blanks(3));
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage.front().faceup);
  }
  SECTION("outside of it") {
    arena.edit("F").pose = pose(507, 300, 180);
    arena.dice(blanks(3));
    engage(arena);
    CHECK(!arena["B"].ship.damage.front().faceup);
  }
  SECTION("beyond range 3") {
    arena.edit("F").pose = pose(507, 100);
    arena.dice(blanks(3));
    engage(arena);
    CHECK(!arena["B"].ship.damage.front().faceup);
  }
}

TEST_CASE("Etahn A'baht may do it himself [1e-pilot-etahnabaht]", "[first]") {
  Arena arena = fight("1e-pilot-etahnabaht", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.says("modify-attack", "1e-pilot-etahnabaht").dice(blanks(3));
  engage(arena);
  CHECK(!arena["B"].ship.damage.front().faceup);
  CHECK(arena["B"].ship.damage.back().faceup);
}

TEST_CASE("Ezra Bridger: stressed, two focus results are evades [1e-pilot-ezrabridger-attackshuttle]", "[first]") {
  const bool stressed = GENERATE(true, false);
  Arena arena = fight("1e-pilot-ezrabridger-attackshuttle", {}, {enemy("B", 80)});
  if (stressed) arena.edit("A").tokens.stress = 1;
  arena.says("attack", "primary:0>A").dice(hits(3)).dice({Face::focus, Face::focus});
  if (stressed) arena.says("modify-defense", "1e-pilot-ezrabridger-attackshuttle");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == (stressed ? 1 : 3));
}

TEST_CASE("Ezra Bridger: stressed, two focus results are evades [1e-pilot-ezrabridger-sheathipedeclassshuttle]",
          "[first]") {
  Arena arena = fight(kTie, {}, {enemy("B", 150, {}, "1e-pilot-ezrabridger-sheathipedeclassshuttle")});
  const bool stressed = GENERATE(true, false);
  arena.edit("B").tokens.stress = stressed ? 1 : 0;
  arena.says("attack", "primary:0>B").dice(hits(2)).dice({Face::focus, Face::focus});
  if (stressed) arena.says("modify-defense", "1e-pilot-ezrabridger-sheathipedeclassshuttle");
  engage(arena);
  CHECK(damage_to(arena, "B") == (stressed ? 0 : 2));
}

}  // namespace plotboard::first_cards_pilots_rebel_a_e
