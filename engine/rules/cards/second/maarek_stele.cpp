#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kMore = 2;  // cards beside the one that is dealt

bool deals_faceup(const Game& game, const Occasion& occasion) {
  const state::Attack* attack = game.attack();
  if (attack == nullptr || attack->attacker != occasion.owner || attack->defender != occasion.subject) return false;
  const auto& card = game.piece(occasion.subject).ship.damage.at(static_cast<std::size_t>(occasion.value));
  return attack->step == state::AttackStep::damage && card.faceup;
}

}  // namespace

void maarek_stele(Effects& all) {
  Effect picks = ability("maarek-stele", Window::damage_card_dealt, deals_faceup, [](Game& game, Occasion& occasion) {
    choose_among_more(game, occasion.subject, static_cast<std::size_t>(occasion.value), kMore,
                      game.piece(occasion.owner).side, kAbilities);
  });
  picks.anyone = true;
  all.push_back(picks);
}

}  // namespace plotboard::rules::effects
