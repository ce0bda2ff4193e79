#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {

std::string kallus_mark(Id enemy) { return std::string(state::kForGood) + "1e-upgrade-agentkallus:" + enemy.text(); }

}  // namespace

// One enemy for the whole game; the mark stays on his ship when that one dies.
void agent_kallus(Effects& all) {
  must(
      all, "1e-upgrade-agentkallus", Window::start_of_planning,
      [](const Game& game, const Occasion& occasion) { return is_own(game, occasion) && game.table().round == 1; },
      [](Game& game, Occasion& occasion) {
        Ids enemies;
        for (const state::Piece& ship : game.table().pieces) {
          const bool smaller = ship.in_play() && !geom::is_huge(ship.base);
          if (smaller && !game.friendly(occasion.owner, ship.id)) enemies.push_back(ship.id);
        }
        const Id enemy = pick_ship(game, occasion.owner, enemies, "1e-upgrade-agentkallus", false);
        if (!enemy.empty()) game.emit(state::Marked{occasion.owner, kallus_mark(enemy)});
      });
  offers(
      all, "1e-upgrade-agentkallus", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const Id defender = attack_in(game, occasion).defender;
        return attacks(game, occasion) && owner_of(game, occasion).ship.has_mark(kallus_mark(defender)) &&
               any(game, true, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::focus, Face::hit, 1); });
  offers(
      all, "1e-upgrade-agentkallus", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = attack_in(game, occasion).attacker;
        return defends(game, occasion) && owner_of(game, occasion).ship.has_mark(kallus_mark(attacker)) &&
               any(game, false, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, false, Face::focus, Face::evade, 1); });
}

}  // namespace plotboard::rules::effects::first
