#pragma once
// Names of files, and moving files about; opens none. A path is UTF-8 text with the system's separators.
#include <cstdint>
#include <optional>
#include <string>

#include "base/base.hpp"

namespace plotboard::io {

std::string file_name(const std::string& path);  // "night.json" of "/home/ann/night.json"
std::string folder_of(const std::string& path);  // "/home/ann" of "/home/ann/night.json"
std::string ending_of(const std::string& path);  // ".json"; lower case, "" when there is none
std::string with_ending(const std::string& path, const std::string& ending);  // appended when the path ends otherwise
std::string absolute(const std::string& path);                                // as given when the system does not say
// Replaces what stands at `to`. Errors name both and the reason.
base::Result<base::Done> move_file(const std::string& from, const std::string& to);
bool remove_file(const std::string& path);  // true when nothing is there any more

// When a file was written last, by the calendar here.
struct Moment {
  int days_ago = 0, hour = 0, minute = 0;
};
std::optional<Moment> written(const std::string& path);
Moment moment_of(std::int64_t then, std::int64_t now);  // seconds since 1970

}  // namespace plotboard::io
