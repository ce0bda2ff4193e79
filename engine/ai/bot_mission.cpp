#include "ai/bot_mission.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "mission/conditions.hpp"
#include "rules/edges.hpp"
#include "rules/hyperspace.hpp"
#include "rules/mission_actions.hpp"
#include "rules/mission_docking.hpp"
#include "rules/round.hpp"

namespace plotboard::ai {
namespace {

using Kind = data::Condition::Kind;
using state::Piece;

constexpr double kPull = 0.006;      // hit points for each mm nearer to the goal
constexpr double kWayOut = 60;       // for leaving as the mission wants it
constexpr double kNotBlue = 3;       // of a ship that prepares its jump
constexpr double kNearEnough = 90;   // mm to something to be scanned
constexpr double kNearTheBay = 200;  // mm at which a landing is tried

geom::Vec2 centre(const Piece& piece) { return {piece.pose.x.mm(), piece.pose.y.mm()}; }
double apart(geom::Vec2 a, geom::Vec2 b) { return geom::length(a - b); }

// What an objective is still waiting for.
void collect(const data::Catalog& catalog, const data::Mission& mission, const state::Table& table,
             const data::Condition& condition, std::vector<const data::Condition*>& open) {
  if (condition.kind == Kind::none || mission::holds(catalog, mission, table, condition)) return;
  if (condition.kind != Kind::all && condition.kind != Kind::any) return open.push_back(&condition);
  for (const data::Condition& part : condition.parts) collect(catalog, mission, table, part, open);
}

class Search {
 public:
  Search(const rules::Game& game, const data::Mission& mission, const Piece& ship)
      : game_(game), mission_(mission), table_(game.table()), ship_(ship) {}

  Errand run() {
    std::optional<Errand> way_out;
    bool busy = false;  // something else than leaving is still to be done
    for (const data::ObjectiveKind kind :
         {data::ObjectiveKind::primary, data::ObjectiveKind::bonus, data::ObjectiveKind::gold_star}) {
      for (const data::Condition* condition : open_ones(kind)) {
        if (condition->kind == Kind::left) {
          if (!way_out && mission::means(condition->of, ship_)) way_out = leaving(condition->name);
          continue;
        }
        busy = busy || kind == data::ObjectiveKind::primary;
        Errand errand = errand_for(*condition);
        if (errand.kind != Errand::Kind::none) return errand;
      }
      if (kind == data::ObjectiveKind::primary && way_out && !busy) return *way_out;
    }
    return {};
  }

 private:
  [[nodiscard]] std::vector<const data::Condition*> open_ones(data::ObjectiveKind kind) const {
    std::vector<const data::Condition*> open;
    for (const data::Objective& objective : mission_.objectives) {
      if (objective.kind != kind || !objective.met) continue;
      if (table_.progress.status_of(objective.id) != state::Status::open) continue;
      collect(game_.catalog(), mission_, table_, *objective.met, open);
    }
    return open;
  }

  [[nodiscard]] bool did(const char* what, const Piece& object, bool by_this_ship) const {
    const auto& deeds = table_.progress.deeds;
    return std::any_of(deeds.begin(), deeds.end(), [&](const state::Deed& deed) {
      return deed.what == what && deed.to == object.id && (!by_this_ship || deed.ship == ship_.id);
    });
  }
  [[nodiscard]] bool is_nearest_pilot(const Piece& object) const {
    const double own = apart(centre(ship_), centre(object));
    return std::none_of(table_.pieces.begin(), table_.pieces.end(), [&](const Piece& other) {
      if (other.id == ship_.id || !other.in_play() || !mission::is_flown_by_people(other)) return false;
      return apart(centre(other), centre(object)) < own;
    });
  }
  template <class Fits>
  [[nodiscard]] const Piece* nearest(const data::Selection& selection, const Fits& fits) const {
    const Piece* best = nullptr;
    for (const Piece* piece : mission::selected(table_, selection)) {
      if (piece->id == ship_.id || !rules::is_on_table(*piece) || !fits(*piece)) continue;
      if (best == nullptr || apart(centre(ship_), centre(*piece)) < apart(centre(ship_), centre(*best))) best = piece;
    }
    return best;
  }

  [[nodiscard]] Errand errand_for(const data::Condition& condition) const {
    const auto to = [](Errand::Kind kind, const Piece* piece) {
      return piece == nullptr ? Errand{} : Errand{kind, piece->id, centre(*piece)};
    };
    switch (condition.kind) {
      case Kind::scanned:
        return to(Errand::Kind::scan, nearest(condition.of, [&](const Piece& piece) {
                    return !did("scanned", piece, false) && is_nearest_pilot(piece);
                  }));
      case Kind::docked:
        if (!mission::means(condition.of, ship_)) return {};
        return to(Errand::Kind::dock,
                  nearest(condition.with.empty() ? mission_.grants.dock : condition.with,
                          [&](const Piece& piece) { return !did("docked", piece, true) && is_nearest_pilot(piece); }));
      case Kind::within:
        if (!mission::means(condition.of, ship_)) return {};
        return to(Errand::Kind::reach, nearest(condition.with, [](const Piece&) { return true; }));
      case Kind::in_zone: {
        const data::Zone* zone = mission_.zone(condition.name);
        if (zone == nullptr || !mission::means(condition.of, ship_)) return {};
        return {Errand::Kind::reach,
                zone->name,
                {zone->x.mm() + zone->width.mm() / 2, zone->y.mm() + zone->height.mm() / 2}};
      }
      default:
        return {};
    }
  }

  // By hyperdrive where that is granted, over an exit, or into a bay.
  [[nodiscard]] std::optional<Errand> leaving(const std::string& by) const {
    const bool any = by.empty();
    if (any || by == "jump") {
      const auto leave = rules::leave_to_jump(game_.catalog(), table_, ship_);
      if (leave == rules::JumpLeave::granted) return Errand{Errand::Kind::jump, "", centre(ship_)};
    }
    if (any || by == "land") {
      for (const state::Option& option : rules::declarations(game_.catalog(), table_, ship_.id)) {
        if (option.key.rfind("land:", 0) != 0) continue;
        const Piece* bay = table_.find(option.piece);
        if (bay != nullptr) return Errand{Errand::Kind::land, bay->id, centre(*bay)};
      }
    }
    std::optional<rules::WayOut> nearest;
    for (const std::string& name : mission_.grants.exits) {
      const auto way = any || by == name ? rules::way_out(game_.catalog(), table_, name) : std::nullopt;
      if (!way) continue;
      const geom::Vec2 at = rules::nearest_point(table_.area, *way, centre(ship_));
      const bool nearer =
          !nearest ||
          apart(at, centre(ship_)) < apart(rules::nearest_point(table_.area, *nearest, centre(ship_)), centre(ship_));
      if (nearer) nearest = way;
    }
    if (!nearest) return std::nullopt;
    return Errand{Errand::Kind::leave, nearest->name, rules::nearest_point(table_.area, *nearest, centre(ship_))};
  }

  const rules::Game& game_;
  const data::Mission& mission_;
  const state::Table& table_;
  const Piece& ship_;
};

}  // namespace

Errand errand_of(const rules::Game& game, const std::string& ship) {
  const data::Mission* flown = rules::mission_of(game);
  const Piece* piece = game.table().find(ship);
  if (flown == nullptr || piece == nullptr || !mission::is_flown_by_people(*piece) || !piece->in_play()) return {};
  return Search(game, *flown, *piece).run();
}

std::string bot_declaration(const rules::Game& game, const std::string& ship) {
  const Errand errand = errand_of(game, ship);
  std::string wanted;
  switch (errand.kind) {
    case Errand::Kind::jump:
      wanted = "hyperdrive";
      break;
    case Errand::Kind::dock:
      wanted = "dock:" + errand.object;
      break;
    case Errand::Kind::land:
      if (apart(centre(game.piece(ship)), errand.at) <= kNearTheBay) wanted = "land:" + errand.object;
      break;
    case Errand::Kind::none:
    case Errand::Kind::scan:
    case Errand::Kind::reach:
    case Errand::Kind::leave:
      break;
  }
  if (wanted.empty()) return "";
  for (const state::Option& option : rules::declarations(game.catalog(), game.table(), ship)) {
    if (option.key == wanted && option.legal) return wanted;
  }
  return "";
}

std::vector<std::string> words_due(const rules::Game& game, state::Side side) {
  std::vector<std::string> ids;
  if (rules::mission_of(game) == nullptr) return ids;
  for (const Piece& ship : game.table().pieces) {
    if (ship.side != side || !mission::is_flown_by_people(ship) || !ship.ship.declares.empty()) continue;
    if (!bot_declaration(game, ship.id).empty()) ids.push_back(ship.id);
  }
  return ids;
}

std::vector<std::string> dials_due(const rules::Game& game, state::Side side) {
  std::vector<std::string> ids = rules::need_dials(game.catalog(), game.table(), side);
  for (const Piece& ship : game.table().pieces) {
    const bool docked = ship.side == side && !ship.ship.docking.empty() && !ship.ship.dial;
    if (docked && rules::takes_dial(ship) && !rules::declares_docking(ship)) ids.push_back(ship.id);
  }
  return ids;
}

double errand_worth(const rules::Game& game, const std::string& ship, const Errand& errand,
                    const rules::MoveOutcome& outcome, geom::Difficulty difficulty) {
  if (errand.kind == Errand::Kind::none) return 0;
  if (errand.kind == Errand::Kind::jump) return difficulty == geom::Difficulty::blue ? 0 : -kNotBlue;
  if (outcome.left_area && errand.kind == Errand::Kind::leave) {
    const auto way = rules::way_out(game.catalog(), game.table(), errand.object);
    const geom::PlacedBase base = geom::placed_base(game.catalog().figures, game.piece(ship).base, false, outcome.end);
    constexpr double kLost = 100;  // what bot_dial takes for a ship that leaves
    if (way && rules::leaves_by(game.table().area, *way, base, game.field().tolerance_mm())) return kLost + kWayOut;
  }
  const double left = apart({outcome.end.x.mm(), outcome.end.y.mm()}, errand.at);
  return -kPull * (errand.kind == Errand::Kind::scan ? std::max(0.0, left - kNearEnough) : left);
}

}  // namespace plotboard::ai
