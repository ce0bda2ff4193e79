// Two copies of one card on a ship: each has a name, charges, a use and an end of its own.
#include <set>

#include "data/card_copy.hpp"
#include "data/card_kind.hpp"
#include "first/attacks.hpp"
#include "rules/machine/carried.hpp"
#include "rules/play/copies.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/squad.hpp"

namespace plotboard::first_card_copies {
using namespace first_attacks;

namespace {

constexpr const char* kHoming = "1e-upgrade-homingmissiles";
constexpr const char* kQuads = "1e-upgrade-quadlasercannons";
constexpr const char* kBomber = "1e-pilot-scimitarsquadronpilot";
constexpr const char* kRaiderFore = "1e-pilot-raiderclasscorvettefore";
constexpr const char* kRaiderAft = "1e-pilot-raiderclasscorvetteaft";

std::string second(const std::string& card) { return data::copy_of_card(card, 2).text(); }

bool may_fly(const state::Piece& ship, const char* ruleset) {
  return rules::loadout_faults(catalog(), ship).empty() &&
         rules::squad_faults(catalog(), {ship}, Side::player, *catalog().ruleset(ruleset)).empty();
}

// Every pilot's ship, once for each way in which two of a card may stand on it.
std::vector<Cards> pairs_on(const std::string& pilot, const std::string& card) {
  const Id aft = rules::first::second_card_of(catalog(), pilot);
  if (aft.empty()) return {{card, card}};
  return {{card, aft.text(), card}, {card, card, aft.text()}, {aft.text(), card, card}};
}

// By card: a ship that may carry two of it.
std::map<std::string, state::Piece> carriers_of_first_cards() {
  std::map<std::string, state::Piece> found;
  for (const auto& [name, type] : catalog().first_ships) {
    for (const data::FirstPilot& pilot : type.pilots) {
      if (catalog().first_pilot(pilot.id) == nullptr || type.section == data::Section::aft) continue;
      for (const auto& [card, upgrade] : catalog().first_upgrades) {
        if (found.count(card) != 0) continue;
        for (const Cards& cards : pairs_on(pilot.id, card)) {
          const state::Piece ship = piloted("A", pilot.id, Side::player, 457, 300, 0, cards);
          if (may_fly(ship, geom::is_huge(ship.base) ? "huge-1e" : "1e")) found.emplace(card, ship);
        }
      }
    }
  }
  return found;
}
std::map<std::string, state::Piece> carriers_of_second_cards() {
  std::map<std::string, state::Piece> found;
  for (const auto& [name, type] : catalog().ships) {
    if (type.edition != geom::Edition::second) continue;
    for (const auto& [card, upgrade] : catalog().upgrades) {
      const state::Piece ship = fighter("A", name, Side::player, 457, 300, 0, {card, card});
      if (found.count(card) == 0 && rules::loadout_faults(catalog(), ship).empty()) found.emplace(card, ship);
    }
  }
  return found;
}

const state::Card& carried(const Arena& arena, const std::string& copy) {
  const state::Card* card = arena["A"].ship.card(copy);
  REQUIRE(card != nullptr);
  return *card;
}

std::map<std::string, Section> weapons_by_name(Arena& arena) {
  std::map<std::string, Section> names;
  arena.run([&](Game& game) {
    for (const rules::WeaponOnShip& weapon : rules::weapons_of(game, "A")) names[weapon.id] = weapon.section;
  });
  return names;
}

// How often the card's effects have a say: each as often as copies of it work.
void check_say(Arena& arena, const std::string& card, std::ptrdiff_t copies) {
  arena.run([&](Game& game) {
    for (const rules::Effect* effect : rules::effects_of(card)) {
      if (effect->card != Id(card)) continue;
      INFO("window " << static_cast<int>(effect->window));
      const auto all = rules::carried_at(game, effect->window, "A");
      CHECK(std::count_if(all.begin(), all.end(), [effect](const rules::Carried& each) {
              return each.effect == effect && each.owner == "A";
            }) == copies);
    }
  });
}

void check_apart(const state::Piece& ship, const std::string& card, const char* ruleset) {
  INFO(card);
  Arena arena({ship, enemy("B", 150)}, ruleset);
  const std::string other = second(card);
  const data::Upgrade* upgrade = catalog().upgrade(card);
  REQUIRE(upgrade != nullptr);
  CHECK(catalog().upgrade(other) == upgrade);
  CHECK(data::known_card(catalog(), other).name == data::known_card(catalog(), card).name);

  check_say(arena, card, 2);
  const auto weapons = weapons_by_name(arena);
  for (const std::string& copy : {card, other}) {
    if (upgrade->weapon) {
      REQUIRE(weapons.count(copy) == 1);
      CHECK(weapons.at(copy) == carried(arena, copy).section);
    }
  }
  const int one = carried(arena, card).charges, two = carried(arena, other).charges;
  arena.run([&](Game& game) { game.emit(state::ChargesChanged{"A", other, two > 0 ? -1 : 1}); });
  CHECK(carried(arena, card).charges == one);
  CHECK(carried(arena, other).charges == two + (two > 0 ? -1 : 1));

  for (const auto& [gone, left] : {std::pair{other, card}, std::pair{card, other}}) {
    arena.run([&, gone = gone](Game& game) { game.emit(state::CardDiscarded{"A", gone, true}); });
    CHECK(carried(arena, gone).discarded);
    CHECK_FALSE(carried(arena, left).discarded);
    CHECK_FALSE(rules::has_card(arena["A"], gone));
    CHECK(rules::has_card(arena["A"], left));
    check_say(arena, card, 1);
    const auto after = weapons_by_name(arena);
    CHECK(after.count(gone) == 0);
    CHECK(after.count(left) == (upgrade->weapon ? 1 : 0));
    arena.run([&, gone = gone](Game& game) { game.emit(state::CardDiscarded{"A", gone, false}); });
  }
}

std::set<std::string> keys_of(const state::Choice& choice) {
  std::set<std::string> keys;
  for (const state::Option& each : choice.options) {
    if (each.legal) keys.insert(each.key);
  }
  return keys;
}

Arena raider(const std::string& card, const state::Piece& target) {
  return huge_battle({at("A", kRaiderFore, Side::player, 700, 300, 0, {card, kRaiderAft, card}), target},
                     Phase::engagement);
}

}  // namespace

TEST_CASE("Every card of which a ship of the 1st edition may have two works twice, each copy for itself [1e-golden-8]",
          "[first]") {
  const auto carriers = carriers_of_first_cards();
  for (const char* known : {kHoming, kQuads, "1e-upgrade-seismiccharges", "1e-upgrade-reconspecialist",
                            "1e-upgrade-ioncannonbattery", "1e-upgrade-wed15repairdroid"}) {
    INFO(known);
    CHECK(carriers.count(known) == 1);
  }
  CHECK(carriers.size() > 30);
  for (const auto& [card, ship] : carriers) check_apart(ship, card, geom::is_huge(ship.base) ? "huge-1e" : "1e");
}

// No squad has two of a card (2e-squad-6); the campaign's ordnance and bombs have nothing but charges to tell apart, so
// two of a name work as one with the charges of both (2e-special-5).
TEST_CASE("Every card of which a ship of the 2nd edition may have two lives on charges, and both copies' are spent",
          "[2e-charge-1][2e-special-5]") {
  const auto carriers = carriers_of_second_cards();
  CHECK(carriers.count("proton-torpedoes") == 1);
  CHECK(carriers.count("crack-shot") == 0);
  for (const auto& [card, ship] : carriers) {
    INFO(card);
    Arena arena({ship, fighter("B", "tielnfighter", Side::enemy, 457, 500, 180)});
    const int most = catalog().upgrade(card)->charges;
    REQUIRE(most > 0);
    const auto charges = [&arena](std::size_t copy) { return arena["A"].ship.cards.at(copy).charges; };
    for (int left = 2 * most; left > 0; --left) {
      CHECK(charges(0) + charges(1) == left);
      CHECK(carried(arena, card).charges > 0);
      arena.run([card = card](Game& game) { game.emit(state::ChargesChanged{"A", card, -1}); });
    }
    CHECK(carried(arena, card).charges == 0);
    arena.run([card = card](Game& game) { game.emit(state::ChargesChanged{"A", card, 1}); });
    CHECK(carried(arena, card).charges == 1);
    check_say(arena, card, 1);
  }
}

TEST_CASE("Copies are named as a ship is equipped, whatever their names were; a missing name is filled again",
          "[first]") {
  std::vector<state::Card> cards{{"a#3"}, {"b"}, {"a"}, {"a"}, {"b#2"}};
  rules::name_copies(cards);
  CHECK(cards == std::vector<state::Card>{{"a"}, {"b"}, {"a#2"}, {"a#3"}, {"b#2"}});
  state::ShipState ship;
  ship.cards = {{"a"}, {"a#3"}};
  CHECK(rules::free_copy(ship, "a") == "a#2");
  CHECK(rules::free_copy(ship, "b") == "b");
  CHECK(data::printed_card("a#3") == "a");
  CHECK(data::copy_number("a#3") == 3);
  for (const char* plain : {"", "a", "#2", "a#1", "a#0", "a#x", "a2"}) CHECK(data::printed_card(plain) == plain);
}

TEST_CASE("The second missile flies when the first is gone [1e-golden-8][1e-squad-15]", "[first]") {
  Arena arena = fight(kBomber, {kHoming, kHoming}, {enemy("B", 150, {}, kFalcon)});
  arena.edit("A").lock = "B";
  arena.says("attack", std::string(kHoming) + ">B").dice(blanks(4)).passes("modify-attack").dice(blanks(1));
  engage(arena);
  CHECK(keys_of(question(arena, "attack")).count(second(kHoming) + ">B") == 1);
  CHECK_FALSE(rules::has_card(arena["A"], kHoming));
  CHECK(rules::has_card(arena["A"], second(kHoming)));
  arena.says("attack", second(kHoming) + ">B").dice(blanks(4)).dice(blanks(1));
  engage(arena);
  CHECK(keys_of(question(arena, "attack")).count(std::string(kHoming) + ">B") == 0);
  CHECK_FALSE(rules::has_card(arena["A"], second(kHoming)));
}

TEST_CASE("Two Recon Specialists give two more focus tokens [1e-golden-8]", "[first]") {
  Arena arena = flight(kFalcon, {"1e-upgrade-reconspecialist", "1e-upgrade-reconspecialist"});
  arena.says("action", "focus");
  act(arena);
  CHECK(arena["A"].tokens.focus == 3);
}

TEST_CASE(
    "A weapon in either section fires from its own, with its own energy [huge-attack-1][huge-attack-11]"
    "[1e-huge-6][1e-huge-9]",
    "[first]") {
  const std::string fore = GENERATE(as<std::string>{}, kQuads, "1e-upgrade-ioncannonbattery");
  const std::string aft = second(fore);
  const int energy = catalog().upgrade(fore)->weapon->energy;
  INFO(fore);
  const auto load = [energy](Arena& arena, const std::string& copy) {
    arena.run([&](Game& game) { game.emit(state::ChargesChanged{"A", copy, energy}); });
  };
  SECTION("ahead: the fore one alone") {
    Arena arena = raider(fore, at("B", kXwing, Side::enemy, 700, 570, 180));
    load(arena, fore);
    load(arena, aft);
    CHECK(shots(arena, fore).size() == 1);
    CHECK(shots(arena, aft).empty());
    CHECK(weapons_by_name(arena).at(aft) == Section::aft);
  }
  SECTION("abeam of the stern: the aft one alone, and only with energy on it") {
    Arena arena = raider(fore, at("B", kXwing, Side::enemy, 900, 240, 90));
    load(arena, fore);
    CHECK(shots(arena, aft).empty());
    load(arena, aft);
    CHECK(shots(arena, fore).empty());
    CHECK_FALSE(shots(arena, aft).empty());
    // The fore copy discarded does not silence the aft one.
    arena.run([&](Game& game) { rules::discard_card(game, "A", fore, "1e-squad-15"); });
    CHECK_FALSE(shots(arena, aft).empty());
    CHECK(weapons_by_name(arena).count(fore) == 0);
  }
}

TEST_CASE("A WED-15 Repair Droid in either section acts for its own [1e-huge-6][huge-actions-14][huge-actions-15]",
          "[first]") {
  const std::string fore = "1e-upgrade-wed15repairdroid", aft = second(fore);
  Arena arena = huge_battle({at("A", kCorvette, Side::player, 457, 300, 0, {fore, kCorvetteAft, fore})});
  set_energy(arena, 3, 1);
  arena.edit("A").ship.damage.push_back({arena["A"].ship.sections[1].deck.draw.back(), false, 1, Section::aft});
  arena.edit("A").ship.sections[1].deck.draw.pop_back();
  arena.says("action", "pass").says("action", aft);
  arena.run([](Game& game) { rules::first::huge_actions(game, "A"); });
  std::vector<std::set<std::string>> offered;
  for (const state::Choice& choice : arena.asked) {
    if (choice.kind == "action") offered.push_back(keys_of(choice));
  }
  REQUIRE(offered.size() == 2);
  CHECK(offered[0].count(fore) == 1);
  CHECK(offered[0].count(aft) == 0);
  CHECK(offered[1].count(fore) == 0);
  CHECK(offered[1].count(aft) == 1);
  CHECK(cards_on(arena, "A") == 0);
  CHECK(energy_of(arena, 1) == 2);
}

TEST_CASE("Energy goes to each copy by itself, to the limit of its card [huge-energy-11]", "[first]") {
  Arena arena = raider(kQuads, at("B", kXwing, Side::enemy, 900, 240, 90));
  set_energy(arena, 3, 1);
  const int limit = catalog().upgrade(kQuads)->energy_limit;
  REQUIRE(limit == 2);
  arena.says("allocate", kQuads).says("allocate", kQuads).says("allocate", second(kQuads));
  use_energy(arena);
  CHECK(carried(arena, kQuads).charges == 2);
  CHECK(carried(arena, second(kQuads)).charges == 1);
}

TEST_CASE("Copies of a card with an action have one action between them [1e-action-3]", "[first]") {
  Arena arena = flight(kFalcon, {"1e-upgrade-saboteur", "1e-upgrade-saboteur"}, {enemy("B", 50)});
  lay_facedown(arena, "B", kShipCard);
  arena.says("action", second("1e-upgrade-saboteur")).dice(blanks(1));
  act(arena);
  arena.passes("action");
  act(arena);
  CHECK(keys_of(question(arena, "action")).count("1e-upgrade-saboteur") == 0);
}

TEST_CASE("A save from before copies had names goes on: equal names work as one", "[first]") {
  Arena arena = fight(kBomber, {kHoming, kHoming}, {enemy("B", 150, {}, kFalcon)});
  for (state::Card& card : arena.edit("A").ship.cards) card.id = kHoming;
  arena.edit("A").lock = "B";
  arena.says("attack", std::string(kHoming) + ">B").dice(blanks(4)).passes("modify-attack").dice(blanks(1));
  engage(arena);
  CHECK(arena["A"].ship.cards[0].discarded != arena["A"].ship.cards[1].discarded);
}

}  // namespace plotboard::first_card_copies
