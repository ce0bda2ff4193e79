#include "cli/program.hpp"

#include <sys/wait.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "support/folder.hpp"
#include "support/paths.hpp"

namespace plotboard::test {

namespace {

// Made at first use, gone with the process.
const Folder& folder() {
  static const Folder made;
  return made;
}

}  // namespace

Json Ran::json() const {
  INFO("stdout: " << out << "stderr: " << err);
  Json parsed = Json::parse(out, nullptr, false);
  REQUIRE_FALSE(parsed.is_discarded());
  return parsed;
}

std::string file_path(const std::string& name) { return folder().file(name); }

std::string file_with(const std::string& name, const std::string& text) {
  std::ofstream(file_path(name), std::ios::binary) << text;
  return file_path(name);
}

std::string text_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

Ran run(const std::string& arguments, const std::string& input) {
  const std::string in = file_with("stdin", input);
  const std::string out = file_path("stdout");
  const std::string err = file_path("stderr");
  const std::string command =
      "'" + test::programs() + "/plotboard-cli' " + arguments + " <" + in + " >" + out + " 2>" + err;
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text_of(out), text_of(err)};
}

std::string scene(const std::string& objects, bool guides) {
  return std::string(R"({"format":"plotboard-scene/1","area":"3x3","ruleset":"fga-207","options":{"guides":)") +
         (guides ? "true" : "false") + R"(},"objects":[)" + objects + "]}";
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace plotboard::test
