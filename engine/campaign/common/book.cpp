#include "campaign/common/book.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "data/catalog.hpp"
#include "data/json.hpp"

namespace plotboard::campaign {

base::Result<const data::SourceFile*> book_at(const data::Catalog& catalog, const char* path) {
  const auto found = std::find_if(catalog.books.begin(), catalog.books.end(),
                                  [path](const data::SourceFile& file) { return file.path == path; });
  if (found == catalog.books.end()) return base::Error{path, "", "no such file", "the book of a campaign"};
  return &*found;
}

base::Errors read_strictly(const data::SourceFile& file, const char* format,
                           const std::function<void(data::Reader&)>& read) {
  const auto json = data::parse_json(file.text, file.path);
  if (!json) return json.errors();
  base::Errors errors;
  data::Reader reader(*json, file.path, errors);
  if (!reader.word("format", {format})) return errors;
  read(reader);
  reader.done();
  return errors;
}

}  // namespace plotboard::campaign
