#include "rules/cards/first/parts.hpp"
#include "rules/play/attack_steps.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr std::string_view kNamed = "1e-upgrade-emperorpalpatine:";

std::optional<Face> face_named_by_emperor(const Game& game, bool attack_die) {
  const std::string before = std::string(kNamed) + (attack_die ? "attack:" : "defense:");
  for (const Id used : game.attack()->used) {
    if (used.starts_with(before)) return state::face_named(std::string_view(used.text()).substr(before.size()));
  }
  return std::nullopt;
}

template <bool attack_die>
bool friend_rolls(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return game.friendly(occasion.owner, attack_die ? attack.attacker : attack.defender);
}

// What he names lies among the attack's used effects: it is for the next roll alone.
template <bool attack_die>
void name_face(Game& game, Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  if ((attack_die ? attack_dice_for(game, attack) : defense_dice_for(game, attack)) == 0) return;
  const Id roller = attack_die ? attack.attacker : attack.defender;
  state::Choice choice =
      choice_of(game, "name-face", occasion.owner, "1e-upgrade-emperorpalpatine", say("die.name", roller));
  constexpr std::array kAttack{Face::crit, Face::hit, Face::focus, Face::blank};
  constexpr std::array kDefense{Face::evade, Face::focus, Face::blank};
  const auto add = [&](Face face) {
    choice.options.push_back(option(state::name_of(face), just(words::Word{state::name_of(face)})));
  };
  if (attack_die) {
    std::for_each(kAttack.begin(), kAttack.end(), add);
  } else {
    std::for_each(kDefense.begin(), kDefense.end(), add);
  }
  choice.options.push_back(option("pass", say("die.none-named")));
  const Id face = game.ask(std::move(choice));
  if (face == "pass") return;
  use_up(game, occasion);
  const std::string key = std::string(kNamed) + (attack_die ? "attack:" : "defense:") + face.text();
  change_attack(game, [&](state::Attack& changed) { changed.used.push_back(key); });
}

template <bool attack_die>
void set_die(Game& game, Occasion& occasion) {
  const Face face = *face_named_by_emperor(game, attack_die);
  const auto& dice = attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
  if (dice.empty()) return;
  const Id roller = attack_die ? game.attack()->attacker : game.attack()->defender;
  state::Choice choice =
      choice_of(game, "set-die", occasion.owner, "1e-upgrade-emperorpalpatine", say("die.which-set", roller));
  for (std::size_t i = 0; i < dice.size(); ++i) {
    choice.options.push_back(option(std::to_string(i), just(words::Word{state::name_of(dice[i].face)})));
  }
  const std::size_t index = std::stoul(game.ask(std::move(choice)).text());
  change_attack(game, [&](state::Attack& attack) {
    state::Die& die = (attack_die ? attack.attack_dice : attack.defense_dice)[index];
    die.face = face;
    die.fixed = true;
  });
}

template <bool attack_die>
void names_and_sets(Effects& all, Window before, Window after) {
  must(
      all, "1e-upgrade-emperorpalpatine", before,
      [](const Game& game, const Occasion& occasion) {
        return occasion.subject == attack_in(game, occasion).attacker && friend_rolls<attack_die>(game, occasion) &&
               is_fresh(game, occasion);
      },
      name_face<attack_die>)
      .anyone = true;
  must(
      all, "1e-upgrade-emperorpalpatine", after,
      [](const Game& game, const Occasion& occasion) {
        return friend_rolls<attack_die>(game, occasion) && face_named_by_emperor(game, attack_die).has_value();
      },
      set_die<attack_die>)
      .anyone = true;
}

}  // namespace

// Once a round, before a friend's attack or defense dice: one of them is set to a named face and stays so
// (1e-attack-26). Choices "name-face" (faces, "pass") and "set-die" (indices).
void emperor_palpatine(Effects& all) {
  names_and_sets<true>(all, Window::defender_declared, Window::attack_rolled);
  names_and_sets<false>(all, Window::after_modify_attack, Window::defense_rolled);
}

}  // namespace plotboard::rules::effects::first
