#pragma once
// What the program says, before it is put into a language: which sentence, and what stands in its gaps. Rules and AI
// make phrases; english.cpp has the sentences, and nothing else in the engine knows a language. A translation is one
// file beside it.
//
//   game.tell(ship, "fga-2.16.1.4x-8", say("jump.fails", hits));     english.cpp: "{0} hits: the jump fails ..."
//
// A key that english.cpp lacks, or a sentence that nobody says, fails tools/check-words. Values in the gaps keep their
// kind, so that whoever shows a phrase can put a card's printed name or a squad's own for an id (Names).
//
// Cost: making a phrase of at most three plain values allocates nothing; its words are put together only when somebody
// reads them (about 1 us).

#include <array>
#include <concepts>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/id.hpp"
#include "geom/maneuver.hpp"

namespace plotboard::words {

// Names a sentence: small letters, digits, hyphens, and at least one dot: "jump.fails".
class Key {
 public:
  constexpr Key() = default;  // says nothing
  consteval Key(const char* name) : number_(number_of(name)) {}
  [[nodiscard]] constexpr std::uint32_t number() const { return number_; }
  [[nodiscard]] constexpr bool empty() const { return number_ == 0; }
  friend constexpr bool operator==(Key, Key) = default;

  static constexpr std::uint32_t number_of(std::string_view name) {
    std::uint32_t hash = 2166136261U;
    bool dot = false;
    for (const char c : name) {
      if (c == '.') dot = true;
      const bool plain = c == '.' || c == '-' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
      if (!plain) throw "a key is of small letters, digits, dots and hyphens";
      hash = (hash ^ static_cast<std::uint8_t>(c)) * 16777619U;
    }
    if (!dot) throw "a key has a dot";
    return hash;
  }

 private:
  std::uint32_t number_ = 0;
};

// What may stand in a gap besides whole numbers (int), names of pieces (Id), maneuvers and phrases.
struct Word {  // a term of the game by its id: a token, an action, a face, a side, a phase: "stress", "barrel-roll"
  Id id;
};
struct Card {  // a card by its id: "proton-bombs", "damage:7", "pilot:jek-porkins"
  Id id;
};
struct Whole {  // a piece with what it is: "Red 1, T-65 X-wing"
  Id piece;
};
struct Team {  // a side by its name in files, "player" or "enemy": whose squad it is
  Id id;
};
struct Text {  // words that people wrote themselves, or a mission: never translated
  std::string text;
};
struct Mm {  // "143.2 mm"
  double value;
};
struct Hundredths {  // "0.52"; the unit stands in the sentence
  double value;
};
struct Thousandths {  // "135.500"
  double value;
};
struct Degrees {  // "12.5 degrees"
  double value;
};
struct Signed {  // "+2", "-1"
  int value;
};

enum class Kind : std::uint8_t {
  number,
  plus,
  mm,
  hundredths,
  thousandths,
  degrees,
  name,
  whole,
  card,
  word,
  team,
  maneuver,
  part,
  text
};

struct Gap {
  Kind kind = Kind::number;
  std::int32_t value =
      0;  // tenths of mm and degrees, the shares that others name; parts and texts by their place in the phrase's lists
  Id id;
  friend bool operator==(const Gap&, const Gap&) = default;
};

class Phrase {
 public:
  Phrase() = default;  // says nothing
  Phrase(Key key) : key_(key) {}
  template <class... Values>
  requires(sizeof...(Values) > 0) Phrase(Key key, const Values&... values) : key_(key) { (put(values), ...); }
  // Words as somebody wrote them, from a file or a keyboard; of "" nothing.
  static Phrase of(std::string text);
  // One after the other, with commas.
  static Phrase list(const std::vector<Phrase>& parts);
  static Phrase list(const Ids& names);

  [[nodiscard]] bool empty() const { return key_.empty(); }
  [[nodiscard]] Key key() const { return key_; }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] const Gap& operator[](std::size_t place) const {
    return more_ && place >= kInside ? more_->gaps[place - kInside] : inside_[place];
  }
  [[nodiscard]] const Phrase& part(const Gap& gap) const { return more_->parts[static_cast<std::size_t>(gap.value)]; }
  [[nodiscard]] const std::string& text(const Gap& gap) const {
    return more_->texts[static_cast<std::size_t>(gap.value)];
  }
  [[nodiscard]] bool names(Id piece) const;  // does that piece stand in a gap, here or in a part?
  // In English, with ids as they are; english.hpp has the way with names.
  [[nodiscard]] std::string english() const;

  // What was read from a file equals what was written into it: a text equals the phrase that has its words.
  friend bool operator==(const Phrase& a, const Phrase& b);

 private:
  [[nodiscard]] bool is_text() const;
  static constexpr std::size_t kInside = 3;
  struct More {
    std::vector<Gap> gaps;  // from the fourth on
    std::vector<Phrase> parts;
    std::vector<std::string> texts;
  };

  void put(int number) { put(Gap{Kind::number, number, {}}); }
  void put(std::size_t number) { put(static_cast<int>(number)); }
  void put(Signed number) { put(Gap{Kind::plus, number.value, {}}); }
  void put(Mm length) { put(Gap{Kind::mm, shares(length.value, 10), {}}); }
  void put(Hundredths number) { put(Gap{Kind::hundredths, shares(number.value, 100), {}}); }
  void put(Thousandths number) { put(Gap{Kind::thousandths, shares(number.value, 1000), {}}); }
  void put(Degrees angle) { put(Gap{Kind::degrees, shares(angle.value, 10), {}}); }
  void put(Id name) { put(Gap{Kind::name, 0, name}); }
  void put(Whole piece) { put(Gap{Kind::whole, 0, piece.piece}); }
  void put(Card card) { put(Gap{Kind::card, 0, card.id}); }
  void put(Word word) { put(Gap{Kind::word, 0, word.id}); }
  void put(Team team) { put(Gap{Kind::team, 0, team.id}); }
  void put(geom::Maneuver maneuver);
  void put(const Phrase& part);
  void put(const Text& text);
  void put(Key key) { put(Phrase(key)); }
  void put(const Gap& gap);
  // A name is an Id, a term of the game a Word, a sentence's part a Phrase, other people's words a Text.
  template <class Other>
  void put(const Other&) = delete;
  static std::int32_t shares(double value, int of_one);  // in whole shares, halves away from zero
  More& more();

  Key key_;
  std::uint32_t count_ = 0;
  std::array<Gap, kInside> inside_{};
  std::shared_ptr<More> more_;  // shared only between copies: nobody changes a phrase that is made
};
std::ostream& operator<<(std::ostream& out, const Phrase& phrase);  // in English, for tests

template <class... Values>
Phrase say(Key key, const Values&... values) {
  return Phrase(key, values...);
}

// A name, card, term or maneuver by itself: just(words::Card{card}).
template <class Value>
Phrase just(const Value& value) {
  return Phrase(Key("just.this"), value);
}

}  // namespace plotboard::words

namespace plotboard {
using words::just;
using words::Phrase;
using words::say;
}  // namespace plotboard
