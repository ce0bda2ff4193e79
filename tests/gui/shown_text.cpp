#include "shown_text.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <array>
#include <cmath>
#include <map>

namespace plotboard::test {
namespace {

using Place = std::array<float, 4>;  // of a glyph in the font's picture

struct Known {
  const ImFont* font;
  const ImFontGlyph* glyph;
};

std::map<Place, Known> all_glyphs() {
  std::map<Place, Known> known;
  for (const ImFont* font : ImGui::GetIO().Fonts->Fonts)
    for (const ImFontGlyph& glyph : font->Glyphs)
      if (glyph.Visible) known.emplace(Place{glyph.U0, glyph.V0, glyph.U1, glyph.V1}, Known{font, &glyph});
  return known;
}

void add(std::string& text, unsigned int letter) {
  char bytes[5];
  text += ImTextCharToUtf8(bytes, letter);
}

// Puts glyphs together that follow one another on one line.
class Reader {
 public:
  void take(const Known& known, const ImDrawVert& low, const ImDrawVert& high) {
    const ImFontGlyph& glyph = *known.glyph;
    const float scale = (high.pos.x - low.pos.x) / (glyph.X1 - glyph.X0);
    const float start = low.pos.x - glyph.X0 * scale, line = low.pos.y - glyph.Y0 * scale;
    const float em = known.font->FontSize * scale;
    const bool goes_on = known.font == font_ && std::abs(line - line_) < em * 0.1F && start > end_ - em * 0.15F &&
                         start < end_ + em * 0.45F;
    if (!goes_on) finish();
    if (goes_on && start > end_ + em * 0.14F) text_ += ' ';
    add(text_, glyph.Codepoint);
    font_ = known.font;
    line_ = line;
    end_ = start + glyph.AdvanceX * scale;
  }
  void finish() {
    if (!text_.empty()) lines_.push_back(text_);
    text_.clear();
    font_ = nullptr;
  }
  [[nodiscard]] std::vector<std::string> lines() const { return lines_; }

 private:
  std::vector<std::string> lines_;
  std::string text_;
  const ImFont* font_ = nullptr;
  float line_ = 0, end_ = 0;
};

}  // namespace

std::vector<std::string> shown_text() {
  const std::map<Place, Known> glyphs = all_glyphs();
  Reader reader;
  const ImDrawData* data = ImGui::GetDrawData();
  for (int i = 0; i < data->CmdListsCount; ++i) {
    const ImDrawList& list = *data->CmdLists[i];
    for (const ImDrawCmd& command : list.CmdBuffer) {
      for (unsigned int k = 0; k + 6 <= command.ElemCount;) {
        const auto at = [&](unsigned int n) {
          return static_cast<int>(list.IdxBuffer[static_cast<int>(command.IdxOffset + k + n)] + command.VtxOffset);
        };
        const int first = at(0);
        const bool quad =
            at(1) == first + 1 && at(2) == first + 2 && at(3) == first && at(4) == first + 2 && at(5) == first + 3;
        if (!quad) {
          k += 3;
          continue;
        }
        const ImDrawVert &low = list.VtxBuffer[first], &high = list.VtxBuffer[first + 2];
        const auto found = glyphs.find({low.uv.x, low.uv.y, high.uv.x, high.uv.y});
        if (found != glyphs.end())
          reader.take(found->second, low, high);
        else
          reader.finish();
        k += 6;
      }
    }
    reader.finish();
  }
  return reader.lines();
}

}  // namespace plotboard::test
