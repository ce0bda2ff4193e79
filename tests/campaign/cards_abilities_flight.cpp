// Pilot abilities of the campaign (table 2.6) beside attacks, in the order of a round, and what all of them cost.
#include <algorithm>
#include <catch2/catch.hpp>

#include "ai/pilot.hpp"
#include "campaign/staged.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::cards_abilities_flight {
namespace {

using namespace test;
using geom::Bearing;
using geom::Difficulty;
using rules::Game;
using rules::Window;
using state::Side;
using Cards = std::vector<std::string>;

void acts(Arena& arena, const Ids& only = {}) {
  arena.run([&](Game& game) {
    rules::Offer offer;
    offer.only = only;
    rules::offer_action(game, "A", offer);
  });
  arena.expect_all_said();
}
void executes(Arena& arena, const std::string& ship, geom::Maneuver maneuver, Difficulty difficulty) {
  arena.run([&](Game& game) {
    rules::execute_maneuver(game, ship, {maneuver, difficulty, false, false}, rules::ManeuverKind::activation);
  });
  arena.expect_all_said();
}
void activates(Arena& arena, geom::Maneuver dial) {
  arena.edit("A").ship.dial = dial;
  arena.edit("A").ship.skips_action = true;
  arena.run([](Game& game) { rules::activate(game, "A"); });
  arena.expect_all_said();
}
void opens(Arena& arena, Window window) {
  arena.run([window](Game& game) { rules::moment_for_all(game, window); });
  arena.expect_all_said();
}
void suffers(Arena& arena, const std::string& ship, int hits) {
  arena.run([&](Game& game) { rules::suffer(game, ship, hits, 0, "fga-table-2.6"); });
  arena.expect_all_said();
}
Difficulty printed(const std::string& ship, geom::Maneuver maneuver) {
  return catalog().ship(ship)->dial.difficulty_of(maneuver).value();
}
bool lies_there(const Arena& arena, const std::string& device) {
  return std::any_of(arena.table.pieces.begin(), arena.table.pieces.end(), [&](const state::Piece& piece) {
    return piece.type == state::PieceType::device && piece.ref == device;
  });
}

TEST_CASE("Night Beast: a focus action after a blue maneuver", "[fga-upgrade:2.6:Night Beast]") {
  Arena arena = flight(facing(500, {"night-beast"}));
  arena.says("action", "focus");
  executes(arena, "A", {2, Bearing::straight}, Difficulty::blue);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena.offered("action", "evade") == nullptr);

  Arena white = flight(facing(500, {"night-beast"}));
  executes(white, "A", {2, Bearing::straight}, Difficulty::white);
  CHECK(white.question("action") == nullptr);
}

TEST_CASE("Deathfire: an attack or a device when destroyed", "[fga-upgrade:2.6:Deathfire][2e-destroy-8]") {
  const Cards cards{"deathfire", "proton-bombs"};
  Arena attacks = fight(facing(kTwo, cards, "tiesabomber"));
  attacks.says("attack", "primary:0>B").dice(thrown("hb")).dice(thrown("bbb"));
  suffers(attacks, "A", 9);
  CHECK(damage(attacks) == 1);
  CHECK(attacks.question("effect") == nullptr);
  CHECK_FALSE(lies_there(attacks, "proton_bomb"));

  Arena drops = fight(facing(kTwo, cards, "tiesabomber"));
  drops.says("attack", "pass").says("effect", "proton-bombs:straight-1");
  suffers(drops, "A", 9);
  CHECK(lies_there(drops, "proton_bomb"));

  Arena alone = fight(facing(500, cards, "tiesabomber"));
  alone.says("effect", "pass");
  suffers(alone, "A", 9);
  CHECK(alone.question("attack") == nullptr);

  Arena alive = fight(facing(kTwo, cards, "tiesabomber"));
  suffers(alive, "A", 1);
  CHECK(alive.question("attack") == nullptr);
}

TEST_CASE("Zertik Strom: the lock exposes a damage card", "[fga-upgrade:2.6:Zertik Strom]") {
  const auto locked = [](bool damaged) {
    return Staged(facing(kTwo, {"zertik-strom"}), kFight, [&](Arena& arena) {
      arena.edit("A").lock = "B";
      if (damaged) arena.edit("B").ship.damage.push_back({9, false});
    });
  };
  const auto end = [](Arena& arena) {
    arena.run([](Game& game) { rules::second::end_phase(game); });
    arena.expect_all_said();
  };
  Staged arena = locked(true);
  arena.says("effect", "zertik-strom");
  end(arena);
  CHECK(arena["B"].ship.damage[0].faceup);
  CHECK(arena["A"].lock.empty());

  Staged kept = locked(true);
  kept.says("effect", "pass");
  end(kept);
  CHECK(kept["A"].lock == "B");

  Staged whole = locked(false);
  end(whole);
  CHECK(whole.question("effect") == nullptr);
}

TEST_CASE("Lieutenant Karsabi: stress in place of a disarm token", "[fga-upgrade:2.6:Lieutenant Karsabi]") {
  const auto gains = [](Arena& arena) {
    arena.run([](Game& game) { rules::gain(game, "A", state::Token::disarm, 1, "fga-table-2.6"); });
    arena.expect_all_said();
  };
  Arena arena = flight(facing(kTwo, {"lieutenant-karsabi"}));
  arena.says("effect", "lieutenant-karsabi");
  gains(arena);
  CHECK(arena["A"].tokens.disarm == 0);
  CHECK(arena["A"].tokens.stress == 1);

  Arena stressed = flight(facing(kTwo, {"lieutenant-karsabi"}));
  stressed.edit("A").tokens.stress = 1;
  gains(stressed);
  CHECK(stressed["A"].tokens.disarm == 1);
}

TEST_CASE("Lieutenant Lorrir: rolls by the bank template alone", "[fga-upgrade:2.6:Lieutenant Lorrir]") {
  const auto rolled = [](const Cards& cards) {
    Arena arena = flight(facing(500, cards, "tielnfighter"));
    arena.free_dice = true;
    arena.run([](Game& game) {
      const auto kinds = rules::actions::rolls_of(game, "A");
      REQUIRE(kinds.size() == 1);
      CHECK((kinds.front() == geom::Reposition::bank_barrel_roll) == (game.piece("A").ship.cards.size() == 1));
    });
  };
  rolled({"lieutenant-lorrir"});
  rolled({});
}

TEST_CASE("Rampage: strain for a ship in the turret's arc", "[fga-upgrade:2.6:Rampage]") {
  const auto beside = [] {
    Pieces pieces = facing(500, {"rampage"}, "tierbheavy");
    pieces[1] = flown("B", "tielnfighter", Side::enemy, 457, 580, 180);
    return Staged(pieces, kFlight, [&](Arena& arena) { arena.edit("A").ship.turret = state::Turret::front; });
  };
  Staged arena = beside();
  arena.says("effect", "B");
  executes(arena, "A", {3, Bearing::straight}, Difficulty::white);
  CHECK(arena["B"].tokens.strain == 1);

  Staged damaged = beside();
  damaged.edit("A").ship.damage.push_back({9, false});
  damaged.says("effect", "B");
  executes(damaged, "A", {3, Bearing::straight}, Difficulty::white);
  CHECK(damaged["B"].tokens.strain == 2);

  Staged slow = beside();
  slow.edit("A").pose.y = base::um_from_mm(340);
  executes(slow, "A", {2, Bearing::straight}, Difficulty::white);
  CHECK(slow.question("effect") == nullptr);

  Staged turned = beside();
  turned.edit("A").ship.turret = state::Turret::rear;
  executes(turned, "A", {3, Bearing::straight}, Difficulty::white);
  CHECK(turned.question("effect") == nullptr);
}

TEST_CASE("Ved Foslo: a speed more or less, bearing and colour stay", "[fga-upgrade:2.6:Ved Foslo]") {
  const auto flies = [](const std::string& way, geom::Maneuver dial) {
    Arena arena = flight(facing(500, {"ved-foslo"}, "tielnfighter"));
    arena.says("effect", way);
    activates(arena, dial);
    return arena["A"].ship.executed.value();
  };
  const geom::Maneuver turn{2, Bearing::turn_left};
  const auto faster = flies("ved-foslo:faster", turn);
  CHECK(faster.maneuver == geom::Maneuver{3, Bearing::turn_left});
  CHECK(faster.difficulty == printed("tielnfighter", turn));
  const auto slower = flies("ved-foslo:slower", {3, Bearing::straight});
  CHECK(slower.maneuver == geom::Maneuver{2, Bearing::straight});
  CHECK(slower.difficulty == printed("tielnfighter", {3, Bearing::straight}));
  CHECK(flies("pass", turn).maneuver == turn);

  Arena fast = flight(facing(500, {"ved-foslo"}, "tielnfighter"));
  fast.says("effect", "pass");
  activates(fast, {3, Bearing::turn_right});
  CHECK(fast.offered("effect", "ved-foslo:faster") == nullptr);  // there is no such template
}

TEST_CASE("Ved Foslo: the maneuver of a SLAM too", "[fga-upgrade:2.6:Ved Foslo][2e-slam-1]") {
  Arena arena = flight(facing(500, {"ved-foslo"}, "alphaclassstarwing"));
  executes(arena, "A", {1, Bearing::straight}, Difficulty::blue);
  const auto before = arena["A"].pose.y;
  arena.says("action", "slam").says("effect", "ved-foslo:slam-faster").says("slam", "1F");
  arena.run([](Game& game) { rules::offer_step_action(game, "A", false); });
  arena.expect_all_said();
  CHECK(arena["A"].pose.y - before == base::um_from_mm(120));
}

TEST_CASE("Countess Ryad: a Koiogran turn in place of a straight, one step harder",
          "[fga-upgrade:2.6:Countess Ryad][2e-difficulty-1]") {
  const auto flies = [](const std::string& way, geom::Maneuver dial) {
    Arena arena = flight(facing(500, {"countess-ryad"}, "tielnfighter"));
    if (!way.empty()) arena.says("effect", way);
    activates(arena, dial);
    return arena["A"].ship.executed.value();
  };
  for (const std::int8_t speed : {std::int8_t{2}, std::int8_t{4}}) {
    const geom::Maneuver straight{speed, Bearing::straight};
    const auto turned = flies("countess-ryad", straight);
    CHECK(turned.maneuver == geom::Maneuver{speed, Bearing::koiogran_turn});
    CHECK(static_cast<int>(turned.difficulty) ==
          std::min(static_cast<int>(printed("tielnfighter", straight)) + 1, static_cast<int>(Difficulty::red)));
    CHECK(flies("pass", straight).maneuver == straight);
  }
  const geom::Maneuver bank{2, Bearing::bank_left};
  CHECK(flies("", bank).maneuver == bank);
}

TEST_CASE("Deathrain: an action after a device, once a set", "[fga-upgrade:2.6:Deathrain]") {
  const auto drops = [](Arena& arena, const std::string& card, const std::string& ship = "A") {
    arena.run([&](Game& game) { rules::drop_device(game, ship, card, "straight-1"); });
    arena.expect_all_said();
  };
  Arena arena = flight(facing(500, {"deathrain", "cluster-mines"}, "tiesabomber"));
  arena.says("action", "focus");
  drops(arena, "cluster-mines");
  CHECK(arena["A"].tokens.focus == 1);

  Pieces pieces = with(facing(500, {"deathrain"}, "tiesabomber"),
                       flown("C", "tiesabomber", Side::player, 600, 300, 0, {"proton-bombs"}));
  Arena other = flight(pieces);
  drops(other, "proton-bombs", "C");
  CHECK(other.question("action") == nullptr);
}

TEST_CASE("Commandant Goran: a red focus action for a friend that was stopped", "[fga-upgrade:2.6:Commandant Goran]") {
  const auto flies = [](int initiative, double ahead) {
    Pieces pieces = facing(500, {"commandant-goran"});
    pieces[1] = flown("B", "tielnfighter", Side::enemy, 540, ahead);
    pieces.push_back(flown("C", "tielnfighter", Side::player, 540, 300));
    return Staged(pieces, kFlight, [&](Arena& arena) { arena.edit("C").initiative = initiative; });
  };
  Staged arena = flies(2, 400);
  arena.says("action", "focus");
  executes(arena, "C", {2, Bearing::straight}, Difficulty::white);
  CHECK(arena["C"].tokens.focus == 1);
  CHECK(arena["C"].tokens.stress == 1);

  Staged equal = flies(3, 400);
  executes(equal, "C", {2, Bearing::straight}, Difficulty::white);
  CHECK(equal.question("action") == nullptr);

  Staged free = flies(2, 600);
  executes(free, "C", {2, Bearing::straight}, Difficulty::white);
  CHECK(free.question("action") == nullptr);
}

TEST_CASE("Vult Skerris: the charge, an action before he engages", "[fga-upgrade:2.6:Vult Skerris]") {
  Arena arena = fight(facing(kTwo, {"vult-skerris"}));
  arena.says("action", "focus").says("attack", "pass");
  shoot(arena);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(charges(arena, "vult-skerris") == 0);
  shoot(arena.says("attack", "pass"));  // none left
  CHECK(arena["A"].ship.actions == Ids{"focus"});

  acts(arena.says("action", "vult-skerris"));
  CHECK(arena["A"].tokens.strain == 1);
  CHECK(charges(arena, "vult-skerris") == 1);
  arena.run([](Game& game) { rules::second::end_phase(game); });
  CHECK(charges(arena, "vult-skerris") == 0);

  Arena full = flight(facing(500, {"vult-skerris"}));
  acts(full.says("action", "pass"));
  CHECK(full.offered("action", "vult-skerris") == nullptr);
}

TEST_CASE("Tomax Bren: a talent's charge by a reload", "[fga-upgrade:2.6:Tomax Bren]") {
  const auto reloads = [](int left) {
    return Staged(facing(500, {"tomax-bren", "crack-shot", "iden-versio", "ion-missiles"}, "tiesabomber"), kFlight,
                  [&](Arena& arena) {
                    for (const std::size_t i : {1U, 2U}) arena.edit("A").ship.cards[i].charges = left;
                    arena.edit("A").ship.cards[3].charges = 1;
                    arena.says("action", "reload");
                  });
  };
  Staged arena = reloads(0);
  arena.says("effect", "iden-versio");
  acts(arena, {"reload"});
  CHECK(charges(arena, "iden-versio") == 1);
  CHECK(charges(arena, "crack-shot") == 0);

  Staged full = reloads(1);
  acts(full, {"reload"});
  CHECK(full.question("effect") == nullptr);

  Arena focus = flight(facing(500, {"tomax-bren", "crack-shot"}, "tiesabomber"));
  focus.edit("A").ship.cards[1].charges = 0;
  acts(focus.says("action", "focus"), {"focus"});
  CHECK(focus.question("effect") == nullptr);
}

TEST_CASE("Commander Malarus: focus results count for a round", "[fga-upgrade:2.6:Commander Malarus]") {
  Arena arena = fight(facing(kTwo, {"commander-malarus"}));
  arena.says("effect", "commander-malarus");
  opens(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(charges(arena, "commander-malarus") == 1);
  arena.says("attack", "primary:0>B").dice(thrown("ffb")).says("modify-attack", "commander-malarus");
  shoot(arena.dice(thrown("bbb")));
  CHECK(damage(arena) == 2);
  arena.says("attack", "primary:0>A").dice(thrown("hh")).dice(thrown("ffb"));
  shoot(arena.says("modify-defense", "commander-malarus"), "B");
  CHECK(arena["A"].ship.shields == 4);

  Arena calm = fight(facing(kTwo, {"commander-malarus"}));
  opens(calm.says("effect", "pass"), Window::start_of_engagement_phase);
  calm.says("attack", "primary:0>B").dice(thrown("ffb")).dice(thrown("bbb"));
  shoot(calm);
  CHECK(damage(calm) == 0);
}

TEST_CASE("Redline: a lock after an action", "[fga-upgrade:2.6:\"Redline\": Acquire][2e-lock-13]") {
  Arena arena = flight(with(facing(kTwo, {"redline-acquire"}), flown("D", "tielnfighter", Side::enemy, 600, 490)));
  arena.says("action", "focus").says("effect", "redline-acquire").says("lock", "D");
  acts(arena, {"focus"});
  CHECK(arena["A"].lock == "D");
  CHECK(arena["A"].ship.actions == Ids{"focus"});

  Arena far = flight(facing(500, {"redline-acquire"}));
  acts(far.says("action", "focus"), {"focus"});
  CHECK(far.question("effect") == nullptr);
}

TEST_CASE("Redline: two locks at once", "[fga-upgrade:2.6:\"Redline\": 2 Locks][2e-lock-6]") {
  for (const bool card : {true, false}) {
    const Ids cards = card ? Ids{"redline-two-locks"} : Ids{};
    Arena arena =
        flight(with(facing(kTwo, {cards.begin(), cards.end()}), flown("D", "tielnfighter", Side::enemy, 600, 490)));
    arena.run([](Game& game) {
      rules::set_lock(game, "A", "B", "2e-lock-1");
      rules::set_lock(game, "A", "D", "2e-lock-1");
    });
    CHECK(arena["A"].locks() == (card ? Ids{"B", "D"} : Ids{"D"}));
  }
}

TEST_CASE("Soontir Fel: focus by an enemy in the bullseye arc", "[fga-upgrade:2.6:Soontir Fel]") {
  for (const double aside : {0.0, kAside}) {
    Arena arena = fight(facing(kTwo, {"soontir-fel"}, "tieddefender", "tielnfighter", aside));
    opens(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].tokens.focus == (aside > 0 ? 0 : 1));
  }
}

TEST_CASE("The stand-in leaves what is unwise, such as another speed than it has set", "[fga-2.9.2-1]") {
  Arena arena = flight(with(facing(kTwo, {"ved-foslo"}), flown("C", "tielnfighter", Side::player, 530, 300)));
  Game game(catalog(), arena.table, {}, nullptr);
  state::Choice speed = rules::choice_of(game, "effect", "A", "fga-table-2.6", {});
  speed.options = {rules::option("ved-foslo:faster", {}), rules::option("pass", {})};
  speed.options.front().unwise = true;
  CHECK(ai::bot_advise(game, speed).answer.key == "pass");
  speed.options.front().unwise = false;
  CHECK(ai::bot_advise(game, speed).answer.key == "ved-foslo:faster");
}

// As the table has it.
struct Row {
  const char* id;
  int cost, initiative, charges, recurring;
};
constexpr Row kRows[] = {
    {"night-beast", 5, 3, 0, 0},
    {"deathfire", 4, 3, 0, 0},
    {"double-edge", 3, 3, 0, 0},
    {"valen-rudor", 3, 3, 0, 0},
    {"zertik-strom", 3, 3, 0, 0},
    {"lieutenant-karsabi", 3, 3, 0, 0},
    {"captain-feroph", 3, 3, 0, 0},
    {"lieutenant-lorrir", 3, 3, 0, 0},
    {"captain-dobbs", 3, 3, 0, 0},
    {"lyttan-dree", 3, 3, 0, 0},
    {"rampage", 4, 4, 0, 0},
    {"del-meeko", 4, 4, 0, 0},
    {"iden-versio", 4, 4, 1, 0},
    {"gideon-hask", 4, 4, 0, 0},
    {"seyn-marana", 4, 4, 0, 0},
    {"turr-phennir", 4, 4, 0, 0},
    {"ved-foslo", 4, 4, 0, 0},
    {"captain-jonus", 4, 4, 0, 0},
    {"major-rhymer", 4, 4, 0, 0},
    {"major-vynder", 4, 4, 0, 0},
    {"major-vermeil", 4, 4, 0, 0},
    {"lieutenant-kestal", 4, 4, 0, 0},
    {"countdown", 4, 4, 0, 0},
    {"pure-sabacc", 4, 4, 0, 0},
    {"scorch", 4, 4, 0, 0},
    {"static", 4, 4, 0, 0},
    {"recoil", 4, 4, 0, 0},
    {"countess-ryad", 4, 4, 0, 0},
    {"colonel-vessery", 4, 4, 0, 0},
    {"deathrain", 4, 4, 0, 0},
    {"commandant-goran", 4, 4, 0, 0},
    {"vult-skerris", 5, 5, 1, -1},
    {"mauler-mithel", 5, 5, 0, 0},
    {"scourge-skutu", 5, 5, 0, 0},
    {"howlrunner", 5, 5, 0, 0},
    {"maarek-stele", 5, 5, 0, 0},
    {"whisper", 5, 5, 0, 0},
    {"tomax-bren", 5, 5, 0, 0},
    {"commander-malarus", 5, 5, 2, 0},
    {"blackout", 5, 5, 0, 0},
    {"rexler-brath", 5, 5, 0, 0},
    {"redline-two-locks", 3, 3, 0, 0},
    {"redline-acquire", 6, 6, 0, 0},
    {"soontir-fel", 6, 6, 0, 0},
    {"midnight", 6, 6, 0, 0},
    {"quickdraw", 6, 6, 1, 1},
    {"ciena-ree-pilot", 6, 6, 0, 0},
};

TEST_CASE("What the pilot abilities cost, and that each is unique [fga-2.9.2-2]", "[alpha]") {
  for (const Row& row : kRows) {
    INFO(row.id);
    const data::Upgrade* card = catalog().upgrade(row.id);
    REQUIRE(card != nullptr);
    CHECK(card->slots == std::vector<std::string>{"pilot-ability"});
    CHECK(card->cost == row.cost);
    CHECK(card->least_initiative == row.initiative);
    CHECK(card->limited == 1);
    CHECK(card->charges == row.charges);
    CHECK(card->recurring == row.recurring);
    CHECK(card->in_alpha);
    CHECK_FALSE(card->in_squads);
  }
  const auto count = std::count_if(catalog().upgrades.begin(), catalog().upgrades.end(), [](const auto& each) {
    return each.second.slots == std::vector<std::string>{"pilot-ability"};
  });
  CHECK(count == static_cast<std::ptrdiff_t>(std::size(kRows)));
  CHECK(catalog().upgrade("redline-acquire")->needs_action == "lock");
}

}  // namespace
}  // namespace plotboard::cards_abilities_flight
