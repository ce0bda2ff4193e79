// What a maneuver, a place or a target would come to, in the words of the board.
#include "panels/kit/words.hpp"
#include "panels/ui.hpp"

namespace plotboard::panels {

void draw_consequences(const std::vector<desk::Consequence>& lines) {
  using Kind = desk::Consequence::Kind;
  for (const desk::Consequence& line : lines) {
    const scene::Theme& t = theme();
    const scene::Colour ink = line.kind == Kind::leaves || line.kind == Kind::ram ? t.overlapping
                              : line.kind == Kind::bump                           ? t.touching
                              : line.kind == Kind::obstacle                       ? t.warning
                              : line.kind == Kind::clear                          ? t.apart
                              : line.kind == Kind::sees                           ? t.chosen
                              : line.kind == Kind::seen_by                        ? t.enemy_text
                                                                                  : t.text_dim;
    coloured(ink, line.text);
  }
}

void draw_preview(desk::Desk& desk) {
  const std::vector<desk::Consequence>& lines = desk.preview.words();
  if (!lines.empty()) {
    gap(0.3F);
    draw_consequences(lines);
    probe("battle/preview");
  }
  const desk::Expect kind = desk.battle.expected().kind;
  if (kind != desk::Expect::dials && kind != desk::Expect::ready) return;
  int shown = 0;
  for (const std::string& warning : desk.preview.warnings()) {
    if (shown == 0) gap(0.3F);
    coloured(theme().warning, warning + ".");
    probe("battle/warning-" + std::to_string(shown++));
  }
}

}  // namespace plotboard::panels
