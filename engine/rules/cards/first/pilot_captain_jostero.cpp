#include <algorithm>

#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

// Once a round: an attack at an enemy that has suffered damage without being the defender, by bombs, obstacles, splash
// or as a price. Inside another attack it waits for step 9 (1e-timing-6).
void pilot_captain_jostero(Effects& all) {
  static const std::string due = "struck:", past = "let-off:";
  static const auto struck = [](const Game& game, Id ship) {
    Ids enemies;
    const Ids& marks = game.piece(ship).ship.marks;
    for (const Id mark : marks) {
      if (!mark.starts_with(due)) continue;
      const Id enemy = mark.text().substr(due.size());
      const auto times = std::count(marks.begin(), marks.end(), mark);
      if (std::count(marks.begin(), marks.end(), Id(past + enemy.text())) >= times) continue;
      const state::Piece* piece = game.find(enemy);
      if (piece == nullptr || !piece->in_play() || piece->ship.destroyed) continue;
      if (!base::contains(enemies, enemy)) enemies.push_back(enemy);
    }
    return enemies;
  };
  static const auto strike = [](Game& game, Id ship) {
    ShotFilter filter;
    filter.among = struck(game, ship);
    for (const Id enemy : filter.among) {
      const Ids marks = game.piece(ship).ship.marks;
      const auto open = std::count(marks.begin(), marks.end(), Id(due + enemy.text())) -
                        std::count(marks.begin(), marks.end(), Id(past + enemy.text()));
      for (auto i = open; i > 0; --i) game.emit(state::Marked{ship, past + enemy.text()});
    }
    filter.cost = [](Game& paying, Id attacker) {
      paying.emit(state::Marked{attacker, "used:1e-pilot-captainjostero"});
    };
    offer_attack(game, ship, filter, false, "1e-pilot-captainjostero");
  };
  must(
      all, "1e-pilot-captainjostero", Window::after_damage,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack* attack = game.attack();
        return is_fresh(game, occasion) && may_attack_again(game, occasion.owner) && occasion.value > 0 &&
               state::are_enemies(owner_of(game, occasion).side, game.piece(occasion.subject).side) &&
               (attack == nullptr || attack->defender != occasion.subject);
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::Marked{occasion.owner, due + occasion.subject.text()});
        if (game.attack() == nullptr && !struck(game, occasion.owner).empty()) strike(game, occasion.owner);
      })
      .anyone = true;
  must(
      all, "1e-pilot-captainjostero", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return is_fresh(game, occasion) && may_attack_again(game, occasion.owner) &&
               !struck(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) { strike(game, occasion.owner); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
