#include "rules/first/rulebook.hpp"

#include "rules/play/rulebook.hpp"
#include "rules/second/rulebook.hpp"

namespace plotboard::rules {

const Rulebook& first_edition() {
  static const Rulebook book = [] {
    Rulebook made = second_edition();  // what moving ships on a table asks of it is the same
    made.refusal = "battle.no-first-edition";
    return made;
  }();
  return book;
}

}  // namespace plotboard::rules
