#include "options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

#include "common.hpp"

namespace plotboard::cli {

namespace {

// The word that stands where a command should, when it is none; "" otherwise.
std::string unknown_command(const CLI::App& app, const std::vector<std::string>& arguments,
                            const std::vector<std::string>& commands) {
  const auto is_word = [](const std::string& argument) { return argument.rfind('-', 0) != 0; };
  const auto word = std::find_if(arguments.begin(), arguments.end(), is_word);
  const bool known = word == arguments.end() || std::find(commands.begin(), commands.end(), *word) != commands.end();
  return known || !app.get_subcommands().empty() ? "" : *word;
}

// What CLI11 says of a wrong command line; of an unknown command the nearest one and where they are all listed.
int explain(const CLI::App& app, const CLI::ParseError& error, const std::vector<std::string>& arguments) {
  std::vector<std::string> commands;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    commands.push_back(command->get_name());
  const std::string word = unknown_command(app, arguments, commands);
  if (error.get_exit_code() == 0 || word.empty()) return app.exit(error) == 0 ? kDone : kBadInput;
  const std::string near = base::nearest_word(word, commands);
  std::cerr << "plotboard-cli: there is no command \"" << word << '"';
  if (!near.empty()) std::cerr << "; did you mean \"" << near << "\"?";
  std::cerr << "\nplotboard-cli --help lists the commands, plotboard-cli COMMAND --help the options of one.\n";
  return kBadInput;
}

}  // namespace

Option& Option::required() {
  option_->required();
  return *this;
}
Option& Option::takes(int least, int most) {
  option_->expected(least, most);
  return *this;
}
Option& Option::by_commas() {
  option_->delimiter(',');
  return *this;
}
Option& Option::from(int lowest, int highest) {
  option_->check(CLI::Range(lowest, highest));
  return *this;
}
Option& Option::one_of(const std::vector<std::string>& words) {
  option_->check(CLI::IsMember(words));
  return *this;
}
Option& Option::excludes(const Option& other) {
  option_->excludes(other.option_);
  return *this;
}
bool Option::given() const { return static_cast<bool>(*option_); }

Option Options::add(const char* name, std::string& to, const char* help) {
  return Option(app_.add_option(name, to, help));
}
Option Options::add(const char* name, std::vector<std::string>& to, const char* help) {
  return Option(app_.add_option(name, to, help));
}
Option Options::add(const char* name, int& to, const char* help) { return Option(app_.add_option(name, to, help)); }
Option Options::add(const char* name, std::vector<int>& to, const char* help) {
  return Option(app_.add_option(name, to, help));
}
Option Options::add(const char* name, std::uint64_t& to, const char* help) {
  return Option(app_.add_option(name, to, help));
}
Option Options::flag(const char* name, bool& to, const char* help) { return Option(app_.add_flag(name, to, help)); }

void Options::subcommands(const std::vector<Subcommand>& all) {
  app_.require_subcommand(1);
  for (const Subcommand& each : all) {
    CLI::App* const command = app_.add_subcommand(each.name, each.what);
    Options options(*command, runs_);
    if (Run run = each.take(options)) runs_.emplace_back(command, std::move(run));
  }
}

int run_program(const char* about, const std::vector<Subcommand>& all, int argc, char** argv) {
  CLI::App app{about};
  app.set_version_flag("--version", std::string("plotboard ") + kVersion);
  Options::Runs runs;
  Options(app, runs).subcommands(all);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return explain(app, error, {argv + 1, argv + argc});
  }
  for (const auto& [command, run] : runs) {
    if (*command) return run();
  }
  return kBadInput;
}

}  // namespace plotboard::cli
