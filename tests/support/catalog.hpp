#pragma once
// The real catalog, loaded once a test program.
#include "data/catalog.hpp"

namespace plotboard::test {

const data::Catalog& catalog();
const geom::Figures& figures();

}  // namespace plotboard::test
