#include "engine.hpp"

#include "io/io.hpp"

namespace plotboard {

base::Result<data::Catalog> open_catalog(const std::string& root) {
  std::string folder = root;
  if (folder.empty()) {
    auto found = io::data_root();
    if (!found) return found.errors();
    folder = *found;
  }
  base::Errors errors;
  std::vector<data::SourceFile> files;
  for (const char* part : {"assets", "maps"}) {
    auto names = io::list_files(folder + "/" + part, ".json");
    if (!names) {
      errors.insert(errors.end(), names.errors().begin(), names.errors().end());
      continue;
    }
    for (const std::string& name : *names) {
      const std::string path = std::string(part) + "/" + name;
      if (path.rfind("assets/schema/", 0) == 0) continue;  // for editors, not data
      auto text = io::read_file(folder + "/" + path);
      if (text) {
        files.push_back({path, std::move(*text)});
      } else {
        errors.insert(errors.end(), text.errors().begin(), text.errors().end());
      }
    }
  }
  if (!errors.empty()) return errors;
  return data::load_catalog(files);
}

}  // namespace plotboard
