// The debrief: what happened, the ejection rolls, the pool in shares, and what each pilot takes home, one after the
// other. Every step can be left out: the frame's button throws, shares and settles what is still open.
#include <algorithm>
#include <numeric>

#include "data/catalog.hpp"
#include "desk/alpha/campaign_words.hpp"
#include "desk/core/names.hpp"
#include "panels/alpha/campaign_parts.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/words.hpp"
#include "panels/missions/mission_parts.hpp"
#include "state/play.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kAccountColumnEm = 18, kDebriefButtonEm = 12;

using state::Face;

constexpr const char* kDebriefSteps[] = {"What happened", "Ejections", "Experience", "Settle"};
constexpr int kLastStep = 3;
constexpr float kSumsEm = 27;  // what the second throws are for

const char* face_words(Face face) {
  switch (face) {
    case Face::focus:
      return "focus";
    case Face::hit:
      return "hit";
    case Face::crit:
      return "critical hit";
    case Face::blank:
    case Face::evade:
      break;
  }
  return "blank";
}

std::string kill_words(const data::Catalog& catalog, const std::vector<alpha::Kill>& kills) {
  std::vector<std::string> parts;
  for (const alpha::Kill& kill : kills) {
    const data::Component* component = catalog.component(kill.type);
    const std::string name = component != nullptr ? component->name : desk::ship_words(catalog, kill.type);
    parts.push_back(kill.count > 1 ? std::to_string(kill.count) + " × " + name : desk::with_article(name));
  }
  return desk::listed(parts);
}

// The mission's objectives, what became of each, and what it paid.
void objectives_told(desk::Desk& desk) {
  const alpha::State& state = campaign_of(desk.campaigns).state();
  const std::vector<desk::ObjectiveOutcome> outcomes = desk::outcomes_of(desk.catalog(), state);
  if (outcomes.empty()) return;
  strong("Objectives");
  for (const desk::ObjectiveOutcome& one : outcomes) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (!one.words.empty())
      draw_status(ImGui::GetWindowDrawList(), {at.x + space::middle(), at.y + space::middle()}, space::line(),
                  one.status);
    ImGui::Indent(space::row());
    const bool primary = one.kind == data::ObjectiveKind::primary;
    plain((primary ? "" : desk::words_of(one.kind) + ": ") + one.text);
    if (!one.words.empty()) {
      coloured(one.status == state::Status::met ? theme().chosen : theme().text_dim, one.words);
      if (one.kind == data::ObjectiveKind::gold_star)
        tip_by_rule("It needs the primary objectives too. It pays nothing and is marked on the sheets.",
                    "fga-1.3.5.2-1");
      else
        tip_by_rule("What an objective pays goes into the pool.", "fga-2.11-16");
    }
    ImGui::Unindent(space::row());
  }
  if (state.debrief.report.objectives.empty())
    dim(state.debrief.report.won ? "The mission is won, so the primary ones are met. The report does not say what "
                                   "became of the others."
                                 : "The report does not say which of them were met.");
}

void pilots_told(desk::Desk& desk) {
  const alpha::State& state = campaign_of(desk.campaigns).state();
  for (const alpha::PilotReport& line : state.debrief.report.pilots) {
    const alpha::Pilot* pilot = state.pilot(line.pilot);
    if (pilot == nullptr) continue;
    strong(pilot->call_sign);
    std::string words = line.how == alpha::Return::home ? "Came home"
                        : line.how == alpha::Return::deserted
                            ? "Jumped to hyperspace without leave, which costs a rank,"
                            : "Lost the ship in " + std::string(data::name_of(line.where)) + " space";
    const std::string kills = kill_words(desk.catalog(), line.kills);
    if (line.how == alpha::Return::home) words += ",";
    words += kills.empty() ? " and shot nobody down." : " and shot down " + kills + ".";
    if (line.earned > 0) words += " Brought " + std::to_string(line.earned) + " XP into the pool.";
    ImGui::BeginGroup();
    dim(words);
    ImGui::EndGroup();
    tip_by_rule("Own deeds are counted for the record; the pool is what is shared.", "fga-2.11.5-1");
  }
}

void what_happened_step(desk::Desk& desk) {
  const alpha::State& state = campaign_of(desk.campaigns).state();
  const alpha::Report& report = state.debrief.report;
  const data::Mission* mission = desk.catalog().mission(state.plan.mission);
  {
    const WithFont font(fonts().title);
    coloured(report.won ? theme().chosen : theme().overlapping,
             (mission != nullptr ? mission->name : state.plan.mission.text()) + (report.won ? ": won" : ": lost"));
  }
  const auto star = [](bool gold, const char* words, const char* rule) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_star(ImGui::GetWindowDrawList(), {at.x + space::even(), at.y + space::even()}, space::wide(), gold, true);
    ImGui::Indent(space::indent());
    plain(words);
    tip_by_rule(gold ? "The extra objectives are met too. It pays nothing and is marked on the sheets."
                     : "Nobody looked ahead. It pays nothing and is marked on the sheets.",
                rule);
    ImGui::Unindent(space::indent());
  };
  if (report.gold) star(true, "Gold star", "fga-1.3.5.2-1");
  if (report.silver) star(false, "Silver star", "fga-1.3.5.1-4");
  plain(report.won ? desk::if_won_words(campaign_of(desk.campaigns).book(), state, state.plan.mission)
                   : desk::if_lost_words(campaign_of(desk.campaigns).book(), state, state.plan.mission));
  gap();
  // Side by side where there is room.
  constexpr float kTwoColumnsEm = 60;
  if (ImGui::GetContentRegionAvail().x > em() * kTwoColumnsEm &&
      ImGui::BeginTable("told", 2, ImGuiTableFlags_SizingStretchSame)) {
    ImGui::TableNextColumn();
    objectives_told(desk);
    ImGui::TableNextColumn();
    pilots_told(desk);
    return ImGui::EndTable();
  }
  objectives_told(desk);
  gap();
  pilots_told(desk);
}

// "1 U&M point", "3 U&M points".
std::string points_words(int number, const std::string& what) {
  return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

std::string faces_words(const alpha::Ejection& roll) {
  std::string faces;
  for (const int face : roll.faces)
    faces += (faces.empty() ? "" : ", ") + std::string(face_words(static_cast<Face>(face)));
  return faces.empty() ? "" : "The dice: " + faces + ".";
}

void roll_result(const alpha::Pilot& pilot, const alpha::Ejection& roll, int share, bool swapped) {
  // Points that are not there cannot be lost.
  const auto loss = [](int number, int there, const std::string& words, const char* help, const char* rule) {
    if (number == 0) return;
    if (number <= there)
      plain("Loses " + words + ".");
    else
      plain("The roll costs " + words + ", but " +
            (there == 0   ? "none is"
             : there == 1 ? "only 1 is"
                          : "only " + std::to_string(there) + " are") +
            " left.");
    tip_by_rule(help, rule);
  };
  if (roll.killed) {
    coloured(theme().overlapping, "Killed in action.");
    tip_by_rule("Three critical hits: the pilot is dead, and everything on the sheet with it.", "fga-4.11-T4.8-1");
    return;
  }
  if (roll.injured) {
    coloured(theme().warning, "Seriously injured: flies the next mission one rank lower.");
    tip_by_rule("Two critical hits.", "fga-4.11-T4.8-2");
  }
  loss(roll.path_points, pilot.path_points, points_words(roll.path_points, "career path point"),
       "A throw from 1 to 3 for each critical hit.", "fga-4.11.2-6");
  loss(roll.upgrade_points, pilot.upgrade_points, points_words(roll.upgrade_points, "U&M point"),
       swapped ? "A throw from 1 to 6 for each hit." : "A throw from 1 to 6 for each focus.", "fga-4.11.2-7");
  loss(roll.xp, share, std::to_string(roll.xp) + " XP of the mission",
       swapped ? "A throw from 1 to 6 for each focus, at most the pilot's share."
               : "A throw from 1 to 6 for each hit, at most the pilot's share.",
       "fga-4.11.2-8");
  if (!roll.injured && roll.path_points + roll.upgrade_points + roll.xp == 0) {
    coloured(theme().chosen, "A safe ejection: nothing is lost.");
    tip_by_rule("Blanks cost nothing.", "fga-4.11.2-9");
  }
}

// Faces as they lie on the table, then the dice that they ask for, and what it comes to. True when it was taken.
bool typed_roll(desk::CampaignDesk& campaign, const alpha::Pilot& pilot, int dice, int share) {
  alpha::Eject& eject = campaign.eject;
  for (int die = 0; die < dice; ++die) {
    const WithId id(die);
    row_label(("Die " + std::to_string(die + 1)).c_str(), 4, theme().text_dim);
    for (const Face face : {Face::blank, Face::focus, Face::hit, Face::crit}) {
      const std::string label = desk::with_capital(face_words(face));
      if (face != Face::blank) flow(button_width(label));
      const bool on = eject.faces[static_cast<std::size_t>(die)] == static_cast<int>(face);
      if (button("debrief/die-" + std::to_string(die + 1) + "-" + state::name_of(face), label, "", {true, false, on}))
        eject.faces[static_cast<std::size_t>(die)] = static_cast<int>(face);
    }
  }
  const auto count = [&](Face face) {
    return static_cast<int>(std::count(eject.faces.begin(), eject.faces.end(), static_cast<int>(face)));
  };
  const bool swapped = campaign.state().house.focus_costs_experience;
  const auto sum = [&](const char* name, const char* label, int& value, Face face, int eyes, const char* rule) {
    const int of = count(face);
    if (of == 0) {
      value = 0;
      return;
    }
    value = std::clamp(value, of, of * eyes);
    const std::string what = face == Face::focus ? std::to_string(of) + " focus"
                                                 : points_words(of, face == Face::hit ? "hit" : "critical hit");
    row_label(("Throw again for " + what + ", " + std::to_string(of) + " to " + std::to_string(of * eyes) + ": " +
               label + " lost")
                  .c_str(),
              kSumsEm, theme().text_dim);
    stepper(name, value, of, of * eyes,
            (of == 1 ? "What one die" : "The sum of " + std::to_string(of) + " dice") +
                std::string(" with the numbers 1 to ") + std::to_string(eyes) + " showed.",
            rule);
  };
  constexpr int kD3 = 3, kD6 = 6;
  sum("debrief/path", "career path points", eject.path_points, Face::crit, kD3, "fga-4.11.2-6");
  sum("debrief/upgrades", "U&M points", eject.upgrade_points, swapped ? Face::hit : Face::focus, kD6, "fga-4.11.2-7");
  sum("debrief/xp", "XP", eject.xp, swapped ? Face::focus : Face::hit, kD6, "fga-4.11.2-8");
  if (const auto roll = desk::ejection_typed(campaign.state(), eject)) roll_result(pilot, *roll, share, swapped);
  if (button("debrief/typed", "Take these results", "", {true, true})) {
    const alpha::Eject done = eject;
    if (campaign.hand(done)) campaign.eject = {};
    return true;
  }
  flow(button_width("Throw here instead"));
  if (button("debrief/not-typed", "Throw here instead")) campaign.eject = {};
  return false;
}

void ejections_step(desk::CampaignDesk& campaign) {
  const alpha::State& state = campaign.state();
  dim("Whoever was shot down makes a roll: one die in friendly space, two in neutral, three in hostile. All results "
      "add up.");
  tip_by_rule("The territory counts as it was when the ship was lost.", "fga-4.11.2p-2");
  const char* const points = "1 to 6 U&M points";
  const char* const experience = "1 to 6 XP of the mission";
  const bool swapped = state.house.focus_costs_experience;
  dim(std::string("Each focus costs ") + (swapped ? experience : points) + ", each hit " +
      (swapped ? points : experience) +
      ", each critical hit 1 to 3 career path points: a second throw says how many. A blank costs nothing. Two "
      "critical "
      "hits injure the pilot, three kill.");
  tip_by_rule("Nobody loses more than there is, nor XP that are banked already.", "fga-4.11.2p-3");
  gap();
  const std::vector<alpha::Account> accounts = alpha::accounts_of(campaign.book(), state);
  const auto share_of = [&accounts](Id pilot) {
    const auto found = std::find_if(accounts.begin(), accounts.end(), [&](const auto& a) { return a.pilot == pilot; });
    return found == accounts.end() ? 0 : found->share + found->extra;
  };
  const bool nobody = std::none_of(state.debrief.report.pilots.begin(), state.debrief.report.pilots.end(),
                                   [](const auto& line) { return line.how == alpha::Return::down; });
  if (nobody) return plain("Nobody was shot down.");
  Id thrown;
  bool first = true;
  for (const alpha::PilotReport& line : state.debrief.report.pilots) {
    const alpha::Pilot* pilot = state.pilot(line.pilot);
    if (line.how != alpha::Return::down || pilot == nullptr) continue;
    const WithId id(line.pilot.text());
    if (!first) gap();
    first = false;
    strong(pilot->call_sign);
    const int dice = alpha::ejection_dice(line.where);
    dim("Shot down in " + std::string(data::name_of(line.where)) + " space: " + std::to_string(dice) +
        (dice == 1 ? " die." : " dice."));
    const auto& rolls = state.debrief.ejections;
    const auto roll = std::find_if(rolls.begin(), rolls.end(), [&](const auto& r) { return r.pilot == line.pilot; });
    if (roll != rolls.end()) {
      if (const std::string faces = faces_words(*roll); !faces.empty()) plain(faces);
      roll_result(*pilot, *roll, share_of(line.pilot), state.house.focus_costs_experience);
      continue;
    }
    if (campaign.eject.pilot == line.pilot) {
      if (typed_roll(campaign, *pilot, dice, share_of(line.pilot))) return;  // the state has changed
      continue;
    }
    if (button("debrief/throw-" + line.pilot.text(), "Throw " + std::to_string(dice) + (dice == 1 ? " die" : " dice"),
               "", {true, true}))
      thrown = line.pilot;
    tip_by_rule("The program throws. Undone and thrown again they fall as they did.", "fga-4.11-T4.7-1");
    flow(button_width("Type the dice in"));
    if (button("debrief/type-" + line.pilot.text(), "Type the dice in"))
      campaign.eject = {line.pilot, std::vector<int>(static_cast<std::size_t>(dice), 0), 0, 0, 0};
    tip("Thrown at your table.");
  }
  if (!thrown.empty()) campaign.hand(alpha::Eject{thrown, {}, 0, 0, 0});
}

void remainder_row(desk::CampaignDesk& campaign, int rest) {
  const alpha::State& state = campaign.state();
  const auto open = rest - static_cast<int>(campaign.extras.size());
  plain(open == 0 ? "All of it is given away."
                  : std::to_string(open) + " XP " + (open == 1 ? "is" : "are") + " left over. Who gets " +
                        (open == 1 ? "it?" : "them, one by one?"));
  tip_by_rule("What cannot be divided equally the group gives to whom it will.", "fga-2.11.5-1");
  bool first = true;
  for (const Id id : state.plan.pilots) {
    const std::string words = state.pilot(id)->call_sign;
    if (!first) flow(button_width(words));
    first = false;
    if (button("debrief/extra-" + id.text(), words, "", {open > 0}) && open > 0) campaign.extras.push_back(id);
  }
  if (!campaign.extras.empty()) {
    flow(button_width("Anew"));
    if (button("debrief/extras-anew", "Anew")) campaign.extras.clear();
  }
  flow(button_width("One each, in order"));
  if (button("debrief/extras-order", "One each, in order")) {
    campaign.extras.assign(state.plan.pilots.begin(), state.plan.pilots.begin() + rest);
  }
  if (static_cast<int>(campaign.extras.size()) == rest) {
    const alpha::Share share{campaign.extras};
    if (campaign.hand(share)) campaign.extras.clear();
  }
}

void account_table(desk::Desk& desk) {
  const desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  const alpha::State& state = campaign.state();
  const std::vector<alpha::Account> accounts = alpha::accounts_of(campaign.book(), state);
  constexpr int kColumns = 7;
  if (!ImGui::BeginTable("accounts", kColumns, ImGuiTableFlags_SizingStretchProp | ImGuiTableFlags_RowBg)) return;
  for (const char* head : {"Pilot", "Share", "Extra", "Ejection", "Failure", "Takes home", "Bank after"})
    ImGui::TableSetupColumn(head);
  ImGui::TableHeadersRow();
  const auto cell = [](int number, bool minus, const std::string& words, const char* rule) {
    ImGui::TableNextColumn();
    ImGui::TextUnformatted(number == 0 ? "–" : (minus ? "−" + std::to_string(number) : std::to_string(number)).c_str());
    tip_by_rule(words, rule);
  };
  const auto pilots = static_cast<int>(state.plan.pilots.size());
  for (const alpha::Account& account : accounts) {
    const alpha::Pilot& pilot = *state.pilot(account.pilot);
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    strong(pilot.call_sign);
    cell(account.share, false,
         "Step 1: the pool of " + std::to_string(state.debrief.report.pool) + " XP divided by " +
             std::to_string(pilots) + " pilots.",
         "fga-2.11.5-1");
    cell(account.extra, false, "Step 1: what the group gave of what could not be divided.", "fga-2.11.5-1");
    cell(account.ejection, true, "Step 2: lost by the ejection roll, at most the share.", "fga-2.11.5-2");
    cell(account.failure, true,
         state.mode == alpha::Mode::completionist ? "Step 3: in Completionist only the first victory pays."
                                                  : "Step 3: what the lost mission's card takes.",
         state.mode == alpha::Mode::completionist ? "fga-1.3.3-6" : "fga-2.11.5-3");
    cell(account.mission_xp, false, "Step 4: goes into the bank.", "fga-2.11.5-4");
    const int bank = account.killed ? 0 : pilot.xp + account.mission_xp - account.bank_lost;
    cell(
        bank, false,
        std::to_string(pilot.xp) + " banked, " + std::to_string(account.mission_xp) + " from the mission" +
            (account.bank_lost > 0 ? ", " + std::to_string(account.bank_lost) + " lost by the failure (step 5)." : "."),
        "fga-2.11.5-5");
  }
  ImGui::EndTable();
}

void experience_step(desk::Desk& desk) {
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  const alpha::State& state = campaign.state();
  const int rest = alpha::remainder_of(state);
  const auto pilots = static_cast<int>(state.plan.pilots.size());
  plain("The pool holds " + std::to_string(state.debrief.report.pool) +
        " XP: " + std::to_string(pilots == 0 ? 0 : state.debrief.report.pool / pilots) + " for each of " +
        std::to_string(pilots) + " pilots" + (rest > 0 ? ", and " + std::to_string(rest) + " left over." : "."));
  tip_by_rule("All that the flight has earned, objectives included, in equal parts.", "fga-2.11.5-1");
  gap(space::tight());
  account_table(desk);
  gap(space::tight());
  if (rest > 0 && !state.debrief.shared) remainder_row(campaign, rest);
}

void outlook(const desk::CampaignDesk& campaign, const alpha::Account& account) {
  const alpha::State& state = campaign.state();
  const alpha::Book& book = campaign.book();
  const alpha::Pilot& pilot = *state.pilot(account.pilot);
  strong(pilot.call_sign);
  if (account.killed) {
    coloured(theme().overlapping, "Killed in action. A new pilot may take the place.");
    return tip_by_rule("Three critical hits at the ejection roll.", "fga-4.11-T4.8-1");
  }
  if (account.expelled) {
    coloured(theme().overlapping, "Expelled: there is no rank below the first.");
    return tip_by_rule("A demotion or an injury at rank 1 ends the career.", "fga-2.15.5-1");
  }
  const int bank = pilot.xp + account.mission_xp - account.bank_lost;
  plain("Takes " + std::to_string(account.mission_xp) + " XP home and then has " + std::to_string(bank) +
        " XP in the bank.");
  tip_by_rule("Its steps stand under Experience.", "fga-2.11.5-4");
  const auto loses = [](const std::string& words, const std::string& help, const char* rule) {
    coloured(theme().warning, words);
    tip_by_rule(help, rule);
  };
  if (account.upgrade_points_lost > 0)
    loses("Loses " + points_words(account.upgrade_points_lost, "U&M point") + ".",
          "By the ejection roll and what the lost mission costs.", "fga-4.11.2p-3");
  if (account.path_points_lost > 0)
    loses("Loses " + points_words(account.path_points_lost, "career path point") + ".",
          "By the ejection roll and what the lost mission costs.", "fga-4.11.2p-3");
  if (account.ranks_lost > 0)
    loses("Falls to rank " + std::to_string(pilot.rank - account.ranks_lost) + ".", "Demoted.", "fga-2.2.3-1");
  if (account.injured) loses("Flies the next mission one rank lower.", "Seriously injured.", "fga-2.2.2-1");
  if (pilot.injured && !account.injured) {
    coloured(theme().chosen, "Is fit again.");
    tip_by_rule("The injury was for one mission.", "fga-2.2.2-2");
  }
  alpha::Pilot then = pilot;
  then.rank -= account.ranks_lost;
  const auto price = alpha::price_of(book, then, alpha::Ware::rank);
  if (!price) return;
  if (*price <= bank)
    coloured(theme().chosen, "Can be promoted to rank " + std::to_string(then.rank + 1) + " for " +
                                 std::to_string(*price) + " XP, on the pilot's sheet.");
  else
    dim(std::to_string(*price - bank) + " XP short of rank " + std::to_string(then.rank + 1) + ".");
  tip_by_rule("Ranks are bought between missions.", book.ranks[static_cast<std::size_t>(then.rank)].rule.text());
}

void settle_step(desk::Desk& desk) {
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  const std::vector<alpha::Account> accounts = alpha::accounts_of(campaign.book(), campaign.state());
  const float room = ImGui::GetContentRegionAvail().x;
  const int columns =
      std::clamp(static_cast<int>(room / (em() * kAccountColumnEm)), 1, static_cast<int>(accounts.size()));
  if (ImGui::BeginTable("outlook", columns, ImGuiTableFlags_SizingStretchSame)) {
    for (const alpha::Account& account : accounts) {
      ImGui::TableNextColumn();
      outlook(campaign, account);
      gap();
    }
    ImGui::EndTable();
  }
  gap();
  const auto refused = campaign.session().check(alpha::Settle{});
  Look look{!refused, !refused};
  const bool settled = campaign_button(desk, "debrief/settle", "Settle round " + std::to_string(campaign.state().round),
                                       alpha::Settle{}, look);
  if (settled) return;
  if (refused) {
    tip_by_rule(campaign.said(refused->why), refused->rule);
    flow(em() * kDebriefButtonEm);
    ImGui::AlignTextToFramePadding();
    dim(campaign.said(refused->why));
  }
  if (campaign.state().mode != alpha::Mode::completionist) return;
  if (campaign_button(desk, "debrief/again", "Fly it again", alpha::FlyAgain{})) return;
  tip_by_rule("This result is forgotten, and the mission is flown anew.", "fga-1.3.3-4");
}

}  // namespace

void draw_campaign_debrief(desk::Desk& desk) {
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  if (campaign.state().stage != alpha::Stage::debrief) return dim("No mission has just ended.");
  const bool rolls_owed = !campaign.state().debrief.owed.empty();
  for (int step = 0; step <= kLastStep; ++step) {
    const char* const label = kDebriefSteps[step];
    if (step > 0) flow(button_width(label));
    if (button("debrief/step-" + std::to_string(step + 1), label, "", {true, false, campaign.debrief_step == step}))
      campaign.show_step(step);
  }
  gap();
  switch (campaign.debrief_step) {
    case 0:
      what_happened_step(desk);
      break;
    case 1:
      ejections_step(campaign);
      break;
    case 2:
      experience_step(desk);
      break;
    default:
      return settle_step(desk);
  }
  gap();
  if (campaign.state().stage != alpha::Stage::debrief) return;
  const bool by_key = enter_goes_on();
  const bool points_left = alpha::remainder_of(campaign.state()) > 0 && !campaign.state().debrief.shared;
  const bool owes = (rolls_owed && campaign.debrief_step == 1) || (points_left && campaign.debrief_step == 2);
  const Look look{true, !owes};
  const bool goes_on = button("debrief/next", "Next", look.primary ? "Enter" : "", look);
  if (look.primary) main_item("debrief/" + std::to_string(campaign.debrief_step));
  if (!goes_on && !(by_key && look.primary)) return;
  const auto& lines = campaign.state().debrief.report.pilots;
  const bool anybody_down =
      std::any_of(lines.begin(), lines.end(), [](const auto& line) { return line.how == alpha::Return::down; });
  campaign.debrief_step += campaign.debrief_step == 0 && !anybody_down ? 2 : 1;
}

}  // namespace plotboard::panels
