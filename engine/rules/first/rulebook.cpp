#include "rules/first/rulebook.hpp"

#include "rules/play/rulebook.hpp"
#include "rules/second/rulebook.hpp"

namespace plotboard::rules {

const Rulebook& first_edition() {
  static const Rulebook book = [] {
    Rulebook made = second_edition();  // what moving ships on a table asks of it is the same
    made.refusal = "Battles of the first edition are not in the program yet. Choose a rule set of the second edition.";
    return made;
  }();
  return book;
}

}  // namespace plotboard::rules
