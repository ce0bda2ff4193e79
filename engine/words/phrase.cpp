#include "words/phrase.hpp"

#include <ostream>

#include "words/english.hpp"

namespace plotboard::words {

Phrase Phrase::of(std::string text) {
  return text.empty() ? Phrase() : Phrase(Key("just.this"), Text{std::move(text)});
}

Phrase Phrase::list(const std::vector<Phrase>& parts) {
  Phrase list(Key("just.list"));
  for (const Phrase& part : parts) list.put(part);
  return list;
}

Phrase Phrase::list(const Ids& names) {
  Phrase list(Key("just.list"));
  for (const Id name : names) list.put(name);
  return list;
}

bool Phrase::names(Id piece) const {
  for (std::size_t i = 0; i < size(); ++i) {
    const Gap& gap = (*this)[i];
    const bool named = gap.kind == Kind::name || gap.kind == Kind::whole;
    if (named ? gap.id == piece : gap.kind == Kind::part && part(gap).names(piece)) return true;
  }
  return false;
}

std::string Phrase::english() const { return words::english(*this); }

bool Phrase::is_text() const { return count_ == 1 && inside_[0].kind == Kind::text && key_ == Key("just.this"); }

bool operator==(const Phrase& a, const Phrase& b) {
  if (a.is_text() != b.is_text()) return a.english() == b.english();
  if (a.key_ != b.key_ || a.count_ != b.count_ || a.inside_ != b.inside_) return false;
  if (a.more_ == b.more_) return true;
  return a.more_ && b.more_ && a.more_->gaps == b.more_->gaps && a.more_->parts == b.more_->parts &&
         a.more_->texts == b.more_->texts;
}

void Phrase::put(geom::Maneuver maneuver) {
  put(Gap{Kind::maneuver, maneuver.speed * 256 + static_cast<int>(maneuver.bearing), {}});
}

void Phrase::put(const Phrase& part) {
  auto& parts = more().parts;
  parts.push_back(part);
  put(Gap{Kind::part, static_cast<std::int32_t>(parts.size()) - 1, {}});
}

void Phrase::put(const Text& text) {
  auto& texts = more().texts;
  texts.push_back(text.text);
  put(Gap{Kind::text, static_cast<std::int32_t>(texts.size()) - 1, {}});
}

void Phrase::put(const Gap& gap) {
  if (count_ < kInside) {
    inside_[count_] = gap;
  } else {
    more().gaps.push_back(gap);
  }
  ++count_;
}

std::int32_t Phrase::shares(double value, int of_one) {
  const double size = value < 0 ? -value : value;
  const auto count = static_cast<std::int32_t>(size * of_one + 0.5);
  return value < 0 ? -count : count;
}

Phrase::More& Phrase::more() {
  if (!more_) more_ = std::make_shared<More>();
  return *more_;
}

std::ostream& operator<<(std::ostream& out, const Phrase& phrase) { return out << phrase.english(); }

}  // namespace plotboard::words
