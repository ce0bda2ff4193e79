#pragma once
// Letters: Inter (regular and semi-bold), with DejaVu Sans for what Inter lacks and where Inter is not installed.
// Glyphs are rasterised by stb_truetype at whole pixel sizes when first asked for and kept in one atlas of 8-bit
// coverage. Fonts are sought in <data_root>/fonts, then in the folders where the distributions keep them. Errors: none
// of the fonts found, or a broken font file.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/base.hpp"

namespace plotboard::draw {

struct Glyph {
  int x = 0, y = 0, width = 0, height = 0;  // in the atlas, pixels
  float left = 0, top = 0;                  // of the picture from the pen on the baseline; y down
  float advance = 0;
};

class Font {
 public:
  static base::Result<std::unique_ptr<Font>> open(const std::string& data_root);
  ~Font();
  Font(const Font&) = delete;
  Font& operator=(const Font&) = delete;

  static constexpr int kAtlasSize = 1024;
  static constexpr int kLargest = 128;  // pixels; larger letters are these, scaled
  // `size` is the em in pixels, 4 to kLargest.
  const Glyph& glyph(bool bold, char32_t letter, int size);
  [[nodiscard]] float width(bool bold, std::string_view text, int size);
  [[nodiscard]] const std::vector<std::uint8_t>& atlas() const { return atlas_; }
  [[nodiscard]] int version() const { return version_; }  // grows whenever the atlas changes
  // True once when the atlas was full and started anew: places handed out before are void.
  [[nodiscard]] bool started_anew() { return std::exchange(anew_, false); }

 private:
  Font() = default;
  struct Impl;
  std::unique_ptr<Impl> impl_;
  std::vector<std::uint8_t> atlas_;
  int version_ = 0;
  bool anew_ = false;
};

// The next letter of UTF-8 text, which is shortened by it; broken bytes give U+FFFD.
char32_t next_letter(std::string_view& text);

}  // namespace plotboard::draw
