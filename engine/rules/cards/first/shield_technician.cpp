#include "rules/cards/first/parts.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr std::string_view kEnergyKept = "energy-kept:";

// How much was laid aside for the recover action that is being done.
int energy_laid_aside(const Game& game, Id ship) {
  const Ids& marks = game.piece(ship).ship.marks;
  const auto last = std::find_if(marks.rbegin(), marks.rend(), [](Id mark) { return mark.starts_with(kEnergyKept); });
  return last == marks.rend() ? 0 : std::stoi(last->text().substr(kEnergyKept.size()));
}

}  // namespace

// What the player wants to keep lies beside the card while the action takes all that is on it (huge-actions-1).
void shield_technician(Effects& all) {
  must(
      all, "1e-upgrade-shieldtechnician", Window::before_action,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "recover" && rules::first::energy_of(owner_of(game, occasion)) > 1;
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const int all_of_it = rules::first::energy_of(game.piece(ship));
        state::Choice choice =
            choice_of(game, "energy-spent", ship, "1e-upgrade-shieldtechnician", say("energy.how-much", ship));
        for (int i = all_of_it; i > 0; --i)
          choice.options.push_back(option(std::to_string(i), say("energy.so-much", i)));
        const int kept = all_of_it - std::stoi(game.ask(std::move(choice)).text());
        rules::first::spend_energy(game, ship, kept);
        game.emit(state::Marked{ship, std::string(kEnergyKept) + std::to_string(kept)});
      });
  must(
      all, "1e-upgrade-shieldtechnician", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "recover" && energy_laid_aside(game, occasion.owner) > 0;
      },
      [](Game& game, Occasion& occasion) {
        rules::first::gain_energy(game, occasion.owner, energy_laid_aside(game, occasion.owner));
      });
}

}  // namespace plotboard::rules::effects::first
