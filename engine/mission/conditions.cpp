#include "mission/conditions.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "mission/asking.hpp"
#include "mission/squads.hpp"
#include "mission/zones.hpp"

namespace plotboard::mission {

namespace {

using data::Condition;
using Kind = data::Condition::Kind;
using state::Piece;
using state::PieceType;

bool is_named(const data::Selector& selector, const Piece& piece) {
  using Of = data::Selector::Of;
  if (selector.word == piece.id || (!piece.squad.empty() && selector.word == piece.squad)) return true;
  const bool ship = piece.type == PieceType::ship;
  switch (selector.of) {
    case Of::name:
      return false;
    case Of::players:
      return is_of_flight_group(piece);
    case Of::friends:
      return ship && piece.side == state::Side::player;
    case Of::enemies:
      return ship && piece.side == state::Side::enemy;
    case Of::ship:
      return ship && selector.type == piece.ref;
    case Of::remote:
      return piece.type == PieceType::device && selector.type == piece.ref;
    case Of::component:
      return piece.type == PieceType::component && selector.type == piece.ref;
    case Of::secret:
      return piece.ship.has_mark(selector.type);
  }
  return false;
}

bool is_there(const Piece& piece) {
  return piece.type == PieceType::ship ? piece.in_play() && !piece.ship.destroyed : !piece.waiting && !is_gone(piece);
}

// The squad of that name, or that a ship of that name belongs to.
const data::Squad* squad_with(const data::Mission& mission, const std::string& word) {
  if (const data::Squad* squad = mission.squad(word)) return squad;
  for (const data::Squad& squad : mission.squads) {
    for (const data::SquadShip& ship : squad.ships) {
      if (ship.id == word) return &squad;
    }
  }
  return nullptr;
}

}  // namespace

bool Asking::holds(const Condition& condition) const {
  const state::Progress& progress = table_.progress;
  const auto each = [this](const Condition& part) { return holds(part); };
  switch (condition.kind) {
    case Kind::always:
      return true;
    case Kind::all:
      return std::all_of(condition.parts.begin(), condition.parts.end(), each);
    case Kind::any:
      return std::any_of(condition.parts.begin(), condition.parts.end(), each);
    case Kind::none:
      return std::none_of(condition.parts.begin(), condition.parts.end(), each);
    case Kind::round:
      return table_.play.on() && table_.round >= condition.number;
    case Kind::round_over:
      return table_.round > condition.number || (table_.round == condition.number && is_round_over());
    case Kind::round_ends:
      return is_round_over();
    case Kind::destroyed:
    case Kind::left:
    case Kind::gone:
    case Kind::scanned:
      return enough(
          condition, [&](const Piece& piece) { return is_done_with(condition, piece); }, lost_of(condition));
    case Kind::docked:
      return enough(condition, [&](const Piece& piece) { return has_docked(piece, condition.with); });
    case Kind::disabled:
      return enough(condition, [](const Piece& piece) { return piece.ship.fitness != state::Fitness::fit; });
    case Kind::arrived:
      return !selected(table_, condition.of).empty();
    case Kind::attacked:
      return enough(condition, [this](const Piece& piece) {
        return has_deed(
            [&](const state::Deed& deed) { return deed.what == state::deeds::attacked && deed.ship == piece.id; });
      });
    case Kind::damaged:
      return damage_of(condition.of) >= condition.number;
    case Kind::in_zone:
      return enough(condition, [&](const Piece& piece) { return is_in(piece, mission_.zone(condition.name)); });
    case Kind::within: {
      const auto others = selected(table_, condition.with);
      return enough(condition, [&](const Piece& piece) { return is_near(piece, others, condition.number); });
    }
    case Kind::objective:
      return progress.status_of(condition.name) ==
             (condition.is == "failed" ? state::Status::failed : state::Status::met);
    case Kind::fired:
      return progress.has_fired(condition.name);
    case Kind::counter:
      return progress.counter(condition.name) >= condition.number;
    case Kind::rank:
      return progress.rank >= condition.number;
    case Kind::pilots:
      return table_.pilots >= condition.number;
  }
  return false;
}

bool Asking::has_come(const data::Selection& selection) const {
  return std::all_of(selection.begin(), selection.end(), [&](const data::Selector& selector) {
    if (table_.find(selector.word) != nullptr) return true;
    const data::Squad* squad = squad_with(mission_, selector.word);
    if (squad == nullptr) return true;
    const auto& called = table_.progress.called;
    return std::find(called.begin(), called.end(), squad->name) != called.end() || ships_of(*squad, table_).empty();
  });
}

bool Asking::is_done_with(const Condition& condition, const Piece& piece) const {
  if (condition.kind == Kind::destroyed) return is_destroyed(piece);
  if (condition.kind == Kind::gone) return is_gone(piece);
  if (condition.kind == Kind::left) return has_left(piece, condition.name);
  return has_deed([&](const state::Deed& deed) { return deed.what == state::deeds::scanned && deed.to == piece.id; });
}

int Asking::lost_of(const Condition& condition) const {
  const bool counts = condition.kind == Kind::destroyed || condition.kind == Kind::gone;
  return counts ? lost_remotes(condition.of) : 0;
}

bool Asking::is_round_over() const {
  return table_.play.phase == state::Phase::end || table_.play.phase == state::Phase::over;
}

int Asking::lost_remotes(const data::Selection& selection) const {
  const auto is_lost = [&](const data::Terrain& piece) {
    if (piece.remote.empty() || table_.find(piece.id) != nullptr) return false;
    const bool meant = std::any_of(selection.begin(), selection.end(), [&](const data::Selector& selector) {
      return selector.word == piece.id || (selector.of == data::Selector::Of::remote && selector.type == piece.remote);
    });
    return meant && has_deed([&](const state::Deed& deed) {
             return deed.what == state::deeds::destroyed && deed.ship == piece.id;
           });
  };
  return static_cast<int>(std::count_if(mission_.terrain.begin(), mission_.terrain.end(), is_lost));
}

bool Asking::enough(const Condition& condition, const std::function<bool(const Piece&)>& is, int lost) const {
  const auto pieces = selected(table_, condition.of);
  const auto does = [&](const Piece* piece) { return is(*piece); };
  if (condition.count >= 0) {
    return std::count_if(pieces.begin(), pieces.end(), does) + lost >= condition.count_for(table_.pilots);
  }
  if (!has_come(condition.of)) return false;
  const auto counts = [&](const Piece* piece) { return condition.count == Condition::kAll || !is_destroyed(*piece); };
  bool any = condition.count == Condition::kAll && lost > 0;
  for (const Piece* piece : pieces) {
    if (!counts(piece)) continue;
    if (!is(*piece)) return false;
    any = true;
  }
  return any;
}

bool Asking::has_deed(const std::function<bool(const state::Deed&)>& is) const {
  return std::any_of(table_.progress.deeds.begin(), table_.progress.deeds.end(), is);
}

bool Asking::has_left(const Piece& piece, Id by) const {
  if (!piece.fled) return false;
  return has_deed([&](const state::Deed& deed) {
    if (deed.ship != piece.id) return false;
    if (by == "jump" || (by.empty() && deed.what == state::deeds::jumped)) return deed.what == state::deeds::jumped;
    const std::string way = state::deeds::way_left(deed.what);
    const std::string bay = state::deeds::bay_landed_in(deed.what);
    if (by == "land") return !bay.empty();
    return by.empty() ? !way.empty() || !bay.empty() : by == way || by == bay;
  });
}

bool Asking::has_docked(const Piece& piece, const data::Selection& with) const {
  return has_deed([&](const state::Deed& deed) {
    if (deed.what != state::deeds::docked || deed.ship != piece.id) return false;
    const Piece* other = table_.find(deed.to);
    return with.empty() || (other != nullptr && means(with, *other));
  });
}

int Asking::damage_of(const data::Selection& selection) const {
  int points = 0;
  for (const Piece* piece : selected(table_, selection)) {
    const state::ShipState& ship = piece->ship;
    const int hull = std::min(ship.hull, static_cast<int>(ship.damage.size()));
    points += ship.shield_limit - ship.shields + hull;
  }
  return points;
}

double Asking::tolerance() const { return catalog_.figures.contact_tolerance.mm(); }

geom::PlacedBase Asking::base_of(const Piece& ship) const {
  return geom::placed_base(catalog_.figures, ship.base, false, ship.pose);
}

bool Asking::is_in(const Piece& piece, const data::Zone* zone) const {
  return zone != nullptr && piece.type == PieceType::ship && is_there(piece) &&
         reaches_into(*zone, base_of(piece), tolerance());
}

double Asking::gap(const Piece& a, const Piece& b) const {
  const auto shape = [&](const Piece& piece) {
    if (piece.type != PieceType::ship) return terrain_shape(catalog_, piece);
    return std::optional{geom::placed(geom::base_shape(catalog_.figures, piece.base, false), piece.pose)};
  };
  if (a.type == PieceType::ship && b.type == PieceType::ship) return geom::gap_mm(base_of(a), base_of(b));
  const auto one = shape(a), other = shape(b);
  return one && other ? geom::gap_mm(*one, *other) : 1e9;
}

bool Asking::is_near(const Piece& piece, const std::vector<const Piece*>& others, int range) const {
  const double limit = range * catalog_.figures.range_band.mm() + tolerance();
  return is_there(piece) && std::any_of(others.begin(), others.end(), [&](const Piece* other) {
           return other->id != piece.id && is_there(*other) && gap(piece, *other) <= limit;
         });
}

bool is_flown_by_people(const Piece& piece) {
  return piece.type == PieceType::ship && piece.side == state::Side::player && !piece.ai;
}
bool is_of_flight_group(const Piece& piece) { return is_flown_by_people(piece) && piece.squad.empty(); }

bool means(const data::Selection& selection, const Piece& piece) {
  return std::any_of(selection.begin(), selection.end(),
                     [&](const data::Selector& selector) { return is_named(selector, piece); });
}

std::vector<const Piece*> selected(const state::Table& table, const data::Selection& selection) {
  std::vector<const Piece*> pieces;
  for (const Piece& piece : table.pieces) {
    if (means(selection, piece)) pieces.push_back(&piece);
  }
  return pieces;
}

bool is_destroyed(const Piece& piece) { return piece.ship.destroyed; }
bool is_gone(const Piece& piece) { return fate_of(piece) != Fate::in_game; }

Fate fate_of(const Piece& ship) {
  if (ship.fled) return Fate::left;
  if (ship.ship.destroyed) return Fate::destroyed;
  return ship.ship.removed ? Fate::removed : Fate::in_game;
}

bool holds(const data::Catalog& catalog, const data::Mission& mission, const state::Table& table,
           const Condition& condition) {
  return Asking(catalog, mission, table).holds(condition);
}

bool is_open(const data::Mission& mission, const state::Progress& progress, const std::string& way) {
  const data::Exit* exit = mission.exit(way);
  return exit == nullptr || exit->after.empty() || progress.has_fired(exit->after);
}

std::vector<std::string> drawn_from(const data::Mission& mission, const data::Selector& selector) {
  constexpr std::size_t kBegin = std::string_view("secret:").size();
  if (selector.of != data::Selector::Of::secret) return {};
  const data::Secret* secret = mission.secret(selector.word.text().substr(kBegin));
  return secret == nullptr ? std::vector<std::string>() : secret->of;
}

std::string actor_of(const state::Table& table, const Condition& condition) {
  for (const Condition& part : condition.parts) {
    std::string actor = actor_of(table, part);
    if (!actor.empty()) return actor;
  }
  const auto& deeds = table.progress.deeds;
  const auto is_of = [&](Id id) {
    const Piece* piece = table.find(id);
    return piece != nullptr && means(condition.of, *piece);
  };
  for (auto deed = deeds.rbegin(); deed != deeds.rend(); ++deed) {
    switch (condition.kind) {
      case Kind::scanned:
        if (deed->what == state::deeds::scanned && is_of(deed->to)) return deed->ship;
        break;
      case Kind::docked:
        if (deed->what == state::deeds::docked && is_of(deed->ship)) return deed->ship;
        break;
      case Kind::destroyed:
      case Kind::gone:
        if (deed->what == state::deeds::destroyed && is_of(deed->ship)) return deed->to;
        break;
      case Kind::attacked:
        if (deed->what == state::deeds::attacked && is_of(deed->ship)) return deed->to;
        break;
      case Kind::damaged:
        if (deed->what == state::deeds::damaged && is_of(deed->ship)) return deed->to;
        break;
      case Kind::left:
        if (!state::deeds::way_left(deed->what).empty() && is_of(deed->ship)) return deed->ship;
        break;
      default:
        return "";
    }
  }
  return "";
}

}  // namespace plotboard::mission
