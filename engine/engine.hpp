#pragma once
// Door of the engine for programs: loads the catalog from disk.
#include <string>

#include "base/base.hpp"
#include "data/data.hpp"

namespace plotboard {

// Reads assets/ and maps/ below `root` (io::data_root() where empty).
base::Result<data::Catalog> open_catalog(const std::string& root = "");

}  // namespace plotboard
