#include "base/base.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace plotboard::base {

namespace {

[[noreturn]] void print_and_abort(const char* condition, const char* file, int line, const std::string& message) {
  std::fprintf(stderr, "plotboard: bug at %s:%d: %s does not hold: %s\n", file, line, condition, message.c_str());
  std::abort();
}

void default_handler(const char* condition, const char* file, int line, const std::string& message) {
  print_and_abort(condition, file, line, message);
}

BugHandler current_handler = default_handler;

}  // namespace

std::string Error::text() const {
  std::string line;
  const auto add = [&line](const std::string& part, const char* joint) {
    if (part.empty()) return;
    if (!line.empty()) line += joint;
    line += part;
  };
  add(file, "");
  add(place, ": ");
  add(found, ": ");
  if (!expected.empty()) line += (line.empty() ? "expected " : ", expected ") + expected;
  return line;
}

std::string text(const Errors& errors) {
  std::string all;
  for (const Error& error : errors) all += error.text() + '\n';
  return all;
}

std::string nearest_word(const std::string& word, const std::vector<std::string>& options) {
  const auto distance = [](const std::string& a, const std::string& b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
      std::size_t diagonal = row[0];
      row[0] = i;
      for (std::size_t j = 1; j <= b.size(); ++j) {
        const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
        diagonal = row[j];
        row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
      }
    }
    return row[b.size()];
  };
  constexpr std::size_t kLongest = 80;  // a hostile file may hold a word of megabytes
  if (word.empty() || word.size() > kLongest) return "";
  std::size_t best = word.size() / 3 + 2;
  std::string found;
  for (const std::string& option : options) {
    const std::size_t d = distance(word, option);
    if (d < best) {
      best = d;
      found = option;
    }
  }
  return found;
}

BugHandler set_bug_handler(BugHandler handler) {
  return std::exchange(current_handler, handler == nullptr ? default_handler : handler);
}

void report_bug(const char* condition, const char* file, int line, const std::string& message) {
  current_handler(condition, file, line, message);
  print_and_abort(condition, file, line, message);  // a handler that returns does not save the run
}

Hasher& Hasher::bytes(std::string_view data) {
  for (const char c : data) {
    state_ ^= static_cast<unsigned char>(c);
    state_ *= 1099511628211ull;
  }
  return *this;
}

Hasher& Hasher::integer(std::int64_t value) {
  const auto bits = static_cast<std::uint64_t>(value);
  for (unsigned shift = 0; shift < 64; shift += 8) {
    state_ ^= (bits >> shift) & 0xffu;
    state_ *= 1099511628211ull;
  }
  return *this;
}

std::string hex(std::uint64_t value) {
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4)
    digits += "0123456789abcdef"[(value >> static_cast<unsigned>(shift)) & 15u];
  return digits;
}

std::optional<std::uint64_t> from_hex(std::string_view digits) {
  if (digits.size() != 16) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : digits) {
    const bool decimal = c >= '0' && c <= '9';
    if (!decimal && (c < 'a' || c > 'f')) return std::nullopt;
    value = (value << 4u) | static_cast<std::uint64_t>(decimal ? c - '0' : c - 'a' + 10);
  }
  return value;
}

Rng::Rng(std::uint64_t seed, std::uint64_t stream) : increment_((stream << 1u) | 1u) {
  next();
  state_ += seed;
  next();
}

std::uint32_t Rng::next() {
  const std::uint64_t old = state_;
  state_ = old * 6364136223846793005ull + increment_;
  const auto shifted = static_cast<std::uint32_t>(((old >> 18u) ^ old) >> 27u);
  const auto rotation = static_cast<std::uint32_t>(old >> 59u);
  return (shifted >> rotation) | (shifted << ((32u - rotation) & 31u));
}

std::uint32_t Rng::below(std::uint32_t bound) {
  ENSURE(bound > 0, "Rng::below needs a positive bound");
  const std::uint32_t threshold = (0u - bound) % bound;
  while (true) {
    const std::uint32_t draw = next();
    if (draw >= threshold) return draw % bound;
  }
}

}  // namespace plotboard::base
