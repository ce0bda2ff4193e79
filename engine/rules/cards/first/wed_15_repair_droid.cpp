#include "data/card_kind.hpp"
#include "rules/cards/first/parts.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr int kEnergyForFacedown = 1, kEnergyForFaceup = 3;  // energy

// Those that the carrier can pay for: each that lies faceup, of the others one a section, for they look alike.
std::vector<std::size_t> cards_for_wed15(const Game& game, Id ship) {
  const int energy = rules::first::energy_of(game.piece(ship));
  const auto& damage = game.piece(ship).ship.damage;
  std::vector<std::size_t> found;
  std::vector<state::Section> sections;
  for (std::size_t i = 0; i < damage.size(); ++i) {
    if (energy < (damage[i].faceup ? kEnergyForFaceup : kEnergyForFacedown)) continue;
    const bool listed = std::find(sections.begin(), sections.end(), damage[i].section) != sections.end();
    if (!damage[i].faceup && listed) continue;
    if (!damage[i].faceup) sections.push_back(damage[i].section);
    found.push_back(i);
  }
  return found;
}

Phrase words_for_wed15(const state::DamageCard& card) {
  if (card.faceup) return just(words::Card{data::damage_card(card.number)});
  return card.section == state::Section::none ? say("damage.a-facedown-one")
                                              : say("damage.facedown-at", words::Word{state::name_of(card.section)});
}

}  // namespace

void wed_15_repair_droid(Effects& all) {
  action(
      all, "1e-upgrade-wed15repairdroid",
      [](const Game& game, const Occasion& occasion) { return !cards_for_wed15(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        state::Choice choice =
            choice_of(game, "repair", ship, "1e-upgrade-wed15repairdroid", say("damage.which-repair", ship));
        for (const std::size_t i : cards_for_wed15(game, ship)) {
          choice.options.push_back(option(std::to_string(i), words_for_wed15(game.piece(ship).ship.damage[i])));
        }
        const auto index = static_cast<std::size_t>(std::stoul(game.ask(std::move(choice)).text()));
        rules::first::spend_energy(game, ship,
                                   game.piece(ship).ship.damage[index].faceup ? kEnergyForFaceup : kEnergyForFacedown);
        game.emit(state::DamageDiscarded{ship, index});
      });
}

}  // namespace plotboard::rules::effects::first
