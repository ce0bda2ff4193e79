// The attack under way: who shoots whom with what, the dice on both sides, what they have to spend, and the odds.
#include <algorithm>

#include "panels/battle_signs.hpp"
#include "panels/card_words.hpp"
#include "panels/ui.hpp"
#include "panels/words.hpp"

namespace plotboard::panels {
namespace {

std::vector<int> values_of(const std::vector<state::Die>& dice) {
  std::vector<int> values;
  values.reserve(dice.size());
  for (const state::Die& die : dice) values.push_back(static_cast<int>(die.face));
  return values;
}

const char* step_words(state::AttackStep step) {
  switch (step) {
    case state::AttackStep::declare:
      return "It is declared.";
    case state::AttackStep::attack_dice:
      return "Now the attack dice are thrown.";
    case state::AttackStep::modify_attack:
      return "Now the attack dice may be changed.";
    case state::AttackStep::defense_dice:
      return "Now the defense dice are thrown.";
    case state::AttackStep::modify_defense:
      return "Now the defense dice may be changed.";
    case state::AttackStep::neutralize:
      return "Evades cancel hits.";
    case state::AttackStep::damage:
      return "Damage is dealt.";
    case state::AttackStep::aftermath:
      return "What follows from the attack.";
  }
  return "";
}

void tokens_line(const state::Piece& ship, bool first) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float size = em() * 1.15F;
  bool any = false;
  const auto item = [&](const std::string& words, auto draw) {
    const float width = size * 1.3F + ImGui::CalcTextSize(words.c_str()).x + em() * 0.3F;
    if (any) flow(width);
    any = true;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw(ImVec2{at.x + size / 2, at.y + em() * 0.55F});
    list->AddText({at.x + size * 1.2F, at.y}, u32(theme().text), words.c_str());
    ImGui::Dummy({width, em() * 1.15F});
  };
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    const int count = ship.tokens[token];
    if (count == 0) continue;
    std::string words = scene::words_of(token, first);
    if (count > 1) words += " ×" + std::to_string(count);
    item(words, [&](ImVec2 at) { draw_token(list, at, size, token); });
  }
  if (ship.ship.force > 0) {
    item("Force " + std::to_string(ship.ship.force),
         [&](ImVec2 at) { list->AddNgon(at, size * 0.45F, u32(theme().accent), 6, line_width() * 1.5F); });
  }
}

void side(const desk::Desk& desk, const std::string& id, bool attacks, const desk::AttackView& view) {
  const state::Piece* ship = desk.table().find(id);
  if (ship == nullptr) return;
  const scene::Colour ink = ship->side == state::Side::enemy ? theme().enemy_text : theme().player_text;
  coloured(ink, id + "  ·  " + title_of(desk.catalog(), *ship));
  condition_row(*ship, em() * 0.8F);
  tokens_line(*ship, desk::is_first_edition(desk.catalog(), &desk.table()));
  const bool thrown = attacks ? view.attack_thrown : view.defense_thrown;
  const int count = attacks ? view.attack_dice : view.defense_dice;
  const state::DieKind kind = attacks ? state::DieKind::attack : state::DieKind::defense;
  std::string parts;
  for (const rules::DicePart& part : attacks ? view.attack_parts : view.defense_parts) {
    parts += (parts.empty() ? "" : "\n") + std::string(part.by > 0 ? "+" : "") + std::to_string(part.by) + "  " +
             desk.said(part.text) + (part.rule.empty() ? "" : "  (" + name_of_rule(desk.catalog(), part.rule) + ")");
  }
  const auto rolling = desk.playback.rolling(attacks ? state::Pool::attack : state::Pool::defense);
  if (thrown && rolling) {  // they are known when they lie still
    if (rolling->empty())
      dim(std::to_string(count) + (count == 1 ? " die is thrown." : " dice are thrown."));
    else
      dice_row(attacks ? "attack/rolling" : "attack/defense-rolling", kind, *rolling, em() * 1.9F);
  } else if (thrown) {
    if (count == 0)
      dim("No dice.");
    else
      dice_row(attacks ? "attack/dice" : "attack/defense-dice", kind,
               values_of(attacks ? view.attack.attack_dice : view.attack.defense_dice), em() * 1.9F);
  } else {
    dim(std::to_string(count) + (attacks ? " attack " : " defense ") + (count == 1 ? "die" : "dice") + " to throw.");
    tip(parts);
  }
}

}  // namespace

std::string percent(double share) {
  const double hundred = share * 100;
  if (hundred > 0 && hundred < 1) return "<1 %";
  if (hundred > 99 && hundred < 100) return ">99 %";
  return number(hundred, 0) + " %";
}

void draw_odds(const rules::Odds& odds, float width) {
  const float half = (width - em() * 0.6F) / 2;
  ImGui::BeginGroup();
  bar(half, static_cast<float>(odds.hit), theme().band1, percent(odds.hit) + " to hit");
  tip("The exact chance that at least one hit or critical hit comes through, both sides spending what helps.");
  ImGui::SameLine(0, em() * 0.6F);
  bar(half, static_cast<float>(odds.damage / 4), theme().overlapping, number(odds.damage, 2) + " damage");
  tip("Damage to be expected on average, " + number(odds.crits, 2) + " of it critical. The bar is full at 4.");
  ImGui::EndGroup();
}

void draw_attack(desk::Desk& desk) {
  const std::optional<desk::AttackView> view = desk.battle.attack_view();
  if (!view) return;
  const state::Attack& attack = view->attack;
  heading(attack.bonus ? "Bonus attack" : "Attack");
  const bool first = desk::is_first_edition(desk.catalog(), &desk.table());
  std::string line = desk::with_capital(view->weapon) + ", " + words_of(attack.arc, first) + " arc, range " +
                     std::to_string(attack.range);
  if (attack.section != state::Section::none)
    line += std::string(", at the ") + state::name_of(attack.section) + " section";
  if (!attack.obstructed_by.empty()) {
    line += ", obstructed by ";
    for (std::size_t i = 0; i < attack.obstructed_by.size(); ++i)
      line += (i == 0 ? "" : ", ") + desk.names().piece(attack.obstructed_by[i]);
  }
  plain(line + ".");
  tip(step_words(attack.step));
  gap(0.3F);
  side(desk, attack.attacker, true, *view);
  gap(0.3F);
  side(desk, attack.defender, false, *view);
  if (view->odds) {
    gap(0.3F);
    draw_odds(*view->odds, ImGui::GetContentRegionAvail().x);
    probe("attack/odds");
  }
  ImGui::Separator();
}

}  // namespace plotboard::panels
