// Pictures in and out of memory: stb_image behind bounds, stb_image_write.

// The decoder is compiled here, not taken from the system's library: only the formats and sizes that we want, and in
// sight of the sanitizers when hostile pictures come in.
#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_NO_STDIO
#define STBI_ONLY_JPEG
#define STBI_ONLY_PNG
#define STBI_MAX_DIMENSIONS 8192
#include <stb_image.h>
#include <stb_image_write.h>

#include <cstdint>

#include "draw/painter.hpp"

namespace plotboard::draw {
namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 20u;
constexpr int kMostPixels = 8192;  // each way

bool is_png(const std::string& bytes) { return bytes.rfind("\x89PNG\r\n\x1a\n", 0) == 0; }
bool is_jpeg(const std::string& bytes) { return bytes.rfind("\xff\xd8\xff", 0) == 0; }

}  // namespace

base::Result<Image> decode_image(const std::string& bytes, const std::string& file) {
  const std::string wanted = "a PNG or JPEG picture of at most 8192 x 8192 pixels and 64 MiB";
  if (bytes.empty()) return base::Error{file, "", "an empty file", wanted};
  if (bytes.size() > kMostBytes) return base::Error{file, "", std::to_string(bytes.size()) + " bytes", wanted};
  if (!is_png(bytes) && !is_jpeg(bytes)) return base::Error{file, "byte 0", "no PNG or JPEG header", wanted};
  const auto* data = reinterpret_cast<const stbi_uc*>(bytes.data());
  const int size = static_cast<int>(bytes.size());
  int width = 0, height = 0, channels = 0;
  const auto word_at = [&](std::size_t at) {  // big-endian
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i) value = (value << 8u) | data[i];
    return value;
  };
  // A PNG says its size in its first chunk; the decoder would refuse a huge one without saying why.
  if (is_png(bytes) && bytes.size() >= 24 && (word_at(16) > kMostPixels || word_at(20) > kMostPixels)) {
    return base::Error{file, "", std::to_string(word_at(16)) + " x " + std::to_string(word_at(20)) + " pixels", wanted};
  }
  if (stbi_info_from_memory(data, size, &width, &height, &channels) == 0) {
    return base::Error{file, "", "a broken picture header", wanted};
  }
  if (width < 1 || height < 1 || width > kMostPixels || height > kMostPixels) {
    return base::Error{file, "", std::to_string(width) + " x " + std::to_string(height) + " pixels", wanted};
  }
  stbi_uc* pixels = stbi_load_from_memory(data, size, &width, &height, &channels, 4);
  if (pixels == nullptr) {
    const char* why = stbi_failure_reason();
    return base::Error{file, "", std::string("a damaged picture (") + (why != nullptr ? why : "no reason") + ")",
                       wanted};
  }
  Image image{width, height, {}};
  image.pixels.assign(pixels, pixels + static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
  stbi_image_free(pixels);
  return image;
}

base::Result<std::string> encode_png(const Image& image) {
  const std::size_t expected = static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height) * 4;
  if (image.width < 1 || image.height < 1 || image.pixels.size() != expected) {
    return base::Error{"picture", "", "no pixels", "a picture of at least 1 x 1"};
  }
  std::string out;
  const auto append = [](void* context, void* data, int size) {
    static_cast<std::string*>(context)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
  };
  if (stbi_write_png_to_func(append, &out, image.width, image.height, 4, image.pixels.data(), image.width * 4) == 0) {
    return base::Error{"picture", "", "the PNG encoder failed", "enough memory"};
  }
  return out;
}

}  // namespace plotboard::draw
