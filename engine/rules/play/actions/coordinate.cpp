#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

// What it may do of its bar, where a card of the ship that coordinates has a say in it.
Ids shared_actions(Game& game, Id ship, Id chosen) {
  Ids shared;
  for (const data::ShipAction& icon : bar_of(game, chosen)) {
    if (number_after(game, Window::shares_action, ship, chosen, 1, icon.type) > 0) shared.push_back(icon.type);
  }
  return shared;
}

// The band that measure() finds between two ships, without its lines; nothing beyond the ruler.
std::optional<int> band_between(const Field& field, Id a, Id b) {
  const Field::Ship* one = field.ship(a);
  const Field::Ship* other = field.ship(b);
  if (one == nullptr || other == nullptr) return measure(field, a, b).range.band;
  const double with_guides = geom::gap_mm(one->moving, other->moving);
  const bool contact = geom::verdict_of(with_guides, field.tolerance_mm()) != geom::Contact::apart;
  const double gap = contact ? with_guides : geom::gap_mm(one->measured, other->measured);
  return geom::range_of(gap, field.figures(), ruler_bands(field, a, b)).band;
}

}  // namespace

std::vector<state::Option> actions::coordinate_options(Game& game, Id ship) {
  std::vector<state::Option> options;
  for (const state::Piece& other : game.table().pieces) {
    if (!other.in_play() || other.id == ship || !game.friendly(ship, other.id)) continue;
    const int band = band_between(field_of(game), ship, other.id).value_or(4);
    const bool near = band == 1 || band == 2;
    if (number_after(game, Window::coordinate_reach, ship, other.id, near ? 1 : 0) > 0) {
      options.push_back(option(other.id, just(words::Whole{other.id})));
    } else if (near) {
      options.push_back(
          forbidden(other.id, just(words::Whole{other.id}), "2e-golden-1", say("coordinate.card-forbids")));
    } else {
      options.push_back(forbidden(other.id, just(words::Whole{other.id}), "2e-coordinate-2",
                                  band == 0 ? say("coordinate.range-zero") : say("coordinate.too-far")));
    }
    options.back().piece = other.id;
  }
  return options;
}

bool coordinate(Game& game, Id ship) {
  state::Choice choice = choice_of(game, "coordinate", ship, "2e-coordinate-1", say("coordinate.which", ship));
  choice.options = actions::coordinate_options(game, ship);
  const auto chosen = actions::ask_one(game, std::move(choice));
  if (!chosen) return false;
  moment(game, Window::coordinating, ship, *chosen);
  Offer offer;
  offer.coordinated = true;
  offer.rule = "2e-coordinate-3";
  offer.prompt = say("coordinate.may-act", *chosen);
  if (anything_at(game, Window::shares_action, ship)) {
    offer.only = shared_actions(game, ship, *chosen);
    if (offer.only.empty()) {
      game.tell(*chosen, "2e-coordinate-4", say("coordinate.nothing-shared"));
      return true;
    }
  }
  offer_action(game, *chosen, offer);  // whatever comes of it, the coordinating is done (2e-coordinate-4, -8)
  return true;
}

}  // namespace plotboard::rules
