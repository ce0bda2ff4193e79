#include "data_files.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "io/io.hpp"
#include "support/paths.hpp"

namespace plotboard::test {

const std::vector<data::SourceFile>& data_files() {
  static const std::vector<data::SourceFile> files = [] {
    std::vector<data::SourceFile> read;
    for (const std::string folder : {"assets", "maps"}) {
      const std::string root = test::root() + '/' + folder;
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

const data::SourceFile& data_file(const std::string& path) {
  const auto& files = data_files();
  const auto found = std::find_if(files.begin(), files.end(), [&](const auto& file) { return file.path == path; });
  if (found == files.end()) FAIL("no file " + path);
  return *found;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  if (at == std::string::npos) FAIL("nowhere: " + from);
  text.replace(at, from.size(), to);
  return text;
}

data::SourceFile edited(const std::string& path, const std::string& from, const std::string& to) {
  return {path, replaced(data_file(path).text, from, to)};
}

std::vector<data::SourceFile> all_with(const data::SourceFile& changed) {
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

std::string first_line(const base::Errors& errors) { return errors.empty() ? "" : errors.front().text(); }

void check_told(const base::Errors& errors, const std::string& message, std::size_t most) {
  REQUIRE_FALSE(errors.empty());
  CHECK_THAT(first_line(errors), Catch::StartsWith(message));
  CHECK(errors.size() <= most);
}

void check_refused(std::span<const PlantedFault> faults, Told told) {
  for (const PlantedFault& fault : faults) {
    INFO(fault.why << " (" << fault.to << ")");
    const auto loaded = data::load_catalog(all_with(edited(fault.path, fault.from, fault.to)));
    REQUIRE_FALSE(loaded.ok());
    constexpr std::size_t kMost = 12;
    if (told == Told::first) {
      check_told(loaded.errors(), fault.message, kMost);
    } else {
      CHECK_THAT(base::text(loaded.errors()), Catch::Contains(fault.message));
    }
  }
}

}  // namespace plotboard::test
