#pragma once
// Scene files: the fields that they do not write by hand (fields.hpp), read and written where they are not the default.

#include <string>

#include "data/json_line.hpp"
#include "fields/text.hpp"
#include "state/fields.hpp"

namespace plotboard::state {

template <class T>
class SceneFields {
 public:
  SceneFields(const T& object, data::JsonLine* line, T* into, data::Reader* reader)
      : object_(object), line_(line), into_(into), reader_(reader) {}
  template <class M>
  void rare(const char* name, M T::*member, Scene scene = Scene::by_name) {
    if (scene == Scene::by_hand) return;
    if (line_ != nullptr) write(name, member);
    if (reader_ != nullptr && reader_->has(name)) read(name, member);
  }
  template <class Test, class Visit>
  void when(Test, Visit visit) {
    visit(*this);
  }
  template <class... Other>
  void field(Other...) {}
  template <class... Other>
  void loose(Other...) {}
  template <class... Other>
  void bits(Other...) {}
  template <class... Other>
  void stack(Other...) {}
  template <class... Other>
  void aside(Other...) {}
  void mark(std::string_view) {}

 private:
  template <class M>
  void write(const char* name, M T::*member) {
    if (object_.*member == fields::usual<T>().*member) return;
    std::string text;
    fields::write_value(text, object_.*member);
    line_->raw(name, text);
  }
  template <class M>
  void read(const char* name, M T::*member) {
    auto value = reader_->value(name);
    base::Errors errors;
    fields::read_value(value->json(), into_->*member, {&value->file(), "", &errors});
    for (const base::Error& error : errors) value->note(error.found, error.expected);
  }

  const T& object_;
  data::JsonLine* line_;
  T* into_;
  data::Reader* reader_;
};
template <class T>
void write_scene_fields(data::JsonLine& line, const T& object) {
  SceneFields<T> visitor(object, &line, nullptr, nullptr);
  fields::Fields<T>::visit(visitor);
}
template <class T>
void read_scene_fields(data::Reader& reader, T& object) {
  SceneFields<T> visitor(object, nullptr, &object, &reader);
  fields::Fields<T>::visit(visitor);
}

}  // namespace plotboard::state
