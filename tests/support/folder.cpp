#include "support/folder.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "io/io.hpp"

namespace plotboard::test {

Folder::Folder() : path_((std::filesystem::temp_directory_path() / "plotboard-test-XXXXXX").string()) {
  if (mkdtemp(path_.data()) == nullptr) FAIL("no folder for temporary files");
}
Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string Folder::file(const std::string& name) const { return path_ + "/" + name; }
void Folder::write(const std::string& name, const std::string& text) const {
  REQUIRE(io::write_file(file(name), text).ok());
}

}  // namespace plotboard::test
