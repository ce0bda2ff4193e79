#pragma once
// Runs the built plotboard-cli as a process, as scripts do. Files live in a folder of this test process that goes away
// with it.
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace plotboard::test {

using Json = nlohmann::json;

struct Ran {
  int code = -1;    // exit code; -1 where a signal ended it
  std::string out;  // standard output
  std::string err;
  [[nodiscard]] Json json() const;
};

// `arguments` as typed in a shell.
Ran run(const std::string& arguments, const std::string& input = "");
std::string file_with(const std::string& name, const std::string& text);  // its path
std::string file_path(const std::string& name);                           // of one that the program writes
std::string text_of(const std::string& path);                             // "" where there is none

// A scene with these objects on a 3 x 3 foot table, guides off unless told.
std::string scene(const std::string& objects, bool guides = false);
std::vector<std::string> lines_of(const std::string& text);

}  // namespace plotboard::test
