#include "support/battle.hpp"

#include <catch2/catch.hpp>

#include "data/upgrade.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/rulebook.hpp"
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

void lay_device(rules::Game& game, Id ship, Id device, const geom::Pose& at) {
  data::Payload payload;
  payload.device = device;
  rules::lay_devices(game, ship, payload, {at});
}

Arena::Arena(std::vector<state::Piece> pieces, const std::string& ruleset, state::Phase phase) {
  table = test::table(std::move(pieces), true);
  table.ruleset = ruleset;
  table.play.phase = phase;
  table.play.seed = 1;
  for (state::Piece& piece : table.pieces) {
    if (piece.type == state::PieceType::ship) piece.ship = rules::equipped(catalog(), piece);
  }
  const bool first = catalog().ruleset(ruleset)->edition == geom::Edition::first;
  for (state::Deck& deck : table.play.decks) deck.draw = std::vector<int>(33, first ? 331 : 9);  // quiet ones
  for (state::Piece& piece : table.pieces) {
    for (std::size_t i = 0; i < piece.ship.sections.size(); ++i) {
      piece.ship.sections[i].deck.draw =
          rules::fresh_deck(catalog(), piece, i == 0 ? state::Section::fore : state::Section::aft);
    }
  }
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
  script_.says(kind, {key, {}});
  return *this;
}
Arena& Arena::passes(const std::string& kind, const std::string& ship, int line) {
  script_.passes(kind, ship, line);
  return *this;
}
Arena& Arena::dice(const std::vector<state::Face>& faces) {
  state::Answer answer;
  for (const state::Face face : faces) answer.dice.push_back(static_cast<int>(face));
  script_.says("dice", answer);
  return *this;
}
Arena& Arena::eyes(const std::vector<int>& values) {
  script_.says("dice", {"", values});
  return *this;
}

Arena& Arena::run_by(const data::Catalog& catalog, const std::function<void(rules::Game&)>& code) {
  table.play.typed_dice = !free_dice;
  rules::Game game(catalog, table, {}, this);
  code(game);
  for (state::Event& event : game.events()) events.push_back(std::move(event));
  return *this;
}
Arena& Arena::run(const std::function<void(rules::Game&)>& code) { return run_by(catalog(), code); }

void Arena::expect_all_said() const { script_.expect_empty(); }
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
    const auto* told = get_if<state::Told>(&event);
    if (told != nullptr && told->rule == rule) return true;
  }
  return false;
}

std::optional<state::Answer> Arena::decide(rules::Game&, const state::Choice& choice) {
  asked.push_back(choice);
  return script_.answer(choice);
}

}  // namespace plotboard::test
