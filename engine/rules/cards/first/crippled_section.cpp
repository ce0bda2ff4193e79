#include <algorithm>

#include "data/rule_set.hpp"
#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Its title and modifications stay (huge-damage-12).
bool goes_with_section(const Game& game, const state::Card& card, state::Section section) {
  const data::Upgrade* upgrade = card.discarded ? nullptr : game.catalog().upgrade(card.id);
  return upgrade != nullptr && card.section == section &&
         std::none_of(upgrade->slots.begin(), upgrade->slots.end(),
                      [](const std::string& slot) { return slot == "title" || slot == "modification"; });
}

void lose_upgrades(Game& game, Occasion& occasion) {
  const Id ship = occasion.subject;
  const auto section =
      occasion.word == state::name_of(state::Section::aft) ? state::Section::aft : state::Section::fore;
  for (int i = 0; i < game.ruleset().crippled_upgrades_lost; ++i) {
    state::Choice choice = choice_of(game, "lost-upgrade", ship, "huge-damage-10", say("damage.lost-upgrade"));
    for (const state::Card& card : game.piece(ship).ship.cards) {
      if (!goes_with_section(game, card, section) || choice.option(card.id) != nullptr) continue;
      choice.options.push_back(option(card.id, just(words::Card{card.id})));
    }
    if (choice.options.empty()) return;
    discard_card(game, ship, game.ask(std::move(choice)), "huge-damage-10");
  }
}

}  // namespace

// A rule and no card: the crippled side has fewer icons, and its owner picks what goes (huge-damage-10, 1e-huge-21).
void crippled_section(Effects& all) {
  must(all, "1e-rules", Window::crippled, is_own, lose_upgrades).rule = "huge-damage-10";
}

}  // namespace plotboard::rules::effects::first
