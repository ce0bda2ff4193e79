// Pictures made to hurt the decoder: found by the fuzzer, each refused by a message, its good neighbour still read.
#include <catch2/catch.hpp>

#include "draw/painter.hpp"
#include "io/io.hpp"
#include "support/paths.hpp"

namespace plotboard::draw_hostile_images {

namespace {

std::string seed(const std::string& name) {
  auto bytes = io::read_file(test::root() + "/tests/fuzz/seeds/picture/" + name);
  REQUIRE(bytes.ok());
  return *bytes;
}

// A table of Huffman codes, as a segment: how many codes of each of the 16 lengths.
std::string huffman_segment(const std::string& lengths) {
  std::string codes;
  for (const char count : lengths) codes += std::string(static_cast<unsigned char>(count), '\1');
  const std::size_t length = 2 + 1 + lengths.size() + codes.size();
  return std::string("\xff\xc4") + static_cast<char>(length / 256) + static_cast<char>(length % 256) + '\0' + lengths +
         codes;
}
const std::string kTooMany = std::string(14, '\0') + "\xff\xff";  // 510 codes: room is for 256

// Behind the first two bytes, "start of image".
std::string jpeg_with(const std::string& segment) {
  std::string bytes = seed("eight.jpg");
  return bytes.insert(2, segment);
}

}  // namespace

TEST_CASE("A JPEG with more codes than a table holds is refused", "[draw][images]") {
  REQUIRE(draw::decode_image(seed("eight.jpg"), "mat.jpg").ok());
  for (const std::string& bytes : {jpeg_with(huffman_segment(kTooMany)),
                                   jpeg_with("\xff\xff\xff" + huffman_segment(kTooMany).substr(1))}) {  // padded marker
    const auto image = draw::decode_image(bytes, "mat.jpg");
    REQUIRE_FALSE(image.ok());
    CHECK_THAT(image.errors()[0].text(), Catch::Contains("mat.jpg: a damaged picture"));
  }
  CHECK(draw::decode_image(seed("eight.jpg") + huffman_segment(kTooMany), "mat.jpg").ok());  // behind the picture's end
}

TEST_CASE("What looks like a table inside a comment or a camera's notes is none", "[draw][images]") {
  const std::string notes = huffman_segment(kTooMany);
  const std::size_t length = notes.size() + 2;
  for (const char* marker : {"\xff\xe1", "\xff\xfe"}) {
    const std::string segment =
        std::string(marker) + static_cast<char>(length / 256) + static_cast<char>(length % 256) + notes;
    CHECK(draw::decode_image(jpeg_with(segment), "mat.jpg").ok());
  }
}

TEST_CASE("A chunk that claims a gigabyte costs no memory", "[draw][images]") {
  // Signature, header of 6 x 6 pixels, then a chunk of pixels of 0x3fffffff bytes that are not there.
  const std::string png = seed("six.png");
  const std::string bytes = png.substr(0, 33) + std::string("\x3f\xff\xff\xffIDAT", 8) + png.substr(41);
  const auto image = draw::decode_image(bytes, "mat.png");
  REQUIRE_FALSE(image.ok());
  CHECK_THAT(image.errors()[0].text(), Catch::Contains("mat.png: a damaged picture"));
}

TEST_CASE("An empty chunk of pixels is no harm", "[draw][images]") {
  const std::string png = seed("six.png");
  const std::string empty("\0\0\0\0IDAT\x35\xaf\x06\x1e", 12);
  const auto plain = draw::decode_image(png, "mat.png");
  const auto with_empty = draw::decode_image(png.substr(0, 33) + empty + png.substr(33), "mat.png");
  REQUIRE(plain.ok());
  REQUIRE(with_empty.ok());
  CHECK(with_empty->pixels == plain->pixels);
}

TEST_CASE("A JPEG whose pixels end too early or make no sense is refused", "[draw][images]") {
  const std::string good = seed("eight.jpg");
  for (const std::string& bytes : {seed("bad-lost-bits.jpg"), seed("bad-cut.jpg"), good.substr(0, good.size() - 6)}) {
    const auto image = draw::decode_image(bytes, "mat.jpg");
    REQUIRE_FALSE(image.ok());
    CHECK_THAT(image.errors()[0].text(), Catch::Contains("mat.jpg: a damaged picture ("));
  }
}

TEST_CASE("A JPEG that names tables which it never gives reads the same every time", "[draw][images]") {
  // Without its segments of Huffman codes: whatever the decoder takes instead, it is no memory of somebody else's.
  std::string bytes = seed("eight.jpg");
  for (std::size_t at = bytes.find("\xff\xc4"); at != std::string::npos; at = bytes.find("\xff\xc4")) {
    const std::size_t length = static_cast<std::size_t>(static_cast<unsigned char>(bytes[at + 2])) * 256 +
                               static_cast<unsigned char>(bytes[at + 3]);
    bytes.erase(at, 2 + length);
  }
  REQUIRE(bytes.size() < seed("eight.jpg").size());
  const auto once = draw::decode_image(bytes, "mat.jpg");
  const auto twice = draw::decode_image(bytes, "mat.jpg");
  REQUIRE(once.ok() == twice.ok());
  if (once.ok()) CHECK(once->pixels == twice->pixels);
}

}  // namespace plotboard::draw_hostile_images
