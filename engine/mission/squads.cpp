#include "mission/squads.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "data/catalog.hpp"
#include "data/order.hpp"
#include "geom/contact.hpp"
#include "geom/formation.hpp"
#include "mission/squad_wing.hpp"
#include "mission/zones.hpp"

namespace plotboard::mission {

namespace {

constexpr std::size_t kLargestFormation = 4;  // fga-3.2.2-10
constexpr const char* kRandom = "random";
constexpr const char* kDie = "1d6";

// The point of the edge moved `by` mm to the right of the way that it looks.
geom::Pose slid(const geom::Pose& vector, double by) { return geom::displaced(vector, {by, 0, 0}); }

struct Formation {
  std::vector<std::size_t> ships;  // leader first
  double left = 0, right = 0;      // how far it reaches to either side of the vector
};

Formation measured(const geom::Figures& figures, geom::BaseKind base, const geom::Pose& vector,
                   std::vector<std::size_t> ships) {
  Formation formation{std::move(ships), 0, 0};
  const double half = figures.base_of(base).width.mm() / 2;
  const geom::Frame frame = geom::frame_of(vector);
  for (const geom::Pose& pose : geom::deployment(figures, base, vector, static_cast<int>(formation.ships.size()))) {
    const double x = frame.to_local(geom::frame_of(pose).origin).x;
    formation.left = std::max(formation.left, half - x);
    formation.right = std::max(formation.right, half + x);
  }
  return formation;
}

// Poses of a squad's ships, in number order. One formation a type, of at most four ships, next to each other and
// centred on the arrow as a row (fga-3.2.2-9, -10).
std::vector<geom::Pose> squad_poses(const data::Catalog& catalog, const std::vector<state::Piece>& ships,
                                    const geom::Pose& vector) {
  std::vector<std::vector<std::size_t>> groups;
  for (std::size_t i = 0; i < ships.size(); ++i) {
    const auto group = std::find_if(groups.begin(), groups.end(), [&](const std::vector<std::size_t>& members) {
      return members.size() < kLargestFormation && ships[members.front()].ref == ships[i].ref;
    });
    if (group == groups.end()) {
      groups.push_back({i});
    } else {
      group->push_back(i);
    }
  }
  const double gap = catalog.figures.template_width.mm();
  std::vector<Formation> formations;
  double width = -gap;
  for (auto& members : groups) {
    const geom::BaseKind base = ships[members.front()].base;
    formations.push_back(measured(catalog.figures, base, vector, std::move(members)));
    width += formations.back().left + formations.back().right + gap;
  }
  std::vector<geom::Pose> poses(ships.size());
  double edge = -width / 2;
  for (const Formation& formation : formations) {
    const double centre = formations.size() == 1 ? 0 : edge + formation.left;
    const geom::BaseKind base = ships[formation.ships.front()].base;
    const auto places =
        geom::deployment(catalog.figures, base, slid(vector, centre), static_cast<int>(formation.ships.size()));
    for (std::size_t i = 0; i < formation.ships.size(); ++i) poses[formation.ships[i]] = places[i];
    edge += formation.left + formation.right + gap;
  }
  return poses;
}

// Is every one of these free of other ships and wholly in the area?
bool fits(const data::Catalog& catalog, const state::Table& table, const std::vector<state::Piece>& ships,
          const std::vector<geom::Pose>& poses) {
  const double tolerance = catalog.figures.contact_tolerance.mm();
  const auto base_of = [&](const state::Piece& ship, const geom::Pose& pose) {
    return geom::placed_base(catalog.figures, ship.base, table.options.guides, pose);
  };
  for (std::size_t i = 0; i < ships.size(); ++i) {
    const geom::PlacedBase base = base_of(ships[i], poses[i]);
    if (geom::overhang_mm(base, table.area.width.mm(), table.area.height.mm()) > tolerance) return false;
    for (const state::Piece& other : table.pieces) {
      if (!other.in_play() && !other.waiting) continue;
      if (geom::contact(base, base_of(other, other.pose), tolerance) != geom::Contact::apart) return false;
    }
  }
  return true;
}

// The squad at its arrow, or slid along the edge, right and left in turn, to the nearest place that is free. When there
// is none it stands at the arrow all the same: the table has to sort it out by hand.
std::vector<geom::Pose> free_poses(const data::Catalog& catalog, const state::Table& table,
                                   const std::vector<state::Piece>& ships, const geom::Pose& vector) {
  constexpr double kStep = 10;
  const double farthest = std::max(table.area.width.mm(), table.area.height.mm());
  for (int step = 0; step * kStep <= farthest; ++step) {
    for (const double side : {1.0, -1.0}) {
      std::vector<geom::Pose> poses = squad_poses(catalog, ships, slid(vector, side * step * kStep));
      if (fits(catalog, table, ships, poses)) return poses;
    }
  }
  return squad_poses(catalog, ships, vector);
}

std::string free_id(const state::Table& table, Id wanted) {
  std::string id = wanted;
  for (int copy = 2; table.find(id) != nullptr; ++copy) id = wanted + " (" + std::to_string(copy) + ")";
  return id;
}

state::Side side_of(const data::Squad& squad) {
  if (squad.side == "enemy") return state::Side::enemy;
  return squad.side == "neutral" ? state::Side::none : state::Side::player;
}

bool is_enemy(const data::Squad& squad) { return squad.side == "enemy"; }
bool has_numbers(const data::Squad& squad) { return squad.side != "player"; }

int initiative_of(const data::Catalog& catalog, const data::Squad& squad, const state::Piece& ship) {
  if (catalog.ship(ship.ref)->freighter) return 0;  // fga-4.5.1-2
  const data::AiCard* card = ship.ai ? catalog.card_for(ship.ref, ship.faction) : nullptr;
  if (card != nullptr && card->initiative) return *card->initiative;
  for (const data::GenericPilot& pilot : catalog.ship(ship.ref)->generics) {
    if (pilot.faction == squad.faction) return pilot.initiative;
  }
  return 1;
}

void apply_changes(const data::Squad& squad, const state::Table& table, state::ShipState& ship) {
  for (const data::SquadChange& change : squad.changes) {
    if (table.pilots < change.pilots_at_least || table.progress.rank < change.rank_at_least) continue;
    ship.bonus_hull += change.hull;
    ship.bonus_shields += change.shields;
  }
}

bool matches(const state::Piece& piece, const std::string& word) {
  if (piece.id == word || piece.squad == word) return true;
  return word == "component:" + piece.ref || word == "ship:" + piece.ref;
}

int times(const data::Squad& squad, const state::Table& table) {
  if (!squad.per.empty()) return std::max(0, table.progress.counter(squad.per));
  if (squad.remaining.empty()) return 1;
  return static_cast<int>(std::count_if(table.pieces.begin(), table.pieces.end(), [&](const state::Piece& piece) {
    const bool there = !piece.fled && !piece.ship.destroyed && !piece.ship.removed;
    return there && std::any_of(squad.remaining.begin(), squad.remaining.end(),
                                [&](const std::string& word) { return matches(piece, word); });
  }));
}

Ids vectors_of(const data::Squad& squad) {
  Ids names;
  for (const Id name : squad.vectors) {
    if (name != kDie) {
      names.push_back(name);
    } else {
      for (int die = 1; die <= 6; ++die) names.push_back(std::to_string(die));
    }
  }
  return names;
}

}  // namespace

std::vector<PlannedShip> ships_of(const data::Squad& squad, const state::Table& table) {
  std::vector<PlannedShip> once;
  for (const data::SquadShip& entry : squad.ships) {
    if (table.pilots < entry.pilots_at_least || table.progress.rank < entry.rank_at_least) continue;
    const PlannedShip planned{entry.ship == kRandom ? "" : entry.ship, entry.elite, &entry};
    if (!entry.replaces) {
      once.push_back(planned);
      continue;
    }
    // The highest numbered ship of Group 1; of a squad that has none, the highest numbered one as good as the new.
    auto replaced =
        std::find_if(once.rbegin(), once.rend(), [](const PlannedShip& ship) { return in_group_one(ship.ship); });
    if (replaced == once.rend()) {
      replaced = std::find_if(once.rbegin(), once.rend(), [&](const PlannedShip& ship) {
        return ship.elite == planned.elite && !ship.entry->replaces;
      });
    }
    if (replaced != once.rend()) *replaced = planned;
  }
  std::vector<PlannedShip> ships;
  for (int i = times(squad, table); i > 0; --i) ships.insert(ships.end(), once.begin(), once.end());
  return ships;
}

Deployment::Deployment(const data::Catalog& catalog, const data::Mission& mission, state::Table table, Lot lot)
    : catalog_(catalog),
      mission_(mission),
      rules_(*catalog.ruleset(table.ruleset)),
      table_(std::move(table)),
      lot_(std::move(lot)) {}

// The number before the first ship of a squad. Numbers go on in the order of the table and are never used again, even
// when their ships are gone (fga-3.2.1.1-1, -2): so squads that came earlier count by plan, not by who is left.
int Deployment::numbers_before(const data::Squad& squad) const {
  int highest = 0;
  for (const data::Squad& other : mission_.squads) {
    if (!has_numbers(other) || other.arrival == "special" || squad.arrival == "special") continue;
    const bool earlier = other.round < squad.round || (other.round == squad.round && &other < &squad);
    if (earlier) highest += static_cast<int>(ships_of(other, table_).size());
  }
  for (const state::Piece& piece : table_.pieces) highest = std::max(highest, piece.number);
  return highest;
}

void Deployment::note(const data::Squad& squad, const char* rule, const Phrase& text) {
  arriving.notes.push_back({squad.name, rule, text});
}

// Every ship with its type and, of enemies, its pilot card: one draw a type (fga-4.7.2-2), and one for each random ship
// (fga-4.7.2-3). A type with an elite ship needs a card with levels enough for it.
std::vector<Deployment::Manned> Deployment::manned(const data::Squad& squad) const {
  std::vector<Manned> ships;
  std::map<std::string, const data::PilotCard*> cards;
  Ids used;
  for (const state::Piece& piece : table_.pieces) used.push_back(piece.ship.pilot_card);
  const int rank = table_.progress.rank;
  const auto levels_for = [&](const PlannedShip& plan) {
    return static_cast<std::size_t>(scale_of(rules_, plan.ship, plan.elite, rank).above_lowest) + 1;
  };
  const std::vector<PlannedShip> plan = ships_of(squad, table_);
  for (const PlannedShip& planned : plan) {
    Manned ship{planned, planned.ship, nullptr};
    const bool draws = is_enemy(squad) && scale_of(rules_, planned.ship, planned.elite, rank).draws_card;
    if (planned.ship.empty()) {
      const auto* card = draw_card(catalog_, squad.name, squad.faction, "", levels_for(planned), used, lot_);
      if (card == nullptr) continue;  // a deck without cards
      ship.ref = card->ship;
      if (draws) ship.card = cards.emplace(ship.ref, card).first->second;
    } else if (draws) {
      if (cards.count(ship.ref) == 0) {
        std::size_t levels = 1;
        for (const PlannedShip& other : plan) {
          if (other.ship == planned.ship) levels = std::max(levels, levels_for(other));
        }
        cards[ship.ref] = draw_card(catalog_, squad.name, squad.faction, ship.ref, levels, used, lot_);
      }
      ship.card = cards[ship.ref];
    }
    ships.push_back(ship);
  }
  return ships;
}

// All but its id, number and place.
state::Piece Deployment::piece_of(const data::Squad& squad, const Manned& manned) const {
  state::Piece ship;
  ship.ref = manned.ref;
  ship.base = catalog_.ship(manned.ref)->base;
  ship.squad = squad.name;
  ship.side = side_of(squad);
  ship.ai = squad.side != "player";
  ship.faction = squad.faction;
  ship.stays = squad.stays;
  ship.initiative = initiative_of(catalog_, squad, ship);
  if (is_enemy(squad) && !catalog_.ship(manned.ref)->freighter) {  // freighters have no pilots to grow better
    ship.ship.elite = manned.plan.elite;
    scale(catalog_, rules_, table_.progress.rank, manned.card, ship);
  }
  if (squad.initiative) ship.initiative = *squad.initiative;
  apply_changes(squad, table_, ship.ship);
  for (const Id upgrade : squad.cards) ship.ship.cards.push_back({upgrade, 0, false});
  if (data::order_of(squad.order).kind == data::OrderKind::flee) {
    ship.tokens.flee = 1;
  } else {
    ship.order = squad.order;
  }
  return ship;
}

// fga-4.6.1.3-2, -3.
geom::Pose Deployment::vector_for(const data::Squad& squad, Id wanted) {
  const Ids names = wanted.empty() ? vectors_of(squad) : Ids{wanted};
  std::string name = names.empty() ? "" : names.front();
  if (names.size() > 1) {
    const auto taken = [&](const std::string& vector) {
      return std::find(drawn_.begin(), drawn_.end(), vector) != drawn_.end();
    };
    const bool any_free = !std::all_of(names.begin(), names.end(), taken);
    for (;;) {
      name =
          names[static_cast<std::size_t>(lot_(squad.name, static_cast<int>(names.size()), say("squad.vector-draw")))];
      if (!any_free || !taken(name)) break;
      note(squad, "fga-4.6.1.3-3", say("squad.draws-again"));
    }
    drawn_.push_back(name);
  }
  const data::ApproachVector* vector = mission_.vector(name);
  if (vector == nullptr) return {};
  return vector->from.empty() ? vector->pose : out_of(vector->from);
}

// Out of a ship and away from it, where it is or where it last was: behind its base, or beside it where the edge is too
// near (fga-4.6.1.3-1 knows arrows only; where a ship stands for one is our reading).
geom::Pose Deployment::out_of(Id carrier) const {
  const auto is_it = [&](const state::Piece& piece) { return piece.id == carrier || piece.squad == carrier; };
  const auto found = std::find_if(table_.pieces.begin(), table_.pieces.end(), is_it);
  if (found == table_.pieces.end()) return {};
  constexpr double kRoom = 100;                                         // mm that a ship and its guides take
  const double clear = 2 * catalog_.figures.guide_projection.mm() + 1;  // between the two bases
  const geom::BaseFigures& base = catalog_.figures.base_of(found->base);
  const double behind = base.length.mm() / 2 + clear;
  const double beside = base.width.mm() / 2 + clear;
  const geom::Displacement ways[] = {{0, -behind, 180}, {beside, 0, 90}, {-beside, 0, -90}, {0, behind, 0}};
  for (const geom::Displacement& way : ways) {
    const geom::Pose pose = geom::displaced(found->pose, way);
    const geom::Vec2 end = geom::frame_of(pose).to_world({0, kRoom});
    const bool inside = end.x > 0 && end.y > 0 && end.x < table_.area.width.mm() && end.y < table_.area.height.mm();
    if (inside) return pose;
  }
  return geom::displaced(found->pose, ways[0]);
}

// Ships that come one by one: each at a vector of its own, or in the first deployment area.
void Deployment::place_each(const data::Squad& squad, const std::string& vector, std::vector<state::Piece>& ships) {
  const bool at_vector = !vector.empty() || !squad.vectors.empty();
  const data::Zone* zone = mission_.seats.zones.empty() ? nullptr : mission_.zone(mission_.seats.zones.front());
  state::Table filling = table_;
  for (state::Piece& ship : ships) {
    if (at_vector) {
      ship.pose = free_poses(catalog_, filling, {ship}, vector_for(squad, vector)).front();
    } else if (zone != nullptr) {
      ship.pose = place_in(catalog_, filling, *zone, ship).value_or(ship.pose);
    }
    filling.pieces.push_back(ship);
  }
}

// Ships that the mission has put side by side are a wing if they stand in its places.
void Deployment::wing_those_in_place(std::vector<state::Piece>& ships) const {
  constexpr double kClose = 1;  // mm
  form_squad_wings(ships);
  const auto in_place = [&](const state::Piece& ship) {
    const state::Wing& wing = ship.ship.wing;
    const auto leader =
        std::find_if(ships.begin(), ships.end(), [&](const state::Piece& other) { return other.id == wing.leader; });
    if (leader == ships.end()) return true;
    const geom::Pose place = geom::wing_tool_pose(catalog_.figures, ship.base, leader->pose, wing.place);
    return place.heading == ship.pose.heading && std::abs((place.x - ship.pose.x).mm()) < kClose &&
           std::abs((place.y - ship.pose.y).mm()) < kClose;
  };
  Ids broken;  // leaders
  for (const state::Piece& ship : ships) {
    if (!in_place(ship)) broken.push_back(ship.ship.wing.leader);
  }
  for (state::Piece& ship : ships) {
    if (std::find(broken.begin(), broken.end(), ship.ship.wing.leader) != broken.end()) ship.ship.wing = {};
  }
}

void Deployment::bring(const data::Squad& squad, const std::string& vector) {
  const std::vector<Manned> plan = manned(squad);
  std::vector<state::Piece> standing, formation;
  int number = numbers_before(squad);
  for (std::size_t i = 0; i < plan.size(); ++i) {
    if (catalog_.ship(plan[i].ref) == nullptr) continue;  // the catalog's own check forbids it
    state::Piece ship = piece_of(squad, plan[i]);
    std::string name = squad.name;
    if (has_numbers(squad)) {
      ship.number = ++number;
      name += " " + std::to_string(number);
    } else if (plan.size() > 1) {
      name += " " + std::to_string(i + 1);
    }
    const data::SquadShip& entry = *plan[i].plan.entry;
    ship.id = free_id(table_, entry.id.empty() ? name : entry.id);
    mark_secrets(mission_, table_.progress, ship);
    if (!ship.ship.pilot_card.empty()) {
      note(squad, ship.ship.elite ? "fga-4.7.2-5" : "fga-4.7.2-4",
           ship.ship.elite ? say("squad.elite-pilot", ship.id, ship.ship.threat, words::Card{ship.ship.pilot_card})
                           : say("squad.pilot", ship.id, ship.ship.threat, words::Card{ship.ship.pilot_card}));
    }
    if (entry.at) {
      ship.pose = *entry.at;
      standing.push_back(std::move(ship));
    } else {
      formation.push_back(std::move(ship));
    }
  }
  wing_those_in_place(standing);
  if (!formation.empty()) {
    if (squad.each_vector || (vector.empty() && squad.vectors.empty())) {
      place_each(squad, vector, formation);
    } else {
      const auto poses = free_poses(catalog_, table_, formation, vector_for(squad, vector));
      for (std::size_t i = 0; i < formation.size(); ++i) formation[i].pose = poses[i];
      form_squad_wings(formation);
    }
  }
  for (std::vector<state::Piece>* ships : {&standing, &formation}) {
    for (state::Piece& ship : *ships) {
      table_.pieces.push_back(ship);
      arriving.pieces.push_back(std::move(ship));
    }
  }
  arriving.squads.push_back(squad.name);
}

}  // namespace plotboard::mission
