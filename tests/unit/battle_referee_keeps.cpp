// What people keep themselves beside a real table (state::Referee): dice, tokens, damage cards, experience.
#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/play/damage.hpp"
#include "rules/play/invariants.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/tokens.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "support/real_table.hpp"
#include "unit/battle_attack.hpp"
#include "unit/mission_stage.hpp"

namespace plotboard::battle_referee_keeps {

using namespace plotboard::test;
using state::Side;
using state::Token;

namespace {

// "A" of people looks north, "B" of the AI south; far apart unless told.
state::Piece ours(double x = 457, double y = 200) { return fighter("A", "t65xwing", Side::player, x, y); }
state::Piece theirs(double x = 457, double y = 700) {
  return by_ai(fighter("B", "tielnfighter", Side::enemy, x, y, 180));
}
// Face to face; at range 2 once both have flown 2 straight. People shoot first.
std::vector<state::Piece> shooting() {
  state::Piece a = ours(457, 300), b = theirs(457, 700);
  a.initiative = 5;
  b.initiative = 1;
  return {a, b};
}
// The question for a dial, in the first round.
RealTable flying(std::vector<state::Piece> pieces, state::Referee referee = kRefereed) {
  RealTable table(std::move(pieces), referee);
  table.plan().turn("A");
  return table;
}
// What lay there when those dice had been thrown by the last command; "-" where none were.
std::string thrown_now(const RealTable& table, state::Pool pool) {
  std::string all = "-";
  for (const state::Event& event : table.events()) {
    const auto* rolled = get_if<state::DiceRolled>(&event);
    if (rolled == nullptr || rolled->pool != pool) continue;
    std::vector<state::Die> dice;
    for (const int value : rolled->values) dice.push_back({static_cast<state::Face>(value)});
    all = letters(dice);
  }
  return all;
}
RealTable& fires(RealTable& table, const std::string& ship) {
  table.until("attack", ship);
  return table.choose("attack", table.open().options.front().key.text());
}
std::string keys(const state::Choice& choice) {
  std::string all;
  for (const state::Option& option : choice.options) {
    if (option.legal) all += (all.empty() ? "" : " ") + option.key.text();
  }
  return all;
}

}  // namespace

// --- dice

TEST_CASE("People throw the dice of their own ships, the program those of its ships", "[referee][2e-dice-5]") {
  RealTable table(shooting(), kOwnDice);
  fires(table, "A");
  REQUIRE(table.asks("dice", "A"));
  CHECK(table.open().dice == 3);
  CHECK(table.open().die == state::DieKind::attack);
  table.dice("bbb");
  CHECK(thrown_now(table, state::Pool::defense).size() == 3);  // B's, here
  CHECK_FALSE(table.table().play.choice.has_value());
  fires(table, "B");
  REQUIRE(table.asks("dice", "A"));
  CHECK(table.open().dice == 2);
  CHECK(table.open().die == state::DieKind::defense);
  CHECK(table.table().play.attack->attack_dice.size() == 2);
}

TEST_CASE("Only of people's ships dice are asked, whatever they are for", "[referee][plotboard]") {
  Arena arena({ours(), theirs()});
  arena.free_dice = true;
  arena.table.play.referee = kOwnDice;
  arena.eyes({4}).run([](rules::Game& game) {
    CHECK(game.roll_one("A", state::DieKind::d6, say("dice.maneuver-table")) == 4);
    game.roll_one("B", state::DieKind::d6, say("dice.maneuver-table"));
    game.roll_one("", state::DieKind::d6, say("mission.dice"));
    game.roll("B", state::DieKind::attack, 2, say("dice.attack"));
  });
  arena.expect_all_said();
  CHECK(arena.asked.size() == 1);
}

TEST_CASE("People may throw more or fewer dice than the program counts, for cards that it does not know",
          "[referee][2e-attack-dice-1][2e-defense-dice-1]") {
  RealTable table(shooting(), kOwnDice);
  fires(table, "A");
  SECTION("attack dice") {
    const std::string letters = GENERATE("h", "hh", "hhhh", "hcfbhcfbhc");
    table.dice(letters);
    CHECK(thrown_now(table, state::Pool::attack) == letters);
    check_kept(table.session);
    table.passes();
    CHECK_FALSE(table.table().play.attack);
  }
  SECTION("too many") {
    const std::vector<int> eleven(11, static_cast<int>(state::Face::hit));
    CHECK(table.refusal(rules::Choose{"dice", {}, eleven, {}, false, {}}) == "Type at most 10 dice.");
  }
  SECTION("faces that there are not") {
    const std::vector<int> evade(3, static_cast<int>(state::Face::evade));
    CHECK(table.refusal(rules::Choose{"dice", {}, evade, {}, false, {}}) == "That die has no such face.");
  }
  SECTION("none: they are thrown here") {
    table.dice("");
    CHECK(thrown_now(table, state::Pool::attack).size() == 3);
    for (const state::Event& event : table.events()) {
      if (const auto* rolled = get_if<state::DiceRolled>(&event)) CHECK_FALSE(rolled->typed);
    }
  }
  SECTION("defense dice") {
    table.passes();
    fires(table, "B");
    REQUIRE(table.asks("dice", "A"));
    table.dice("eeee");
    CHECK(thrown_now(table, state::Pool::defense) == "eeee");
  }
}

TEST_CASE("Dice that are rerolled, and an obstacle's, are as many as they are", "[referee][2e-dice-6][2e-obstacle-4]") {
  SECTION("a reroll") {
    std::vector<state::Piece> pieces = shooting();
    pieces[0].lock = "B";
    RealTable table(pieces, kOwnDice);
    fires(table, "A").dice("hbbb");
    REQUIRE(table.asks("modify-attack", "A"));
    table.choose("modify-attack", "lock").choose("reroll", "1").choose("reroll", "2").choose("reroll", "done");
    REQUIRE(table.asks("dice", "A"));
    REQUIRE(table.open().dice == 2);
    CHECK(table.refusal(rules::Choose{"dice", {}, {2, 2, 2}, {}, false, {}}) == "There are 2 dice to type in.");
    table.dice("hc");
    std::string lay;  // at some time
    for (const state::Event& event : table.events()) {
      const auto* changed = get_if<state::AttackChanged>(&event);
      if (changed != nullptr) lay += letters(changed->attack.attack_dice) + " ";
    }
    CHECK(lay.find("hhcb ") != std::string::npos);
  }
  SECTION("an obstacle") {
    RealTable table({ours(), theirs(), obstacle("R1", "coreasteroid0", 457, 290)}, kOwnDice);
    table.plan().turn("A").choose("maneuver", "4F");
    REQUIRE(table.asks("dice", "A"));
    REQUIRE(table.open().dice == 1);
    CHECK(table.refusal(rules::Choose{"dice", {}, {2, 2}, {}, false, {}}) == "There is 1 die to type in.");
    table.dice("c");
    CHECK(table["A"].ship.shields == 1);
  }
}

// --- tokens

TEST_CASE("Tokens that people keep are told, and those of AI ships lie on the board", "[referee][2e-focus-1]") {
  Arena arena({ours(), theirs()});
  arena.edit("A").tokens.stress = 1;  // from before people kept them
  arena.table.play.referee = kOwnTokens;
  const state::Tokens before = arena["A"].tokens;
  arena.run([](rules::Game& game) {
    for (const Token token : {Token::focus, Token::evade, Token::stress, Token::ion, Token::jam, Token::tractor}) {
      rules::gain(game, "A", token, 1, "2e-focus-1", Side::enemy);
    }
    rules::lose(game, "A", Token::stress, 1, "2e-maneuver-4");
    rules::gain(game, "B", Token::stress, 2, "2e-maneuver-4");
    rules::lose(game, "B", Token::stress, 1, "2e-maneuver-4");
  });
  CHECK(arena["A"].tokens == before);
  CHECK(arena["B"].tokens.stress == 1);
  std::vector<std::string> told;
  for (const state::Event& event : arena.events) {
    const auto* words = get_if<state::Told>(&event);
    if (words != nullptr && words->id == "A") told.push_back(words->text.english());
  }
  REQUIRE(told.size() == 7);
  CHECK(told.front() == "It gains 1 focus token: yours to keep.");
  CHECK(told.back() == "It loses 1 stress token: yours to keep.");
}

TEST_CASE("Tokens that change hands leave nothing stale behind, and a mission's stay",
          "[referee][2e-activation-10][fga-2.16.1.4x-2]") {
  RealTable table({ours(), theirs()});
  const auto holds = [&](const std::string& id, state::Tokens tokens, const std::string& lock) {
    state::Piece piece = table[id];
    piece.tokens = tokens;
    piece.lock = lock;
    table.does(rules::ChangePiece{piece});
  };
  state::Tokens mixed, of_mission, stressed;
  mixed.focus = mixed.jam = mixed.ion = mixed.hyperdrive = stressed.stress = 1;
  mixed.stress = 2;
  of_mission.hyperdrive = 1;
  holds("A", mixed, "B");
  holds("B", stressed, "A");
  table.does(rules::SetReferee{kOwnTokens});
  CHECK(table["A"].tokens == of_mission);
  CHECK(table["A"].lock == "");
  CHECK(table["B"].tokens == stressed);
  CHECK(table["B"].lock == "A");
  CHECK(table.told("plotboard", "The program counts no tokens and locks of the players' ships any more."));
  REQUIRE(table.orders().size() == 1);  // what lies there stays there
  CHECK(table.orders()[0].headline.english() == "Keep the tokens and locks of your ships yourselves from now on");
  CHECK(table.orders()[0].lines.empty());
  check_kept(table.session);
  SECTION("a red maneuver is theirs to judge") {
    table.plan().turn("A").choose("maneuver", "4K");
    CHECK(table["A"].ship.executed->maneuver == geom::maneuver_from_code("4K"));
  }
  SECTION("handed back, they start from none") {
    state::Tokens typed = of_mission;
    typed.focus = 1;
    holds("A", typed, "B");
    table.does(rules::SetReferee{kOwnDice});
    CHECK(table["A"].tokens == of_mission);
    CHECK(table["A"].lock == "");
    CHECK(table["B"].tokens == stressed);
    CHECK(table.told("plotboard", "The program counts the tokens and locks of the players' ships again, from none."));
    REQUIRE(table.orders().size() == 1);
    CHECK(table.orders()[0].headline.english() == "Type in the tokens and locks that lie beside your ships");
    check_kept(table.session);
    holds("A", mixed, "B");
    table.does(rules::SetReferee{kOwnCards});  // these do not change hands
    CHECK(table["A"].tokens == mixed);
    CHECK(table["A"].lock == "B");
    CHECK(table.orders().empty());
  }
}

TEST_CASE("A battle that begins with tokens kept by people counts none of them", "[referee][plotboard]") {
  std::vector<state::Piece> pieces{ours(), theirs()};
  pieces[0].tokens.stress = pieces[1].tokens.stress = 1;
  pieces[0].lock = "B";
  const RealTable table(pieces, kOwnTokens);
  CHECK(table["A"].tokens == state::Tokens{});
  CHECK(table["A"].lock == "");
  CHECK(table["B"].tokens.stress == 1);
  CHECK(table.orders().empty());
}

TEST_CASE("With locks of their own people say themselves that a weapon may fire", "[referee][2e-require-2]") {
  Arena arena = duel(150, "t65xwing", "tielnfighter", {"proton-torpedoes"});
  CHECK(verdict(arena, "proton-torpedoes>B") == "2e-require-2");
  arena.table.play.referee = kOwnTokens;
  CHECK(verdict(arena, "proton-torpedoes>B") == "legal");
  arena.run([](rules::Game& game) { rules::set_lock(game, "A", "B", "2e-lock-1"); });
  CHECK(arena["A"].lock == "");
  REQUIRE(arena.events.size() == 1);
  CHECK(get<state::Told>(arena.events[0]).text.english() == "It locks B: yours to keep.");
}

TEST_CASE("A mission counts its own tokens even where people keep theirs", "[referee][fga-2.16.1.4x-2]") {
  Arena arena({ours(), theirs()});
  arena.table.play.referee = kOwnTokens;
  arena.run([](rules::Game& game) {
    rules::gain(game, "A", Token::hyperdrive, 2, "fga-2.16.1.4x-2");
    rules::gain(game, "A", Token::protect, 1, "fga-2.16.1.1x-2");
    rules::lose(game, "A", Token::hyperdrive, 1, "fga-2.16.1.4x-9");
  });
  CHECK(arena["A"].tokens.hyperdrive == 1);
  CHECK(arena["A"].tokens.protect == 1);
}

TEST_CASE("With tokens of their own people are asked for no action but those that move the ship",
          "[referee][2e-action-4]") {
  SECTION("a barrel roll, and what its colour costs") {
    state::Piece a = fighter("A", "btla4ywing", Side::player, 457, 200);
    RealTable table = flying({a, theirs()}, kOwnTokens);
    CHECK(table.option(rules::kIonKey).text.english() == "blue 1 straight, the ion maneuver");
    table.choose("maneuver", "2F");
    REQUIRE(table.asks("action", "A"));
    CHECK(keys(table.open()) == "barrel-roll pass");
    table.choose("action", "barrel-roll").passes();
    CHECK(table["A"].pose != pose(457, 320));
    CHECK(table["A"].tokens == state::Tokens{});
  }
  SECTION("none to ask for") {
    RealTable table = flying({fighter("A", "sheathipedeclassshuttle", Side::player, 457, 200), theirs()}, kOwnTokens);
    table.choose("maneuver", "2F");
    CHECK_FALSE(table.table().play.choice.has_value());
    CHECK(table["A"].moved);
  }
  SECTION("the ion maneuver, as people say") {
    RealTable table = flying({ours(), theirs()}, kOwnTokens);
    const std::optional<geom::Pose> ghost = table.option(rules::kIonKey).ghost;
    table.choose("maneuver", rules::kIonKey);
    CHECK(table["A"].pose == pose(457, 280));
    CHECK(ghost == table["A"].pose);
    CHECK(table["A"].ship.executed->difficulty == geom::Difficulty::blue);
    check_kept(table.session);
  }
  SECTION("and those that the mission counts") {
    data::Mission mission = staged_mission();
    mission.grants.scan = {"B"};
    const data::Catalog missions = catalog_with(mission);
    state::Table opening = test::table({ours(457, 300), theirs(457, 500)}, true);
    fly_by_mission(opening);
    RealTable table(missions, opening, kOwnTokens);
    table.until("action", "A", "1F");
    CHECK(keys(table.open()) == "barrel-roll scan:B pass");
  }
}

TEST_CASE("With tokens of their own nobody asks people to change dice; the AI changes its own",
          "[referee][2e-mod-2][2e-mod-3]") {
  std::vector<state::Piece> pieces = shooting();
  pieces[0].tokens.focus = pieces[0].tokens.evade = 1;
  RealTable table(pieces, {true, true, true, false, false});
  table.until("attack", "A");
  state::Piece b = table["B"];
  b.tokens.focus = b.tokens.evade = 1;
  table.does(rules::ChangePiece{b});
  fires(table, "A").dice("ffh");
  REQUIRE(table.asks("modify-defense", "B"));  // not A, and not about A's dice
  CHECK(keys(table.open()).find("evade") != std::string::npos);
  CHECK(letters(table.table().play.attack->attack_dice) == "ffh");
}

// --- damage cards

namespace {

// B, without shields, is about to suffer what A hits with.
RealTable hit_by(std::string_view letters, state::Referee referee = kOwnCards) {
  referee.own_dice = true;
  RealTable table(shooting(), referee);
  fires(table, "A").dice(letters);
  while (table.table().play.choice && !table.asks(rules::kDamageCard)) table.choose(table.open().kind.text(), "done");
  return table;
}

}  // namespace

TEST_CASE("People name the damage card that lies faceup, whoever flies the ship", "[referee][2e-damage-deck-5]") {
  RealTable table = hit_by("cccccccccc");  // more than B can evade
  REQUIRE(table.asks(rules::kDamageCard, "B"));
  CHECK(table.open().prompt.english() == "Which damage card has B drawn?");
  CHECK_FALSE(table.session.advised().has_value());
  CHECK(table.option("6").text.english() == "damage:6");
  CHECK(table.option(rules::kUntold).text.english() == "Leave it facedown");
  table.choose(rules::kDamageCard, "6");
  CHECK(table["B"].ship.damage.front() == state::DamageCard{6, true});
  check_kept(table.session);
}

TEST_CASE("A named card does what it says, one that is not told lies facedown, and the deck stays whole",
          "[referee][2e-damage-deck-1][2e-damage-deck-5]") {
  const std::string victim = GENERATE("A", "B");
  RealTable table(shooting(), kOwnCards);
  table.plan();
  state::Table copy = table.table();
  struct Says : rules::Decider {
    state::Answer says;
    int asked = 0;
    std::optional<state::Answer> decide(rules::Game&, const state::Choice& choice) override {
      ++asked;
      CHECK(choice.kind == rules::kDamageCard);
      return says;
    }
  } people;
  const auto play = [&](Id key, bool left_open, auto code) {
    people.says = {key, {}, {}, left_open};
    rules::Game game(catalog(), copy, {}, &people);
    code(game);
    CHECK(rules::broken_battle(catalog(), copy).empty());
    return std::move(game.events());
  };
  const auto dealt = [&](rules::Game& game) { rules::deal_card(game, victim, true, "2e-deal-1"); };
  const auto damage = [&] { return copy.find(victim)->ship.damage; };
  play("1", false, dealt);  // Panicked Pilot: two stress tokens, then it is repaired
  CHECK(copy.find(victim)->tokens.stress == 2);
  REQUIRE(damage().size() == 1);
  CHECK(damage()[0] == state::DamageCard{1, false});
  const auto events = play(rules::kUntold, true, dealt);
  CHECK(copy.play.untold == std::vector<state::Untold>{{victim, rules::kDamageCard, 1}});
  REQUIRE(damage().size() == 2);
  CHECK_FALSE(damage()[1].faceup);
  for (const state::Event& event : events) CHECK_FALSE(holds<state::DamageTurned>(event));
  CHECK(people.asked == 2);
  SECTION("a facedown card is dealt by the program: nobody has seen it") {
    play("", false, [&](rules::Game& game) { rules::deal_card(game, victim, false, "2e-deal-1"); });
    CHECK(people.asked == 2);
  }
  SECTION("who exposes a card knows which it is") {
    play("9", false, [&](rules::Game& game) { CHECK(rules::expose(game, victim, "2e-damage-deck-8")); });
    CHECK(people.asked == 3);
    const auto cards = damage();
    CHECK(std::count(cards.begin(), cards.end(), state::DamageCard{9, true}) == 1);
  }
  SECTION("or does not say") {
    play(rules::kUntold, true, [&](rules::Game& game) { CHECK_FALSE(rules::expose(game, victim, "")); });
    for (const state::DamageCard& card : damage()) CHECK_FALSE(card.faceup);
    CHECK(copy.play.untold.size() == 2);
  }
}

TEST_CASE("Any card that does not lie faceup can be named, wherever the program takes it to be",
          "[referee][2e-damage-deck-1][2e-damage-deck-14]") {
  RealTable table({ours(), theirs(), by_ai(fighter("C", "tielnfighter", Side::enemy, 600, 700, 180), 2)}, kOwnCards);
  table.plan();
  state::Table copy = table.table();
  constexpr int kCard = 6;
  state::Deck& deck = copy.play.decks[state::seat(Side::enemy)];
  const auto last = std::stable_partition(deck.draw.begin(), deck.draw.end(), [](int card) { return card != kCard; });
  const std::vector<int> all(last, deck.draw.end());
  deck.draw.erase(last, deck.draw.end());
  REQUIRE(!all.empty());
  state::ShipState& other = copy.pieces[copy.index_of("C").value()].ship;
  other.hull = 40;
  bool may = true;
  SECTION("in the draw pile") { deck.draw.insert(deck.draw.begin(), all.begin(), all.end()); }
  SECTION("in the discard pile") { deck.discard = all; }
  SECTION("in the discard pile, with every other card") {
    deck.discard = all;
    deck.discard.insert(deck.discard.end(), deck.draw.begin(), deck.draw.end());
    deck.draw.clear();
  }
  SECTION("on a ship that is out of the game") {
    other.destroyed = other.removed = true;
    for (const int card : all) other.damage.push_back({card, true});
  }
  SECTION("facedown on a ship") {
    for (const int card : all) other.damage.push_back({card, false});
  }
  SECTION("faceup on a ship: nobody can have drawn it") {
    for (const int card : all) other.damage.push_back({card, true});
    may = false;
  }
  REQUIRE(rules::broken_battle(catalog(), copy).empty());
  struct Says : rules::Decider {
    std::optional<state::Choice> asked;
    std::optional<state::Answer> decide(rules::Game&, const state::Choice& choice) override {
      asked = choice;
      return state::Answer{choice.option("6") != nullptr ? Id("6") : Id(rules::kUntold), {}};
    }
  } people;
  rules::Game game(catalog(), copy, {}, &people);
  rules::deal_card(game, "B", true, "2e-deal-1");
  REQUIRE(people.asked.has_value());
  CHECK((people.asked->option("6") != nullptr) == may);
  const std::vector<state::DamageCard>& dealt = copy.find("B")->ship.damage;
  REQUIRE(dealt.size() == 1);
  CHECK((dealt[0] == state::DamageCard{kCard, true}) == may);
  CHECK(rules::broken_battle(catalog(), copy).empty());
}

TEST_CASE("Cards that the program deals are not asked for", "[referee][2e-damage-deck-5]") {
  RealTable table = hit_by("cccccccccc", kRefereed);
  CHECK_FALSE(table.table().play.choice.has_value());
  CHECK(table.count<state::DamageDealt>() > 0);
}

// --- experience

TEST_CASE("Experience that people keep is not written down", "[referee][fga-4.1-16]") {
  for (const bool kept : {false, true}) {
    Arena arena({fighter("P1", "t65xwing", Side::player, 457, 300),
                 by_ai(fighter("E", "tielnfighter", Side::enemy, 457, 420, 180))});
    arena.table.mission = "0-1-escorting-the-decimator";
    arena.table.progress.rank = 2;
    arena.table.play.referee = kRefereed;
    arena.table.play.referee.experience = kept;
    arena.run([](rules::Game& game) {
      const rules::Game::By by(game, "P1");
      rules::suffer(game, "E", 3, 0, "2e-deal-1");
    });
    CHECK(arena["E"].ship.destroyed);
    CHECK(arena.table.progress.credits.empty() == kept);
  }
}

}  // namespace plotboard::battle_referee_keeps
