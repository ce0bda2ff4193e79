#pragma once
// Result<T>: a value, or every reason why there is none. For bad input only: a bug is ENSURE's job
// (ensure.hpp) and a player's illegal wish is a rules::Refusal.
// An Error reads `FILE: /json/pointer: what was found, what was expected` (text()).

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace plotboard::base {

struct Error {
  std::string file;      // as the user named it; "" for standard input or memory
  std::string place;     // JSON pointer, "line 3" or "byte 120"; may be empty
  std::string found;     // what stands there
  std::string expected;  // what should stand there, with a "did you mean" where one is near
  [[nodiscard]] std::string text() const;
  friend bool operator==(const Error&, const Error&) = default;
};

using Errors = std::vector<Error>;
std::string text(const Errors& errors);  // one line per error

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}          // NOLINT: implicit on purpose
  Result(Error error) : errors_{std::move(error)} {}     // NOLINT
  Result(Errors errors) : errors_(std::move(errors)) {}  // NOLINT
  [[nodiscard]] bool ok() const { return value_.has_value(); }
  explicit operator bool() const { return ok(); }
  // Precondition of value(): ok(); of errors(): !ok().
  T& value() & { return *value_; }
  const T& value() const& { return *value_; }
  T&& value() && { return *std::move(value_); }
  [[nodiscard]] const Errors& errors() const { return errors_; }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }

 private:
  std::optional<T> value_;
  Errors errors_;
};

struct Done {};  // Result<Done>: it worked, nothing to return

// The closest of `options` by edit distance, or "" when none is near enough to suggest. O(n * length^2).
std::string nearest_word(const std::string& word, const std::vector<std::string>& options);

}  // namespace plotboard::base
