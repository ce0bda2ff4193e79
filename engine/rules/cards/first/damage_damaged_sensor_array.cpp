#include <algorithm>

#include "data/card_kind.hpp"
#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

// Of the first deck what stands on the bar, cards' icons included; of the second deck all but damage cards' actions.
void damage_damaged_sensor_array(Effects& all) {
  on_damage(
      all, {{"damage:105", "1e-deck0-6"}}, Window::may_act,
      [](const Game& game, const Occasion& occasion) {
        const auto bar = bar_of(game, occasion.owner);
        return std::any_of(bar.begin(), bar.end(),
                           [&](const data::ShipAction& icon) { return icon.type == occasion.word; });
      },
      bars_by_card);
  repaired_by_die(all, {{"damage:105", "1e-deck0-6"}}, CritRepairs::no);

  on_damage(
      all, {{"damage:207", "1e-deckf-8"}}, Window::may_act,
      [](const Game&, const Occasion& occasion) { return !data::number_of_damage(occasion.word); }, bars_by_card);
  repaired_by_die(all, {{"damage:207", "1e-deckf-8"}}, CritRepairs::counts);
}

}  // namespace plotboard::rules::effects::first
