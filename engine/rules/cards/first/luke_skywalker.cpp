#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kSecondOfLuke = "1e-upgrade-lukeskywalker";

}  // namespace

// Gunner's attack (1e-attack-40, -42), in which one focus result may become a hit. The note lies on that attack alone.
void luke_skywalker(Effects& all) {
  may(
      all, "1e-upgrade-lukeskywalker", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && missed(game, occasion) && may_attack_again(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.weapons = weapons_of_type(game, occasion.owner, data::WeaponType::primary);
        filter.cost = [](Game& table, Id attacker) {
          table.emit(state::Marked{attacker, kNoMoreAttacks});
          table.emit(state::Marked{attacker, kSecondOfLuke});
        };
        if (!filter.weapons.empty()) offer_attack(game, occasion.owner, filter, false, "1e-upgrade-lukeskywalker");
      });
  offers(
      all, "1e-upgrade-lukeskywalker", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && owner_of(game, occasion).ship.has_mark(kSecondOfLuke) &&
               any(game, true, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::focus, Face::hit, 1); });
}

}  // namespace plotboard::rules::effects::first
