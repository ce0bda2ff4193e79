#include "base/id.hpp"

#include <array>
#include <memory>
#include <mutex>
#include <ostream>
#include <shared_mutex>
#include <unordered_map>

#include "base/ensure.hpp"

namespace plotboard::base {

namespace {

// Names in blocks that never move, so that text() needs no lock: who holds a number got it after its name was written.
class Names {
 public:
  Names() { add(""); }

  std::uint32_t number_of(std::string_view text) {
    {
      const std::shared_lock lock(mutex_);
      if (const auto found = numbers_.find(text); found != numbers_.end()) return found->second;
    }
    const std::unique_lock lock(mutex_);
    const auto found = numbers_.find(text);
    return found != numbers_.end() ? found->second : add(text);
  }
  [[nodiscard]] const std::string& text_of(std::uint32_t number) const {
    return (*blocks_[number / kBlock])[number % kBlock];
  }

 private:
  static constexpr std::uint32_t kBlock = 4096;
  using Block = std::array<std::string, kBlock>;

  std::uint32_t add(std::string_view text) {
    const std::uint32_t number = count_;
    ENSURE(number / kBlock < blocks_.size(), "more names than a program can hold");
    auto& block = blocks_[number / kBlock];
    if (!block) block = std::make_unique<Block>();
    std::string& name = (*block)[number % kBlock];
    name = text;
    numbers_.emplace(name, number);
    ++count_;
    return number;
  }

  std::shared_mutex mutex_;
  std::array<std::unique_ptr<Block>, 16384> blocks_;
  std::uint32_t count_ = 0;
  std::unordered_map<std::string_view, std::uint32_t> numbers_;  // views into the blocks
};

Names& names() {
  static Names& all = *new Names;  // ids of static objects outlive main()
  return all;
}

}  // namespace

// Most names are met again and again in the same places: each thread remembers the last of each look, without a lock.
std::uint32_t Id::number_of(std::string_view text) noexcept {
  thread_local std::array<std::uint32_t, 1024> met{};
  const auto letter = [text](std::size_t place) { return static_cast<std::uint8_t>(text[place]); };
  const std::size_t look =
      text.size() + letter(0) * 7U + letter(text.size() / 2) * 61U + letter(text.size() - 1) * 257U;
  std::uint32_t& number = met[look % met.size()];
  if (std::string_view(names().text_of(number)) != text) number = names().number_of(text);
  return number;
}
const std::string& Id::text() const { return names().text_of(number_); }

std::ostream& operator<<(std::ostream& out, Id id) { return out << id.text(); }

}  // namespace plotboard::base

namespace plotboard {

std::vector<std::string> texts_of(const Ids& ids) { return {ids.begin(), ids.end()}; }
Ids ids_of(const std::vector<std::string>& texts) { return {texts.begin(), texts.end()}; }

}  // namespace plotboard
