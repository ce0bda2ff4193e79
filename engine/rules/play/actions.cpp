#include "rules/play/actions.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "data/card_copy.hpp"
#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

using state::Token;

bool is_of(const AddedAction& added, Id action) {
  const std::string_view key = action.text();
  const std::string_view kind = added.kind;
  return key.size() > kind.size() && key.substr(0, kind.size()) == kind && key[kind.size()] == ':';
}

struct Candidate {
  Id action;
  std::string colour;
};
using Candidates = std::vector<Candidate>;

int hardness(std::string_view colour) { return colour == "purple" ? 2 : colour == "red" ? 1 : 0; }

std::string colour_on_bar(const std::vector<data::ShipAction>& bar, Id action) {
  std::string easiest;
  for (const data::ShipAction& icon : bar) {
    if (icon.type != action) continue;
    if (easiest.empty() || hardness(icon.difficulty) < hardness(easiest)) easiest = icon.difficulty;
  }
  return easiest.empty() ? "white" : easiest;  // 2e-action-colour-1
}

void add(Candidates& candidates, Id action, std::string colour) {
  const bool known = std::any_of(candidates.begin(), candidates.end(),
                                 [&](const Candidate& candidate) { return candidate.action == action; });
  if (!known) candidates.push_back({action, std::move(colour)});
}

// Of two colours the easier one.
void add_easier(Candidates& candidates, Id action, const std::string& colour) {
  for (Candidate& known : candidates) {
    if (known.action == action && hardness(colour) < hardness(known.colour)) known.colour = colour;
  }
  add(candidates, action, colour);
}

// The repair of a damage card goes by the card's id.
bool is_repair(Id action) { return data::number_of_damage(action).has_value(); }
const AddedAction* added_action(Id key) {
  const auto& all = additions().actions();
  const auto found = std::find_if(all.begin(), all.end(), [key](const AddedAction& each) { return is_of(each, key); });
  return found == all.end() ? nullptr : &*found;
}
int number_of_repair(Id action) { return data::number_of_damage(action).value(); }

Candidates candidates_of(const Game& game, Id ship, const Offer& offer) {
  Candidates candidates;
  const auto bar = bar_of(game, ship, offer.section);
  const auto colour = [&](Id action) { return offer.colour.empty() ? colour_on_bar(bar, action) : offer.colour; };
  for (const Id action : offer.only) add(candidates, action, colour(action));  // 2e-action-4
  if (!offer.only.empty()) return candidates;
  for (const data::ShipAction& icon : bar) add(candidates, icon.type, colour(icon.type));
  for (const AddedAction& added : additions().actions()) {
    for (const Id action : added.keys(game, ship)) add(candidates, action, colour(action));
  }
  for (const state::DamageCard& damage : game.piece(ship).ship.damage) {  // 2e-action-3
    const data::DamageCard* card = damage.faceup ? game.catalog().damage_card(damage.number) : nullptr;
    if (card == nullptr || !card->repair_action) continue;
    // Of a huge ship of two cards, what lies at the acting section's (huge-actions-14, -15).
    if (offer.section != state::Section::none && damage.section != offer.section) continue;
    const Id action = data::damage_card(damage.number);
    add(candidates, action, colour(action));
  }
  return candidates;
}

// 2e-action-colour-8: of the colours that the offer and cards give an action the hardest counts.
void recolour(Game& game, Id ship, const Offer& offer, Candidates& candidates) {
  if (!anything_at(game, Window::action_colour)) return;
  constexpr std::array kColours{"white", "red", "purple"};
  for (Candidate& candidate : candidates) {
    const int given = offer.colour.empty() ? -1 : hardness(offer.colour);
    const int hardest = number_after(game, Window::action_colour, ship, "", given, candidate.action);
    if (hardest >= 0) candidate.colour = kColours.at(static_cast<std::size_t>(std::max(hardest, given)));
  }
}

// Done or failed as often as the round allows. Each damage card's repair is an action of its own (2e-action-11); an
// added one is the same whatever its object (2e-action-7).
bool is_used_up(const state::ShipState& ship, Id action) {
  if (const AddedAction* added = added_action(action)) {
    return std::any_of(ship.actions.begin(), ship.actions.end(), [added](Id done) { return is_of(*added, done); });
  }
  if (!is_repair(action)) {
    // Copies of a card have one action between them (1e-action-3).
    const Id printed = data::printed_card(action);
    return std::any_of(ship.actions.begin(), ship.actions.end(),
                       [printed](Id done) { return data::printed_card(done) == printed; });
  }
  const int number = number_of_repair(action);
  const auto cards = std::count_if(ship.damage.begin(), ship.damage.end(),
                                   [number](const state::DamageCard& card) { return card.number == number; });
  return std::count(ship.actions.begin(), ship.actions.end(), action) >= cards;
}

// What the ship's condition forbids, whatever the action.
Hindrance ban_of_state(const state::Piece& ship, Id action, bool even_stressed) {
  if (const Hindrance hindrance = additions().hinders_actions(ship)) return hindrance;
  if (ship.tokens.stress > 0 && !even_stressed) return {"2e-action-12", "action.stressed"};
  if (ship.ship.has_mark("no-further-actions") && !ship.moved) {
    return {"2e-action-18", "action.no-further"};
  }
  if (is_used_up(ship.ship, action)) return {"2e-action-7", "action.used-up"};
  return {};
}

// What this action needs besides.
Hindrance ban_of_action(const Game& game, const state::Piece& ship, Id action, const Offer& offer) {
  if (const char* rule = barred_in_wing(game.ruleset(), ship, action)) return {rule, "action.not-in-wing"};
  if (const ActionRule* known = book_of(game).action(action)) {
    return known->ban != nullptr ? known->ban(game, ship, offer) : Hindrance{};
  }
  const AddedAction* added = added_action(action);
  return added != nullptr ? added->ban(game, ship.id, action) : Hindrance{};
}

Hindrance ban_of(const Game& game, Id ship, const Candidate& candidate, const Offer& offer,
                 bool stress_lifted = false) {
  const state::Piece& piece = game.piece(ship);
  if (!piece.in_play()) return {"2e-gone-1", "action.out-of-game"};
  if (waits_for_opponents_pick(piece)) return {"1e-plan-10", "action.no-dial"};
  Hindrance ban = ban_of_state(piece, candidate.action, offer.even_stressed || stress_lifted);
  if (!ban && candidate.colour == "purple" && piece.ship.force == 0) {
    ban = {"2e-action-colour-4", "action.no-force"};
  }
  return ban ? ban : ban_of_action(game, piece, candidate.action, offer);
}

// Would it fail for want of a place or target?
bool would_fail(Game& game, Id ship, Id action) {
  const ActionRule* known = book_of(game).action(action);
  return known != nullptr && known->would_fail != nullptr && known->would_fail(game, ship);
}

Phrase name_of_action(const Game& game, Id action) {
  if (const ActionRule* known = book_of(game).action(action)) return known->name;
  if (const AddedAction* added = added_action(action)) return added->name(action);
  const words::Card card{action};
  return is_repair(action) ? say("action.repair", card) : just(card);
}

// By a card.
bool is_stress_lifted(Game& game, Id ship, Id action, const Offer& offer) {
  Occasion occasion;
  occasion.window = Window::acts_stressed;
  occasion.subject = ship;
  occasion.word = action;
  occasion.allowed = offer.action_step;
  happen(game, occasion);
  return occasion.value > 0;
}

// The option, or why the ship's condition or one of its cards forbids it.
state::Option judged(Game& game, Id ship, const Candidate& candidate, const Offer& offer, Phrase text) {
  const bool lifted = game.piece(ship).tokens.stress > 0 && !offer.even_stressed &&
                      is_stress_lifted(game, ship, candidate.action, offer);
  const Hindrance ban = ban_of(game, ship, candidate, offer, lifted);
  if (ban) return forbidden(candidate.action, std::move(text), ban.rule, ban.why);
  Occasion occasion;
  occasion.window = Window::may_act;
  occasion.subject = ship;
  occasion.word = candidate.action;
  occasion.value = 1;
  happen(game, occasion);
  if (occasion.value > 0) return option(candidate.action, std::move(text));
  const auto reason = game.catalog().rules.find(occasion.rule);
  return forbidden(candidate.action, std::move(text), occasion.rule,
                   reason == game.catalog().rules.end() ? say("action.card-forbids") : Phrase::of(reason->second.text));
}

state::Option option_of(Game& game, Id ship, const Candidate& candidate, const Offer& offer) {
  Phrase text = name_of_action(game, candidate.action);
  if (candidate.colour != "white" && game.narrates())
    text = say("action.coloured", text, words::Word{candidate.colour});
  state::Option made = judged(game, ship, candidate, offer, std::move(text));
  const bool may_fail = book_of(game).flying.actions_fail;
  // AI ships look at the places themselves; people are warned, for a failed action is paid for (2e-fail-6).
  if (made.legal && (!may_fail || !game.piece(ship).ai) && would_fail(game, ship, candidate.action)) {
    const words::Key why = book_of(game).action(candidate.action)->hopeless;
    if (!may_fail) return forbidden(candidate.action, made.text, "1e-action-7", why);
    made.text = say("action.would-fail", made.text);
  }
  return made;
}

// Of what cards offer, from `first` on, that of the section's own.
void keep_section(const state::Piece& ship, state::Section section, std::size_t first,
                  std::vector<state::Option>& options) {
  const auto elsewhere = [&](const state::Option& each) {
    const state::Card* card = ship.ship.card(card_of_option(each.key));
    return card != nullptr && card->section != section;
  };
  options.erase(std::remove_if(options.begin() + static_cast<std::ptrdiff_t>(first), options.end(), elsewhere),
                options.end());
}

std::vector<state::Option> options_of(Game& game, Id ship, const Candidates& candidates, const Offer& offer) {
  std::vector<state::Option> options;
  options.reserve(candidates.size() + 1);
  for (const Candidate& candidate : candidates) options.push_back(option_of(game, ship, candidate, offer));
  if (offer.only.empty()) {
    const std::size_t own = options.size();
    Occasion occasion;
    occasion.window = Window::action_options;
    occasion.subject = ship;
    occasion.value = offer.action_step ? 1 : 0;
    occasion.options = &options;
    happen(game, occasion);
    if (offer.section != state::Section::none) keep_section(game.piece(ship), offer.section, own, options);
    for (std::size_t i = own; i < options.size(); ++i) {  // "Action:" on a card is an action like any other
      if (!options[i].legal) continue;
      state::Option verdict = judged(game, ship, {options[i].key, "white"}, offer, options[i].text);
      if (!verdict.legal) options[i] = std::move(verdict);
    }
  }
  options.push_back(option("pass", say("action.none")));  // 2e-action-16
  return options;
}

bool run_effect(Game& game, Id ship, Id key) {
  Occasion occasion;
  occasion.window = Window::action_options;
  occasion.subject = ship;
  std::vector<state::Option> none;
  occasion.options = &none;
  // Its price may have taken away what the card needs: then nothing comes of it.
  return run_option(game, occasion, key) && !occasion.stopped;
}

bool carry_out_action(Game& game, Id ship, Id action, const std::string& colour, const Offer& offer) {
  const ActionRule* known = book_of(game).action(action);
  if (known != nullptr && anything_at(game, Window::boost_options, ship)) {  // whose cards look at the colour
    Offer coloured = offer;
    coloured.colour = colour;
    return known->perform(game, ship, coloured);
  }
  if (known != nullptr) return known->perform(game, ship, offer);
  if (is_repair(action)) return repair_action(game, ship, number_of_repair(action));
  if (const AddedAction* added = added_action(action)) {
    added->perform(game, ship, action);
    return true;
  }
  return run_effect(game, ship, action);
}

// "No action of the fore section. Coordinate: no friend ... Target lock: no enemy ...", or the one reason of them all.
Phrase why_none(const std::vector<state::Option>& options, state::Section section) {
  const Phrase& first = options.front().why;
  const bool one = std::all_of(options.begin(), options.end(),
                               [&](const state::Option& each) { return each.key == "pass" || each.why == first; });
  if (one && section == state::Section::none) return say("action.none-because", first);
  Phrase says =
      section == state::Section::none ? say("action.none-now") : say("action.none-of", words::Word{name_of(section)});
  if (one) return say("action.and-why", says, first);
  for (const state::Option& each : options) {
    if (each.key != "pass") says = say("action.and-why-not", says, each.text, each.why);
  }
  return says;
}

// Nothing is asked where no action is left: then at least the reason is told, of each where an action that cannot be
// done may not be picked.
void tell_if_barred(Game& game, Id ship, const std::vector<state::Option>& options, state::Section section) {
  const auto barred = std::all_of(options.begin(), options.end(),
                                  [](const state::Option& each) { return !each.legal || each.key == "pass"; });
  if (!barred || options.size() <= 1) return;
  const bool may_fail = book_of(game).flying.actions_fail;
  const Phrase why = may_fail ? say("action.none-because", options.front().why) : why_none(options, section);
  game.tell(ship, options.front().rule.text(), why);
}

// Asks, and performs what is picked.
bool offer_among(Game& game, Id ship, Candidates candidates, const Offer& offer) {
  recolour(game, ship, offer, candidates);
  std::vector<state::Option> options = options_of(game, ship, candidates, offer);
  tell_if_barred(game, ship, options, offer.section);
  state::Choice choice = choice_of(game, "action", ship, offer.rule, offer.prompt);
  choice.options = std::move(options);
  const Id action = game.ask(std::move(choice));
  if (action == "pass") return false;
  const auto picked = std::find_if(candidates.begin(), candidates.end(),
                                   [&](const Candidate& candidate) { return candidate.action == action; });
  return perform_action(game, ship, action, picked == candidates.end() ? "white" : picked->colour, offer);
}

Candidates links_of(const Game& game, Id ship, Id action) {
  Candidates links;
  for (const data::ShipAction& icon : bar_of(game, ship)) {
    if (icon.type == action && !icon.linked.empty()) add(links, icon.linked, icon.linked_difficulty);
  }
  for (const state::Card& card : game.piece(ship).ship.cards) {  // fga-2.5-2
    const data::Upgrade* upgrade = card.discarded ? nullptr : game.catalog().upgrade(card.id);
    if (upgrade == nullptr || upgrade->linked_to_any.type.empty() || upgrade->linked_to_any.type == action) continue;
    add_easier(links, upgrade->linked_to_any.type, upgrade->linked_to_any.difficulty);
  }
  return links;
}

// A linked action leads to no further one (2e-linked-4).
Offer link_offer() {
  Offer offer;
  offer.no_link = true;
  offer.rule = "2e-linked-1";
  offer.prompt = say("action.add-linked");
  return offer;
}

}  // namespace

std::vector<data::ShipAction> bar_of(const Game& game, Id ship, state::Section section) {
  std::vector<data::ShipAction> bar;
  if (const data::Ship* type = game.type_of(ship)) {
    const bool half = section != state::Section::none && type->sections.size() > 1;
    bar = half ? type->sections[section == state::Section::aft ? 1 : 0].actions : type->actions;
    // Droids calculate where others focus.
    const data::GenericPilot* pilot =
        type->named.empty() ? nullptr : data::pilot_of(*type, game.piece(ship).ship.pilot);
    if (pilot != nullptr && !pilot->actions.empty()) bar = pilot->actions;
  }
  for (const state::Card& card : game.piece(ship).ship.cards) {
    if (section != state::Section::none && card.section != section) continue;
    const data::Upgrade* upgrade = card.discarded ? nullptr : game.catalog().upgrade(card.id);
    if (upgrade == nullptr) continue;
    const auto& added = upgrade->two_sided && card.open ? upgrade->open_actions : upgrade->actions;
    bar.insert(bar.end(), added.begin(), added.end());
  }
  return bar;
}

std::vector<state::Option> action_options(Game& game, Id ship, const Offer& offer) {
  Candidates candidates = candidates_of(game, ship, offer);
  recolour(game, ship, offer, candidates);
  return options_of(game, ship, candidates, offer);
}

bool offer_action(Game& game, Id ship, const Offer& offer) {
  if (!game.in_play(ship)) return false;
  return offer_among(game, ship, candidates_of(game, ship, offer), offer);
}

bool perform_action(Game& game, Id ship, Id action, const std::string& colour, const Offer& offer) {
  if (colour == "purple") {
    game.tell(ship, "2e-action-colour-4", say("action.costs-force"));
    game.emit(state::ForceChanged{ship, -1});
  }
  if (offer.cost != nullptr) offer.cost(game, ship);
  if (game.in_play(ship)) moment(game, Window::before_action, ship, "", action);
  if (!game.in_play(ship)) return false;  // the price was its end
  additions().acts(game, ship);
  const Game::By by(game, ship);
  game.emit(state::ActionDone{ship, action});
  const bool performed = carry_out_action(game, ship, action, colour, offer);
  if (!performed) game.tell(ship, "2e-fail-2", say("action.fails"));
  if (colour == "red") {
    gain(game, ship, Token::stress, 1, performed ? "2e-action-colour-2" : "2e-action-colour-3");
  }
  if (!performed && game.in_play(ship)) moment(game, Window::action_failed, ship, "", action);
  const ActionRule* known = book_of(game).action(action);
  const bool told = known != nullptr && known->opens_after_action;
  if (performed && !told && game.in_play(ship)) {
    // The link waits in the same queue as the effects (cards/second/linked_action.cpp; 2e-linked-9).
    moment(game, Window::after_action, ship, "", action, offer.no_link ? 0 : 1);
  }
  return performed;
}

bool actions::has_link(const Game& game, Id ship, Id action) {
  const Candidates links = links_of(game, ship, action);
  const Offer offer = link_offer();
  return std::any_of(links.begin(), links.end(),
                     [&](const Candidate& link) { return !ban_of(game, ship, link, offer); });
}

void actions::offer_link(Game& game, Id ship, Id action) {
  const Candidates links = links_of(game, ship, action);
  Offer offer = link_offer();
  for (const Candidate& link : links) offer.only.push_back(link.action);
  offer_among(game, ship, links, offer);
}

}  // namespace plotboard::rules
