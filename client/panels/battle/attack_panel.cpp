// The attack under way: who shoots whom with what, the dice on both sides, what they have to spend, and the odds.
#include "panels/battle/attack_panel.hpp"

#include <algorithm>

#include "desk/battle/battle_words.hpp"
#include "desk/core/names.hpp"
#include "panels/kit/battle_signs.hpp"
#include "panels/kit/card_words.hpp"
#include "panels/kit/glossary.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kRerollGroundEm = 0.48F, kRerollMarkEm = 0.72F;

// --- the tray: dice as things that lie there, and are taken for a reroll

struct TrayDie {
  const state::Die& die;
  state::DieKind kind;
  const desk::Pick* pick = nullptr;  // null: it cannot be taken now
  std::size_t index = 0;             // of that pick
  bool best = false;
};

constexpr float kDie = 2.5F;    // em
constexpr float kTile = 3.05F;  // em, a die with its room
constexpr float kFoot = 1.25F;  // em, its key and what is said of it

std::string tip_of(const TrayDie& shown) {
  std::string words = desk::with_capital(words_of_die(shown.kind, static_cast<int>(shown.die.face)));
  if (shown.die.rerolled) words += ", rerolled already";
  if (shown.die.added) words += ", added by a card or token";
  if (shown.die.fixed) words += ", cannot be changed";
  words += ".";
  if (shown.pick != nullptr)
    words += shown.pick->is_chosen() ? " Click to take it back." : " Click to choose it for the reroll.";
  return words;
}

void draw_tray_die(ImDrawList* list, ImVec2 at, const TrayDie& shown, bool lit) {
  const scene::Theme& t = theme();
  const bool chosen = shown.pick != nullptr && shown.pick->is_chosen();
  const ImVec2 end(at.x + em() * kTile, at.y + em() * (kTile + kFoot));
  if (shown.pick != nullptr) {
    list->AddRectFilled(at, end, u32(lit ? mixed(t.panel_raised, t.accent, 0.3F) : t.panel_raised), space::pad());
    const scene::Colour rim = chosen ? t.chosen : lit ? t.accent : mixed(t.panel, t.text, 0.35F);
    list->AddRect(at, end, u32(rim), space::pad(), 0, line_width() * (chosen ? 3.0F : 1.0F));
  }
  const float lift = chosen ? space::nick() : 0;
  const ImVec2 centre(at.x + em() * kTile / 2, at.y + em() * kTile / 2 - lift);
  const bool idle = shown.pick == nullptr && shown.die.fixed;
  if (chosen) list->AddCircleFilled(centre, em() * kDie * 0.56F, u32(t.chosen, 0.35F), 32);
  draw_battle_die(list, centre, em() * kDie, shown.kind, static_cast<int>(shown.die.face), idle);
  if (shown.die.rerolled || chosen) {
    const ImVec2 corner(end.x - space::half(), at.y + space::half());
    list->AddCircleFilled(corner, em() * kRerollGroundEm, u32(t.panel), 20);
    draw_mark(list, corner, em() * kRerollMarkEm, Mark::redo, u32(chosen ? t.chosen : t.text_dim), line_width() * 1.4F);
  }
  if (shown.pick == nullptr) return;
  const float y = at.y + em() * kTile;
  const std::string& key = shown.pick->label;
  const float best_width = shown.best ? ImGui::CalcTextSize("best").x + space::tight() : 0;
  const float key_width = key.empty() ? 0 : ImGui::CalcTextSize(key.c_str()).x + space::half();
  float x = (at.x + end.x - key_width - best_width) / 2;
  if (key_width > 0) {
    list->AddRectFilled({x, y}, {x + key_width, y + space::line()}, u32(mixed(t.panel, t.accent, 0.25F)),
                        space::thin());
    list->AddText({x + space::slim(), y}, u32(t.text), key.c_str());
    x += key_width + space::tight();
  }
  if (shown.best) list->AddText({x, y}, u32(t.accent), "best");
}

// What can be taken of these dice just now.
bool lie_for_reroll(const desk::Desk& desk, bool attack_dice) {
  const auto& choice = desk.table().play.choice;
  const auto& attack = desk.table().play.attack;
  if (!choice || !attack || choice->kind != "reroll" || desk.battle.expected().kind != desk::Expect::choice)
    return false;
  return attack_dice == (attack->step <= state::AttackStep::modify_attack);
}

void confirm_reroll(desk::Desk& desk, const std::vector<desk::Pick>& picks) {
  const auto limits = desk.battle.reroll_limits();
  const std::size_t marked = desk.battle.marked.size();
  const auto done = std::find_if(picks.begin(), picks.end(), [](const desk::Pick& pick) { return pick.key == "done"; });
  gap(space::thin());
  const bool confirms = done != picks.end() && done->legal;
  if (confirms) {
    const bool rerolls = marked > 0;
    const std::string key = rerolls ? desk::info_of(desk::Intent::ai_step).key : done->label;
    if (button("pick/done", done->text, key, {true, rerolls}))
      return static_cast<void>(desk.answers.pick(static_cast<std::size_t>(done - picks.begin())));
  } else {
    button("tray/reroll", "Reroll the chosen dice", "", {false});
  }
  const auto& best = desk.battle.foresight().best;
  const auto dice = static_cast<std::size_t>(
      std::count_if(best.begin(), best.end(), [](Id key) { return key != "done" && key != "pass"; }));
  if (!best.empty()) {
    const std::string advice =
        dice == 0 ? "Best: keep all" : "Best: reroll " + std::to_string(dice) + (dice == 1 ? " die" : " dice");
    flow(button_width(advice, desk::info_of(desk::Intent::take_best).key));
    intent_button(desk, desk::Intent::take_best, "tray/best", advice);
  }
  if (limits.most == 1)
    dim("One die.");
  else if (limits.most > 0 && limits.most < static_cast<int>(picks.size()) - 1)
    dim("Up to " + std::to_string(limits.most) + " dice.");
}

void tray(desk::Desk& desk, bool attack_dice, const std::vector<state::Die>& dice) {
  const bool open = lie_for_reroll(desk, attack_dice);
  const std::vector<desk::Pick> picks = open ? desk.battle.picks() : std::vector<desk::Pick>();  // a click makes others
  const auto& best = desk.battle.foresight().best;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x;
  const float width = em() * kTile, gap_width = space::slim();
  const float height = em() * (open ? kTile + kFoot : kTile);
  const int columns = std::max(1, static_cast<int>((room + gap_width) / (width + gap_width)));
  const std::string name = attack_dice ? "attack/dice" : "attack/defense-dice";
  std::optional<std::size_t> clicked;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    TrayDie shown{dice[i], attack_dice ? state::DieKind::attack : state::DieKind::defense};
    for (std::size_t p = 0; p < picks.size(); ++p) {
      if (!picks[p].die || picks[p].die->place != i || !picks[p].legal) continue;
      shown.pick = &picks[p];
      shown.index = p;
      shown.best = std::find(best.begin(), best.end(), Id(picks[p].key)) != best.end();
    }
    const int place = static_cast<int>(i), row = place / columns;
    const ImVec2 corner(at.x + static_cast<float>(place % columns) * (width + gap_width),
                        at.y + static_cast<float>(row) * (height + gap_width));
    const WithId id(place);
    ImGui::SetCursorScreenPos(corner);
    bool lit = false;
    if (shown.pick != nullptr) {
      if (ImGui::InvisibleButton("##die", {width, height}) || entered()) clicked = shown.index;
      lit = ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) ||
            desk.battle.pointed == shown.index;
      if (ImGui::IsItemHovered()) desk.battle.point_at(shown.index);
      probe("pick/" + shown.pick->key);
      if (shown.pick->is_chosen()) probe("pick/" + shown.pick->key + "/chosen");
    } else {
      ImGui::Dummy({width, height});
    }
    tip(tip_of(shown));
    draw_tray_die(ImGui::GetWindowDrawList(), corner, shown, lit);
  }
  const int rows = std::max(1, (static_cast<int>(dice.size()) + columns - 1) / columns);
  const float tall = static_cast<float>(rows) * (height + gap_width);
  ImGui::SetCursorScreenPos(at);
  ImGui::Dummy({room, tall});
  probe(name);
  if (clicked) {
    desk.answers.pick(*clicked);
    return;
  }
  if (open) confirm_reroll(desk, picks);
}

// Dice on their roll have the tray's places, so that nothing moves when they have come to rest.
void rolling_dice(const std::string& name, state::DieKind kind, const std::vector<int>& values) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float side = em() * kTile, gap_width = space::slim(), step = side + gap_width;
  const float room = ImGui::GetContentRegionAvail().x;
  const int columns = std::max(1, static_cast<int>((room + gap_width) / step));
  for (int i = 0; i < static_cast<int>(values.size()); ++i) {
    const int row = i / columns;
    const ImVec2 centre(at.x + static_cast<float>(i % columns) * step + side / 2,
                        at.y + static_cast<float>(row) * step + side / 2);
    draw_battle_die(ImGui::GetWindowDrawList(), centre, em() * kDie, kind, values[static_cast<std::size_t>(i)], false);
  }
  const int rows = std::max(1, (static_cast<int>(values.size()) + columns - 1) / columns);
  ImGui::Dummy({room, static_cast<float>(rows) * step});
  probe(name);
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
  const float size = space::bar();
  bool any = false;
  const auto item = [&](const std::string& words, std::string_view term_key, auto draw) {
    const float width = size * 1.3F + ImGui::CalcTextSize(words.c_str()).x + space::tight();
    if (any) flow(width);
    any = true;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw(ImVec2{at.x + size / 2, at.y + space::middle()});
    list->AddText({at.x + size * 1.2F, at.y}, u32(theme().text), words.c_str());
    ImGui::Dummy({width, space::bar()});
    tip_term(term_key);
  };
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    const int count = ship.tokens[token];
    if (count == 0) continue;
    std::string words = scene::words_of(token, first);
    if (count > 1) words += " ×" + std::to_string(count);
    item(words, term_of(token), [&](ImVec2 at) { draw_token(list, at, size, token); });
  }
  if (ship.ship.force > 0) {
    item("Force " + std::to_string(ship.ship.force), "force",
         [&](ImVec2 at) { list->AddNgon(at, size * 0.45F, u32(theme().accent), 6, line_width() * 1.5F); });
  }
}

void side(desk::Desk& desk, const std::string& id, bool attacks, const desk::AttackView& view) {
  const state::Piece* ship = desk.table().find(id);
  if (ship == nullptr) return;
  const scene::Colour ink = ship->side == state::Side::enemy ? theme().enemy_text : theme().player_text;
  coloured(ink, desk.names().piece(id) + "  ·  " + title_of(desk.catalog(), *ship));
  condition_row(*ship, space::loose());
  tokens_line(*ship, desk.edition().is_first());
  const bool thrown = attacks ? view.attack_thrown : view.defense_thrown;
  const int count = attacks ? view.attack_dice : view.defense_dice;
  std::string parts;
  for (const rules::DicePart& part : attacks ? view.attack_parts : view.defense_parts) {
    parts += (parts.empty() ? "" : "\n") + std::string(part.by > 0 ? "+" : "") + std::to_string(part.by) + "  " +
             desk.said(part.text) + (part.rule.empty() ? "" : "  (" + name_of_rule(desk.catalog(), part.rule) + ")");
  }
  const state::DieKind kind = attacks ? state::DieKind::attack : state::DieKind::defense;
  const auto rolling = desk.playback.rolling(attacks ? state::Pool::attack : state::Pool::defense);
  if (thrown && rolling) {  // they are known when they lie still
    if (rolling->empty())
      dim(std::to_string(count) + (count == 1 ? " die is thrown." : " dice are thrown."));
    else
      rolling_dice(attacks ? "attack/rolling" : "attack/defense-rolling", kind, *rolling);
  } else if (thrown) {
    if (count == 0)
      dim("No dice.");
    else
      tray(desk, attacks, attacks ? view.attack.attack_dice : view.attack.defense_dice);
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
  const float half = (width - space::even()) / 2;
  ImGui::BeginGroup();
  bar(half, static_cast<float>(odds.hit), theme().band1, percent(odds.hit) + " to hit");
  tip("The exact chance that at least one hit or critical hit comes through, both sides doing what is best for them.");
  ImGui::SameLine(0, space::even());
  bar(half, static_cast<float>(odds.damage / 4), theme().overlapping, number(odds.damage, 2) + " damage");
  tip("Damage to be expected on average, " + number(odds.crits, 2) + " of it critical. The bar is full at 4.");
  ImGui::EndGroup();
}

std::string without_words(const desk::Desk& desk, const std::vector<Id>& cards) {
  std::vector<std::string> names;
  for (const Id& card : cards) names.push_back(desk.names().card(card));
  return names.empty() ? "" : "without " + desk::listed(names);
}

bool is_in_tray(const desk::Desk& desk, const desk::Pick& pick) {
  if (!lie_for_reroll(desk, true) && !lie_for_reroll(desk, false)) return false;
  return pick.die.has_value() || pick.key == "done";
}

void draw_attack(desk::Desk& desk) {
  const std::optional<desk::AttackView> view = desk.battle.attack_view();  // a copy: a click makes another
  if (!view) return;
  const state::Attack& attack = view->attack;
  heading(attack.bonus ? "Bonus attack" : "Attack");
  const bool first = desk.edition().is_first();
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
  gap(space::tight());
  side(desk, attack.attacker, true, *view);
  gap(space::tight());
  side(desk, attack.defender, false, *view);
  if (view->odds) {
    gap(space::tight());
    draw_odds(*view->odds, ImGui::GetContentRegionAvail().x);
    probe("attack/odds");
    if (!view->without.empty()) {
      dim(desk::with_capital(without_words(desk, view->without)) + ".");
      probe("attack/without");
      tip("What these cards will do cannot be foreseen. The odds are those of everything else.");
    }
  }
  ImGui::Separator();
}

}  // namespace plotboard::panels
