#include <utility>

#include "rules/cards/second/parts_crew.hpp"
#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr state::Face kPrices[] = {state::Face::focus, state::Face::hit, state::Face::crit};
void look_and_expose(Game& game, Occasion& occasion) {
  const std::string key = occasion.word.text();
  const auto face = state::face_named(key.substr(key.rfind(':') + 1)).value();
  change_attack(game, [face](state::Attack& attack) { take_face(attack.attack_dice, face); });
  const Id defender = game.attack()->defender;
  const auto& damage = game.piece(defender).ship.damage;
  state::Choice choice = choice_of(game, "card", occasion.owner, kCardRule, say("squad-cards.which-card", defender));
  for (std::size_t i = 0; i < damage.size(); ++i) {
    if (damage[i].faceup) continue;
    choice.options.push_back(option(std::to_string(i), just(words::Card{data::damage_card(damage[i].number)})));
  }
  turn_faceup(game, defender, static_cast<std::size_t>(std::stoul(game.ask(std::move(choice)).text())), kCardRule);
}

}  // namespace

// Options "pilot:thanekyrell:<face>": what is spent.
void named_thane_kyrell(Effects& all) {
  Effect& looks = squad_offer(
      all, "pilot:thanekyrell", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece* defender = game.find(attack_in(game, occasion).defender);
        return owner_attacks(game, occasion) && defender != nullptr && defender->type == state::PieceType::ship &&
               anything_facedown(*defender);
      },
      look_and_expose);
  looks.run = [](Game& game, Occasion& occasion) {
    if (used_in_attack(game, occasion.card)) return;
    for (const state::Face face : kPrices) {
      if (!shows(game, true, face)) continue;
      occasion.options->push_back(
          option(occasion.card.text() + ":" + state::name_of(face),
                 say("squad-cards.spend-result", words::Card{occasion.card}, words::Word{state::name_of(face)})));
    }
  };
  looks.worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects
