// The draft of a new battle: ready-made squads, what a ship may carry, and the table that comes of it.
#include <algorithm>
#include <array>
#include <set>

#include "base/base.hpp"
#include "desk/battle.hpp"
#include "geom/geom.hpp"
#include "rules/field.hpp"

namespace plotboard::desk {

namespace {

constexpr std::size_t kRocks = 6;
constexpr int kRockTries = 4000;
constexpr double kFromEdge = 55, kBetween = 20;  // mm, of ships where they are placed first

const data::GenericPilot* pilot_of(const data::Catalog& catalog, const DraftShip& ship) {
  const data::Ship* type = catalog.ship(ship.ship);
  if (type == nullptr) return nullptr;
  for (const data::GenericPilot& pilot : type->generics)
    if (pilot.id == ship.pilot) return &pilot;
  return nullptr;
}

DraftShip flown_by(const data::Catalog& catalog, const std::string& ship, const std::string& pilot,
                   std::vector<std::string> cards) {
  DraftShip made = draft_ship(catalog, ship);
  const data::Ship* type = catalog.ship(ship);
  if (type == nullptr) return made;
  for (const data::GenericPilot& known : type->generics) {
    if (known.id != pilot) continue;
    made.pilot = known.id;
    made.faction = known.faction;
    made.initiative = known.initiative;
  }
  for (std::string& card : cards)
    if (catalog.upgrade(card) != nullptr) made.cards.push_back(std::move(card));
  return made;
}

// Side by side in the middle of the strip, the first on the left as its side sees it.
void line_up(const data::Catalog& catalog, const state::Area& area, state::Side side,
             std::vector<state::Piece>& ships) {
  double width = -kBetween;
  for (const state::Piece& ship : ships) width += catalog.figures.base_of(ship.base).width.mm() + kBetween;
  const double spread =
      ships.size() < 2 ? 0 : std::min(90.0, (area.width.mm() * 0.7 - width) / static_cast<double>(ships.size()));
  const double between = kBetween + std::max(0.0, spread);
  const bool top = side == state::Side::enemy;
  double x = (area.width.mm() - width - std::max(0.0, spread) * static_cast<double>(ships.size() - 1)) / 2;
  if (top) std::reverse(ships.begin(), ships.end());
  for (state::Piece& ship : ships) {
    const geom::BaseFigures& base = catalog.figures.base_of(ship.base);
    const double y = std::max(kFromEdge, base.length.mm() / 2 + 4);
    ship.pose = geom::rounded_pose({x + base.width.mm() / 2, top ? area.height.mm() - y : y}, top ? 180 : 0);
    x += base.width.mm() + between;
  }
  if (top) std::reverse(ships.begin(), ships.end());
}

void scatter_rocks(const data::Catalog& catalog, state::Table& table, std::uint64_t seed) {
  std::vector<std::string> kinds;
  for (const auto& [id, obstacle] : catalog.obstacles)
    if (obstacle.kind == data::ObstacleKind::asteroid || obstacle.kind == data::ObstacleKind::debris)
      kinds.push_back(id);
  base::Hasher hash;
  base::Rng rng(hash.integer(static_cast<std::int64_t>(seed)).text("rocks").value());
  for (int attempt = 0; attempt < kRockTries && !kinds.empty(); ++attempt) {
    const auto placed =
        static_cast<std::size_t>(std::count_if(table.pieces.begin(), table.pieces.end(), [](const state::Piece& piece) {
          return piece.type == state::PieceType::obstacle;
        }));
    if (placed == kRocks) return;
    const auto kind = kinds.begin() + rng.below(static_cast<std::uint32_t>(kinds.size()));
    state::Piece rock;
    rock.id = "R" + std::to_string(placed + 1);
    rock.type = state::PieceType::obstacle;
    rock.ref = *kind;
    const auto within = [&](double extent) { return 200.0 + rng.below(1000) / 999.0 * (extent - 400.0); };
    const double x = within(table.area.width.mm()), y = within(table.area.height.mm());
    rock.pose = geom::rounded_pose({x, y}, rng.below(360));
    if (rules::obstacle_fault(catalog, table, rock)) continue;
    kinds.erase(kind);
    table.pieces.push_back(rock);
  }
}

}  // namespace

const char* words_of(Controller controller) {
  switch (controller) {
    case Controller::me:
      return "I fly them";
    case Controller::friend_here:
      return "A friend at this screen";
    case Controller::cards:
      return "The AI, by its cards";
    case Controller::bot:
      return "A stand-in pilot";
  }
  return "";
}

DraftShip draft_ship(const data::Catalog& catalog, const std::string& ship) {
  DraftShip made;
  made.ship = ship;
  const data::Ship* type = catalog.ship(ship);
  if (type == nullptr) return made;
  if (!type->factions.empty()) made.faction = type->factions.front();
  if (type->generics.empty()) return made;
  const data::GenericPilot& pilot = type->generics.front();
  made.pilot = pilot.id;
  made.faction = pilot.faction;
  made.initiative = pilot.initiative;
  return made;
}

Draft ready_made(const data::Catalog& catalog, int ships) {
  Draft draft;
  DraftSide& mine = draft.sides[0];
  mine.ships = {flown_by(catalog, "t65xwing", "redsquadronveteran", {"proton-torpedoes"}),
                flown_by(catalog, "t65xwing", "bluesquadronescort", {})};
  DraftSide& theirs = draft.sides[1];
  theirs.controller = Controller::cards;
  theirs.ships = {flown_by(catalog, "tielnfighter", "blacksquadronace", {}),
                  flown_by(catalog, "tielnfighter", "obsidiansquadronpilot", {})};
  if (ships > 2) {
    mine.ships.push_back(flown_by(catalog, "btla4ywing", "graysquadronbomber", {"ion-cannon-turret"}));
    mine.ships.push_back(flown_by(catalog, "rz1awing", "greensquadronpilot", {"concussion-missiles"}));
    theirs.ships.push_back(flown_by(catalog, "tieininterceptor", "sabersquadronace", {}));
    theirs.ships.push_back(flown_by(catalog, "tieadvancedx1", "stormsquadronace", {"cluster-missiles"}));
  }
  mine.squad = "Red";
  theirs.squad = "Alpha";
  return draft;
}

state::Piece piece_of(const data::Catalog& catalog, const DraftSide& side, std::size_t index, state::Side who) {
  const DraftShip& ship = side.ships.at(index);
  state::Piece piece;
  piece.id = side.squad + " " + std::to_string(index + 1);
  piece.ref = ship.ship;
  if (const data::Ship* type = catalog.ship(ship.ship)) piece.base = type->base;
  piece.side = who;
  piece.faction = ship.faction;
  piece.initiative = ship.initiative;
  // Ships without an AI card are flown by the stand-in (Desk::start_battle).
  piece.ai = side.controller == Controller::cards && catalog.card_for(ship.ship, ship.faction) != nullptr;
  if (piece.ai) piece.number = static_cast<int>(index) + 1;
  piece.ship.pilot = ship.pilot;
  for (const std::string& card : ship.cards) piece.ship.cards.push_back({card, 0, false});
  return piece;
}

std::vector<std::string> slots_of(const data::Catalog& catalog, const DraftShip& ship) {
  std::vector<std::string> slots;
  if (const data::GenericPilot* pilot = pilot_of(catalog, ship)) slots = pilot->slots;
  for (const std::string& card : ship.cards)
    if (const data::Upgrade* upgrade = catalog.upgrade(card))
      slots.insert(slots.end(), upgrade->adds_slots.begin(), upgrade->adds_slots.end());
  return slots;
}

std::vector<UpgradeOffer> offers_for(const data::Catalog& catalog, const DraftSide& side, std::size_t index,
                                     state::Side who, const std::string& slot) {
  std::vector<UpgradeOffer> offers;
  for (const auto& [id, upgrade] : catalog.upgrades) {
    if (upgrade.slots.empty() || upgrade.slots.front() != slot) continue;
    DraftSide tried = side;
    tried.ships.at(index).cards.push_back(id);
    const auto faults = rules::loadout_faults(catalog, piece_of(catalog, tried, index, who));
    offers.push_back({&upgrade, faults.empty() ? std::nullopt : std::optional(faults.front())});
  }
  std::stable_sort(offers.begin(), offers.end(), [](const UpgradeOffer& a, const UpgradeOffer& b) {
    return std::pair(a.refused.has_value(), a.upgrade->name) < std::pair(b.refused.has_value(), b.upgrade->name);
  });
  return offers;
}

std::vector<rules::Refusal> faults_of(const data::Catalog& catalog, const Draft& draft) {
  std::vector<rules::Refusal> faults;
  for (const state::Side who : {state::Side::player, state::Side::enemy}) {
    const DraftSide& side = draft.sides[state::seat(who)];
    if (side.ships.empty())
      faults.push_back(
          {"plotboard", who == state::Side::player ? "Your side has no ship yet." : "The other side has no ship yet."});
    for (std::size_t i = 0; i < side.ships.size(); ++i)
      for (rules::Refusal& fault : rules::loadout_faults(catalog, piece_of(catalog, side, i, who)))
        faults.push_back(std::move(fault));
  }
  if (draft.sides[0].squad == draft.sides[1].squad)
    faults.push_back({"plotboard", "The two squads need different names."});
  return faults;
}

state::Table table_of(const data::Catalog& catalog, const Draft& draft, std::uint64_t seed) {
  state::Table table;
  if (const auto area = state::area_named(draft.area)) table.area = *area;
  table.ruleset = draft.ruleset;
  for (const state::Side who : {state::Side::player, state::Side::enemy}) {
    const DraftSide& side = draft.sides[state::seat(who)];
    std::vector<state::Piece> ships;
    for (std::size_t i = 0; i < side.ships.size(); ++i) ships.push_back(piece_of(catalog, side, i, who));
    line_up(catalog, table.area, who, ships);
    table.pieces.insert(table.pieces.end(), ships.begin(), ships.end());
  }
  if (draft.rocks != DraftRocks::none) scatter_rocks(catalog, table, seed);
  return table;
}

}  // namespace plotboard::desk
