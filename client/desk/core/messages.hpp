#pragma once
// What the desk has to say to a person: notes and refusals fade, problems stay until they are closed.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace plotboard::desk {

enum class MessageKind : std::uint8_t { note, refusal, problem };
struct Message {
  MessageKind kind;
  std::string text;
  std::string rule;        // of a refusal
  double age_seconds = 0;  // faded and dropped after some seconds; problems stay until closed
};

class Messages {
 public:
  // The same words again: one message, fresh. The oldest makes room when there are many.
  void say(MessageKind kind, const std::string& text, const std::string& rule = "");
  void take_back(const std::string& text);
  void take_back_notes();
  void close(std::size_t index);
  [[nodiscard]] const std::vector<Message>& list() const { return list_; }  // the oldest first
  // Ages them by real seconds; true while one fades.
  bool tick(double seconds);

  using View = std::vector<std::pair<MessageKind, std::string>>;
  [[nodiscard]] View view() const;  // what is read of them

 private:
  std::vector<Message> list_;
};

}  // namespace plotboard::desk
