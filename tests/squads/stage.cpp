#include "squads/stage.hpp"

#include "rules/play/attack_steps.hpp"
#include "rules/play/round.hpp"
#include "rules/play/windows.hpp"
#include "support/pieces.hpp"

namespace plotboard::test::squads {

std::vector<state::Face> faces(const std::string& letters) {
  std::vector<state::Face> all;
  for (const char letter : letters) {
    all.push_back(letter == 'h'   ? state::Face::hit
                  : letter == 'c' ? state::Face::crit
                  : letter == 'f' ? state::Face::focus
                  : letter == 'e' ? state::Face::evade
                                  : state::Face::blank);
  }
  return all;
}

std::string letters(const std::vector<state::Die>& dice) {
  std::string text;
  for (const state::Die& die : dice) text += "bfhce"[static_cast<std::size_t>(die.face)];
  return text;
}

Pieces facing(double gap_mm, const std::string& a, const std::string& b) {
  const auto half = [](const std::string& ref) {
    return catalog().figures.base_of(catalog().ship(ref)->base).length.mm() / 2;
  };
  return {fighter("A", a, state::Side::player, 457, 300),
          fighter("B", b, state::Side::enemy, 457, 300 + half(a) + gap_mm + half(b), 180)};
}

Pieces with(Pieces pieces, state::Piece another) {
  pieces.push_back(std::move(another));
  return pieces;
}

Pieces aside(Pieces pieces, double mm) {
  pieces[1].pose.x = pieces[1].pose.x + base::um_from_mm(mm);
  return pieces;
}
Pieces turned_away(Pieces pieces) {
  pieces[1].pose.heading = base::mdeg_from_degrees(0);
  return pieces;
}
Pieces fitted(Pieces pieces, const std::string& ship, const Cards& cards) {
  for (const std::string& card : cards) carry(pieces, ship, card);
  return pieces;
}
int charges(const Arena& arena, const std::string& ship, const std::string& card) {
  return arena[ship].ship.card(card)->charges;
}
void leave_charges(Arena& arena, const std::string& ship, const std::string& card, int count) {
  for (state::Card& each : arena.edit(ship).ship.cards) {
    if (each.id == card) each.charges = count;
  }
}
std::size_t damage(const Arena& arena, const std::string& ship) { return arena[ship].ship.damage.size(); }

void engages(Arena& arena, const std::string& ship) {
  arena.run([&](rules::Game& game) { rules::engage(game, ship); });
  arena.expect_all_said();
}
void happens(Arena& arena, rules::Window window, const std::string& ship) {
  arena.run([&](rules::Game& game) { rules::moment(game, window, ship); });
  arena.expect_all_said();
}

state::Piece friend_at(double x, double y, const std::string& ref) {
  return fighter("C", ref, state::Side::player, x, y);
}
state::Piece enemy_at(double x, double y, const std::string& ref) {
  return fighter("C", ref, state::Side::enemy, x, y, 180);
}

void carry(Pieces& pieces, const std::string& ship, const std::string& card) {
  for (state::Piece& piece : pieces) {
    if (piece.id == ship) piece.ship.cards.push_back({card, 0, false});
  }
}

namespace {

const rules::Shot& shot_with(std::vector<rules::Shot>& all, const std::string& weapon) {
  for (const rules::Shot& shot : all) {
    if (shot.defender == "B" && shot.weapon.id == weapon) return shot;
  }
  FAIL("no such shot: " + weapon);
  return all.front();
}

}  // namespace

std::pair<int, int> dice_of(Arena& arena, const std::string& weapon) {
  rules::Game game(catalog(), arena.table, {}, &arena);
  auto all = rules::shots_of(game, "A", {});
  const state::Attack attack = rules::attack_by(shot_with(all, weapon));
  return {rules::attack_dice_for(game, attack), rules::defense_dice_for(game, attack)};
}

void attack(Arena& arena, const std::string& weapon, const std::vector<Step>& steps) {
  arena.run([&](rules::Game& game) {
    auto all = rules::shots_of(game, "A", {});
    game.emit(state::AttackDeclared{rules::attack_by(shot_with(all, weapon))});
    for (const Step step : steps) step(game);
  });
  arena.expect_all_said();
}

void opens(Arena& arena, rules::Window window) {
  arena.run([window](rules::Game& game) { rules::moment_for_all(game, window); });
  arena.expect_all_said();
}

int number(Arena& arena, rules::Window window, const std::string& subject, const std::string& other, int value,
           const std::string& word) {
  int result = 0;
  arena.run([&](rules::Game& game) { result = rules::number_after(game, window, subject, other, value, word); });
  return result;
}

}  // namespace plotboard::test::squads
