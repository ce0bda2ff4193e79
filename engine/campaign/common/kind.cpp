#include "campaign/common/kind.hpp"

#include <algorithm>

#include "campaign/common/file_lines.hpp"
#include "data/catalog.hpp"
#include "data/json.hpp"

namespace plotboard::campaign {

namespace {

const Kind* kind_of_format(const Kinds& among, const std::string& format) {
  const auto found =
      std::find_if(among.begin(), among.end(), [&](const Kind* kind) { return kind->format() == format; });
  return found == among.end() ? nullptr : *found;
}

base::Result<std::string> format_of(const Kinds& among,
                                    const std::pair<history::Record, history::Record::Found>& file) {
  std::vector<std::string> formats;
  for (const Kind* kind : among) formats.push_back(kind->format());
  return format_in(file.second.header, formats, file.first.path());
}

// Its book, or one of several: assets/campaigns/alpha.json, assets/campaigns/alpha/...
bool is_in_place(const Kind& kind, const std::string& path) {
  const std::string stem = "assets/campaigns/" + kind.id();
  return path == stem + ".json" || path.rfind(stem + "/", 0) == 0;
}

}  // namespace

const Kind* kind_called(const Kinds& among, const std::string& id) {
  const auto found = std::find_if(among.begin(), among.end(), [&](const Kind* kind) { return kind->id() == id; });
  return found == among.end() ? nullptr : *found;
}

const Kind* kind_of_file(const Kinds& among, const std::string& path) {
  const auto opened = history::Record::open(path);
  const auto format = opened ? format_of(among, *opened) : base::Result<std::string>(opened.errors());
  return format ? kind_of_format(among, *format) : nullptr;
}

base::Result<std::unique_ptr<Campaign>> open(const Kinds& among, const data::Catalog& catalog,
                                             const std::string& path) {
  auto opened = history::Record::open(path);
  if (!opened) return opened.errors();
  const auto format = format_of(among, *opened);
  if (!format) return format.errors();
  return kind_of_format(among, *format)->taken_up(catalog, std::move(*opened));
}

base::Errors check_books(const Kinds& among, const data::Catalog& catalog) {
  base::Errors errors;
  std::vector<std::string> ids;
  for (const Kind* kind : among) ids.push_back(kind->id());
  for (const data::SourceFile& file : catalog.books) {
    const auto of = std::find_if(among.begin(), among.end(), [&](const Kind* k) { return is_in_place(*k, file.path); });
    const base::Errors found = of != among.end() ? (*of)->check_book(file, catalog)
                                                 : base::Errors{{file.path, "", "a file of no kind of campaign",
                                                                 "one named by its kind: " + data::one_of(ids, "")}};
    errors.insert(errors.end(), found.begin(), found.end());
  }
  return errors;
}

std::optional<base::Errors> check_book(const Kinds& among, const data::SourceFile& file, const data::Catalog& catalog) {
  for (const Kind* kind : among) {
    const std::string format = kind->book_format();
    if (!format.empty() && file.text.find('"' + format + '"') != std::string::npos)
      return kind->check_book(file, catalog);
  }
  return std::nullopt;
}

}  // namespace plotboard::campaign
