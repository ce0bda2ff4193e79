#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kEnraged{"commander-malarus"};  // a mark: for this round

void add_rage(Effects& all, Window window) {
  Effect turns = ability("commander-malarus", window, [](const Game& game, const Occasion& occasion) {
    return occasion.subject == occasion.owner && game.piece(occasion.owner).ship.has_mark(kEnraged);
  });
  turns.may = true;
  turns.run = [](Game& game, Occasion& occasion) {
    const state::Attack& attack = *game.attack();
    const auto& dice = of_attack_dice(occasion) ? attack.attack_dice : attack.defense_dice;
    if (count_faces(dice, state::Face::focus) == 0) return;
    occasion.options->push_back(option(occasion.card, say("commander-malarus.focus", words::Card{occasion.card})));
  };
  turns.use = [](Game& game, Occasion& occasion) {
    change_focus_results(game, of_attack_dice(occasion), state::kMostTokens);
  };
  all.push_back(turns);
}

}  // namespace

void commander_malarus(Effects& all) {
  all.push_back(ability_if_wanted("commander-malarus", Window::start_of_engagement_phase, say("commander-malarus.rage"),
                                  has_charge, [](Game& game, Occasion& occasion) {
                                    spend_charges(game, occasion, 1);
                                    gain(game, occasion.owner, state::Token::stress, 1, kAbilities);
                                    game.emit(state::Marked{occasion.owner, kEnraged});
                                  }));
  all.back().worth = [](Game& game, const Occasion& occasion) {
    return game.piece(occasion.owner).tokens.focus == 0 && !shots_of(game, occasion.owner).empty();
  };
  add_rage(all, Window::modify_attack);
  add_rage(all, Window::modify_defense);
}

}  // namespace plotboard::rules::effects
