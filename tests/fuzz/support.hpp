#pragma once
// What the fuzz targets share: the real catalog, loaded once.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "engine.hpp"

namespace plotboard::fuzz {

inline const data::Catalog& catalog() {
  static const data::Catalog loaded = [] {
    auto result = open_catalog(PLOTBOARD_ROOT);
    if (!result) std::abort();
    return std::move(*result);
  }();
  return loaded;
}

inline std::string text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace plotboard::fuzz
