#pragma once
// Bombs, mines and cargo of the 1st edition (1e-bomb, 1e-cargo): who drops what when, and what the devices' own effects
// share. How a device lies, goes off and is met is play/devices.hpp. Lengths in millimetres. Cost: to drop one, some
// microseconds a template.
//
// Choices: "drop" (keys "<card>:<template>", templates as in play/devices.hpp, and "pass" where the drop is optional).
//
// Windows for cards: device_template (subject drops, other is the card: templates beside the straight 1, binding once
// picked, 1e-bomb-3), device_placed, device_goes_off, device_strikes, device_rolled, device_leaves.

#include <string_view>
#include <vector>

#include "rules/play/devices.hpp"

namespace plotboard::data {
struct Upgrade;
}  // namespace plotboard::data

namespace plotboard::rules::first {

// A mark: the ship has dropped its bomb of this round (1e-bomb-2). Cargo is none.
inline constexpr const char* kDroppedBomb = "dropped-bomb";

enum class BombKind : std::uint8_t { reveal, action, any };                      // of its card (1e-bomb-5)
bool is_bomb_card(const data::Upgrade& upgrade, BombKind kind = BombKind::any);  // cargo is none
// Faceup bomb cards of the ship, copies once.
Ids bomb_cards(const Game& game, Id ship, BombKind kind = BombKind::any);
bool may_drop(const Game& game, Id ship);  // it has not dropped its bomb of this round

// Offers to drop one of those cards: with the straight 1 and what cards add (Window::device_template), or with `only`
// these templates, whatever cards say. Ways whose token would lie wholly outside are listed as forbidden. True: it has
// dropped one, paid for and settled. `may_pass`: else one has to be dropped, where any can be.
bool offer_drop(Game& game, Id ship, const Ids& cards, std::string_view rule, bool may_pass = true,
                const std::vector<std::string>& only = {});
// Could it drop that card now with any template?
bool can_drop(Game& game, Id ship, Id card);
// Pays for the card (it is discarded, or an ordnance token goes; a Bomblet Generator stays) and lays its token or set
// there, as device_poses() has them, or wherever a card lets it. Mines under ships go off. `of_round`: the ship's bomb
// of this round.
void lay_bomb(Game& game, Id ship, Id card, const std::vector<geom::Pose>& poses, bool of_round = true);

// --- what devices do
using Strike = void (*)(Game& game, Id ship, Id device);
// To every ship at range 1, of either side, as the device's player orders them (1e-bomb-13, -14, 1e-golden-10); not to
// those that cards exempt (Window::device_strikes).
void strike_all(Game& game, Id device, Strike strike);
// To the one that has met a mine.
void strike_one(Game& game, Id ship, Id device, Strike strike);
// Attack dice that a ship throws for a device, when cards have had their say (Window::device_rolled).
std::vector<state::Face> roll_for_device(Game& game, Id ship, Id device, int count);
// Faces as Occasion::word has them there: "hit,blank".
std::vector<state::Face> faces_in(Id word);
Id word_of(const std::vector<state::Face>& faces);

}  // namespace plotboard::rules::first

namespace plotboard::rules::effects::first {

// A card's own drop, as its data say when: on revealing the dial, or by an action, of its own.
void add_reveal_drop(Effects& all, const char* card);
void add_action_drop(Effects& all, const char* card);
// What a device does: a timed one's to all, a mine's to whom it meets. `strike` is a Strike.
template <auto strike>
void add_blast(Effects& all, const char* device, const char* rule) {
  Effect blast;
  blast.card = device;
  blast.window = Window::detonate;
  blast.rule = rule;
  blast.run = [](Game& game, Occasion& occasion) { rules::first::strike_all(game, occasion.other, strike); };
  all.push_back(blast);
}
template <auto strike>
void add_mine(Effects& all, const char* device, const char* rule) {
  Effect blast;
  blast.card = device;
  blast.window = Window::detonate;
  blast.rule = rule;
  blast.run = [](Game& game, Occasion& occasion) {
    rules::first::strike_one(game, occasion.subject, occasion.other, strike);
  };
  all.push_back(blast);
}

}  // namespace plotboard::rules::effects::first
