#include "desk/battle/advice.hpp"

#include <utility>

namespace plotboard::desk {

void Advice::show(ai::Decision shown) {
  decision = std::make_shared<const ai::Decision>(std::move(shown));
  if (step && *step >= decision->steps.size()) step.reset();
}

void Advice::show(std::string of_ship, ai::Decision shown) {
  ship = std::move(of_ship);
  flown = false;
  step.reset();
  show(std::move(shown));
}

void Advice::now_flown() {
  flown = true;
  of_battle = false;
  typed_die.reset();
  target.reset();
  sector.reset();
  reroll = 0;
}

void Advice::clear() {
  AdviceView nothing;
  nothing.typed_die = typed_die;
  static_cast<AdviceView&>(*this) = std::move(nothing);
  deeds.clear();
}

ai::Hints Advice::hints() const { return {typed_die, target, sector, reroll}; }

ai::Request Advice::request() const {
  ai::Request wanted;
  wanted.ship = ship;
  wanted.die = typed_die;
  wanted.target = target;
  wanted.sector = sector;
  return wanted;
}

}  // namespace plotboard::desk
