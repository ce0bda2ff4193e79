#include "rules/cards/second/parts_crew.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/play/equipment.hpp"

namespace plotboard::rules::effects {

bool anything_facedown(const state::Piece& ship) {
  const auto& damage = ship.ship.damage;
  return std::any_of(damage.begin(), damage.end(), [](const state::DamageCard& card) { return !card.faceup; });
}
bool anything_faceup(const state::Piece& ship) {
  const auto& damage = ship.ship.damage;
  return std::any_of(damage.begin(), damage.end(), [](const state::DamageCard& card) { return card.faceup; });
}

bool offer_one_of(Game& game, Id ship, Ids only, const char* rule, const Phrase& prompt, const char* colour) {
  Offer offer;
  offer.only = std::move(only);
  offer.colour = colour;
  offer.rule = rule;
  offer.prompt = prompt;
  return !offer.only.empty() && offer_action(game, ship, offer);
}

void offer_white_as_red(Game& game, Id ship, const char* rule, const Phrase& prompt) {
  Ids white;
  for (const data::ShipAction& icon : bar_of(game, ship)) {
    if (icon.difficulty == "white") white.push_back(icon.type);
  }
  offer_one_of(game, ship, std::move(white), rule, prompt, "red");
}

bool has_poor_die(Game& game, const Occasion&) {
  const auto& dice = game.attack()->attack_dice;
  const bool turns = game.piece(game.attack()->attacker).tokens.focus > 0;
  return std::any_of(dice.begin(), dice.end(), [turns](const state::Die& die) {
    return !die.rerolled && (die.face == state::Face::blank || (die.face == state::Face::focus && !turns));
  });
}

void reroll_one(Game& game, Id ship, Id card, const char* rule) {
  const auto which = ask_reroll(game, ship, true, 1, 1, rule);
  reroll(game, true, which, say("talent.rerolled", words::Card{card}));
}

bool has_template(const std::vector<state::Option>& templates, Id name) {
  return std::any_of(templates.begin(), templates.end(),
                     [name](const state::Option& each) { return each.key == name; });
}

void add_template(std::vector<state::Option>& templates, Id name) {
  if (!has_template(templates, name)) templates.push_back(option(name, {}));
}

// "launch-straight-5", "bank-1-left": the digit is the speed.
void add_speeds(std::vector<state::Option>& templates, std::size_t from) {
  const std::size_t count = templates.size();
  for (std::size_t i = from; i < count; ++i) {
    std::string name = templates[i].key.text();
    const std::size_t at = name.find_first_of("0123456789");
    const char speed = name[at];
    const char fastest = name.find("straight") != std::string::npos ? '5' : '3';
    for (const char other : {static_cast<char>(speed - 1), static_cast<char>(speed + 1)}) {
      if (other < '1' || other > fastest) continue;
      name[at] = other;
      add_template(templates, name);
    }
  }
}

namespace {

constexpr std::string_view kCoordinates = "coordinates:";
constexpr const char* kFailed = "coordinated-in-vain";

}  // namespace

bool takes_note(const Game& game, Id ship) {
  static const Ids cards{"ciena-ree", "lieutenant-sai", "st-321"};
  const state::Piece& piece = game.piece(ship);
  return std::any_of(cards.begin(), cards.end(), [&](Id card) { return has_card(piece, card); });
}

void note_coordination(Game& game, Id ship, Id chosen) {
  const std::size_t before = game.piece(chosen).ship.actions.size();
  game.emit(state::Marked{ship, std::string(kCoordinates) + std::to_string(before) + ':' + chosen.text()});
}

void note_failure(Game& game, Id ship) { game.emit(state::Marked{ship, kFailed}); }

std::optional<Coordinated> coordinated_by(const Game& game, Id ship) {
  const Ids& marks = game.piece(ship).ship.marks;
  bool failed = false;
  for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark) {
    failed = failed || *mark == kFailed;
    if (!mark->starts_with(kCoordinates)) continue;
    const std::string rest = mark->text().substr(kCoordinates.size());
    const std::size_t colon = rest.find(':');
    const auto before = static_cast<std::size_t>(std::stoul(rest));
    Coordinated made{rest.substr(colon + 1), {}};
    const state::Piece* other = game.find(made.ship);
    if (other == nullptr || !other->in_play()) return std::nullopt;
    const Ids& done = other->ship.actions;
    if (!failed && before < done.size())
      made.actions.assign(done.begin() + static_cast<std::ptrdiff_t>(before), done.end());
    return made;
  }
  return std::nullopt;
}

bool just_coordinated(const Game& game, const Occasion& occasion) {
  return occasion.word == "coordinate" && coordinated_by(game, occasion.owner).has_value();
}

namespace {

std::string mark_of(Id card) { return std::string(state::kForGood) + card.text() + ':'; }

}  // namespace

Id marked_ship(const Game& game, Id ship, Id card) {
  const std::string start = mark_of(card);
  const Ids& marks = game.piece(ship).ship.marks;
  const auto found = std::find_if(marks.rbegin(), marks.rend(), [&](Id mark) { return mark.starts_with(start); });
  return found == marks.rend() ? Id() : Id(found->text().substr(start.size()));
}

void mark_ship(Game& game, Id ship, Id card, Id other) { game.emit(state::Marked{ship, mark_of(card) + other.text()}); }

}  // namespace plotboard::rules::effects
