#include "io/paths.hpp"

#include <filesystem>

namespace plotboard::io {

namespace fs = std::filesystem;

std::string file_name(const std::string& path) { return fs::path(path).filename().string(); }

std::string folder_of(const std::string& path) { return fs::path(path).parent_path().string(); }

std::string ending_of(const std::string& path) {
  std::string ending = fs::path(path).extension().string();
  for (char& c : ending)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return ending;
}

std::string with_ending(const std::string& path, const std::string& ending) {
  return ending_of(path) == ending ? path : path + ending;
}

std::string absolute(const std::string& path) {
  std::error_code failed;
  const fs::path full = fs::absolute(path, failed);
  return failed ? path : full.lexically_normal().string();
}

base::Result<base::Done> move_file(const std::string& from, const std::string& to) {
  std::error_code failed;
  fs::rename(from, to, failed);
  if (failed) return base::Error{from, "", failed.message(), "to move to " + to};
  return base::Done{};
}

bool remove_file(const std::string& path) {
  std::error_code failed;
  fs::remove(path, failed);
  return !failed;
}

}  // namespace plotboard::io
