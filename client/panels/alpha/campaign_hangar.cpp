// The hangar: a pilot's ship before a mission. Slots and loadouts at the left, both budgets above, everything on offer
// at the right.
#include <algorithm>

#include "desk/alpha/hangar_view.hpp"
#include "desk/core/cached.hpp"
#include "desk/squads/card_figures.hpp"
#include "panels/alpha/campaign_panel.hpp"
#include "panels/alpha/campaign_parts.hpp"
#include "panels/kit/battle_signs.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kBarHeightEm = 2.2F, kSlotButtonEm = 11, kSearchFieldEm = 14, kLoadoutFieldEm = 20, kOfferRowEm = 2.35F,
                kLeastLeftHalfEm = 24, kLeastHangarEm = 16;

using alpha::Equip;
using alpha::Loadout;
using alpha::Pilot;

const desk::HangarView& hangar_now(const desk::Desk& desk, Id pilot) {
  static desk::Cached<desk::HangarView, std::uint64_t, Id> cached;
  const alpha::State& state = campaign_of(desk.campaigns).state();
  return cached.of({alpha::hash_of(state), pilot},
                   [&] { return desk::hangar_of(campaign_of(desk.campaigns).book(), state, pilot); });
}

void equip(desk::Desk& desk, Id pilot, Loadout loadout) {
  loadout.name.clear();
  campaign_of(desk.campaigns).hand(Equip{pilot, std::move(loadout)});
}

// As much of it as fits, with dots.
std::string in_one_line(const std::string& words, float width, float size) {
  ImFont* const font = ImGui::GetFont();
  const char* const end = words.c_str() + words.size();
  const char* rest = nullptr;
  if (font->CalcTextSizeA(size, FLT_MAX, 0, words.c_str(), end).x <= width) return words;
  font->CalcTextSizeA(size, width - size, 0, words.c_str(), end, &rest);
  return std::string(words.c_str(), rest) + "...";
}

// What the flight is fitted out for, in a line: the ship and its slots come first here, and the story is a click away.
void mission_now(desk::Desk& desk) {
  const Id number = campaign_of(desk.campaigns).state().plan.mission;
  const data::Mission* mission = desk.catalog().mission(number);
  if (mission == nullptr) return;
  ImGui::AlignTextToFramePadding();
  strong(mission->number + "  " + mission->name);
  flow(button_width("Briefing"));
  if (button("campaign/hangar/briefing", "Briefing")) campaign_of(desk.campaigns).show_briefing(number);
  tip("The whole card: story, objectives, who comes when.");
  std::string objectives;
  for (const data::Objective& objective : mission->objectives)
    if (objective.kind == data::ObjectiveKind::primary) objectives += (objectives.empty() ? "" : " ") + objective.text;
  ImGui::SameLine();
  const float room = ImGui::GetContentRegionAvail().x;
  constexpr float kLeastEm = 12;
  if (room < em() * kLeastEm) return ImGui::NewLine();
  const std::string line = in_one_line(objectives, room, em());
  ImGui::AlignTextToFramePadding();
  dim(line);
  tip(objectives);
}

void flight_row(desk::Desk& desk, HangarMemory& memory, Id shown) {
  const alpha::State& state = campaign_of(desk.campaigns).state();
  bool first = true;
  for (const Id id : state.plan.pilots) {
    const Pilot& pilot = *state.pilot(id);
    const bool leads = state.plan.lead == id;
    const std::string label = pilot.call_sign + (leads ? ", Alpha One" : "");
    if (!first) flow(button_width(label));
    first = false;
    if (button("campaign/hangar/pick-" + id.text(), label, "", {true, false, id == shown})) {
      campaign_of(desk.campaigns).show_pilot(id, desk::CampaignPage::hangar);
      memory.slot = -1;
    }
    const Loadout* loadout = state.loadout_of(id);
    const std::size_t cards = loadout != nullptr ? loadout->cards.size() : 0;
    const Pilot flown = alpha::as_flown(state.plan.mission, pilot);
    tip("Initiative " + std::to_string(alpha::initiative_of(campaign_of(desk.campaigns).book(), flown)) + ", " +
        (cards == 0 ? "no cards yet" : std::to_string(cards) + (cards == 1 ? " card" : " cards")) + ".");
  }
}

void budget_bar(const std::string& name, const char* label, const desk::Bar& bar, float width) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float high = space::edge(), top = at.y + space::nook();
  ImGui::Dummy({width, em() * kBarHeightEm});
  probe(name);
  const std::string figures =
      std::to_string(bar.spent) + " of " + std::to_string(bar.of) + " spent, " + std::to_string(bar.left()) + " left";
  list->AddText(fonts().bold != nullptr ? fonts().bold : ImGui::GetFont(), em(), at, u32(theme().text), label);
  const float wide = ImGui::CalcTextSize(figures.c_str()).x;
  list->AddText({at.x + width - wide, at.y}, u32(bar.left() < 0 ? theme().warning : theme().text_dim), figures.c_str());
  list->AddRectFilled({at.x, top}, {at.x + width, top + high}, u32(theme().panel_raised), high / 2);
  const float share = bar.of > 0 ? std::min(1.0F, static_cast<float>(bar.spent) / static_cast<float>(bar.of))
                                 : (bar.spent > 0 ? 1.0F : 0.0F);
  if (share > 0)
    list->AddRectFilled({at.x, top}, {at.x + std::max(high, width * share), top + high},
                        u32(bar.left() < 0 ? theme().warning : theme().accent), high / 2);
  tip_by_rule(bar.origin + "\nAll of them are there again for every mission.", bar.rule);
}

std::string cost_words(int cost, bool career) {
  return std::to_string(cost) + (career ? (cost == 1 ? " path point" : " path points") : " U&M");
}

void slot_card(desk::Desk& desk, const desk::HangarView& view, const Loadout& now, const desk::HangarSlot& slot) {
  const desk::HangarCard& card = view.cards[static_cast<std::size_t>(slot.card)];
  const std::string base = "campaign/hangar/card-" + card.id.text();
  // From the right: the cross, the extra charge, the cost, each in its column.
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float full = ImGui::GetContentRegionAvail().x, side = ImGui::GetFrameHeight();
  const float space = ImGui::GetStyle().ItemSpacing.x, charge = button_width("+1");
  const float costs = full - side - charge - space * 2;
  const std::string cost = cost_words(card.cost, card.career);
  const float wide = slot.first ? ImGui::CalcTextSize(cost.c_str()).x : 0;
  const float names = costs - wide - space;
  ImGui::Dummy({names, side});
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float y = at.y + ImGui::GetStyle().FramePadding.y;
  const std::string words = card.name + (slot.first ? "" : " (same card)");
  fitted(list, fonts().bold, em(), {at.x, y}, names - space, u32(slot.first ? theme().text : theme().text_dim), words);
  probe(base + (slot.first ? "" : "-again"));
  std::string text = card.name + ", " + cost;
  if (card.charges > 0) text += ", " + std::to_string(card.charges) + (card.charges == 1 ? " charge" : " charges");
  tip(text + "\n" + card.text);
  if (!slot.first) return;
  list->AddText({at.x + costs - wide, y}, u32(theme().text_dim), cost.c_str());
  if (card.can_charge) {
    ImGui::SetCursorScreenPos({at.x + costs + space, at.y});
    if (button(base + "-charge", "+1", "", {true, false, card.charged}))
      equip(desk, view.pilot, desk::with_charge(now, card.id, !card.charged));
    tip_by_rule(card.charged ? "One charge more lies on it. Press to take it off."
                             : "Lay one of the pilot's extra charges on it.",
                "fga-2.3.1-4");
  }
  ImGui::SetCursorScreenPos({at.x + full - side, at.y});
  if (mark_button(base + "-off", Mark::close, "Take it off"))
    equip(desk, view.pilot, desk::without_card(now, static_cast<std::size_t>(slot.card)));
}

void slots(desk::Desk& desk, HangarMemory& memory, const desk::HangarView& view, const Loadout& now) {
  heading((view.ship + ", initiative " + std::to_string(view.initiative)).c_str());
  tip_by_rule("Slots of ship, rank and path. The initiative is the pilot's, in place of the ship's.", "fga-2.10.1-2");
  if (const data::Ship* flown = desk.catalog().ship(now.ship)) {
    dim(desk::figures_of(*flown));
    probe("campaign/hangar/figures");
  }
  if (alpha::is_introduction(campaign_of(desk.campaigns).state().plan.mission)) {
    dim("Everybody flies the introduction at rank 1.");
    tip_by_rule("Ranks above it bring no slots here, and the enemy is set up for rank 1.", "fga-1.3.2-2");
  }
  if (view.ships.size() > 1) {
    for (const Id ship : view.ships) {
      const data::Ship* type = desk.catalog().ship(ship);
      const std::string label = type != nullptr ? type->name : ship.text();
      if (ship != view.ships.front()) flow(button_width(label));
      Loadout other = now;
      other.ship = ship;
      if (campaign_of(desk.campaigns).session().check(Equip{view.pilot, other}))
        other.cards.clear(), other.charged.clear();
      if (button("campaign/hangar/ship-" + ship.text(), label, "", {true, false, ship == now.ship}) && ship != now.ship)
        equip(desk, view.pilot, other);
      tip_by_rule("The pilot's path lets the pilot choose between the two.", "fga-2.4.1-7");
    }
  }
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, space::nick()});
  for (std::size_t i = 0; i < view.slots.size(); ++i) {
    const WithId id(static_cast<int>(i));
    const desk::HangarSlot& slot = view.slots[i];
    const bool chosen = memory.slot == static_cast<int>(i);
    if (button("campaign/hangar/slot-" + std::to_string(i), slot.words, "",
               {true, false, chosen, std::min(em() * kSlotButtonEm, ImGui::GetContentRegionAvail().x * 0.42F)}))
      memory.slot = chosen ? -1 : static_cast<int>(i);
    tip_by_rule(slot.from + (slot.career ? "; paid with career path points" : "; paid with U&M points") +
                    ".\nPress to see only what fits here.",
                slot.rule);
    ImGui::SameLine();
    if (slot.card >= 0) {
      slot_card(desk, view, now, slot);
    } else {
      ImGui::AlignTextToFramePadding();
      dim("empty");
    }
  }
  ImGui::PopStyleVar();
  for (std::size_t i = 0; i < view.cards.size(); ++i) {
    if (view.cards[i].placed) continue;
    const WithId id(static_cast<int>(view.slots.size() + i));
    coloured(theme().warning, view.cards[i].name + " has no slot.");
    ImGui::SameLine();
    if (mark_button("campaign/hangar/card-" + view.cards[i].id.text() + "-off", Mark::close, "Take it off"))
      equip(desk, view.pilot, desk::without_card(now, i));
  }
  if (!view.given.empty()) {
    dim("By rank, without a slot: " + view.given.front() + ".");
    if (const data::Upgrade* card = desk.catalog().upgrade(
            alpha::standard_of(campaign_of(desk.campaigns).book(), campaign_of(desk.campaigns).state().house,
                               *campaign_of(desk.campaigns).state().pilot(view.pilot))
                .cards.front()))
      tip_by_rule(card->text, card->rule);
  }
  if (view.tokens > 0)
    dim("Extra charges: " + std::to_string(view.tokens_used) + " of " + std::to_string(view.tokens) +
        " laid on cards.");
  if (!view.problem.empty()) {
    coloured(theme().warning, view.problem);
    rule_link(view.rule);
  }
}

void ready_made(desk::Desk& desk, const desk::HangarView& view, const Loadout& now) {
  heading("Suggestions");
  bool first = true;
  for (const desk::Suggestion& suggestion : desk::suggestions()) {
    if (!first) flow(button_width(suggestion.name));
    first = false;
    if (button("campaign/hangar/suggest-" + std::to_string(static_cast<int>(suggestion.how)), suggestion.name)) {
      const alpha::State state = campaign_of(desk.campaigns).state();
      equip(desk, view.pilot, alpha::suggested(campaign_of(desk.campaigns).book(), state, view.pilot, suggestion.how));
    }
    tip(suggestion.help);
  }
  flow(button_width("Empty"));
  if (button("campaign/hangar/empty", "Empty", "", {!now.cards.empty()})) {
    Loadout none;
    none.ship = now.ship;
    equip(desk, view.pilot, none);
  }
  tip("Takes everything off the ship.");
}

void kept_loadouts(desk::Desk& desk, HangarMemory& memory, const desk::HangarView& view, const Loadout& now) {
  heading("Loadouts");
  for (std::size_t i = 0; i < view.kept.size(); ++i) {
    const WithId id(static_cast<int>(i));
    const desk::KeptRow& row = view.kept[i];
    const std::string base = "campaign/hangar/kept-" + std::to_string(i);
    if (button(base, row.name, "", {row.why.empty(), false, row.on})) equip(desk, view.pilot, row.loadout);
    tip_by_rule(row.words + (row.why.empty() ? "" : "\n" + row.why), row.rule);
    if (!row.kept) continue;
    ImGui::SameLine();
    if (mark_button(base + "-forget", Mark::close, "Forget this loadout"))
      campaign_of(desk.campaigns).hand(alpha::ForgetLoadout{view.pilot, row.loadout.name, row.loadout.ship});
  }
  if (view.kept.empty()) dim("None is kept for this ship yet.");
  const float wide = button_width("Keep") + ImGui::GetStyle().ItemSpacing.x;
  ImGui::SetNextItemWidth(std::min(em() * kSearchFieldEm, ImGui::GetContentRegionAvail().x - wide));
  const bool enter = ImGui::InputTextWithHint("##name", "Name of this loadout", memory.name.data(), memory.name.size(),
                                              ImGuiInputTextFlags_EnterReturnsTrue);
  probe("campaign/hangar/name");
  ImGui::SameLine();
  Loadout named = now;
  named.name = memory.name.data();
  const alpha::KeepLoadout keep{view.pilot, named};
  const auto why = campaign_of(desk.campaigns).session().check(keep);
  const bool pressed_keep = button("campaign/hangar/keep", "Keep", "", {!why});
  tip(why ? campaign_of(desk.campaigns).said(why->why) : "The hangar begins with the newest one that can be flown.");
  if ((pressed_keep || enter) && !why && campaign_of(desk.campaigns).hand(keep)) memory.name.fill('\0');
}

// Two lines: name, slots and cost; then its text, or why it cannot be taken.
bool offer_row(const desk::OfferRow& offer, float width, float high) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool clicked =
      ImGui::Selectable("##offer", false, offer.legal ? 0 : ImGuiSelectableFlags_Disabled, {width, high});
  const bool taken = offer.legal && (clicked || entered());
  probe("campaign/hangar/offer-" + offer.id.text());
  ImDrawList* list = ImGui::GetWindowDrawList();
  const scene::Theme& t = theme();
  ImFont* const bold = fonts().bold != nullptr ? fonts().bold : ImGui::GetFont();
  ImFont* const font = ImGui::GetFont();
  const float pad = space::tight(), small = type::link();
  const std::string cost = cost_words(offer.cost, offer.career);
  const float wide = font->CalcTextSizeA(type::note(), FLT_MAX, 0, cost.c_str()).x;
  fitted(list, bold, em(), {at.x + pad, at.y + pad * 0.6F}, width * 0.42F, u32(offer.legal ? t.text : t.text_dim),
         offer.name);
  const std::string kinds = offer.slots + (offer.remark.empty() ? "" : ", " + offer.remark);
  fitted(list, font, small, {at.x + width * 0.45F, at.y + pad * 0.6F + space::hair()}, width * 0.54F - wide - pad * 3,
         u32(t.text_dim), kinds);
  list->AddText(font, type::note(), {at.x + width - wide - pad, at.y + pad * 0.6F},
                u32(offer.legal ? t.text : t.text_dim), cost.c_str());
  const std::string below = in_one_line(offer.legal ? offer.text : offer.why, width - pad * 2, small);
  list->AddText(font, small, {at.x + pad, at.y + pad * 0.6F + space::bar()}, u32(offer.legal ? t.text_dim : t.warning),
                below.c_str());
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled))
    tip_by_rule(offer.name + ", " + cost + "\n" + kinds + "\n" + offer.text + (offer.legal ? "" : "\n\n" + offer.why),
                offer.legal ? offer.source : offer.rule);
  return taken;
}

void offers(desk::Desk& desk, HangarMemory& memory, const desk::HangarView& view, const Loadout& now) {
  const desk::HangarSlot* slot = memory.slot >= 0 ? &view.slots[static_cast<std::size_t>(memory.slot)] : nullptr;
  heading(slot != nullptr ? ("Offers for the slot: " + slot->words).c_str() : "Offers");
  const float all = slot != nullptr ? button_width("All slots") + ImGui::GetStyle().ItemSpacing.x : 0;
  ImGui::SetNextItemWidth(std::min(em() * kLoadoutFieldEm, ImGui::GetContentRegionAvail().x - all));
  ImGui::InputTextWithHint("##search", "Search names, slots and texts", memory.search.data(), memory.search.size());
  probe("campaign/hangar/search");
  if (slot != nullptr) {
    ImGui::SameLine();
    if (button("campaign/hangar/all-slots", "All slots")) memory.slot = -1;
  }
  const auto found =
      desk::offers_found(desk.catalog(), view, memory.search.data(), slot != nullptr ? &slot->slot : nullptr);
  // What this pilot cannot carry at all is folded away, unless it is looked for.
  const bool all_wanted = memory.all || memory.search[0] != '\0';
  std::vector<const desk::OfferRow*> shown;
  std::size_t legal = 0, near = 0;
  for (const desk::OfferRow* row : found) {
    legal += row->legal ? 1 : 0;
    near += !row->legal && row->near ? 1 : 0;
    if (row->legal || row->near) shown.push_back(row);
  }
  const std::size_t far = found.size() - shown.size();
  if (all_wanted) shown = found;
  std::string count = found.empty() ? "Nothing matches." : std::to_string(legal) + " can be taken now";
  if (near > 0) count += ", " + std::to_string(near) + " more once points or a slot are free";
  dim(found.empty() ? count : count + ".");
  ImGui::BeginChild("offers", {0, 0}, false, ImGuiWindowFlags_NavFlattened);
  probe("campaign/hangar/offers", ImGui::GetWindowPos(),
        {ImGui::GetWindowPos().x + ImGui::GetWindowWidth(), ImGui::GetWindowPos().y + ImGui::GetWindowHeight()});
  const float width = ImGui::GetContentRegionAvail().x, high = em() * kOfferRowEm;
  std::optional<Id> taken;
  ImGuiListClipper clipper;
  clipper.Begin(static_cast<int>(shown.size()), high + ImGui::GetStyle().ItemSpacing.y);
  while (clipper.Step()) {
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      const WithId id(i);
      const desk::OfferRow& offer = *shown[static_cast<std::size_t>(i)];
      if (offer_row(offer, width, high)) taken = offer.id;
    }
  }
  if (far > 0 && memory.search[0] == '\0') {
    const std::string words =
        memory.all ? "Hide what does not fit"
                   : "Show " + std::to_string(far) + (far == 1 ? " card" : " cards") + " that this pilot cannot carry";
    if (button("campaign/hangar/all-offers", words)) memory.all = !memory.all;
    tip("For other ships, ranks or paths, or dearer than all points. The reason stands below each.");
  }
  ImGui::EndChild();
  if (taken) equip(desk, view.pilot, desk::with_card(now, *taken));
}

}  // namespace

void draw_campaign_hangar(desk::Desk& desk, HangarMemory& memory) {
  const alpha::State& state = campaign_of(desk.campaigns).state();
  const Pilot* pilot = campaign_of(desk.campaigns).shown_pilot();
  if (state.stage == alpha::Stage::flying) {
    strong("The mission is under way.");
    dim("Go on with it above. The hangar opens again before the next mission.");
    return;
  }
  if (state.stage != alpha::Stage::hangar || pilot == nullptr || state.loadout_of(pilot->id) == nullptr) {
    strong("The hangar opens with a mission.");
    dim("Choose one at home: then every pilot of the flight fits out the ship that it assigns. Points are not used "
        "up: you have all of them again for every mission.");
    return;
  }
  const desk::HangarView view = hangar_now(desk, pilot->id);  // by value: what is pressed makes another
  const Loadout now = *state.loadout_of(pilot->id);
  if (memory.slot >= static_cast<int>(view.slots.size())) memory.slot = -1;
  mission_now(desk);
  flight_row(desk, memory, pilot->id);
  gap(space::tight());
  const float full = ImGui::GetContentRegionAvail().x, space = ImGui::GetStyle().ItemSpacing.x * 2;
  const float half = (full - space) / 2;
  budget_bar("campaign/hangar/bar-upgrades", "U&M points", view.upgrades, half);
  ImGui::SameLine(0, space);
  budget_bar("campaign/hangar/bar-path", "Career path points", view.path, half);
  const float left = std::min(std::max(em() * kLeastLeftHalfEm, full * 0.42F), full * 0.55F);
  // Where little room is left below, the page scrolls.
  const float high = std::max(ImGui::GetContentRegionAvail().y, em() * kLeastHangarEm);
  ImGui::BeginChild("ship", {left, high}, false, ImGuiWindowFlags_NavFlattened);
  slots(desk, memory, view, now);
  ready_made(desk, view, now);
  kept_loadouts(desk, memory, view, now);
  ImGui::EndChild();
  ImGui::SameLine(0, space);
  ImGui::BeginChild("right", {0, high}, false, ImGuiWindowFlags_NavFlattened);
  offers(desk, memory, view, now);
  ImGui::EndChild();
}

}  // namespace plotboard::panels
