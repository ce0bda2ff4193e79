#pragma once
// Writes and reads as JSON any struct that names its fields (fields.hpp). What has its default is left out. Reading
// leaves a missing key at its default and passes over an unknown one, so files of versions with fewer or more fields
// read; what is there must be of the right kind and within its bounds, or is noted.

#include <array>
#include <concepts>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/base.hpp"
#include "data/json.hpp"
#include "fields/fields.hpp"
#include "geom/maneuver.hpp"
#include "words/phrase.hpp"

namespace plotboard::fields {

template <class T>
void write_fields(std::string& out, const T& object);  // {"hull":3,"shields":2}
template <class T>
void write_value(std::string& out, const T& value);
template <class T>
void write_value(std::string& out, const std::vector<T>& list);
template <class T, std::size_t N>
void write_value(std::string& out, const std::array<T, N>& items);
template <class T>
void write_value(std::string& out, const std::optional<T>& value);
template <class T>
void write_value(std::string& out, const std::shared_ptr<const T>& value);

void write_text(std::string& out, std::string_view text);

template <class T>
void write_value(std::string& out, const T& value) {
  if constexpr (std::same_as<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (std::is_enum_v<T>) {
    out += std::to_string(static_cast<int>(value));
  } else if constexpr (std::is_integral_v<T>) {
    out += std::to_string(value);
  } else if constexpr (std::same_as<T, Id>) {
    write_text(out, value.text());
  } else if constexpr (std::same_as<T, Phrase>) {  // as it reads: another version may say it otherwise
    write_text(out, value.english());
  } else if constexpr (std::convertible_to<const T&, std::string_view>) {
    write_text(out, value);
  } else if constexpr (std::same_as<T, base::Um> || std::same_as<T, base::Mdeg>) {
    out += std::to_string(value.value);
  } else if constexpr (std::same_as<T, geom::Maneuver>) {
    write_text(out, geom::code_of(value));
  } else {
    write_fields(out, value);
  }
}
template <class Items>
void write_items(std::string& out, const Items& items) {
  out += '[';
  bool first = true;
  for (auto&& item : items) {
    if (!first) out += ',';
    first = false;
    write_value(out, static_cast<const typename Items::value_type&>(item));
  }
  out += ']';
}
template <class T>
void write_value(std::string& out, const std::vector<T>& list) {
  write_items(out, list);
}
template <class T, std::size_t N>
void write_value(std::string& out, const std::array<T, N>& items) {
  write_items(out, items);
}
template <class T>
void write_value(std::string& out, const std::optional<T>& value) {
  write_value(out, value.value());
}
template <class T>
void write_value(std::string& out, const std::shared_ptr<const T>& value) {
  write_value(out, *value);
}

// What the visitors of text have in common: they care for names and members alone.
template <class Visitor, class T>
class FieldTexts {
 public:
  template <class M>
  void field(const char* name, M T::*member) {
    self().one(name, member);
  }
  template <class M, class... Beside>
  void rare(const char* name, M T::*member, Beside...) {
    self().one(name, member);
  }
  template <class M>
  void loose(const char* name, M T::*list) {
    self().one(name, list);
  }
  template <class M>
  void aside(const char* name, M T::*member) {
    self().one(name, member);
  }
  void bits() {}
  template <class M, class... Rest>
  void bits(const char* name, M T::*member, Rest... rest) {
    self().one(name, member);
    bits(rest...);
  }
  template <class L, class O>
  void stack(const char* name, L T::*list, const char* top_name, O T::*top) {
    self().one(name, list);
    self().one(top_name, top);
  }
  template <class Test, class Visit>
  void when(Test, Visit visit) {
    visit(self());
  }
  void mark(std::string_view) {}

 private:
  Visitor& self() { return static_cast<Visitor&>(*this); }
};

template <class T>
class FieldWriter : public FieldTexts<FieldWriter<T>, T> {
 public:
  FieldWriter(std::string& out, const T& object) : out_(out), object_(object) {}
  template <class M>
  void one(const char* name, M T::*member) {
    if (object_.*member == usual<T>().*member) return;
    out_ += first_ ? "\"" : ",\"";
    first_ = false;
    out_ += name;
    out_ += "\":";
    write_value(out_, object_.*member);
  }

 private:
  std::string& out_;
  const T& object_;
  bool first_ = true;
};

template <class T>
void write_fields(std::string& out, const T& object) {
  out += '{';
  FieldWriter<T> visitor(out, object);
  Fields<T>::visit(visitor);
  out += '}';
}

// Where a reader is in its file, and what it has found wrong.
struct FieldPlace {
  const std::string* file;
  std::string pointer;
  base::Errors* errors;
  [[nodiscard]] FieldPlace at(const std::string& key) const { return {file, pointer + "/" + key, errors}; }
  void note(const data::Json& found, const std::string& expected) const {
    errors->push_back({*file, pointer, data::describe(found), expected});
  }
};

template <class T>
void read_fields(const data::Json& json, T& object, const FieldPlace& place);
template <class T>
void read_value(const data::Json& json, T& value, const FieldPlace& place);
template <class T>
void read_value(const data::Json& json, std::vector<T>& list, const FieldPlace& place);
template <class T, std::size_t N>
void read_value(const data::Json& json, std::array<T, N>& items, const FieldPlace& place);
template <class T>
void read_value(const data::Json& json, std::optional<T>& value, const FieldPlace& place);
template <class T>
void read_value(const data::Json& json, std::shared_ptr<const T>& value, const FieldPlace& place);

// A whole number from `low` to `high`.
std::optional<std::int64_t> whole_of(const data::Json& json, std::int64_t low, std::int64_t high,
                                     const FieldPlace& place);
std::optional<std::uint64_t> seed_of(const data::Json& json, const FieldPlace& place);
std::optional<std::string> text_of(const data::Json& json, const FieldPlace& place);
std::optional<geom::Maneuver> maneuver_of(const data::Json& json, const FieldPlace& place);

template <class T>
void read_value(const data::Json& json, T& value, const FieldPlace& place) {
  if constexpr (std::same_as<T, bool>) {
    if (!json.is_boolean()) return place.note(json, "true or false");
    value = json.get<bool>();
  } else if constexpr (std::is_enum_v<T>) {
    const auto number = whole_of(json, 0, static_cast<std::int64_t>(last_of<T>), place);
    if (number) value = static_cast<T>(*number);
  } else if constexpr (std::is_integral_v<T> && sizeof(T) == 8) {
    if (const auto number = seed_of(json, place)) value = static_cast<T>(*number);
  } else if constexpr (std::is_integral_v<T>) {
    using Limits = std::numeric_limits<T>;
    if (const auto number = whole_of(json, Limits::min(), Limits::max(), place)) value = static_cast<T>(*number);
  } else if constexpr (std::same_as<T, Id> || std::convertible_to<const T&, std::string_view>) {
    if (auto text = text_of(json, place)) value = T(std::move(*text));
  } else if constexpr (std::same_as<T, Phrase>) {
    if (auto text = text_of(json, place)) value = Phrase::of(std::move(*text));
  } else if constexpr (std::same_as<T, base::Um> || std::same_as<T, base::Mdeg>) {
    read_value(json, value.value, place);
  } else if constexpr (std::same_as<T, geom::Maneuver>) {
    if (const auto maneuver = maneuver_of(json, place)) value = *maneuver;
  } else {
    read_fields(json, value, place);
  }
}
template <class T>
void read_value(const data::Json& json, std::vector<T>& list, const FieldPlace& place) {
  if (!json.is_array()) return place.note(json, "a list");
  list.clear();
  for (std::size_t i = 0; i < json.size(); ++i) {
    T item{};
    read_value(json[i], item, place.at(std::to_string(i)));
    list.push_back(std::move(item));
  }
}
template <class T, std::size_t N>
void read_value(const data::Json& json, std::array<T, N>& items, const FieldPlace& place) {
  if (!json.is_array() || json.size() != N) return place.note(json, "a list of " + std::to_string(N));
  for (std::size_t i = 0; i < N; ++i) read_value(json[i], items[i], place.at(std::to_string(i)));
}
template <class T>
void read_value(const data::Json& json, std::optional<T>& value, const FieldPlace& place) {
  read_value(json, value.emplace(), place);
}
template <class T>
void read_value(const data::Json& json, std::shared_ptr<const T>& value, const FieldPlace& place) {
  auto made = std::make_shared<T>();
  read_value(json, *made, place);
  value = std::move(made);
}

template <class T>
class FieldReader : public FieldTexts<FieldReader<T>, T> {
 public:
  FieldReader(const data::Json& json, T& object, const FieldPlace& place)
      : json_(json), object_(object), place_(place) {}
  template <class M>
  void one(const char* name, M T::*member) {
    const auto found = json_.find(name);
    if (found != json_.end()) read_value(*found, object_.*member, place_.at(name));
  }

 private:
  const data::Json& json_;
  T& object_;
  const FieldPlace& place_;
};

template <class T>
void read_fields(const data::Json& json, T& object, const FieldPlace& place) {
  if (!json.is_object()) return place.note(json, "an object");
  FieldReader<T> visitor(json, object, place);
  Fields<T>::visit(visitor);
}

}  // namespace plotboard::fields
