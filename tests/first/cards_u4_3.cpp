// Titles, from Assailer to Instigator.
#include "first/cards_u4.hpp"

namespace plotboard::first_cards_u4_3 {
using namespace first_cards_u4;

namespace {

// A huge enemy that shows its bow to A, so far from it.
state::Piece hulk(const std::string& pilot, double gap, const Cards& cards) {
  state::Piece ship = piloted("B", pilot, Side::enemy, 457, 0, 180, cards);
  const double half = catalog().figures.base_of(ship.base).length.mm() / 2;
  ship.pose = pose(457, 320 + gap + half, 180);
  return ship;
}
Cards raider(const Cards& aft) {
  Cards cards{"1e-pilot-raiderclasscorvetteaft"};
  cards.insert(cards.end(), aft.begin(), aft.end());
  return cards;
}
void perform(Arena& arena, const char* action) {
  arena.run([action](Game& game) { rules::perform_action(game, "A", action, "white", {}); });
}

}  // namespace

TEST_CASE("Assailer: a focus result of the reinforced section is an evade [1e-upgrade-assailer]", "[first]") {
  Arena arena = fight(kXwing, {}, {hulk("1e-pilot-raiderclasscorvettefore", 250, raider({"1e-upgrade-assailer"}))});
  arena.says("attack", "primary:0>B@fore").dice(hits(3)).dice({Face::focus});
  SECTION("reinforced") {
    arena.edit("B").tokens.reinforce_fore = 1;
    arena.says("modify-defense", "1e-upgrade-assailer");
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["B"].tokens.reinforce_fore == 1);  // not spent
  }
  SECTION("reinforced elsewhere") {
    arena.edit("B").tokens.reinforce_aft = 1;
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
}

TEST_CASE("Bright Hope: its fore section's reinforce token gives two evades [1e-upgrade-brighthope][1e-huge-13]",
          "[first]") {
  Arena arena = fight(kXwing, {}, {hulk("1e-pilot-gr75mediumtransport", 150, {"1e-upgrade-brighthope"})});
  CHECK(arena["B"].ship.sections[0].energy_limit == 6);
  arena.edit("B").tokens.reinforce_fore = 1;
  arena.says("attack", "primary:0>B@fore").dice(hits(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);

  Arena astern = fight(
      kXwing, {}, {piloted("B", "1e-pilot-gr75mediumtransport", Side::enemy, 457, 568, 0, {"1e-upgrade-brighthope"})});
  astern.edit("B").tokens.reinforce_aft = 1;
  astern.says("attack", "primary:0>B@aft").dice(hits(3));
  engage(astern);
  CHECK(damage_to(astern, "B") == 2);
}

TEST_CASE("Broken Horn: a further evade for its reinforce token, whatever its side [1e-upgrade-brokenhorn][1e-huge-14]",
          "[first]") {
  Arena arena = fight(kXwing, {}, {hulk("1e-pilot-croccruiser", 150, {"1e-upgrade-brokenhorn"})});
  CHECK(arena["B"].ship.sections[0].energy_limit == 6);
  arena.says("attack", "primary:0>B@fore").dice(hits(3));
  SECTION("used") {
    arena.edit("B").tokens.reinforce_aft = 1;
    arena.says("modify-defense", "1e-upgrade-brokenhorn");
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["B"].tokens.reinforce_aft == 0);
  }
  SECTION("left") {
    arena.edit("B").tokens.reinforce_fore = 1;
    arena.says("modify-defense", "done");
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["B"].tokens.reinforce_fore == 1);
  }
  SECTION("no token") {
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
}

TEST_CASE("BTL-A4 Y-wing: no turret out of its arc, but one after the primary weapon [1e-upgrade-btla4ywing]",
          "[first]") {
  const Cards cards{"1e-upgrade-btla4ywing", "1e-upgrade-ioncannonturret"};
  const std::string pilot = "1e-pilot-goldsquadronpilot";
  Arena arena = fight(pilot, cards, {enemy("B", 150), piloted("C", kTie, Side::enemy, 457, 180)});
  for (const rules::Shot& shot : shots(arena)) CHECK(shot.defender == "B");
  SECTION("hit or miss") {
    arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice(hits(3)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(times_asked(arena, "attack") == 2);
  }
  SECTION("the turret opens nothing") {
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "attack") == 1);
  }
  SECTION("nor where it may attack no more [1e-attack-42]") {
    arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
    arena.edit("A").ship.marks.push_back(rules::kNoMoreAttacks);
    arena.run([](Game& game) { rules::offer_attack(game, "A", {}, false, "1e-attack-1"); });
    CHECK(times_asked(arena, "attack") == 1);
  }
}

TEST_CASE("Concord Dawn Protector: face to face at range 1 an evade is added [1e-upgrade-concorddawnprotector]",
          "[first]") {
  const auto duel = [](double gap, double heading) {
    return fight(kXwing, {},
                 {piloted("B", "1e-pilot-zealousrecruit", Side::enemy, 457, 340 + gap, heading,
                          {"1e-upgrade-concorddawnprotector"})});
  };
  SECTION("face to face, compulsory") {
    Arena arena = duel(50, 180);
    arena.says("attack", "primary:0>B").dice(hits(4)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
  SECTION("range 2") {
    Arena arena = duel(150, 180);
    arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
  SECTION("from astern") {
    Arena arena = duel(50, 0);
    arena.says("attack", "primary:0>B").dice(hits(4)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 4);
  }
}

TEST_CASE(
    "Crossfire Formation: another Resistance ship near the attacker adds a focus result"
    " [1e-upgrade-crossfireformation]",
    "[first]") {
  const auto bombed = [](double x, const std::string& helper) {
    return fight(kXwing, {},
                 {enemy("B", 170, {"1e-upgrade-crossfireformation"}, "1e-pilot-crimsonsquadronpilot"),
                  piloted("F", helper, Side::enemy, x, 300, 0)});
  };
  SECTION("near") {
    Arena arena = bombed(600, "1e-pilot-bluesquadronnovice");
    arena.edit("B").tokens.focus = 1;
    arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(1));
    arena.says("modify-defense", "1e-upgrade-crossfireformation").says("modify-defense", "focus");
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
  SECTION("no ship of the Resistance") {
    Arena arena = bombed(600, kXwing);
    arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(1));
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-crossfireformation"));
  }
  SECTION("range 3") {
    Arena arena = bombed(750, "1e-pilot-bluesquadronnovice");
    arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(1));
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-crossfireformation"));
  }
}

TEST_CASE("Dauntless: after an overlap a free action, then stress [1e-upgrade-dauntless][1e-overlap-9]", "[first]") {
  const std::string pilot = "1e-pilot-patrolleader";
  SECTION("done") {
    Arena arena = flight(pilot, {"1e-upgrade-dauntless"}, {enemy("B", 70)});
    arena.says("action", "focus");
    activate(arena, "2F");
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(times_asked(arena, "action") == 1);  // Perform Action is lost
  }
  SECTION("left") {
    Arena arena = flight(pilot, {"1e-upgrade-dauntless"}, {enemy("B", 70)});
    arena.says("action", "pass");
    activate(arena, "2F");
    CHECK(arena["A"].tokens.stress == 0);
  }
  SECTION("no overlap") {
    Arena arena = flight(pilot, {"1e-upgrade-dauntless"});
    arena.says("action", "focus");
    activate(arena, "2F");
    CHECK(arena["A"].tokens.stress == 0);
  }
}

TEST_CASE("Dodonna's Pride: its coordinate action is for two ships [1e-upgrade-dodonnaspride][1e-coord-2]", "[first]") {
  Cards cards{"1e-upgrade-dodonnaspride", "1e-pilot-cr90corvetteaft"};
  Arena arena = flight("1e-pilot-cr90corvettefore", cards,
                       {piloted("F", kXwing, Side::player, 580, 300), piloted("G", kTie, Side::player, 330, 300)});
  arena.says("action", "coordinate");
  SECTION("two") {
    arena.says("ship", "F")
        .says("action", "focus")
        .says("coordinate", "G")
        .says("action", "evade")
        .says("action", "pass");
    act(arena);
    CHECK(arena["F"].tokens.focus == 1);
    CHECK(arena["G"].tokens.evade == 1);
  }
  SECTION("one twice") {
    arena.says("ship", "G").says("action", "focus").says("coordinate", "G").says("action", "pass");
    act(arena);
    CHECK(arena["G"].tokens.focus == 1);
    CHECK(arena["G"].tokens.evade == 0);
  }
  SECTION("one") {
    arena.says("ship", "pass").says("coordinate", "F").says("action", "focus").says("action", "pass");
    act(arena);
    CHECK(arena["F"].tokens.focus == 1);
  }
}

TEST_CASE("Dutyfree: it jams at range 3 [1e-upgrade-dutyfree][1e-huge-12]", "[first]") {
  for (const bool titled : {true, false}) {
    Arena arena = flight("1e-pilot-gr75mediumtransport", titled ? Cards{"1e-upgrade-dutyfree"} : Cards{},
                         {piloted("B", kTie, Side::enemy, 457, 668, 180)});
    perform(arena, "jam");
    CHECK(arena["B"].tokens.stress == (titled ? 2 : 0));
  }
}

TEST_CASE("Enforcer: an attacker in its bullseye arc is stressed [1e-upgrade-enforcer]", "[first]") {
  for (const double aside : {0.0, 60.0}) {
    Arena arena =
        fight(kXwing, {},
              {piloted("B", "1e-pilot-cartelbrute", Side::enemy, 457 + aside, 490, 180, {"1e-upgrade-enforcer"})});
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(1));
    engage(arena);
    CHECK(arena["A"].tokens.stress == (aside == 0 ? 1 : 0));
  }
}

TEST_CASE("First Order Vanguard: a die is rerolled against the only ship in its arc [1e-upgrade-firstordervanguard]",
          "[first]") {
  const std::string pilot = "1e-pilot-sienarjaemusanalyst";
  SECTION("alone") {
    Arena arena = fight(pilot, {"1e-upgrade-firstordervanguard"}, {enemy("B", 150), wingman("F", 50)});
    arena.says("attack", "primary:0>B").dice(blanks(3));
    arena.says("modify-attack", "1e-upgrade-firstordervanguard").says("reroll", "0").dice(hits(1)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("not with a friend there") {
    Arena arena = fight(pilot, {"1e-upgrade-firstordervanguard"},
                        {enemy("B", 150), piloted("F", kXwing, Side::player, 500, 560)});
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-firstordervanguard"));
  }
}

TEST_CASE("First Order Vanguard: discarded, its whole defense roll is thrown again [1e-upgrade-firstordervanguard]",
          "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-firstordervanguard"}, "1e-pilot-sienarjaemusanalyst")});
  arena.says("attack", "primary:0>B").dice(hits(3)).dice({Face::blank, Face::evade, Face::blank});
  arena.says("modify-defense", "1e-upgrade-firstordervanguard").dice({Face::evade, Face::evade, Face::evade});
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
  CHECK_FALSE(has_faceup(arena, "B", "1e-upgrade-firstordervanguard"));
}

TEST_CASE("Havoc: a system and a unique salvaged astromech for the crew [1e-upgrade-havoc]", "[first]") {
  const std::string pilot = "1e-pilot-lokrevenant";
  CHECK(slots(pilot, {}, "crew") == 1);
  CHECK(slots(pilot, {"1e-upgrade-havoc"}, "crew") == 0);
  CHECK(slots(pilot, {"1e-upgrade-havoc"}, "system") == 1);
  CHECK(fault(pilot, {"1e-upgrade-havoc", "1e-upgrade-genius"}).empty());
  CHECK(fault(pilot, {"1e-upgrade-havoc", "1e-upgrade-salvagedastromech"}) == "1e-upgrade-havoc");
}

TEST_CASE("\"Heavy Scyk\" Interceptor: a cannon, torpedo or missile, and a hull more [1e-upgrade-heavyscykinterceptor]",
          "[first]") {
  const std::string pilot = "1e-pilot-cartelspacer";
  const auto with = [&](const Cards& more) {
    Cards cards{"1e-upgrade-heavyscykinterceptor"};
    cards.insert(cards.end(), more.begin(), more.end());
    return fault(pilot, cards);
  };
  CHECK(with({"1e-upgrade-ioncannon"}).empty());
  CHECK(with({"1e-upgrade-ionpulsemissiles"}).empty());
  CHECK(with({"1e-upgrade-flechettetorpedoes"}).empty());
  CHECK(with({"1e-upgrade-ioncannon", "1e-upgrade-flechettetorpedoes"}) == "1e-squad-5");
  Arena arena = fight(pilot, {"1e-upgrade-heavyscykinterceptor"});
  CHECK(hull(arena, "A") == 3);
  suffers(arena, "A", 3);  // a shield and two of three
  CHECK_FALSE(arena["A"].ship.destroyed);
}

TEST_CASE(
    "IG-2000: the abilities of all friends with the title, as long as they are there [1e-upgrade-ig2000]"
    "[1e-destroy-7]",
    "[first]") {
  const auto droids = [](const Cards& others) {
    return fight("1e-pilot-ig88a", {"1e-upgrade-ig2000"},
                 {piloted("F", "1e-pilot-ig88c", Side::player, 650, 300, 0, others)});
  };
  Arena arena = droids({"1e-upgrade-ig2000"});
  arena.says("order", "0");
  open(arena, Window::setup);
  CHECK(has_faceup(arena, "A", "1e-pilot-ig88c"));
  CHECK(has_faceup(arena, "F", "1e-pilot-ig88a"));
  arena.run([](Game& game) { rules::destroy(game, "F", "1e-destroy-1", {}); });
  CHECK_FALSE(has_faceup(arena, "A", "1e-pilot-ig88c"));

  Arena alone = droids({});
  open(alone, Window::setup);
  CHECK_FALSE(has_faceup(alone, "A", "1e-pilot-ig88c"));
  CHECK_FALSE(has_faceup(alone, "F", "1e-pilot-ig88a"));
}

TEST_CASE("Impetuous: a lock after an attack that destroyed a ship [1e-upgrade-impetuous]", "[first]") {
  for (const bool destroyed : {true, false}) {
    Arena arena =
        fight("1e-pilot-raiderclasscorvettefore", raider({"1e-upgrade-impetuous", "1e-upgrade-duallaserturret"}),
              {piloted("B", kTie, Side::enemy, 620, 230), piloted("C", kTie, Side::enemy, 650, 330)});
    arena.edit("A").ship.cards.back().charges = 1;
    arena.says("attack", "1e-upgrade-duallaserturret>B").dice(hits(3));
    arena.dice(destroyed ? blanks(3) : faces({Face::evade, Face::blank, Face::blank}));
    if (destroyed) arena.says("effect", "1e-upgrade-impetuous").says("lock", "C");
    engage(arena);
    CHECK((arena["A"].lock == "C") == destroyed);
  }
}

TEST_CASE("Insatiable Worrt: 3 energy after its recover action [1e-upgrade-insatiableworrt]", "[first]") {
  Arena arena = flight("1e-pilot-croccruiser", {"1e-upgrade-insatiableworrt"});
  CHECK(arena["A"].ship.sections[0].energy_limit == 3);
  energy(arena, 2);
  arena.run([](Game& game) { rules::suffer(game, "A", 2, 0, "1e-dmg-1", state::Section::fore); });
  perform(arena, "recover");
  CHECK(damage_to(arena, "A") == 0);
  CHECK(arena["A"].ship.sections[0].energy == 3);
  energy(arena, 1).says("reinforce", "fore");
  perform(arena, "reinforce");
  CHECK(arena["A"].ship.sections[0].energy == 1);
}

TEST_CASE("Instigator: a shield more by its recover action [1e-upgrade-instigator]", "[first]") {
  Arena arena = flight("1e-pilot-raiderclasscorvettefore", raider({"1e-upgrade-instigator"}));
  const auto lose = [&](int shields) {
    arena.run([=](Game& game) { rules::suffer(game, "A", shields, 0, "1e-dmg-1", state::Section::fore); });
  };
  energy(arena, 1, 1);
  SECTION("two for one energy") {
    lose(3);
    perform(arena, "recover");
    CHECK(damage_to(arena, "A") == 1);
  }
  SECTION("never above the value") {
    lose(1);
    perform(arena, "recover");
    CHECK(damage_to(arena, "A") == 0);
    CHECK(arena["A"].ship.sections[0].shields == 6);
  }
}

}  // namespace plotboard::first_cards_u4_3
