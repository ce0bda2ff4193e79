// Step 1: whom an AI ship goes for, and why the others lost.
#include <catch2/catch.hpp>

#include "support/ai_table.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::ai_target {

using namespace plotboard::test;

namespace {

// A T-65 at the middle looking up; its card: locked, in arc with lower initiative, in arc, nearest.
AiTable with_xwing() {
  AiTable table;
  table.ship("A1", "t65xwing", 1500, 1500, 0);
  return table;
}
// Small bases in line, from base edge to base edge: centres are the gap and two half bases apart.
double ahead(double gap) { return 1500 + gap + 40; }
double behind(double gap) { return 1500 - gap - 40; }

}  // namespace

TEST_CASE("The first line of the card that fits decides", "[fga-3.3.1-1][fga-3.1.2-3][fga-3.1.1-4][fga-3.1.1-3]") {
  AiTable table = with_xwing();
  table.piece("A1").initiative = 3;
  table.ship("P1", "tielnfighter", 1500, behind(50), 0).initiative = 1;  // nearest of all, but behind
  table.ship("P2", "tielnfighter", 1450, ahead(120), 0).initiative = 3;  // nearest in the arc
  table.ship("P3", "tielnfighter", 1560, ahead(200), 0).initiative = 2;  // lower initiative, in the arc
  table.ship("P4", "tielnfighter", 1500, ahead(280), 0).initiative = 6;

  SECTION("lower initiative in the arc before a nearer one") {
    const ai::Decision d = table.decide("A1", 1);
    CHECK(d.target == "P3");
    CHECK(candidate(d, "P3")->verdict.english() == "chosen");
    CHECK(candidate(d, "P2")->verdict.english() == "initiative 3 is not below 3");
    CHECK(candidate(d, "P1")->verdict.english() == "not in its front arc");
    CHECK(candidate(d, "P4")->verdict.english() == "initiative 6 is not below 3");
    CHECK(has_step(d, "fga-3.1.1-4"));
    CHECK(d.alternatives.empty());
  }
  SECTION("a lock within range 3 before all") {
    table.piece("A1").lock = "P4";
    const ai::Decision d = table.decide("A1", 1);
    CHECK(d.target == "P4");
    CHECK(candidate(d, "P4")->locked);
    CHECK_FALSE(d.drops_lock);
    CHECK(candidate(d, "P3")->verdict.english() == "not the ship it has locked");
    CHECK(has_step(d, "fga-3.3.1.2-1"));
  }
  SECTION("nobody of lower initiative: the nearest in the arc") {
    table.piece("P3").initiative = 5;
    CHECK(table.decide("A1", 1).target == "P2");
  }
  SECTION("nobody in the arc: the nearest") {
    for (const char* id : {"P2", "P3", "P4"}) table.piece(id).fled = true;
    const ai::Decision d = table.decide("A1", 1);
    CHECK(d.target == "P1");
    CHECK(d.candidates.size() == 1);
  }
}

TEST_CASE("Arcs end at range 3 for the card's arc lines", "[fga-3.3.1.1-3]") {
  AiTable table = with_xwing();
  table.ship("P1", "tielnfighter", 1500, ahead(310), 0).initiative = 1;
  table.ship("P2", "tielnfighter", 1500, behind(200), 0);
  ai::Decision d = table.decide("A1", 1);
  CHECK(d.target == "P2");
  CHECK_FALSE(candidate(d, "P1")->in_arc);
  // At exactly 300 mm it is still range 3.
  table.piece("P1").pose = pose(1500, ahead(300), 0);
  d = table.decide("A1", 1);
  CHECK(d.target == "P1");
  CHECK(candidate(d, "P1")->band == 3);
}

TEST_CASE("Nearest is measured from base edge to base edge, not between centres", "[fga-3.3.1.1-1]") {
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  // Behind, so that only distance counts. Centres: 160 mm for the large base, 150 mm for the small one.
  table.ship("P1", "tielnfighter", 1500, 1500 - 150, 0);
  table.ship("P2", "vt49decimator", 1500 - 160, 1500, 90);
  const ai::Decision d = table.decide("A1", 1);
  CHECK(candidate(d, "P1")->distance_mm == Approx(110));
  CHECK(candidate(d, "P2")->distance_mm == Approx(100));
  CHECK(d.target == "P2");
  CHECK(candidate(d, "P1")->verdict.english() == "farther by 10.0 mm");
}

TEST_CASE("At similar distances the one closest to straight ahead", "[fga-3.3.1.1-2]") {
  // Two enemies 10 and 40 degrees off the nose, as near within 0.3 mm.
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  const auto at = [](double bearing, double r) {
    const geom::SinCos turn = geom::sin_cos_degrees(bearing);
    return std::pair{1500 + r * turn.sin, 1500 + r * turn.cos};
  };
  const auto [x1, y1] = at(40, 200);
  table.ship("P1", "tielnfighter", x1, y1, 0);
  const auto gap = [&](const char* id) {
    return geom::gap_mm(geom::placed_base(figures(), geom::BaseKind::small, false, table.piece("A1").pose),
                        geom::placed_base(figures(), geom::BaseKind::small, false, table.piece(id).pose));
  };
  const auto [x2, y2] = at(10, 200);
  table.ship("P2", "tielnfighter", x2, y2, 0);
  // Set P2 0.3 mm farther than P1.
  double low = 100;
  double high = 400;
  for (int i = 0; i < 60; ++i) {
    const double r = (low + high) / 2;
    const auto [x, y] = at(10, r);
    table.piece("P2").pose = pose(x, y, 0);
    (gap("P2") < gap("P1") + 0.3 ? low : high) = r;
  }
  SECTION("within a millimetre") {
    const ai::Decision d = table.decide("A1", 1);
    CHECK(d.target == "P2");
    CHECK(candidate(d, "P1")->verdict.english().find("off the nose") != std::string::npos);
    REQUIRE(d.alternatives.size() == 1);
    CHECK(d.alternatives[0].what == "target");
    CHECK(d.alternatives[0].id == "P1");
    CHECK(has_step(d, "fga-3.3.1.1-2"));
  }
  SECTION("two millimetres apart: simply the nearer") {
    const auto [x, y] = at(10, low + 2);
    table.piece("P2").pose = pose(x, y, 0);
    const ai::Decision d = table.decide("A1", 1);
    CHECK(d.target == "P1");
    CHECK(d.alternatives.empty());
  }
  SECTION("nothing else about a ship decides: not its agility, tokens or strength") {
    table.piece("P1").ref = "rz1awing";
    CHECK(table.decide("A1", 1).target == "P2");
    table.piece("P2").ref = "rz1awing";
    table.piece("P1").ref = "z95af4headhunter";
    table.piece("P2").tokens.stress = 3;
    CHECK(table.decide("A1", 1).target == "P2");
  }
}

TEST_CASE("Equal in distance and bearing: the lowest number, then the first to arrive", "[fga-3.3.1.1-2]") {
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1400, 1700, 0);
  table.ship("P2", "tielnfighter", 1600, 1700, 0);
  ai::Decision d = table.decide("A1", 1);
  CHECK(d.target == "P1");
  REQUIRE(d.alternatives.size() == 1);
  CHECK(d.alternatives[0].id == "P2");
  CHECK(candidate(d, "P2")->verdict.english() == "equal in all, but it arrived later");
  table.piece("P1").number = 7;
  table.piece("P2").number = 4;
  d = table.decide("A1", 1);
  CHECK(d.target == "P2");
  // A person may take the other.
  d = table.decide({"A1", 1, "P1", {}});
  CHECK(d.target == "P1");
  CHECK(d.sector == data::Sector::front_left);
  CHECK(text_of(d, "plotboard").find("by hand") != std::string::npos);
}

TEST_CASE("Similar distances in two bands: the shorter band", "[fga-3.3.1.1-1]") {
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1500, behind(99.8), 0);  // range 1, behind
  table.ship("P2", "tielnfighter", 1500, ahead(100.4), 0);  // range 2
  table.piece("A1").ref = "tielnfighter";
  const ai::Decision d = table.decide("A1", 1);
  // In the arc comes first on this card, so the one behind only wins where no arc line fits.
  CHECK(d.target == "P2");
  table.piece("P2").pose = pose(ahead(100.4), 1500, 0);  // to the right, out of the arc
  CHECK(table.decide("A1", 1).target == "P1");
}

TEST_CASE("Locks: kept, dropped, pursued", "[fga-3.3.1.2-1][fga-3.3.1.2-2][fga-3.3.1.2-3]") {
  AiTable table = with_xwing();
  table.ship("P1", "tielnfighter", 1500, ahead(250), 0);
  table.ship("P2", "tielnfighter", 1500, behind(150), 0);
  table.piece("A1").lock = "P1";
  SECTION("locked at range 3, another nearer: the locked one") {
    const ai::Decision d = table.decide("A1", 1);
    CHECK(d.target == "P1");
    CHECK_FALSE(d.drops_lock);
  }
  SECTION("locked at range 4, another at range 2: the lock goes") {
    table.piece("P1").pose = pose(1500, ahead(350), 0);
    const ai::Decision d = table.decide("A1", 1);
    CHECK(d.drops_lock);
    CHECK(d.command().drop_lock);
    CHECK(d.target == "P2");
    CHECK(has_step(d, "fga-3.3.1.2-2"));
  }
  SECTION("locked at range 4, nobody within range 3: kept and pursued, though another is nearer") {
    table.piece("P1").pose = pose(1500, ahead(390), 0);
    table.piece("P2").pose = pose(1500, behind(320), 0);
    const ai::Decision d = table.decide("A1", 1);
    CHECK_FALSE(d.drops_lock);
    CHECK(d.target == "P1");
    CHECK(has_step(d, "fga-3.3.1.2-3"));
    CHECK(candidate(d, "P2")->verdict.english() == "not the locked ship that it pursues");
  }
  SECTION("a rule set that keeps far locks") {
    data::Catalog keeps = catalog();
    keeps.rulesets.at("fga-207").drop_far_locks = false;
    table.piece("P1").pose = pose(1500, ahead(350), 0);
    const ai::Decision d = table.decide_with(keeps, {"A1", 1, {}, {}});
    CHECK_FALSE(d.drops_lock);
    CHECK(d.target == "P2");
  }
  SECTION("Strike AI keeps its lock") {
    table.piece("P1").pose = pose(1500, ahead(350), 0);
    table.piece("A1").order = "strike:P1";
    const ai::Decision d = table.decide("A1", 1);
    CHECK_FALSE(d.drops_lock);
    CHECK(d.target == "P1");
  }
  SECTION("a lock on a ship that has left binds nobody") {
    table.piece("P1").fled = true;
    const ai::Decision d = table.decide("A1", 1);
    CHECK(d.target == "P2");
    CHECK_FALSE(d.drops_lock);
  }
}

TEST_CASE("Locks go by identity: of two ships of one type the locked one") {
  AiTable table = with_xwing();
  table.ship("P1", "tielnfighter", 1450, ahead(100), 0);
  table.ship("P2", "tielnfighter", 1550, ahead(200), 0);
  table.piece("A1").lock = "P2";
  CHECK(table.decide("A1", 1).target == "P2");
  table.piece("A1").lock = "P1";
  CHECK(table.decide("A1", 1).target == "P1");
}

TEST_CASE("A target in contact is ignored while another is within range 3", "[fga-3.3.1.3-1]") {
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1500, 1540, 0);  // touching, straight ahead
  SECTION("another at range 3 behind") {
    table.ship("P2", "tielnfighter", 1500, behind(300), 0);
    const ai::Decision d = table.decide("A1", 1);
    CHECK(d.target == "P2");
    CHECK(candidate(d, "P1")->band == 0);
    CHECK(candidate(d, "P1")->verdict.english() == "in contact: ignored while another enemy is within range 3");
    CHECK(has_step(d, "fga-3.3.1.3-1"));
  }
  SECTION("another only at range 4: not within range, so the one in contact") {
    table.ship("P2", "tielnfighter", 1500, behind(301), 0);
    CHECK(table.decide("A1", 1).target == "P1");
  }
}

TEST_CASE("Only a target in contact: as at range 1 straight behind, the side by a die", "[fga-3.3.1.3-2]") {
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1500, 1540, 0);
  int right = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const ai::Decision d = table.decide("A1", 2, seed);
    CHECK(d.target == "P1");
    CHECK(d.ring == data::Ring::inner);
    CHECK((d.sector == data::Sector::rear_right || d.sector == data::Sector::rear_left));
    CHECK(geom::code_of(d.maneuver) ==
          geom::code_of(catalog().cards.at("tielnfighter").row(*d.sector, data::Ring::inner)[1]));
    REQUIRE(d.alternatives.size() == 1);
    CHECK(d.alternatives[0].what == "sector");
    CHECK(d.alternatives[0].id == (d.sector == data::Sector::rear_right ? "rear-left" : "rear-right"));
    CHECK(has_step(d, "fga-3.3.1.3-2"));
    right += d.sector == data::Sector::rear_right ? 1 : 0;
  }
  CHECK(right > 60);
  CHECK(right < 140);
}

TEST_CASE("Guides that touch are contact too, as after a bump", "[fga-3.3.1.3-1][2e-size-7]") {
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1500, 1542, 90);  // its side at the tips of the guides, 2 mm from the base's edge
  table.ship("P2", "tielnfighter", 1500, behind(300), 0);
  CHECK(table.decide("A1", 1).target == "P2");
  table.table.options.guides = false;
  CHECK(table.decide("A1", 1).target == "P1");
}

TEST_CASE("Strike orders name the target", "[fga-3.3.2.1a-1][fga-3.3.2a-2]") {
  AiTable table = with_xwing();
  table.ship("P1", "tielnfighter", 1500, ahead(50), 0);
  table.ship("P2", "tielnfighter", 1800, 1200, 0);
  table.piece("A1").order = "strike:P2";
  CHECK(table.decide("A1", 1).target == "P2");
  // Once that ship is gone it attacks as usual.
  table.piece("P2").fled = true;
  const ai::Decision d = table.decide("A1", 1);
  CHECK(d.target == "P1");
  CHECK(has_step(d, "fga-3.3.2.1a-1"));
}

TEST_CASE("Attack is the default order", "[fga-3.3.2a-1]") {
  AiTable table = with_xwing();
  table.ship("P1", "tielnfighter", 1500, ahead(50), 0);
  table.ship("P2", "tielnfighter", 1700, 1300, 0);
  const ai::Decision plain = table.decide("A1", 1);
  table.piece("A1").order = "attack";
  CHECK(table.decide("A1", 1).target == plain.target);
  CHECK(plain.target == "P1");
}

TEST_CASE("Escape orders: the nearest point of the edge, closing, at the fastest speed",
          "[fga-3.3.2.2a-1][fga-3.3.2.2a-2]") {
  AiTable table("3x3");
  table.ship("A1", "t65xwing", 400, 650, 0).order = "escape:north";
  table.ship("P1", "tielnfighter", 400, 800, 180);
  ai::Decision d = table.decide("A1", 1);
  CHECK(d.target.empty());
  CHECK(d.target_reason.english().find("north edge") != std::string::npos);
  CHECK(d.sector == data::Sector::bullseye);
  CHECK(d.closing == true);
  CHECK(d.ring == data::Ring::middle);  // 914.4 - 670 = 244.4 mm: range 3
  // Row middle, bullseye: 1F 2F 2F 2F 3F 3F; the fastest straight on the dial is 4.
  CHECK(geom::code_of(d.maneuver) == "1F");
  CHECK(geom::code_of(d.flown) == "4F");
  CHECK(has_step(d, "fga-3.3.2.2a-2"));
  SECTION("to the side") {
    table.piece("A1").order = "escape:east";
    d = table.decide("A1", 1);
    CHECK(d.ring == data::Ring::outer);
    // Straight to the right is the line between two sectors, and an edge has no nose: the die decides.
    CHECK((d.sector == data::Sector::side_front_right || d.sector == data::Sector::side_rear_right));
    REQUIRE(!d.alternatives.empty());
    CHECK(d.alternatives[0].what == "sector");
  }
}

TEST_CASE("A huge ship's nearest point makes it the target; its front stand gives range and direction",
          "[fga-3.3.2.4a-1][fga-3.3.2.4a-2][fga-3.3.2.4a-3]") {
  AiTable table;
  table.ship("A1", "tielnfighter", 1500, 1500, 0);
  // A CR90 (80 x 224.8) across the nose, its stern straight ahead and its bow to the right.
  table.ship("P1", "cr90corelliancorvette", 1572.4, 1660, 90);  // aft stand's centre: 72.4 mm behind its middle
  table.ship("P2", "tielnfighter", 1350, 1700, 0);
  ai::Decision d = table.decide("A1", 1);
  CHECK(d.target == "P1");
  CHECK(candidate(d, "P1")->distance_mm == Approx(100).margin(0.01));  // 160 - 40 - 20
  // Front stand: centre (1644.8, 1660), 40 mm to each side: its lower left corner is (1604.8, 1620).
  CHECK(has_step(d, "fga-3.3.2.4a-2"));
  CHECK(text_of(d, "fga-3.3.2.4a-2").find("131.1 mm") != std::string::npos);  // hypot(84.8, 100)
  CHECK(d.sector != data::Sector::bullseye);
  CHECK(d.ring == data::Ring::middle);  // range 2; the centre is behind the line of a bow that points right: fleeing
  CHECK(d.closing == false);
  // Kept still by the mission: the nearest stand, and closing.
  table.piece("P1").stays = true;
  d = table.decide("A1", 1);
  CHECK(has_step(d, "fga-3.3.2.4a-3"));
  CHECK(d.sector == data::Sector::bullseye);
  CHECK(d.ring == data::Ring::inner);
  CHECK(d.closing == true);
}

TEST_CASE("Allied AI ships hunt the enemy, and nobody hunts his own side or a bystander", "[fga-3.1.1-3]") {
  AiTable table;
  table.ship("A1", "t65xwing", 1500, 1500, 0);
  table.ship("A2", "t65xwing", 1500, 1600, 0);
  table.ship("P1", "tielnfighter", 1500, 1900, 0).ai = true;
  table.ship("X1", "tielnfighter", 1600, 1600, 0).side = state::Side::none;
  CHECK(table.decide("A1", 1).target == "P1");
  CHECK(table.decide("P1", 1).target == "A2");
}

TEST_CASE("No enemy in play: no table, straight on") {
  AiTable table;
  table.ship("A1", "t65xwing", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1500, 1900, 0).fled = true;
  const ai::Decision d = table.decide("A1", 3);
  CHECK(d.target.empty());
  CHECK_FALSE(d.sector.has_value());
  CHECK_FALSE(d.ring.has_value());
  CHECK(d.die == 0);
  CHECK(geom::code_of(d.flown) == "2F");
  CHECK(has_step(d, "plotboard"));
  CHECK_FALSE(rules::check(catalog(), table.table, d.command()).has_value());
}

TEST_CASE("What cannot be decided is an error with a reason") {
  AiTable table;
  table.ship("A1", "t65xwing", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1500, 1900, 0);
  table.ship("P2", "cr90corelliancorvette", 500, 500, 0);
  table.ship("P3", "tielnfighter", 2500, 500, 0).fled = true;
  const rules::Field field(catalog(), table.table);
  base::Rng rng(1);
  CHECK_FALSE(ai::decide(field, {"Z9", {}, {}, {}}, rng).ok());
  CHECK_FALSE(ai::decide(field, {"P2", {}, {}, {}}, rng).ok());  // no card for a corvette
  CHECK_FALSE(ai::decide(field, {"P3", {}, {}, {}}, rng).ok());
  CHECK_FALSE(ai::decide(field, {"A1", 7, {}, {}}, rng).ok());
  CHECK_FALSE(ai::decide(field, {"A1", 0, {}, {}}, rng).ok());
  CHECK_FALSE(ai::decide(field, {"A1", 1, "A1", {}}, rng).ok());
  CHECK_FALSE(ai::decide(field, {"A1", 1, "P3", {}}, rng).ok());
  CHECK(ai::decide(field, {"A1", 1, "P2", {}}, rng).ok());
}

}  // namespace plotboard::ai_target
