#pragma once
// A folder of a test's own that is gone afterwards.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace plotboard::test {

class Folder {
 public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "plotboard-test-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) FAIL("no folder for temporary files");
    path_ = pattern;
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  [[nodiscard]] std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

}  // namespace plotboard::test
