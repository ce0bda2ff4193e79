// What a maneuver, a place or a target would come to, in the words of the board.
#include "panels/battle/preview.hpp"

#include "panels/kit/parts.hpp"
#include "panels/kit/words.hpp"
#include "panels/table/consequences.hpp"

namespace plotboard::panels {

void draw_preview(desk::Desk& desk) {
  const std::vector<desk::Consequence>& lines = desk.preview.words();
  if (!lines.empty()) {
    gap(space::tight());
    draw_consequences(lines);
    probe("battle/preview");
  }
  const desk::Expect kind = desk.battle.expected().kind;
  if (kind != desk::Expect::dials && kind != desk::Expect::ready) return;
  int shown = 0;
  for (const std::string& warning : desk.preview.warnings()) {
    if (shown == 0) gap(space::tight());
    coloured(theme().warning, warning + ".");
    probe("battle/warning-" + std::to_string(shown++));
  }
}

}  // namespace plotboard::panels
