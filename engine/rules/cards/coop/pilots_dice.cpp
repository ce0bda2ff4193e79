// Pilot abilities that change how many dice are rolled, and obstacles that do nothing.
#include "rules/cards/parts_pilots.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

bool close_range(const Game& game, const Occasion& occasion) { return attack_in(game, occasion).range <= 1; }
bool long_range(const Game& game, const Occasion& occasion) { return attack_in(game, occasion).range == 3; }

bool in_bullseye(const Game& game, const Occasion& occasion) {
  return target_in_bullseye(game, attack_in(game, occasion));
}

bool at_damaged(const Game& game, const Occasion& occasion) {
  return is_damaged(game.piece(attack_in(game, occasion).defender));
}

bool at_pursuer(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attacks_with_primary(game, occasion) && attack.arc != geom::ArcKind::front &&
         is_in_arc(game, attack.defender, geom::ArcKind::rear, attack.attacker);
}

bool outside_front_arc(const Game& game, const Occasion& occasion) {
  const geom::ArcKind arc = attack_in(game, occasion).arc;
  return arc != geom::ArcKind::front && arc != geom::ArcKind::full_front && arc != geom::ArcKind::bullseye;
}

// A primary attack, with another friendly ship so near to the defender.
template <int farthest>
bool with_friend_at_defender(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attacks_with_primary(game, occasion) &&
         !friends_near(game, attack.attacker, attack.defender, 0, farthest).empty();
}

bool alone(const Game& game, const Occasion& occasion) {
  return attacks_with_primary(game, occasion) && friends_near(game, occasion.owner, occasion.owner, 0, 2).empty();
}

bool behind_other(const Game& game, const Occasion& occasion) {
  return is_ship_in_play(game, occasion.other) && stands(game, occasion.subject, occasion.other) == Stands::behind;
}

bool against_larger(const Game& game, const Occasion& occasion) {
  return is_ship_in_play(game, occasion.other) && game.piece(occasion.other).base > game.piece(occasion.subject).base;
}

bool unseen(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attack.arc == geom::ArcKind::front && is_ship_in_play(game, attack.defender) &&
         !is_in_arc(game, attack.attacker, geom::ArcKind::front, attack.defender);
}

bool obstructed(const Game& game, const Occasion& occasion) { return !attack_in(game, occasion).obstructed_by.empty(); }

}  // namespace

void pilots_dice(Effects& all) {
  add_dice<1>(all, "pilot:mauler-mithel", Window::attack_dice, close_range);
  add_dice<1>(all, "pilot:longshot", Window::attack_dice, long_range);
  add_dice<1>(all, "pilot:fenn-rau", Window::attack_dice, close_range);
  add_dice<1>(all, "pilot:fenn-rau", Window::defense_dice, close_range);
  add_dice<1>(all, "pilot:talonbane-cobra", Window::attack_dice, close_range);
  add_dice<1>(all, "pilot:talonbane-cobra", Window::defense_dice, long_range);
  add_dice<1>(all, "pilot:scourge-skutu", Window::attack_dice, in_bullseye);
  add_dice<1>(all, "pilot:gideon-hask", Window::attack_dice, at_damaged);
  add_dice<1>(all, "pilot:backdraft", Window::attack_dice, at_pursuer);
  add_dice<1>(all, "pilot:kavil", Window::attack_dice, outside_front_arc);
  add_dice<1>(all, "pilot:lieutenant-blount", Window::attack_dice, with_friend_at_defender<1>);
  add_dice<1>(all, "pilot:kath-scarlet", Window::attack_dice, with_friend_at_defender<0>);
  add_dice<1>(all, "pilot:ndru-suhlak", Window::attack_dice, alone);
  add_dice<1>(all, "pilot:graz", Window::attack_dice, behind_other);
  add_dice<1>(all, "pilot:graz", Window::defense_dice, behind_other);
  add_dice<1>(all, "pilot:ahhav", Window::attack_dice, against_larger);
  add_dice<1>(all, "pilot:ahhav", Window::defense_dice, against_larger);
  add_dice<1>(all, "pilot:trick-shot", Window::attack_dice, obstructed);
  add_dice<-1>(all, "pilot:wedge-antilles", Window::defense_dice_against, nullptr);
  add_dice<-1>(all, "pilot:outmaneuver", Window::defense_dice_against, unseen);

  all.push_back(pilot_effect(
      "pilot:dash-rendar", Window::obstacle_hurts, "2e-obstacle-1",
      [](const Game&, const Occasion& occasion) { return occasion.word == "move"; },
      [](Game&, Occasion& occasion) { occasion.value = 0; }));
}

}  // namespace plotboard::rules::effects
