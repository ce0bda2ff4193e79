#include <algorithm>

#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kQuickdrawDue = "quickdraw-due";
constexpr const char* kQuickdrawAsked = "quickdraw-asked";

// Shields have gone in an attack since it was last asked for.
bool is_quickdraw_due(const Game& game, const Occasion& occasion) {
  const Ids& marks = owner_of(game, occasion).ship.marks;
  return std::count(marks.begin(), marks.end(), Id(kQuickdrawDue)) >
         std::count(marks.begin(), marks.end(), Id(kQuickdrawAsked));
}

bool may_draw(const Game& game, const Occasion& occasion) {
  return is_fresh(game, occasion) && game.in_play(occasion.owner) &&
         !owner_of(game, occasion).ship.has_mark(kNoMoreAttacks);
}

void offer_quickdraw(Game& game, Id ship) {
  ShotFilter filter;
  filter.weapons = weapons_of_type(game, ship, data::WeaponType::primary);
  filter.cost = [](Game& table, Id attacker) { table.emit(state::Marked{attacker, "used:1e-pilot-quickdraw"}); };
  offer_attack(game, ship, filter, false, "1e-pilot-quickdraw");
}

}  // namespace

// A shield that goes in an attack, whoever is its target, is answered once that attack is over (1e-timing-6), another
// one at once.
void pilot_quickdraw(Effects& all) {
  must(all, "1e-pilot-quickdraw", Window::shield_lost, may_draw, [](Game& game, Occasion& occasion) {
    if (game.attack() == nullptr) return offer_quickdraw(game, occasion.owner);
    game.emit(state::Marked{occasion.owner, kQuickdrawDue});
  });
  must(
      all, "1e-pilot-quickdraw", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return is_quickdraw_due(game, occasion) && may_draw(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        while (is_quickdraw_due(game, occasion)) game.emit(state::Marked{occasion.owner, kQuickdrawAsked});
        offer_quickdraw(game, occasion.owner);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
