#include "ai/bot_mission.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "ai/bot_goals.hpp"
#include "data/catalog.hpp"
#include "mission/conditions.hpp"
#include "rules/board/edges.hpp"
#include "rules/board/field.hpp"
#include "rules/coop/hyperspace.hpp"
#include "rules/coop/mission_actions.hpp"
#include "rules/coop/mission_docking.hpp"
#include "rules/play/round.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::ai {
namespace {

using Kind = data::Condition::Kind;
using state::Piece;

constexpr double kPull = 0.006;         // hit points for each mm nearer to the goal
constexpr double kStrikePull = 0.004;   // likewise to a component to be shot at, beyond this range
constexpr double kChasePull = 0.0015;   // to a ship: more, and it is caught by the escort
constexpr double kShootingRange = 150;  // mm
constexpr double kWayOut = 60;          // for leaving as the mission wants it
constexpr double kNotBlue = 3;          // of a ship that prepares its jump
constexpr double kNearEnough = 90;      // mm to something to be scanned
constexpr double kNearTheBay = 200;     // mm at which a landing is tried

// A secret is not known: any of those that it was drawn from may be meant.
data::Selection all_it_may_mean(const data::Mission& mission, const data::Selection& selection) {
  data::Selection all;
  for (const data::Selector& selector : selection) {
    const auto words = mission::drawn_from(mission, selector);
    if (words.empty()) all.push_back(selector);
    for (const std::string& word : words) all.emplace_back(word);
  }
  return all;
}

geom::Vec2 centre(const Piece& piece) { return {piece.pose.x.mm(), piece.pose.y.mm()}; }
double apart(geom::Vec2 a, geom::Vec2 b) { return geom::length(a - b); }

class Search {
 public:
  Search(const rules::Game& game, const data::Mission& mission, const Piece& ship)
      : game_(game), mission_(mission), table_(game.table()), ship_(ship), goals_(open_goals(game)) {}

  Errand run() const {
    for (const data::ObjectiveKind kind :
         {data::ObjectiveKind::primary, data::ObjectiveKind::bonus, data::ObjectiveKind::gold_star}) {
      for (const bool shooting : {false, true}) {  // all can shoot, only the nearest goes for the rest
        for (const Goal& goal : goals_) {
          if (goal.kind != kind || is_for_guns(*goal.condition) != shooting) continue;
          Errand errand = errand_for(goal);
          if (errand.kind != Errand::Kind::none) return errand;
        }
      }
      if (auto errand = way_out(kind)) return *errand;
      if (kind == data::ObjectiveKind::primary && is_won_but_for_the_way_home()) {
        if (auto errand = leaving("")) return *errand;
      }
    }
    return {};
  }

 private:
  [[nodiscard]] bool is_own_leaving(const Goal& goal) const {
    return goal.condition->kind == Kind::left && mission::means(goal.condition->of, ship_);
  }

  // Out, if an objective of that kind wants it and nothing is left to do here for the mission's success.
  [[nodiscard]] std::optional<Errand> way_out(data::ObjectiveKind kind) const {
    const auto wants = [&](const Goal& goal) { return goal.kind == kind && is_own_leaving(goal); };
    if (std::none_of(goals_.begin(), goals_.end(), wants)) return std::nullopt;
    if (std::any_of(goals_.begin(), goals_.end(), [this](const Goal& goal) { return keeps_here(goal); })) {
      return std::nullopt;
    }
    if (kind != data::ObjectiveKind::primary && has_to_be_kept()) return std::nullopt;
    for (const Goal& goal : goals_) {
      if (!wants(goal)) continue;
      if (auto errand = leaving(goal.condition->name)) return errand;
    }
    return std::nullopt;
  }

  // Does a primary objective still need this ship here? What others have to do alone, and what nobody does, as a
  // round that has to come, does not.
  [[nodiscard]] bool keeps_here(const Goal& goal) const {
    const data::Condition& condition = *goal.condition;
    if (goal.kind != data::ObjectiveKind::primary || is_own_leaving(goal)) return false;
    switch (condition.kind) {
      case Kind::docked:
      case Kind::within:
      case Kind::in_zone:
        return mission::means(condition.of, ship_);
      case Kind::left:  // of others
        return false;
      default:
        return is_there_or_coming(game_, condition.of) && !are_all_own(condition.of);
    }
  }
  // Nobody waits for the loss of one's own.
  [[nodiscard]] bool are_all_own(const data::Selection& selection) const {
    const auto pieces = mission::selected(table_, selection);
    return !pieces.empty() &&
           std::all_of(pieces.begin(), pieces.end(), [&](const Piece* piece) { return piece->side == ship_.side; });
  }
  // Everything is met, and whoever is still there at the end is lost (fga-4.11.5-2).
  [[nodiscard]] bool is_won_but_for_the_way_home() const {
    if (!mission_.plays_on || mission_.territory != data::Territory::hostile) return false;
    return std::all_of(mission_.objectives.begin(), mission_.objectives.end(), [&](const data::Objective& objective) {
      return objective.kind != data::ObjectiveKind::primary || !objective.met ||
             table_.progress.status_of(objective.id) == state::Status::met;
    });
  }
  // A primary objective that is won by keeping it to the end.
  [[nodiscard]] bool has_to_be_kept() const {
    return std::any_of(mission_.objectives.begin(), mission_.objectives.end(), [&](const data::Objective& objective) {
      return objective.kind == data::ObjectiveKind::primary && !objective.met &&
             table_.progress.status_of(objective.id) == state::Status::open;
    });
  }
  [[nodiscard]] bool is_anybody(state::Side side) const {
    return std::any_of(table_.pieces.begin(), table_.pieces.end(),
                       [&](const Piece& piece) { return piece.in_play() && piece.side == side; });
  }

  [[nodiscard]] bool did(Id what, const Piece& object, bool by_this_ship) const {
    const auto& deeds = table_.progress.deeds;
    return std::any_of(deeds.begin(), deeds.end(), [&](const state::Deed& deed) {
      return deed.what == what && deed.to == object.id && (!by_this_ship || deed.ship == ship_.id);
    });
  }
  // Of the ships that people fly and that these words mean; without any word, of all of them.
  [[nodiscard]] bool is_nearest_pilot(const Piece& object, const data::Selection& who) const {
    const double own = apart(centre(ship_), centre(object));
    return std::none_of(table_.pieces.begin(), table_.pieces.end(), [&](const Piece& other) {
      if (other.id == ship_.id || !other.in_play() || !mission::is_flown_by_people(other)) return false;
      if (!who.empty() && !mission::means(who, other)) return false;
      return apart(centre(other), centre(object)) < own;
    });
  }
  // Which of them a secret means nobody knows before it is scanned.
  [[nodiscard]] data::Selection candidates(const data::Selection& selection) const {
    return all_it_may_mean(mission_, selection);
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

  [[nodiscard]] Errand errand_for(const Goal& goal) const {
    const data::Condition& condition = *goal.condition;
    const auto to = [](Errand::Kind kind, const Piece* piece) {
      return piece == nullptr ? Errand{} : Errand{kind, piece->id, centre(*piece)};
    };
    switch (condition.kind) {
      case Kind::scanned:
        return to(Errand::Kind::scan, nearest(candidates(condition.of), [&](const Piece& piece) {
                    return !did(state::deeds::scanned, piece, false) && is_nearest_pilot(piece, {});
                  }));
      case Kind::docked: {
        const data::Selection& may = mission_.grants.docks;
        if (!mission::means(condition.of, ship_) || (!may.empty() && !mission::means(may, ship_))) return {};
        return to(Errand::Kind::dock,
                  nearest(condition.with.empty() ? mission_.grants.dock : condition.with, [&](const Piece& piece) {
                    return !did(state::deeds::docked, piece, true) && is_nearest_pilot(piece, condition.of);
                  }));
      }
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
        return to(Errand::Kind::strike,
                  nearest(condition.of, [&](const Piece& piece) { return is_to_be_struck(goal, piece); }));
    }
  }

  // Ships fight back and come by themselves: for less than the mission's success they are not looked for, nor is a
  // component while enemies are about.
  [[nodiscard]] bool is_to_be_struck(const Goal& goal, const Piece& piece) const {
    if (!is_wanted_shot(game_, *goal.condition, piece)) return false;
    const bool ship = piece.type == state::PieceType::ship;
    if (ship ? !state::are_enemies(piece.side, ship_.side) : !piece.is_target() || piece.side == ship_.side) {
      return false;
    }
    return goal.kind == data::ObjectiveKind::primary || (!ship && !is_anybody(state::other(ship_.side)));
  }

  // By hyperdrive where that is granted, over an exit, or into a bay.
  [[nodiscard]] std::optional<Errand> leaving(Id by) const {
    const bool any = by.empty();
    if (any || by == "jump") {
      const auto leave = rules::leave_to_jump(game_.catalog(), table_, ship_);
      if (leave == rules::JumpLeave::granted) return Errand{Errand::Kind::jump, "", centre(ship_)};
    }
    if (any || by == "land") {
      for (const state::Option& option : rules::declarations(game_.catalog(), table_, ship_.id)) {
        if (!option.key.starts_with("land:")) continue;
        const Piece* bay = table_.find(option.piece);
        if (bay != nullptr) return Errand{Errand::Kind::land, bay->id, centre(*bay)};
      }
    }
    std::optional<rules::WayOut> nearest;
    for (const Id name : mission_.grants.exits) {
      if (!mission::is_open(mission_, table_.progress, name.text())) continue;
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
  const std::vector<Goal> goals_;
};

}  // namespace

Errand errand_of(const rules::Game& game, Id ship) {
  const data::Mission* flown = rules::mission_of(game);
  const Piece* piece = game.find(ship);
  if (flown == nullptr || piece == nullptr || !mission::is_flown_by_people(*piece) || !piece->in_play()) return {};
  return Search(game, *flown, *piece).run();
}

std::string bot_declaration(const rules::Game& game, Id ship) {
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
    case Errand::Kind::strike:
    case Errand::Kind::leave:
      break;
  }
  if (wanted.empty()) return "";
  for (const state::Option& option : rules::declarations(game.catalog(), game.table(), ship)) {
    if (option.key == wanted && option.legal) return wanted;
  }
  return "";
}

Ids words_due(const rules::Game& game, state::Side side) {
  Ids ids;
  if (rules::mission_of(game) == nullptr) return ids;
  for (const Piece& ship : game.table().pieces) {
    if (ship.side != side || !mission::is_flown_by_people(ship) || !ship.ship.declares.empty()) continue;
    if (!bot_declaration(game, ship.id).empty()) ids.push_back(ship.id);
  }
  return ids;
}

Ids dials_due(const rules::Game& game, state::Side side) {
  Ids ids = rules::need_dials(game.catalog(), game.table(), side);
  for (const Piece& ship : game.table().pieces) {
    const bool docked = ship.side == side && !ship.ship.docking.empty() && !ship.ship.dial;
    if (docked && rules::takes_dial(rules::book_of(game), ship) && !rules::declares_docking(ship))
      ids.push_back(ship.id);
  }
  return ids;
}

Ids scans_wanted(const rules::Game& game) {
  Ids ids;
  const auto& deeds = game.table().progress.deeds;
  for (const Goal& goal : open_goals(game)) {
    if (goal.condition->kind != Kind::scanned) continue;
    const data::Selection of = all_it_may_mean(*rules::mission_of(game), goal.condition->of);
    for (const Piece* piece : mission::selected(game.table(), of)) {
      const bool done = std::any_of(deeds.begin(), deeds.end(), [&](const state::Deed& deed) {
        return deed.what == state::deeds::scanned && deed.to == piece->id;
      });
      if (!done) ids.push_back(piece->id);
    }
  }
  return ids;
}

namespace {

bool leaves_by_errand(const rules::Game& game, Id ship, const Errand& errand, const geom::Pose& end) {
  if (errand.kind != Errand::Kind::leave) return false;
  const auto way = rules::way_out(game.catalog(), game.table(), errand.object);
  const geom::PlacedBase base = geom::placed_base(game.catalog().figures, game.piece(ship).base, false, end);
  return way && rules::leaves_by(game.table().area, *way, base, field_of(game).tolerance_mm());
}

}  // namespace

bool leaves_as_wanted(const rules::Game& game, Id ship, const geom::Pose& end) {
  return leaves_by_errand(game, ship, errand_of(game, ship), end);
}

double errand_worth(const rules::Game& game, Id ship, const Errand& errand, const rules::MoveOutcome& outcome,
                    geom::Difficulty difficulty) {
  if (errand.kind == Errand::Kind::none) return 0;
  if (errand.kind == Errand::Kind::jump) return difficulty == geom::Difficulty::blue ? 0 : -kNotBlue;
  constexpr double kLost = 100;  // what bot_dial takes for a ship that leaves
  if (outcome.left_area && leaves_by_errand(game, ship, errand, outcome.end)) return kLost + kWayOut;
  const double left = apart({outcome.end.x.mm(), outcome.end.y.mm()}, errand.at);
  if (errand.kind == Errand::Kind::strike) {
    const bool comes_by_itself = game.piece(errand.object).type == state::PieceType::ship;
    return -(comes_by_itself ? kChasePull : kStrikePull) * std::max(0.0, left - kShootingRange);
  }
  return -kPull * (errand.kind == Errand::Kind::scan ? std::max(0.0, left - kNearEnough) : left);
}

}  // namespace plotboard::ai
