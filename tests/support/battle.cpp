#include "support/battle.hpp"

#include <catch2/catch.hpp>
#include <variant>

#include "rules/play/setup.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::test {

state::Piece fighter(const std::string& id, const std::string& ref, state::Side side, double x, double y,
                     double heading, const std::vector<std::string>& cards) {
  state::Piece piece = typed(id, ref, x, y, heading);
  piece.base = catalog().ship(ref)->base;
  piece.side = side;
  piece.initiative = 3;
  for (const std::string& card : cards) piece.ship.cards.push_back({card, 0, false});
  return piece;
}
state::Piece by_ai(state::Piece piece, int number) {
  piece.ai = true;
  piece.number = number;
  return piece;
}

Arena::Arena(std::vector<state::Piece> pieces, const std::string& ruleset, state::Phase phase) {
  table = test::table(std::move(pieces), true);
  table.ruleset = ruleset;
  table.play.phase = phase;
  table.play.seed = 1;
  for (state::Piece& piece : table.pieces) {
    if (piece.type == state::PieceType::ship) piece.ship = rules::equipped(catalog(), piece);
  }
  for (state::Deck& deck : table.play.decks) deck.draw = std::vector<int>(33, 9);  // Structural Damage: quiet
}

const state::Piece& Arena::operator[](const std::string& id) const {
  const state::Piece* found = table.find(id);
  REQUIRE(found != nullptr);
  return *found;
}
state::Piece& Arena::edit(const std::string& id) { return table.pieces[table.index_of(id).value()]; }

Arena& Arena::next_cards(state::Side side, std::vector<int> numbers) {
  auto& draw = table.play.decks[state::seat(side)].draw;
  draw.insert(draw.end(), numbers.rbegin(), numbers.rend());
  return *this;
}
Arena& Arena::says(const std::string& kind, const std::string& key) {
  script_.push_back({kind, {key, {}}});
  return *this;
}
Arena& Arena::dice(const std::vector<state::Face>& faces) {
  state::Answer answer;
  for (const state::Face face : faces) answer.dice.push_back(static_cast<int>(face));
  script_.push_back({"dice", answer});
  return *this;
}
Arena& Arena::eyes(const std::vector<int>& values) {
  script_.push_back({"dice", {"", values}});
  return *this;
}

void Arena::run_by(const data::Catalog& catalog, const std::function<void(rules::Game&)>& code) {
  table.play.typed_dice = !free_dice;
  rules::Game game(catalog, table, {}, this);
  code(game);
  for (state::Event& event : game.events()) events.push_back(std::move(event));
}
Arena& Arena::run(const std::function<void(rules::Game&)>& code) {
  run_by(catalog(), code);
  return *this;
}

void Arena::expect_all_said() const {
  if (!script_.empty()) FAIL("not asked for: " + script_.front().first + " " + script_.front().second.key);
}
const state::Choice* Arena::question(const std::string& kind) const {
  for (auto it = asked.rbegin(); it != asked.rend(); ++it) {
    if (it->kind == kind) return &*it;
  }
  return nullptr;
}
const state::Option* Arena::offered(const std::string& kind, const std::string& key) const {
  const state::Choice* choice = question(kind);
  return choice == nullptr ? nullptr : choice->option(key);
}
bool Arena::told(const std::string& rule) const {
  for (const state::Event& event : events) {
    const auto* told = std::get_if<state::Told>(&event);
    if (told != nullptr && told->rule == rule) return true;
  }
  return false;
}

std::optional<state::Answer> Arena::decide(rules::Game&, const state::Choice& choice) {
  asked.push_back(choice);
  if (!script_.empty() && script_.front().first == choice.kind) {
    const state::Answer answer = script_.front().second;
    script_.pop_front();
    if (choice.kind == "dice") {
      INFO(choice.prompt);
      REQUIRE(static_cast<int>(answer.dice.size()) == choice.dice);
    } else {
      INFO(choice.kind + ": " + answer.key);
      REQUIRE(choice.option(answer.key) != nullptr);
      REQUIRE(choice.option(answer.key)->legal);
    }
    return answer;
  }
  if (choice.kind == "dice") FAIL("dice that no test scripted: " + choice.prompt);
  for (const char* no : {"pass", "no", "done"}) {
    const state::Option* option = choice.option(no);
    if (option != nullptr && option->legal) return state::Answer{no, {}};
  }
  for (const state::Option& option : choice.options) {
    if (option.legal) return state::Answer{option.key, {}};
  }
  FAIL("a question without a legal answer: " + choice.kind);
  return std::nullopt;
}

}  // namespace plotboard::test
