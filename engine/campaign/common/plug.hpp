#pragma once
// Makes a Kind (kind.hpp) of a kind's own typed pieces. For the one source of each that has its kind():
//
//   const Kind& kind() {
//     static const Plug<Toy> plug;
//     return plug;
//   }
//
// What it asks of Toy beside what session.hpp, file.hpp and lines.hpp do:
//
//   static constexpr const char *kId, *kTitle;
//   static base::Result<Book> book_of(const data::Catalog&);
//   static base::Result<State> opening(const Book&, const Beginning&);
//   static std::vector<Command> candidates(const Book&, const State&);   those that may be given now are picked out
//   static base::Result<Simulated> simulate(const Book&, const Simulation&);
// and, found beside its types: words_of(const State& before, const Event&), nothing of events that are no news, and
// rule_of(const Event&). A State has a `name`. What a kind may leave out:
//
//   static constexpr const char* kBookFormat;                            it has a book
//   static base::Errors check_book(const data::SourceFile&, const data::Catalog&);
//   static const std::vector<std::string>& modes();
//   static State redacted(const State&, const std::string& side);        it has secrets: what that side may not know is
//   gone static std::span<const words::Sentence> sentences();                 that its phrases need and
//   words/english.cpp lacks

#include <utility>

#include "campaign/common/file_made.hpp"
#include "campaign/common/kind.hpp"
#include "words/english.hpp"

namespace plotboard::campaign {

template <class Of>
class PluggedIn final : public CampaignOf<Of> {
 public:
  using Book = std::unique_ptr<const typename Of::Book>;
  // `session` stands on that book.
  PluggedIn(const Kind& kind, Book book, Session<Of> session, File<Of> file)
      : kind_(kind), book_(std::move(book)), session_(std::move(session)), file_(std::move(file)) {}

  [[nodiscard]] const Session<Of>& session() const override { return session_; }
  [[nodiscard]] const Kind& kind() const override { return kind_; }
  [[nodiscard]] std::string name() const override { return session_.state().name; }
  [[nodiscard]] std::string shown_to(const std::string& side) const override {
    if constexpr (requires { Of::redacted(session_.state(), side); }) {
      if (!side.empty()) return text_of<Of>(Of::redacted(session_.state(), side));
    }
    return text_of<Of>(session_.state());
  }
  [[nodiscard]] std::vector<std::string> commands() const override {
    std::vector<std::string> lines;
    for (const auto& command : Of::candidates(*book_, session_.state())) {
      if (!session_.check(command)) lines.push_back(line_of<Of>(command));
    }
    return lines;
  }
  base::Result<Answer> hand(std::string_view line) override {
    const auto command = read_line<Of>(line, "");
    if (!command) return command.errors();
    typename Of::State before = session_.state();
    Answer answer;
    answer.refused = session_.apply(*command);
    if (answer.refused) return answer;
    for (const auto& event : session_.log().back().events) {
      if (Phrase words = words_of(before, event); !words.empty())
        answer.events.push_back({std::move(words), rule_of(event)});
      fold(before, event);
    }
    return answer;
  }
  bool undo() override { return session_.undo(); }
  bool redo() override { return session_.redo(); }
  base::Result<base::Done> keep() override { return file_.keep(session_); }

 private:
  const Kind& kind_;
  Book book_;
  Session<Of> session_;
  File<Of> file_;
};

template <class Of>
class Plug final : public Kind {
 public:
  Plug() {
    if constexpr (requires { Of::sentences(); }) words::also_say(Of::sentences());
  }
  [[nodiscard]] std::string id() const override { return Of::kId; }
  [[nodiscard]] std::string title() const override { return Of::kTitle; }
  [[nodiscard]] std::string format() const override { return Of::kFormat; }
  [[nodiscard]] std::vector<std::string> modes() const override {
    if constexpr (requires { Of::modes(); }) return Of::modes();
    return {};
  }
  [[nodiscard]] base::Result<std::unique_ptr<Campaign>> begin(const data::Catalog& catalog, const Beginning& beginning,
                                                              const std::string& path) const override {
    return with_book(catalog, [&](Book book) -> base::Result<std::unique_ptr<Campaign>> {
      auto start = Of::opening(*book, beginning);
      if (!start) return start.errors();
      Session<Of> session(*book, std::move(*start));
      auto file = File<Of>::begin(path, session);
      if (!file) return file.errors();
      return plugged_in(std::move(book), std::move(session), std::move(*file));
    });
  }
  [[nodiscard]] base::Result<std::unique_ptr<Campaign>> taken_up(
      const data::Catalog& catalog, std::pair<history::Record, history::Record::Found> opened) const override {
    return with_book(catalog, [&](Book book) -> base::Result<std::unique_ptr<Campaign>> {
      auto both = File<Of>::taken_up(std::move(opened), *book);
      if (!both) return both.errors();
      return plugged_in(std::move(book), std::move(both->first), std::move(both->second));
    });
  }
  [[nodiscard]] base::Result<Simulated> simulate(const data::Catalog& catalog,
                                                 const Simulation& simulation) const override {
    const auto book = Of::book_of(catalog);
    if (!book) return book.errors();
    return Of::simulate(*book, simulation);
  }
  [[nodiscard]] std::string book_format() const override {
    if constexpr (requires { Of::kBookFormat; }) return Of::kBookFormat;
    return "";
  }
  [[nodiscard]] base::Errors check_book([[maybe_unused]] const data::SourceFile& file,
                                        [[maybe_unused]] const data::Catalog& catalog) const override {
    if constexpr (requires { Of::check_book(file, catalog); }) return Of::check_book(file, catalog);
    return {};
  }

 private:
  using Book = typename PluggedIn<Of>::Book;
  template <class Use>
  base::Result<std::unique_ptr<Campaign>> with_book(const data::Catalog& catalog, const Use& use) const {
    auto book = Of::book_of(catalog);
    if (!book) return book.errors();
    return use(std::make_unique<const typename Of::Book>(std::move(*book)));
  }
  std::unique_ptr<Campaign> plugged_in(Book book, Session<Of> session, File<Of> file) const {
    return std::make_unique<PluggedIn<Of>>(*this, std::move(book), std::move(session), std::move(file));
  }
};

}  // namespace plotboard::campaign
