#pragma once
// The book of a kind of campaign: a file in assets/campaigns that the catalog keeps as it is (data/catalog.hpp) and its
// kind reads, as strictly as the catalog reads the others: unknown keys and unknown names (data/names.hpp) are errors.

#include <functional>

#include "base/base.hpp"

namespace plotboard::data {
struct Catalog;
class Reader;
struct SourceFile;
}  // namespace plotboard::data

namespace plotboard::campaign {

// That file of the program's data; an error where it is missing.
base::Result<const data::SourceFile*> book_at(const data::Catalog& catalog, const char* path);
// `read` takes apart what stands beside the format. All errors; none: it is good.
base::Errors read_strictly(const data::SourceFile& file, const char* format,
                           const std::function<void(data::Reader&)>& read);

}  // namespace plotboard::campaign
