#include "support/random_wishes.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "data/card_kind.hpp"
#include "rules/machine/effects.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {
namespace {

using state::Section;
using state::Token;

constexpr int kWishes = 4;  // of one battle
constexpr std::size_t kRarest = 10;
constexpr std::size_t kRarestOfFirst = 60;  // five times as many effects
constexpr std::uint64_t kEnough = 20;       // uses of an effect; those with fewer are looked for

void wish_damage(Wish& wish, int number) {
  wish.damage.push_back(number);
  for (const auto& [id, deck] : catalog().damage_decks) {
    const bool has_it = std::any_of(deck.cards.begin(), deck.cards.end(),
                                    [number](const data::DamageCard& card) { return card.number == number; });
    if (!has_it) continue;
    wish.other_deck = wish.other_deck || id == "1e-core";
    for (const auto& [hull, ship] : catalog().first_types) {  // the huge ships that have this deck
      if (base::contains(ship.decks, id)) wish.cards.push_back(hull);
    }
  }
}
// Cards that put the device on the table.
void wish_device(Wish& wish, Id device) {
  for (const auto* upgrades : {&catalog().upgrades, &catalog().first_cards}) {
    for (const auto& [id, upgrade] : *upgrades) {
      const auto& payload = upgrade.payload;
      if (payload && (payload->device == device || payload->beside == device)) wish.cards.push_back(id);
    }
  }
}
// Beside the card what it seldom does anything without; for a condition, whoever assigns it.
void wish_card(Wish& wish, Id card) {
  static const std::map<Id, Ids> beside{
      {"1e-condition-adebttopay", {"1e-upgrade-ascoretosettle"}},
      {"1e-condition-fanaticaldevotion", {"1e-upgrade-generalhux"}},
      {"1e-condition-harpooned", {"1e-upgrade-harpoonmissiles"}},
      {"1e-condition-illshowyouthedarkside", {"1e-upgrade-kyloren"}},
      {"1e-condition-optimizedprototype", {"1e-upgrade-directorkrennic"}},
      {"1e-condition-rattled", {"1e-pilot-crimsonleader"}},
      {"1e-condition-scrambled", {"1e-upgrade-targetingscrambler"}},
      {"1e-condition-suppressivefire", {"1e-pilot-captainrex"}},
      {"1e-pilot-epsilonace", {"1e-upgrade-determination"}},
      {"1e-pilot-esegetuketu", {"1e-upgrade-protonrockets", "1e-upgrade-blasterturret"}},
      {"1e-pilot-felswrath", {"1e-pilot-lieutenantcolzet"}},
      {"1e-pilot-nashtahpuppilot", {"1e-upgrade-houndstooth"}},
      {"1e-pilot-quinnjast", {"1e-upgrade-heavyscykinterceptor", "1e-upgrade-concussionmissiles"}},
      {"1e-pilot-sharabey", {"1e-upgrade-protontorpedoes", "1e-upgrade-concussionmissiles"}},
      {"1e-pilot-teltrevura",
       {"1e-upgrade-protonbombs", "1e-upgrade-proximitymines", "1e-upgrade-clustermines", "1e-pilot-ahsokatano",
        "1e-upgrade-blackmarketslicertools"}},
      {"1e-upgrade-bobafett", {"1e-upgrade-greedo"}},
      {"1e-upgrade-deadeye", {"1e-upgrade-protontorpedoes", "1e-upgrade-concussionmissiles"}},
      {"1e-upgrade-genius", {"1e-upgrade-seismiccharges", "1e-upgrade-protonbombs"}},
      {"1e-upgrade-ig2000", {"1e-pilot-ig88a", "1e-pilot-ig88b", "1e-pilot-ig88c"}},
      {"1e-upgrade-ig88d", {"1e-pilot-ig88a", "1e-pilot-ig88b", "1e-upgrade-ig2000"}},
      {"1e-upgrade-niennunb", {"1e-upgrade-ioncannon"}},
      {"1e-upgrade-os1arsenalloadout", {"1e-upgrade-protonrockets"}},
      {"1e-upgrade-phantom", {"1e-upgrade-ghost"}},
      {"1e-upgrade-phantomii", {"1e-upgrade-ghost-swx72"}},
      {"1e-upgrade-plasmatorpedoes", {"1e-upgrade-drawtheirfire"}},
      {"1e-upgrade-targetingsynchronizer", {"1e-upgrade-protontorpedoes", "1e-upgrade-concussionmissiles"}},
      {"captain-jonus", {"ion-missiles"}},
      {"deathrain", {"proton-bombs"}},
      {"double-edge", {"ion-missiles"}},
      {"major-rhymer", {"proton-rockets"}},
      {"pilot:padric", {"proton-bombs"}},
      {"tomax-bren", {"crack-shot", "proton-bombs"}},
  };
  if (!card.starts_with("1e-condition-")) wish.cards.push_back(card);
  if (const auto found = beside.find(card); found != beside.end())
    wish.cards.insert(wish.cards.end(), found->second.begin(), found->second.end());
}

// What people lay out around a card.
struct Situation {
  std::vector<Token> own = {};          // its ship has these
  std::vector<Token> friends = {};      // the others of its side have these
  std::vector<Token> not_friends = {};  // and these not
  bool locks = false;                   // its ship has locked an enemy
  bool friends_lock_nobody = false;
  bool locked = false;  // enemies have locked its ship
  bool frail = false;   // one hull left and no shields
  bool frail_enemies = false;
};
const Situation* situation_of(Id card) {
  static const std::map<Id, Situation> known = [] {
    std::map<Id, Situation> made;
    made["1e-pilot-ahsokatano"] = {.own = {Token::focus}};
    made["1e-pilot-esegetuketu"] = {.own = {Token::focus}, .not_friends = {Token::focus}};
    made["1e-pilot-felswrath"] = {.locked = true, .frail = true};
    made["1e-pilot-sharabey"] = {.locks = true, .friends_lock_nobody = true};
    made["1e-pilot-teltrevura"] = {.own = {Token::stress}, .frail = true};
    made["1e-upgrade-deadeye"] = {.own = {Token::focus}, .locks = true};
    made["1e-upgrade-impetuous"] = {.frail_enemies = true};
    made["1e-upgrade-os1arsenalloadout"] = {.own = {Token::focus, Token::disarm}, .locks = true};
    made["1e-upgrade-swarmleader"] = {.friends = {Token::evade}};
    made["biohexacrypt-codes"] = {.locks = true};
    made["os-1-arsenal-loadout"] = {.own = {Token::disarm}, .locks = true};
    made["static"] = {.own = {Token::focus}, .locks = true};
    return made;
  }();
  const auto found = known.find(card);
  return found == known.end() ? nullptr : &found->second;
}

void make_frail(state::Piece& piece) {
  state::ShipState& ship = piece.ship;
  ship.shields = 0;
  if (ship.sections.empty()) {
    while (ship.hull_left() > 1) ship.damage.push_back({});
    return;
  }
  for (const Section at : {Section::fore, Section::aft}) {
    state::HullSection& section = ship.sections[at == Section::aft ? 1 : 0];
    section.shields = 0;
    while (section.hull > 0 && !section.crippled && ship.hull_left(at) > 1) ship.damage.push_back({0, false, 1, at});
  }
}
void lay_lock(RandomBattle& random, state::Piece& piece, const state::Piece& on) {
  piece.lock = on.id;
  const bool halves = !on.ship.sections.empty();
  piece.ship.lock_section = !halves ? Section::none : random.one_in(2) ? Section::fore : Section::aft;
}

void lay_out(RandomBattle& random, std::vector<state::Piece>& ships, const Situation& wanted, std::size_t owner) {
  state::Piece& own = ships[owner];
  std::vector<const state::Piece*> enemies;
  for (state::Piece& ship : ships) {
    const bool is_friend = ship.side == own.side;
    if (!is_friend) enemies.push_back(&ship);
    if (is_friend && ship.id != own.id) {
      for (const Token token : wanted.friends) ship.tokens[token] = 1;
      for (const Token token : wanted.not_friends) ship.tokens[token] = 0;
      if (wanted.friends_lock_nobody) {
        ship.lock = {};
        ship.ship.lock_section = Section::none;
      }
    }
    if (!is_friend && wanted.frail_enemies) make_frail(ship);
    if (!is_friend && wanted.locked) lay_lock(random, ship, own);
  }
  for (const Token token : wanted.own) own.tokens[token] = 1;
  if (wanted.frail) make_frail(own);
  if (wanted.locks && !enemies.empty()) lay_lock(random, own, *random.any(enemies));
}

}  // namespace

Wish wish_of(RandomBattle& random, geom::Edition edition) {
  std::vector<const rules::Effect*> rare;
  for (const rules::Effect& effect : rules::all_effects()) {
    const bool of_it = data::edition_of_card(effect.card) == edition;
    if (of_it && rules::times_used(effect) < kEnough) rare.push_back(&effect);
  }
  std::stable_sort(rare.begin(), rare.end(), [](const rules::Effect* a, const rules::Effect* b) {
    return rules::times_used(*a) < rules::times_used(*b);
  });
  const std::size_t rarest = edition == geom::Edition::first ? kRarestOfFirst : kRarest;
  if (rare.size() > rarest) rare.resize(rarest);
  const auto met = [](const rules::Effect* effect) { return rules::times_used(*effect) > 0; };
  const std::vector<const rules::Effect*> never(rare.begin(), std::find_if(rare.begin(), rare.end(), met));
  Wish wish;
  for (int i = 0; i < kWishes && !rare.empty(); ++i) {
    const rules::Effect& effect = *random.any(i < kWishes / 2 && !never.empty() ? never : rare);
    const bool by_mark = effect.card == "1e-rules";  // it outlives its card
    const Id card = by_mark ? Id(effect.rule) : effect.card;
    if (const auto number = data::number_of_damage(card)) {
      wish_damage(wish, *number);
    } else if (const auto device = data::device_of(card)) {
      wish_device(wish, *device);
    } else if (card == "rules") {  // what a card has others do
      static const std::map<Id, Ids> whose{
          {"fga-table-2.8", {"ciena-ree", "path-coordinate-1"}},
          {"fga-table-2.10", {"targeting-synchronizer", "proton-torpedoes", "ion-missiles"}},
      };
      if (const auto found = whose.find(effect.rule); found != whose.end())
        wish.cards.insert(wish.cards.end(), found->second.begin(), found->second.end());
    } else {
      wish_card(wish, card);
    }
  }
  return wish;
}

std::optional<rules::Command> situation_for(RandomBattle& random, const data::Catalog& catalog,
                                            const state::Table& table, const Ids& cards) {
  std::vector<state::Piece> ships;
  for (const state::Piece& piece : table.pieces) {
    if (piece.type == state::PieceType::ship && piece.in_play()) ships.push_back(piece);
  }
  bool any = false;
  for (std::size_t i = 0; i < ships.size(); ++i) {
    for (const Id card : cards) {
      const Situation* wanted = situation_of(card);
      const bool has_it = ships[i].ship.pilot == card || ships[i].ship.card(card) != nullptr;
      if (wanted == nullptr || !has_it) continue;
      lay_out(random, ships, *wanted, i);
      any = true;
    }
  }
  const rules::Command command = rules::ChangePieces{std::move(ships)};
  if (!any || rules::check(catalog, table, command)) return std::nullopt;
  return command;
}

std::string unused_effects(geom::Edition edition) {
  std::string unused;
  for (const rules::Effect& effect : rules::all_effects()) {
    if (rules::times_used(effect) > 0 || data::edition_of_card(effect.card) != edition) continue;
    unused += " " + effect.card + "/" + std::to_string(static_cast<int>(effect.window));
  }
  return unused;
}

}  // namespace plotboard::test
