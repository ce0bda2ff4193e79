// Where lines end. Dear ImGui ends them after a point or a comma too, which tears numbers apart ("0." "40 mm").
#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <vector>

#include "panels/kit/parts.hpp"

namespace plotboard::panels {
namespace {

using Word = std::string_view;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

template <std::size_t N>
bool is_one_of(Word word, const std::array<Word, N>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

Word without_marks(Word word) {  // of the sentence: "mm)," is "mm"
  while (!word.empty() && Word(".,;:!?)").find(word.back()) != Word::npos) word.remove_suffix(1);
  return word;
}

bool begins_as_number(Word word) {
  static constexpr std::array<Word, 6> kSigns{"−", "±", "-", "+", "(", "<"};
  for (const Word sign : kSigns) {
    if (word.size() > sign.size() && word.substr(0, sign.size()) == sign) return is_digit(word[sign.size()]);
  }
  return !word.empty() && is_digit(word.front());
}
bool ends_as_number(Word word) { return !word.empty() && is_digit(word.back()); }

bool is_unit(Word word) {
  static constexpr std::array<Word, 36> kUnits{
      "mm",     "cm",      "m",    "ft",     "feet",   "px",      "pixels",  "%",       "°",
      "degree", "degrees", "s",    "second", "minute", "seconds", "minutes", "XP",      "point",
      "points", "hit",     "hits", "die",    "dice",   "ship",    "ships",   "pilot",   "pilots",
      "round",  "rounds",  "card", "cards",  "damage", "hull",    "shield",  "shields", "times"};
  return is_one_of(without_marks(word), kUnits);
}
bool is_sign(Word word) {
  static constexpr std::array<Word, 10> kSigns{"−", "-", "+", "±", "<", ">", "≤", "≥", "≈", "="};
  return is_one_of(word, kSigns);
}
bool joins_numbers(Word word) {
  static constexpr std::array<Word, 5> kJoints{"of", "×", "x", "/", "–"};
  return is_one_of(word, kJoints);
}
// What a number follows as its name: "Red 1", "round 3".
bool takes_number(Word word) {
  static constexpr std::array<Word, 6> kNames{"range", "round", "initiative", "speed", "die", "rank"};
  const bool plain =
      std::all_of(word.begin(), word.end(), [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
  return is_one_of(word, kNames) || (plain && !word.empty() && word.front() >= 'A' && word.front() <= 'Z');
}

// Does the line not end behind this word?
bool holds_on(const std::vector<Word>& words, std::size_t i) {
  if (i + 1 >= words.size()) return false;
  const Word word = words[i], next = words[i + 1];
  if (ends_as_number(word) && is_unit(next)) return true;
  if (ends_as_number(word) && joins_numbers(next) && i + 2 < words.size()) return begins_as_number(words[i + 2]);
  if (!begins_as_number(next)) return false;
  return is_sign(word) || takes_number(word) || (i > 0 && joins_numbers(word) && ends_as_number(words[i - 1]));
}

class Breaker {
 public:
  Breaker(ImFont* font, float size, float width) : font_(font), size_(size), width_(width) {}

  void paragraph(Word text) {
    std::vector<Word> words, blanks;  // each word with the blanks before it
    while (!text.empty()) {
      const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
      const std::size_t end = std::min(text.find(' ', begin), text.size());
      blanks.push_back(text.substr(0, begin));
      words.push_back(text.substr(begin, end - begin));
      text.remove_prefix(end);
    }
    at_ = 0;
    for (std::size_t i = 0; i < words.size();) {
      std::size_t last = i;
      while (holds_on(words, last)) ++last;
      const float whole = wide(words[i].data(), words[last].data() + words[last].size());
      if (whole > width_) last = i;  // too long for a line of its own: word by word
      const char* end = words[last].data() + words[last].size();
      put(blanks[i], {words[i].data(), static_cast<std::size_t>(end - words[i].data())});
      i = last + 1;
    }
  }
  void end_line() { out_ += '\n'; }
  [[nodiscard]] std::string taken() { return std::move(out_); }

 private:
  [[nodiscard]] float wide(const char* begin, const char* end) const {
    return font_->CalcTextSizeA(size_, FLT_MAX, 0, begin, end).x;
  }
  void put(Word blank, Word word) {
    const float before = wide(blank.data(), blank.data() + blank.size());
    const float own = wide(word.data(), word.data() + word.size());
    constexpr float kSlack = 0.01F;
    if (at_ > 0 && at_ + before + own > width_ + kSlack) {
      end_line();
      at_ = 0;
    } else {
      out_ += blank;
      at_ += before;
    }
    if (at_ + own <= width_ + kSlack) {
      out_ += word;
      at_ += own;
      return;
    }
    // A word longer than the line, a path say: cut anywhere.
    for (std::size_t i = 0; i < word.size();) {
      std::size_t end = i + 1;
      while (end < word.size() && (static_cast<unsigned char>(word[end]) & 0xC0U) == 0x80U) ++end;
      const float letter = wide(word.data() + i, word.data() + end);
      if (at_ > 0 && at_ + letter > width_) {
        end_line();
        at_ = 0;
      }
      out_ += word.substr(i, end - i);
      at_ += letter;
      i = end;
    }
  }
  ImFont* font_;
  float size_, width_;
  float at_ = 0;  // how far the line reaches
  std::string out_;
};

}  // namespace

std::string in_lines(const std::string& text, float width, ImFont* font, float size) {
  if (font == nullptr) font = ImGui::GetFont();
  if (size <= 0) size = ImGui::GetFontSize();
  Breaker breaker(font, size, width);
  Word rest = text;
  for (std::size_t end = rest.find('\n'); end != Word::npos; end = rest.find('\n')) {
    breaker.paragraph(rest.substr(0, end));
    breaker.end_line();
    rest.remove_prefix(end + 1);
  }
  breaker.paragraph(rest);
  return breaker.taken();
}

}  // namespace plotboard::panels
