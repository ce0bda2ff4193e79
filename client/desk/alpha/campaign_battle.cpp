// The mission of a campaign: how it takes off, where its battle lies, and how its result comes home.
#include <algorithm>

#include "battle/save.hpp"
#include "data/catalog.hpp"
#include "desk/alpha/campaign.hpp"
#include "io/io.hpp"

namespace plotboard::desk {

namespace {

const data::Mission* mission_of(const data::Catalog& catalog, const alpha::State& state) {
  return catalog.mission(state.plan.mission);
}

}  // namespace

bool CampaignDesk::take_off() {
  const bool at_table = flown_by == FlownBy::referee || flown_by == FlownBy::typed;
  const bool on = goes_on();
  if (!hand(alpha::TakeOff{at_table})) return false;
  if (on) return fly();
  if (!make_room()) return false;
  if (flown_by != FlownBy::typed) return lay_out();
  begin_typing();
  return true;
}

bool CampaignDesk::goes_on() const {
  if (!is_open() || state().stage != alpha::Stage::hangar || flown_by == FlownBy::typed || !has_battle()) return false;
  return goes_on_.of({revision, given_.open.version(), flown_by}, [&] {
    const data::Catalog& catalog = given_.open.catalog();
    const auto begun = mission::opening(catalog, alpha::setup_of(book(), state()));
    const auto like = [&](const battle::Session& left) {
      return begun && left.floor() == 0 && state::hash_of(left.start()) == state::hash_of(*begun) &&
             left.table().play.referee.on == (flown_by == FlownBy::referee);
    };
    const std::string path = battle_path();
    if (given_.open.in_battle() && given_.files.file() == path) return like(given_.open.session());
    const auto left = battle::Save::open(path, catalog);
    return left && like(left->first);
  });
}

bool CampaignDesk::make_room() {
  if (!has_battle()) return true;
  const std::string& file = path();
  const std::string round = ", round " + std::to_string(state().round) + " put away";
  const std::string stem = file.substr(0, file.rfind('.')) + round;
  std::string to = stem + ".battle";
  for (int n = 2; io::exists(to); ++n) to = stem + " " + std::to_string(n) + ".battle";
  if (!given_.files.put_away(battle_path(), to)) return false;
  given_.messages.say(MessageKind::note,
                      "The battle before is kept on the start screen, under Recent: " + io::file_name(to) + ".");
  return true;
}

bool CampaignDesk::fly() {
  if (state().stage != alpha::Stage::flying) return false;
  if (is_on_table()) return true;
  return has_battle() ? given_.files.open_file(battle_path()) : lay_out();
}

bool CampaignDesk::lay_out() {
  const mission::Setup setup = alpha::setup_of(book(), state());
  const PilotsBy by = flown_by == FlownBy::bot ? PilotsBy::bot : PilotsBy::people;
  return given_.missions.begin_campaign(setup, by, typed_dice, state().plan.at_table) &&
         given_.files.keep_battle_in(battle_path());
}

std::string CampaignDesk::battle_path() const {
  const std::string& file = path();
  return file.substr(0, file.rfind('.')) + ".round-" + std::to_string(state().round) + ".battle";
}

bool CampaignDesk::has_battle() const { return io::exists(battle_path()); }

bool CampaignDesk::is_on_table() const {
  return is_open() && state().stage == alpha::Stage::flying && given_.open.in_battle() &&
         given_.files.file() == battle_path();
}

bool CampaignDesk::is_battle_over() const {
  return is_on_table() && given_.open.table().play.phase == state::Phase::over;
}

bool CampaignDesk::is_left_over() const {
  if (!is_open() || state().stage != alpha::Stage::flying || is_on_table() || !has_battle()) return false;
  return left().over;
}

const CampaignDesk::Left& CampaignDesk::left() const {
  const std::string path = battle_path();
  return left_.of({path, given_.open.version()}, [&] {
    const auto left = battle::Save::open(path, given_.open.catalog());
    if (!left) return Left();
    const MissionView view = view_of(left->first);
    return Left{left->first.table().play.phase == state::Phase::over, how_far_words(view), view.objectives};
  });
}

std::string CampaignDesk::how_far() const {
  if (!is_open() || state().stage != alpha::Stage::flying) return "";
  if (is_on_table()) return how_far_words(given_.missions.standing());
  return has_battle() ? left().how_far : "";
}

std::vector<ObjectiveLine> CampaignDesk::objectives() const {
  if (!is_open() || state().stage != alpha::Stage::flying) return {};
  if (is_on_table()) return given_.missions.standing().objectives;
  return has_battle() ? left().objectives : std::vector<ObjectiveLine>();
}

void CampaignDesk::fly_by(FlownBy way) {
  flown_by = way;
  given_.settings.campaign_flown = kWaysToFly[static_cast<std::size_t>(way)];
}

void CampaignDesk::take_up() {
  flown_by = FlownBy::people;
  for (std::size_t i = 0; i < kWaysToFly.size(); ++i)
    if (given_.settings.campaign_flown == kWaysToFly[i]) flown_by = static_cast<FlownBy>(i);
  const bool told = flown_by == FlownBy::typed && state().stage == alpha::Stage::flying && state().plan.at_table;
  if (told && !has_battle()) begin_typing();
}

bool CampaignDesk::bring_home() {
  if (is_left_over() && !fly()) return false;
  if (!is_battle_over()) return false;
  const mission::Result result = given_.missions.standing().result;
  return hand(alpha::Land{alpha::report_of(book(), state().plan, result)});
}

void CampaignDesk::begin_typing() {
  const alpha::Plan& plan = state().plan;
  typing = true;
  page = CampaignPage::home;
  if (typed_for_ == plan.seed) return;
  typed_for_ = plan.seed;
  typed = {};
  outcome_typed = false;
  const data::Mission* mission = mission_of(given_.open.catalog(), state());
  for (const Id id : plan.pilots) {
    alpha::PilotReport pilot_report;
    pilot_report.pilot = id;
    if (mission != nullptr) pilot_report.where = mission->territory;
    typed.pilots.push_back(pilot_report);
  }
}

bool CampaignDesk::land_typed() {
  if (!outcome_typed) {
    given_.messages.say(MessageKind::refusal, "Say first whether the mission was won or lost.", "fga-4.1p-15");
    return false;
  }
  const alpha::Report report = typed;
  return hand(alpha::Land{report});
}

}  // namespace plotboard::desk
