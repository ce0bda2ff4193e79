// What huge ships do in their turns: the actions of their cards and their attacks.
#include <algorithm>
#include <iterator>

#include "data/catalog.hpp"
#include "data/rule_set.hpp"
#include "rules/first/huge.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/crippled.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::first {

namespace {

using state::Section;

void offer_section_action(Game& game, Id ship, Section section) {
  if (!still_flying(game, ship)) return;
  Offer offer;
  offer.action_step = true;
  offer.no_link = true;
  offer.section = section;
  offer.rule = section == Section::none   ? "1e-huge-3"
               : section == Section::fore ? "huge-actions-14"
                                          : "huge-actions-15";
  if (section != Section::none) offer.prompt = say("action.choose-of-section", words::Word{state::name_of(section)});
  offer_action(game, ship, offer);
}

// How many more attacks this weapon has: one for each copy of its card (huge-attack-1).
int attacks_left(const state::Piece& ship, const WeaponOnShip& weapon) {
  const auto copies = std::count_if(ship.ship.cards.begin(), ship.ship.cards.end(),
                                    [&](const state::Card& card) { return card.id == weapon.id && !card.discarded; });
  const std::string mark = "attack:" + weapon.id.text() + ':';
  const auto made =
      std::count_if(ship.ship.marks.begin(), ship.ship.marks.end(), [&](Id each) { return each.starts_with(mark); });
  return static_cast<int>(std::max<std::ptrdiff_t>(copies, 1) - made);
}

words::Key name_of_primary(Section section) {
  return section == Section::aft ? words::Key("weapon.aft-section") : words::Key("weapon.fore-section");
}

}  // namespace

void huge_actions(Game& game, Id ship) {
  if (game.piece(ship).ship.skips_action) return;
  if (!game.piece(ship).ship.is_of_two_cards()) return offer_section_action(game, ship, Section::none);
  for (const Section section : {Section::fore, Section::aft}) offer_section_action(game, ship, section);
}

void huge_attacks(Game& game, Id ship) {
  if (weapons_of(game, ship).empty()) game.tell(ship, "huge-attack-3", say("attack.no-weapon"));
  while (game.in_play(ship)) {
    ShotFilter filter;
    for (const WeaponOnShip& weapon : weapons_of(game, ship)) {
      if (attacks_left(game.piece(ship), weapon) > 0) filter.weapons.push_back(weapon.id);
    }
    if (filter.weapons.empty() || game.piece(ship).ship.has_mark(kNoMoreAttacks)) return;
    if (!offer_attack(game, ship, filter, false, "huge-attack-1")) return;
  }
}

void cripple_due_sections(Game& game, Id ship) {
  if (!game.piece(ship).ship.is_of_two_cards()) return;
  for (const Section section : {Section::fore, Section::aft}) {
    if (game.in_play(ship) && game.piece(ship).ship.hull_left(section) <= 0) cripple(game, ship, section);
  }
}

void arm_sections(const Game& game, const state::Piece& ship, std::vector<WeaponOnShip>& weapons) {
  const data::Ship* type = game.type_of(ship.id);
  std::erase_if(weapons, [](const WeaponOnShip& weapon) { return weapon.printed == nullptr; });
  std::vector<WeaponOnShip> primary;
  for (std::size_t i = 0; i < type->sections.size(); ++i) {
    const Section section = i == 0 ? Section::fore : Section::aft;
    const bool crippled = type->sections.size() > 1 && ship.ship.section(section).crippled;
    for (const data::Attack& attack : type->sections[i].attacks) {
      WeaponOnShip weapon;
      weapon.id = "primary:" + std::to_string(primary.size());
      weapon.kind = name_of_primary(section);
      weapon.section = type->sections.size() > 1 ? section : Section::none;
      weapon.weapon.arc = attack.arc;
      weapon.weapon.dice = std::max(0, attack.dice - (crippled ? game.ruleset().crippled_attack_lost : 0));
      weapon.weapon.nearest = attack.nearest;
      weapon.weapon.farthest = attack.farthest;
      primary.push_back(std::move(weapon));
    }
  }
  weapons.insert(weapons.begin(), std::make_move_iterator(primary.begin()), std::make_move_iterator(primary.end()));
}

}  // namespace plotboard::rules::first
