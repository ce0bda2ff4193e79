#include "rules/cards/coop/parts_campaign.hpp"

#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"

namespace plotboard::rules::effects {

void add_die_more(Effects& all, const char* card, Condition when) {
  add_dice<1>(all, card, Window::attack_dice, when);
  all.back().rule = kAbilities;
}

std::string nearest_of(const Game& game, Id ship, const Ids& ids) {
  std::string nearest;
  double least = 0;
  for (const Id id : ids) {
    const double gap = measure(field_of(game), ship, id).gap_mm;
    if (!nearest.empty() && gap >= least) continue;
    nearest = id;
    least = gap;
  }
  return nearest;
}

}  // namespace plotboard::rules::effects
