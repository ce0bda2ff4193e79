// What a maneuver, a place or a target would come to, in the words of the board.
#include "panels/table/consequences.hpp"

#include "panels/kit/parts.hpp"

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

}  // namespace plotboard::panels
