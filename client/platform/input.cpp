#include "platform/input.hpp"

#include <array>
#include <sstream>

namespace plotboard::platform {

namespace {

constexpr const char* kFormat = "plotboard-input/1";
constexpr std::array kKinds = {"move",  "press", "release", "wheel",  "pan",   "pinch", "key",
                               "keyup", "text",  "drop",    "resize", "leave", "close"};

bool has_place(InputEvent::Kind kind) { return kind <= InputEvent::Kind::pinch || kind == InputEvent::Kind::resize; }
bool has_amount(InputEvent::Kind kind) { return kind == InputEvent::Kind::wheel || kind == InputEvent::Kind::pinch; }
bool has_button(InputEvent::Kind kind) { return kind == InputEvent::Kind::press || kind == InputEvent::Kind::release; }
bool has_text(InputEvent::Kind kind) { return kind >= InputEvent::Kind::key && kind <= InputEvent::Kind::drop; }

base::Error bad(const std::string& file, std::size_t line, const std::string& found, const std::string& expected) {
  return {file, "line " + std::to_string(line), found, expected};
}

}  // namespace

std::string chord_of(const InputEvent& event) {
  std::string chord;
  if (event.ctrl) chord += "Ctrl+";
  if (event.alt) chord += "Alt+";
  if (event.shift) chord += "Shift+";
  return chord + event.text;
}

std::string write_recording(const Recording& recording) {
  std::ostringstream out;
  out << kFormat << ' ' << recording.width << ' ' << recording.height << '\n';
  for (const auto& [frame, event] : recording.events) {
    out << frame << ' ' << kKinds[static_cast<std::size_t>(event.kind)] << ' ';
    if (!event.ctrl && !event.shift && !event.alt) out << '-';
    if (event.ctrl) out << 'C';
    if (event.shift) out << 'S';
    if (event.alt) out << 'A';
    if (has_place(event.kind)) out << ' ' << event.x << ' ' << event.y;
    if (has_amount(event.kind)) out << ' ' << event.amount;
    if (has_button(event.kind)) out << ' ' << event.button;
    if (has_text(event.kind)) out << ' ' << event.text;
    out << '\n';
  }
  return out.str();
}

base::Result<Recording> read_recording(const std::string& text, const std::string& file) {
  Recording recording;
  base::Errors errors;
  std::istringstream lines(text);
  std::string line;
  std::size_t number = 1;
  {
    std::getline(lines, line);
    std::istringstream words(line);
    std::string format;
    if (!(words >> format >> recording.width >> recording.height) || format != kFormat || recording.width < 1 ||
        recording.height < 1 || recording.width > 8192 || recording.height > 8192)
      return bad(file, 1, '"' + line.substr(0, 60) + '"', std::string("\"") + kFormat + " WIDTH HEIGHT\"");
  }
  std::int64_t last = 0;
  while (std::getline(lines, line)) {
    ++number;
    if (line.empty() || line.front() == '#') continue;
    std::istringstream words(line);
    RecordedEvent recorded;
    InputEvent& event = recorded.event;
    std::string kind, modifiers;
    if (!(words >> recorded.frame >> kind >> modifiers) || recorded.frame < last) {
      errors.push_back(
          bad(file, number, '"' + line.substr(0, 60) + '"', "FRAME KIND MODIFIERS ..., frames never falling"));
      continue;
    }
    std::size_t index = 0;
    while (index < kKinds.size() && kKinds[index] != kind) ++index;
    if (index == kKinds.size()) {
      errors.push_back(bad(file, number, '"' + kind + '"', "a kind of event, e.g. \"press\""));
      continue;
    }
    event.kind = static_cast<InputEvent::Kind>(index);
    event.ctrl = modifiers.find('C') != std::string::npos;
    event.shift = modifiers.find('S') != std::string::npos;
    event.alt = modifiers.find('A') != std::string::npos;
    bool good = modifiers.find_first_not_of("-CSA") == std::string::npos;
    if (has_place(event.kind)) good &= static_cast<bool>(words >> event.x >> event.y);
    if (has_amount(event.kind)) good &= static_cast<bool>(words >> event.amount);
    if (has_button(event.kind)) good &= words >> event.button && event.button >= 1 && event.button <= 3;
    if (has_text(event.kind)) good &= words.get() == ' ' && std::getline(words, event.text) && !event.text.empty();
    if (!good) {
      errors.push_back(bad(file, number, '"' + line.substr(0, 60) + '"', "the arguments of \"" + kind + '"'));
      continue;
    }
    last = recorded.frame;
    recording.events.push_back(std::move(recorded));
  }
  if (!errors.empty()) return errors;
  return recording;
}

}  // namespace plotboard::platform
