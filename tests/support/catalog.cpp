#include "support/catalog.hpp"

#include <catch2/catch.hpp>
#include <utility>

#include "engine.hpp"
#include "support/paths.hpp"

namespace plotboard::test {

const data::Catalog& catalog() {
  static const data::Catalog loaded = [] {
    auto result = open_catalog(test::root());
    if (!result) FAIL(base::text(result.errors()));
    return std::move(*result);
  }();
  return loaded;
}
const data::Catalog& other_catalog() {
  static const data::Catalog changed = [] {
    data::Catalog copy = catalog();
    for (const char* set : {"1e", "huge-1e"}) {
      copy.rulesets.at(set).damage_deck = "1e-core";
      copy.rulesets.at(set).huge_range_dice_later = true;
    }
    return copy;
  }();
  return changed;
}
const geom::Figures& figures() { return catalog().figures; }

}  // namespace plotboard::test
