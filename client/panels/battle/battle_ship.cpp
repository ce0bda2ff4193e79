// A ship in a battle: shields, hull, tokens, dial, cards with their charges, damage cards with their text.
#include "panels/battle/battle_ship.hpp"

#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "desk/core/names.hpp"
#include "panels/battle/huge_sheet.hpp"
#include "panels/kit/battle_signs.hpp"
#include "panels/kit/card_words.hpp"
#include "panels/kit/glossary.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/words.hpp"
#include "words/english.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kTokenSignEm = 1.4F, kShipIconEm = 2.2F, kConditionSignEm = 1.05F;

void charges(int now, int most) {
  ImGui::SameLine();
  dim(std::to_string(now) + " of " + std::to_string(most) + " charges");
}

void tokens(const desk::Desk& desk, const state::Piece& ship) {
  heading("Tokens");
  const bool first = desk.edition().is_first();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float size = em() * kTokenSignEm;
  bool any = false;
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    const int count = ship.tokens[token];
    if (count == 0) continue;
    std::string words = scene::words_of(token, first);
    if (count > 1) words += " ×" + std::to_string(count);
    const float width = size * 1.3F + ImGui::CalcTextSize(words.c_str()).x + space::snug();
    if (any) flow(width);
    any = true;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_token(list, {at.x + size / 2, at.y + size / 2}, size, token);
    list->AddText({at.x + size * 1.2F, at.y + (size - em()) / 2}, u32(theme().text), words.c_str());
    ImGui::Dummy({width, size});
    tip_term(term_of(token));
  }
  for (const Id object : ship.locks()) {
    plain((first ? "Target lock on " : "Has locked ") + desk.names().piece(object) + ".");
    tip_term("lock");
  }
  if (!any && ship.lock.empty()) dim("None.");
}

void dial(desk::Desk& desk, const state::Piece& ship) {
  heading("Dial");
  if (ship.ai) return dim("Flown by its AI card: it takes no dial.");
  if (ship.ship.is_wingmate())
    return dim("The dial of " + desk.names().piece(ship.ship.wing.leader) + " stands for it.");
  if (ship.ship.executed) {
    plain("Flew " + geom::words_of(ship.ship.executed->maneuver) + (ship.ship.executed->fully ? "." : ", cut short."));
    return;
  }
  if (!ship.ship.dial) return dim("Not set.");
  if (desk.seats.knows_dial(ship))
    return plain(geom::words_of(*ship.ship.dial) + (ship.ship.revealed ? ", revealed." : ", still hidden."));
  dim("Set, and hidden.");
  if (!desk.seats.has_people(ship.side)) return;
  if (button("ship/peek", "Look at it (others look away)")) desk.seats.peek_at(ship.id);
}

std::string arcs_words(const geom::ArcKinds& arcs, bool first) {
  std::string words;
  for (const geom::ArcKind arc : arcs) words += (words.empty() ? "" : " or ") + words_of(arc, first);
  return words.empty() ? "no arc now" : words + " arc";
}

// Attack values, as the rules have them now.
void attacks(const desk::Desk& desk, const state::Piece& ship, const desk::ShipSheet& sheet) {
  if (sheet.weapons.empty()) return;
  heading("Attack");
  const bool first = desk.edition().is_first();
  for (std::size_t i = 0; i < sheet.weapons.size(); ++i) {
    const desk::Weapon& weapon = sheet.weapons[i];
    const std::string range = weapon.nearest == weapon.farthest
                                  ? std::to_string(weapon.nearest)
                                  : std::to_string(weapon.nearest) + "-" + std::to_string(weapon.farthest);
    strong(std::to_string(weapon.dice));
    ImGui::SameLine();
    plain(weapon.name + ", " + arcs_words(weapon.arcs, first) + ", range " + range);
    probe("ship/attack-" + std::to_string(i));
  }
  plain("Agility " + std::to_string(ship.ship.agility) + ".");
}

void action(const std::string& type, const std::string& difficulty, bool first) {
  const float size = type::small();
  const auto colour = difficulty == "red"      ? geom::Difficulty::red
                      : difficulty == "purple" ? geom::Difficulty::purple
                                               : geom::Difficulty::white;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_difficulty(ImGui::GetWindowDrawList(), {at.x + size / 2, at.y + em() / 2}, size, colour,
                  u32(colour_of(colour, first)));
  ImGui::Dummy({size * 1.1F, em()});
  ImGui::SameLine(0, space::slim());
  ImGui::TextUnformatted(desk::with_capital(words::english_word(Id(type), first)).c_str());
}

// The action bar with its difficulties, by shape and colour; linked actions behind an arrow.
void actions(const desk::Desk& desk, const desk::ShipSheet& sheet) {
  if (sheet.bar.empty()) return;
  heading("Actions");
  const bool first = desk.edition().is_first();
  bool any = false;
  for (const data::ShipAction& each : sheet.bar) {
    const auto width_of = [&](Id type) {
      return space::row() + ImGui::CalcTextSize(words::english_word(type, first).c_str()).x;
    };
    if (any) flow(width_of(each.type) + (each.linked.empty() ? 0 : width_of(each.linked) + em()));
    any = true;
    ImGui::BeginGroup();
    action(each.type, each.difficulty, first);
    if (!each.linked.empty()) {
      ImGui::SameLine(0, space::tight());
      ImGui::TextUnformatted("→");
      ImGui::SameLine(0, space::tight());
      action(each.linked, each.linked_difficulty, first);
    }
    ImGui::EndGroup();
    probe("ship/action-" + each.type);
    tip((each.difficulty == "white" ? "" : desk::with_capital(each.difficulty) + " ") +
        words::english_word(each.type, first) + (each.difficulty == "red" ? ": the ship gains a stress token." : "") +
        (each.difficulty == "purple" ? ": costs one Force." : "") +
        (each.linked.empty() ? ""
                             : " After it the ship may do a " +
                                   (each.linked_difficulty == "white" ? "" : each.linked_difficulty + " ") +
                                   words::english_word(each.linked, first) + " action."));
  }
}

// What a card says, and where the program leaves it to its player.
void card_text(const desk::Desk& desk, Id card) {
  const std::string text = text_of_card(desk.catalog(), card);
  if (tells_by_hand(desk.catalog(), card)) {
    coloured(theme().warning, "By hand: the program does not play this card.");
    probe("ship/by-hand");
  }
  if (!text.empty()) dim(text);
}

void pilot(const desk::Desk& desk, const state::Piece& ship) {
  bool first = true;
  const auto one = [&](const std::string& name, Id card) {
    if (std::exchange(first, false)) heading("Pilot");
    strong(name);
    card_text(desk, card);
  };
  const data::FirstPilot* const flies = desk.catalog().first_pilot(ship.ship.pilot);
  if (flies != nullptr && !flies->text.empty()) one(flies->name, flies->id);
  for (const state::Card& card : ship.ship.cards) {
    const data::FirstPilot* const aft = desk.catalog().first_pilot(card.id);
    if (aft != nullptr && aft != flies && !aft->text.empty()) one(aft->name, card.id);
    if (const data::PilotAbility* ability = data::pilot_ability(desk.catalog(), card.id)) {
      one(ability->name, card.id);
      if (ability->charges > 0) charges(card.charges, card.limit(ability->charges));
    }
  }
}

// Ordnance tokens, energy, charges: whatever lies on it.
void tokens_on(const state::Card& card, const data::Upgrade& upgrade) {
  if (upgrade.energy_limit > 0) {
    ImGui::SameLine();
    dim(std::to_string(card.charges) + " of " + std::to_string(upgrade.energy_limit) + " energy");
  } else if (upgrade.edition == geom::Edition::first && card.charges > 0) {
    ImGui::SameLine();
    dim(std::to_string(card.charges) + (card.charges == 1 ? " token" : " tokens"));
  } else if (upgrade.charges > 0) {
    charges(card.charges, card.limit(upgrade.charges));
  }
}

void cards(const desk::Desk& desk, const state::Piece& ship) {
  pilot(desk, ship);
  bool first = true;
  for (const state::Card& card : ship.ship.cards) {
    const data::Upgrade* upgrade = desk.catalog().upgrade(card.id);
    if (upgrade == nullptr) continue;
    if (std::exchange(first, false)) heading("Upgrades");
    std::string name = upgrade->name;
    const std::string& side = card.open ? upgrade->open_name : upgrade->closed_name;
    if (upgrade->two_sided) name = side.starts_with(name) ? side : name + " (" + side + ")";
    if (card.section != state::Section::none) name += card.section == state::Section::fore ? ", fore" : ", aft";
    if (card.discarded) {
      dim(name + ", discarded");
      continue;
    }
    strong(name);
    tokens_on(card, *upgrade);
    card_text(desk, card.id);
  }
  first = true;
  for (const state::Card& card : ship.ship.cards) {
    const data::FirstCondition* condition = desk.catalog().condition(card.id);
    if (condition == nullptr) continue;
    if (std::exchange(first, false)) heading("Conditions");
    strong(condition->name);
    card_text(desk, card.id);
  }
}

void damage(const desk::Desk& desk, const state::Piece& ship) {
  heading("Damage");
  int hidden = 0;
  bool any = false;
  for (const state::DamageCard& card : ship.ship.damage) {
    if (!card.faceup) {
      ++hidden;
      continue;
    }
    any = true;
    const data::DamageCard* known = desk.catalog().damage_card(card.number);
    if (known == nullptr) continue;
    const std::string where = card.section == state::Section::fore  ? ", fore"
                              : card.section == state::Section::aft ? ", aft"
                                                                    : "";
    coloured(theme().overlapping, known->name + where);
    plain(known->text);
    rule_link(known->rule);
  }
  if (hidden > 0) plain(std::to_string(hidden) + (hidden == 1 ? " facedown card." : " facedown cards."));
  if (!any && hidden == 0) dim("None.");
}

std::string what_of(const desk::Desk& desk, const desk::Asking& asking) {
  if (!asking.card.empty()) return desk.names().card(Id(asking.card));
  if (asking.kind == "system") return "the System Phase";
  return asking.kind == "wing-split" || asking.kind == "wing-join" ? "its wing" : "what it was asked";
}

// Questions that are not asked now, or only once something has changed.
void not_asked(desk::Desk& desk, const state::Piece& ship) {
  for (const desk::Asking& asking : desk.battle.quiet_questions(ship.id)) {
    if (button("ship/ask/" + asking.kind + asking.card, "Ask about " + what_of(desk, asking) + " next time"))
      desk.battle.ask_again(asking);
  }
}

}  // namespace

void draw_battle_ship(desk::Desk& desk, const state::Piece& ship) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float icon = em() * kShipIconEm;
  const scene::Colour side = ship.side == state::Side::enemy ? theme().enemy_text : theme().player_text;
  draw_base(ImGui::GetWindowDrawList(), {at.x + icon / 2, at.y + icon / 2}, icon, ship.base, u32(side),
            line_width() * 1.4F);
  ImGui::Dummy({icon, icon});
  ImGui::SameLine();
  ImGui::BeginGroup();
  strong(state::called(desk.catalog(), ship));
  std::string pilot = desk::pilot_words(desk.catalog(), ship);
  if (!pilot.empty()) pilot += ", ";
  dim(pilot + title_of(desk.catalog(), ship) + ", " + desk.edition().initiative + " " +
      std::to_string(ship.initiative));
  ImGui::EndGroup();
  if (const state::Wing& wing = ship.ship.wing; wing.place == 1) {
    plain("Leads its wing: its dial stands for all of them.");
  } else if (ship.ship.is_wingmate()) {
    plain("In the wing of " + desk.names().piece(wing.leader) + ", " + desk::words_of_place(wing.place) + ".");
  } else if (wing.split) {
    plain("Has left the wing of " + desk.names().within(wing.leader) + " and flies by itself.");
  }
  if (ship.ship.destroyed)
    coloured(theme().overlapping, std::string("Destroyed: it is taken off once all of its ") +
                                      desk.edition().initiative + " have had their turn.");
  if (ship.fled) coloured(theme().overlapping, "It has left the play area.");
  if (!ship.ship.sections.empty()) {
    heading("Sections");
    draw_huge_sheet(desk, ship, false);
  } else {
    heading("Shields and hull");
    condition_row(ship, em() * kConditionSignEm);
  }
  plain(std::to_string(ship.ship.shields) + " of " + std::to_string(ship.ship.shield_limit) + " shields, " +
        std::to_string(std::max(0, ship.ship.hull_left())) + " of " + std::to_string(ship.ship.hull) + " hull.");
  if (ship.ship.force_limit > 0)
    plain("Force " + std::to_string(ship.ship.force) + " of " + std::to_string(ship.ship.force_limit) + ".");
  const desk::ShipSheet sheet = desk.fleet.sheet(ship.id);
  attacks(desk, ship, sheet);
  actions(desk, sheet);
  tokens(desk, ship);
  dial(desk, ship);
  damage(desk, ship);
  cards(desk, ship);
  gap();
  bool stops = desk.battle.stops_at(ship.id);
  if (check("ship/hold", "Stop before it acts", stops)) desk.battle.toggle_hold(ship.id);
  tip("Key " + desk::info_of(desk::Intent::hold_ship).key + ". The battle waits for Continue before its turn.");
  not_asked(desk, ship);
  intent_button(desk, desk::Intent::toggle_arcs, "ship/arcs", "Show its arcs");
  flow(button_width("Measure from here"));
  if (button("ship/measure", "Measure from here")) {
    const std::string id = ship.id;
    act(desk::Intent::tool_measure);
    desk.board.measure(id);
  }
}

}  // namespace plotboard::panels
