// Missions on the desk: the list, the briefing with its map, set-up, and how the open one stands.
#include <algorithm>

#include "data/catalog.hpp"
#include "desk/desk.hpp"
#include "desk/desk_impl.hpp"

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

void Desk::open_missions() {
  ai_stop();
  screen = Screen::missions;
}

bool Desk::open_briefing(const std::string& mission) {
  const data::Mission* found = catalog().mission(mission);
  if (found == nullptr) {
    say(MessageKind::problem, "There is no mission \"" + mission + "\".");
    return false;
  }
  ai_stop();
  mission_choice.setup.mission = found->id;
  mission_choice.setup.seed = seed % kMostSeed;
  mission_choice.setup = settled(catalog(), mission_choice.setup);
  screen = Screen::briefing;
  impl_->brief();
  return true;
}

void Desk::Impl::brief() {
  const MissionChoice& choice = desk.mission_choice;
  if (briefed && *briefed == choice) return;
  briefed = choice;
  ++briefings;
  briefing = briefing_of(catalog, choice);
  map.reset();
  auto table = mission::opening(catalog, choice.setup);
  if (table)
    map = std::move(*table);
  else
    desk.say(MessageKind::problem, base::text(table.errors()));
}

const Briefing& Desk::briefing() const {
  impl_->brief();
  return impl_->briefing;
}

const state::Table* Desk::board_on_show() const {
  if (screen == Screen::table) return has_table() ? &table() : nullptr;
  if (screen != Screen::briefing) return nullptr;
  impl_->brief();
  return impl_->map ? &*impl_->map : nullptr;
}

scene::Overlay Desk::Impl::map_overlay() const {
  scene::Overlay o;
  o.grid = false;
  o.interface_scale = desk.settings.text_scale;
  o.mission.on = o.mission.set_up = true;
  o.battle.on = false;
  return o;
}

bool Desk::Impl::open_setup(const mission::Setup& setup) {
  auto table = mission::opening(catalog, setup);
  if (!table) {
    desk.say(MessageKind::problem, base::text(table.errors()));
    return false;
  }
  desk.seed = setup.seed;
  open(std::move(*table), "");
  return true;
}

bool Desk::begin_mission() {
  const MissionChoice choice = mission_choice;
  if (!impl_->open_setup(settled(catalog(), choice.setup))) return false;
  battle.placing = battle.by_the_book = true;
  battle.typed_dice = choice.typed_dice;
  battle.controllers = {choice.by == PilotsBy::bot ? Controller::bot : Controller::me, Controller::cards};
  return start_battle();
}

bool Desk::open_mission_table() {
  if (!impl_->open_setup(settled(catalog(), mission_choice.setup))) return false;
  impl_->say_what_is_next();
  return true;
}

bool Desk::open_mission(const std::string& id, int pilots, std::uint64_t mission_seed) {
  mission::Setup setup;
  setup.mission = id;
  setup.pilots = pilots;
  setup.seed = mission_seed;
  if (!impl_->open_setup(setup)) return false;
  impl_->say_what_is_next();
  return true;
}

bool Desk::declare(const std::string& ship, const std::string& what) {
  return in_battle() && impl_->command(rules::Declare{ship, what});
}

const MissionView& Desk::mission_view() const {
  Impl& m = *impl_;
  Impl::BattleKey key;
  key.table = m.tables_opened;
  key.revision = has_table() ? session().revision() : 0;
  if (key == m.standing_key) return m.standing;
  m.standing_key = key;
  m.standing = has_table() ? view_of(session()) : MissionView();
  return m.standing;
}

}  // namespace plotboard::desk
