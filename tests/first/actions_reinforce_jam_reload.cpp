// SLAM, reinforce, coordinate, jam, recover, rotate arc, reload.
#include "first/attacks.hpp"

namespace plotboard::first_actions_reinforce_jam_reload {
using namespace first_attacks;

TEST_CASE("An ionised ship may SLAM after its forced move [1e-slam-6]", "[first]") {
  Arena arena = flight(kKwing, {});
  arena.edit("A").tokens.ion = 1;
  arena.says("action", "slam").says("slam", "1F");
  flies(arena);
  CHECK(arena["A"].pose == pose(457, 300 + 80 + 80));
  CHECK(arena["A"].tokens.disarm == 1);
}

TEST_CASE("After an overlap or an asteroid there is no SLAM [1e-slam-7]", "[first]") {
  Arena bumped = flight(kKwing, {}, {at("B", kTie, Side::enemy, 457, 400, 180)});
  flies(bumped, "2F");
  CHECK(times_asked(bumped, "action") == 0);
  Arena crashed = flight(kKwing, {}, {rock(457, 370)});
  crashed.dice({Face::blank});
  flies(crashed, "3F");
  CHECK(times_asked(crashed, "action") == 0);
  Arena clear = flight(kKwing, {});
  clear.says("action", "pass");
  flies(clear, "2F");
  CHECK(verdict_on(clear, "action", "slam") == "legal");
}

TEST_CASE("Advanced SLAM needs a way clear of obstacles and ships [1e-slam-8]", "[first]") {
  const Cards advanced{"1e-upgrade-advancedslam"};
  Arena clear = flight(kKwing, advanced);
  clear.says("action", "slam").says("slam", "1F").says("action", "focus");
  flies(clear, "1F");
  CHECK(clear["A"].tokens.focus == 1);
  Arena by_rock = flight(kKwing, advanced, {rock(457, 460)});
  by_rock.says("action", "slam").says("slam", "1F").dice({Face::blank});
  flies(by_rock, "1F");
  CHECK(times_asked(by_rock, "action") == 1);
  Arena by_ship = flight(kKwing, advanced, {at("B", kTie, Side::enemy, 457, 480, 180)});
  by_ship.says("action", "slam").says("slam", "1F");
  flies(by_ship, "1F");
  CHECK(times_asked(by_ship, "action") == 1);
}

TEST_CASE("The reinforce action puts a token with the chosen side up [1e-reinforce-1]", "[first]") {
  for (const std::string side : {"fore", "aft"}) {
    Arena arena = flight(kAuzituck, {});
    arena.says("action", "reinforce").says("reinforce", side);
    act(arena);
    CHECK(arena["A"].tokens.reinforce_fore == (side == "fore" ? 1 : 0));
    CHECK(arena["A"].tokens.reinforce_aft == (side == "aft" ? 1 : 0));
  }
}

TEST_CASE("Aft side up, it helps against attackers outside the firing arc alone [1e-reinforce-3]", "[first]") {
  for (const bool behind : {true, false}) {
    Arena arena = fight(kAuzituck, {}, {at("B", kTie, Side::enemy, 457, behind ? 110 : 490, behind ? 0 : 180)});
    arena.edit("A").tokens.reinforce_aft = 1;
    attacked(arena, {Face::hit, Face::blank}, {Face::blank});
    CHECK(damage_to(arena, "A") == (behind ? 0 : 1));
  }
}

TEST_CASE("A reinforce token stays and works against every attack [1e-reinforce-4]", "[first]") {
  Arena arena = fight(kAuzituck, {}, {enemy("B", 150), at("C", kTie, Side::enemy, 527, 490, 180)});
  arena.edit("A").tokens.reinforce_fore = 1;
  attacked(arena, {Face::hit, Face::blank}, {Face::blank});
  attacked(arena, {Face::hit, Face::blank}, {Face::blank}, "C");
  CHECK(damage_to(arena, "A") == 0);
  CHECK(arena["A"].tokens.reinforce_fore == 1);
}

TEST_CASE("The evade result of a reinforce token comes after the roll, before results are compared [1e-reinforce-5]",
          "[first]") {
  Arena arena = fight(kAuzituck, {}, {enemy("B", 150)});
  arena.edit("A").tokens.reinforce_fore = 1;
  attacked(arena, {Face::hit, Face::hit}, {Face::blank});
  const auto rolled =
      place_of<state::DiceRolled>(arena, [](const state::DiceRolled& it) { return it.pool == state::Pool::defense; });
  const auto added = place_of<state::AttackChanged>(arena, [](const state::AttackChanged& it) {
    return it.attack.defense_dice.size() == 2 && it.attack.defense_dice.back().added;
  });
  const auto compared = place_of<state::AttackChanged>(
      arena, [](const state::AttackChanged& it) { return it.attack.step == state::AttackStep::neutralize; });
  CHECK(rolled < added);
  CHECK(added < compared);
  CHECK(damage_to(arena, "A") == 1);
}

TEST_CASE("Coordinate: another friend at range 1 or 2 acts at once [1e-coord-1]", "[first]") {
  Arena arena = flight(kUpsilon, {},
                       {at("F", kXwing, Side::player, 457, 520), at("G", kXwing, Side::player, 457, 640),
                        at("H", kXwing, Side::player, 300, 300), at("E", kTie, Side::enemy, 560, 300)});
  arena.says("action", "coordinate").says("coordinate", "F").says("action", "focus");
  act(arena);
  CHECK(arena["F"].tokens.focus == 1);
  CHECK(verdict_on(arena, "coordinate", "G") == "forbidden");
  CHECK(arena.offered("coordinate", "E") == nullptr);
  CHECK(arena.offered("coordinate", "A") == nullptr);
}

TEST_CASE("Coordinate: stress and once a round bind the chosen ship [1e-coord-2]", "[first]") {
  Arena stressed = flight(kUpsilon, {}, {at("F", kXwing, Side::player, 457, 520), wingman("G", 100)});
  stressed.edit("F").tokens.stress = 1;
  stressed.says("action", "coordinate").says("coordinate", "F");
  act(stressed);
  CHECK(times_asked(stressed, "action") == 1);  // the shuttle's own
  CHECK(stressed["F"].tokens.focus == 0);
  Arena twice = flight(kUpsilon, {}, {at("F", kXwing, Side::player, 457, 520), wingman("G", 100), enemy("B", 300)});
  twice.edit("F").ship.actions = {"focus"};
  twice.says("action", "coordinate").says("coordinate", "F").says("action", "pass");
  act(twice);
  CHECK(verdict_on(twice, "action", "focus") == "forbidden");
  CHECK(verdict_on(twice, "action", "lock") == "legal");
}

TEST_CASE("Coordinate: the chosen ship picks among what is open to it [1e-coord-3]", "[first]") {
  Arena arena =
      flight(kUpsilon, {}, {at("F", kTie, Side::player, 457, 520, 0, {"1e-upgrade-marksmanship"}), wingman("G", 100)});
  arena.says("action", "coordinate").says("coordinate", "F").says("action", "1e-upgrade-marksmanship");
  act(arena);
  CHECK(arena.question("action")->ship == "F");
  CHECK(verdict_on(arena, "action", "evade") == "legal");
  CHECK(verdict_on(arena, "action", "barrel-roll") == "legal");
  CHECK(arena.offered("action", "lock") == nullptr);  // on the shuttle's bar alone
  CHECK(arena["F"].ship.did("1e-upgrade-marksmanship"));
}

TEST_CASE("A huge ship's jam gives stress until the enemy has two [1e-jam-1]", "[first]") {
  for (const int before : {0, 1, 2, 3}) {
    Arena arena = huge_battle({at("A", kCroc, Side::player, 457, 300), at("B", kTie, Side::enemy, 600, 300),
                               at("C", kTie, Side::enemy, 457, 730), at("D", kTie, Side::enemy, 330, 300)});
    arena.edit("B").tokens.stress = before;
    arena.says("action", "jam").says("jam", "B");
    act(arena);
    CHECK(arena["B"].tokens.stress == std::max(2, before));
    CHECK(arena["B"].tokens.jam == 0);
    CHECK(verdict_on(arena, "jam", "C") == "forbidden");
  }
}

TEST_CASE("A small ship's jam gives a jam token at range 1 or 2 [1e-jam-2]", "[first]") {
  Arena arena = flight(kReaper, {},
                       {enemy("B", 150), at("C", kTie, Side::enemy, 457, 610), at("D", kTie, Side::enemy, 557, 300)});
  arena.says("action", "jam").says("jam", "B");
  act(arena);
  CHECK(arena["B"].tokens.jam == 1);
  CHECK(arena["B"].tokens.stress == 0);
  CHECK(verdict_on(arena, "jam", "C") == "forbidden");
}

namespace {

// B, which may be jammed.
Arena in_reach(int focus = 0, int evade = 0) {
  state::Piece target = enemy("B", 150);
  target.tokens.focus = focus;
  target.tokens.evade = evade;
  return flight(kReaper, {}, {target});
}

}  // namespace

TEST_CASE("A jam token goes with one token of its owner's choice [1e-jam-3]", "[first]") {
  Arena both = in_reach(1, 1);
  both.says("jammed", "focus");
  both.run([](Game& game) { rules::gain(game, "B", Token::jam, 1, "1e-jam-2", Side::player); });
  CHECK(side_asked(both, "jammed") == Side::enemy);
  CHECK(both["B"].tokens.focus == 0);
  CHECK(both["B"].tokens.evade == 1);
  CHECK(both["B"].tokens.jam == 0);
  Arena locked = flight(kReaper, {}, {enemy("B", 150)});
  locked.edit("B").lock = "A";
  gains(locked, "B", Token::jam);
  CHECK(locked["B"].lock.empty());
  CHECK(locked["B"].tokens.jam == 0);
}

TEST_CASE("A jam token waits for the next token that it takes [1e-jam-4]", "[first]") {
  for (const Token token : {Token::focus, Token::evade}) {
    Arena arena = in_reach();
    gains(arena, "B", Token::jam);
    CHECK(arena["B"].tokens.jam == 1);
    gains(arena, "B", token);
    CHECK(arena["B"].tokens[token] == 0);
    CHECK(arena["B"].tokens.jam == 0);
  }
  Arena lock = in_reach();
  gains(lock, "B", Token::jam);
  lock.run([](Game& game) { rules::set_lock(game, "B", "A", "1e-lock-1"); });
  CHECK(lock["B"].lock.empty());
  CHECK(lock["B"].tokens.jam == 0);
}

TEST_CASE("Each jam token takes one token [1e-jam-6]", "[first]") {
  Arena arena = in_reach(1);
  gains(arena, "B", Token::jam, 2);
  CHECK(arena["B"].tokens.focus == 0);
  CHECK(arena["B"].tokens.jam == 1);
}

TEST_CASE("Reinforce, cloak and others' locks are safe from jam [1e-jam-7]", "[first]") {
  Arena arena = flight(kReaper, {}, {enemy("B", 150)});
  arena.edit("B").tokens.reinforce_fore = arena.edit("B").tokens.cloak = 1;
  arena.edit("A").lock = "B";
  gains(arena, "B", Token::jam);
  CHECK(arena["B"].tokens.jam == 1);
  CHECK(arena["B"].tokens.reinforce_fore == 1);
  CHECK(arena["B"].tokens.cloak == 1);
  CHECK(arena["A"].lock == "B");
  gains(arena, "B", Token::reinforce_fore);
  CHECK(arena["B"].tokens.jam == 1);
}

TEST_CASE("A jam token outlasts the End phase [1e-jam-8]", "[first]") {
  Arena arena = in_reach();
  gains(arena, "B", Token::jam);
  arena.edit("A").tokens.focus = 1;
  end_round(arena);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["B"].tokens.jam == 1);
}

TEST_CASE("ISB Slicer: who has a jam token is jammed, whose token was used up at once is not [1e-jam-5][1e-jam-10]",
          "[first]") {
  state::Piece busy = at("C", kTie, Side::enemy, 530, 490, 180),
               still_jammed = at("D", kTie, Side::enemy, 380, 490, 180);
  still_jammed.tokens.jam = 1;
  Arena arena = flight(kReaper, {"1e-upgrade-isbslicer"}, {enemy("B", 150), busy, still_jammed});
  arena.edit("C").tokens.focus = 1;
  gains(arena, "C", Token::jam);  // goes with the focus token
  arena.says("action", "jam").says("jam", "B").says("effect", "1e-upgrade-isbslicer");
  act(arena);
  CHECK(arena["B"].tokens.jam == 1);
  CHECK(arena["C"].tokens.jam == 1);
  CHECK(arena["D"].tokens.jam == 1);
}

TEST_CASE("Recover: all energy goes, a shield for each, up to the card's value [1e-recover-1]", "[first]") {
  Arena arena = huge_battle({at("A", kTransport, Side::player, 457, 300)});
  arena.edit("A").ship.sections[0].energy = 4;
  arena.edit("A").ship.sections[0].shields = 2;
  arena.edit("A").ship.shields = 2;
  arena.says("action", "recover");
  act(arena);
  CHECK(arena["A"].ship.sections[0].shields == 4);
  CHECK(arena["A"].ship.sections[0].energy == 0);
  Arena little = huge_battle({at("A", kTransport, Side::player, 457, 300)});
  little.edit("A").ship.sections[0].energy = 1;
  little.edit("A").ship.sections[0].shields = little.edit("A").ship.shields = 0;
  little.says("action", "recover");
  act(little);
  CHECK(little["A"].ship.sections[0].shields == 1);
}

TEST_CASE("Rotate arc: the marker goes to any other quarter [1e-rotate-2]", "[first]") {
  for (const char* to : {"right", "rear", "left"}) {
    Arena arena = flight(kLancer, {});
    arena.says("action", "rotate-arc").says("rotate", to);
    act(arena);
    CHECK(state::name_of(arena["A"].ship.turret) == std::string(to));
    CHECK(verdict_on(arena, "rotate", "front") == "forbidden");
  }
}

namespace {

// Around a Lancer, 150 mm off its base.
Arena surrounded(const Cards& cards = {}) {
  return fight(kLancer, cards,
               {at("N", kTie, Side::enemy, 457, 510), at("S", kTie, Side::enemy, 457, 90),
                at("W", kTie, Side::enemy, 247, 300), at("E", kTie, Side::enemy, 667, 300)});
}
std::string targets(Arena& arena, state::Turret marker, const std::string& weapon = "primary:0") {
  arena.edit("A").ship.turret = marker;
  std::string names;
  for (const char* name : {"N", "S", "W", "E"}) {
    const auto found = shots(arena, weapon);
    const bool any = std::any_of(found.begin(), found.end(), [&](const auto& shot) { return shot.defender == name; });
    if (any) names += name;
  }
  return names;
}

}  // namespace

TEST_CASE("A mobile arc fires ahead and into its quarter [1e-rotate-3]", "[first]") {
  Arena arena = surrounded();
  CHECK(targets(arena, state::Turret::left) == "NW");
  CHECK(targets(arena, state::Turret::rear) == "NS");
}

TEST_CASE("Other weapons of that ship keep to the printed arc [1e-rotate-4]", "[first]") {
  Arena arena = surrounded({"1e-upgrade-ioncannon"});
  CHECK(targets(arena, state::Turret::left, "1e-upgrade-ioncannon") == "N");
}

TEST_CASE("The mobile quarter is a firing arc for effects [1e-rotate-5]", "[first]") {
  Arena arena = surrounded();
  arena.edit("A").ship.turret = state::Turret::left;
  arena.run([](Game& game) {
    CHECK(rules::is_in_any_arc(game, "W", "A"));
    CHECK(rules::is_in_any_arc(game, "N", "A"));
    CHECK_FALSE(rules::is_in_any_arc(game, "E", "A"));
    CHECK_FALSE(rules::is_in_any_arc(game, "S", "A"));
  });
}

TEST_CASE("The quarters end at the base's own lines through its centre [1e-rotate-6]", "[first]") {
  const auto extent = [](geom::ArcKind kind) {
    const auto arc = geom::arc_of(figures(), geom::BaseKind::large, geom::Edition::first, kind);
    REQUIRE(arc);
    REQUIRE(arc->wedges.size() == 1);
    CHECK(arc->wedges[0].apex.x == Approx(0).margin(0.01));
    CHECK(arc->wedges[0].apex.y == Approx(0).margin(0.01));
    return arc->wedges[0].to_degrees - arc->wedges[0].from_degrees;
  };
  CHECK(extent(geom::ArcKind::turret_front) == Approx(84).margin(0.5));
  CHECK(extent(geom::ArcKind::turret_rear) == Approx(84).margin(0.5));
  CHECK(extent(geom::ArcKind::turret_left) == Approx(96).margin(0.5));
  CHECK(extent(geom::ArcKind::turret_right) == Approx(96).margin(0.5));
}

TEST_CASE("Reload: torpedoes and missiles come back, for a weapons disabled token [1e-reload-1]", "[first]") {
  Arena arena =
      flight(kStarwing, {"1e-upgrade-protontorpedoes", "1e-upgrade-concussionmissiles", "1e-upgrade-ioncannon"},
             {enemy("B", 150)});
  for (state::Card& card : arena.edit("A").ship.cards) card.discarded = true;
  arena.says("action", "reload");
  act(arena);
  CHECK(rules::has_card(arena["A"], "1e-upgrade-protontorpedoes"));
  CHECK(rules::has_card(arena["A"], "1e-upgrade-concussionmissiles"));
  CHECK_FALSE(rules::has_card(arena["A"], "1e-upgrade-ioncannon"));
  CHECK(arena["A"].tokens.disarm == 1);
  CHECK(shots(arena).empty());
  Arena nothing_used = flight(kStarwing, {"1e-upgrade-protontorpedoes"});
  nothing_used.says("action", "pass");
  act(nothing_used);
  CHECK(verdict_on(nothing_used, "action", "reload") == "forbidden");
}

TEST_CASE("Reload brings no ordnance token back [1e-reload-2]", "[first]") {
  Arena arena = flight(kStarwing, {"1e-upgrade-extramunitions", "1e-upgrade-protontorpedoes"});
  arena.edit("A").ship.cards[1].discarded = true;  // its token had gone before
  arena.says("action", "reload");
  act(arena);
  CHECK(rules::has_card(arena["A"], "1e-upgrade-protontorpedoes"));
  CHECK(arena["A"].ship.cards[1].charges == 0);
}

TEST_CASE("Without a maneuver of this round there is no speed to SLAM at [1e-slam-1]", "[first]") {
  Arena arena = flight(kKwing, {});
  arena.says("action", "pass");
  act(arena);
  REQUIRE(arena.offered("action", "slam") != nullptr);
  CHECK(rules::first::cite(arena.offered("action", "slam")->rule) == "1e-slam-1");
}

}  // namespace plotboard::first_actions_reinforce_jam_reload
