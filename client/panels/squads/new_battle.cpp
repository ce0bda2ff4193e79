// A new battle: both sides' ships with pilots and upgrades, who flies them, the table, obstacles and dice.
#include "panels/squads/new_battle.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/lists.hpp"
#include "data/catalog.hpp"
#include "desk/core/search.hpp"
#include "desk/squads/card_figures.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"
#include "panels/squads/new_battle_parts.hpp"
#include "rules/play/squad.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kSquadButtonEm = 8, kPickListEm = 28, kMostPickListEm = 34, kPickSearchEm = 16, kPickListHeightEm = 20,
                kSettingLabelEm = 7, kSettingFieldEm = 10, kFightButtonEm = 14, kReadySquadEm = 20, kMostSidesEm = 80,
                kSidesBesideEm = 50, kLeastSidesEm = 6;

constexpr float kNewBattleLabelEm = 6;

using desk::Controller;
using desk::Draft;
using desk::DraftShip;
using desk::DraftSide;
using state::Side;

// Ships of the first edition have no AI cards.
void controllers(DraftSide& side, Side who, bool has_cards) {
  static constexpr Controller kMine[] = {Controller::me, Controller::cards, Controller::bot};
  static constexpr Controller kTheirs[] = {Controller::cards, Controller::friend_here, Controller::bot};
  bool first = true;
  for (const Controller controller : who == Side::player ? kMine : kTheirs) {
    if (controller == Controller::cards && !has_cards) continue;
    const std::string words = desk::words_of(controller);
    if (!first) flow(button_width(words));
    first = false;
    if (button(std::string("new/") + side_key(who) + "-" + std::to_string(static_cast<int>(controller)), words, "",
               {true, false, side.controller == controller})) {
      side.controller = controller;
    }
    tip(controller == Controller::cards ? "Ships fly by their AI cards and show why; ships without a card are flown by "
                                          "the stand-in pilot."
        : controller == Controller::bot
            ? "A plain pilot that sets dials and follows the rules, for a friend who is away."
        : controller == Controller::me ? "You set their dials and decide for them."
                                       : "Two people take turns at this screen; dials stay secret.");
  }
}

// "With Red 1 and Red 3", or "A new wing".
std::string wing_words(const DraftSide& side, std::size_t index, int wing) {
  std::string words;
  for (std::size_t i = 0; i < side.ships.size(); ++i) {
    if (i == index || side.ships[i].wing != wing) continue;
    words += (words.empty() ? "With " : ", ") + side.squad + " " + std::to_string(i + 1);
  }
  return words.empty() ? "A new wing" : words;
}

// Which wing the ship flies in, behind its upgrades; the first of a wing leads it.
void wing_choice(desk::Desk& desk, DraftSide& side, std::size_t index, Side who) {
  DraftShip& ship = side.ships[index];
  const data::Ship* type = desk.catalog().ship(ship.ship);
  if (type == nullptr || (type->base != geom::BaseKind::small && ship.wing == 0)) return;
  const std::string base = std::string("new/") + side_key(who) + "-" + std::to_string(index);
  const WithId id("wing");
  if (ship.wing == 0) {
    flow(button_width("+ wing"));
    if (button(base + "-wing", "+ wing")) ImGui::OpenPopup("##wings");
    tip("A wing is a leader and two to five wingmates, all small ships, that fly in formation by the leader's dial.");
    if (!ImGui::BeginPopup("##wings")) return;
    bool fresh = false;
    for (int wing = 1; wing <= desk::kMostDraftWings; ++wing) {
      const std::string words = wing_words(side, index, wing);
      const bool is_new = words == "A new wing";
      if (is_new && std::exchange(fresh, true)) continue;  // one of them is enough
      const auto refused = desk::wing_refusal(desk.catalog(), side, index, wing);
      const bool chosen = ImGui::MenuItem(words.c_str(), nullptr, false, !refused) || (!refused && entered());
      probe("new/wing-" + std::to_string(wing));
      if (refused) tip(desk.said(refused->why) + "\nRule " + refused->rule);
      if (!chosen) continue;
      ship.wing = wing;
      ImGui::CloseCurrentPopup();
    }
    ImGui::EndPopup();
    return;
  }
  const state::Wing wing = desk::piece_of(desk.catalog(), side, index, who).ship.wing;
  std::string words = wing.place == 1 ? "Leads its wing" : "Wing of " + wing.leader;
  if (wing.place > 1) words += std::string(", ") + desk::words_of_place(wing.place);
  words += "  ×";
  flow(button_width(words));
  if (button(base + "-leave", words, "", {true, false, true})) ship.wing = 0;
  tip("Click to take it out of the wing.");
  if (ship.wing == 0 || wing.place == 1) return;
  flow(button_width("Let it lead"));
  if (!button(base + "-lead", "Let it lead")) return;
  const auto same = [&ship](const DraftShip& other) { return other.wing == ship.wing; };
  const auto leader = std::find_if(side.ships.begin(), side.ships.end(), same);
  const auto it = side.ships.begin() + static_cast<std::ptrdiff_t>(index);
  std::rotate(leader, it, it + 1);
}

// True when the ship is to go.
bool ship_box(desk::Desk& desk, NewBattleMemory& memory, DraftSide& side, std::size_t index, Side who) {
  DraftShip& ship = side.ships[index];
  const data::Ship* type = desk.catalog().ship(ship.ship);
  const WithId id(static_cast<int>(index));
  const std::string base = std::string("new/") + side_key(who) + "-" + std::to_string(index);
  ImGui::Separator();
  ImGui::AlignTextToFramePadding();
  {
    const WithFont bold(fonts().bold);
    ImGui::TextUnformatted((side.squad + " " + std::to_string(index + 1)).c_str());
  }
  flow(em() * kSquadButtonEm);
  ImGui::AlignTextToFramePadding();
  std::string words = type == nullptr ? ship.ship : type->name;
  if (type != nullptr) words += "   " + desk::figures_of(*type);
  ImGui::TextUnformatted(type == nullptr ? ship.ship.c_str() : type->name.c_str());
  tip(words);
  const float remove = ImGui::GetFrameHeight();
  ImGui::SameLine();
  const float free = ImGui::GetContentRegionAvail().x;
  if (free > remove) ImGui::SetCursorPosX(ImGui::GetCursorPosX() + free - remove);
  const bool gone = mark_button(base + "-remove", Mark::close, "Take this ship out");
  if (type != nullptr) {
    const auto points = rules::points_of(desk.catalog(), desk::piece_of(desk.catalog(), side, index, who));
    dim(words.substr(words.find("   ") + 3) + (points ? ", " + std::to_string(*points) + " points" : ""));
    if (type->edition == geom::Edition::first) {
      draw_first_ship(desk, memory, side, index, who);
    } else {
      draw_second_ship(desk, memory, side, index, who);
      wing_choice(desk, side, index, who);
    }
    if (side.controller == Controller::cards && desk.catalog().card_for(ship.ship, ship.faction) == nullptr) {
      dim("It has no AI card: the stand-in pilot flies it.");
    }
  }
  for (const rules::Refusal& fault : desk::ship_faults(desk.catalog(), side, index, who, desk.draft.ruleset)) {
    coloured(theme().warning, desk.said(fault.why));
    rule_link(fault.rule);
  }
  return gone;
}

void add_ship(desk::Desk& desk, NewBattleMemory& memory, DraftSide& side, Side who) {
  const std::string name = std::string("new/") + side_key(who) + "-add";
  const bool room = side.ships.size() < desk::most_ships(desk.catalog(), desk.draft);
  if (button(name, "Add a ship", "", {room, side.ships.empty()})) {
    ImGui::OpenPopup("##add");
    memory.search.fill('\0');
  }
  if (!side.ships.empty()) {
    flow(button_width("Same again"));
    if (button(name + "-same", "Same again", "", {room})) {
      const DraftShip last = side.ships.back();
      side.ships.push_back(last);
    }
    tip("Another one like the last ship.");
  }
  ImGui::SetNextWindowSizeConstraints({em() * kPickListEm, 0}, {em() * kMostPickListEm, window_height() * 0.6F});
  if (!ImGui::BeginPopup("##add")) return;
  if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
  ImGui::SetNextItemWidth(em() * kPickSearchEm);
  const bool first = ImGui::InputTextWithHint("##search", "Search a ship", memory.search.data(), memory.search.size(),
                                              ImGuiInputTextFlags_EnterReturnsTrue);
  probe(name + "-search");
  const std::string wanted = memory.search.data();
  std::vector<desk::Findable> known;
  std::vector<std::pair<int, const data::Ship*>> found;  // the best answer first
  const desk::DraftGame game = desk::game_of(desk.catalog(), desk.draft);
  const bool second = game == desk::DraftGame::second;
  for (const auto& [id, ship] : second ? desk.catalog().ships : desk.catalog().first_types) {
    if (geom::is_huge(ship.base) && game != desk::DraftGame::epic) continue;
    known.push_back(desk::findable_ship(id, ship.name, ""));
    if (const auto how = desk::fit(known.back(), wanted)) found.emplace_back(*how, &ship);
  }
  memory.enter = false;  // Enter in this list's own field is `first`
  const std::string faction = desk::faction_of(side);
  const auto is_foreign = [&](const data::Ship* ship) {
    return second && !faction.empty() && !base::contains(ship->factions, faction);
  };
  std::stable_sort(found.begin(), found.end(), [&](const auto& a, const auto& b) {
    return std::pair(is_foreign(a.second), a.first) < std::pair(is_foreign(b.second), b.first);
  });
  ImGui::BeginChild("list", {em() * kPickListEm, em() * kPickListHeightEm}, false, ImGuiWindowFlags_NavFlattened);
  bool taken = false, told = false;
  for (const auto& [how, ship] : found) {
    if (is_foreign(ship) && !std::exchange(told, true)) {
      gap();
      dim("Ships of other factions:");
    }
    const bool clicked = card_row(memory, name + "-" + ship->id, ship->name, desk::figures_of(*ship), "", "", false);
    const bool chosen = clicked || (first && !taken);
    if (!chosen || taken) continue;
    taken = true;
    side.ships.push_back(desk::draft_ship(desk.catalog(), ship->id, desk::faction_of(side)));
    ImGui::CloseCurrentPopup();
  }
  if (found.empty()) dim(desk::nothing_found(wanted, desk::nearest_name(known, wanted)));
  ImGui::EndChild();
  ImGui::EndPopup();
}

void side_column(desk::Desk& desk, NewBattleMemory& memory, Side who) {
  DraftSide& side = desk.draft.sides[state::seat(who)];
  const WithId id(side_key(who));
  const scene::Colour ink = who == Side::player ? theme().player_text : theme().enemy_text;
  {
    const WithFont title(fonts().title);
    coloured(ink, who == Side::player ? "Your side" : "The other side");
  }
  draw_squad_files(desk, memory, who);
  if (desk::game_of(desk.catalog(), desk.draft) == desk::DraftGame::second) {
    draw_ready_squads(desk, memory, who);
    ImGui::SameLine();
  }
  controllers(side, who, desk::game_of(desk.catalog(), desk.draft) == desk::DraftGame::second);
  char squad[32] = {};
  std::strncpy(squad, side.squad.c_str(), sizeof squad - 1);
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted("Squad name");
  ImGui::SameLine(em() * kSettingLabelEm);
  ImGui::SetNextItemWidth(em() * kSettingFieldEm);
  if (ImGui::InputText("##squad", squad, sizeof squad) && squad[0] != '\0') side.squad = squad;
  probe(std::string("new/") + side_key(who) + "-squad");
  const desk::SquadView view = desk::squad_of(desk.catalog(), desk.draft, who);
  std::string points = std::to_string(view.points) + " of " + std::to_string(view.limit) + " squad points";
  if (view.epic_limit > 0)
    points +=
        ", " + std::to_string((view.epic_tenths + 9) / 10) + " of " + std::to_string(view.epic_limit) + " epic points";
  flow(ImGui::CalcTextSize(points.c_str()).x);
  ImGui::AlignTextToFramePadding();
  dim(points);
  probe(std::string("new/") + side_key(who) + "-points");
  for (const rules::Refusal& fault : view.faults) {
    if (side.ships.empty()) break;
    coloured(desk.draft.any_squad ? theme().text_dim : theme().warning, desk.said(fault.why));
    rule_link(fault.rule);
  }
  if (side.ships.empty()) {
    dim("No ship yet. Add one, or take a ready-made battle above.");
  }
  std::optional<std::size_t> removed;
  for (std::size_t i = 0; i < side.ships.size(); ++i) {
    if (ship_box(desk, memory, side, i, who)) removed = i;
  }
  if (removed) side.ships.erase(side.ships.begin() + static_cast<std::ptrdiff_t>(*removed));
  ImGui::Separator();
  add_ship(desk, memory, side, who);
}

// A row of choices, one of which is on.
template <class Value>
struct Option {
  Value value;
  const char *name, *words, *help;
};
template <class Value, std::size_t kCount>
void choose(const char* title, Value& now, const Option<Value> (&options)[kCount]) {
  row_label(title, kNewBattleLabelEm);
  bool first = true;
  for (const Option<Value>& option : options) {
    if (!first) flow(button_width(option.words));
    first = false;
    if (button(option.name, option.words, "", {true, false, now == option.value})) now = option.value;
    if (*option.help != '\0') tip(option.help);
  }
}

void table_options(Draft& draft, bool epic) {
  static const Option<std::string> kAreas[] = {{"3x3", "new/area-3x3", "3 × 3 ft", ""},
                                               {"5x3", "new/area-5x3", "5 × 3 ft", ""},
                                               {"3x6", "new/area-3x6", "3 × 6 ft", ""},
                                               {"6x3", "new/area-6x3", "6 × 3 ft", "The long edges are the players'."}};
  choose("Table", draft.area, kAreas);
  using desk::DraftRocks;
  const Option<DraftRocks> rocks[] = {
      {DraftRocks::none, "new/rocks-none", "None", "An empty table."},
      {DraftRocks::random, "new/rocks-random", epic ? "Twelve, scattered" : "Six, scattered",
       "As the rules allow; you can move them before the start."},
      {DraftRocks::by_hand, "new/rocks-hand", "I place them", "From the palette, before the start."}};
  static constexpr Option<bool> kPool[] = {
      {false, "new/rocks-none", "None", "An empty table."},
      {true, "new/rocks-six", "Six, in turn", "Both sides place them one by one."}};
  if (draft.setup == desk::DraftSetup::by_the_book) {
    bool six = draft.rocks != DraftRocks::none;
    const bool was = six;
    choose("Obstacles", six, kPool);
    if (six != was) draft.rocks = six ? DraftRocks::random : DraftRocks::none;
  } else {
    choose("Obstacles", draft.rocks, rocks);
  }
  static constexpr Option<bool> kDice[] = {
      {false, "new/dice-here", "The program throws", ""},
      {true, "new/dice-typed", "We throw real dice", "At every throw you press the faces that your dice show."}};
  choose("Dice", draft.typed_dice, kDice);
  static constexpr Option<bool> kPlace[] = {
      {false, "new/on-screen", "On this screen", ""},
      {true, "new/at-table", "At a real table",
       "You move models and throw your own dice: the program leads through the round and plays the AI ships."}};
  choose("Played", draft.at_table, kPlace);
}

// A huge ship for three obstacles of one side. Nobody controls it.
void hulk_options(Draft& draft) {
  static const Option<std::string> kHulks[] = {
      {"", "new/hulk-none", "None", ""},
      {"1e-huge-ship-short", "new/hulk-short", "A short one",
       "GR-75, Gozanti or C-ROC, as an obstacle. Agree on it first: tournaments do without.\nRule huge-obstacle-4"},
      {"1e-huge-ship-long", "new/hulk-long", "A long one",
       "CR90 or Raider, as an obstacle. Agree on it first: tournaments do without.\nRule huge-obstacle-4"}};
  choose("Huge ship", draft.hulk, kHulks);
  if (draft.hulk.empty() || draft.setup != desk::DraftSetup::by_the_book) return;
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    const bool mine = side == state::Side::player;
    const std::string words = draft.sides[state::seat(side)].squad + " places it";
    flow(button_width(words));
    if (button(mine ? "new/hulk-player" : "new/hulk-enemy", words, "", {true, false, draft.hulk_of == side}))
      draft.hulk_of = side;
    tip("First of all, in place of three obstacles. The other side places three.\nRule huge-obstacle-3");
  }
}

// Points decide where both sides have ships left (1e-event-3).
void length_options(Draft& draft) {
  static constexpr Option<int> kLengths[] = {
      {0, "new/rounds-all", "Until a side is gone", ""},
      {6, "new/rounds-6", "6 rounds", "Then the points of destroyed ships decide."},
      {8, "new/rounds-8", "8 rounds", "Then the points of destroyed ships decide."},
      {12, "new/rounds-12", "12 rounds", "Then the points of destroyed ships decide."}};
  choose("Length", draft.round_limit, kLengths);
}

void rule_options(desk::Desk& desk) {
  Draft& draft = desk.draft;
  using desk::DraftSetup;
  const bool by_skill = desk::edition_of(desk.catalog(), draft) == geom::Edition::first;
  const Option<DraftSetup> setups[] = {
      {DraftSetup::quick, "new/setup-quick", "Quickly: placed for you",
       "Drag the ships where you like before the start."},
      {DraftSetup::by_the_book, "new/setup-book", "By the book: in turn",
       by_skill ? "First obstacles, one each, then ships, the lowest pilot skill first."
                : "First obstacles, one each, then ships, the lowest initiative first."}};
  choose("Set up", draft.setup, setups);
  static constexpr Option<bool> kSquads[] = {
      {false, "new/squads-rules", "By the rules", "One faction, a limit of points, limited cards."},
      {true, "new/squads-any", "As we like", "Any ships against any others; what the rules say is still shown."}};
  choose("Squads", draft.any_squad, kSquads);
  row_label("Rules", kNewBattleLabelEm);
  bool first = true;
  for (const auto& [id, rules] : desk.catalog().rulesets) {
    if (!desk::belongs_to(rules, desk::game_of(desk.catalog(), draft))) continue;
    if (!first) flow(button_width(rules.name));
    first = false;
    if (button("new/rules-" + id, rules.name, "", {true, false, draft.ruleset == id})) draft.ruleset = id;
    tip("How this table reads what the rules leave open.");
  }
  const bool standard = desk::game_of(desk.catalog(), draft) == desk::DraftGame::first;
  if (standard && draft.rocks != desk::DraftRocks::none) hulk_options(draft);
  if (desk::edition_of(desk.catalog(), draft) == geom::Edition::first) length_options(draft);
}

void ready_made_row(desk::Desk& desk) {
  row_label("Ready-made", kNewBattleLabelEm);
  const auto take = [&desk](int ships) {
    const Draft old = desk.draft;
    desk.draft = desk::ready_made(desk.catalog(), ships);
    desk.draft.area = old.area;
    desk.draft.ruleset = old.ruleset;
    desk.draft.rocks = old.rocks;
    desk.draft.setup = old.setup;
    desk.draft.any_squad = old.any_squad;
    desk.draft.typed_dice = old.typed_dice;
    desk.draft.round_limit = old.round_limit;
    desk.draft.at_table = old.at_table;
    desk.draft.left = old.left;
    for (std::size_t i = 0; i < 2; ++i) desk.draft.sides[i].controller = old.sides[i].controller;
  };
  if (desk::game_of(desk.catalog(), desk.draft) == desk::DraftGame::second) {
    const bool two = button("new/two", "2 against 2");
    main_item("new battle");  // where one begins; to place what stands there would be too soon
    if (two) take(2);
    flow(button_width("4 against 4"));
    if (button("new/four", "4 against 4")) take(4);
  } else {
    draw_first_squads(desk);
  }
  flow(button_width("Empty"));
  if (button("new/empty", "Empty")) {
    for (DraftSide& side : desk.draft.sides) side.ships.clear();
  }
}

void both_sides(desk::Desk& desk, NewBattleMemory& memory, bool beside, float height) {
  if (beside) {
    // Not in a window around both: arrows enter those that stand in the window they come from, and no others.
    const float column = (ImGui::GetContentRegionAvail().x - space::block()) / 2;
    ImGui::BeginChild("yours", {column, height}, false, ImGuiWindowFlags_NavFlattened);
    side_column(desk, memory, Side::player);
    ImGui::EndChild();
    ImGui::SameLine(0, space::block());
    ImGui::BeginChild("theirs", {column, height}, false, ImGuiWindowFlags_NavFlattened);
    side_column(desk, memory, Side::enemy);
    ImGui::EndChild();
    return;
  }
  ImGui::BeginChild("sides", {0, height}, false, ImGuiWindowFlags_NavFlattened);
  side_column(desk, memory, Side::player);
  gap();
  side_column(desk, memory, Side::enemy);
  // Little room: the options scroll with the ships.
  ImGui::Separator();
  table_options(desk.draft, desk::game_of(desk.catalog(), desk.draft) == desk::DraftGame::epic);
  rule_options(desk);
  ImGui::EndChild();
}

// Beside each other, where there is room for that.
void options_beside(desk::Desk& desk) {
  const ImVec2 half{(ImGui::GetContentRegionAvail().x - space::block()) / 2, ImGui::GetFrameHeightWithSpacing() * 4};
  ImGui::BeginChild("table", half, false, ImGuiWindowFlags_NavFlattened);
  table_options(desk.draft, desk::game_of(desk.catalog(), desk.draft) == desk::DraftGame::epic);
  ImGui::EndChild();
  ImGui::SameLine(0, space::block());
  ImGui::BeginChild("rules", half, false, ImGuiWindowFlags_NavFlattened);
  rule_options(desk);
  ImGui::EndChild();
}

// Placing, going back, and what the rules say against the draft.
void place_row(desk::Desk& desk) {
  const auto faults = desk::objections_to(desk.catalog(), desk.draft);
  const bool in_turn = desk.draft.setup == desk::DraftSetup::by_the_book;
  Look look;
  look.primary = true;
  look.enabled = faults.empty();
  look.width = em() * kFightButtonEm;
  // Enter, too, as long as the keyboard is on nothing else; Ctrl+Enter from anywhere.
  const bool by_key = look.enabled && enter_goes_on();
  const bool places = button("new/place", in_turn ? "Begin the set-up" : "Place the ships", "Enter", look);
  main_item("new battle");
  if (places || by_key) {
    ask_first("Start a new battle?", [&desk] { desk.place_draft(); });
  }
  tip(faults.empty() ? "Ctrl+Enter, too, wherever the keyboard is." : desk.said(faults.front().why));
  flow(button_width("Back"));
  const bool escape = escapes(Escape::page);
  if (button("new/back", "Back", "Esc") || escape) {
    desk.leave_page();
  }
  if (!faults.empty() && desk::faults_of(desk.catalog(), desk.draft).empty()) {
    flow(button_width("Play anyway"));
    if (button("new/anyway", "Play anyway")) desk.draft.any_squad = true;
    tip("Only the rules for squads object. From now on they are shown and not asked.");
  }
  if (!faults.empty()) {
    flow(em() * kReadySquadEm);
    ImGui::AlignTextToFramePadding();
    coloured(theme().warning, desk.said(faults.front().why));
  }
}

}  // namespace

void draw_new_battle(desk::Desk& desk, NewBattleMemory& memory) {
  const float w = window_width(), h = window_height();
  if (!begin_panel("New battle", {0, 0, w, h}, ImGuiWindowFlags_NoBringToFrontOnFocus)) {
    ImGui::End();
    return;
  }
  const float room = ImGui::GetContentRegionAvail().x;
  const float content = std::min(room, em() * kMostSidesEm);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + (room - content) / 2);
  ImGui::BeginChild("content", {content, 0}, false, ImGuiWindowFlags_NavFlattened);
  {
    const WithFont title(fonts().title);
    plain("New battle");
  }
  take_squad_files(desk, memory);
  draw_game_choice(desk, kNewBattleLabelEm);
  ready_made_row(desk);
  gap();
  // What a person decides last stays in sight: the columns scroll above it.
  const bool beside = content > em() * kSidesBesideEm;
  // Where no options stand beside each other a fault may need a line of its own.
  const bool faulty = !desk::objections_to(desk.catalog(), desk.draft).empty();
  const float footer = ImGui::GetFrameHeightWithSpacing() * (beside ? 5.4F : faulty ? 3.4F : 2.4F);
  both_sides(desk, memory, beside, std::max(em() * kLeastSidesEm, ImGui::GetContentRegionAvail().y - footer));
  ImGui::Separator();
  if (beside) options_beside(desk);
  place_row(desk);
  ImGui::EndChild();
  ImGui::End();
}

}  // namespace plotboard::panels
