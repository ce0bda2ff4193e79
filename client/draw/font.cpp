#include "draw/font.hpp"

#include <stb_truetype.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "io/io.hpp"

namespace plotboard::draw {
namespace {

constexpr std::array<const char*, 8> kFolders{"/usr/share/fonts/opentype/inter",
                                              "/usr/share/fonts/truetype/inter",
                                              "/usr/share/fonts/inter",
                                              "/usr/share/fonts/truetype/dejavu",
                                              "/usr/share/fonts/TTF",
                                              "/usr/share/fonts/dejavu-sans-fonts",
                                              "/usr/local/share/fonts",
                                              "C:/Windows/Fonts"};
// Weights 0 regular, 1 bold; the first found leads, the rest fill in what it lacks.
constexpr std::array<std::array<const char*, 2>, 2> kFiles{
    {{"Inter-Regular.otf", "DejaVuSans.ttf"}, {"Inter-SemiBold.otf", "DejaVuSans-Bold.ttf"}}};

std::string find_font(const std::string& data_root, const char* file) {
  std::string own = data_root + "/fonts/" + file;
  if (io::exists(own)) return own;
  for (const char* folder : kFolders) {
    std::string path = std::string(folder) + "/" + file;
    if (io::exists(path)) return path;
  }
  return "";
}

}  // namespace

struct Font::Impl {
  struct Face {
    std::string bytes;
    stbtt_fontinfo info{};
  };
  std::array<std::vector<std::unique_ptr<Face>>, 2> faces;
  std::map<std::uint64_t, Glyph> glyphs;
  int shelf_x = 1, shelf_y = 1, shelf_height = 0;
};

Font::~Font() = default;

base::Result<std::unique_ptr<Font>> Font::open(const std::string& data_root) {
  std::unique_ptr<Font> font(new Font);
  font->impl_ = std::make_unique<Impl>();
  font->atlas_.assign(static_cast<std::size_t>(kAtlasSize) * kAtlasSize, 0);
  for (std::size_t weight = 0; weight < 2; ++weight) {
    for (const char* file : kFiles[weight]) {
      const std::string path = find_font(data_root, file);
      if (path.empty()) continue;
      auto bytes = io::read_file(path);
      if (!bytes) return bytes.errors();
      auto face = std::make_unique<Impl::Face>();
      face->bytes = std::move(*bytes);
      const auto* data = reinterpret_cast<const unsigned char*>(face->bytes.data());
      if (face->bytes.size() < 12 || stbtt_InitFont(&face->info, data, stbtt_GetFontOffsetForIndex(data, 0)) == 0) {
        return base::Error{path, "", "not a font", "an OpenType or TrueType font"};
      }
      font->impl_->faces[weight].push_back(std::move(face));
    }
    if (font->impl_->faces[weight].empty()) {
      return base::Error{
          "fonts", "", std::string("neither ") + kFiles[weight][0] + " nor " + kFiles[weight][1],
          "one of them in " + data_root + "/fonts or installed (packages fonts-inter, fonts-dejavu-core)"};
    }
  }
  return font;
}

const Glyph& Font::glyph(bool bold, char32_t letter, int size) {
  const std::uint64_t key = (std::uint64_t{letter} << 32) | (static_cast<std::uint64_t>(size) << 1) | (bold ? 1u : 0u);
  const auto known = impl_->glyphs.find(key);
  if (known != impl_->glyphs.end()) return known->second;

  const auto& faces = impl_->faces[bold ? 1 : 0];
  Impl::Face* face = faces.front().get();
  int index = 0;
  for (const auto& candidate : faces) {
    index = stbtt_FindGlyphIndex(&candidate->info, static_cast<int>(letter));
    if (index != 0) {
      face = candidate.get();
      break;
    }
  }
  const float scale = stbtt_ScaleForMappingEmToPixels(&face->info, static_cast<float>(size));
  int advance = 0, bearing = 0, x0 = 0, y0 = 0, x1 = 0, y1 = 0;
  stbtt_GetGlyphHMetrics(&face->info, index, &advance, &bearing);
  stbtt_GetGlyphBitmapBox(&face->info, index, scale, scale, &x0, &y0, &x1, &y1);
  Glyph glyph;
  glyph.advance = static_cast<float>(advance) * scale;
  glyph.left = static_cast<float>(x0);
  glyph.top = static_cast<float>(y0);
  glyph.width = std::min(x1 - x0, kAtlasSize - 2);
  glyph.height = std::min(y1 - y0, kAtlasSize - 2);
  if (glyph.width > 0 && glyph.height > 0) {
    Impl& impl = *impl_;
    if (impl.shelf_x + glyph.width + 1 > kAtlasSize) {
      impl.shelf_x = 1;
      impl.shelf_y += impl.shelf_height + 1;
      impl.shelf_height = 0;
    }
    if (impl.shelf_y + glyph.height + 1 > kAtlasSize) {
      impl.glyphs.clear();
      std::fill(atlas_.begin(), atlas_.end(), std::uint8_t{0});
      impl.shelf_x = impl.shelf_y = 1;
      impl.shelf_height = 0;
      anew_ = true;
    }
    glyph.x = impl.shelf_x;
    glyph.y = impl.shelf_y;
    impl.shelf_x += glyph.width + 1;
    impl.shelf_height = std::max(impl.shelf_height, glyph.height);
    stbtt_MakeGlyphBitmap(&face->info, atlas_.data() + std::ptrdiff_t{glyph.y} * kAtlasSize + glyph.x, glyph.width,
                          glyph.height, kAtlasSize, scale, scale, index);
    ++version_;
  }
  return impl_->glyphs.emplace(key, glyph).first->second;
}

float Font::width(bool bold, std::string_view text, int size) {
  float sum = 0;
  while (!text.empty()) sum += glyph(bold, next_letter(text), size).advance;
  return sum;
}

char32_t next_letter(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  text.remove_prefix(1);
  if (first < 0x80) return first;
  const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
  if (more == 0) return 0xFFFD;
  char32_t letter = first & (0x3Fu >> more);
  for (int i = 0; i < more; ++i) {
    if (text.empty() || (static_cast<unsigned char>(text.front()) & 0xC0u) != 0x80u) return 0xFFFD;
    letter = (letter << 6) | (static_cast<unsigned char>(text.front()) & 0x3Fu);
    text.remove_prefix(1);
  }
  return letter;
}

}  // namespace plotboard::draw
