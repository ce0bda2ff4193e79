#include "rules/play/squad.hpp"

#include "data/catalog.hpp"
#include "rules/machine/door.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules {

namespace {

using state::Side;

// The book of a ship that is on no table yet.
const Rulebook& book_of(const data::Catalog& catalog, const state::Piece& ship) {
  const data::Ship* type = catalog.ship(ship.ref);
  const geom::Edition edition = type == nullptr ? geom::Edition::second : type->edition;
  return static_cast<const Rulebook&>(door().edition(edition));
}

struct Sum {
  int points = 0;
  bool people = false;  // does anybody fly for it?
};
Sum sum_of(const Game& game, Side side) {
  Sum sum;
  for (const state::Piece& ship : game.table().pieces) {
    if (ship.type != state::PieceType::ship || ship.side != side) continue;
    sum.points += points_of(game.catalog(), ship).value_or(0);
    sum.people = sum.people || !ship.ai;
  }
  return sum;
}

}  // namespace

std::optional<int> points_of(const data::Catalog& catalog, const state::Piece& ship) {
  return book_of(catalog, ship).squads.points_of(catalog, ship);
}

std::vector<Refusal> squad_faults(const data::Catalog& catalog, const std::vector<state::Piece>& pieces, Side side,
                                  const data::RuleSet& rules) {
  return static_cast<const Rulebook&>(door().edition(rules.edition)).squads.faults(catalog, pieces, side, rules);
}

std::vector<Refusal> loadout_faults(const data::Catalog& catalog, const state::Piece& ship) {
  if (catalog.ship(ship.ref) == nullptr) return {};
  return book_of(catalog, ship).squads.loadout_faults(catalog, ship);
}

void settle_first_player(Game& game) {
  const Sum player = sum_of(game, Side::player);
  const Sum enemy = sum_of(game, Side::enemy);
  if (player.points == enemy.points) {
    const std::size_t drawn = game.pick("", 2, say("squad.draw-first"));
    game.tell("", "2e-setup-4", say("squad.same-cost"));
    game.emit(state::FirstPlayerSet{drawn == 0 ? Side::player : Side::enemy});
    return;
  }
  const Side chooser = player.points < enemy.points ? Side::player : Side::enemy;
  game.tell("", "2e-setup-3", say("squad.costs-less", state::team_of(chooser)));
  Side first = chooser;
  if ((chooser == Side::player ? player : enemy).people) {
    state::Choice choice = choice_of(game, "first-player", "", "2e-setup-3", say("squad.who-first"));
    choice.side = chooser;
    choice.options = {option(state::name_of(chooser), say("squad.we-are")),
                      option(state::name_of(state::other(chooser)), say("squad.they-are"))};
    first = game.ask(std::move(choice)) == "player" ? Side::player : Side::enemy;
  }
  game.emit(state::FirstPlayerSet{first});
}

}  // namespace plotboard::rules
