// Pictures in and out of memory: stb_image behind bounds, stb_image_write.

#include <stb_image_write.h>

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

// The decoder is compiled here, not taken from the system's library: only the formats and sizes that we want, and in
// sight of the sanitizers when hostile pictures come in.
#define STBI_MALLOC(size) bounded_memory(nullptr, size)
#define STBI_REALLOC(old, size) bounded_memory(old, size)
#define STBI_FREE(memory) std::free(memory)
#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_NO_STDIO
#define STBI_ONLY_JPEG
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

bool is_png(const std::string& bytes) { return bytes.rfind("\x89PNG\r\n\x1a\n", 0) == 0; }
bool is_jpeg(const std::string& bytes) { return bytes.rfind("\xff\xd8\xff", 0) == 0; }

// stb_image up to 2.27 writes past its Huffman tables where a JPEG gives one more than 256 codes, so such files must
// not reach it. Walks the segments as the decoder does.
class JpegTables {
 public:
  explicit JpegTables(const std::string& bytes) : bytes_(bytes) {}

  [[nodiscard]] bool sound() {
    constexpr std::size_t kStartMarker = 2;
    std::size_t at = kStartMarker;
    bool in_picture = false;  // behind the start of a scan, where nothing but markers follows 0xff
    while (at + 1 < bytes_.size()) {
      if (byte(at) != 0xff || byte(at + 1) == 0xff) {
        ++at;  // padding
        continue;
      }
      const unsigned marker = byte(at + 1);
      at += 2;
      if (marker == kHuffman && !sound_tables(at)) return false;
      in_picture = in_picture || marker == kScan;
      if (!in_picture) at += (byte(at) << 8u) | byte(at + 1);
    }
    return true;
  }

 private:
  static constexpr unsigned kHuffman = 0xc4;
  static constexpr unsigned kScan = 0xda;
  static constexpr std::size_t kLengths = 16;
  static constexpr std::size_t kMostCodes = 256;

  [[nodiscard]] unsigned byte(std::size_t at) const {  // 0 behind the end, as for the decoder
    return at < bytes_.size() ? static_cast<unsigned char>(bytes_[at]) : 0u;
  }
  [[nodiscard]] bool sound_tables(std::size_t at) const {
    const std::size_t end = at + ((byte(at) << 8u) | byte(at + 1));
    for (at += 2; at < end;) {
      std::size_t codes = 0;
      for (std::size_t i = 1; i <= kLengths; ++i) codes += byte(at + i);
      if (codes > kMostCodes) return false;
      at += 1 + kLengths + codes;
    }
    return true;
  }

  const std::string& bytes_;
};

// A scan may name tables that the file never gave, and stb_image would read its own uninitialised memory for them. So
// each is there from the start: one code, for zero, and a quantization of one. The file's own tables replace them.
std::string with_default_tables(const std::string& jpeg) {
  constexpr std::size_t kStartMarker = 2;
  constexpr char kTables = 4;  // of each kind
  std::string tables;
  for (const char kind : {'\x00', '\x10'}) {  // DC, AC
    for (char i = 0; i < kTables; ++i) {
      tables += std::string("\xff\xc4\x00\x14", 4) + static_cast<char>(kind + i) + '\1' + std::string(15, '\0') + '\0';
    }
  }
  for (char i = 0; i < kTables; ++i) tables += std::string("\xff\xdb\x00\x43", 4) + i + std::string(64, '\1');
  return jpeg.substr(0, kStartMarker) + tables + jpeg.substr(kStartMarker);
}

}  // namespace

base::Result<Image> decode_image(const std::string& bytes, const std::string& file) {
  const std::string wanted = "a PNG or JPEG picture of at most 8192 x 8192 pixels and 64 MiB";
  if (bytes.empty()) return base::Error{file, "", "an empty file", wanted};
  if (bytes.size() > kMostBytes) return base::Error{file, "", std::to_string(bytes.size()) + " bytes", wanted};
  if (!is_png(bytes) && !is_jpeg(bytes)) return base::Error{file, "byte 0", "no PNG or JPEG header", wanted};
  const bool jpeg = is_jpeg(bytes);
  if (jpeg && !JpegTables(bytes).sound()) return base::Error{file, "", "a JPEG with broken tables", wanted};
  const std::string whole_jpeg = jpeg ? with_default_tables(bytes) : "";
  const std::string& picture = jpeg ? whole_jpeg : bytes;
  const auto* data = reinterpret_cast<const stbi_uc*>(picture.data());
  const int size = static_cast<int>(picture.size());
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
