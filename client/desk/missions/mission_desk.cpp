// Missions on the desk: the briefing with its map, set-up, and how the open one stands.
#include "desk/missions/mission_desk.hpp"

#include <algorithm>

#include "data/catalog.hpp"

namespace plotboard::desk {

namespace {

constexpr std::uint64_t kMostSeed = 1'000'000;  // few enough digits to be read out

mission::Setup settled(const data::Catalog& catalog, mission::Setup setup) {
  const data::Mission* mission = catalog.mission(setup.mission);
  if (mission == nullptr) return setup;
  setup.mission = mission->id;
  setup.pilots = std::clamp(setup.pilots, mission::kFewestPilots, mission::kMostPilots);
  setup.rank = std::clamp(setup.rank, 1, mission::kHighestRank);
  const auto& ships = mission->seats.ships;
  if (std::find(ships.begin(), ships.end(), setup.ship) == ships.end()) setup.ship = ships.empty() ? "" : ships.front();
  return setup;
}

}  // namespace

bool Missions::choose(const std::string& mission) {
  const data::Mission* found = given_.open.catalog().mission(mission);
  if (found == nullptr) {
    given_.messages.say(MessageKind::problem, "There is no mission \"" + mission + "\".");
    return false;
  }
  choice.setup.mission = found->id;
  choice.setup.seed = given_.seed % kMostSeed;
  choice.setup = settled(given_.open.catalog(), choice.setup);
  return true;
}

const Missions::Briefed& Missions::briefed() const {
  return briefed_.of({choice}, [this] {
    Briefed made;
    made.briefing = briefing_of(given_.open.catalog(), choice);
    auto table = mission::opening(given_.open.catalog(), choice.setup);
    if (table)
      made.map = std::move(*table);
    else
      given_.messages.say(MessageKind::problem, base::text(table.errors()));
    return made;
  });
}

const state::Table* Missions::map() const {
  const auto& map = briefed().map;
  return map ? &*map : nullptr;
}

bool Missions::lay_out(const mission::Setup& setup) {
  auto table = mission::opening(given_.open.catalog(), setup);
  if (!table) {
    given_.messages.say(MessageKind::problem, base::text(table.errors()));
    return false;
  }
  given_.open.set_seed(setup.seed);
  given_.open.open(std::move(*table));
  return true;
}

bool Missions::begin() {
  const MissionChoice chosen = choice;
  return begin(settled(given_.open.catalog(), chosen.setup), chosen.by, chosen.typed_dice, {});
}

bool Missions::begin_at_table() { return begin_at_table(settled(given_.open.catalog(), choice.setup)); }

bool Missions::begin_at_table(const mission::Setup& setup) {
  return begin(setup, PilotsBy::people, choice.typed_dice, kAtTable);
}

bool Missions::begin_campaign(const mission::Setup& setup, PilotsBy by, bool typed_dice, bool at_table) {
  return begin(setup, by, typed_dice, at_table ? kAtTable : state::Referee());
}

bool Missions::begin(const mission::Setup& setup, PilotsBy by, bool typed_dice, const state::Referee& referee) {
  if (!lay_out(setup)) return false;
  given_.battle.placing = given_.battle.by_the_book = true;
  given_.battle.typed_dice = typed_dice;
  given_.battle.referee = referee;
  given_.seats.controllers = {by == PilotsBy::bot ? Controller::bot : Controller::me, Controller::cards};
  return given_.battle.start();
}

const MissionView& Missions::standing() const {
  return standing_.of({given_.open.version()},
                      [this] { return given_.open.is_open() ? view_of(given_.open.session()) : MissionView(); });
}

}  // namespace plotboard::desk
