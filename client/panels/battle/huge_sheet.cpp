// A huge ship's sections side by side: shields, hull, energy, damage and upgrades of each, and the open question where
// it is about one of them: energy is put on a card by a click or by dragging it there.
#include "panels/battle/huge_sheet.hpp"

#include <imgui_internal.h>

#include <algorithm>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "desk/core/names.hpp"
#include "panels/kit/battle_signs.hpp"
#include "panels/kit/card_words.hpp"
#include "panels/kit/parts.hpp"
#include "rules/machine/effects.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kSheetConditionEm = 0.9F;

using state::Section;

constexpr const char* kEnergyDrag = "energy";

// The open question about this ship, while people here answer it.
const state::Choice* question_of(const desk::Desk& desk, const state::Piece& ship) {
  const auto& choice = desk.table().play.choice;
  const bool ours = desk.battle.expected().kind == desk::Expect::choice;
  return ours && choice && choice->ship == ship.id ? &*choice : nullptr;
}

// The place among the answers of the one with that key, or about that card; none: there is no such answer.
template <class Fits>
std::optional<std::size_t> answer_at(const desk::Desk& desk, const Fits& fits) {
  const std::vector<desk::Pick>& picks = desk.battle.picks();
  for (std::size_t i = 0; i < picks.size(); ++i)
    if (fits(Id(picks[i].key)) && picks[i].legal) return i;
  return std::nullopt;
}

void energy_dot(ImDrawList* list, ImVec2 centre, float size, bool full) {
  const ImU32 ink = u32(theme().warning);
  if (full)
    list->AddNgonFilled(centre, size * 0.5F, ink, 6);
  else
    list->AddNgon(centre, size * 0.46F, u32(theme().text_dim), 6, line_width());
}

// Tokens in a row, those that are there filled.
void energy_row(int now, int limit, float size) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList* const list = ImGui::GetWindowDrawList();
  const float step = size * 1.15F;
  for (int i = 0; i < std::max(now, limit); ++i)
    energy_dot(list, {at.x + step * (static_cast<float>(i) + 0.5F), at.y + size * 0.6F}, size, i < now);
  ImGui::Dummy({step * static_cast<float>(std::max(now, limit)), size * 1.2F});
}

// The energy on the ship's own card; while it is allocated each token can be taken and put on a card.
void energy_pool(const state::HullSection& section, const std::string& name, bool moves) {
  const float size = em();
  const WithId id(name);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  energy_row(section.energy, section.energy_limit, size);
  const ImVec2 after = ImGui::GetCursorScreenPos();
  if (moves && section.energy > 0) {
    ImGui::SetCursorScreenPos(at);
    ImGui::InvisibleButton("##pool", {size * 1.15F * static_cast<float>(section.energy), size * 1.2F});
    if (ImGui::BeginDragDropSource()) {
      const char one = 1;
      ImGui::SetDragDropPayload(kEnergyDrag, &one, sizeof one);
      ImGui::TextUnformatted("1 energy");
      ImGui::EndDragDropSource();
    }
    ImGui::SetCursorScreenPos(after);
  }
  probe(name);
  plain(std::to_string(section.energy) + " of " + std::to_string(section.energy_limit) + " energy");
}

// What a click there leads to.
std::string leads_to(const desk::Desk& desk, const state::Piece& ship, const state::Choice& choice,
                     const state::Card& card, int pool) {
  const data::Upgrade* const upgrade = desk.catalog().upgrade(card.id);
  if (choice.kind != "allocate" || upgrade == nullptr) return "";
  const int most = upgrade->energy_limit;
  std::string words = upgrade->name + ": " + std::to_string(card.charges) + " → " + std::to_string(card.charges + 1) +
                      " of " + std::to_string(most) + " energy. The ship card keeps " + std::to_string(pool - 1) + ".";
  if (upgrade->weapon && upgrade->weapon->energy > 0) {
    const int shots = (card.charges + 1) / upgrade->weapon->energy;
    words += " Enough for " + std::to_string(shots) + (shots == 1 ? " attack." : " attacks.");
  }
  const int back = std::min(pool, ship.ship.shield_limit - ship.ship.shields);
  const int left = std::min(pool - 1, ship.ship.shield_limit - ship.ship.shields);
  if (left < back)
    words += " Recovering would bring " + std::to_string(left) + (left == 1 ? " shield" : " shields") + ", not " +
             std::to_string(back) + ".";
  return words;
}

struct Sheet {
  desk::Desk& desk;
  const state::Piece& ship;
  const state::Choice* choice;
  bool brief;                         // only what the question is about: its answers stay in sight below
  int pool = 0;                       // energy on the ship's own cards
  std::optional<std::size_t> wanted;  // an answer that was clicked

  // The answer that is about that copy of a card.
  [[nodiscard]] std::optional<std::size_t> answer_about(const state::Card& card) const {
    if (choice == nullptr || card.discarded) return std::nullopt;
    // A crippled section loses its own cards (huge-damage-10).
    if (choice->kind == "lost-upgrade" && !ship.ship.section(card.section).crippled) return std::nullopt;
    return answer_at(desk, [&](Id key) { return rules::card_of_option(key) == card.id; });
  }

  // Anywhere on the card.
  void take_energy(std::size_t place, const ImRect& area, std::optional<std::size_t> answer) {
    const std::string name = "huge/drop-" + std::to_string(place);
    probe(name, area.Min, area.Max);
    if (!ImGui::BeginDragDropTargetCustom(area, ImGui::GetID(name.c_str()))) return;
    if (ImGui::AcceptDragDropPayload(kEnergyDrag) != nullptr) wanted = answer;
    ImGui::EndDragDropTarget();
  }

  void card_line(const state::Card& card, std::size_t place) {
    const data::Upgrade* const upgrade = desk.catalog().upgrade(card.id);
    if (upgrade == nullptr) return;
    const WithId id(static_cast<int>(place));
    const bool allocates = choice != nullptr && choice->kind == "allocate";
    const auto answer = answer_about(card);
    if (brief && !answer && !(allocates && upgrade->energy_limit > 0)) return;
    const std::string name = desk.names().card(card.id);
    if (card.discarded) return dim(name + ", discarded");
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    plain(name);
    if (tells_by_hand(desk.catalog(), card.id)) dim("by hand");
    tip(text_of_card(desk.catalog(), card.id));
    if (upgrade->energy_limit > 0) energy_row(card.charges, upgrade->energy_limit, space::loose());
    if (!answer) return;
    const char* const words = allocates ? "+ 1 energy" : choice->kind == "lost-upgrade" ? "Lose it" : "Use it";
    if (button("huge/card-" + std::to_string(place), words)) wanted = answer;
    tip(allocates ? leads_to(desk, ship, *choice, card, pool) : desk.battle.picks()[*answer].text);
    if (allocates) take_energy(place, {corner, {corner.x + width, ImGui::GetItemRectMax().y}}, answer);
  }

  void damage_lines(Section section, bool all) {
    int hidden = 0;
    for (const state::DamageCard& card : ship.ship.damage) {
      if (!all && card.section != section) continue;
      const data::DamageCard* const known = card.faceup ? desk.catalog().damage_card(card.number) : nullptr;
      if (known == nullptr) {
        ++hidden;
        continue;
      }
      const auto answer = choice == nullptr
                              ? std::nullopt
                              : answer_at(desk, [&](Id key) { return key == data::damage_card(card.number); });
      if (brief && !answer) continue;
      coloured(theme().overlapping, known->name);
      tip(known->text);
      if (!answer) continue;
      if (button("huge/damage-" + std::to_string(card.number), "Turn facedown")) wanted = answer;
      tip(desk.battle.picks()[*answer].text);
    }
    if (hidden > 0 && !brief) plain(std::to_string(hidden) + (hidden == 1 ? " facedown card" : " facedown cards"));
  }

  // The question where to do something: a shield, a lock, an attack.
  void place_answer(Section section) {
    if (choice == nullptr || section == Section::none) return;
    const auto answer = answer_at(desk, [&](Id key) { return key == state::name_of(section); });
    if (!answer) return;
    const bool recovers = choice->kind == "recover";
    const std::string words = recovers ? "1 shield here" : section == Section::fore ? "Fore section" : "Aft section";
    if (button(std::string("huge/") + state::name_of(section), words, desk.battle.picks()[*answer].label, {true, true}))
      wanted = answer;
    const state::HullSection& part = ship.ship.section(section);
    tip(recovers ? "Shields " + std::to_string(part.shields) + " → " + std::to_string(part.shields + 1) + " of " +
                       std::to_string(part.shield_limit) + "."
                 : desk.battle.picks()[*answer].text);
  }

  void column(Section section) {
    const bool two = ship.ship.is_of_two_cards();
    const state::HullSection& part = ship.ship.section(two ? section : Section::fore);
    strong(!two ? "Whole ship" : section == Section::fore ? "Fore" : "Aft");
    if (part.crippled) coloured(theme().overlapping, "Crippled");
    state::Piece shown;
    shown.side = ship.side;
    shown.ship.hull = part.hull;
    shown.ship.shields = part.shields;
    shown.ship.shield_limit = part.shield_limit;
    for (const state::DamageCard& card : ship.ship.damage)
      if (!two || card.section == section) shown.ship.damage.push_back(card);
    condition_row(shown, em() * kSheetConditionEm);
    if (!brief) {
      plain(std::to_string(part.shields) + " of " + std::to_string(part.shield_limit) + " shields");
      plain(std::to_string(std::max(0, shown.ship.hull_left())) + " of " + std::to_string(part.hull) + " hull");
    }
    if (part.energy_limit > 0)
      energy_pool(part, std::string("huge/energy-") + state::name_of(section),
                  choice != nullptr && choice->kind == "allocate");
    place_answer(section);
    damage_lines(section, !two);
    for (std::size_t i = 0; i < ship.ship.cards.size(); ++i) {
      const state::Card& card = ship.ship.cards[i];
      const bool here = !two || card.section == section || (card.section == Section::none && section == Section::fore);
      if (here) card_line(card, i);
    }
  }
};

}  // namespace

bool draws_huge_sheet(const desk::Desk& desk, const state::Choice& choice) {
  static const std::vector<Id> kKinds{"allocate", "energy", "recover", "section", "lost-upgrade"};
  const state::Piece* const ship = desk.table().find(choice.ship);
  return ship != nullptr && !ship->ship.sections.empty() &&
         std::find(kKinds.begin(), kKinds.end(), choice.kind) != kKinds.end();
}

void draw_huge_sheet(desk::Desk& desk, const state::Piece& ship, bool brief) {
  Sheet sheet{desk, ship, question_of(desk, ship), brief, 0, std::nullopt};
  for (const state::HullSection& section : ship.ship.sections) sheet.pool += section.energy;
  const WithId id("huge");
  const bool two = ship.ship.is_of_two_cards();
  if (!two) {
    sheet.column(Section::fore);
  } else if (ImGui::BeginTable("##sections", 2, ImGuiTableFlags_BordersInnerV | ImGuiTableFlags_SizingStretchSame)) {
    ImGui::TableNextRow();  // both begin at one height, whatever stands before
    ImGui::TableNextColumn();
    sheet.column(Section::fore);
    ImGui::TableNextColumn();
    sheet.column(Section::aft);
    ImGui::EndTable();
  }
  if (sheet.choice != nullptr && sheet.choice->kind == "allocate")
    dim("Click + 1 energy at a card, or drag energy onto it, where it stays. What the ship card keeps can be used to "
        "recover.");
  if (sheet.wanted) desk.answers.pick(*sheet.wanted);
}

}  // namespace plotboard::panels
