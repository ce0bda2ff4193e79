#include "mission/mission.hpp"

#include <algorithm>
#include <utility>

#include "geom/contact.hpp"
#include "geom/formation.hpp"

namespace plotboard::mission {

namespace {

constexpr int kFewestPilots = 3;
constexpr int kMostPilots = 6;
constexpr std::size_t kLargestFormation = 4;  // fga-3.2.2-10

// "t65xwing@rebelalliance": a ship and the faction that chooses its card.
std::pair<std::string, std::string> ship_and_faction(const std::string& name) {
  const std::size_t at = name.find('@');
  if (at == std::string::npos) return {name, ""};
  return {name.substr(0, at), name.substr(at + 1)};
}

// Ships of a squad for so many pilots, in number order.
std::vector<std::string> ships_of(const data::Arrival& arrival, int pilots) {
  std::vector<std::string> ships;
  for (std::size_t i = 0; i < arrival.ships.size(); ++i) {
    const bool flies = i >= arrival.pilots_at_least.size() || pilots >= arrival.pilots_at_least[i];
    if (flies) ships.push_back(arrival.ships[i]);
  }
  return ships;
}

// The number before the first ship of a squad. Numbers go on in the order of the table and are never used again, even
// when their ships are gone (fga-3.2.1.1-1, -2): so squads that came earlier count by plan, not by who is left.
int numbers_before(const data::Mission& mission, const state::Table& table, const data::Arrival& squad) {
  int planned = 0;
  for (const data::SetupPiece& piece : mission.setup) {
    if (table.pilots >= piece.pilots_at_least) planned = std::max(planned, piece.number);
  }
  for (const data::Arrival& other : mission.arrivals) {
    const bool earlier = other.round < squad.round || (other.round == squad.round && &other < &squad);
    if (earlier) planned += static_cast<int>(ships_of(other, table.pilots).size());
  }
  int highest = planned;
  for (const state::Piece& piece : table.pieces) highest = std::max(highest, piece.number);
  return highest;
}

std::string order_of(const data::Arrival& squad) {
  return squad.ai_order == "strike" ? "strike:" + squad.target : squad.ai_order;
}

// The point of the edge moved `by` mm to the right of the way that it looks.
geom::Pose slid(const geom::Pose& vector, double by) { return geom::displaced(vector, {by, 0, 0}); }

struct Formation {
  geom::BaseKind base;
  std::vector<geom::Pose> poses;  // around the vector, leader first
  double left = 0, right = 0;     // how far it reaches to either side
};

Formation formation_of(const geom::Figures& figures, geom::BaseKind base, const geom::Pose& vector, std::size_t ships) {
  Formation formation{base, geom::deployment(figures, base, vector, static_cast<int>(ships)), 0, 0};
  const double half = figures.base_of(base).width.mm() / 2;
  const geom::Frame frame = geom::frame_of(vector);
  for (const geom::Pose& pose : formation.poses) {
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
  for (const auto& members : groups) {
    formations.push_back(formation_of(catalog.figures, ships[members.front()].base, vector, members.size()));
    width += formations.back().left + formations.back().right + gap;
  }
  std::vector<geom::Pose> poses(ships.size());
  double edge = -width / 2;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    const double centre = groups.size() == 1 ? 0 : edge + formations[g].left;
    const std::vector<geom::Pose> placed =
        geom::deployment(catalog.figures, formations[g].base, slid(vector, centre), static_cast<int>(groups[g].size()));
    for (std::size_t i = 0; i < groups[g].size(); ++i) poses[groups[g][i]] = placed[i];
    edge += formations[g].left + formations[g].right + gap;
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
      if (other.type != state::PieceType::ship || other.fled) continue;
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

const data::ApproachVector* vector_named(const data::Mission& mission, const std::string& name) {
  const auto found = std::find_if(mission.vectors.begin(), mission.vectors.end(),
                                  [&](const data::ApproachVector& vector) { return vector.name == name; });
  return found == mission.vectors.end() ? nullptr : &*found;
}

// By its id, or by its number alone: "0:1" is "0-1-escorting-the-decimator".
const data::Mission* mission_named(const data::Catalog& catalog, const std::string& name) {
  const auto found = catalog.missions.find(name);
  if (found != catalog.missions.end()) return &found->second;
  std::string number = name + "-";
  std::replace(number.begin(), number.end(), ':', '-');
  const auto first = catalog.missions.lower_bound(number);
  const bool starts = first != catalog.missions.end() && first->first.compare(0, number.size(), number) == 0;
  return starts ? &first->second : nullptr;
}

std::string free_id(const state::Table& table, const std::string& wanted) {
  std::string id = wanted;
  for (int copy = 2; table.find(id) != nullptr; ++copy) id = wanted + " (" + std::to_string(copy) + ")";
  return id;
}

// One squad onto the table, at its vector; its pieces and die go into `arriving`.
void bring(const data::Catalog& catalog, const data::Mission& mission, const data::Arrival& squad, base::Rng& rng,
           state::Table& table, Arriving& arriving) {
  std::vector<state::Piece> ships;
  int number = numbers_before(mission, table, squad);
  for (const std::string& name : ships_of(squad, table.pilots)) {
    const auto [ref, faction] = ship_and_faction(name);
    const data::Ship* type = catalog.ship(ref);
    if (type == nullptr) continue;  // the catalog's own check forbids it
    state::Piece ship;
    ship.number = ++number;
    ship.id = free_id(table, squad.squad + " " + std::to_string(ship.number));
    ship.ref = ref;
    ship.base = type->base;
    ship.side = state::Side::enemy;
    ship.faction = faction;
    ship.ai = true;
    ship.initiative = squad.initiative;
    ship.order = order_of(squad);
    ships.push_back(std::move(ship));
  }
  if (ships.empty() || mission.vectors.empty()) return;

  const data::ApproachVector* vector = nullptr;
  if (squad.vector == "1d6") {
    const int die = rng.d6();
    arriving.dice.push_back({squad.squad, die, false, "approach vector"});
    vector = vector_named(mission, std::to_string(die));
  } else {
    vector = vector_named(mission, squad.vector);
  }
  if (vector == nullptr) vector = &mission.vectors.front();
  const std::vector<geom::Pose> poses = free_poses(catalog, table, ships, vector->pose);
  for (std::size_t i = 0; i < ships.size(); ++i) {
    ships[i].pose = poses[i];
    table.pieces.push_back(ships[i]);
    arriving.pieces.push_back(ships[i]);
  }
}

}  // namespace

base::Result<state::Table> opening(const data::Catalog& catalog, const std::string& mission_id, int pilots) {
  const data::Mission* found = mission_named(catalog, mission_id);
  if (found == nullptr) {
    std::vector<std::string> known;
    for (const auto& entry : catalog.missions) known.push_back(entry.first);
    const std::string near = base::nearest_word(mission_id, known);
    return base::Error{"", "", "mission \"" + mission_id + "\"",
                       near.empty() ? "a known mission" : "a known mission; did you mean \"" + near + "\"?"};
  }
  if (pilots < kFewestPilots || pilots > kMostPilots) {
    return base::Error{"", "", std::to_string(pilots) + " pilots",
                       std::to_string(kFewestPilots) + " to " + std::to_string(kMostPilots)};
  }
  const data::Mission& mission = *found;
  state::Table table;
  if (const auto area = state::area_named(mission.area)) table.area = *area;
  if (!mission.ruleset.empty()) table.ruleset = mission.ruleset;
  if (const data::RuleSet* ruleset = catalog.ruleset(table.ruleset)) table.options.guides = ruleset->guides;
  table.mission = mission.id;
  table.pilots = pilots;
  for (const data::SetupPiece& setup : mission.setup) {
    if (pilots < setup.pilots_at_least) continue;
    state::Piece piece;
    piece.id = setup.id;
    piece.ref = setup.ref;
    piece.pose = setup.pose;
    piece.side = setup.side == "player"  ? state::Side::player
                 : setup.side == "enemy" ? state::Side::enemy
                                         : state::Side::none;
    if (setup.kind == "obstacle") {
      piece.type = state::PieceType::obstacle;
      piece.mirror = setup.mirror;
    } else {
      if (const data::Ship* type = catalog.ship(setup.ref)) piece.base = type->base;
      piece.faction = setup.faction;
      piece.ai = setup.ai;
      piece.initiative = setup.initiative;
      piece.number = setup.number;
    }
    table.pieces.push_back(std::move(piece));
  }
  const auto broken = state::broken_invariants(table);
  if (!broken.empty()) {
    return base::Error{"", "", "mission \"" + mission_id + "\": " + broken.front(), "a sound set-up"};
  }
  return table;
}

Arriving arrivals(const data::Catalog& catalog, const state::Table& table, int round, base::Rng& rng) {
  Arriving arriving;
  const auto found = catalog.missions.find(table.mission);
  if (found == catalog.missions.end()) return arriving;
  state::Table filling = table;
  for (const data::Arrival& squad : found->second.arrivals) {
    if (squad.round == round) bring(catalog, found->second, squad, rng, filling, arriving);
  }
  return arriving;
}

}  // namespace plotboard::mission
