// The draft of a new battle: ready-made squads, what a ship may carry, and the table that comes of it.
#include <algorithm>
#include <array>
#include <set>

#include "base/base.hpp"
#include "data/catalog.hpp"
#include "data/xws.hpp"
#include "desk/squads/draft.hpp"
#include "desk/squads/draft_first.hpp"
#include "geom/formation.hpp"
#include "geom/geom.hpp"
#include "rules/board/field.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/squad.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::desk {

namespace {

constexpr std::size_t kRocks = 6, kEpicRocks = 12;  // 2e-setup-8, 1e-setup-5, 1e-epic-4
constexpr int kRockTries = 4000;
constexpr double kFromEdge = 55, kBetween = 20;  // mm, of ships where they are placed first

std::string id_of(const DraftSide& side, std::size_t index) { return side.squad + " " + std::to_string(index + 1); }

const data::GenericPilot* pilot_of(const data::Catalog& catalog, const DraftShip& ship) {
  const data::Ship* type = catalog.ship(ship.ship);
  if (type == nullptr) return nullptr;
  return data::pilot_of(*type, ship.pilot);
}

DraftShip flown_by(const data::Catalog& catalog, const std::string& ship, const std::string& pilot,
                   std::vector<std::string> cards) {
  DraftShip made = draft_ship(catalog, ship);
  const data::Ship* type = catalog.ship(ship);
  if (type == nullptr) return made;
  if (const data::GenericPilot* known = data::pilot_of(*type, pilot)) {
    made.pilot = known->id;
    made.faction = known->faction;
    made.initiative = known->initiative;
  }
  for (std::string& card : cards)
    if (catalog.upgrade(card) != nullptr) made.cards.push_back(std::move(card));
  return made;
}

// A ship by itself, or a leader with its wing: what it takes up about the leader, who looks up the table, mm.
struct Block {
  std::vector<std::size_t> ships;  // the leader first
  geom::Box room;
};
std::vector<Block> blocks_of(const data::Catalog& catalog, const std::vector<state::Piece>& ships) {
  std::vector<Block> blocks;
  const auto add = [&](Block& block, std::size_t index, const geom::Pose& pose) {
    const geom::BaseFigures& base = catalog.figures.base_of(ships[index].base);
    const geom::Vec2 at = geom::frame_of(pose).origin, half{base.width.mm() / 2, base.length.mm() / 2};
    block.ships.push_back(index);
    block.room.add(at - half);
    block.room.add(at + half);
  };
  for (std::size_t i = 0; i < ships.size(); ++i) {
    if (ships[i].ship.is_wingmate()) continue;
    Block block;
    add(block, i, {});
    for (std::size_t k = 0; k < ships.size(); ++k) {
      const state::Wing& wing = ships[k].ship.wing;
      if (wing.place < 2 || wing.leader != ships[i].id) continue;
      add(block, k, geom::wing_tool_pose(catalog.figures, ships[k].base, {}, wing.place));
    }
    blocks.push_back(std::move(block));
  }
  return blocks;
}

// Side by side in the middle of the strip, the first on the left as its side sees it; wings in their formation.
void line_up(const data::Catalog& catalog, const state::Area& area, state::Side side,
             std::vector<state::Piece>& ships) {
  std::vector<Block> blocks = blocks_of(catalog, ships);
  double width = -kBetween;
  for (const Block& block : blocks) width += block.room.high.x - block.room.low.x + kBetween;
  const double spread =
      blocks.size() < 2 ? 0
                        : std::clamp((area.width.mm() * 0.7 - width) / static_cast<double>(blocks.size()), 0.0, 90.0);
  const bool top = side == state::Side::enemy;
  double x = (area.width.mm() - width - spread * (static_cast<double>(blocks.size()) - 1)) / 2;
  if (top) std::reverse(blocks.begin(), blocks.end());
  for (const Block& block : blocks) {
    state::Piece& first = ships[block.ships.front()];
    // Not so near to the edge that the rear stands out, not so far that the bow leaves the strip.
    const double strip = catalog.figures.range_band.mm();
    const double fits = std::min(std::max(kFromEdge, 4 - block.room.low.y), strip - block.room.high.y);
    // A huge ship fills the depth of the strip and stands out of it, its stern at the edge (huge-setup-1).
    const double y = geom::is_huge(first.base) ? -block.room.low.y : fits;
    const double left = top ? -block.room.high.x : block.room.low.x;
    first.pose = geom::rounded_pose({x - left, top ? area.height.mm() - y : y}, top ? 180 : 0);
    for (std::size_t i = 1; i < block.ships.size(); ++i) {
      state::Piece& mate = ships[block.ships[i]];
      mate.pose = geom::wing_tool_pose(catalog.figures, mate.base, first.pose, mate.ship.wing.place);
    }
    x += block.room.high.x - block.room.low.x + kBetween + spread;
  }
}

rules::Refusal too_large_a_wing() { return {"2e-wing-1", say("draft.large-wing")}; }

// The first of its number leads (state::Wing).
state::Wing wing_of(const DraftSide& side, std::size_t index) {
  const int wing = side.ships.at(index).wing;
  if (wing == 0) return {};
  std::size_t leader = index;
  int place = 1;
  for (std::size_t i = index; i-- > 0;) {
    if (side.ships[i].wing != wing) continue;
    leader = i;
    ++place;
  }
  return {id_of(side, leader), place, false};
}

// Tokens that only cards put on a table (1e-cargo-3).
bool is_scattered(const std::string& obstacle) { return obstacle.rfind("1e-", 0) != 0; }

// Whose epic points count: its pilot's, or those of both cards of a huge ship.
Ids first_ship_cards(const state::Piece& ship) {
  Ids cards{ship.ship.pilot};
  for (const state::Card& card : ship.ship.cards)
    if (card.id != ship.ship.pilot) cards.push_back(card.id);
  return cards;
}

// Until so many obstacles lie there, no two of a kind.
void scatter(const data::Catalog& catalog, state::Table& table, std::vector<std::string> kinds, std::size_t wanted,
             std::uint64_t seed) {
  base::Hasher hash;
  base::Rng rng(hash.integer(static_cast<std::int64_t>(seed)).text("rocks").value());
  for (int attempt = 0; attempt < kRockTries && !kinds.empty(); ++attempt) {
    const auto placed =
        static_cast<std::size_t>(std::count_if(table.pieces.begin(), table.pieces.end(), [](const state::Piece& piece) {
          return piece.type == state::PieceType::obstacle;
        }));
    if (placed == wanted) return;
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

void scatter_rocks(const data::Catalog& catalog, state::Table& table, std::size_t wanted, std::uint64_t seed) {
  std::vector<std::string> kinds;
  for (const auto& [id, obstacle] : catalog.obstacles) {
    const bool rock = obstacle.kind == data::ObstacleKind::asteroid || obstacle.kind == data::ObstacleKind::debris;
    if (rock && is_scattered(id)) kinds.push_back(id);
  }
  scatter(catalog, table, std::move(kinds), wanted, seed);
}

// It comes first, for three rocks of its side (huge-obstacle-3).
void scatter_hulk_and_rocks(const data::Catalog& catalog, state::Table& table, const Draft& draft, std::uint64_t seed) {
  scatter(catalog, table, {draft.hulk}, 1, seed);
  state::Piece& last = table.pieces.back();
  if (last.type == state::PieceType::obstacle) {
    last.id = "Huge ship";
    last.side = draft.hulk_of;
  }
  scatter_rocks(catalog, table, 1 + kRocks / 2, seed);
}

}  // namespace

DraftShip draft_ship(const data::Catalog& catalog, const std::string& ship, const std::string& faction) {
  DraftShip made;
  made.ship = ship;
  const data::Ship* type = catalog.ship(ship);
  if (type == nullptr) return made;
  if (type->edition == geom::Edition::first) return first_ship(catalog, ship, faction);
  const auto& factions = type->factions;
  if (!factions.empty()) made.faction = factions.front();
  if (std::find(factions.begin(), factions.end(), faction) != factions.end()) made.faction = faction;
  const auto pilots = pilots_by_faction(*type, faction);
  if (pilots.empty()) return made;
  const auto is_of_it = [&](const data::GenericPilot* known) { return known->faction == faction; };
  auto first = std::find_if(pilots.begin(), pilots.end(),
                            [&](const data::GenericPilot* known) { return is_of_it(known) && known->limited == 0; });
  if (first == pilots.end()) first = std::find_if(pilots.begin(), pilots.end(), is_of_it);
  const data::GenericPilot* pilot = first != pilots.end()    ? *first
                                    : type->generics.empty() ? pilots.front()
                                                             : &type->generics.front();
  made.pilot = pilot->id;
  made.faction = pilot->faction;
  made.initiative = pilot->initiative;
  return made;
}

bool belongs_to(const data::RuleSet& rules, DraftGame game) {
  const DraftGame first = rules.epic_points > 0 ? DraftGame::epic : DraftGame::first;
  return game == (rules.edition == geom::Edition::second ? DraftGame::second : first);
}

DraftGame game_of(const data::Catalog& catalog, const Draft& draft) {
  const data::RuleSet* rules = catalog.ruleset(draft.ruleset);
  for (const DraftGame game : {DraftGame::first, DraftGame::epic})
    if (rules != nullptr && belongs_to(*rules, game)) return game;
  return DraftGame::second;
}

geom::Edition edition_of(const data::Catalog& catalog, const Draft& draft) {
  return game_of(catalog, draft) == DraftGame::second ? geom::Edition::second : geom::Edition::first;
}

std::size_t most_ships(const data::Catalog& catalog, const Draft& draft) {
  return game_of(catalog, draft) == DraftGame::epic ? kMostEpicShips : kMostDraftShips;
}

void take_game(const data::Catalog& catalog, Draft& draft, DraftGame game) {
  const DraftGame now = game_of(catalog, draft);
  if (now == game) return;
  draft.left[static_cast<std::size_t>(now)] = {draft.sides, draft.ruleset, draft.area};
  const Draft::Left before = draft.left[static_cast<std::size_t>(game)];
  for (std::size_t i = 0; i < draft.sides.size(); ++i) {  // AI cards are of the second edition alone
    Controller& flies = draft.sides[i].controller;
    const bool had_cards = !before.ruleset.empty() && before.sides[i].controller == Controller::cards;
    if (game != DraftGame::second && flies == Controller::cards) flies = Controller::bot;
    if (game == DraftGame::second && flies == Controller::bot && had_cards) flies = Controller::cards;
  }
  if (!before.ruleset.empty()) {
    draft.ruleset = before.ruleset;
    draft.area = before.area;
    for (std::size_t i = 0; i < draft.sides.size(); ++i) {
      const Controller controller = draft.sides[i].controller;
      draft.sides[i] = before.sides[i];
      draft.sides[i].controller = controller;
    }
    return;
  }
  draft.ruleset = game == DraftGame::epic ? "huge-1e" : game == DraftGame::first ? "1e" : Draft{}.ruleset;
  draft.area = game == DraftGame::epic ? "6x3" : Draft{}.area;
  if (game != DraftGame::second)
    return ready_made_first(catalog, draft, game == DraftGame::epic ? FirstSquads::epic : FirstSquads::full);
  const Draft fresh = ready_made(catalog, 2);
  for (std::size_t i = 0; i < draft.sides.size(); ++i) {
    draft.sides[i].squad = fresh.sides[i].squad;
    draft.sides[i].ships = fresh.sides[i].ships;
  }
}

std::string faction_of(const DraftSide& side) {
  for (const DraftShip& ship : side.ships)
    if (!ship.faction.empty()) return ship.faction;
  return "";
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
  piece.id = id_of(side, index);
  piece.ref = ship.ship;
  if (const data::Ship* type = catalog.ship(ship.ship)) piece.base = type->base;
  piece.side = who;
  piece.faction = ship.faction;
  piece.initiative = catalog.first_pilot(ship.pilot) == nullptr ? ship.initiative : skill_of(catalog, ship);
  // Ships without an AI card are flown by the stand-in (Battle::start).
  piece.ai = side.controller == Controller::cards && catalog.card_for(ship.ship, ship.faction) != nullptr;
  if (piece.ai) piece.number = static_cast<int>(index) + 1;
  piece.ship.pilot = ship.pilot;
  for (const std::string& card : ship.cards) piece.ship.cards.push_back({card, 0, false});
  piece.ship.wing = wing_of(side, index);
  return piece;
}

std::optional<rules::Refusal> wing_refusal(const data::Catalog& catalog, const DraftSide& side, std::size_t index,
                                           int wing) {
  const data::Ship* type = catalog.ship(side.ships.at(index).ship);
  if (type == nullptr || type->base != geom::BaseKind::small)
    return rules::Refusal{"2e-wing-1", say("draft.small-ships")};
  int others = 0;
  for (std::size_t i = 0; i < side.ships.size(); ++i) others += i != index && side.ships[i].wing == wing ? 1 : 0;
  if (others >= state::kMostInWing) return too_large_a_wing();
  return std::nullopt;
}

const char* words_of_place(int place) {
  static constexpr std::array<const char*, state::kMostInWing> kPlaces{"leader",       "left flank",   "right flank",
                                                                       "rear support", "left support", "right support"};
  return place < 1 || place > state::kMostInWing ? "" : kPlaces[static_cast<std::size_t>(place - 1)];
}

SquadView squad_of(const data::Catalog& catalog, const Draft& draft, state::Side who) {
  const DraftSide& side = draft.sides[state::seat(who)];
  SquadView view;
  const data::RuleSet* rules = catalog.ruleset(draft.ruleset);
  if (rules != nullptr) view.limit = rules->squad_limit;
  if (rules != nullptr) view.epic_limit = rules->epic_points;
  std::vector<state::Piece> ships;
  for (std::size_t i = 0; i < side.ships.size(); ++i) {
    ships.push_back(piece_of(catalog, side, i, who));
    view.points += rules::points_of(catalog, ships.back()).value_or(0);
    for (const Id card : first_ship_cards(ships.back()))
      if (const data::FirstShip* half = catalog.first_ship_of_pilot(card)) view.epic_tenths += half->epic_points_tenths;
  }
  if (rules != nullptr) view.faults = rules::squad_faults(catalog, ships, who, *rules);
  return view;
}

std::vector<std::string> slots_of(const data::Catalog& catalog, const DraftShip& ship) {
  std::vector<std::string> slots;
  if (const data::GenericPilot* pilot = pilot_of(catalog, ship)) slots = pilot->slots;
  for (const std::string& card : ship.cards)
    if (const data::Upgrade* upgrade = catalog.upgrade(card))
      slots.insert(slots.end(), upgrade->adds_slots.begin(), upgrade->adds_slots.end());
  for (const std::string& card : ship.cards) {
    const data::Upgrade* upgrade = catalog.upgrade(card);
    if (upgrade == nullptr) continue;
    for (const std::string& taken : upgrade->takes_slots) {
      const auto found = std::find(slots.begin(), slots.end(), taken);
      if (found != slots.end()) slots.erase(found);
    }
  }
  return slots;
}

namespace {

// Of a card that the ship does not have yet: not what to do with it.
rules::Refusal reason_alone(rules::Refusal fault) {
  constexpr std::size_t kWhy = 2;
  if (fault.why.key() == words::Key("loadout.cannot")) fault.why = Phrase(fault.why.part(fault.why[kWhy]));
  return fault;
}

// What a squad's cards are held to, besides points and numbers (2e-squad-3 to -5).
std::vector<rules::Refusal> card_objections(const data::Catalog& catalog, const DraftSide& side, state::Side who) {
  std::vector<state::Piece> ships;
  for (std::size_t i = 0; i < side.ships.size(); ++i) ships.push_back(piece_of(catalog, side, i, who));
  std::vector<rules::Refusal> faults = rules::squad_faults(catalog, ships, who, *catalog.ruleset("2e"));
  std::erase_if(faults, [](const rules::Refusal& fault) {
    return fault.rule != "2e-squad-3" && fault.rule != "2e-squad-4" && fault.rule != "2e-squad-5";
  });
  return faults;
}

}  // namespace

std::vector<UpgradeOffer> offers_for(const data::Catalog& catalog, const DraftSide& side, std::size_t index,
                                     state::Side who, const std::string& slot) {
  std::vector<UpgradeOffer> offers;
  const std::vector<rules::Refusal> before = card_objections(catalog, side, who);
  const auto is_old = [&before](const rules::Refusal& fault) {
    return std::any_of(before.begin(), before.end(), [&](const rules::Refusal& old) { return old.why == fault.why; });
  };
  for (const auto& [id, upgrade] : catalog.upgrades) {
    const auto& fills = upgrade.slots_in_squads();
    if (fills.empty() || fills.front() != slot || !data::is_meant_in_squads(catalog, upgrade)) continue;
    DraftSide tried = side;
    tried.ships.at(index).cards.push_back(id);
    std::vector<rules::Refusal> faults = rules::loadout_faults(catalog, piece_of(catalog, tried, index, who));
    if (faults.empty()) {
      faults = card_objections(catalog, tried, who);
      std::erase_if(faults, is_old);  // what the squad is told already is not this card's
    }
    offers.push_back({&upgrade, faults.empty() ? std::nullopt : std::optional(reason_alone(faults.front()))});
  }
  std::stable_sort(offers.begin(), offers.end(), [](const UpgradeOffer& a, const UpgradeOffer& b) {
    return std::pair(a.refused.has_value(), a.upgrade->name) < std::pair(b.refused.has_value(), b.upgrade->name);
  });
  return offers;
}

int filled(const data::Catalog& catalog, const DraftShip& ship, const std::string& slot) {
  int count = 0;
  for (const std::string& card : ship.cards) {
    const data::Upgrade* upgrade = catalog.upgrade(card);
    if (upgrade == nullptr) continue;
    const auto& fills = upgrade->slots_in_squads();
    count += static_cast<int>(std::count(fills.begin(), fills.end(), slot));
  }
  return count;
}

bool has_cards_for(const data::Catalog& catalog, const std::string& slot) {
  return std::any_of(catalog.upgrades.begin(), catalog.upgrades.end(), [&](const auto& entry) {
    const data::Upgrade& upgrade = entry.second;
    return upgrade.in_squads && !upgrade.slots_in_squads().empty() && upgrade.slots_in_squads().front() == slot;
  });
}

std::vector<const data::GenericPilot*> pilots_by_faction(const data::Ship& type, const std::string& faction) {
  std::vector<const data::GenericPilot*> pilots;
  for (const auto* all : {&type.generics, &type.named})
    for (const data::GenericPilot& pilot : *all) pilots.push_back(&pilot);
  std::stable_sort(pilots.begin(), pilots.end(), [&](const data::GenericPilot* a, const data::GenericPilot* b) {
    return std::pair(a->faction != faction, a->initiative) < std::pair(b->faction != faction, b->initiative);
  });
  return pilots;
}

namespace {

DraftShip ready_ship(const data::Catalog& catalog, const data::ReadyShip& ship) {
  std::vector<std::string> cards;
  for (const Id card : ship.upgrades) cards.push_back(card.text());
  return flown_by(catalog, ship.ship.text(), ship.pilot.text(), std::move(cards));
}

}  // namespace

void take_ready_squad(const data::Catalog& catalog, Draft& draft, state::Side who, const data::ReadySquad& squad) {
  take_game(catalog, draft, DraftGame::second);
  DraftSide& side = draft.sides[state::seat(who)];
  side.ships.clear();
  side.file = {};
  for (const data::ReadyShip& ship : squad.ships) side.ships.push_back(ready_ship(catalog, ship));
  const std::string& other = draft.sides[state::seat(state::other(who))].squad;
  side.squad = squad.name == other ? squad.name + " 2" : squad.name;
}

int points_of_ready(const data::Catalog& catalog, const data::ReadySquad& squad) {
  DraftSide side;
  for (const data::ReadyShip& ship : squad.ships) side.ships.push_back(ready_ship(catalog, ship));
  int points = 0;
  for (std::size_t i = 0; i < side.ships.size(); ++i)
    points += rules::points_of(catalog, piece_of(catalog, side, i, state::Side::player)).value_or(0);
  return points;
}

std::vector<rules::Refusal> ship_faults(const data::Catalog& catalog, const DraftSide& side, std::size_t index,
                                        state::Side who, const std::string& ruleset) {
  state::Table squad;
  squad.ruleset = ruleset;
  for (std::size_t i = 0; i < side.ships.size(); ++i) squad.pieces.push_back(piece_of(catalog, side, i, who));
  const state::Piece& ship = squad.pieces.at(index);
  std::vector<rules::Refusal> faults = rules::loadout_faults(catalog, ship);
  if (ship.ship.wing.place > state::kMostInWing) faults.push_back(too_large_a_wing());
  if (auto fault = rules::wing_fault(catalog, squad, ship)) faults.push_back(std::move(*fault));
  return faults;
}

std::vector<rules::Refusal> faults_of(const data::Catalog& catalog, const Draft& draft) {
  std::vector<rules::Refusal> faults;
  for (const state::Side who : {state::Side::player, state::Side::enemy}) {
    const DraftSide& side = draft.sides[state::seat(who)];
    if (side.ships.empty())
      faults.push_back({rules::kOwn, who == state::Side::player ? say("draft.no-ship") : say("draft.no-other-ship")});
    for (std::size_t i = 0; i < side.ships.size(); ++i)
      for (rules::Refusal& fault : ship_faults(catalog, side, i, who, draft.ruleset))
        faults.push_back(std::move(fault));
  }
  if (draft.sides[0].squad == draft.sides[1].squad) faults.push_back({rules::kOwn, say("draft.same-name")});
  return faults;
}

std::vector<rules::Refusal> objections_to(const data::Catalog& catalog, const Draft& draft) {
  std::vector<rules::Refusal> faults = faults_of(catalog, draft);
  if (!faults.empty() || draft.any_squad) return faults;
  for (const state::Side who : {state::Side::player, state::Side::enemy})
    for (rules::Refusal& fault : squad_of(catalog, draft, who).faults) faults.push_back(std::move(fault));
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
  const bool epic = game_of(catalog, draft) == DraftGame::epic;
  const bool hulk = !draft.hulk.empty() && game_of(catalog, draft) == DraftGame::first;
  if (draft.rocks != DraftRocks::none && hulk) {
    scatter_hulk_and_rocks(catalog, table, draft, seed);
  } else if (draft.rocks != DraftRocks::none) {
    scatter_rocks(catalog, table, epic ? kEpicRocks : kRocks, seed);
  }
  if (edition_of(catalog, draft) == geom::Edition::first) dock_ships(catalog, table);
  return table;
}

}  // namespace plotboard::desk
