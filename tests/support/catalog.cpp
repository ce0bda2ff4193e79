#include "support/catalog.hpp"

#include <catch2/catch.hpp>
#include <utility>

#include "engine.hpp"

namespace plotboard::test {

const data::Catalog& catalog() {
  static const data::Catalog loaded = [] {
    auto result = open_catalog(PLOTBOARD_ROOT);
    if (!result) FAIL(base::text(result.errors()));
    return std::move(*result);
  }();
  return loaded;
}
const geom::Figures& figures() { return catalog().figures; }

}  // namespace plotboard::test
