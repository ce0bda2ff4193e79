// The question what to do with unsaved work that stands in the way.
#include "panels/dialogs/question.hpp"

#include <utility>

#include "panels/kit/parts.hpp"

namespace plotboard::panels {

void draw_question(desk::Desk& desk, QuestionMemory& memory) {
  bool open = true;
  const std::string title = memory.words + "###Question";
  if (!begin_dialog(title.c_str(), 28, open)) return;
  plain(desk.files.at_risk());
  gap();
  bool answered = false;
  bool go_on = false;
  if (button("question/save", "Save", "", {true, true})) {
    answered = true;
    go_on = desk.files.save();  // false: it asks for a name; what was wanted follows when that is answered
  }
  flow(button_width("Don't save"));
  if (button("question/discard", "Don't save")) answered = go_on = true;
  flow(button_width("Cancel", "Esc"));
  if (button("question/cancel", "Cancel", "Esc")) open = false;
  end_dialog(open && !answered);
  if (!open || answered) memory.words.clear();
  if (!open) memory.then = nullptr;
  if (go_on) {
    const std::function<void()> then = std::move(memory.then);
    memory.then = nullptr;
    if (then) then();
  }
}

void finish_question(desk::Desk& desk, QuestionMemory& memory) {
  if (!memory.then || !memory.words.empty() || desk.files.question != FileQuestion::none) return;
  const std::function<void()> then = std::move(memory.then);
  memory.then = nullptr;
  if (!desk.files.unsaved()) then();  // else the name was not given: stay
}

}  // namespace plotboard::panels
