#pragma once
// A struct's fields in one line, in namespace plotboard::fields, for one whose fields are all `rare`:
//
//   PLOTBOARD_FIELDS(alpha::Kill, type, faction, count)
//
// At most 40 of them.

#include "fields/fields.hpp"

#define PLOTBOARD_FIELDS(type, ...)                                        \
  template <>                                                              \
  struct Fields<type> {                                                    \
    using Self = type;                                                     \
    static void visit([[maybe_unused]] auto& v) {                          \
      __VA_OPT__(PLOTBOARD_FIELDS_ALL(PLOTBOARD_FIELDS_EACH(__VA_ARGS__))) \
    }                                                                      \
  };
// A macro does not call itself: it leaves a call behind that the next look at the text makes.
#define PLOTBOARD_FIELDS_EACH(name, ...) \
  v.rare(#name, &Self::name);            \
  __VA_OPT__(PLOTBOARD_FIELDS_AGAIN PLOTBOARD_FIELDS_NONE(__VA_ARGS__))
#define PLOTBOARD_FIELDS_AGAIN() PLOTBOARD_FIELDS_EACH
#define PLOTBOARD_FIELDS_NONE ()
#define PLOTBOARD_FIELDS_ALL(...) PLOTBOARD_FIELDS_3(PLOTBOARD_FIELDS_3(PLOTBOARD_FIELDS_3(__VA_ARGS__)))
#define PLOTBOARD_FIELDS_3(...) PLOTBOARD_FIELDS_2(PLOTBOARD_FIELDS_2(PLOTBOARD_FIELDS_2(__VA_ARGS__)))
#define PLOTBOARD_FIELDS_2(...) PLOTBOARD_FIELDS_1(PLOTBOARD_FIELDS_1(PLOTBOARD_FIELDS_1(__VA_ARGS__)))
#define PLOTBOARD_FIELDS_1(...) __VA_ARGS__
