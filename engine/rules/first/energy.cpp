// Energy of huge ships (huge-energy), and the recover action (huge-actions-1 to -4).
#include <algorithm>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/first/damage_cards.hpp"
#include "rules/first/huge.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::first {

namespace {

using state::Section;

int limit_of(const Game& game, const state::Card& card) {
  const data::Upgrade* upgrade = card.discarded ? nullptr : game.catalog().upgrade(card.id);
  return upgrade == nullptr ? 0 : upgrade->energy_limit;
}

// Copies of one card hold what each of them can.
void allocate(Game& game, Id ship) {
  for (;;) {
    const state::Piece& piece = game.piece(ship);
    if (energy_of(piece) == 0) return;
    state::Choice choice = choice_of(game, "allocate", ship, "huge-energy-10", say("energy.allocate", ship));
    for (std::size_t i = 0; i < piece.ship.cards.size(); ++i) {
      const state::Card& card = piece.ship.cards[i];
      const int limit = limit_of(game, card);
      if (limit == 0) continue;
      const Phrase text = say("energy.on-card", words::Card{card.id}, card.charges, limit);
      const bool room = card.charges < limit;
      const bool listed = choice.option(card.id) != nullptr && choice.option(card.id)->legal;
      if (listed) continue;
      std::erase_if(choice.options, [&](const state::Option& each) { return each.key == card.id; });
      choice.options.push_back(room ? option(card.id, text)
                                    : forbidden(card.id, text, "huge-energy-11", say("energy.card-full")));
    }
    if (choice.options.empty()) return;
    choice.options.push_back(option("done", say("energy.keep-rest")));
    const Id key = game.ask(std::move(choice));
    if (key == "done") return;
    spend_energy(game, ship, 1);
    game.emit(state::ChargesChanged{ship, key, 1});
    moment(game, Window::energy_allocated, ship, "", key);
  }
}

// Cards with an Energy header, of upgrades and of damage, each once a round (huge-energy-12, -13).
void use(Game& game, Id ship) {
  for (;;) {
    if (!game.in_play(ship)) return;
    state::Choice choice = choice_of(game, "energy", ship, "huge-energy-12", say("energy.use", ship));
    for (const state::DamageCard& card : game.piece(ship).ship.damage) {
      const data::DamageCard* kind = card.faceup ? game.catalog().damage_card(card.number) : nullptr;
      if (kind == nullptr || kind->energy == 0) continue;
      const Id key = data::damage_card(card.number);
      if (choice.option(key) != nullptr) continue;
      const Phrase text = say("energy.turn-facedown", words::Card{key}, kind->energy);
      const bool paid = energy_of(game.piece(ship)) >= kind->energy;
      choice.options.push_back(paid ? option(key, text)
                                    : forbidden(key, text, "huge-energy-12", say("energy.too-little")));
    }
    Occasion occasion;
    occasion.window = Window::energy_options;
    occasion.subject = ship;
    occasion.options = &choice.options;
    happen(game, occasion);
    const auto used = [&](const state::Option& each) {
      return game.piece(ship).ship.has_mark("energy:" + card_of_option(each.key).text());
    };
    std::erase_if(choice.options, used);
    if (choice.options.empty()) return;
    choice.options.push_back(option("done", say("energy.nothing-more")));
    const Id key = game.ask(std::move(choice));
    if (key == "done") return;
    game.emit(state::Marked{ship, "energy:" + card_of_option(key).text()});
    if (const auto number = data::number_of_damage(key)) {
      spend_energy(game, ship, game.catalog().damage_card(*number)->energy);
      repair_faceup(game, ship, index_of_card(game, ship, *number), "huge-energy-14");
      settle(game);
      continue;
    }
    Occasion picked;
    picked.window = Window::energy_options;
    picked.subject = ship;
    std::vector<state::Option> none;
    picked.options = &none;
    run_option(game, picked, key);
  }
}

// Which sections lack shields and may regain one.
std::vector<Section> damaged_sections(const state::Piece& ship) {
  std::vector<Section> found;
  for (const Section which : {Section::fore, Section::aft}) {
    if (which == Section::aft && !ship.ship.is_of_two_cards()) break;
    const state::HullSection& section = ship.ship.section(which);
    if (!section.crippled && section.shields < section.shield_limit) found.push_back(which);
  }
  return found;
}

}  // namespace

Section energy_section(const state::Piece& ship) {
  if (ship.ship.sections.empty()) return Section::none;
  if (ship.ship.is_of_two_cards() && ship.ship.sections[1].energy_limit > 0) return Section::aft;
  return ship.ship.sections[0].energy_limit > 0 ? Section::fore : Section::none;
}

int energy_of(const state::Piece& ship) {
  const Section at = energy_section(ship);
  return at == Section::none ? 0 : ship.ship.section(at).energy;
}

void gain_energy(Game& game, Id ship, int count) {
  const Section at = energy_section(game.piece(ship));
  if (at == Section::none || count <= 0) return;
  const state::HullSection& section = game.piece(ship).ship.section(at);
  const int taken = std::min(count, section.energy_limit - section.energy);
  if (taken < count) game.tell(ship, "huge-energy-6", say("energy.above-limit"));
  if (taken > 0) game.emit(state::EnergyChanged{ship, at, taken});
}

void spend_energy(Game& game, Id ship, int count) {
  const Section at = energy_section(game.piece(ship));
  ENSURE(at != Section::none && energy_of(game.piece(ship)) >= count, "energy that is not there: " + ship);
  if (count > 0) game.emit(state::EnergyChanged{ship, at, -count});
}

void energy_steps(Game& game, Id ship, int gained) {
  const int ions = game.piece(ship).tokens.ion;
  const int by_cards = number_after(game, Window::energy_gain, ship, "", gained) - gained;
  const int left = std::max(0, gained + by_cards - ions);
  if (gained > 0) {
    const words::Key told = by_cards > 0 ? words::Key("energy.gained-with-cards") : words::Key("energy.gained");
    game.tell(ship, ions > 0 ? "huge-tokens-5" : "huge-energy-9", say(told, left, by_cards));
  }
  gain_energy(game, ship, left);
  allocate(game, ship);
  use(game, ship);
}

// The document's ships have the icon and the energy on one card, "the corresponding". The Raider's are apart: by the
// setting its fore card takes the aft card's energy or has none to take.
Hindrance something_to_recover(const Game& game, const state::Piece& ship, const Offer& offer) {
  if (energy_of(ship) == 0) return {"huge-actions-1", "energy.none"};
  const bool elsewhere = offer.section != Section::none && offer.section != energy_section(ship);
  if (elsewhere && game.ruleset().recover_by_card) return {"huge-actions-1", "energy.on-other-card"};
  return {};
}

// All energy goes, and a shield comes back for each, as far as there is room (huge-actions-4).
bool recover(Game& game, Id ship, const Offer&) {
  const int energy = energy_of(game.piece(ship));
  spend_energy(game, ship, energy);
  const int most = number_after(game, Window::recovery, ship, "", energy);
  for (int i = 0; i < most; ++i) {
    const auto sections = damaged_sections(game.piece(ship));
    if (sections.empty()) break;
    Section where = sections.front();
    if (sections.size() > 1) {
      state::Choice choice = choice_of(game, "recover", ship, "huge-actions-3", say("recover.where", ship));
      choice.options = {option("fore", say("damage.fore-section")), option("aft", say("damage.aft-section"))};
      where = game.ask(std::move(choice)) == "fore" ? Section::fore : Section::aft;
    }
    game.emit(state::ShieldsChanged{ship, 1, where});
  }
  return true;
}

}  // namespace plotboard::rules::first
