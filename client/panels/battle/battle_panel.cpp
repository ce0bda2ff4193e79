// The battle's tab: the attack under way, the open question with every answer, dice to type in, dials to set, and what
// has just happened.
#include "panels/battle/battle_panel.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "desk/core/names.hpp"
#include "panels/battle/attack_panel.hpp"
#include "panels/battle/huge_sheet.hpp"
#include "panels/battle/log_panel.hpp"
#include "panels/battle/placing_panel.hpp"
#include "panels/battle/preview.hpp"
#include "panels/kit/battle_signs.hpp"
#include "panels/kit/card_words.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/glossary.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"
#include "panels/table/declarations.hpp"
#include "rules/machine/effects.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kBestFlagEm = 0.9F, kAnswerRowEm = 1.7F, kAnswerMarkEm = 0.9F, kAnswerDieEm = 2.4F;

using desk::Expect;

// A flag whose right upper corner lies there: by expected damage nothing is better.
void draw_best(ImDrawList* list, ImVec2 corner, const std::string& name) {
  const std::string words = std::string("best  ") + desk::info_of(desk::Intent::take_best).key;
  const float width = ImGui::CalcTextSize(words.c_str()).x + space::even();
  const ImVec2 low(corner.x - width, corner.y), high(corner.x, corner.y + space::bar());
  list->AddRectFilled(low, high, u32(theme().accent), space::slim());
  list->AddText({low.x + space::tight(), low.y}, u32(theme().panel), words.c_str());
  probe(name + "/best", low, high);
}

// One answer: its key, its words, and what it would do to the odds. Forbidden ones say which rule forbids them.
void answer(desk::Desk& desk, const Places& places, const desk::Pick& pick, std::size_t index) {
  const std::string name = "pick/" + pick.key;
  const WithId id(name);
  const float width = ImGui::GetContentRegionAvail().x;
  const float chip = space::row();
  const float pad = space::pad();
  const float flag = pick.best ? ImGui::CalcTextSize("best  B").x + em() * kBestFlagEm : 0;
  const float room = width - chip - pad * 2;
  const bool chosen = pick.is_chosen();
  const std::string words = pick.text + (chosen ? ": chosen" : "");
  const std::string without = pick.odds ? without_words(desk, pick.without) : "";
  const ImVec2 text = ImGui::CalcTextSize(words.c_str(), nullptr, false, room - flag);
  const float die = pick.die ? space::row() : 0;
  const float height = std::max({text.y + pad * 2, em() * kAnswerRowEm, die + pad}) + (pick.odds ? space::line() : 0) +
                       (without.empty() ? 0 : space::line());
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool clicked = ImGui::InvisibleButton("##pick", {width, height}) || entered();
  probe(name);
  if (chosen) probe(name + "/chosen");
  if (pick.legal) tip_term(pick.key);
  const bool hovered = ImGui::IsItemHovered();
  const ImGuiIO& io = ImGui::GetIO();
  if (hovered && (io.MouseDelta.x != 0 || io.MouseDelta.y != 0)) desk.battle.point_at(index);
  const bool lit = desk.battle.pointed == index || (ImGui::IsItemFocused() && io.NavVisible);
  const ImVec2 after = ImGui::GetCursorScreenPos();
  const scene::Theme& t = theme();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 end(at.x + width, at.y + height);
  const float strength = pick.legal ? 1.0F : 0.5F;
  list->AddRectFilled(at, end, u32(lit ? mixed(t.panel_raised, t.accent, 0.3F) : t.panel_raised, strength),
                      space::tight());
  if (lit) list->AddRect(at, end, u32(t.accent), space::tight(), 0, line_width() * 1.5F);
  if (chosen) {
    list->AddRect(at, end, u32(t.chosen), space::tight(), 0, line_width() * 2);
    draw_mark(list, {end.x - pad - space::half(), (at.y + end.y) / 2}, em() * kAnswerMarkEm, Mark::redo, u32(t.chosen),
              line_width() * 1.3F);
  }
  if (!pick.label.empty()) {
    const ImVec2 low(at.x + pad, at.y + pad), high(at.x + chip, at.y + pad + space::line());
    list->AddRectFilled(low, high, u32(mixed(t.panel, t.accent, 0.25F)), space::thin());
    const float wide = ImGui::CalcTextSize(pick.label.c_str()).x;
    list->AddText({(low.x + high.x - wide) / 2, low.y}, u32(t.text), pick.label.c_str());
  } else if (!pick.legal) {
    draw_mark(list, {at.x + pad + space::middle(), at.y + pad + space::middle()}, space::loose(), Mark::close,
              u32(t.text_dim), line_width());
  }
  if (pick.die) {
    draw_battle_die(list, {at.x + chip + pad + die / 2, at.y + (pad + die) / 2}, die, pick.die->kind, pick.die->value,
                    !pick.legal);
  }
  list->AddText(nullptr, 0, {at.x + chip + pad + (die > 0 ? die + pad : 0), at.y + pad},
                u32(pick.legal ? t.text : t.text_dim), words.c_str(), nullptr, room - flag);
  if (pick.odds) {
    const float line = without.empty() ? 0 : space::line();
    ImGui::SetCursorScreenPos({at.x + chip + pad, end.y - space::bar() - line});
    draw_odds(*pick.odds, room);
    if (line > 0) fitted(list, nullptr, em(), {at.x + chip + pad, end.y - line}, room, u32(t.text_dim), without);
  }
  if (pick.best) draw_best(list, {end.x - pad, at.y + pad}, name);
  ImGui::SetCursorScreenPos(after);
  if (!pick.legal && (hovered || (desk.battle.pointed == index && !places.keyboard_here))) {
    begin_tip();
    plain(pick.why.empty() ? "Not now." : pick.why);
    if (!pick.rule.empty()) {
      const data::RuleText* rule = desk.rule(pick.rule);
      const std::string cited = name_of_rule(desk.catalog(), pick.rule);
      const std::string says = rule == nullptr ? text_of_card(desk.catalog(), pick.rule) : rule->text;
      dim((says.empty() ? "" : says + " ") + (cited == pick.rule ? "(rule " : "(") + cited + ")");
    }
    end_tip();
  }
  if (clicked) desk.answers.pick(index);
}

// What lies behind a question: the text of the card that asks it, else the way to its rule.
void about(const desk::Desk& desk, const state::Choice& choice) {
  for (const state::Option& option : choice.options) {
    const Id card = choice.kind == "effect" ? rules::card_of_option(option.key) : Id();
    const std::string text = card.empty() ? "" : text_of_card(desk.catalog(), card);
    if (!text.empty()) return dim(desk.names().card(card) + ": " + text);
  }
  rule_link(choice.rule, "The rule");
}

void question(desk::Desk& desk, const Places& places) {
  const desk::Expected now = desk.battle.expected();
  const std::vector<desk::Pick> picks = desk.battle.picks();  // a copy: a click makes others
  if (picks.empty()) return;
  if (!compact()) strong(now.words);  // where every line is needed the bar above says it alone
  if (now.kind == Expect::turn && desk.battle.flow_due()) return;  // it may go by itself once the flight is over
  if (now.kind == Expect::choice && desk.table().play.choice) about(desk, *desk.table().play.choice);
  gap(space::tight());
  if (now.kind == Expect::choice && desk.table().play.choice && draws_huge_sheet(desk, *desk.table().play.choice)) {
    const state::Piece ship = *desk.table().find(desk.table().play.choice->ship);
    const auto version = desk.session().log().size();
    draw_huge_sheet(desk, ship, true);
    if (desk.session().log().size() != version) return;  // it was answered there
    gap(space::tight());
  }
  bool forbidden = false;
  for (std::size_t i = 0; i < picks.size(); ++i) {
    if (is_in_tray(desk, picks[i])) continue;
    if (!picks[i].legal) {
      forbidden = true;
      continue;
    }
    answer(desk, places, picks[i], i);
  }
  if (forbidden) {
    gap(space::tight());
    dim("Not possible now (point at one, or go there by arrow keys, to see why):");
    for (std::size_t i = 0; i < picks.size(); ++i)
      if (!picks[i].legal && !is_in_tray(desk, picks[i])) answer(desk, places, picks[i], i);
  }
  draw_preview(desk);
  gap(space::tight());
  const bool rerolls =
      now.kind == Expect::choice && desk.table().play.choice && desk.table().play.choice->kind == "reroll";
  if (const auto asking = desk.battle.can_silence()) {
    if (button("battle/silence", "No, and do not ask again")) {
      desk.battle.silence();
      return;
    }
    tip("For " + desk.names().piece(asking->ship) + ", in this battle. You can ask for it again in the ship's panel.");
  }
  dim(rerolls ? "Click the dice above, or press their numbers. Click a chosen die again to keep it."
      : desk.answers.lie_on_board() ? "Click an answer here or on the board, or press its number."
                                    : "Click an answer, or press its number.");
}

void typed_dice(desk::Desk& desk) {
  const desk::Expected now = desk.battle.expected();
  const state::Choice choice = *desk.table().play.choice;
  strong(now.words);
  gap(space::tight());
  const float size = em() * kAnswerDieEm;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float step =
      std::min(size * 1.15F, ImGui::GetContentRegionAvail().x / static_cast<float>(std::max(1, choice.dice)));
  for (int i = 0; i < choice.dice; ++i) {
    const ImVec2 c{at.x + step * static_cast<float>(i) + step / 2, at.y + size / 2};
    if (static_cast<std::size_t>(i) < desk.battle.typed.size())
      draw_battle_die(list, c, step * 0.9F, choice.die, desk.battle.typed[static_cast<std::size_t>(i)]);
    else
      list->AddCircle(c, step * 0.35F, u32(theme().text_dim), 12, line_width());
  }
  ImGui::Dummy({ImGui::GetContentRegionAvail().x, size * 1.1F});
  const std::vector<int> faces = desk::faces_of(choice.die);
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const std::string words = desk::with_capital(words_of_die(choice.die, faces[i]));
    const std::string key = std::to_string(i + 1);
    const float width = button_width("      " + words, key);
    if (i > 0) flow(width);
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    Look look;
    look.width = width;
    look.enabled = desk.battle.typed.size() < static_cast<std::size_t>(choice.dice);
    if (button("dice/" + words, "      " + words, key, look)) desk.battle.type_die(faces[i]);
    draw_battle_die(list, {corner.x + em(), corner.y + ImGui::GetFrameHeight() / 2}, space::chip(), choice.die,
                    faces[i]);
  }
  const bool full = desk.battle.typed.size() == static_cast<std::size_t>(choice.dice);
  if (button("dice/back", "Take the last back", "0", {!desk.battle.typed.empty()})) desk.battle.untype_die();
  if (button("dice/use", "Use these dice", full ? "Enter" : "", {full, full})) desk.battle.use_typed_dice();
  flow(button_width("Roll them here"));
  if (button("dice/throw", "Roll them here", "", {desk.battle.typed.empty()})) desk.answers.go_on();
  tip("The program throws these dice for you, this time.");
}

void nothing_to_do(desk::Desk& desk, Places& places) {
  const desk::Expected now = desk.battle.expected();
  strong(now.words);
  if (now.kind == Expect::others) {
    dim("The large button shows what it does, step by step. \"Run on\" lets all of them act until it is your turn.");
    if (desk.advice.decision || !desk.advice.deeds.empty()) draw_why_button(desk, places);
  }
}

void before_the_start(desk::Desk& desk) {
  heading("Before the battle");
  if (desk.battle.by_the_book) {
    plain("Obstacles and ships are placed in turn, as the rules say.");
    gap();
    if (button("battle/start", "Begin the set-up", desk::info_of(desk::Intent::ai_step).key, {true, true}))
      desk.battle.start();
    const bool mission = !desk.table().mission.empty();
    flow(button_width("Back to the briefing"));
    if (mission && button("battle/briefing", "Back to the briefing")) desk.show_briefing(desk.table().mission);
    if (!mission && button("battle/squads", "Back to the squads")) desk.show_new_battle();
    return;
  }
  plain(
      "Everybody stands in a place that the rules allow. Drag your ships where you want them, inside the shaded strip "
      "along your edge; Q and E turn the selected ship.");
  gap();
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    plain(desk::with_capital(desk.seats.side_name(side)) + ": " +
          desk::words_of(desk.seats.controllers[state::seat(side)]));
  }
  if (bool on = desk.battle.typed_dice; check("battle/typed-dice", "We throw real dice and type them in", on))
    desk.battle.type_dice(on);
  gap();
  if (button("battle/start", "Start the battle", desk::info_of(desk::Intent::ai_step).key, {true, true})) {
    desk.battle.start();
  }
  flow(button_width("Back to the squads"));
  if (button("battle/squads", "Back to the squads")) desk.show_new_battle();
}

}  // namespace

void draw_just_happened(desk::Desk& desk, Places& places) {
  const std::vector<desk::LogLine>& lines = desk.log.lines();
  constexpr std::size_t kMost = 14, kMostBefore = 7;
  std::vector<const desk::LogLine*> last;
  bool before = false;    // of a turn before the one that has only begun
  bool anything = false;  // has happened, besides what is explained
  for (auto line = lines.rbegin(); line != lines.rend() && last.size() < (before ? kMostBefore : kMost); ++line) {
    if (desk.log.telling(*line) != desk::Telling::told) continue;
    if (line->kind == desk::LineKind::round) break;
    if (line->kind == desk::LineKind::phase || line->kind == desk::LineKind::initiative) continue;
    if (line->kind == desk::LineKind::turn) {
      if (anything) break;
      before = true;
      continue;
    }
    anything = anything || line->kind != desk::LineKind::why;
    last.push_back(&*line);
  }
  if (last.empty()) return;
  gap();
  heading("Just happened");
  for (auto line = last.rbegin(); line != last.rend(); ++line) {
    draw_log_line(desk, places, **line, false);
  }
}

void draw_why_button(desk::Desk& desk, Places& places) {
  if (!button("battle/why", "Why? The AI's reasons")) return;
  places.tab = Tab::ai;
  desk.advice.ask(true);
}

void draw_battle(desk::Desk& desk, Places& places) {
  const TipsBeside beside;
  if (!desk.in_battle()) {
    if (desk.battle.placing) return before_the_start(desk);
    heading("No battle is running");
    plain("Choose both sides, or start from the ships that lie on this table.");
    if (button("battle/new", "New battle", desk::info_of(desk::Intent::new_battle).key, {true, true})) {
      act(desk::Intent::new_battle);
    }
    flow(button_width("Start from this table"));
    if (button("battle/from-table", "Start from this table")) desk.battle.start();
    tip("Ships flown by the AI stay so; all others are flown by people at this screen.");
    return;
  }
  draw_attack(desk);
  switch (desk.battle.expected().kind) {
    case Expect::dice:
      typed_dice(desk);
      break;
    case Expect::in_turn:
      draw_placing(desk, places);
      break;
    case Expect::choice:
    case Expect::turn:
    case Expect::dials:
    case Expect::ready:
      question(desk, places);
      break;
    case Expect::over:
      strong(desk.battle.expected().words);
      if (button("battle/result", "Show the result", "", {true, true})) desk.battle.show_result(true);
      break;
    case Expect::nothing:
    case Expect::place:
    case Expect::others:
      nothing_to_do(desk, places);
      break;
  }
  draw_declarations(desk);
  // While dials are set nothing of this round has happened yet.
  const Expect kind = desk.battle.expected().kind;
  if (kind == Expect::dials || kind == Expect::ready) return;
  if ((desk.advice.decision || !desk.advice.deeds.empty()) && kind != Expect::others) draw_why_button(desk, places);
  draw_just_happened(desk, places);
}

}  // namespace plotboard::panels
