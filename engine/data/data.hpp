#pragma once
// Door of the data module: reads assets/ and maps/ strictly into an immutable Catalog, or returns every error with
// file, JSON pointer, what was found and what was expected. Unknown keys, repeated keys, dangling references,
// tables without six entries and maneuvers off the dial (but for listed exceptions) are errors. It opens no files
// itself: the io module hands it their text.

#include <string>
#include <vector>

#include "base/base.hpp"
#include "data/catalog.hpp"

namespace plotboard::data {

// The kind of a file is its `format` key ("plotboard-ship/1" ...). Cost: about 0.1 s for all of assets/.
base::Result<Catalog> load_catalog(const std::vector<SourceFile>& files);
// Checks one file by itself (and against `catalog` where given); an empty list is a good file.
base::Errors check_file(const SourceFile& file, const Catalog* catalog);

}  // namespace plotboard::data
