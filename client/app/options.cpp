#include "app/options.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>

#include "desk/core/text_size.hpp"

namespace plotboard::app {

namespace {

std::optional<double> number(const std::string& text, double low, double high) {
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0' || !(value >= low && value <= high)) return {};
  return value;
}

std::string text_scales() {
  std::array<char, 32> said{};
  std::snprintf(said.data(), said.size(), "%g to %g", desk::kSmallestText, desk::kLargestText);
  return said.data();
}

}  // namespace

std::string usage() {
  return "Usage: plotboard [FILE] [options]\n"
         "  FILE                  a scene (plotboard-scene/1) to open\n"
         "  --mission ID          opens a mission's briefing, e.g. 0:1; with --table-mode it is played at a real "
         "table\n"
         "  --pilots N            how many players fly it (3 to 6, default 4)\n"
         "  --seed N              the same dice every time\n"
         "  --size WxH            window size, e.g. 1920x1080\n"
         "  --text-scale S        " +
         text_scales() +
         "\n"
         "  --table-mode          starts in table mode\n"
         "  --second-screen       a second window shows the table, for a television or projector\n"
         "  --home DIR            settings and autosaves there\n"
         "  --screenshot OUT.png  saves the window at the end; the second one as OUT-2.png\n"
         "  --film N,N,...        with --screenshot OUT.png: these frames as OUT-01.png and on\n"
         "  --frames N            ends after N frames\n"
         "  --record FILE         writes the input down\n"
         "  --replay-input FILE   plays recorded input, then ends\n"
         "  --draw-every N        with --replay-input: paints one frame in N, and the last; the rest goes on as ever\n"
         "  --bench-frames N      times N frames, prints JSON, ends\n"
         "  --help, --version\n"
         "Exit: 0 done, 2 bad input or a FILE or mission that cannot be opened, 3 no display or no OpenGL 3.3\n";
}

base::Result<Options> parse_options(const std::vector<std::string>& arguments) {
  Options o;
  base::Errors errors;
  const auto whole = [&](auto& target, double low, double high) {
    return [&target, low, high](const std::string& text) {
      const auto value = number(text, low, high);
      if (!value || *value != static_cast<double>(static_cast<std::int64_t>(*value))) return false;
      target = static_cast<std::decay_t<decltype(target)>>(*value);
      return true;
    };
  };
  const auto text = [](std::string& target) {
    return [&target](const std::string& given) {
      target = given;
      return !given.empty();
    };
  };
  struct Known {
    std::string expected;
    std::function<bool(const std::string&)> take;
  };
  std::int64_t seed = 0;
  const std::map<std::string, Known> valued = {
      {"--mission", {"a mission, e.g. 0:1", text(o.mission)}},
      {"--pilots", {"3 to 6", whole(o.pilots, 3, 6)}},
      {"--seed",
       {"a whole number",
        [&](const std::string& given) {
          if (!whole(seed, 0, 9e15)(given)) return false;
          o.seed = static_cast<std::uint64_t>(seed);
          return true;
        }}},
      {"--size",
       {"WxH, e.g. 1280x720",
        [&](const std::string& given) {
          const std::size_t x = given.find('x');
          o.size_given = true;
          return x != std::string::npos && whole(o.width, 100, 8192)(given.substr(0, x)) &&
                 whole(o.height, 100, 8192)(given.substr(x + 1));
        }}},
      {"--text-scale",
       {text_scales(),
        [&](const std::string& given) {
          o.text_scale = number(given, desk::kSmallestText, desk::kLargestText);
          return o.text_scale.has_value();
        }}},
      {"--home", {"a folder", text(o.home)}},
      {"--screenshot", {"a file", text(o.screenshot)}},
      {"--film",
       {"frames in order, e.g. 120,300",
        [&](const std::string& given) {
          for (std::size_t from = 0; from <= given.size();) {
            const std::size_t end = std::min(given.find(',', from), given.size());
            std::int64_t frame = 0;
            if (!whole(frame, 1, 1e9)(given.substr(from, end - from)) || (!o.film.empty() && frame <= o.film.back()))
              return false;
            o.film.push_back(frame);
            from = end + 1;
          }
          return o.film.size() < 100;
        }}},
      {"--frames", {"a whole number", whole(o.frames, 1, 1e9)}},
      {"--record", {"a file", text(o.record)}},
      {"--replay-input", {"a file", text(o.replay)}},
      {"--draw-every", {"1 to 1000", whole(o.draw_every, 1, 1000)}},
      {"--bench-frames", {"1 to 100000", whole(o.bench_frames, 1, 1e5)}},
  };
  const std::map<std::string, bool*> flags = {{"--table-mode", &o.table_mode},
                                              {"--second-screen", &o.second_screen},
                                              {"--help", &o.help},
                                              {"-h", &o.help},
                                              {"--version", &o.version}};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (const auto flag = flags.find(argument); flag != flags.end()) {
      *flag->second = true;
    } else if (const auto known = valued.find(argument); known != valued.end()) {
      const std::string given = i + 1 < arguments.size() ? arguments[++i] : "";
      if (!known->second.take(given)) errors.push_back({argument, "", '"' + given + '"', known->second.expected});
    } else if (argument.rfind('-', 0) == 0) {
      errors.push_back({argument, "", "an unknown option", "one of those that --help names"});
    } else if (o.file.empty()) {
      o.file = argument;
    } else {
      errors.push_back({argument, "", "a second file", "one scene"});
    }
  }
  if (!o.film.empty() && o.screenshot.empty())
    errors.push_back({"--film", "", "no --screenshot", "--screenshot OUT.png, which names its pictures"});
  if (!errors.empty()) return errors;
  return o;
}

}  // namespace plotboard::app
