#include "panels/kit/glossary.hpp"

#include <algorithm>
#include <sstream>

#include "panels/kit/parts.hpp"

namespace plotboard::panels {
namespace {

constexpr const char* kRound = "The round";
constexpr const char* kMoving = "Moving";
constexpr const char* kActions = "Actions";
constexpr const char* kTokens = "Tokens";
constexpr const char* kAttack = "Attacks and dice";
constexpr const char* kDamage = "Damage";
constexpr const char* kTable = "On the table";
constexpr const char* kCards = "Squads and cards";
constexpr const char* kAi = "AI ships";
constexpr const char* kMission = "Missions and the campaign";

}  // namespace

const std::vector<Term>& glossary() {
  static const std::vector<Term> terms{
      {"round", "Round", "Five phases, one after the other: Planning, System, Activation, Engagement, End.",
       "2e-round-1", kRound},
      {"planning", "Planning Phase", "Everybody sets a maneuver on the dial of each ship, in secret.", "2e-planning-1",
       kRound},
      {"system", "System Phase", "Cards that say so are used now: bombs are dropped, cloaked ships slip away.",
       "2e-system-1", kRound},
      {"activation", "Activation Phase",
       "Ship by ship, the lowest initiative first: it shows its dial, flies, and takes one action.", "2e-activation-1",
       kRound},
      {"engagement", "Engagement Phase",
       "Ship by ship, the highest initiative first: each may attack once. In the first edition: the Combat Phase.",
       "2e-engagement-1", kRound},
      {"end", "End Phase", "Round tokens go back, charges that recover come back, and the next round begins.",
       "2e-end-1", kRound},
      {"initiative", "Initiative",
       "How good the pilot is. Low ones move first, high ones shoot first. In the first edition: pilot skill.",
       "2e-initiative-1", kRound},

      {"dial", "Dial", "Every maneuver that a ship can fly: how far, which way, how hard. Set in secret each round.",
       "2e-planning-1", kMoving},
      {"maneuver", "Maneuver",
       "Speed, bearing and difficulty: a template is laid at the ship's front and flown to its end.", "2e-maneuver-1",
       kMoving},
      {"blue", "Blue maneuver",
       "An easy one: takes one stress and one strain off the ship. In the first edition green.", "2e-difficulty-1",
       kMoving},
      {"white", "White maneuver", "An ordinary one: nothing else comes of it.", "2e-difficulty-1", kMoving},
      {"red", "Red maneuver", "A hard one: the ship gets a stress token. A stressed ship cannot fly it.",
       "2e-difficulty-1", kMoving},
      {"purple", "Purple maneuver", "Flown with the Force: it costs one Force charge.", "2e-difficulty-1", kMoving},
      {"bearing", "Bearing",
       "The way of a maneuver: straight, bank, turn, or one that ends facing elsewhere, such as a Koiogran turn.",
       "2e-bearing-1", kMoving},
      {"overlap", "Bump",
       "A ship that would end on another stops before it, touching. It takes no action, and the two cannot shoot at "
       "each "
       "other as long as they touch.",
       "2e-overlap-1", kMoving},
      {"flee", "Leaving the table", "A ship whose base stands over the edge after its maneuver is gone for good.",
       "2e-flee-1", kMoving},
      {"range", "Range", "Three bands of 100 mm each, measured between the nearest points of two bases.", "2e-range-1",
       kMoving},
      {"arc", "Arc", "What a weapon can fire into: the area between two printed lines, out to range 3.",
       "2e-firing-arc-1", kMoving},
      {"bullseye", "Bullseye arc", "The narrow strip straight ahead. Some cards need their target in it.",
       "2e-firing-arc-1", kMoving},

      {"action", "Action",
       "One thing that a ship does after its maneuver, from its action bar or a card. Red ones bring stress.",
       "2e-action-1", kActions},
      {"linked", "Linked action", "A second action, to the right of the first on the bar: taken right after it.",
       "2e-linked-1", kActions},
      {"focus", "Focus", "Spent in a throw, it turns all your focus results into hits, or into evades.", "2e-focus-3",
       kActions},
      {"evade", "Evade", "Spent on defense, it turns one blank or focus result into an evade.", "2e-evade-3", kActions},
      {"calculate", "Calculate", "Spent in a throw, it turns one focus result into a hit, or into an evade.",
       "2e-calculate-1", kActions},
      {"lock", "Lock",
       "Aim at something within range 3. Spend the lock in an attack on it to reroll any of your dice. Many missiles "
       "and "
       "torpedoes need one.",
       "2e-lock-1", kActions},
      {"barrel-roll", "Barrel roll", "The ship slides sideways, by the length of the shortest template.",
       "2e-barrel-roll-1", kActions},
      {"boost", "Boost", "The ship flies on, by the shortest straight or bank template.", "2e-boost-1", kActions},
      {"reinforce", "Reinforce",
       "Names the front or the back of the ship. Attacks from there lose a hit if more than one would come through.",
       "2e-reinforce-5", kActions},
      {"coordinate", "Coordinate", "A friend at range 1 or 2 takes an action at once.", "2e-coordinate-1", kActions},
      {"jam", "Jam", "An enemy nearby gets a jam token, which takes a green token or a lock away.", "2e-jam-5",
       kActions},
      {"reload", "Reload", "A torpedo, missile or device gets a charge back. The ship cannot attack this round.",
       "2e-reload-1", kActions},
      {"rotate-arc", "Rotate the arc", "The turret's arc is turned to another side.", "2e-rotate-1", kActions},
      {"cloak", "Cloak",
       "The ship hides: harder to hit, but it cannot attack. It comes out of hiding in a System Phase, by a short "
       "move.",
       "2e-cloak-1", kActions},
      {"slam", "SLAM", "A second maneuver of the same speed. The ship cannot attack this round.", "2e-slam-1",
       kActions},

      {"token", "Token",
       "A mark beside a ship. Round green and orange ones leave in the End Phase; red ones stay until they are worked "
       "off.",
       "2e-token-1", kTokens},
      {"reinforce-fore", "Reinforce, front", "Attacks from the front lose a hit if more than one would come through.",
       "2e-reinforce-5", kTokens},
      {"reinforce-aft", "Reinforce, back", "Attacks from behind lose a hit if more than one would come through.",
       "2e-reinforce-5", kTokens},
      {"stress", "Stress", "No actions and no red maneuvers. A blue maneuver takes one off.", "2e-stress-1", kTokens},
      {"strain", "Strain", "One defense die fewer when it defends; then one token goes. A blue maneuver takes one off.",
       "2e-strain-1", kTokens},
      {"deplete", "Deplete",
       "One attack die fewer when it attacks; then one token goes. A blue maneuver takes one off.", "2e-deplete-1",
       kTokens},
      {"ion", "Ion",
       "With enough of them (small base 1, medium 2, large 3) the ship only drifts straight ahead in its next round.",
       "2e-ion-1", kTokens},
      {"tractor", "Tractor",
       "With enough of them (small base 1, medium 2, large 3) the enemy moves the ship a little, and it has a defense "
       "die fewer.",
       "2e-tractor-1", kTokens},
      {"disarm", "Disarm", "No attack this round.", "2e-disarm-1", kTokens},
      {"protect", "Protect", "Of missions: each token takes a hit on the ship that is guarded.", "fga-2.16.1.1x-1",
       kTokens},
      {"hyperdrive", "Hyperdrive", "Of missions: the ship prepares its jump out of the battle.", "fga-2.16.1.4x-1",
       kTokens},
      {"flee-token", "Flee", "Of an AI ship: it has had enough and makes for the edge.", "fga-3.5.1a-1", kTokens},

      {"attack", "Attack",
       "Six steps: choose a target, throw attack dice, throw defense dice, evades cancel hits, damage, what follows.",
       "2e-attack-1", kAttack},
      {"attack-die", "Attack die", "Red, eight faces: three hits, a critical hit, two focus, two blanks.", "2e-dice-1",
       kAttack},
      {"defense-die", "Defense die", "Green, eight faces: three evades, two focus, three blanks.", "2e-dice-1",
       kAttack},
      {"agility", "Agility", "How many defense dice a ship throws.", "2e-defense-dice-1", kAttack},
      {"hit", "Hit", "One damage, unless an evade cancels it.", "2e-neutral-1", kAttack},
      {"crit", "Critical hit",
       "One damage, and its card is dealt faceup: it has an effect. Hits are cancelled before it.", "2e-neutral-1",
       kAttack},
      {"blank", "Blank", "Nothing, unless it is changed or thrown again.", "2e-dice-1", kAttack},
      {"modify", "Changing dice", "Tokens and cards add, change or throw dice again, before the results count.",
       "2e-mod-1", kAttack},
      {"obstructed", "Obstructed", "An object lies in the line of fire: the defender throws one die more.",
       "2e-obstruct-1", kAttack},
      {"range-bonus", "Range 1 and range 3",
       "At range 1 a primary weapon has one attack die more, at range 3 the defender has one defense die more.",
       "2e-attack-range-1", kAttack},
      {"bonus", "Bonus attack", "One more attack, by a card. A ship makes one a round at most.", "2e-bonus-1", kAttack},
      {"odds", "Odds",
       "The exact chance that damage comes through, and how much on average, when both sides spend what helps them "
       "most.",
       "2e-attack-dice-1", kAttack},

      {"shield", "Shield", "Takes one damage before the hull does.", "2e-shield-1", kDamage},
      {"hull", "Hull", "So many damage cards destroy the ship.", "2e-gone-1", kDamage},
      {"damage", "Damage card",
       "Facedown it counts as one damage. Faceup it has an effect besides; some can be repaired.", "2e-deal-1",
       kDamage},
      {"destroyed", "Destroyed",
       "As many damage cards as hull. Ships of the same initiative still fire before the wreck is taken off.",
       "2e-destroy-1", kDamage},

      {"obstacle", "Obstacle",
       "Asteroids, debris and gas clouds. Moving through one or ending on it hurts or hinders; behind one a ship is "
       "harder "
       "to hit.",
       "2e-obstacle-1", kTable},
      {"device", "Device", "A bomb or mine that a ship has left on the table, or a remote that flies by itself.",
       "2e-device-1", kTable},
      {"bomb", "Bomb", "Goes off at the end of the Activation Phase in which it was dropped.", "2e-bomb-1", kTable},
      {"mine", "Mine", "Goes off as soon as a ship moves through it or ends on it.", "2e-mine-1", kTable},
      {"guides", "Guides", "The pegs at front and back of a base, between which templates are laid.", "2e-size-7",
       kTable},

      {"points", "Squad points", "What ships and cards cost together. An ordinary game has 200 a side.", "2e-squad-1",
       kCards},
      {"charge", "Charge", "A card that has charges can be used as often. Some come back in the End Phase.",
       "2e-charge-1", kCards},
      {"force", "Force", "Charges of a pilot who feels the Force. One turns a focus result; one comes back each round.",
       "2e-force-1", kCards},
      {"upgrade", "Upgrade", "A card that a ship carries: a weapon, a talent, crew. Each needs a slot of its kind.",
       "2e-squad-1", kCards},
      {"wing", "Wing", "Small ships that fly in formation behind a leader, by the leader's dial.", "2e-wing-1", kCards},
      {"energy", "Energy", "First edition: what a huge ship gains by slow maneuvers and spends on weapons and shields.",
       "huge-energy-9", kCards},
      {"section", "Section",
       "First edition: the fore or aft half of a huge ship, with its own hull, shields and cards.", "huge-damage-2",
       kCards},

      {"ai-card", "AI card",
       "Says how a type of ship is flown without a person: whom it hunts, how it moves, what it does.", "fga-3.1.2-1",
       kAi},
      {"ai-target", "Target of an AI ship",
       "The first line of its card that any enemy meets: mostly one in arc, then the nearest.", "fga-3.3.1-1", kAi},
      {"sector", "Sector", "An eighth of the circle round an AI ship: where its target stands decides the maneuver.",
       "fga-3.3.2b-1", kAi},
      {"closing", "Closing, fleeing", "Whether the target faces the AI ship or has its back to it.", "fga-3.3.2.2b-1",
       kAi},
      {"swerve", "Swerve", "An AI ship turns its maneuver aside where it would hit an obstacle or face the edge.",
       "fga-3.3.6-1", kAi},
      {"attack-ai", "Order: attack", "It hunts whoever its card names.", "fga-3.3.2a-1", kAi},
      {"strike-ai", "Order: strike", "It goes for one thing that the mission names.", "fga-3.3.2.1a-1", kAi},
      {"escape-ai", "Order: escape", "It makes for the edge that the mission names.", "fga-3.3.2.2a-1", kAi},
      {"escort-ai", "Order: escort", "It stays by a ship and protects it.", "fga-3.3.2.3-1", kAi},

      {"primary", "Primary objective", "All of them must be met, or the mission is lost.", "fga-4.1p-15", kMission},
      {"bonus-objective", "Bonus objective", "Pays experience of its own, and decides nothing.", "fga-4.1p-15",
       kMission},
      {"gold-star", "Gold star", "For harder objectives, met besides the primary ones.", "fga-1.3.5.2-1", kMission},
      {"silver-star", "Silver star", "For a mission flown without looking ahead: who comes later stays hidden.",
       "fga-1.3.5.1-1", kMission},
      {"squad", "Squad", "Enemies that arrive together. How many they are goes by the number of pilots and their rank.",
       "fga-4.6.1-1", kMission},
      {"elite", "Elite", "An enemy with a better pilot: more cards, more shields.", "fga-4.8.2-1", kMission},
      {"vector", "Arrow", "A numbered place at the edge of the map where ships arrive.", "fga-3.2.2-1", kMission},
      {"territory", "Territory",
       "Friendly, neutral or hostile: the more hostile, the worse it goes for a pilot who is shot down.",
       "fga-4.11.1-1", kMission},
      {"rank", "Rank", "From 1 to 8, bought with experience. It sets initiative and slots.", "fga-2.2-1", kMission},
      {"imperial-rank", "Imperial Rank", "The average rank of the pilots who fly. The enemy grows with it.",
       "fga-4.6.1-1", kMission},
      {"experience", "Experience (XP)", "Earned together in a mission and shared; spent on ranks and points.",
       "fga-2.12-1", kMission},
      {"upgrade-points", "U&M points",
       "For upgrades and modifications: what the cards of one mission may cost together. All of them are there again "
       "next "
       "time.",
       "fga-2.8-1", kMission},
      {"path", "Career path", "From rank 3 on: Ace, Force, Coordinate or Tech, each with its own gifts.", "fga-2.2-1",
       kMission},
      {"path-points", "Career path points", "For talents and abilities, in the same way as U&M points.", "fga-2.9.5-1",
       kMission},
      {"ejection", "Ejection roll", "Made by a pilot whose ship was lost: from unhurt to killed.", "fga-4.11.2-1",
       kMission},
      {"alpha-one", "Alpha One", "The leader of the flight: nobody in it has a higher initiative.", "fga-2.14.1-1",
       kMission}};
  return terms;
}

const Term* term(std::string_view key) {
  const auto& all = glossary();
  const auto found = std::find_if(all.begin(), all.end(), [key](const Term& each) { return key == each.key; });
  return found == all.end() ? nullptr : &*found;
}

std::vector<const Term*> terms_found(const std::string& text) {
  const auto small = [](std::string words) {
    for (char& c : words) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return words;
  };
  std::vector<std::string> wanted;
  std::istringstream in(small(text));
  for (std::string word; in >> word;) wanted.push_back(word);
  std::vector<const Term*> found;
  for (const Term& each : glossary()) {
    const std::string words = small(std::string(each.name) + " " + each.text);
    const bool all = std::all_of(wanted.begin(), wanted.end(),
                                 [&](const std::string& word) { return words.find(word) != std::string::npos; });
    if (all) found.push_back(&each);
  }
  return found;
}

std::string explained(std::string_view key) {
  const Term* known = term(key);
  return known == nullptr ? "" : std::string(known->name) + ": " + known->text + "\nRule " + known->rule;
}

void tip_term(std::string_view key, const std::string& before) {
  const std::string words = explained(key);
  tip(before + (before.empty() || words.empty() ? "" : "\n") + words);
}

}  // namespace plotboard::panels
