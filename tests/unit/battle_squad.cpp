// Squads by the base game's points, limited cards, and who is the first player by them.
#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/play/squad.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "unit/battle_commands.hpp"

namespace plotboard::battle_squad {
namespace {

using state::Side;
using test::catalog;
using test::fighter;
using test::Match;
using Rules = std::vector<std::string>;

state::Piece flown(const std::string& id, const std::string& ref, const std::string& pilot, Side side,
                   const std::vector<std::string>& cards = {}, double x = 300) {
  state::Piece piece =
      fighter(id, ref, side, x, side == Side::player ? 50 : 860, side == Side::player ? 0 : 180, cards);
  piece.ship.pilot = pilot;
  return piece;
}
state::Piece red_veteran(const std::string& id, Side side, const std::vector<std::string>& cards = {}) {
  return flown(id, "t65xwing", "redsquadronveteran", side, cards);  // 40 points, initiative 3
}
Rules faults(const std::vector<state::Piece>& pieces, int limit = 200, const data::Catalog& of = catalog()) {
  Rules rules;
  data::RuleSet mode = *of.ruleset("2e");
  mode.squad_limit = limit;
  for (const rules::Refusal& refusal : rules::squad_faults(of, pieces, Side::player, mode)) {
    CHECK(!refusal.why.empty());
    rules.push_back(refusal.rule);
  }
  return rules;
}

}  // namespace

TEST_CASE("A ship costs its pilot's points and its upgrades', some by agility or initiative",
          "[battle][2e-squad-1][2e-setup-20]") {
  CHECK(rules::points_of(catalog(), red_veteran("A", Side::player)) == 40);
  CHECK(rules::points_of(catalog(), red_veteran("A", Side::player, {"proton-torpedoes"})) == 52);
  CHECK(rules::points_of(catalog(), red_veteran("A", Side::player, {"hull-upgrade"})) == 45);  // agility 2: 5
  CHECK(rules::points_of(catalog(), red_veteran("A", Side::player, {"afterburners"})) == 44);  // initiative 3: 4
  CHECK(!rules::points_of(catalog(), fighter("A", "t65xwing", Side::player, 0, 0)));           // no pilot
  CHECK(faults({fighter("A", "t65xwing", Side::player, 0, 0)}) == Rules{"plotboard"});
}

TEST_CASE("A squad may cost as much as the mode's limit, 200 in a standard dogfight",
          "[battle][2e-squad-1][2e-setup-20]") {
  std::vector<state::Piece> squad;
  for (const char* id : {"A", "B", "C", "D", "E"}) squad.push_back(red_veteran(id, Side::player));
  squad.push_back(red_veteran("X", Side::enemy));  // counts for the other side
  const int limit = catalog().ruleset("2e")->squad_limit;
  CHECK(limit == 200);
  CHECK(faults(squad, limit).empty());
  CHECK(faults(squad, 199) == Rules{"2e-squad-1"});
  squad[0].ship.cards.push_back({"delayed-fuses", 0, false});  // 1 point
  CHECK(faults(squad, limit) == Rules{"2e-squad-1"});
}

TEST_CASE("All ships of a squad belong to one faction", "[battle][2e-squad-2][2e-setup-20]") {
  const state::Piece ally = flown("B", "tielnfighter", "academypilot", Side::player);
  CHECK(faults({red_veteran("A", Side::player), ally}) == Rules{"2e-squad-2"});
  CHECK(
      faults({red_veteran("A", Side::player), flown("B", "btla4ywing", "goldsquadronveteran", Side::player)}).empty());
  CHECK(faults({red_veteran("A", Side::player), flown("B", "btla4ywing", "hiredgun", Side::player)}) ==
        Rules{"2e-squad-2"});
}

TEST_CASE("Bullets before a name limit its cards in the squad, on ships and upgrades together",
          "[battle][2e-squad-7][2e-squad-8]") {
  // Thread tracers have two bullets, diamond-boron missiles one, proton torpedoes none.
  const auto squad = [](const char* card, int ships) {
    std::vector<state::Piece> pieces;
    for (int i = 0; i < ships; ++i) {
      pieces.push_back(red_veteran(std::string(1, static_cast<char>('A' + i)), Side::player, {card}));
    }
    return pieces;
  };
  CHECK(faults(squad("proton-torpedoes", 3)).empty());
  CHECK(faults(squad("xx-23-s-thread-tracers", 2)).empty());
  CHECK(faults(squad("xx-23-s-thread-tracers", 3)) == Rules{"2e-squad-7"});
  CHECK(faults(squad("diamond-boron-missiles", 1)).empty());
  CHECK(faults(squad("diamond-boron-missiles", 2)) == Rules{"2e-squad-7"});

  data::Catalog made_up = catalog();
  data::GenericPilot hero = made_up.ships.at("t65xwing").generics.back();
  hero.id = "hero";
  hero.name = made_up.upgrades.at("proton-torpedoes").name = "The Hero";
  hero.limited = made_up.upgrades.at("proton-torpedoes").limited = 1;
  made_up.ships.at("t65xwing").generics.push_back(hero);
  const state::Piece flies = flown("A", "t65xwing", "hero", Side::player);
  CHECK(faults({flies}, 200, made_up).empty());
  CHECK(faults({flies, red_veteran("B", Side::player, {"proton-torpedoes"})}, 200, made_up) == Rules{"2e-squad-7"});
}

TEST_CASE("Some upgrades fit only on ship cards without bullets", "[battle][2e-squad-9]") {
  data::Catalog made_up = catalog();
  data::GenericPilot hero = made_up.ships.at("t65xwing").generics.back();
  hero.id = "hero";
  hero.name = "The Hero";
  hero.limited = 1;
  made_up.ships.at("t65xwing").generics.push_back(hero);
  const auto with_tubes = [&](const char* pilot) {
    return faults({flown("A", "t65xwing", pilot, Side::player, {"proton-torpedoes"})}, 200, made_up);
  };
  CHECK(with_tubes("hero").empty());
  made_up.upgrades.at("proton-torpedoes").non_limited = true;
  CHECK(with_tubes("hero") == Rules{"2e-squad-9"});
  CHECK(with_tubes("redsquadronveteran").empty());
}

TEST_CASE("The side with fewer points chooses who is the first player", "[battle][2e-setup-3]") {
  const auto match = [](bool ai) {
    state::Piece dear = red_veteran("A", Side::player, {"proton-torpedoes"});  // 52
    state::Piece cheap = red_veteran("B", Side::enemy);                        // 40
    cheap.ai = ai;
    cheap.number = ai ? 1 : 0;
    return Match({dear, cheap});
  };
  for (const Side wish : {Side::player, Side::enemy}) {
    Match people = match(false);
    people.start(Side::none);
    REQUIRE(people.table.play.choice);
    CHECK(people.table.play.choice->kind == "first-player");
    CHECK(people.table.play.choice->side == Side::enemy);
    people.does(rules::Choose{"first-player", state::name_of(wish), {}, {}, false, {}});
    CHECK(people.table.play.first == wish);
    CHECK(people.table.play.phase == state::Phase::planning);
  }
  Match program = match(true);
  program.start(Side::none);
  CHECK(program.table.play.first == Side::enemy);
  Match said = match(false);  // a side that is named is first whatever it costs
  said.start(Side::player);
  CHECK(said.table.play.first == Side::player);
}

TEST_CASE("At equal points the first player is drawn, and the draw is written down", "[battle][2e-setup-4]") {
  int player_first = 0;
  constexpr int kBattles = 40;
  for (std::uint64_t seed = 1; seed <= kBattles; ++seed) {
    Match match({red_veteran("A", Side::player), red_veteran("B", Side::enemy)});
    match.start(Side::none, false, seed);
    CHECK(std::any_of(match.events.begin(), match.events.end(), [](const state::Event& event) {
      const auto* drawn = get_if<state::DiceRolled>(&event);
      return drawn != nullptr && drawn->kind == state::DieKind::random;
    }));
    CHECK(match.table.play.first != Side::none);
    player_first += match.table.play.first == Side::player ? 1 : 0;
  }
  CHECK((player_first > 8 && player_first < 32));
}

}  // namespace plotboard::battle_squad
