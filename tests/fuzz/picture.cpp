// Any bytes as a play mat picture.
#include <cstdlib>

#include "draw/painter.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace plotboard;
  auto image = draw::decode_image({reinterpret_cast<const char*>(data), size}, "fuzz");
  if (image &&
      image->pixels.size() != static_cast<std::size_t>(image->width) * static_cast<std::size_t>(image->height) * 4) {
    std::abort();
  }
  return 0;
}
