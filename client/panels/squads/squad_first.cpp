// The new battle's window: which edition, and what its squads have of the first edition: pilots with their texts, slots
// with what could go into them, squad files.
#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "desk/core/editions.hpp"
#include "io/io.hpp"
#include "panels/kit/words.hpp"
#include "panels/squads/new_battle_parts.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kMostCardListEm = 24;

using desk::DraftGame;
using desk::DraftShip;
using desk::DraftSide;
using rules::first::SlotPlace;
using state::Section;
using state::Side;

constexpr std::size_t kMostSquadBytes = 1u << 20u;

std::string points_words(int points) {
  const int size = std::abs(points);
  return (points < 0 ? "−" : "") + std::to_string(size) + (size == 1 ? " point" : " points");
}

std::string pilot_title(const data::FirstPilot& pilot) { return (pilot.unique ? "• " : "") + pilot.name; }
std::string pilot_remark(const data::FirstPilot& pilot) {
  const std::string skill = pilot.skill ? "pilot skill " + std::to_string(*pilot.skill) + ", " : "";
  return skill + points_words(pilot.points);
}

std::string card_remark(const data::FirstUpgrade& card, int points) {
  std::string words = card.unique ? "• " : "";
  if (card.limited) words += "limited, ";
  return words + points_words(points);
}

bool pilot_found(const data::FirstPilot& pilot, const std::string& wanted) {
  const desk::Findable all{pilot.name, pilot.text, pilot.id};
  return desk::fit(all, wanted).has_value();
}

void pilot_line(desk::Desk& desk, NewBattleMemory& memory, DraftShip& ship, const std::string& base) {
  const data::FirstPilot* const now = desk.catalog().first_pilot(ship.pilot);
  const auto pilots = desk::pilots_for(desk.catalog(), ship.ship);
  std::string words = now == nullptr ? "Choose a pilot" : pilot_title(*now) + ", " + pilot_remark(*now);
  const int skill = desk::skill_of(desk.catalog(), ship);
  if (now != nullptr && now->skill && skill != *now->skill)
    words += ", pilot skill " + std::to_string(skill) + " with upgrades";
  if (now != nullptr && pilots.size() == 1) {  // huge ships have one card, or a fore and an aft one
    const data::FirstPilot* aft = desk.catalog().first_pilot(rules::first::second_card_of(desk.catalog(), now->id));
    if (aft != nullptr) words += "; " + aft->name + ", " + points_words(aft->points);
    return plain(words);
  }
  const WithId id("pilot");
  Look look;
  look.width = ImGui::GetContentRegionAvail().x;
  if (button(base + "-pilot", words, "change", look)) ImGui::OpenPopup("##cards");
  if (now != nullptr) tip(now->text);
  if (!begin_card_list(memory, "new/pilot", "Search names and abilities")) return;
  const std::string wanted = memory.search.data();
  bool any = false;
  for (const data::FirstPilot* pilot : pilots) {
    if (!pilot_found(*pilot, wanted)) continue;
    any = true;
    const std::string remark = pilot_remark(*pilot) + ", " + faction_name(pilot->faction);
    if (!card_row(memory, "new/pilot-" + pilot->id, pilot_title(*pilot), remark, pilot->text, "",
                  pilot->id == ship.pilot))
      continue;
    desk::set_first_pilot(desk.catalog(), ship, pilot->id);
    ImGui::CloseCurrentPopup();
  }
  if (!any) dim("No pilot of this ship matches the search.");
  end_card_list();
}

std::string section_words(Section section) {
  return section == Section::fore ? "fore " : section == Section::aft ? "aft " : "";
}

void slot_list(desk::Desk& desk, NewBattleMemory& memory, DraftSide& side, std::size_t index, Side who,
               const SlotPlace& slot) {
  if (!begin_card_list(memory, "new/upgrade", "Search names and texts")) return;
  const std::string wanted = memory.search.data();
  const auto offers = desk::first_offers(desk.catalog(), side, index, who, slot, wanted);
  bool told = false;
  for (const desk::FirstOffer& offer : offers) {
    const data::FirstUpgrade& card = *offer.upgrade;
    if (offer.refused && !told) {
      told = true;
      gap();
      dim("Not possible for this ship now:");
    }
    const std::string why = offer.refused ? desk.said(offer.refused->why) : "";
    if (!card_row(memory, "new/upgrade-" + card.id, card.name, card_remark(card, offer.points), card.text, why, false))
      continue;
    desk::equip_first(desk.catalog(), side.ships[index], offer);
    ImGui::CloseCurrentPopup();
  }
  if (offers.empty()) dim(wanted.empty() ? "No card fits this slot." : "No card for this slot matches the search.");
  end_card_list();
}

// What goes into the slot, and the others whose cards fit as well.
std::string slot_title(const SlotPlace& slot) {
  std::string words = section_words(slot.section) + words_of_slot(slot.slot);
  for (const Id other : slot.also) words += " or " + words_of_slot(other);
  return words;
}

// A card that stands there; a click takes it off.
bool card_chip(const desk::Desk& desk, const DraftShip& ship, const std::string& name, const std::string& before,
               Id card, bool first) {
  const data::FirstUpgrade* const upgrade = desk.catalog().first_upgrades.get(card);
  const std::string cost =
      upgrade == nullptr ? "" : ", " + std::to_string(desk::points_in_slot(desk.catalog(), ship, card));
  const std::string words = before + (upgrade == nullptr ? card.text() : upgrade->name) + cost + "  ×";
  if (!first) flow(button_width(words));
  const bool off = button(name, words, "", {true, false, true});
  if (upgrade != nullptr) tip(upgrade->text + "\nClick to take it off.");
  return off;
}

void slots_line(desk::Desk& desk, NewBattleMemory& memory, DraftSide& side, std::size_t index, Side who,
                const std::string& base) {
  const std::vector<SlotPlace> slots = desk::first_slots(desk.catalog(), side.ships[index]);
  std::vector<bool> shown(side.ships[index].cards.size(), false);
  std::optional<std::size_t> removed;
  bool first = true;
  Section section = Section::none;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const WithId id(static_cast<int>(i));
    const SlotPlace& slot = slots[i];
    if (slot.section != section) {
      section = slot.section;
      dim(section == Section::none ? "Whole ship" : section == Section::fore ? "Fore section" : "Aft section");
      first = true;
    }
    const auto at = desk::card_in_slot(desk.catalog(), side.ships[index], slots, i);
    if (at && shown[*at]) continue;  // it fills this one too
    if (at) {
      shown[*at] = true;
      const std::string& card = side.ships[index].cards[*at];
      if (card_chip(desk, side.ships[index], base + "-drop-" + card, "", card, first)) removed = at;
    } else {
      const std::string words = "+ " + words_of_slot(slot.slot);
      if (!first) flow(button_width(words));
      const std::string place = slot.section == Section::none ? "" : std::string(state::name_of(slot.section)) + "-";
      if (button(base + "-slot-" + place + slot.slot.text(), words)) ImGui::OpenPopup("##cards");
      tip("A free slot: " + slot_title(slot) + ".");
      slot_list(desk, memory, side, index, who, slot);
    }
    first = false;
  }
  for (std::size_t i = 0; i < shown.size(); ++i) {  // what has no slot any more
    const std::string& card = side.ships[index].cards[i];
    if (shown[i] || desk.catalog().first_pilot(card) != nullptr) continue;
    const WithId id(static_cast<int>(slots.size() + i));
    if (card_chip(desk, side.ships[index], base + "-drop-" + card, "no slot: ", card, first)) removed = i;
    first = false;
  }
  if (!removed) return;
  std::vector<std::string>& cards = side.ships[index].cards;
  cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(*removed));
}

}  // namespace

bool begin_card_list(NewBattleMemory& memory, const std::string& name, const char* hint) {
  constexpr float kListEm = 34;
  const float high = window_height();
  if (!ImGui::BeginPopup("##cards")) return false;
  if (ImGui::IsWindowAppearing()) {
    ImGui::SetKeyboardFocusHere();
    memory.search.fill('\0');
  }
  ImGui::SetNextItemWidth(em() * (kListEm - 1));
  memory.enter = ImGui::InputTextWithHint("##search", hint, memory.search.data(), memory.search.size(),
                                          ImGuiInputTextFlags_EnterReturnsTrue);
  probe(name + "-search");
  ImGui::BeginChild("list", {em() * kListEm, std::min(em() * kMostCardListEm, high * 0.55F)}, false,
                    ImGuiWindowFlags_NavFlattened);
  return true;
}
void end_card_list() {
  ImGui::EndChild();
  ImGui::EndPopup();
}

const char* side_key(Side side) { return side == Side::player ? "yours" : "theirs"; }

std::string words_of_slot(const std::string& slot) {
  std::string words = slot;
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

bool card_row(NewBattleMemory& memory, const std::string& name, const std::string& title, const std::string& remark,
              const std::string& text, const std::string& why, bool on) {
  const WithId id(name);
  const bool legal = why.empty();
  const float pad = space::slim(), small = type::quiet();
  const float width = ImGui::GetContentRegionAvail().x, room = width - pad * 2;
  ImFont* const font = ImGui::GetFont();
  ImFont* const bold = fonts().bold != nullptr ? fonts().bold : font;
  const std::string body = (legal ? "" : why) + (legal || text.empty() ? "" : "\n") + text;
  const std::string lines = body.empty() ? "" : in_lines(body, room, font, small);
  const float high = lines.empty() ? 0 : font->CalcTextSizeA(small, FLT_MAX, 0, lines.c_str()).y;
  const float wide = font->CalcTextSizeA(small, FLT_MAX, 0, remark.c_str()).x;
  const std::string head = in_lines(title, room - wide - em(), bold, em());
  const float top = bold->CalcTextSizeA(em(), FLT_MAX, 0, head.c_str()).y;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImGuiSelectableFlags flags = legal ? 0 : ImGuiSelectableFlags_Disabled;
  const bool clicked = ImGui::Selectable("##card", on, flags, {0, top + high + pad * 2}) || (legal && entered());
  probe(name);
  ImDrawList* const list = ImGui::GetWindowDrawList();
  list->AddText(bold, em(), {at.x + pad, at.y + pad}, u32(legal ? theme().text : theme().text_dim), head.c_str());
  list->AddText(font, small, {at.x + width - pad - wide, at.y + pad + space::hair()}, u32(theme().text_dim),
                remark.c_str());
  if (!lines.empty())
    list->AddText(font, small, {at.x + pad, at.y + pad + top}, u32(legal ? theme().text_dim : theme().warning),
                  lines.c_str());
  return legal && (clicked || std::exchange(memory.enter, false));
}

void draw_game_choice(desk::Desk& desk, float label_em) {
  struct Game {
    DraftGame game;
    const char *name, *words, *help;
  };
  static constexpr Game kGames[] = {
      {DraftGame::second, "new/second", "Second edition",
       "Second edition ships, cards and rules, up to 200 points a side."},
      {DraftGame::first, "new/first", "First edition",
       "First edition ships, cards and rules, up to 100 points a side."},
      {DraftGame::epic, "new/epic", "First edition, huge ships",
       "Epic play: corvettes and transports with energy and sections, up to 300 points a side."}};
  row_label("Edition", label_em);
  const DraftGame now = desk::game_of(desk.catalog(), desk.draft);
  bool first = true;
  for (const Game& game : kGames) {
    if (!first) flow(button_width(game.words));
    first = false;
    if (button(game.name, game.words, "", {true, false, now == game.game}))
      desk::take_game(desk.catalog(), desk.draft, game.game);
    tip(game.help);
  }
}

void draw_first_squads(desk::Desk& desk) {
  using desk::FirstSquads;
  if (desk::game_of(desk.catalog(), desk.draft) == DraftGame::epic) {
    if (button("new/epic-ready", "300 points, a corvette each"))
      desk::ready_made_first(desk.catalog(), desk.draft, FirstSquads::epic);
    return;
  }
  if (button("new/hundred", "100 points")) desk::ready_made_first(desk.catalog(), desk.draft, FirstSquads::full);
  flow(button_width("2 against 3"));
  if (button("new/first-small", "2 against 3")) desk::ready_made_first(desk.catalog(), desk.draft, FirstSquads::small);
}

void draw_first_ship(desk::Desk& desk, NewBattleMemory& memory, DraftSide& side, std::size_t index, Side who) {
  const std::string base = std::string("new/") + side_key(who) + "-" + std::to_string(index);
  pilot_line(desk, memory, side.ships[index], base);
  if (const data::FirstPilot* pilot = desk.catalog().first_pilot(side.ships[index].pilot);
      pilot != nullptr && !pilot->text.empty())
    dim(pilot->text);
  slots_line(desk, memory, side, index, who, base);
}

void draw_squad_files(desk::Desk& desk, NewBattleMemory& memory, Side who) {
  const std::string base = std::string("new/") + side_key(who);
  const float width = button_width("Open squad") + button_width("Save squad") + ImGui::GetStyle().ItemSpacing.x;
  ImGui::SameLine();
  const float free = ImGui::GetContentRegionAvail().x;
  if (free > width) ImGui::SetCursorPosX(ImGui::GetCursorPosX() + free - width);
  if (button(base + "-open", "Open squad")) {
    memory.file_side = who;
    desk.files.ask(desk::FileQuestion::open_squad);
  }
  tip("Reads a squad file (XWS) from a squad builder. Its ships replace these.");
  flow(button_width("Save squad"));
  const bool any = !desk.draft.sides[state::seat(who)].ships.empty();
  if (button(base + "-save", "Save squad", "", {any})) {
    memory.file_side = who;
    desk.files.ask(desk::FileQuestion::save_squad);
  }
  tip("Writes a squad file (XWS) that squad builders can read.");
}

void take_squad_files(desk::Desk& desk, const NewBattleMemory& memory) {
  const Side who = memory.file_side;
  if (const std::string path = std::exchange(desk.files.squad_wanted, ""); !path.empty()) {
    const auto text = io::read_file(path, kMostSquadBytes);
    if (!text) return desk.messages.say(desk::MessageKind::problem, base::text(text.errors()));
    const DraftGame before = desk::game_of(desk.catalog(), desk.draft);
    const auto taken = desk::take_squad(desk.catalog(), desk.draft, who, *text, path);
    if (!taken) return desk.messages.say(desk::MessageKind::problem, data::xws_sentence(taken.errors().front()));
    const DraftGame now = desk::game_of(desk.catalog(), desk.draft);
    const std::size_t ships = desk.draft.sides[state::seat(who)].ships.size();
    std::string words = io::file_name(path) + ": " + std::to_string(ships) + (ships == 1 ? " ship." : " ships.");
    if (now != before)
      words += now == DraftGame::second ? " It is a second edition squad: the battle plays that edition now."
               : now == DraftGame::first
                   ? " It is a first edition squad: the battle plays that edition now."
                   : " It has a huge ship: the battle plays the first edition with huge ships now.";
    desk.messages.say(desk::MessageKind::note, words);
    for (const std::string& sentence : *taken) desk.messages.say(desk::MessageKind::problem, sentence);
  }
  if (const std::string path = std::exchange(desk.files.squad_to_write, ""); !path.empty()) {
    const std::string full = io::with_ending(path, ".json");
    const auto done = io::write_file(full, desk::squad_text(desk.catalog(), desk.draft, who));
    if (!done) return desk.messages.say(desk::MessageKind::problem, base::text(done.errors()));
    desk.messages.say(desk::MessageKind::note, "Squad saved as " + full + ".");
  }
}

}  // namespace plotboard::panels
