// The door with every wing behind it (machine/door.hpp).
#include "rules/coop/additions.hpp"
#include "rules/first/rulebook.hpp"
#include "rules/machine/door.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/rulebook.hpp"

namespace plotboard::rules {

namespace effects {
#define PLOTBOARD_EFFECT(name) void name(Effects& all);
#include "rules/effect_list.inc"
}  // namespace effects
namespace effects::first {
#include "rules/first_effect_list.inc"
#undef PLOTBOARD_EFFECT
}  // namespace effects::first

namespace {

const Edition& edition(geom::Edition which) {
  return which == geom::Edition::first ? first_edition() : second_edition();
}

void add_effects(Effects& all) {
#define PLOTBOARD_EFFECT(name) effects::name(all);
#include "rules/effect_list.inc"
#undef PLOTBOARD_EFFECT
#define PLOTBOARD_EFFECT(name) effects::first::name(all);
#include "rules/first_effect_list.inc"
#undef PLOTBOARD_EFFECT
}

}  // namespace

const Door& door() {
  static const Door all{edition, traits_of, add_effects, &coop_additions()};
  return all;
}

}  // namespace plotboard::rules
