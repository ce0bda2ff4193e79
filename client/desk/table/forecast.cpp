#include "desk/table/forecast.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "desk/table/wings.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/round.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::desk {
namespace {

const DialSet* dial_of(const std::vector<DialSet>& dials, Id ship) {
  const auto found = std::find_if(dials.begin(), dials.end(), [ship](const DialSet& d) { return d.ship == ship; });
  return found == dials.end() ? nullptr : &*found;
}

// An Activation Phase in which only those ships have a turn.
state::Table flying_only(state::Table table, const std::vector<DialSet>& dials) {
  table.play.phase = state::Phase::activation;
  table.play.choice.reset();
  table.play.attack.reset();
  for (state::Piece& piece : table.pieces)
    if (dial_of(dials, piece.id) == nullptr) piece.moved = true;
  return table;
}

// Moves one ship after the other on a table of its own.
class Sky {
 public:
  Sky(const data::Catalog& catalog, const state::Table& table, const std::vector<DialSet>& dials)
      : catalog_(catalog), dials_(dials), table_(flying_only(table, dials)) {}

  [[nodiscard]] const state::Table& table() const { return table_; }
  [[nodiscard]] Ids next() const { return rules::whose_turn(catalog_, table_); }

  Planned fly(Id ship) {
    const DialSet& dial = *dial_of(dials_, ship);
    Planned planned;
    planned.ship = ship;
    rules::Game game(catalog_, table_, {}, nullptr, rules::Keeps::nothing);
    const rules::Flight flight = rules::flight_of(game, ship, dial.maneuver);
    planned.difficulty = flight.difficulty;
    planned.substituted = flight.maneuver != dial.maneuver;
    planned.ion = flight.ion;
    const rules::Field field(catalog_, table_);
    const rules::Field::Ship* flown = field.ship(ship);
    state::Piece& piece = table_.pieces[*table_.index_of(ship)];
    piece.moved = true;
    if (flown == nullptr || !rules::flyable(field, *flown, flight.maneuver)) {
      planned.outcome.maneuver = flight.maneuver;
      planned.outcome.start = planned.outcome.end = piece.pose;
      return planned;
    }
    geom::ManeuverChoice choice{dial.tallon};
    choice.edition = field.ruleset().edition;
    planned.outcome = rules::fly(field, *flown, flight.maneuver, choice);
    for (const Ids* met : {&planned.outcome.bumped, &planned.outcome.touching})
      for (const Id other : *met)
        if (!planned.outcome.fully_executed && dial_of(dials_, other) != nullptr &&
            !base::contains(planned.in_the_way, other))
          planned.in_the_way.push_back(other);
    place_wing(ship, planned.outcome);
    piece.pose = planned.outcome.end;
    piece.fled = planned.outcome.left_area;
    return planned;
  }

 private:
  // A wing goes with its leader.
  void place_wing(Id leader, const rules::MoveOutcome& outcome) {
    if (rules::wingmates(table_, leader).empty()) return;
    for (const scene::HeldShown& mate : formation_after(catalog_, table_, leader, outcome))
      if (mate.legal) table_.pieces[*table_.index_of(mate.piece)].pose = mate.pose;
  }

  const data::Catalog& catalog_;
  const std::vector<DialSet>& dials_;
  state::Table table_;
};

// `sooner` flies before `later` where both may.
struct Wish {
  Id sooner, later;
};
Id flies_next(const Ids& next, const Wish& wish) {
  if (next.front() == wish.later && base::contains(next, wish.sooner)) return wish.sooner;
  return next.front();
}

Forecast fly_all(const data::Catalog& catalog, const state::Table& table, const std::vector<DialSet>& dials,
                 const Wish& wish) {
  Forecast forecast;
  Sky sky(catalog, table, dials);
  for (Ids next = sky.next(); !next.empty(); next = sky.next()) {
    const Id ship = flies_next(next, wish);
    if (dial_of(dials, ship) == nullptr) break;
    forecast.moves.push_back(sky.fly(ship));
    std::erase(next, ship);
    forecast.moves.back().tied = std::move(next);
  }
  return forecast;
}

std::size_t stopped_in(const Forecast& forecast) {
  return static_cast<std::size_t>(std::count_if(forecast.moves.begin(), forecast.moves.end(),
                                                [](const Planned& p) { return !p.outcome.fully_executed; }));
}

}  // namespace

const Planned* Forecast::of(Id ship) const {
  const auto found = std::find_if(moves.begin(), moves.end(), [ship](const Planned& p) { return p.ship == ship; });
  return found == moves.end() ? nullptr : &*found;
}

Ids Forecast::stopped_by(Id ship) const {
  Ids ids;
  bool later = false;
  for (const Planned& planned : moves) {
    if (later && base::contains(planned.in_the_way, ship)) ids.push_back(planned.ship);
    later = later || planned.ship == ship;
  }
  return ids;
}

Forecast foresee(const data::Catalog& catalog, const state::Table& table, const std::vector<DialSet>& dials) {
  Forecast forecast = fly_all(catalog, table, dials, {});
  for (Planned& planned : forecast.moves) {
    for (const Id other : planned.in_the_way) {
      const Planned* met = forecast.of(other);
      const bool after = base::contains(planned.tied, other);  // as the table has it, it flies before that one
      if (met == nullptr || (!after && !base::contains(met->tied, planned.ship))) continue;
      const Wish wish = after ? Wish{other, planned.ship} : Wish{planned.ship, other};
      const Forecast turned = fly_all(catalog, table, dials, wish);
      const Planned* again = turned.of(planned.ship);
      if (again == nullptr || !again->outcome.fully_executed || stopped_in(turned) >= stopped_in(forecast)) continue;
      (after ? planned.clear_after : planned.clear_before) = other;
      break;
    }
  }
  return forecast;
}

state::Table table_before(const data::Catalog& catalog, const state::Table& table, const std::vector<DialSet>& dials,
                          Id ship) {
  Sky sky(catalog, table, dials);
  for (Ids next = sky.next(); !next.empty() && next.front() != ship; next = sky.next()) {
    if (dial_of(dials, next.front()) == nullptr) break;
    sky.fly(next.front());
  }
  return sky.table();
}

}  // namespace plotboard::desk
