#pragma once
// A 64-bit hash that is the same on every build, byte order and platform: FNV-1a over the bytes that the
// caller feeds, integers as little-endian. For log and catalog hashes, not for security.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace plotboard::base {

class Hasher {
 public:
  Hasher& bytes(std::string_view data);
  Hasher& integer(std::int64_t value);
  // The length goes in first, so "ab","c" differs from "a","bc".
  Hasher& text(std::string_view value) { return integer(static_cast<std::int64_t>(value.size())).bytes(value); }
  [[nodiscard]] std::uint64_t value() const { return state_; }

 private:
  std::uint64_t state_ = 14695981039346656037ull;
};

// As people read it: 16 hexadecimal digits, lower case. Back: nothing but exactly those.
std::string hex(std::uint64_t value);
std::optional<std::uint64_t> from_hex(std::string_view digits);

}  // namespace plotboard::base
