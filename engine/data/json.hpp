#pragma once
// Strict reading of JSON with good messages, for data files and scenes: every error is collected with its pointer.
// Bounds: 32 MiB of text, 64 levels deep, 1,000,000 values; repeated keys, NaN and trailing text are errors.
// Json is only declared here, for the library is long to compile: who takes a value apart or builds one includes
// <nlohmann/json.hpp> beside this.

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.hpp"

namespace plotboard::data {

using Json = nlohmann::json;

// Parses, or says where it broke ("line 3, column 7").
base::Result<Json> parse_json(std::string_view text, const std::string& file);

// A cursor on one value that notes what is wrong and goes on. Getters return nothing after noting an error, so a
// reader can read on and report everything at once. Call done() on an object when all keys were asked for: it
// reports the unknown ones with a "did you mean".
class Reader {
 public:
  Reader(const Json& value, std::string file, base::Errors& errors, std::string pointer = "");
  [[nodiscard]] bool is_object() const;
  [[nodiscard]] bool has(const std::string& key) const;
  // Required members; absent or of the wrong kind: noted.
  std::optional<std::string> text(const std::string& key);
  std::optional<double> number(const std::string& key, double low, double high);
  std::optional<int> whole(const std::string& key, int low, int high);
  std::optional<bool> flag(const std::string& key);
  std::optional<std::string> word(const std::string& key, const std::vector<std::string>& options);
  // Optional members with a default; of the wrong kind: noted, the default returned.
  std::string text_or(const std::string& key, std::string fallback);
  double number_or(const std::string& key, double low, double high, double fallback);
  int whole_or(const std::string& key, int low, int high, int fallback);
  bool flag_or(const std::string& key, bool fallback);
  // Member objects and lists. member(): noted when absent. items(): empty when absent and not required.
  std::optional<Reader> member(const std::string& key);
  std::vector<Reader> items(const std::string& key, bool required = true, std::size_t most = 100000);
  // Any member, whatever its kind; noted when absent.
  std::optional<Reader> value(const std::string& key);
  // This value itself, for lists of plain values; of the wrong kind: noted.
  std::optional<std::string> as_text();
  std::optional<double> as_number(double low, double high);
  std::optional<std::string> as_word(const std::vector<std::string>& options);
  std::vector<Reader> as_items(std::size_t most = 100000);
  std::vector<std::string> keys() const;  // of this object, file order not kept
  void allow(const std::string& key);     // known but unused
  void done();                            // notes unknown keys
  void note(const std::string& found, const std::string& expected);
  void note_at(const std::string& key, const std::string& found, const std::string& expected);
  [[nodiscard]] const Json& json() const { return *value_; }
  [[nodiscard]] const std::string& pointer() const { return pointer_; }
  [[nodiscard]] const std::string& file() const { return *file_; }

 private:
  Reader(const Json& value, const Reader& parent, std::string pointer);  // a part of the parent's file

  const Json* value_;
  std::shared_ptr<const std::string> file_;
  base::Errors* errors_;
  std::string pointer_;
  const Json* ask(const std::string& key);                     // the member, or null; known from now on
  [[nodiscard]] const Json* required(const std::string& key);  // the member, or null and noted
  [[nodiscard]] const Json* optional(const std::string& key);  // the member, or null
  [[nodiscard]] std::string at(const std::string& key) const;  // pointer to a member
  // A member's value, or nothing and noted; `key` empty: this value itself.
  std::optional<double> checked(const Json& value, const std::string& key, double low, double high, bool whole);
  std::optional<std::string> text_in(const Json& value, const std::string& key);
  std::optional<bool> flag_in(const Json& value, const std::string& key);
  void note_place(const std::string& place, const std::string& found, const std::string& expected);
  [[nodiscard]] std::vector<std::string> asked() const;

  // Thousands of readers ask for a dozen keys each: the keys in one text, a 0 behind each, and the members they met.
  std::string asked_;
  std::vector<const Json*> met_;
  bool complained_ = false;  // that this is no object at all: said once
};

// What stands there instead of one of `options`: a list of them and, where one is near, a "did you mean".
std::string one_of(const std::vector<std::string>& options, const std::string& found);
// "the number 7", "a list", "\"asteriod\"": short, for messages.
std::string describe(const Json& value);
std::string describe(const std::string& text);
std::string describe(int number);

}  // namespace plotboard::data
