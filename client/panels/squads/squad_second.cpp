// The new battle's window: what its squads have of the second edition: ready squads, pilots with what they can do, and
// slots with what could go into them, each with its figures.
#include <algorithm>
#include <cctype>
#include <utility>

#include "data/catalog.hpp"
#include "desk/core/search.hpp"
#include "desk/squads/card_figures.hpp"
#include "panels/kit/card_words.hpp"
#include "panels/kit/words.hpp"
#include "panels/squads/new_battle_parts.hpp"

namespace plotboard::panels {
namespace {

using desk::DraftShip;
using desk::DraftSide;
using state::Side;

const char* const kByHand = "By hand: the program shows this card, you apply it.";

std::optional<int> fit(NewBattleMemory& memory, const std::string& name, const std::string& text,
                       const std::string& id) {
  return desk::fit(desk::Findable{name, text, id}, memory.search.data());
}
bool is_found(NewBattleMemory& memory, const std::string& name, const std::string& text, const std::string& id) {
  return fit(memory, name, text, id).has_value();
}

std::string dots(int limited) {
  std::string words;
  for (int i = 0; i < limited; ++i) words += "• ";
  return words;
}

std::string with_note(const std::string& text, bool by_hand) {
  return by_hand ? text + (text.empty() ? "" : "\n") + kByHand : text;
}

void take_pilot(DraftShip& ship, const data::GenericPilot& pilot) {
  ship.pilot = pilot.id;
  ship.faction = pilot.faction;
  ship.initiative = pilot.initiative;
}

void pilot_line(desk::Desk& desk, NewBattleMemory& memory, const DraftSide& side, DraftShip& ship,
                const data::Ship& type, const std::string& base) {
  const data::GenericPilot* const now = data::pilot_of(type, ship.pilot);
  if (type.generics.empty() && type.named.empty()) {
    dim("No pilot card: initiative " + std::to_string(ship.initiative));
    return;
  }
  const WithId id("pilot");
  Look look;
  look.width = ImGui::GetContentRegionAvail().x;
  const std::string words =
      now == nullptr ? "Choose a pilot" : dots(now->limited) + now->name + ", " + desk::figures_of(*now);
  if (button(base + "-pilot", words, "change", look)) ImGui::OpenPopup("##cards");
  if (begin_card_list(memory, "new/pilot", "Search names and abilities")) {
    bool any = false;
    const std::string faction = desk::faction_of(side);
    for (const data::GenericPilot* pilot : desk::pilots_by_faction(type, faction)) {
      const std::string text = pilot->card.empty() ? "" : text_of_card(desk.catalog(), pilot->card);
      if (!is_found(memory, pilot->name, text, pilot->id)) continue;
      any = true;
      const std::string remark = desk::figures_of(*pilot) + ", " + faction_name(pilot->faction);
      const bool by_hand = !pilot->card.empty() && tells_by_hand(desk.catalog(), pilot->card);
      if (!card_row(memory, "new/pilot-" + pilot->id, dots(pilot->limited) + pilot->name, remark,
                    with_note(text, by_hand), "", pilot->id == ship.pilot))
        continue;
      take_pilot(ship, *pilot);
      ImGui::CloseCurrentPopup();
    }
    if (!any) dim("No pilot of this ship matches the search.");
    end_card_list();
  }
  if (now == nullptr || now->card.empty()) return;
  dim(text_of_card(desk.catalog(), now->card));
  if (!tells_by_hand(desk.catalog(), now->card)) return;
  coloured(theme().warning, kByHand);
  probe(base + "-by-hand");
}

std::string card_title(const data::Upgrade& card) { return dots(card.limit_in_squads()) + card.name; }

// What a click takes off.
void carried(desk::Desk& desk, DraftShip& ship, const data::Ship& type, const std::string& base, bool& first) {
  std::optional<std::size_t> removed;
  for (std::size_t i = 0; i < ship.cards.size(); ++i) {
    const data::Upgrade* upgrade = desk.catalog().upgrade(ship.cards[i]);
    const std::string cost = upgrade == nullptr ? "" : desk::points_on(*upgrade, type, ship.initiative);
    const std::string words =
        (upgrade == nullptr ? ship.cards[i] : upgrade->name) + (cost.empty() ? "" : ", " + cost) + "  ×";
    const WithId id(static_cast<int>(i));
    if (!std::exchange(first, false)) flow(button_width(words));
    if (button(base + "-drop-" + ship.cards[i], words, "", {true, false, true})) removed = i;
    if (upgrade == nullptr) continue;
    const bool by_hand = tells_by_hand(desk.catalog(), upgrade->id);
    tip(desk::figures_of(*upgrade, type, ship.initiative) + "\n" + with_note(upgrade->text, by_hand) +
        "\nClick to take it off.");
  }
  if (removed) ship.cards.erase(ship.cards.begin() + static_cast<std::ptrdiff_t>(*removed));
}

// Those that fit what is typed, the best first: names before texts. What is refused comes last.
std::vector<desk::UpgradeOffer> in_order(NewBattleMemory& memory, std::vector<desk::UpgradeOffer> offers) {
  const auto way = [&memory](const desk::UpgradeOffer& offer) {
    const std::optional<int> fits = fit(memory, offer.upgrade->name, offer.upgrade->text, offer.upgrade->id);
    return fits ? std::optional<int>(desk::way_of(*fits)) : std::nullopt;
  };
  std::erase_if(offers, [&](const desk::UpgradeOffer& offer) { return !way(offer); });
  if (memory.search[0] == '\0') return offers;
  std::stable_sort(offers.begin(), offers.end(), [&](const desk::UpgradeOffer& a, const desk::UpgradeOffer& b) {
    return a.refused.has_value() != b.refused.has_value() ? b.refused.has_value() : way(a) < way(b);
  });
  return offers;
}

std::optional<std::string> slot_list(desk::Desk& desk, NewBattleMemory& memory, const DraftSide& side,
                                     std::size_t index, Side who, const data::Ship& type, const std::string& slot) {
  std::optional<std::string> added;
  if (!begin_card_list(memory, "new/upgrade", "Search names and texts")) return added;
  bool any = false, told = false;
  for (const desk::UpgradeOffer& offer : in_order(memory, desk::offers_for(desk.catalog(), side, index, who, slot))) {
    const data::Upgrade& card = *offer.upgrade;
    if (offer.refused && !std::exchange(told, true)) {
      gap();
      dim("Not possible for this ship now:");
    }
    any = true;
    std::string why = offer.refused ? desk.said(offer.refused->why) : "";
    if (!why.empty()) why.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(why.front())));
    const std::string text = with_note(card.text, tells_by_hand(desk.catalog(), card.id));
    if (!card_row(memory, "new/upgrade-" + card.id, card_title(card),
                  desk::figures_of(card, type, side.ships[index].initiative), text, why, false))
      continue;
    added = card.id.text();
    ImGui::CloseCurrentPopup();
  }
  if (!any) dim(memory.search[0] == '\0' ? "No card fits this slot." : "No card for this slot matches the search.");
  end_card_list();
  return added;
}

void slots_line(desk::Desk& desk, NewBattleMemory& memory, DraftSide& side, std::size_t index, Side who,
                const data::Ship& type, const std::string& base) {
  DraftShip& ship = side.ships[index];
  bool first = true;
  carried(desk, ship, type, base, first);
  std::optional<std::string> added;
  std::vector<std::string> slots = desk::slots_of(desk.catalog(), ship);
  std::sort(slots.begin(), slots.end());
  for (auto slot = slots.begin(); slot != slots.end();) {
    const auto next = std::find_if(slot, slots.end(), [&](const std::string& other) { return other != *slot; });
    const auto free = (next - slot) - desk::filled(desk.catalog(), ship, *slot);
    if (desk::has_cards_for(desk.catalog(), *slot)) {
      const std::string words = "+ " + words_of_slot(*slot) + (free > 1 ? " ×" + std::to_string(free) : "");
      const WithId id(*slot);
      if (!std::exchange(first, false)) flow(button_width(words));
      Look look;
      look.enabled = free > 0;
      if (button(base + "-slot-" + *slot, words, "", look)) ImGui::OpenPopup("##cards");
      tip(free > 0 ? std::to_string(free) + " free: " + words_of_slot(*slot) + "."
                   : "Take a card off first: this slot is filled.");
      if (auto card = slot_list(desk, memory, side, index, who, type, *slot)) added = std::move(card);
    }
    slot = next;
  }
  if (added) ship.cards.push_back(*added);
}

std::string ships_in(const desk::Desk& desk, const data::ReadySquad& squad) {
  std::string words;
  for (const data::ReadyShip& each : squad.ships) {
    const data::Ship* type = desk.catalog().ship(each.ship);
    const data::GenericPilot* pilot = type == nullptr ? nullptr : data::pilot_of(*type, each.pilot);
    if (pilot != nullptr) words += (words.empty() ? "" : ", ") + pilot->name;
  }
  return words;
}

}  // namespace

void draw_second_ship(desk::Desk& desk, NewBattleMemory& memory, DraftSide& side, std::size_t index, Side who) {
  const std::string base = std::string("new/") + side_key(who) + "-" + std::to_string(index);
  const data::Ship* type = desk.catalog().ship(side.ships[index].ship);
  if (type == nullptr) return;
  pilot_line(desk, memory, side, side.ships[index], *type, base);
  slots_line(desk, memory, side, index, who, *type, base);
}

void draw_ready_squads(desk::Desk& desk, NewBattleMemory& memory, Side who) {
  const std::string base = std::string("new/") + side_key(who);
  const WithId id("ready");
  if (button(base + "-ready", "Ready squads")) ImGui::OpenPopup("##cards");
  tip("Squads by the rules, each with a line that says what it does. Its ships replace these.");
  if (!begin_card_list(memory, "new/ready", "Search squads, pilots and factions")) return;
  bool any = false;
  const auto& squads = desk.catalog().ready_squads;
  for (std::size_t i = 0; i < squads.size(); ++i) {
    const data::ReadySquad& squad = squads[i];
    const std::string pilots = ships_in(desk, squad);
    if (!is_found(memory, squad.name + " " + faction_name(squad.faction), squad.purpose + " " + pilots, "")) continue;
    any = true;
    const std::string remark =
        std::to_string(desk::points_of_ready(desk.catalog(), squad)) + " points, " + faction_name(squad.faction);
    if (!card_row(memory, "new/ready-" + std::to_string(i), squad.name, remark, squad.purpose + "\n" + pilots, "",
                  false))
      continue;
    desk::take_ready_squad(desk.catalog(), desk.draft, who, squad);
    ImGui::CloseCurrentPopup();
  }
  if (!any) dim("No squad matches the search.");
  end_card_list();
}

}  // namespace plotboard::panels
