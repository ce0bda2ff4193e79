#include "data/json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "data/json_quick.hpp"

namespace plotboard::data {

namespace {

constexpr std::size_t kMostText = 32u << 20u;
constexpr std::size_t kMostDepth = 64;
constexpr std::size_t kMostValues = 1'000'000;
constexpr std::size_t kLongestQuote = 60;

std::string pointer_token(const std::string& key) {  // RFC 6901
  std::string token;
  for (const char c : key) {
    if (c == '~') {
      token += "~0";
    } else if (c == '/') {
      token += "~1";
    } else {
      token += c;
    }
  }
  return token;
}

std::string shortened(std::string text) {
  if (text.size() <= kLongestQuote) return text;
  std::size_t cut = kLongestQuote - 3;
  while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xc0u) == 0x80u) --cut;  // not inside a UTF-8 letter
  return text.substr(0, cut) + "...";
}

// In quotes, with control characters escaped: a hostile file must not steer the terminal.
std::string in_quotes(const std::string& text) {
  return Json(shortened(text)).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string number_text(double value) {
  const auto whole = static_cast<std::int64_t>(value);
  return static_cast<double>(whole) == value ? std::to_string(whole) : Json(value).dump();
}

std::string place_in(std::string_view text, std::size_t position) {
  const std::string_view before = text.substr(0, std::min(position == 0 ? 0 : position - 1, text.size()));
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t newline = before.rfind('\n');
  const std::size_t column = newline == std::string_view::npos ? before.size() + 1 : before.size() - newline;
  return "/: line " + std::to_string(line) + ", column " + std::to_string(column);  // a place within the whole document
}

// Builds the document while it watches for what the grammar allows but we don't.
class Builder : public nlohmann::json_sax<Json> {
 public:
  Builder(std::string_view text, const std::string& file) : text_(text), file_(file) {}

  Json document;
  std::optional<base::Error> error;

  bool null() override { return add(nullptr) != nullptr; }
  bool boolean(bool value) override { return add(value) != nullptr; }
  bool number_integer(number_integer_t value) override { return add(value) != nullptr; }
  bool number_unsigned(number_unsigned_t value) override { return add(value) != nullptr; }
  bool number_float(number_float_t value, const string_t& /*text*/) override { return add(value) != nullptr; }
  bool string(string_t& value) override { return add(std::move(value)) != nullptr; }
  bool binary(binary_t& /*value*/) override { return false; }
  bool start_object(std::size_t /*size*/) override { return open(Json::object()); }
  bool start_array(std::size_t /*size*/) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& name) override {
    // Looked up once: the value comes into the place that the key has got.
    const auto [place, fresh] = stack_.back()->get_ref<Json::object_t&>().emplace(std::move(name), nullptr);
    if (!fresh) {
      return fail(pointer() + '/' + pointer_token(place->first),
                  "the key " + in_quotes(place->first) + " a second time", "each key once");
    }
    member_ = &*place;
    return true;
  }
  bool parse_error(std::size_t position, const std::string& token,
                   const nlohmann::detail::exception& problem) override {
    if (problem.id == 406) {  // a number beyond double
      return fail(place_in(text_, position), "the number " + in_quotes(token), "a number below 1e308");
    }
    return fail(place_in(text_, position), what_broke(problem.what()), "well-formed JSON");
  }

 private:
  // From "[json...] parse error at line 1, column 2: syntax error while parsing value - unexpected ']'; expected x".
  static std::string what_broke(const std::string& message) {
    const std::size_t dash = message.find(" - ");
    std::string reason = dash == std::string::npos ? message : message.substr(dash + 3);
    reason = reason.substr(0, reason.find("; last read"));
    return shortened(reason.substr(0, reason.find("; expected")));
  }
  bool fail(const std::string& place, const std::string& found, const std::string& expected) {
    error = base::Error{file_, place.empty() ? "/" : shortened(place), found, expected};
    return false;
  }
  template <class T>
  Json* add(T&& value) {
    if (++values_ > kMostValues) {
      fail(pointer(), "more than " + std::to_string(kMostValues) + " values", "fewer");
      return nullptr;
    }
    if (stack_.empty()) {
      document = Json(std::forward<T>(value));
      return &document;
    }
    Json& parent = *stack_.back();
    if (parent.is_array()) return &parent.emplace_back(std::forward<T>(value));
    member_->second = Json(std::forward<T>(value));
    return &member_->second;
  }
  bool open(Json&& container) {
    if (stack_.size() >= kMostDepth) {
      return fail(pointer(), "more than " + std::to_string(kMostDepth) + " levels", "a flatter document");
    }
    if (!stack_.empty()) steps_.push_back(here());
    Json* const opened = add(std::move(container));
    if (opened == nullptr) return false;
    stack_.push_back(opened);
    return true;
  }
  bool close() {
    stack_.pop_back();
    if (!steps_.empty()) steps_.pop_back();
    return true;
  }
  // The last step of the pointer to a value that is about to be added.
  [[nodiscard]] std::string here() const {
    return stack_.back()->is_array() ? std::to_string(stack_.back()->size()) : pointer_token(member_->first);
  }
  [[nodiscard]] std::string pointer() const {
    std::string whole;
    for (const std::string& step : steps_) whole += '/' + step;
    return whole;
  }

  std::string_view text_;
  const std::string& file_;
  std::vector<Json*> stack_;                      // open objects and lists, outermost first
  std::vector<std::string> steps_;                // the pointer to stack_.back()
  Json::object_t::value_type* member_ = nullptr;  // the key that was read last, and the place of its value
  std::size_t values_ = 0;
};

}  // namespace

base::Result<Json> parse_json(std::string_view text, const std::string& file) {
  if (text.size() > kMostText) {
    return base::Error{file, "/", std::to_string(text.size()) + " bytes", "at most 32 MiB"};
  }
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {  // the parser would take it for the end
    return base::Error{file, place_in(text, nul + 1), "a byte of value 0", "text"};
  }
  if (auto document = parse_quickly(text, kMostDepth, kMostValues)) return std::move(*document);
  Builder builder(text, file);
  const bool good = Json::sax_parse(text.begin(), text.end(), &builder);
  if (builder.error) return *builder.error;
  if (!good) return base::Error{file, "/", "broken JSON", "well-formed JSON"};
  return std::move(builder.document);
}

std::string describe(const Json& value) {
  switch (value.type()) {
    case Json::value_t::null:
      return "null";
    case Json::value_t::boolean:
      return value.get<bool>() ? "true" : "false";
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
    case Json::value_t::number_float:
      return "the number " + value.dump();
    case Json::value_t::string:
      return in_quotes(value.get_ref<const std::string&>());
    case Json::value_t::array:
      return value.empty() ? "an empty list" : "a list";
    case Json::value_t::object:
      return "an object";
    case Json::value_t::binary:
    case Json::value_t::discarded:
      break;
  }
  return "something unreadable";
}

std::string describe(const std::string& text) { return in_quotes(text); }
std::string describe(int number) { return "the number " + std::to_string(number); }

std::string one_of(const std::vector<std::string>& options, const std::string& found) {
  constexpr std::size_t kListed = 15;
  std::string expected;
  if (options.size() <= kListed) {
    for (std::size_t i = 0; i < options.size(); ++i) {
      expected += (i == 0 ? "" : i + 1 == options.size() ? " or " : ", ") + in_quotes(options[i]);
    }
  } else {
    expected = "one of " + std::to_string(options.size()) + " known names";
  }
  const std::string near = base::nearest_word(found, options);
  return near.empty() ? expected : expected + "; did you mean " + in_quotes(near) + "?";
}

Reader::Reader(const Json& value, std::string file, base::Errors& errors, std::string pointer)
    : value_(&value),
      file_(std::make_shared<const std::string>(std::move(file))),
      errors_(&errors),
      pointer_(std::move(pointer)) {}
Reader::Reader(const Json& value, const Reader& parent, std::string pointer)
    : value_(&value), file_(parent.file_), errors_(parent.errors_), pointer_(std::move(pointer)) {}

bool Reader::is_object() const { return value_->is_object(); }
bool Reader::has(const std::string& key) const { return value_->is_object() && value_->contains(key); }

std::string Reader::at(const std::string& key) const { return pointer_ + '/' + pointer_token(key); }

void Reader::note_place(const std::string& place, const std::string& found, const std::string& expected) {
  errors_->push_back({*file_, place, found, expected});
}
void Reader::note(const std::string& found, const std::string& expected) {
  note_place(pointer_.empty() ? "/" : pointer_, found, expected);
}
void Reader::note_at(const std::string& key, const std::string& found, const std::string& expected) {
  note_place(at(key), found, expected);
}

const Json* Reader::ask(const std::string& key) {
  if (asked_.empty()) asked_.reserve(120);  // about a dozen
  asked_.append(key).push_back('\0');
  if (!value_->is_object()) return nullptr;
  const auto& members = value_->get_ref<const Json::object_t&>();
  const auto found = members.find(key);
  if (found == members.end()) return nullptr;
  if (met_.empty()) met_.reserve(members.size());
  met_.push_back(&found->second);
  return met_.back();
}

void Reader::allow(const std::string& key) { ask(key); }

const Json* Reader::optional(const std::string& key) {
  const Json* const member = ask(key);
  if (!value_->is_object()) {
    if (!complained_) note(describe(*value_), "an object");
    complained_ = true;
  }
  return member;
}

const Json* Reader::required(const std::string& key) {
  const Json* const value = optional(key);
  if (value == nullptr && value_->is_object()) note("no key " + in_quotes(key), "one");
  return value;
}

std::optional<double> Reader::checked(const Json& value, const std::string& key, double low, double high, bool whole) {
  const auto in_range = [&](double number) { return number >= low && number <= high; };
  if (value.is_number()) {
    const auto number = value.get<double>();
    // The range comes first: it keeps the conversion below defined.
    if (in_range(number) && (!whole || static_cast<double>(static_cast<std::int64_t>(number)) == number)) {
      return number;
    }
  }
  note_place(
      key.empty() ? pointer_ : at(key), describe(value),
      std::string(whole ? "a whole number" : "a number") + " from " + number_text(low) + " to " + number_text(high));
  return std::nullopt;
}
std::optional<std::string> Reader::text_in(const Json& value, const std::string& key) {
  if (value.is_string()) return value.get_ref<const std::string&>();
  note_at(key, describe(value), "text");
  return std::nullopt;
}
std::optional<bool> Reader::flag_in(const Json& value, const std::string& key) {
  if (value.is_boolean()) return value.get<bool>();
  note_at(key, describe(value), "true or false");
  return std::nullopt;
}

std::optional<std::string> Reader::text(const std::string& key) {
  const Json* const value = required(key);
  return value == nullptr ? std::nullopt : text_in(*value, key);
}

std::optional<double> Reader::number(const std::string& key, double low, double high) {
  const Json* const value = required(key);
  return value == nullptr ? std::nullopt : checked(*value, key, low, high, false);
}

std::optional<int> Reader::whole(const std::string& key, int low, int high) {
  const Json* const value = required(key);
  if (value == nullptr) return std::nullopt;
  const auto number = checked(*value, key, low, high, true);
  if (!number) return std::nullopt;
  return static_cast<int>(*number);
}

std::optional<bool> Reader::flag(const std::string& key) {
  const Json* const value = required(key);
  return value == nullptr ? std::nullopt : flag_in(*value, key);
}

std::optional<std::string> Reader::word(const std::string& key, const std::vector<std::string>& options) {
  const Json* const value = required(key);
  if (value == nullptr) return std::nullopt;
  if (value->is_string()) {
    const auto& word = value->get_ref<const std::string&>();
    if (std::find(options.begin(), options.end(), word) != options.end()) return word;
  }
  return Reader(*value, *this, at(key)).as_word(options);  // says what is wrong
}

std::string Reader::text_or(const std::string& key, std::string fallback) {
  const Json* const value = optional(key);
  return value == nullptr ? fallback : text_in(*value, key).value_or(std::move(fallback));
}
double Reader::number_or(const std::string& key, double low, double high, double fallback) {
  const Json* const value = optional(key);
  return value == nullptr ? fallback : checked(*value, key, low, high, false).value_or(fallback);
}
int Reader::whole_or(const std::string& key, int low, int high, int fallback) {
  const Json* const value = optional(key);
  return value == nullptr ? fallback : static_cast<int>(checked(*value, key, low, high, true).value_or(fallback));
}
bool Reader::flag_or(const std::string& key, bool fallback) {
  const Json* const value = optional(key);
  return value == nullptr ? fallback : flag_in(*value, key).value_or(fallback);
}

std::optional<Reader> Reader::member(const std::string& key) {
  const Json* const value = required(key);
  if (value == nullptr) return std::nullopt;
  if (value->is_object()) return Reader(*value, *this, at(key));
  note_at(key, describe(*value), "an object");
  return std::nullopt;
}

std::optional<Reader> Reader::value(const std::string& key) {
  const Json* const value = required(key);
  if (value == nullptr) return std::nullopt;
  return Reader(*value, *this, at(key));
}

std::vector<Reader> Reader::items(const std::string& key, bool required_key, std::size_t most) {
  const Json* const value = required_key ? required(key) : optional(key);
  if (value == nullptr) return {};
  return Reader(*value, *this, at(key)).as_items(most);
}

std::vector<Reader> Reader::as_items(std::size_t most) {
  if (!value_->is_array()) {
    note(describe(*value_), "a list");
    return {};
  }
  if (value_->size() > most) {
    note(std::to_string(value_->size()) + " entries", "at most " + std::to_string(most));
    return {};
  }
  std::vector<Reader> readers;
  readers.reserve(value_->size());
  for (std::size_t i = 0; i < value_->size(); ++i) {
    readers.push_back(Reader((*value_)[i], *this, pointer_ + '/' + std::to_string(i)));
  }
  return readers;
}

std::optional<std::string> Reader::as_text() {
  if (value_->is_string()) return value_->get<std::string>();
  note(describe(*value_), "text");
  return std::nullopt;
}
std::optional<double> Reader::as_number(double low, double high) { return checked(*value_, "", low, high, false); }

std::optional<std::string> Reader::as_word(const std::vector<std::string>& options) {
  auto word = as_text();
  if (!word || std::find(options.begin(), options.end(), *word) != options.end()) return word;
  note(in_quotes(*word), one_of(options, *word));
  return std::nullopt;
}

std::vector<std::string> Reader::keys() const {
  std::vector<std::string> names;
  if (!value_->is_object()) return names;
  for (const auto& entry : value_->items()) names.push_back(entry.key());
  return names;
}

std::vector<std::string> Reader::asked() const {
  std::vector<std::string> keys;
  for (std::size_t from = 0; from < asked_.size();) {
    const std::size_t end = asked_.find('\0', from);
    keys.push_back(asked_.substr(from, end - from));
    from = end + 1;
  }
  return keys;
}

void Reader::done() {
  if (!value_->is_object()) {
    if (!complained_) note(describe(*value_), "an object");
    complained_ = true;
    return;
  }
  constexpr std::size_t kMostUnknown = 10;  // a page of them helps nobody
  std::size_t unknown = 0;
  for (const auto& [key, member] : value_->get_ref<const Json::object_t&>()) {
    if (std::find(met_.begin(), met_.end(), &member) != met_.end()) continue;
    if (++unknown > kMostUnknown) break;
    const std::string near = base::nearest_word(key, asked());
    note_at(key, "an unknown key", near.empty() ? "no such key" : "no such key; did you mean " + in_quotes(near) + "?");
  }
}

}  // namespace plotboard::data
