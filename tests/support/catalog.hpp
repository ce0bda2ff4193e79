#pragma once
// The real catalog, loaded once a test program.
#include "data/catalog.hpp"

namespace plotboard::test {

const data::Catalog& catalog();
// The same with the first edition's other choices: the first core set's damage deck, the later defense dice at range.
const data::Catalog& other_catalog();
const geom::Figures& figures();

}  // namespace plotboard::test
