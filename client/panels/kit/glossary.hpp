#pragma once
// The words of the game: one table with a sentence or two for each, in our words, and the rule that has the whole of
// it. The help page lists them, tooltips show them. Pure but for tip_term().

#include <string>
#include <string_view>
#include <vector>

namespace plotboard::panels {

struct Term {
  const char* key;    // a word of the rules ("barrel-roll"), as in files
  const char* name;   // "Barrel roll"
  const char* text;   // one to three sentences
  const char* rule;   // of the catalog
  const char* group;  // under which it is listed
};
const std::vector<Term>& glossary();     // by group, then in the order in which one meets them
const Term* term(std::string_view key);  // null: no such word
// Those that have all words of `text` in name or sentence; all of them for "".
std::vector<const Term*> terms_found(const std::string& text);
// "Focus: ...", and below it the rule; "" for a word that is not in the table.
std::string explained(std::string_view key);
// The same as the tip of the last item; `before` stands above it.
void tip_term(std::string_view key, const std::string& before = "");

}  // namespace plotboard::panels
