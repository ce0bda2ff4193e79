#include "rules/cards/first/parts.hpp"
#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool may_reroll_for_bomb(Face face) { return face == Face::focus || face == Face::blank; }

}  // namespace

// Of any friend's bomb, however far away (1e-bomb-29). All dice are named before any is rolled. Choice "reroll-bomb"
// (indices, "done").
void cad_bane(Effects& all) {
  may(
      all, "1e-upgrade-cadbane", Window::device_rolled,
      [](const Game& game, const Occasion& occasion) {
        const auto faces = rules::first::faces_in(occasion.word);
        return is_fresh(game, occasion) && !game.friendly(occasion.owner, occasion.subject) &&
               game.piece(occasion.other).side == owner_of(game, occasion).side &&
               std::any_of(faces.begin(), faces.end(), may_reroll_for_bomb);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner, enemy = occasion.subject;
        use_up(game, occasion);
        auto faces = rules::first::faces_in(occasion.word);
        std::vector<std::size_t> picked;
        for (;;) {
          state::Choice choice = choice_of(game, "reroll-bomb", ship, "1e-upgrade-cadbane", say("reroll.which", enemy));
          for (std::size_t i = 0; i < faces.size(); ++i) {
            if (!may_reroll_for_bomb(faces[i]) || base::contains(picked, i)) continue;
            choice.options.push_back(option(std::to_string(i), just(words::Word{state::name_of(faces[i])})));
          }
          if (choice.options.empty()) break;
          choice.options.push_back(option("done", say("reroll.these")));
          const Id key = game.ask(std::move(choice));
          if (key == "done") break;
          picked.push_back(std::stoul(key.text()));
        }
        if (picked.empty()) return;
        const auto thrown =
            game.roll(enemy, state::DieKind::attack, static_cast<int>(picked.size()), say("dice.rerolled-by-card"));
        for (std::size_t i = 0; i < picked.size(); ++i) faces[picked[i]] = thrown[i];
        occasion.word = rules::first::word_of(faces);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
