#pragma once
// The project's data files as load_catalog() gets them, and copies of them with one edit.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "data/data.hpp"
#include "io/io.hpp"

namespace plotboard::test {

inline const std::vector<data::SourceFile>& data_files() {
  static const std::vector<data::SourceFile> files = [] {
    std::vector<data::SourceFile> read;
    for (const std::string folder : {"assets", "maps"}) {
      const std::string root = std::string(PLOTBOARD_ROOT) + '/' + folder;
      const auto names = io::list_files(root, ".json");
      if (!names) FAIL(base::text(names.errors()));
      for (const std::string& name : *names) {
        if (name.rfind("schema/", 0) == 0) continue;
        auto text = io::read_file(root + '/' + name);
        if (!text) FAIL(base::text(text.errors()));
        read.push_back({folder + '/' + name, *text});
      }
    }
    return read;
  }();
  return files;
}

inline const data::SourceFile& data_file(const std::string& path) {
  const auto& files = data_files();
  const auto found = std::find_if(files.begin(), files.end(), [&](const auto& file) { return file.path == path; });
  if (found == files.end()) FAIL("no file " + path);
  return *found;
}

// The file with the first `from` replaced by `to`; fails when there is none.
inline data::SourceFile edited(const std::string& path, const std::string& from, const std::string& to) {
  data::SourceFile file = data_file(path);
  const std::size_t at = file.text.find(from);
  if (at == std::string::npos) FAIL(path + " has no " + from);
  file.text.replace(at, from.size(), to);
  return file;
}

inline std::vector<data::SourceFile> all_with(const data::SourceFile& changed) {
  std::vector<data::SourceFile> files = data_files();
  for (data::SourceFile& file : files) {
    if (file.path == changed.path) {
      file = changed;
      return files;
    }
  }
  files.push_back(changed);
  return files;
}

}  // namespace plotboard::test
