// A new battle: both sides' ships with pilots and upgrades, who flies them, the table, obstacles and dice.
#include <algorithm>
#include <cstring>

#include "panels/ui.hpp"
#include "panels/words.hpp"

namespace plotboard::panels {
namespace {

using desk::Controller;
using desk::Draft;
using desk::DraftShip;
using desk::DraftSide;
using state::Side;

const char* side_key(Side side) { return side == Side::player ? "yours" : "theirs"; }

std::string slot_words(const std::string& slot) {
  std::string words = slot;
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

void controllers(DraftSide& side, Side who) {
  static constexpr Controller kMine[] = {Controller::me, Controller::cards, Controller::bot};
  static constexpr Controller kTheirs[] = {Controller::cards, Controller::friend_here, Controller::bot};
  bool first = true;
  for (const Controller controller : who == Side::player ? kMine : kTheirs) {
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

void pilot_field(const data::Ship& type, DraftShip& ship) {
  if (type.generics.empty()) {
    dim("No pilot card: initiative " + std::to_string(ship.initiative));
    return;
  }
  std::string now = "Pilot";
  for (const data::GenericPilot& pilot : type.generics) {
    if (pilot.id == ship.pilot) now = pilot.name + ", initiative " + std::to_string(pilot.initiative);
  }
  ImGui::SetNextItemWidth(-FLT_MIN);
  if (!ImGui::BeginCombo("##pilot", now.c_str())) return;
  for (const data::GenericPilot& pilot : type.generics) {
    const std::string words =
        pilot.name + ", initiative " + std::to_string(pilot.initiative) + ", " + faction_name(pilot.faction);
    if (ImGui::Selectable(words.c_str(), pilot.id == ship.pilot) || entered()) {
      ship.pilot = pilot.id;
      ship.faction = pilot.faction;
      ship.initiative = pilot.initiative;
    }
  }
  ImGui::EndCombo();
}

void upgrades(desk::Desk& desk, DraftSide& side, std::size_t index, Side who) {
  DraftShip& ship = side.ships[index];
  std::optional<std::size_t> removed;
  bool first = true;
  for (std::size_t i = 0; i < ship.cards.size(); ++i) {
    const data::Upgrade* upgrade = desk.catalog().upgrade(ship.cards[i]);
    const std::string words = (upgrade == nullptr ? ship.cards[i] : upgrade->name) + "  ×";
    const WithId id(static_cast<int>(i));
    if (!first) flow(button_width(words));
    first = false;
    if (button(std::string("new/") + side_key(who) + "-" + std::to_string(index) + "-drop-" + ship.cards[i], words, "",
               {true, false, true})) {
      removed = i;
    }
    if (upgrade != nullptr) tip(upgrade->text + "\nClick to take it off.");
  }
  if (removed) ship.cards.erase(ship.cards.begin() + static_cast<std::ptrdiff_t>(*removed));
  std::vector<std::string> slots = desk::slots_of(desk.catalog(), ship);
  std::sort(slots.begin(), slots.end());
  slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
  std::optional<std::string> added;
  for (const std::string& slot : slots) {
    const bool any = std::any_of(
        desk.catalog().upgrades.begin(), desk.catalog().upgrades.end(),
        [&](const auto& entry) { return !entry.second.slots.empty() && entry.second.slots.front() == slot; });
    if (!any) continue;
    const std::string words = "+ " + slot_words(slot);
    const WithId id(slot);
    if (!first) flow(button_width(words));
    first = false;
    const std::string name = std::string("new/") + side_key(who) + "-" + std::to_string(index) + "-slot-" + slot;
    if (button(name, words)) ImGui::OpenPopup("##upgrades");
    if (!ImGui::BeginPopup("##upgrades")) continue;
    for (const desk::UpgradeOffer& offer : desk::offers_for(desk.catalog(), side, index, who, slot)) {
      const bool legal = !offer.refused;
      const bool chosen = ImGui::MenuItem(offer.upgrade->name.c_str(), nullptr, false, legal) || (legal && entered());
      probe("new/upgrade-" + offer.upgrade->id);
      tip(legal ? offer.upgrade->text : offer.refused->why + "\nRule " + offer.refused->rule);
      if (chosen) {
        added = offer.upgrade->id;
        ImGui::CloseCurrentPopup();
      }
    }
    ImGui::EndPopup();
  }
  if (added) ship.cards.push_back(*added);
}

// True when the ship is to go.
bool ship_box(desk::Desk& desk, DraftSide& side, std::size_t index, Side who) {
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
  flow(em() * 8);
  ImGui::AlignTextToFramePadding();
  std::string words = type == nullptr ? ship.ship : type->name;
  if (type != nullptr) {
    words += "   " + std::to_string(type->attacks.empty() ? 0 : type->attacks.front().dice) + " attack, " +
             std::to_string(type->agility) + " agility, " + std::to_string(type->hull) + " hull, " +
             std::to_string(type->shields) + " shields";
  }
  ImGui::TextUnformatted(type == nullptr ? ship.ship.c_str() : type->name.c_str());
  tip(words);
  const float remove = ImGui::GetFrameHeight();
  ImGui::SameLine();
  const float free = ImGui::GetContentRegionAvail().x;
  if (free > remove) ImGui::SetCursorPosX(ImGui::GetCursorPosX() + free - remove);
  const bool gone = mark_button(base + "-remove", Mark::close, "Take this ship out");
  if (type != nullptr) {
    dim(words.substr(words.find("   ") + 3));
    pilot_field(*type, ship);
    probe(base + "-pilot");
    upgrades(desk, side, index, who);
    if (side.controller == Controller::cards && desk.catalog().card_for(ship.ship, ship.faction) == nullptr) {
      dim("It has no AI card: the stand-in pilot flies it.");
    }
  }
  for (const rules::Refusal& fault :
       rules::loadout_faults(desk.catalog(), desk::piece_of(desk.catalog(), side, index, who))) {
    coloured(theme().warning, fault.why);
    rule_link(fault.rule);
  }
  return gone;
}

void add_ship(desk::Desk& desk, DraftSide& side, Side who) {
  const std::string name = std::string("new/") + side_key(who) + "-add";
  const bool room = side.ships.size() < desk::kMostDraftShips;
  if (button(name, "Add a ship", "", {room, side.ships.empty()})) {
    ImGui::OpenPopup("##add");
    ui().new_search.fill('\0');
  }
  if (!side.ships.empty()) {
    flow(button_width("Same again"));
    if (button(name + "-same", "Same again", "", {room})) {
      const DraftShip last = side.ships.back();
      side.ships.push_back(last);
    }
    tip("Another one like the last ship.");
  }
  ImGui::SetNextWindowSizeConstraints({em() * 18, 0}, {em() * 30, static_cast<float>(ui().frame.height_px) * 0.6F});
  if (!ImGui::BeginPopup("##add")) return;
  if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
  ImGui::SetNextItemWidth(em() * 16);
  const bool first = ImGui::InputTextWithHint("##search", "Search a ship", ui().new_search.data(),
                                              ui().new_search.size(), ImGuiInputTextFlags_EnterReturnsTrue);
  probe(name + "-search");
  std::string wanted = ui().new_search.data();
  const auto lower = [](std::string text) {
    for (char& c : text) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return text;
  };
  wanted = lower(wanted);
  ImGui::BeginChild("list", {em() * 18, em() * 18}, false, ImGuiWindowFlags_NavFlattened);
  bool taken = false;
  for (const auto& [id, ship] : desk.catalog().ships) {
    if (geom::is_huge(ship.base) ||
        (lower(ship.name).find(wanted) == std::string::npos && id.find(wanted) == std::string::npos))
      continue;
    const bool chosen = ImGui::Selectable(ship.name.c_str()) || entered() || (first && !taken);
    probe(name + "-" + id);
    if (!chosen || taken) continue;
    taken = true;
    side.ships.push_back(desk::draft_ship(desk.catalog(), id));
    ImGui::CloseCurrentPopup();
  }
  ImGui::EndChild();
  ImGui::EndPopup();
}

void side_column(desk::Desk& desk, Side who) {
  DraftSide& side = desk.draft.sides[state::seat(who)];
  const WithId id(side_key(who));
  const scene::Colour ink = who == Side::player ? theme().player_text : theme().enemy_text;
  {
    const WithFont title(fonts().title);
    coloured(ink, who == Side::player ? "Your side" : "The other side");
  }
  controllers(side, who);
  char squad[32] = {};
  std::strncpy(squad, side.squad.c_str(), sizeof squad - 1);
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted("Squad name");
  ImGui::SameLine(em() * 7);
  ImGui::SetNextItemWidth(em() * 10);
  if (ImGui::InputText("##squad", squad, sizeof squad) && squad[0] != '\0') side.squad = squad;
  probe(std::string("new/") + side_key(who) + "-squad");
  if (side.ships.empty()) {
    dim("No ship yet. Add one, or take a ready-made battle above.");
  }
  std::optional<std::size_t> removed;
  for (std::size_t i = 0; i < side.ships.size(); ++i) {
    if (ship_box(desk, side, i, who)) removed = i;
  }
  if (removed) side.ships.erase(side.ships.begin() + static_cast<std::ptrdiff_t>(*removed));
  ImGui::Separator();
  add_ship(desk, side, who);
}

void table_options(desk::Desk& desk) {
  Draft& draft = desk.draft;
  const auto label = [](const char* words) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(words);
    ImGui::SameLine(em() * 6);
  };
  label("Table");
  bool first = true;
  for (const auto& [area, words] :
       {std::pair{"3x3", "3 × 3 ft"}, std::pair{"5x3", "5 × 3 ft"}, std::pair{"3x6", "3 × 6 ft"}}) {
    if (!first) flow(button_width(words));
    first = false;
    if (button(std::string("new/area-") + area, words, "", {true, false, draft.area == area})) draft.area = area;
  }
  label("Obstacles");
  first = true;
  static constexpr struct {
    desk::DraftRocks rocks;
    const char *name, *words, *help;
  } kRocks[] = {{desk::DraftRocks::none, "new/rocks-none", "None", "An empty table."},
                {desk::DraftRocks::random, "new/rocks-random", "Six, scattered",
                 "As the rules allow; you can move them before the start."},
                {desk::DraftRocks::by_hand, "new/rocks-hand", "I place them", "From the palette, before the start."}};
  for (const auto& choice : kRocks) {
    if (!first) flow(button_width(choice.words));
    first = false;
    if (button(choice.name, choice.words, "", {true, false, draft.rocks == choice.rocks})) draft.rocks = choice.rocks;
    tip(choice.help);
  }
  label("Dice");
  if (button("new/dice-here", "The program throws", "", {true, false, !draft.typed_dice})) draft.typed_dice = false;
  flow(button_width("We throw real dice"));
  if (button("new/dice-typed", "We throw real dice", "", {true, false, draft.typed_dice})) draft.typed_dice = true;
  tip("At every throw you press the faces that your dice show.");
  label("Rules");
  first = true;
  for (const auto& [id, rules] : desk.catalog().rulesets) {
    if (rules.edition != geom::Edition::second) continue;
    if (!first) flow(button_width(rules.name));
    first = false;
    if (button("new/rules-" + id, rules.name, "", {true, false, draft.ruleset == id})) draft.ruleset = id;
  }
}

}  // namespace

void draw_new_battle(desk::Desk& desk) {
  const auto w = static_cast<float>(ui().frame.width_px);
  const auto h = static_cast<float>(ui().frame.height_px);
  if (!begin_panel("New battle", {0, 0, w, h}, ImGuiWindowFlags_NoBringToFrontOnFocus)) {
    ImGui::End();
    return;
  }
  const float room = ImGui::GetContentRegionAvail().x;
  const float content = std::min(room, em() * 80);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + (room - content) / 2);
  ImGui::BeginChild("content", {content, 0}, false, ImGuiWindowFlags_NavFlattened);
  {
    const WithFont title(fonts().title);
    plain("New battle");
  }
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted("Ready-made");
  ImGui::SameLine(em() * 6);
  const auto take = [&desk](int ships) {
    const Draft old = desk.draft;
    desk.draft = desk::ready_made(desk.catalog(), ships);
    desk.draft.area = old.area;
    desk.draft.ruleset = old.ruleset;
    desk.draft.rocks = old.rocks;
    desk.draft.typed_dice = old.typed_dice;
    for (std::size_t i = 0; i < 2; ++i) desk.draft.sides[i].controller = old.sides[i].controller;
  };
  if (button("new/two", "2 against 2")) take(2);
  flow(button_width("4 against 4"));
  if (button("new/four", "4 against 4")) take(4);
  flow(button_width("Empty"));
  if (button("new/empty", "Empty")) {
    for (DraftSide& side : desk.draft.sides) side.ships.clear();
  }
  gap();
  // What a person decides last stays in sight: the columns scroll above it.
  const float footer = ImGui::GetFrameHeightWithSpacing() * (content > em() * 50 ? 5.4F : 8.0F);
  const float height = std::max(em() * 10, ImGui::GetContentRegionAvail().y - footer);
  ImGui::BeginChild("sides", {0, height}, false, ImGuiWindowFlags_NavFlattened);
  if (content > em() * 44) {
    const float column = (ImGui::GetContentRegionAvail().x - em() * 2) / 2;
    ImGui::BeginChild("yours", {column, 0}, false, ImGuiWindowFlags_NavFlattened);
    side_column(desk, Side::player);
    ImGui::EndChild();
    ImGui::SameLine(0, em() * 2);
    ImGui::BeginChild("theirs", {column, 0}, false, ImGuiWindowFlags_NavFlattened);
    side_column(desk, Side::enemy);
    ImGui::EndChild();
  } else {
    side_column(desk, Side::player);
    gap();
    side_column(desk, Side::enemy);
  }
  ImGui::EndChild();
  ImGui::Separator();
  table_options(desk);
  const auto faults = desk::faults_of(desk.catalog(), desk.draft);
  Look look;
  look.primary = true;
  look.enabled = faults.empty();
  look.width = em() * 14;
  // Enter, too, as long as the keyboard is on nothing else; Ctrl+Enter from anywhere.
  const bool popup = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
  const ImGuiIO& io = ImGui::GetIO();
  const bool wanted = io.KeyCtrl ? pressed(ImGuiKey_Enter) : enter_pressed() && !io.NavVisible && !io.WantTextInput;
  const bool by_key = look.enabled && wanted && !popup && !dialog_open(desk);
  if (button("new/place", "Place the ships", "Enter", look) || by_key) {
    ask_first(desk, "Start a new battle?", [&desk] { desk.place_draft(); });
  }
  tip(faults.empty() ? "Ctrl+Enter, too, wherever the keyboard is." : faults.front().why);
  flow(button_width("Back"));
  if (button("new/back", "Back", "Esc") ||
      (pressed(ImGuiKey_Escape) && !dialog_open(desk) && !popup && !ui().popup_before)) {
    desk.screen = desk.has_table() ? desk::Screen::table : desk::Screen::start;
  }
  if (!faults.empty()) {
    flow(em() * 20);
    ImGui::AlignTextToFramePadding();
    coloured(theme().warning, faults.front().why);
  }
  ui().popup_before = popup;
  ImGui::EndChild();
  ImGui::End();
}

}  // namespace plotboard::panels
