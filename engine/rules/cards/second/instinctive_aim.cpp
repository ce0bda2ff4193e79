#include "base/base.hpp"
#include "data/catalog.hpp"
#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

bool is_lack(std::string_view rule) { return rule.starts_with("2e-require-"); }

// A calculate token alone is not waived.
bool needs_lock_or_focus(const Game& game, Id weapon) {
  const data::Upgrade* upgrade = game.catalog().upgrade(weapon);
  if (upgrade == nullptr || !upgrade->weapon) return false;
  return base::contains(upgrade->weapon->needs, Id("lock")) || base::contains(upgrade->weapon->needs, Id("focus"));
}

}  // namespace

void instinctive_aim(Effects& all) {
  all.push_back(force_talent(
      "instinctive-aim", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return occasion.subject == occasion.owner && is_lack(occasion.rule) && has_force(game, occasion) &&
               needs_lock_or_focus(game, occasion.word);
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; }));

  all.push_back(force_talent(
      "instinctive-aim", Window::need_waived,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == occasion.card && has_force(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        game.tell(occasion.owner, kForceTalents, say("instinctive-aim.aims"));
        spend_force(game, occasion.owner);
      }));
}

}  // namespace plotboard::rules::effects
