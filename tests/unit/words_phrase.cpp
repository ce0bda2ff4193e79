// Phrases and their English (words/phrase.hpp).
#include <catch2/catch.hpp>

#include "words/english.hpp"

using namespace plotboard;

TEST_CASE("words: a phrase that says nothing has no words") {
  CHECK(Phrase().empty());
  CHECK(Phrase().english().empty());
  CHECK(Phrase::of("").empty());
  CHECK(words::english(Phrase(words::Key{})).empty());
}

TEST_CASE("words: every kind of value has its words") {
  CHECK(just(3).english() == "3");
  CHECK(just(words::Signed{2}).english() == "+2");
  CHECK(just(words::Signed{-2}).english() == "-2");
  CHECK(just(words::Mm{143.25}).english() == "143.3 mm");
  CHECK(just(words::Mm{-0.04}).english() == "0.0 mm");
  CHECK(just(words::Hundredths{0.5}).english() == "0.50");
  CHECK(just(words::Hundredths{-12.035}).english() == "-12.04");
  CHECK(just(words::Thousandths{135.0021}).english() == "135.002");
  CHECK(just(words::Degrees{12.5}).english() == "12.5 degrees");
  CHECK(just(Id("Red 1")).english() == "Red 1");
  CHECK(just(words::Word{"barrel-roll"}).english() == "barrel roll");
  CHECK(just(words::Team{"player"}).english() == "side player");
  CHECK(just(geom::Maneuver{2, geom::Bearing::turn_right}).english() == geom::words_of({2, geom::Bearing::turn_right}));
  CHECK(just(say("answer.yes")).english() == "Yes");
  CHECK(Phrase::of("as she wrote it: {0}").english() == "as she wrote it: {0}");
}

TEST_CASE("words: a list has commas, also one of more than a phrase keeps inside") {
  CHECK(Phrase::list(Ids{}).english().empty());
  CHECK(Phrase::list(Ids{"A"}).english() == "A");
  CHECK(Phrase::list(Ids{"A", "B", "C", "D", "E"}).english() == "A, B, C, D, E");
  CHECK(Phrase::list(std::vector<Phrase>{just(1), just(Id("B")), say("answer.no")}).english() == "1, B, No");
}

TEST_CASE("words: equal phrases are equal by what they say, whoever made them") {
  CHECK(say("effect.of", words::Card{"ion-cannon"}, Id("A")) == say("effect.of", words::Card{"ion-cannon"}, Id("A")));
  CHECK_FALSE(say("effect.of", words::Card{"ion-cannon"}, Id("A")) == say("effect.of", Id("ion-cannon"), Id("A")));
  CHECK(Phrase::of("x") == Phrase::of("x"));
  CHECK_FALSE(Phrase::of("x") == Phrase::of("y"));
  CHECK(Phrase::list(Ids{"A", "B", "C", "D"}) == Phrase::list(Ids{"A", "B", "C", "D"}));
  CHECK_FALSE(Phrase::list(Ids{"A", "B", "C", "D"}) == Phrase::list(Ids{"A", "B", "C", "E"}));
  CHECK_FALSE(Phrase() == say("answer.yes"));
  // Read back from a file it is the same, but only in those words.
  CHECK(Phrase::of("ion-cannon of A") == say("effect.of", words::Card{"ion-cannon"}, Id("A")));
  CHECK_FALSE(say("effect.of", words::Card{"ion-cannon"}, Id("A")) == Phrase::of("ion-cannon of B"));
}

TEST_CASE("words: a copy keeps its own words when the other goes on") {
  const Phrase inner = say("effect.of", words::Text{"a card"}, Id("A"));
  const Phrase outer = say("effect.question", Id("B"), inner);
  const Phrase copy = outer;  // NOLINT(performance-unnecessary-copy-initialization)
  CHECK(copy == outer);
  CHECK(copy.english() == "B: a card of A?");
}

TEST_CASE("words: a phrase knows whom it names, in its parts too") {
  const Phrase phrase = say("effect.question", Id("B"), say("effect.of", words::Card{"A"}, Id("C")));
  CHECK(phrase.names("B"));
  CHECK(phrase.names("C"));
  CHECK_FALSE(phrase.names("A"));  // a card
  CHECK(just(words::Whole{"D"}).names("D"));
}

TEST_CASE("words: whoever shows a phrase says what things are called") {
  class Squad : public words::Names {
   public:
    [[nodiscard]] std::string piece(Id id) const override { return "<" + id + ">"; }
    [[nodiscard]] std::string card(Id id) const override { return "card " + id; }
    [[nodiscard]] std::string side(Id) const override { return "Rebels"; }
  };
  CHECK(words::english(say("effect.of", words::Card{"r2"}, Id("A")), Squad()) == "card r2 of <A>");
  CHECK(words::english(just(words::Whole{"A"}), Squad()) == "<A>");
  CHECK(words::english(just(words::Team{"player"}), Squad()) == "Rebels");
}
