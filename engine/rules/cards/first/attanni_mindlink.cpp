#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

const Id kMindlink{"1e-upgrade-attannimindlink"};

// Only who has none of that kind: several tokens at once make one copy (1e-stress-11).
Ids linked_without(const Game& game, Id from, Token token) {
  Ids ids;
  for (const state::Piece& piece : game.table().pieces) {
    if (!piece.in_play() || !is_friend(game, from, piece.id) || !has_card(piece, kMindlink)) continue;
    if (piece.tokens[token] == 0) ids.push_back(piece.id);
  }
  return ids;
}

template <Token token>
void add_mindlink(Effects& all) {
  must(
      all, kMindlink.text().c_str(), Window::token_gained,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == Id(state::name_of(token)) && !linked_without(game, occasion.owner, token).empty();
      },
      [](Game& game, Occasion& occasion) {
        for (const Id to : linked_without(game, occasion.owner, token)) gain(game, to, token, 1, kMindlink.text());
      });
}

}  // namespace

void attanni_mindlink(Effects& all) {
  add_mindlink<Token::focus>(all);
  add_mindlink<Token::stress>(all);
}

}  // namespace plotboard::rules::effects::first
