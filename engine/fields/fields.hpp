#pragma once
// Every field of a struct, named once. Hash (hash.hpp) and text (text.hpp) visit this list; equality is the compiler's.
// So a new field is one line here beside its member:
//
//   v.rare("fuel", &ShipState::fuel);
//
// Its default is that of the struct. An object in which it has its default hashes and reads as objects did before it
// was there, and a file without it gives the default: that is all of its migration. Enumerators are appended, never
// moved.
//
// A visitor has, for a struct T:
//   rare(name, member)    hashed with its name, where it is not the default: every field since the first saves
//   field(name, member)   always hashed, in the order of this list
//   loose(name, list)     hashed without its length
//   bits(name, member, name, flag ...)  hashed as one number: the first, then a binary digit a flag
//   stack(name, list, name, optional)   hashed behind one number that says how many there are
//   aside(name, member)   follows from the rest or is for people: not hashed
//   when(test, fields)    hashed only where test(object) holds
//   mark(text)            a word that only the hash has
// What rare() is given beside, some other visitor understands (state/fields.hpp).
//
// A struct whose fields are all `rare` and have their members' names in files is listed in one line (list.hpp).

namespace plotboard::fields {

template <class T>
struct Fields;  // for every struct: static void visit(V& visitor)

// A struct as it is made: the defaults of its fields.
template <class T>
const T& usual() {
  static const T made{};
  return made;
}

// The highest value of an enum, for those that read one.
template <class E>
inline constexpr E last_of = E{};

}  // namespace plotboard::fields
