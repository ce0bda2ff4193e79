#include <algorithm>

#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

using state::Face;

constexpr const char* kHit = "deadeye-shot:hit";
constexpr const char* kCrit = "deadeye-shot:crit";

bool has_card_to_expose(const Game& game, Id ship) {
  const auto& damage = game.piece(ship).ship.damage;
  return std::any_of(damage.begin(), damage.end(), [](const state::DamageCard& card) { return !card.faceup; });
}

}  // namespace

// Options: what it gives up, "deadeye-shot:hit" or "deadeye-shot:crit".
void deadeye_shot(Effects& all) {
  Effect aim = talent("deadeye-shot", Window::modify_attack, [](const Game& game, const Occasion& occasion) {
    return primary_at_bullseye(game, occasion) && has_card_to_expose(game, game.attack()->defender);
  });
  aim.may = true;
  aim.run = [](Game& game, Occasion& occasion) {
    if (used_in_attack(game, occasion.card)) return;
    const auto& dice = game.attack()->attack_dice;
    if (count_faces(dice, Face::crit) > 0) occasion.options->push_back(option(kCrit, say("deadeye-shot.crit")));
    if (count_faces(dice, Face::hit) == 0) return;
    occasion.options->push_back(option(kHit, say("deadeye-shot.hit")));
    occasion.options->back().unwise = true;  // a hit is worth more than a card's other side
  };
  aim.use = [](Game& game, Occasion& occasion) {
    if (occasion.word == kCrit) {
      change_first(game, true, Face::crit, Face::hit);
    } else {
      change_attack(game, [](state::Attack& attack) { take_face(attack.attack_dice, Face::hit); });
    }
    expose(game, game.attack()->defender, kTalents);
  };
  all.push_back(aim);
}

}  // namespace plotboard::rules::effects
