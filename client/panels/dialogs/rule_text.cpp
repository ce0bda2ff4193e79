// The text of a rule, or of a card that is cited like one.
#include "panels/dialogs/rule_text.hpp"

#include "data/rule_set.hpp"
#include "panels/kit/card_words.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {

void draw_rule_text(desk::Desk& desk, RuleTextMemory& memory) {
  bool open = true;
  const std::string name = name_of_rule(desk.catalog(), memory.rule), text = text_of_card(desk.catalog(), memory.rule);
  const std::string title = (name == memory.rule ? "Rule " + name : name) + "###Rule";
  if (!begin_dialog(title.c_str(), 34, open)) return;
  if (const data::RuleText* rule = desk.rule(memory.rule)) {
    plain(rule->text);
    if (!rule->example.empty()) {
      gap();
      heading("Example");
      plain(rule->example);
    }
    if (!rule->reading.empty()) {
      gap();
      heading("How we read it");
      plain(rule->reading);
    }
  } else if (!text.empty()) {
    plain(text);
    probe("rule/card");
  } else if (memory.rule == "plotboard") {
    plain("Not a rule of the game: a limit of this program.");
  } else {
    plain("The rule texts have no entry of this name.");
  }
  gap();
  if (button("rule/close", "Close", "Esc", {true, true}) || enter_pressed()) open = false;
  end_dialog(open);
  if (!open) memory.rule.clear();
}

}  // namespace plotboard::panels
