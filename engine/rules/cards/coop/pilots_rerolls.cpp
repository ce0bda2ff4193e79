// Pilot abilities that reroll dice: how many, and when.
#include "data/weapon.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/parts_pilots.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

int howlrunner(const Game& game, const Occasion& occasion) {
  return attacks_with_primary(game, occasion) && friend_attacks(game, occasion, 1) ? 1 : 0;
}

int captain_jonus(const Game& game, const Occasion& occasion) {
  const data::WeaponType type = type_of_weapon(game, attack_in(game, occasion).weapon);
  const bool ordnance = type == data::WeaponType::missile || type == data::WeaponType::torpedo;
  return ordnance && friend_attacks(game, occasion, 1) ? 2 : 0;
}

int del_meeko(const Game& game, const Occasion& occasion) {
  return friend_defends(game, occasion, 2) && is_damaged(game.piece(attack_in(game, occasion).attacker)) ? 1 : 0;
}

int drea_renthal(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return game.friendly(attack.attacker, occasion.owner) &&
                 is_in_arc(game, attack.defender, geom::ArcKind::front, occasion.owner)
             ? 1
             : 0;
}

int serissu(const Game& game, const Occasion& occasion) { return friend_defends(game, occasion, 1) ? 1 : 0; }
int braylen_stramm(const Game& game, const Occasion& occasion) {
  return game.piece(occasion.owner).tokens.stress > 0 ? 2 : 0;
}

int boba_fett(const Game& game, const Occasion& occasion) {
  return static_cast<int>(enemies_near(game, occasion.owner, 0, 1).size());
}

int horton_salm(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return static_cast<int>(friends_near(game, attack.attacker, attack.defender, 0, 1).size());
}

int koshka_frost(const Game& game, const Occasion& occasion) {
  return is_ship_in_play(game, occasion.other) && game.piece(occasion.other).tokens.stress > 0 ? 1 : 0;
}

int krassis_trelix(const Game& game, const Occasion& occasion) { return is_primary(attack_in(game, occasion)) ? 0 : 1; }
int han_solo(const Game& game, const Occasion& occasion) {
  constexpr int kFar = 9;
  constexpr int kAll = 6;
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.type != state::PieceType::obstacle) continue;
    if (measure(field_of(game), occasion.owner, piece.id).range.band.value_or(kFar) <= 1) return kAll;
  }
  return 0;
}

int predator(const Game& game, const Occasion& occasion) {
  return attacks_with_primary(game, occasion) && target_in_bullseye(game, attack_in(game, occasion)) ? 1 : 0;
}

}  // namespace

void pilots_rerolls(Effects& all) {
  add_reroll<howlrunner>(all, "pilot:howlrunner", Window::modify_attack, true);
  add_reroll<captain_jonus>(all, "pilot:captain-jonus", Window::modify_attack, true);
  add_reroll<del_meeko>(all, "pilot:del-meeko", Window::modify_defense, true);
  add_reroll<drea_renthal>(all, "pilot:drea-renthal", Window::modify_attack, true);
  add_reroll<serissu>(all, "pilot:serissu", Window::modify_defense, true);
  add_reroll<braylen_stramm>(all, "pilot:braylen-stramm", Window::modify_attack);
  add_reroll<braylen_stramm>(all, "pilot:braylen-stramm", Window::modify_defense);
  add_reroll<boba_fett>(all, "pilot:boba-fett", Window::modify_attack);
  add_reroll<boba_fett>(all, "pilot:boba-fett", Window::modify_defense);
  add_reroll<horton_salm>(all, "pilot:horton-salm", Window::modify_attack);
  add_reroll<koshka_frost>(all, "pilot:koshka-frost", Window::modify_attack);
  add_reroll<koshka_frost>(all, "pilot:koshka-frost", Window::modify_defense);
  add_reroll<krassis_trelix>(all, "pilot:krassis-trelix", Window::modify_attack);
  add_reroll<han_solo>(all, "pilot:han-solo", Window::modify_attack);
  add_reroll<han_solo>(all, "pilot:han-solo", Window::modify_defense);
  add_reroll<predator>(all, "pilot:predator", Window::modify_attack);
}

}  // namespace plotboard::rules::effects
