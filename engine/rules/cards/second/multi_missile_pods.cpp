#include <algorithm>
#include <string_view>

#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr std::string_view kNote = "multi-missile-pods+";  // in Attack::used, once for each further charge

int most_dice(const Game& game, const state::Attack& attack) {
  if (target_in_bullseye(game, attack)) return 2;
  return is_in_arc(game, attack.defender, geom::ArcKind::front, attack.attacker) ? 1 : 0;
}

}  // namespace

// Choice "pods": how many more charges, "0" to "2". Asked before the dice are rolled, with the weapon's other costs.
void multi_missile_pods(Effects& all) {
  Effect pay;
  pay.card = "multi-missile-pods";
  pay.window = Window::defender_declared;
  pay.rule = "fga-table-2.12";
  pay.when = attacks_with_card;
  pay.run = [](Game& game, Occasion& occasion) {
    const int most = std::min(most_dice(game, *game.attack()), charges_of_card(game, occasion));
    state::Choice choice =
        choice_of(game, "pods", occasion.subject, "fga-table-2.12", say("missile-pods.how-many", occasion.subject));
    for (int i = 0; i <= most; ++i)
      choice.options.push_back(
          option(std::to_string(i), i == 0 ? say("missile-pods.none") : say("missile-pods.more", i)));
    const int count = std::stoi(game.ask(std::move(choice)).text());
    if (count == 0) return;
    spend_charges(game, occasion, count);
    change_attack(game, [count](state::Attack& attack) {
      attack.used.insert(attack.used.end(), static_cast<std::size_t>(count), std::string(kNote));
    });
  };
  all.push_back(pay);

  Effect more;
  more.card = "multi-missile-pods";
  more.window = Window::attack_dice;
  more.rule = "fga-table-2.12";
  more.when = attacks_with_card;
  more.run = [](Game& game, Occasion& occasion) {
    const auto& used = attack_in(game, occasion).used;
    occasion.value += static_cast<int>(std::count(used.begin(), used.end(), kNote));
  };
  all.push_back(more);
}

}  // namespace plotboard::rules::effects
