// Pilots of the Galactic Empire, N to Z.
#include "rules/machine/effects.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_pilots_imperial_n_z {
using namespace test::first;

TEST_CASE("Night Beast: a free focus action after a green maneuver [1e-pilot-nightbeast][1e-stress-9]", "[first]") {
  Arena arena = fight("1e-pilot-nightbeast");
  SECTION("green takes the stress off first") {
    arena.edit("A").tokens.stress = 1;
    arena.says("action", "focus");
    fly(arena, "2F");
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("still stressed") {
    arena.edit("A").tokens.stress = 2;
    fly(arena, "2F");
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("white") {
    fly(arena, "4F");
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("focused already this round") {
    arena.edit("A").ship.actions = {"focus"};
    fly(arena, "2F");
    CHECK(arena["A"].tokens.focus == 0);
  }
}

TEST_CASE("Pure Sabacc: a die more with one damage card at most [1e-pilot-puresabacc]", "[first]") {
  Arena arena = fight("1e-pilot-puresabacc", {}, {enemy("B", 150)});
  const int cards = GENERATE(0, 1, 2);
  for (int i = 0; i < cards; ++i) arena.edit("A").ship.damage.push_back({212});
  arena.says("attack", "primary:0>B").dice(blanks(cards < 2 ? 4 : 3)).dice(blanks(3));
  engage(arena);
}

TEST_CASE("Raider fore: 2 energy buy one more attack of its section [1e-pilot-raiderclasscorvettefore][1e-huge-18]",
          "[first]") {
  const int energy = GENERATE(1, 4);
  state::Piece raider =
      piloted("A", "1e-pilot-raiderclasscorvettefore", Side::player, 457, 300, 0, {"1e-pilot-raiderclasscorvetteaft"});
  Arena arena({raider, enemy("B", 310, {}, kXwing)}, "1e", Phase::engagement);
  arena.edit("A").ship.sections[1].energy = energy;
  arena.says("attack", "primary:0>B").dice(std::vector<Face>(4, Face::blank)).dice(std::vector<Face>(3, Face::blank));
  if (energy == 4) {
    arena.says("attack", "primary:0>B").dice(std::vector<Face>(4, Face::blank));
    arena.dice(std::vector<Face>(3, Face::blank));
  }
  engage(arena);
  CHECK(arena["A"].ship.sections[1].energy == (energy == 4 ? 2 : 1));
}

TEST_CASE("Rear Admiral Chiraneau: a focus result is a critical hit at range 1-2 [1e-pilot-rearadmiralchiraneau]",
          "[first]") {
  SECTION("at range 2, one of them") {
    Arena arena = fight("1e-pilot-rearadmiralchiraneau", {}, {enemy("B", 150)});
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
    arena.says("modify-attack", "1e-pilot-rearadmiralchiraneau").dice(blanks(3));
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage.front().faceup);
  }
  SECTION("not at range 3") {
    Arena arena = fight("1e-pilot-rearadmiralchiraneau", {}, {enemy("B", 260)});
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
    arena.dice(blanks(4));
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

TEST_CASE("Rexler Brath turns up what his attack dealt [1e-pilot-rexlerbrath][1e-dmg-6]", "[first]") {
  Arena arena = fight("1e-pilot-rexlerbrath", {}, {enemy("B", 150, {}, "1e-pilot-goldsquadronpilot")});
  arena.edit("B").ship.shields = 0;
  arena.edit("B").ship.damage.push_back({212, false});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B");
  SECTION("for a focus token") {
    arena.dice({Face::hit, Face::crit, Face::hit}).says("modify-attack", "done").dice({Face::blank});
    arena.says("effect", "1e-pilot-rexlerbrath");
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 4);
    CHECK(!arena["B"].ship.damage[0].faceup);  // of before
    for (const std::size_t index : {1U, 2U, 3U}) CHECK(arena["B"].ship.damage[index].faceup);
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("Direct Hit! destroys") {
    arena.next_cards(Side::enemy, {208, 208});
    arena.dice({Face::hit, Face::hit, Face::blank}).says("modify-attack", "done").dice({Face::blank});
    arena.says("effect", "1e-pilot-rexlerbrath");
    engage(arena);
    CHECK(arena["B"].ship.destroyed);
  }
  SECTION("not without damage cards") {
    arena.dice({Face::hit, Face::blank, Face::blank}).says("modify-attack", "done").dice({Face::evade});
    engage(arena);
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("not without the token") {
    arena.dice({Face::hit, Face::focus, Face::blank}).says("modify-attack", "focus").dice({Face::blank});
    engage(arena);
    CHECK(!arena["B"].ship.damage.back().faceup);
  }
}

TEST_CASE("\"Scourge\": one die more against who holds a damage card [1e-pilot-scourge]", "[first]") {
  const bool damaged = GENERATE(true, false);
  Arena arena = fight("1e-pilot-scourge", {}, {enemy("B", 150)});
  if (damaged) arena.edit("B").ship.damage = {{212, false}};
  arena.says("attack", "primary:0>B").dice(blanks(damaged ? 3 : 2)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (damaged ? 1 : 0));
}

TEST_CASE("Soontir Fel: a focus token for each stress token [1e-pilot-soontirfel][1e-stress-10]", "[first]") {
  Arena arena = fight("1e-pilot-soontirfel");
  SECTION("two at once") {
    arena.says("effect", "1e-pilot-soontirfel");
    gains(arena, "A", Token::stress, 2);
    CHECK(arena["A"].tokens.focus == 2);
    CHECK(arena["A"].tokens.stress == 2);
  }
  SECTION("if he likes") {
    arena.says("effect", "pass");
    gains(arena, "A", Token::stress);
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("for no other token") {
    gains(arena, "A", Token::ion);
    CHECK(arena["A"].tokens.focus == 0);
  }
}

TEST_CASE("Tetran Cowall turns at speed 1, 3 or 5 [1e-pilot-tetrancowall]", "[first]") {
  Arena arena = fight("1e-pilot-tetrancowall");
  SECTION("at speed 1, red as on the dial") {
    arena.says("koiogran-speed", "1K");
    activate(arena, "3K");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("1K"));
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("at speed 5") {
    arena.says("koiogran-speed", "5K");
    activate(arena, "3K");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("5K"));
  }
  SECTION("other maneuvers stay") {
    arena.passes("action");
    activate(arena, "3F");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("3F"));
  }
}

TEST_CASE("The Inquisitor: his primary attacks at range 2-3 count as range 1 [1e-pilot-theinquisitor][1e-range-16]",
          "[first]") {
  const double gap = GENERATE(80, 150, 250);
  Arena arena = fight("1e-pilot-theinquisitor", {}, {enemy("B", gap)});
  arena.run([](Game& game) {  // as it is thought of before it is declared
    const auto shots = rules::shots_of(game, "A");
    REQUIRE(shots.size() == 1);
    const state::Attack attack = rules::attack_by(shots[0]);
    CHECK(rules::attack_dice_for(game, attack) == 3);
    CHECK(rules::defense_dice_for(game, attack) == 3);
  });
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
  engage(arena);
  Arena back = fight("1e-pilot-theinquisitor", {}, {enemy("B", 250)});
  back.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(4));
  engage(back, "B");
}

TEST_CASE("Tomax Bren: the first elite card that he discards in a round comes back [1e-pilot-tomaxbren]", "[first]") {
  Arena arena = fight("1e-pilot-tomaxbren", {"1e-upgrade-crackshot", "1e-upgrade-seismiccharges"});
  const auto discard = [&](const char* card) {
    arena.run([card](Game& game) { rules::discard_card(game, "A", card, "1e-squad-15"); });
  };
  discard("1e-upgrade-seismiccharges");
  CHECK(arena["A"].ship.cards[1].discarded);  // no elite card
  discard("1e-upgrade-crackshot");
  CHECK_FALSE(arena["A"].ship.cards[0].discarded);
  discard("1e-upgrade-crackshot");
  CHECK(arena["A"].ship.cards[0].discarded);
}

TEST_CASE("Tomax Bren: not what an opponent takes away [1e-pilot-tomaxbren]", "[first]") {
  Arena arena = fight("1e-pilot-tomaxbren", {"1e-upgrade-crackshot"}, {enemy("B", 150)});
  arena.run([](Game& game) {
    const Game::By by(game, "B");
    rules::discard_card(game, "A", "1e-upgrade-crackshot", "1e-squad-15");
  });
  CHECK(arena["A"].ship.cards[0].discarded);
}

TEST_CASE("Turr Phennir: boost or barrel roll after his attack [1e-pilot-turrphennir]", "[first]") {
  Arena arena = fight("1e-pilot-turrphennir", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(blanks(3));
  arena.dice(blanks(3));
  SECTION("after a miss too") {
    arena.says("action", "boost").says("boost", "straight");
    engage(arena);
    CHECK(arena["A"].pose.y.mm() == Approx(380));
    CHECK(arena.offered("action", "barrel-roll") != nullptr);
    CHECK(arena.offered("action", "focus") == nullptr);
  }
  SECTION("not when stressed") {
    arena.edit("A").tokens.stress = 1;
    engage(arena);
    CHECK(arena["A"].pose.y.mm() == Approx(300));
  }
}

TEST_CASE("Valen Rudor: a free action after he has defended, hit or missed [1e-pilot-valenrudor]", "[first]") {
  const bool stressed = GENERATE(false, true);
  Arena arena = fight("1e-pilot-valenrudor", {}, {enemy("B", 150)});
  if (stressed) arena.edit("A").tokens.stress = 1;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(3));
  if (!stressed) arena.says("action", "focus");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 1);
  CHECK(arena["A"].tokens.focus == (stressed ? 0 : 1));
}

TEST_CASE("Vizier: a token for a friend that ends a speed 1 maneuver at range 1 [1e-pilot-vizier]", "[first]") {
  Arena arena = flight("1e-pilot-vizier", {}, {wingman("F", 60, {}, kTie)});
  arena.edit("A").tokens.focus = arena.edit("A").tokens.evade = 1;
  SECTION("straight on") {
    arena.says("effect", "1e-pilot-vizier").says("pick", "evade");
    fly(arena, "1F", "F");
    CHECK(arena["A"].tokens.evade == 0);
    CHECK(arena["F"].tokens.evade == 1);
  }
  SECTION("speed 2") {
    fly(arena, "2F", "F");
    CHECK(arena.question("effect") == nullptr);
  }
  SECTION("into a ship") {
    arena.table.pieces.push_back(piloted("B", kTie, Side::enemy, 557, 350));
    fly(arena, "1F", "F");
    CHECK(arena.question("effect") == nullptr);
  }
}

TEST_CASE("\"Wampa\": cancels all for one facedown card, past shields, and misses [1e-pilot-wampa][1e-attack-32]",
          "[first]") {
  const bool critical = GENERATE(true, false);
  Arena arena = fight("1e-pilot-wampa", {}, {enemy("B", 150, {}, kXwing)});
  arena.says("attack", "primary:0>B").dice({critical ? Face::crit : Face::hit, Face::crit}).dice(blanks(2));
  if (!critical) arena.edit("B").ship.shields = 1;
  arena.says("effect", "1e-pilot-wampa");
  engage(arena);
  CHECK(arena["B"].ship.damage.size() == 1);  // one for both
  CHECK_FALSE(rules::is_critically_damaged(arena["B"]));
  CHECK(arena["B"].ship.shields == (critical ? 2 : 1));
}

TEST_CASE("\"Wampa\": no card without a critical result [1e-pilot-wampa]", "[first]") {
  Arena arena = fight("1e-pilot-wampa", {}, {enemy("B", 150, {}, kXwing)});
  arena.says("attack", "primary:0>B").dice(hits(2)).dice(blanks(2)).says("effect", "1e-pilot-wampa");
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Whisper: a focus token after a hit [1e-pilot-whisper][1e-attack-37]", "[first]") {
  Arena arena = fight("1e-pilot-whisper", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank, Face::blank});
  SECTION("a hit") {
    arena.dice(blanks(3)).says("effect", "1e-pilot-whisper");
    engage(arena);
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("a miss") {
    arena.dice({Face::evade, Face::blank, Face::blank});
    engage(arena);
    CHECK(arena["A"].tokens.focus == 0);
  }
}

TEST_CASE("Winged Gundark: at range 1 a hit is a critical hit [1e-pilot-wingedgundark]", "[first]") {
  SECTION("at range 1, one of them") {
    Arena arena = fight("1e-pilot-wingedgundark", {}, {enemy("B", 50)});
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
    arena.says("modify-attack", "1e-pilot-wingedgundark").dice(blanks(3));
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 2);
    CHECK(!arena["B"].ship.damage.front().faceup);
    CHECK(arena["B"].ship.damage.back().faceup);
  }
  SECTION("not at range 2") {
    Arena arena = fight("1e-pilot-wingedgundark", {}, {enemy("B", 150)});
    arena.says("attack", "primary:0>B").dice(hits(2)).dice(blanks(3));
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 2);
    CHECK(!arena["B"].ship.damage.back().faceup);
  }
}

TEST_CASE("\"Youngster\": TIE fighters at range 1-3 do the Action of his elite card [1e-pilot-youngster]", "[first]") {
  rules::Effect action;  // stands for any elite card with an Action header
  action.card = "1e-upgrade-veteraninstincts";
  action.window = Window::action_options;
  action.rule = "1e-action-1";
  action.may = true;
  action.run = [](Game&, rules::Occasion& occasion) {
    occasion.options->push_back(rules::option(occasion.card, words::just(words::Card{occasion.card})));
  };
  action.use = [](Game& game, rules::Occasion& occasion) {
    rules::gain(game, occasion.owner, Token::evade, 1, "1e-action-1");
  };
  const rules::MadeUpEffects effects({action});
  const std::string pilot = GENERATE(as<std::string>{}, kTie, "1e-pilot-omegaace", "1e-pilot-soontirfel");
  const bool able = pilot != "1e-pilot-soontirfel";  // a TIE interceptor
  Arena arena = flight(pilot, {}, {wingman("Y", 220, {"1e-upgrade-veteraninstincts"}, "1e-pilot-youngster")});
  if (able) arena.says("action", "1e-pilot-youngster");
  if (!able) arena.passes("action");
  act(arena);
  CHECK(arena["A"].tokens.evade == (able ? 1 : 0));
  CHECK(arena["Y"].tokens.evade == 0);
  if (!able) return;
  CHECK(arena["A"].ship.cards.size() == 1);  // what it sets up for the round works for the ship
  arena.passes("action");
  act(arena);
  CHECK(arena.offered("action", "1e-pilot-youngster") == nullptr);  // once a round
  end_round(arena);
  CHECK(arena["A"].ship.cards.empty());
}

TEST_CASE("\"Youngster\": nothing beyond range 3, nor of cards without an Action [1e-pilot-youngster]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = flight(kTie, {}, {wingman("Y", near ? 50 : 330, {"1e-upgrade-lonewolf"}, "1e-pilot-youngster")});
  arena.passes("action");
  act(arena);
  CHECK(arena.offered("action", "1e-pilot-youngster") == nullptr);
}

TEST_CASE("Zertik Strom: enemies at range 1 of him have no die more at range 1 [1e-pilot-zertikstrom]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena({piloted("A", "1e-pilot-zertikstrom", Side::player, near ? 557 : 657, 420),
               piloted("F", kXwing, Side::player, 457, 300), enemy("E", 80)},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>F").dice(blanks(near ? 2 : 3)).dice(blanks(2));
  engage(arena, "E");
  CHECK(damage_to(arena, "F") == 0);
}

TEST_CASE("Zertik Strom: a defender's die at range 3 stays [1e-pilot-zertikstrom]", "[first]") {
  Arena arena({piloted("A", "1e-pilot-zertikstrom", Side::player, 557, 600),
               piloted("F", kXwing, Side::player, 457, 300), enemy("E", 250)},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>F").dice(blanks(2)).dice(blanks(3));
  engage(arena, "E");
  CHECK(damage_to(arena, "F") == 0);
}

}  // namespace plotboard::first_cards_pilots_imperial_n_z
