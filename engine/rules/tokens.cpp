#include "rules/tokens.hpp"

namespace plotboard::rules {

void gain(Game& game, const std::string& ship, state::Token token, int count, std::string_view, state::Side) {
  game.emit(state::TokenChanged{ship, token, count});
}
void lose(Game& game, const std::string& ship, state::Token token, int count, std::string_view) {
  game.emit(state::TokenChanged{ship, token, -count});
}
void set_lock(Game& game, const std::string& ship, const std::string& object, std::string_view) {
  game.emit(state::LockSet{ship, object});
}
void break_lock(Game& game, const std::string& ship, std::string_view) { game.emit(state::LockSet{ship, ""}); }
bool is_tractored(const state::Piece&) { return false; }
bool is_disarmed(const state::Piece& ship) { return ship.tokens.disarm > 0 || ship.tokens.cloak > 0; }
int agility_of(Game& game, const std::string& ship) { return game.piece(ship).ship.agility; }

}  // namespace plotboard::rules
