// Titles of ships that only Scum and Villainy has.
#include "support/first.hpp"

namespace plotboard::first_cards_titles_scum {
using namespace test::first;

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
  CHECK(arena["A"].ship.hull == 3);
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

TEST_CASE("\"Light Scyk\" Interceptor: faceup damage, green banks, no modification [1e-upgrade-lightscykinterceptor]",
          "[first]") {
  const std::string pilot = "1e-pilot-cartelspacer";
  Arena arena = flight(pilot, {"1e-upgrade-lightscykinterceptor"});
  CHECK(colour(arena, "3B") == geom::Difficulty::blue);
  CHECK(colour(arena, "3N") == geom::Difficulty::blue);
  CHECK(colour(arena, "1T") == geom::Difficulty::white);
  CHECK(colour(arena, "3K") == geom::Difficulty::red);
  suffers(arena, "A", 2);
  REQUIRE(arena["A"].ship.damage.size() == 1);
  CHECK(arena["A"].ship.damage.front().faceup);
  CHECK(slots(pilot, {"1e-upgrade-lightscykinterceptor"}, "modification") == 0);
  CHECK(fault(pilot, {"1e-upgrade-lightscykinterceptor", "1e-upgrade-hullupgrade"}) == "1e-squad-6");
  CHECK(points(pilot, {"1e-upgrade-lightscykinterceptor"}) == points(pilot, {}) - 2);

  Arena plain = flight(pilot);
  suffers(plain, "A", 2);
  CHECK_FALSE(plain["A"].ship.damage.front().faceup);
}

TEST_CASE("Mist Hunter: the barrel roll icon, and a Tractor Beam that it must carry [1e-upgrade-misthunter]",
          "[first]") {
  const std::string pilot = "1e-pilot-ruthlessfreelancer";
  Arena arena = flight(pilot, {"1e-upgrade-misthunter"});
  CHECK(has_icon(arena, "barrel-roll"));
  CHECK(fault(pilot, {"1e-upgrade-misthunter"}) == "1e-upgrade-misthunter");
  CHECK(fault(pilot, {"1e-upgrade-misthunter", "1e-upgrade-tractorbeam"}).empty());
  CHECK_FALSE(fault(pilot, {"1e-upgrade-tractorbeam"}).empty());
}

TEST_CASE("Punishing One: a primary attack die more [1e-upgrade-punishingone]", "[first]") {
  Arena arena = fight("1e-pilot-contractedscout", {"1e-upgrade-punishingone"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);
}

TEST_CASE("Shadow Caster: a tractor beam for whom it hit in its mobile arc [1e-upgrade-shadowcaster]", "[first]") {
  const auto hunt = [](double gap) {
    return fight("1e-pilot-shadowporthunter", {"1e-upgrade-shadowcaster"}, {enemy("B", gap + 20)});
  };
  SECTION("range 2") {
    Arena arena = hunt(150);
    arena.edit("A").ship.turret = state::Turret::right;
    arena.edit("B").pose = pose(640, 300, 0);
    arena.says("attack", "primary:0:turret-right>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
    arena.says("effect", "1e-upgrade-shadowcaster").says("tractor", "pass");
    engage(arena);
    CHECK(arena["B"].tokens.tractor == 1);
  }
  SECTION("no hit") {
    Arena arena = hunt(150);
    arena.says("attack", "primary:0:front>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("range 3") {
    Arena arena = hunt(250);
    arena.says("attack", "primary:0:front>B").dice(hits(3)).dice(blanks(4));
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("its marker points elsewhere") {
    Arena arena = hunt(150);
    arena.edit("A").ship.turret = state::Turret::left;
    arena.says("attack", "primary:0:front>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE("StarViper Mk.II: it rolls along a bank, and carries a second title [1e-upgrade-starvipermkii][1e-roll-8]",
          "[first]") {
  const std::string pilot = "1e-pilot-princexizor", title = "1e-upgrade-starvipermkii";
  Arena arena = flight(pilot, {title});
  arena.says("action", "barrel-roll").says("barrel-roll", "left-forward-middle");
  act(arena);
  CHECK(arena["A"].pose.heading != pose(0, 0, 0).heading);
  CHECK(arena.offered("barrel-roll", "left-middle") == nullptr);
  CHECK(arena.offered("barrel-roll", "right-backward-middle") != nullptr);
  CHECK(slots(pilot, {title}, "title") == 2);
  CHECK(fault(pilot, {title, "1e-upgrade-virago"}).empty());
  CHECK_FALSE(fault(pilot, {title, title}).empty());
  CHECK(points(pilot, {title}) == points(pilot, {}) - 3);
}

TEST_CASE("Vaksai: cheaper upgrades, three different modifications [1e-upgrade-vaksai]", "[first]") {
  const std::string pilot = "1e-pilot-cartelmarauder", title = "1e-upgrade-vaksai";
  CHECK(slots(pilot, {title}, "modification") == 3);
  const Cards modified{title, "1e-upgrade-hullupgrade", "1e-upgrade-stealthdevice"};
  CHECK(fault(pilot, modified).empty());
  CHECK(points(pilot, modified) == points(pilot, {}) + 2 + 2);  // 3 points each
  CHECK(fault(pilot, {title, "1e-upgrade-hullupgrade", "1e-upgrade-hullupgrade"}) == title);
}

TEST_CASE("Virago: a system and an illicit slot from skill 4 on [1e-upgrade-virago]", "[first]") {
  const std::string pilot = "1e-pilot-princexizor", title = "1e-upgrade-virago";
  CHECK(slots(pilot, {title}, "system") == 1);
  CHECK(slots(pilot, {title}, "illicit") == 1);
  CHECK(fault(pilot, {title, "1e-upgrade-firecontrolsystem"}).empty());
  CHECK(fault("1e-pilot-blacksunvigo", {title}) == title);
}

}  // namespace plotboard::first_cards_titles_scum
