// The door with every wing behind it (machine/door.hpp).
#include "rules/cards/coop/cards.hpp"
#include "rules/cards/first/cards.hpp"
#include "rules/cards/second/cards.hpp"
#include "rules/coop/additions.hpp"
#include "rules/first/rulebook.hpp"
#include "rules/machine/door.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/rulebook.hpp"

namespace plotboard::rules {

namespace {

const Edition& edition(geom::Edition which) {
  return which == geom::Edition::first ? first_edition() : second_edition();
}

void add_effects(Effects& all) {
  effects::add_second_cards(all);
  effects::add_coop_cards(all);
  effects::first::add_first_cards(all);
}

}  // namespace

const Door& door() {
  static const Door all{edition, traits_of, add_effects, &coop_additions()};
  return all;
}

}  // namespace plotboard::rules
