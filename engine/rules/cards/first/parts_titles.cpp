#include "rules/cards/first/parts_titles.hpp"

#include "rules/board/field.hpp"
#include "rules/cards/first/parts_carrier.hpp"
#include "rules/cards/first/parts_turns.hpp"
#include "rules/cards/first/parts_upgrades.hpp"
#include "rules/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Duchess alone may do without it (1e-pilot-duchess).
bool need_not_slip(const Game& game, const state::Piece& ship) {
  static const Id duchess{"1e-pilot-duchess"};
  return ship.ship.pilot == duchess && !rules::first::ignores(game, ship, duchess);
}

void slip(Game& game, Occasion& occasion) {
  const Id ship = occasion.owner;
  if (need_not_slip(game, game.piece(ship)) && !wants(game, occasion, ship)) return;
  state::Choice choice = choice_of(game, "ailerons", ship, occasion.card, say("ailerons.which-way", ship));
  for (const geom::Bearing bearing : {geom::Bearing::bank_left, geom::Bearing::straight, geom::Bearing::bank_right}) {
    const geom::Maneuver maneuver{1, bearing};
    choice.options.push_back(option(geom::code_of(maneuver), just(maneuver)));
    choice.options.back().ghost = fly(field_of(game), *field_of(game).ship(ship), maneuver).end;
  }
  const auto way = geom::maneuver_from_code(game.ask(std::move(choice)).text());
  execute_maneuver(game, ship, {*way, geom::Difficulty::white}, ManeuverKind::effect);
}

state::Section carried_by(const Game& game, const Occasion& occasion) {
  const state::Card* card = owner_of(game, occasion).ship.card(occasion.card);
  return card == nullptr ? state::Section::none : card->section;
}

}  // namespace

// Who has no dial to turn up, being ionised, does not slip either.
void slips_before_dial(Effects& all, const char* card) {
  must(
      all, card, Window::before_activation,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && !is_stressed(owner_of(game, occasion)) && has_dial(game, occasion.owner);
      },
      slip);
}

bool attacks_from_carrier(const Game& game, const Occasion& occasion) {
  const state::Section section = carried_by(game, occasion);
  return attacks(game, occasion) && (section == state::Section::none || section == attack_in(game, occasion).from);
}

bool within_of_carrier(const Game& game, const Occasion& occasion, Id other, int farthest) {
  const state::Section section = carried_by(game, occasion);
  if (section == state::Section::none || other == occasion.owner) {
    return within(game, occasion.owner, other, 1, farthest);
  }
  const Field& field = field_of(game);
  const Field::Ship* own = field.ship(occasion.owner);
  const Field::Ship* to = field.ship(other);
  if (own == nullptr || to == nullptr) return false;
  const auto which = section == state::Section::fore ? geom::Section::fore : geom::Section::aft;
  const geom::PlacedShape part =
      geom::placed(geom::section_shape(field.figures(), game.piece(occasion.owner).base, which), own->measured.frame);
  const auto range = geom::range_of(geom::gap_mm(to->measured, part), field.figures(), farthest);
  return range.band.has_value();
}

bool is_reinforced_there(const Game& game, const state::Attack& attack) {
  const state::Tokens& tokens = game.piece(attack.defender).tokens;
  return (attack.section == state::Section::aft ? tokens.reinforce_aft : tokens.reinforce_fore) > 0;
}

int printed_points(const Game& game, Id card) {
  const data::FirstUpgrade* printed = game.catalog().first_upgrades.get(card);
  return printed == nullptr ? 0 : printed->points;
}

Ids weapons_of_type(Game& game, Id ship, data::WeaponType type) {
  Ids ids;
  for (const WeaponOnShip& weapon : weapons_of(game, ship)) {
    if (weapon.weapon.type == type) ids.push_back(weapon.id);
  }
  return ids;
}

// A cloaked ship may not attack whatever else bars it.
bool is_barred_by_token(const Game& game, const Occasion& occasion) {
  return is_own(game, occasion) && !occasion.allowed && occasion.rule == "2e-attack-9" &&
         owner_of(game, occasion).tokens.cloak == 0;
}

void hits_beyond_evades(Effects& all, const char* card) {
  must(all, card, Window::neutralize, attacks_with_card, [](Game& game, Occasion&) {
    while (cancel(game, false, Face::evade)) cancel(game, true, Face::crit);
  });
}

// Which side is up is chosen as the ship is placed (1e-squad-21), and again after each maneuver.
void add_pivot(Effects& all, const char* card) {
  for (const Window window : {Window::setup, Window::after_maneuver}) {
    Effect& turns = may(all, card, window, is_own, [](Game& game, Occasion& occasion) {
      const Id other_side = game.catalog().first_upgrades.get(occasion.card)->other_side;
      turn_card_over(game, occasion.owner, occasion.card, other_side);
    });
    turns.prompt = say("upgrade.turn-over", words::Card{card});
    turns.worth = [](Game& game, const Occasion& occasion) {  // the side with the higher agility
      return game.catalog().first_upgrades.get(occasion.card)->other_side == "1e-upgrade-pivotwing-title-attack";
    };
  }
}

}  // namespace plotboard::rules::effects::first
