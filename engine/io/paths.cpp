#include "io/paths.hpp"

#include <chrono>
#include <cmath>
#include <ctime>
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

Moment moment_of(std::int64_t then, std::int64_t now) {
  const auto calendar = [](std::int64_t seconds) {
    const auto time = static_cast<std::time_t>(seconds);
    return *std::localtime(&time);
  };
  const auto noon_of = [](std::tm day) {  // the clocks are never changed about then
    day.tm_hour = 12;
    day.tm_min = day.tm_sec = 0;
    day.tm_isdst = -1;
    return std::mktime(&day);
  };
  constexpr double kDay = 24.0 * 60 * 60;
  const std::tm at = calendar(then);
  const double days = std::difftime(noon_of(calendar(now)), noon_of(at)) / kDay;
  return {static_cast<int>(std::lround(days)), at.tm_hour, at.tm_min};
}

std::optional<Moment> written(const std::string& path) {
  std::error_code failed;
  const auto time = fs::last_write_time(path, failed);
  if (failed) return std::nullopt;
  const auto age = std::chrono::duration_cast<std::chrono::seconds>(fs::file_time_type::clock::now() - time).count();
  const std::int64_t now = std::time(nullptr);
  return moment_of(now - age, now);
}

}  // namespace plotboard::io
