#pragma once
// Phrases in English. The sentences stand in english.cpp, one line each:
//
//   {"jump.fails", "{0} {0:hit|hits}: the jump fails."}      {0} what stands in the first gap; {0:one|many} by its
//   number
//
// Errors: a gap that the phrase does not fill, or a key without a sentence, ends the program (ENSURE):
// tools/check-words finds the second before it is built, every test that reads the sentence the first.

#include <span>
#include <string>

#include "words/phrase.hpp"

namespace plotboard::words {

// What people call things. The plain one gives ids as they are.
class Names {
 public:
  Names() = default;
  Names(const Names&) = delete;
  Names& operator=(const Names&) = delete;
  virtual ~Names() = default;
  [[nodiscard]] virtual std::string piece(Id id) const { return id; }
  [[nodiscard]] virtual std::string within(Id id) const { return piece(id); }  // after a word: "the Decimator"
  [[nodiscard]] virtual std::string whole(Id id) const { return piece(id); }
  [[nodiscard]] virtual std::string card(Id id) const { return id; }
  [[nodiscard]] virtual std::string side(Id id) const;  // "side player"
  // Is a table of that edition spoken of? Then in its terms: "pilot skill" (words/first_edition.hpp).
  [[nodiscard]] virtual bool first_edition() const { return false; }
};
const Names& plain_names();

struct Sentence {
  const char* key;
  const char* text;
};
// Those of a kind of campaign that brings its own; they live as long as the program.
void also_say(std::span<const Sentence> sentences);

std::string english(const Phrase& phrase, const Names& names = plain_names());
// A term of the game: "barrel roll", "weapons disabled"; one that has no words of its own with blanks for hyphens.
std::string english_word(Id id, bool first_edition = false);

}  // namespace plotboard::words
