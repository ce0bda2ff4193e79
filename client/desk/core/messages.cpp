#include "desk/core/messages.hpp"

#include <cstddef>

namespace plotboard::desk {

namespace {

constexpr double kMessageSeconds = 6, kFadeSeconds = 0.6;
constexpr std::size_t kMostMessages = 6;

}  // namespace

void Messages::say(MessageKind kind, const std::string& text, const std::string& rule) {
  std::erase_if(list_, [&](const Message& m) { return m.kind == kind && m.text == text; });
  list_.push_back({kind, text, rule, 0});
  if (list_.size() > kMostMessages) list_.erase(list_.begin());
}

void Messages::take_back(const std::string& text) {
  std::erase_if(list_, [&text](const Message& m) { return m.text == text; });
}

void Messages::take_back_notes() {
  std::erase_if(list_, [](const Message& m) { return m.kind == MessageKind::note; });
}

void Messages::close(std::size_t index) { list_.erase(list_.begin() + static_cast<std::ptrdiff_t>(index)); }

bool Messages::tick(double seconds) {
  bool fading = false;
  for (Message& message : list_) {
    message.age_seconds += seconds;
    fading |= message.kind != MessageKind::problem && message.age_seconds > kMessageSeconds - kFadeSeconds;
  }
  std::erase_if(list_,
                [](const Message& m) { return m.kind != MessageKind::problem && m.age_seconds > kMessageSeconds; });
  return fading;
}

Messages::View Messages::view() const {
  View all;
  for (const Message& message : list_) all.emplace_back(message.kind, message.text);
  return all;
}

}  // namespace plotboard::desk
