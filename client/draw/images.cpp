// Pictures in and out of memory: PNG by stb_image behind bounds and stb_image_write, JPEG by libjpeg-turbo.

#include <stb_image_write.h>
#include <turbojpeg.h>

#include <cstdint>
#include <cstdlib>

#include "draw/painter.hpp"

namespace {
// A few bytes can claim a chunk of gigabytes, or unpack to one; the largest picture that we take needs less than this.
void* bounded_memory(void* old, std::size_t size) {
  constexpr std::size_t kMostAtOnce = std::size_t{640} << 20u;
  return size > kMostAtOnce ? nullptr : std::realloc(old, size);
}
}  // namespace

// The decoder is compiled here, not taken from the system's library: only the format and sizes that we want, and in
// sight of the sanitizers when hostile pictures come in. Its JPEG part is left out: it trusts damaged files too much.
#define STBI_MALLOC(size) bounded_memory(nullptr, size)
#define STBI_REALLOC(old, size) bounded_memory(old, size)
#define STBI_FREE(memory) std::free(memory)
#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_NO_STDIO
#define STBI_ONLY_PNG
#define STBI_MAX_DIMENSIONS 8192
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include <stb_image.h>
#pragma GCC diagnostic pop

namespace plotboard::draw {
namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 20u;
constexpr int kMostPixels = 8192;  // each way
const char* const kWanted = "a PNG or JPEG picture of at most 8192 x 8192 pixels and 64 MiB";

bool is_png(const std::string& bytes) { return bytes.rfind("\x89PNG\r\n\x1a\n", 0) == 0; }
bool is_jpeg(const std::string& bytes) { return bytes.rfind("\xff\xd8\xff", 0) == 0; }

// No loops over scans without an end, and no guesses: a picture with a fault is refused for the reason that is given.
constexpr int kJpegFlags = TJFLAG_LIMITSCANS | TJFLAG_STOPONWARNING;

struct JpegDecoder {
  tjhandle handle = tjInitDecompress();
  JpegDecoder() = default;
  JpegDecoder(const JpegDecoder&) = delete;
  JpegDecoder& operator=(const JpegDecoder&) = delete;
  ~JpegDecoder() { tjDestroy(handle); }
};

base::Error wrong_size(const std::string& file, std::uint32_t width, std::uint32_t height) {
  return base::Error{file, "", std::to_string(width) + " x " + std::to_string(height) + " pixels", kWanted};
}
base::Error damaged(const std::string& file, const std::string& why) {
  return base::Error{file, "", "a damaged picture (" + why + ")", kWanted};
}

base::Result<Image> decode_jpeg(const std::string& bytes, const std::string& file) {
  const JpegDecoder decoder;
  const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
  int width = 0, height = 0, subsampling = 0, colours = 0;
  if (tjDecompressHeader3(decoder.handle, data, bytes.size(), &width, &height, &subsampling, &colours) != 0) {
    return damaged(file, tjGetErrorStr2(decoder.handle));
  }
  if (width > kMostPixels || height > kMostPixels) {
    return wrong_size(file, static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height));
  }
  Image image{width, height, {}};
  image.pixels.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
  if (tjDecompress2(decoder.handle, data, bytes.size(), image.pixels.data(), width, 0, height, TJPF_RGBA, kJpegFlags) !=
      0) {
    return damaged(file, tjGetErrorStr2(decoder.handle));
  }
  return image;
}

base::Result<Image> decode_png(const std::string& bytes, const std::string& file) {
  const auto* data = reinterpret_cast<const stbi_uc*>(bytes.data());
  const int size = static_cast<int>(bytes.size());
  int width = 0, height = 0, channels = 0;
  const auto word_at = [&](std::size_t at) {  // big-endian
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i) value = (value << 8u) | data[i];
    return value;
  };
  // The size stands in the first chunk; the decoder would refuse a huge one without saying why.
  if (bytes.size() >= 24 && (word_at(16) > kMostPixels || word_at(20) > kMostPixels)) {
    return wrong_size(file, word_at(16), word_at(20));
  }
  if (stbi_info_from_memory(data, size, &width, &height, &channels) == 0) {
    return base::Error{file, "", "a broken picture header", kWanted};
  }
  stbi_uc* pixels = stbi_load_from_memory(data, size, &width, &height, &channels, 4);
  if (pixels == nullptr) {
    const char* why = stbi_failure_reason();
    return damaged(file, why != nullptr ? why : "no reason");
  }
  Image image{width, height, {}};
  image.pixels.assign(pixels, pixels + static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
  stbi_image_free(pixels);
  return image;
}

}  // namespace

base::Result<Image> decode_image(const std::string& bytes, const std::string& file) {
  if (bytes.empty()) return base::Error{file, "", "an empty file", kWanted};
  if (bytes.size() > kMostBytes) return base::Error{file, "", std::to_string(bytes.size()) + " bytes", kWanted};
  if (is_jpeg(bytes)) return decode_jpeg(bytes, file);
  if (is_png(bytes)) return decode_png(bytes, file);
  return base::Error{file, "byte 0", "no PNG or JPEG header", kWanted};
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
  // Without an alpha channel where nothing shows through: a smaller file.
  bool opaque = true;
  for (std::size_t i = 3; i < image.pixels.size() && opaque; i += 4) opaque = image.pixels[i] == 255;
  std::vector<std::uint8_t> colours;
  if (opaque) {
    colours.reserve(image.pixels.size() / 4 * 3);
    for (std::size_t i = 0; i < image.pixels.size(); i += 4)
      colours.insert(colours.end(), {image.pixels[i], image.pixels[i + 1], image.pixels[i + 2]});
  }
  const int channels = opaque ? 3 : 4;
  const std::uint8_t* pixels = opaque ? colours.data() : image.pixels.data();
  if (stbi_write_png_to_func(append, &out, image.width, image.height, channels, pixels, image.width * channels) == 0) {
    return base::Error{"picture", "", "the PNG encoder failed", "enough memory"};
  }
  return out;
}

}  // namespace plotboard::draw
