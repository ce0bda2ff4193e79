#include "rules/damage.hpp"
#include "rules/round.hpp"

namespace plotboard::rules {

void suffer(Game&, const std::string&, int, int, std::string_view) {}
void deal_card(Game&, const std::string&, bool, std::string_view) {}
bool expose(Game&, const std::string&, std::string_view) { return false; }
void repair_faceup(Game&, const std::string&, std::size_t, std::string_view) {}
void repair_facedown(Game&, const std::string&, std::string_view) {}
void lose_shield(Game&, const std::string&, std::string_view) {}
void shuffle_deck(Game& game, state::Side side) { game.emit(state::DeckShuffled{side, {}}); }
std::vector<int> fresh_deck(const data::Catalog&) { return {}; }
void remove_destroyed(Game&) {}

}  // namespace plotboard::rules
