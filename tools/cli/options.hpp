#pragma once
// The command line, declared where it is used: the file of a subcommand says what that takes and what is then done.
// Only options.cpp knows CLI11. What is declared here is what `--help` shows, word for word.
//
//   Run take_replay(Options& options) {
//     const auto log = std::make_shared<std::string>();
//     options.add("log", *log, "Battle log (plotboard-log/1), or -").required();
//     return [log] { return replay(*log); };
//   }

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace plotboard::cli {

// One that has been declared, and what more is asked of it.
class Option {
 public:
  explicit Option(CLI::Option* option) : option_(option) {}
  Option& required();
  Option& takes(int least, int most);  // so many values
  Option& by_commas();                 // its values are one word
  Option& from(int lowest, int highest);
  Option& one_of(const std::vector<std::string>& words);
  Option& excludes(const Option& other);
  [[nodiscard]] bool given() const;  // once the command line has been read

 private:
  CLI::Option* option_;
};

class Options;
using Run = std::function<int()>;  // does what was asked, and returns the exit code; it keeps what the options filled
struct Subcommand {
  const char* name;
  const char* what;
  Run (*take)(Options& options);  // declares; without a Run one of its own subcommands has to be given
};

class Options {
 public:
  using Runs = std::vector<std::pair<CLI::App*, Run>>;
  Options(CLI::App& app, Runs& runs) : app_(app), runs_(runs) {}
  // "name" stands at its place, "--name" or "-n,--name" anywhere. `to` keeps its value where nothing is given; it has
  // to be there when the command line is read.
  Option add(const char* name, std::string& to, const char* help);
  Option add(const char* name, std::vector<std::string>& to, const char* help);
  Option add(const char* name, int& to, const char* help);
  Option add(const char* name, std::vector<int>& to, const char* help);
  Option add(const char* name, std::uint64_t& to, const char* help);
  Option flag(const char* name, bool& to, const char* help);
  void subcommands(const std::vector<Subcommand>& all);

 private:
  CLI::App& app_;
  Runs& runs_;
};

// Reads the command line and does what it says. What is wrong with it is told on stderr, with what may have been meant.
int run_program(const char* about, const std::vector<Subcommand>& all, int argc, char** argv);

}  // namespace plotboard::cli
