#include "app/app.hpp"

#include <cstdio>
#include <utility>

#include "app/options.hpp"
#include "app/program.hpp"
#include "engine.hpp"
#include "io/io.hpp"

namespace plotboard::app {

namespace {

constexpr int kBadInput = 2, kNoDisplay = 3;

int complain(const base::Errors& errors, int code) {
  std::fputs(base::text(errors).c_str(), stderr);
  return code;
}

}  // namespace

int run(int argc, char** argv) {
  const double started = platform::Window::now();
  const auto options = parse_options({argv + 1, argv + argc});
  if (!options) return complain(options.errors(), kBadInput);
  if (options->help || options->version) {
    std::printf("Plotboard %s\n%s", kVersion, options->help ? usage().c_str() : "");
    return 0;
  }
  platform::Recording replay;
  if (!options->replay.empty()) {
    const auto text = io::read_file(options->replay);
    auto read =
        text ? platform::read_recording(*text, options->replay) : base::Result<platform::Recording>(text.errors());
    if (!read) return complain(read.errors(), kBadInput);
    replay = std::move(*read);
  }
  const auto root = io::data_root();
  if (!root) return complain(root.errors(), kBadInput);
  const auto home = options->home.empty() ? io::user_folder() : base::Result<std::string>(options->home);
  if (!home) return complain(home.errors(), kBadInput);
  const auto catalog = open_catalog(*root);
  if (!catalog) return complain(catalog.errors(), kBadInput);
  auto program = Program::create(*options, std::move(replay), *catalog, *home, *root);
  if (!program) return complain(program.errors(), kNoDisplay);
  const auto done = (*program)->run(started);
  if (!done) return complain(done.errors(), kBadInput);
  return (*program)->has_what_was_asked() ? 0 : kBadInput;
}

}  // namespace plotboard::app
