#include "support/first.hpp"

#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "rules/first/huge.hpp"
#include "rules/first/squad.hpp"

namespace plotboard::test {

state::Piece piloted(const std::string& id, const std::string& pilot, state::Side side, double x, double y,
                     double heading, const std::vector<std::string>& cards) {
  const data::FirstShip* type = catalog().first_ship_of_pilot(pilot);
  INFO(pilot);
  REQUIRE(type != nullptr);
  const std::string ref = type->hull_of.empty() ? type->id.text() : "1e-" + type->hull_of;
  state::Piece piece = fighter(id, ref, side, x, y, heading, cards);
  piece.ship.pilot = pilot;
  piece.initiative = catalog().first_pilot(pilot)->skill.value_or(1);
  for (state::Card& card : piece.ship.cards) {
    const data::Upgrade* upgrade = catalog().upgrade(card.id);
    if (upgrade != nullptr) piece.initiative += upgrade->skill;
  }
  return piece;
}

int damage_to(const Arena& arena, const std::string& id) {
  return arena[id].ship.shield_limit - arena[id].ship.shields + static_cast<int>(arena[id].ship.damage.size());
}

}  // namespace plotboard::test

namespace plotboard::test::first {

state::Piece enemy(const std::string& id, double gap, const Cards& cards, const std::string& pilot, double heading) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, heading, cards);
}
state::Piece before_bow(const std::string& id, double gap, const Cards& cards, const std::string& pilot) {
  return piloted(id, pilot, Side::enemy, 457, 418 + gap, 180, cards);
}
state::Piece wingman(const std::string& id, double gap, const Cards& cards, const std::string& pilot) {
  return piloted(id, pilot, Side::player, 497 + gap, 300, 0, cards);
}
state::Piece ally(const std::string& id, double x, double y, const Cards& cards, const std::string& pilot,
                  double heading) {
  return piloted(id, pilot, Side::player, x, y, heading, cards);
}
state::Piece device(const std::string& id, const std::string& ref, double x, double y, Side side) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::device;
  piece.ref = ref;
  piece.pose = pose(x, y);
  piece.side = side;
  return piece;
}
state::Piece rock(double x, double y, const std::string& shape) { return obstacle("R", shape, x, y); }
Arena fight(const std::string& pilot, const Cards& cards, Pieces others, Phase phase) {
  others.insert(others.begin(), piloted("A", pilot, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "1e", phase);
}
Arena flight(const std::string& pilot, const Cards& cards, Pieces others) {
  return fight(pilot, cards, std::move(others), Phase::activation);
}

Arena& engage(Arena& arena, const std::string& ship) {
  arena.table.play.step = {state::StepKind::turn, ship};  // some cards look whose turn it is
  return arena.run([&](Game& game) { rules::first::engage(game, ship); });
}
Arena& activate(Arena& arena, const char* code, const std::string& ship) {
  arena.edit(ship).ship.dial = geom::maneuver_from_code(code);
  return arena.run([&](Game& game) { rules::activate(game, ship); });
}
Arena& fly(Arena& arena, const char* code, const std::string& ship) {
  return arena.run([&](Game& game) {
    const auto flight = rules::flight_of(game, ship, *geom::maneuver_from_code(code));
    rules::execute_maneuver(game, ship, flight, rules::ManeuverKind::activation);
  });
}
Arena& act(Arena& arena, const std::string& ship) {
  return arena.run([&](Game& game) { rules::perform_action_step(game, ship, false); });
}
Arena& reveal(Arena& arena, const char* code) {
  arena.edit("A").ship.dial = geom::maneuver_from_code(code);
  return arena.run([](Game& game) { rules::moment(game, Window::after_reveal, "A"); });
}
Arena& open(Arena& arena, Window window) {
  return arena.run([&](Game& game) { rules::moment_for_all(game, window); });
}
Arena& begin_combat(Arena& arena) {
  return arena.run([](Game& game) { rules::first::begin_combat(game); });
}
Arena& end_round(Arena& arena) {
  return arena.run([](Game& game) { rules::first::end_phase(game); });
}
Arena& use_energy(Arena& arena, int by_maneuver) {
  return arena.run([&](Game& game) { rules::first::energy_steps(game, "A", by_maneuver); });
}

Arena& gains(Arena& arena, const std::string& ship, Token token, int count) {
  return arena.run([&](Game& game) { rules::gain(game, ship, token, count, "1e-token-1"); });
}
Arena& loses_stress(Arena& arena, const std::string& ship, int count, const std::string& by) {
  return arena.run([&](Game& game) {
    const Game::By author(game, by);
    rules::lose(game, ship, Token::stress, count, "1e-stress-8");
  });
}
Arena& suffers(Arena& arena, const std::string& ship, int hits, int crits) {
  return arena.run([&](Game& game) { rules::suffer(game, ship, hits, crits, "1e-dmg-1"); });
}
Arena& no_shields(Arena& arena, const std::string& ship) {
  state::ShipState& state = arena.edit(ship).ship;
  for (state::HullSection& section : state.sections) section.shields = 0;
  state.shields = 0;
  return arena;
}
Arena& set_shields(Arena& arena, int fore, int aft) {
  state::ShipState& ship = arena.edit("A").ship;
  ship.sections[0].shields = fore;
  ship.sections[1].shields = aft;
  ship.shields = fore + aft;
  return arena;
}
Arena& set_energy(Arena& arena, int energy, std::size_t section, const std::string& ship) {
  arena.edit(ship).ship.sections[section].energy = energy;
  return arena;
}
Arena& lay(Arena& arena, const std::string& ship, int number, Section section) {
  lay_facedown(arena, ship, number);
  state::DamageCard& card = arena.edit(ship).ship.damage.back();
  card.faceup = true;
  card.weight = catalog().damage_card(number)->weight;
  card.section = section;
  return arena;
}
Arena& lay_facedown(Arena& arena, const std::string& ship, int number) {
  state::DamageCard card;
  card.number = number;
  arena.edit(ship).ship.damage.push_back(card);
  return arena;
}

int times_asked(const Arena& arena, const std::string& kind) {
  return static_cast<int>(
      std::count_if(arena.asked.begin(), arena.asked.end(), [&](const auto& each) { return each.kind == kind; }));
}
bool offered_card(const Arena& arena, const std::string& card) {
  return std::any_of(arena.asked.begin(), arena.asked.end(), [&](const state::Choice& choice) {
    const state::Option* option = choice.option(card);
    return option != nullptr && option->legal;
  });
}
bool asked_to_use(const Arena& arena, const std::string& card) {
  return std::any_of(arena.asked.begin(), arena.asked.end(), [&](const state::Choice& choice) {
    return choice.kind == "effect" && choice.option(card) != nullptr;
  });
}
const state::Choice& question(const Arena& arena, const std::string& kind) {
  const state::Choice* asked = arena.question(kind);
  INFO(kind);
  REQUIRE(asked != nullptr);
  return *asked;
}
Side side_asked(const Arena& arena, const std::string& kind) {
  const state::Choice* choice = arena.question(kind);
  return choice == nullptr ? Side::none : choice->side;
}
std::string verdict_on(const Arena& arena, const std::string& kind, const std::string& key) {
  const state::Option* option = arena.offered(kind, key);
  return option == nullptr ? "not listed" : option->legal ? "legal" : "forbidden";
}

const state::Piece* dropped(const Arena& arena) {
  const Pieces& all = arena.table.pieces;
  const auto it = std::find_if(all.begin(), all.end(),
                               [](const state::Piece& piece) { return piece.type == state::PieceType::device; });
  return it == all.end() ? nullptr : &*it;
}
bool flew(const Arena& arena, const char* code) {
  return arena["A"].ship.executed->maneuver == geom::maneuver_from_code(code);
}
bool is_stopped(Arena& arena, Window window, const std::string& subject, const std::string& other,
                const std::string& word) {
  rules::Occasion occasion;
  occasion.window = window;
  occasion.subject = subject;
  occasion.other = other;
  occasion.word = word;
  arena.run([&](Game& game) { rules::happen(game, occasion); });
  return occasion.stopped;
}
bool has_faceup(const Arena& arena, const std::string& ship, const std::string& card) {
  return rules::has_card(arena[ship], card);
}
std::size_t cards_on(const Arena& arena, const std::string& ship) { return arena[ship].ship.damage.size(); }
int energy_of(const Arena& arena, std::size_t section, const std::string& ship) {
  return arena[ship].ship.sections[section].energy;
}
int agility(Arena& arena, const std::string& ship) {
  int value = 0;
  arena.run([&](Game& game) { value = rules::agility_of(game, ship); });
  return value;
}
std::vector<rules::Shot> shots(Arena& arena, const std::string& weapon, const std::string& ship) {
  std::vector<rules::Shot> found;
  arena.run([&](Game& game) {
    for (const rules::Shot& shot : rules::shots_of(game, ship)) {
      if (weapon.empty() || shot.weapon.id == Id(weapon)) found.push_back(shot);
    }
  });
  return found;
}
int shots_at(Arena& arena, const std::string& ship, const std::string& target) {
  const std::vector<rules::Shot> all = shots(arena, "", ship);
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [&](const rules::Shot& shot) { return shot.defender == target; }));
}
int attack_dice(Arena& arena) {
  int dice = 0;
  arena.run(
      [&](Game& game) { dice = rules::attack_dice_for(game, rules::attack_by(rules::shots_of(game, "A").at(0))); });
  return dice;
}
bool has_icon(Arena& arena, const std::string& action, const std::string& ship) {
  bool found = false;
  arena.run([&](Game& game) {
    for (const data::ShipAction& icon : rules::bar_of(game, ship)) found = found || icon.type == Id(action);
  });
  return found;
}
geom::Difficulty colour(Arena& arena, const char* code, const std::string& ship) {
  geom::Difficulty difficulty{};
  arena.run([&](Game& game) { difficulty = rules::flight_of(game, ship, *geom::maneuver_from_code(code)).difficulty; });
  return difficulty;
}

int slots(const std::string& pilot, const Cards& cards, const std::string& slot) {
  const auto places = rules::first::slots_of(catalog(), ally("A", 457, 300, cards, pilot));
  return static_cast<int>(std::count_if(places.begin(), places.end(), [&](const auto& place) {
    return place.slot == Id(slot) || std::find(place.also.begin(), place.also.end(), Id(slot)) != place.also.end();
  }));
}
std::string fault(const std::string& pilot, const Cards& cards) {
  const auto faults = rules::first::loadout_faults(catalog(), ally("A", 457, 300, cards, pilot));
  return faults.empty() ? "" : faults.front().rule;
}
int points(const std::string& pilot, const Cards& cards) {
  return rules::first::points_of(catalog(), ally("A", 457, 300, cards, pilot)).value();
}

std::vector<Face> blanks(std::size_t count) { return std::vector<Face>(count, Face::blank); }
std::vector<Face> hits(std::size_t count) { return std::vector<Face>(count, Face::hit); }

}  // namespace plotboard::test::first
