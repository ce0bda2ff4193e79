#pragma once
// Names of files, and moving files about; opens none. A path is UTF-8 text with the system's separators.
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

}  // namespace plotboard::io
