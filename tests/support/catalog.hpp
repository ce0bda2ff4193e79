#pragma once
// The real catalog, loaded once a test program.
#include <catch2/catch.hpp>

#include "engine.hpp"

namespace plotboard::test {

inline const data::Catalog& catalog() {
  static const data::Catalog loaded = [] {
    auto result = open_catalog(PLOTBOARD_ROOT);
    if (!result) FAIL(base::text(result.errors()));
    return std::move(*result);
  }();
  return loaded;
}
inline const geom::Figures& figures() { return catalog().figures; }

}  // namespace plotboard::test
