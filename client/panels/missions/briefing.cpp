// The briefing: story, objectives, squads and special rules beside the map, what the group chooses, and the start.
// In a narrow window these three take turns behind tabs. The map is the board itself, which the app paints into the
// room left for it.
#include "panels/missions/briefing.hpp"

#include <algorithm>

#include "data/mission.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/glossary.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/probe.hpp"
#include "panels/kit/words.hpp"
#include "panels/missions/mission_parts.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kBriefingLabelEm = 6, kBriefingBesideEm = 38, kStartButtonEm = 14, kWideBriefingEm = 60,
                kLeastBriefingEm = 4, kLeastBriefingTextEm = 3;

using desk::Briefing;

void side_label(const char* words) { row_label(words, 4.6F, theme().text_dim); }

// 3 4 5 6 and the like.
void numbers(const char* name, int low, int high, int& value) {
  for (int n = low; n <= high; ++n) {
    const std::string words = std::to_string(n);
    if (n > low) flow(space::block());
    if (button(std::string("briefing/") + name + "-" + words, words, "", {true, false, value == n, space::block()}))
      value = n;
  }
}

void choices(desk::Desk& desk, const data::Mission& mission) {
  desk::MissionChoice& choice = desk.missions.choice;
  const ImVec2 from = ImGui::GetCursorScreenPos();
  side_label("Pilots");
  numbers("pilots", mission::kFewestPilots, mission::kMostPilots, choice.setup.pilots);
  side_label("Rank");
  numbers("rank", 1, mission::kHighestRank, choice.setup.rank);
  tip("The group's imperial rank: the average of its pilots'. The enemy grows with it. New pilots: 1 or 2.");
  probe("briefing/choices", from, {from.x + ImGui::GetContentRegionAvail().x, ImGui::GetCursorScreenPos().y});
  if (mission.seats.ships.size() > 1) {
    side_label("Ship");
    bool first = true;
    for (const std::string& ship : mission.seats.ships) {
      const std::string words = desk::ship_words(desk.catalog(), ship);
      if (!first) flow(button_width(words));
      first = false;
      if (button("briefing/ship-" + ship, words, "", {true, false, choice.setup.ship == ship}))
        choice.setup.ship = ship;
    }
  }
  side_label("Flown by");
  if (button("briefing/by-people", "Us, here", "", {true, false, choice.by == desk::PilotsBy::people}))
    choice.by = desk::PilotsBy::people;
  tip("People at this screen set the dials of all pilots and decide for them.");
  flow(button_width("Stand-in pilot"));
  if (button("briefing/by-bot", "Stand-in pilot", "", {true, false, choice.by == desk::PilotsBy::bot}))
    choice.by = desk::PilotsBy::bot;
  tip("A plain pilot flies all of them, to watch the mission.");
  check("briefing/silver", "Silver star: hide what is to come", choice.setup.hides);
  tip("Squads that arrive later, and events, stay hidden until they happen.");
  check("briefing/typed-dice", "We throw real dice", choice.typed_dice);
  tip("At every throw you press the faces that your dice show.");
  ImGui::AlignTextToFramePadding();
  dim("Seed " + std::to_string(choice.setup.seed));
  tip("What chance decides of the set-up and all dice follow from this number: the same one gives the same mission.");
  flow(button_width("Another"));
  if (button("briefing/seed", "Another")) choice.setup.seed = choice.setup.seed * 7919 % 999983 + 1;
}

// --- text

void difficulty(const Briefing& briefing) {
  const data::Mission& mission = *briefing.mission;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_difficulty_of(ImGui::GetWindowDrawList(), at, mission.difficulty);
  ImGui::Dummy({em() * kBriefingLabelEm, space::line()});
  tip("One mark is easy, two are fair, three are hard.");
  if (!mission.difficulty_note.empty()) dim(mission.difficulty_note);
  dim(desk::measured_words(briefing.measured));
  probe("briefing/measured");
  tip("Counted in simulated games, with the bounds between which the true rate lies with 95 % certainty. People who "
      "plan together do better than stand-in pilots.");
}

void objectives(const data::Mission& mission) {
  for (const auto kind : {data::ObjectiveKind::primary, data::ObjectiveKind::bonus, data::ObjectiveKind::gold_star}) {
    for (const data::Objective& objective : mission.objectives) {
      if (objective.kind != kind || !objective.after.empty()) continue;
      objective_line({objective.id, objective.text, kind, state::Status::open, objective.xp});
    }
  }
}

void squad_notes(const desk::SquadLine& squad) {
  std::string words = squad.where;
  if (!squad.order.empty()) words += (words.empty() ? "" : ", ") + squad.order;
  if (!words.empty()) dim(words);
  if (!squad.text.empty()) dim(squad.text);
}

void squad_table(const Briefing& briefing, int pilots) {
  constexpr int kCounts = mission::kMostPilots - mission::kFewestPilots + 1;
  if (!ImGui::BeginTable("squads", 3 + kCounts, ImGuiTableFlags_BordersInnerH | ImGuiTableFlags_SizingStretchProp))
    return;
  ImGui::TableSetupColumn("Squad", 0, 1.6F);
  ImGui::TableSetupColumn("Side", 0, 0.8F);
  ImGui::TableSetupColumn("Arrives", 0, 1.0F);
  for (int i = 0; i < kCounts; ++i)
    ImGui::TableSetupColumn((std::to_string(mission::kFewestPilots + i) + " pilots").c_str(), 0, 1.25F);
  ImGui::TableNextRow();
  for (int i = 0; i < 3 + kCounts; ++i) {
    ImGui::TableNextColumn();
    const bool now = i - 3 + mission::kFewestPilots == pilots;
    coloured(now ? theme().accent : theme().text_dim, ImGui::TableGetColumnName(i));
  }
  for (const desk::SquadLine& squad : briefing.squads) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    strong(squad.name);
    squad_notes(squad);
    ImGui::TableNextColumn();
    coloured(squad.who == "enemy"     ? theme().enemy_text
             : squad.who == "neutral" ? theme().text_dim
                                      : theme().player_text,
             squad.who);
    ImGui::TableNextColumn();
    plain(squad.arrival);
    for (int i = 0; i < kCounts; ++i) {
      ImGui::TableNextColumn();
      const std::string& ships = squad.ships[static_cast<std::size_t>(i)];
      const bool now = i + mission::kFewestPilots == pilots;
      coloured(now ? theme().text : theme().text_dim, ships.empty() ? "–" : ships);
    }
  }
  ImGui::EndTable();
}

// Little room: the chosen number of pilots only.
void squad_list(const Briefing& briefing, int pilots) {
  const auto index = static_cast<std::size_t>(pilots - mission::kFewestPilots);
  for (const desk::SquadLine& squad : briefing.squads) {
    strong(squad.name + " (" + squad.who + ", " + squad.arrival + ")");
    plain(squad.ships[index].empty() ? "none with so few pilots" : squad.ships[index]);
    squad_notes(squad);
  }
}

void list_of(const char* title, const std::vector<std::string>& lines) {
  if (lines.empty()) return;
  gap();
  heading(title);
  for (const std::string& line : lines) bullet(line);
}

void text(const desk::Desk& desk, const Briefing& briefing) {
  const data::Mission& mission = *briefing.mission;
  const desk::MissionChoice& choice = desk.missions.choice;
  const float width = ImGui::GetContentRegionAvail().x;
  ImVec2 from = ImGui::GetCursorScreenPos();
  const auto note = [&](const char* name) {
    const ImVec2 to = ImGui::GetCursorScreenPos();
    probe(name, from, {from.x + width, to.y});
    from = to;
  };
  for (const std::string& line : mission.briefing) plain(line);
  note("briefing/story");
  gap();
  heading("Objectives");
  objectives(mission);
  note("briefing/objectives");
  gap();
  heading("Difficulty");
  difficulty(briefing);
  list_of("Special rules", mission.special_rules);
  gap();
  heading(("Squads at rank " + std::to_string(choice.setup.rank)).c_str());
  if (ImGui::GetContentRegionAvail().x > em() * kBriefingBesideEm)
    squad_table(briefing, choice.setup.pilots);
  else
    squad_list(briefing, choice.setup.pilots);
  if (briefing.hidden) dim("Silver star: who comes later is not shown.");
  gap();
  heading("Your ships");
  const std::string ship = choice.setup.ship.empty() ? "" : desk::ship_words(desk.catalog(), choice.setup.ship);
  plain(std::to_string(choice.setup.pilots) + " × " + (ship.empty() ? "ship" : ship) + ", initiative " +
        std::to_string(briefing.initiative));
  std::string kit;
  for (const std::string& upgrade : briefing.kit) kit += (kit.empty() ? "" : ", ") + upgrade;
  dim(kit.empty() ? "No upgrades." : "Each with " + kit + ".");
  list_of("What a defeat means in a campaign", desk::defeat_words(mission));
  if (choice.setup.hides) return;  // both speak of who is to come
  list_of("From the campaign's cards", mission.facts);
  probe("briefing/facts");
  list_of("Ours", mission.own);
}

// --- layout

void title(const data::Mission& mission) {
  {
    const WithFont font(fonts().title);
    plain(mission.name);
  }
  dim(desk::tour_words(mission) + "  ·  " + mission.number + "  ·  " + desk::words_of(mission.territory) +
      " territory  ·  " + desk::rounds_words(mission.rounds));
}

constexpr const char *kStart = "Start the mission", *kBack = "All missions";

float start_width(float room) { return std::min(em() * kStartButtonEm, room); }

float footer_height(float room) {
  float rows = 1, used = start_width(room);
  for (const float width : {button_width(kAtRealTable), button_width(kBack, "Esc")}) {
    const float with = used + ImGui::GetStyle().ItemSpacing.x + width;
    rows += with > room ? 1.0F : 0.0F;
    used = with > room ? width : with;
  }
  return ImGui::GetFrameHeightWithSpacing() * rows + space::tight();
}

void footer(desk::Desk& desk) {
  const bool ready = desk.board_on_show() != nullptr;
  const bool by_key = ready && enter_goes_on() && !ImGui::IsWindowAppearing();
  Look look;
  look.primary = look.enabled = ready;
  look.width = start_width(ImGui::GetContentRegionAvail().x);
  const bool starts = button("briefing/start", kStart, "Enter", look);
  main_item("briefing");
  if (starts || by_key) ask_first("Start the mission?", [&desk] { desk.missions.begin(); });
  tip("Ctrl+Enter, too, wherever the keyboard is. First you place your ships.");
  flow(button_width(kAtRealTable));
  if (button("briefing/table", kAtRealTable, "", {ready})) {
    ask_first("Start the mission?", [&desk] { desk.begin_mission_at_table(); });
  }
  tip("You play with models: the program says what the AI ships do, who arrives and how the mission stands, in letters "
      "that are readable from two metres.");
  flow(button_width(kBack, "Esc"));
  const bool escape = escapes(Escape::page);
  if (button("briefing/back", kBack, "Esc") || escape) desk.show_missions();
}

}  // namespace

void draw_briefing(desk::Desk& desk, BriefingMemory& memory, Places& places) {
  const float w = window_width(), h = window_height();
  places.board = {0, 0, 1, 1};
  if (!begin_panel("Briefing", {0, 0, w, h}, ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoBackground)) {
    ImGui::End();
    return;
  }
  const Briefing& briefing = desk.missions.briefing();
  if (briefing.mission == nullptr) {
    ImGui::End();
    desk.show_missions();
    return;
  }
  const ImVec2 corner = ImGui::GetCursorScreenPos();
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const bool wide = room.x > em() * kWideBriefingEm;
  const float height = std::max(em() * kLeastBriefingEm, room.y - footer_height(room.x));
  if (wide) {
    const float text_width = room.x * 0.56F, gutter = space::wide();
    begin_page("briefing", {text_width, height});
    title(*briefing.mission);
    gap();
    text(desk, briefing);
    end_page();
    const float x = corner.x + text_width + gutter, width = room.x - text_width - gutter;
    const float rows = briefing.mission->seats.ships.size() > 1 ? 7.2F : 6.2F;
    const float below = ImGui::GetFrameHeightWithSpacing() * rows;
    places.board = {x, corner.y, x + width, corner.y + height - below};
    ImGui::SetCursorScreenPos({x, places.board.bottom + space::tight()});
    ImGui::BeginChild("choices", {width, below - space::tight()}, false, ImGuiWindowFlags_NavFlattened);
    choices(desk, *briefing.mission);
    ImGui::EndChild();
  } else {
    struct Part {
      const char* name;
      const char* words;
    };
    static constexpr Part kParts[] = {
        {"briefing/tab-text", "Briefing"}, {"briefing/tab-map", "Map"}, {"briefing/tab-choices", "Choices"}};
    for (int i = 0; i < 3; ++i) {
      if (i > 0) flow(button_width(kParts[i].words));
      if (button(kParts[i].name, kParts[i].words, "", {true, false, memory.part == i})) memory.part = i;
    }
    const float top = ImGui::GetCursorScreenPos().y - corner.y;
    if (memory.part == 1) {
      places.board = {corner.x, corner.y + top, corner.x + room.x, corner.y + height};
      ImGui::Dummy({room.x, height - top});
    } else {
      begin_page("briefing", {0, std::max(em() * kLeastBriefingTextEm, height - top)});
      if (memory.part == 0) {
        title(*briefing.mission);
        text(desk, briefing);
      } else {
        choices(desk, *briefing.mission);
      }
      end_page();
    }
  }
  probe("briefing/map", {places.board.left, places.board.top}, {places.board.right, places.board.bottom});
  ImGui::SetCursorScreenPos({corner.x, corner.y + height + space::tight()});
  footer(desk);
  ImGui::End();
}

}  // namespace plotboard::panels
