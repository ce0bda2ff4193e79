#include "rules/play/crippled.hpp"

#include <algorithm>

#include "data/rule_set.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {
using state::Section;
}  // namespace

void check_crippled(Game& game, Id ship) {
  for (const Section section : {Section::fore, Section::aft}) {
    const state::ShipState& state = game.piece(ship).ship;
    if (state.section(section).crippled || state.hull_left(section) > 0) continue;
    if (book_of(game).fighting.stays != nullptr && book_of(game).fighting.stays(game, game.piece(ship))) {
      game.tell(ship, "huge-damage-16", say("damage.crippled-later", words::Word{state::name_of(section)}));
      continue;
    }
    cripple(game, ship, section);
  }
}

void cripple(Game& game, Id ship, Section section) {
  const state::ShipState& state = game.piece(ship).ship;
  if (state.section(section).crippled) return;
  const Section rest = section == Section::fore ? Section::aft : Section::fore;
  if (state.section(rest).crippled) return destroy(game, ship, "huge-damage-14", say("damage.destroyed"));
  game.tell(ship, "huge-damage-8", say("damage.crippled", words::Word{state::name_of(section)}));
  const int limit = state.section(section).energy_limit;
  const int kept = std::max(0, limit - game.ruleset().crippled_energy_lost);
  if (const int above = state.section(section).energy - kept; above > 0) {  // huge-damage-11
    game.emit(state::EnergyChanged{ship, section, -above});
  }
  game.emit(state::SectionCrippled{ship, section, kept});
  moment(game, Window::crippled, ship, "", state::name_of(section));
}

}  // namespace plotboard::rules
