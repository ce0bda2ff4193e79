#pragma once
// The file dialog. It only lists; reading and writing is the desk's.

#include <array>
#include <string>
#include <vector>

#include "desk/desk.hpp"

namespace plotboard::panels {

struct FileListing {
  std::string folder;
  desk::FileQuestion question = desk::FileQuestion::none;
  std::vector<std::string> folders, files;
  std::string problem;
};

struct FileMemory {
  FileListing listing;  // read again only when another folder or question comes up
  std::string folder;
  std::array<char, 256> name{};
  std::string kept_name;    // comes back when the name of a folder was typed, to go into it
  std::string problem;      // why the dialog does not take the name; "" none
  bool name_focus = false;  // the keyboard goes to the name
  desk::FileQuestion asked = desk::FileQuestion::none;
  std::string overwrite;  // asked whether to write over this file
};

void draw_files(desk::Desk& desk, FileMemory& memory);

}  // namespace plotboard::panels
