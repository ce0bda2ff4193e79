#pragma once
// Every field of a table, named once. Hash (table.cpp), snapshot (snapshot.hpp), and for new fields of pieces and ships
// the scene files too, visit this list; equality is the compiler's. So a new field is one line here beside its member:
//
//   v.rare("fuel", &ShipState::fuel);
//
// Its default is that of the struct. A table in which it has its default hashes and reads as tables did before it was
// there, and a file without it gives the default: that is all of its migration. Enumerators are appended, never moved.
//
// A visitor has, for a struct T:
//   rare(name, member)    hashed with its name, where it is not the default: every field since the first saves
//   field(name, member)   always hashed, in the order of this list
//   loose(name, list)     hashed without its length
//   bits(name, member, name, flag ...)  hashed as one number: the first, then a binary digit a flag
//   stack(name, list, name, optional)   hashed behind one number that says how many there are
//   aside(name, member)   follows from the rest or is for people: not hashed
//   when(test, fields)    hashed only where test(object) holds
//   mark(text)            a word that only the hash has
// `by_hand` says that scene files write the field themselves, under an older name or in an older place.

#include "state/table.hpp"

namespace plotboard::state {

enum class Scene : std::uint8_t { by_name, by_hand };

template <class T>
struct Fields;  // for every struct of a table: static void visit(V& visitor)

// A struct as it is made: the defaults of its fields.
template <class T>
const T& usual() {
  static const T made{};
  return made;
}

// The highest value of an enum, for those that read one.
template <class E>
inline constexpr E last_of = E{};
template <>
inline constexpr geom::ArcKind last_of<geom::ArcKind> = geom::ArcKind::section_turret;
template <>
inline constexpr geom::BaseKind last_of<geom::BaseKind> = geom::BaseKind::huge_long;
template <>
inline constexpr geom::Difficulty last_of<geom::Difficulty> = geom::Difficulty::purple;
template <>
inline constexpr PieceType last_of<PieceType> = PieceType::component;
template <>
inline constexpr Side last_of<Side> = Side::enemy;
template <>
inline constexpr Section last_of<Section> = Section::aft;
template <>
inline constexpr Turret last_of<Turret> = Turret::left_right;
template <>
inline constexpr Fitness last_of<Fitness> = Fitness::immobile;
template <>
inline constexpr Status last_of<Status> = Status::failed;
template <>
inline constexpr Phase last_of<Phase> = Phase::over;
template <>
inline constexpr Face last_of<Face> = Face::evade;
template <>
inline constexpr DieKind last_of<DieKind> = DieKind::random;
template <>
inline constexpr AttackStep last_of<AttackStep> = AttackStep::aftermath;
template <>
inline constexpr StepKind last_of<StepKind> = StepKind::report;

template <>
struct Fields<geom::Pose> {
  static void visit(auto& v) {
    v.field("x", &geom::Pose::x);
    v.field("y", &geom::Pose::y);
    v.field("heading", &geom::Pose::heading);
  }
};

template <>
struct Fields<Tokens> {
  static void visit(auto& v) {
    v.field("focus", &Tokens::focus);
    v.field("evade", &Tokens::evade);
    v.field("calculate", &Tokens::calculate);
    v.field("reinforce-fore", &Tokens::reinforce_fore);
    v.field("reinforce-aft", &Tokens::reinforce_aft);
    v.field("disarm", &Tokens::disarm);
    v.field("jam", &Tokens::jam);
    v.field("tractor", &Tokens::tractor);
    v.field("stress", &Tokens::stress);
    v.field("strain", &Tokens::strain);
    v.field("deplete", &Tokens::deplete);
    v.field("ion", &Tokens::ion);
    v.field("cloak", &Tokens::cloak);
    v.rare("protect", &Tokens::protect);
    v.rare("hyperdrive", &Tokens::hyperdrive);
    v.rare("flee", &Tokens::flee);
  }
};

template <>
struct Fields<Card> {
  static void visit(auto& v) {
    v.field("id", &Card::id);
    v.field("charges", &Card::charges);
    v.field("open", &Card::open);
    v.rare("discarded", &Card::discarded);
    v.rare("section", &Card::section);
    v.rare("extra", &Card::extra);
  }
};

template <>
struct Fields<DamageCard> {
  static void visit(auto& v) {
    v.bits("number", &DamageCard::number, "faceup", &DamageCard::faceup);
    v.rare("weight", &DamageCard::weight);
    v.rare("section", &DamageCard::section);
  }
};

template <>
struct Fields<Executed> {
  static void visit(auto& v) {
    v.field("maneuver", &Executed::maneuver);
    v.bits("difficulty", &Executed::difficulty, "fully", &Executed::fully);
  }
};

template <>
struct Fields<Initiative> {
  static void visit(auto& v) {
    v.field("source", &Initiative::source);
    v.field("value", &Initiative::value);
  }
};

template <>
struct Fields<Wing> {
  static void visit(auto& v) {
    v.field("leader", &Wing::leader);
    v.bits("place", &Wing::place, "split", &Wing::split);
  }
};

template <>
struct Fields<Deck> {
  static void visit(auto& v) {
    v.field("draw", &Deck::draw);
    v.field("discard", &Deck::discard);
  }
};

template <>
struct Fields<HullSection> {
  static void visit(auto& v) {
    v.field("hull", &HullSection::hull);
    v.field("shields", &HullSection::shields);
    v.field("shield_limit", &HullSection::shield_limit);
    v.field("energy", &HullSection::energy);
    v.field("energy_limit", &HullSection::energy_limit);
    v.field("crippled", &HullSection::crippled);
    v.field("deck", &HullSection::deck);
  }
};

template <>
struct Fields<ShipState> {
  static void visit(auto& v) {
    using S = ShipState;
    v.field("pilot", &S::pilot);
    v.field("carrier", &S::carrier);
    v.field("hull", &S::hull);
    v.field("agility", &S::agility);
    v.field("shields", &S::shields);
    v.field("shield_limit", &S::shield_limit);
    v.field("force", &S::force);
    v.field("force_limit", &S::force_limit);
    v.field("turret", &S::turret);
    v.field("cards", &S::cards);
    v.field("damage", &S::damage);
    v.bits("destroyed", &S::destroyed, "removed", &S::removed, "revealed", &S::revealed, "system_done", &S::system_done,
           "engaged", &S::engaged, "skips_action", &S::skips_action);
    v.field("dial", &S::dial);
    v.field("executed", &S::executed);
    v.loose("initiatives", &S::initiatives);
    v.rare("wing", &S::wing, Scene::by_hand);
    v.rare("sections", &S::sections);
    v.rare("points", &S::points);
    v.rare("lock_section", &S::lock_section);
    v.rare("older_lock", &S::older_lock);
    v.field("actions", &S::actions);
    v.field("marks", &S::marks);
    v.field("bumped", &S::bumped);
    v.when([](const S& ship) { return ship.bonus_hull != 0 || ship.bonus_shields != 0; },
           [](auto& bonus) {
             bonus.mark("bonus");
             bonus.field("bonus_hull", &S::bonus_hull);
             bonus.field("bonus_shields", &S::bonus_shields);
           });
    v.when(of_a_mission, [](auto& mission) {
      mission.mark("mission");
      mission.field("pilot_card", &S::pilot_card);
      mission.field("docking", &S::docking);
      mission.field("declares", &S::declares);
      mission.field("threat", &S::threat);
      mission.bits("fitness", &S::fitness, "glides", &S::glides, "elite", &S::elite, "regenerates", &S::regenerates);
    });
  }
  static bool of_a_mission(const ShipState& ship) {
    return ship.threat != 0 || ship.fitness != Fitness::fit || ship.regenerates ||
           !(ship.pilot_card.empty() && ship.docking.empty() && ship.declares.empty());
  }
};

template <>
struct Fields<Piece> {
  static void visit(auto& v) {
    v.field("id", &Piece::id);
    v.field("type", &Piece::type);
    v.field("ref", &Piece::ref);
    v.field("base", &Piece::base);
    v.field("pose", &Piece::pose);
    v.field("side", &Piece::side);
    v.field("faction", &Piece::faction);
    v.field("ai", &Piece::ai);
    v.field("mirror", &Piece::mirror);
    v.field("moved", &Piece::moved);
    v.field("fled", &Piece::fled);
    v.field("stays", &Piece::stays);
    v.field("initiative", &Piece::initiative);
    v.field("number", &Piece::number);
    v.field("fuses", &Piece::fuses);
    v.field("lock", &Piece::lock);
    v.field("order", &Piece::order);
    v.field("note", &Piece::note);
    v.field("owner", &Piece::owner);
    v.rare("waiting", &Piece::waiting, Scene::by_hand);
    v.rare("squad", &Piece::squad, Scene::by_hand);
    v.when(
        [](const Piece& piece) {
          return piece.type == PieceType::ship || piece.is_remote() || piece.type == PieceType::component;
        },
        [](auto& ship) {
          ship.field("tokens", &Piece::tokens);
          ship.field("ship", &Piece::ship);
        });
  }
};

template <>
struct Fields<Die> {
  static void visit(auto& v) {
    v.bits("face", &Die::face, "rerolled", &Die::rerolled, "added", &Die::added);
    v.rare("fixed", &Die::fixed);
  }
};

template <>
struct Fields<Attack> {
  static void visit(auto& v) {
    v.field("attacker", &Attack::attacker);
    v.field("defender", &Attack::defender);
    v.field("weapon", &Attack::weapon);
    v.field("arc", &Attack::arc);
    v.field("range", &Attack::range);
    v.field("step", &Attack::step);
    v.field("bonus", &Attack::bonus);
    v.field("range_zero", &Attack::range_zero);
    v.field("attack_fixed", &Attack::attack_fixed);
    v.field("defense_fixed", &Attack::defense_fixed);
    v.field("sure_hit", &Attack::sure_hit);
    v.field("hit", &Attack::hit);
    v.field("ended", &Attack::ended);
    v.field("obstructed_by", &Attack::obstructed_by);
    v.field("attack_dice", &Attack::attack_dice);
    v.field("defense_dice", &Attack::defense_dice);
    v.field("used", &Attack::used);
    v.rare("section", &Attack::section);
    v.rare("from", &Attack::from);
    v.rare("performed", &Attack::performed);
    v.rare("hit_before", &Attack::hit_before);
  }
};

template <>
struct Fields<Option> {
  static void visit(auto& v) {
    v.field("key", &Option::key);
    v.field("text", &Option::text);
    v.field("legal", &Option::legal);
    v.field("rule", &Option::rule);
    v.field("why", &Option::why);
    v.field("piece", &Option::piece);
    v.field("ghost", &Option::ghost);
    v.field("unwise", &Option::unwise);
  }
};

template <>
struct Fields<Choice> {
  static void visit(auto& v) {
    v.field("kind", &Choice::kind);
    v.field("ship", &Choice::ship);
    v.field("dice", &Choice::dice);
    v.aside("side", &Choice::side);
    v.aside("rule", &Choice::rule);
    v.aside("prompt", &Choice::prompt);
    v.aside("options", &Choice::options);
    v.aside("die", &Choice::die);
  }
};

template <>
struct Fields<Answer> {
  static void visit(auto& v) {
    v.field("key", &Answer::key);
    v.field("dice", &Answer::dice);
    v.when([](const Answer& answer) { return !answer.memo.empty(); },
           [](auto& memo) { memo.field("memo", &Answer::memo); });
    v.rare("untold", &Answer::untold);
  }
};

template <>
struct Fields<Referee> {
  static void visit(auto& v) {
    v.field("on", &Referee::on);
    v.field("own_dice", &Referee::own_dice);
    v.field("tokens", &Referee::tokens);
    v.field("damage_cards", &Referee::damage_cards);
    v.field("experience", &Referee::experience);
  }
};

template <>
struct Fields<Untold> {
  static void visit(auto& v) {
    v.field("ship", &Untold::ship);
    v.field("what", &Untold::what);
    v.field("round", &Untold::round);
  }
};

template <>
struct Fields<Step> {
  static void visit(auto& v) {
    v.field("kind", &Step::kind);
    v.field("ship", &Step::ship);
    v.aside("side", &Step::side);
    v.aside("seed", &Step::seed);
    v.aside("typed_dice", &Step::typed_dice);
    v.aside("first", &Step::first);
    v.aside("place", &Step::place);
    v.aside("referee", &Step::referee);
    v.aside("round_limit", &Step::round_limit);
  }
};

template <>
struct Fields<Correction> {
  static void visit(auto& v) {
    v.field("answered", &Correction::answered);
    v.field("after", &Correction::after);
    v.field("piece", &Correction::piece);
  }
};

template <>
struct Fields<Play> {
  static void visit(auto& v) {
    v.field("phase", &Play::phase);
    v.field("seed", &Play::seed);
    v.field("draws", &Play::draws);
    v.field("typed_dice", &Play::typed_dice);
    v.field("first", &Play::first);
    v.field("initiative", &Play::initiative);
    v.field("ready", &Play::ready);
    v.field("decks", &Play::decks);
    v.stack("waiting", &Play::waiting, "attack", &Play::attack);
    v.field("result", &Play::result);
    v.field("step", &Play::step);
    v.field("answers", &Play::answers);
    v.when([](const Play& play) { return play.choice.has_value(); },
           [](auto& open) { open.field("choice", &Play::choice); });
    v.rare("referee", &Play::referee);
    v.rare("untold", &Play::untold);
    v.rare("round_limit", &Play::round_limit);
    v.aside("told", &Play::told);
    v.aside("corrections", &Play::corrections);
    v.aside("before", &Play::before);
  }
};

template <>
struct Fields<Coming> {
  static void visit(auto& v) {
    v.field("squad", &Coming::squad);
    v.field("vector", &Coming::vector);
    v.field("round", &Coming::round);
  }
};

template <>
struct Fields<ObjectiveState> {
  static void visit(auto& v) {
    v.field("id", &ObjectiveState::id);
    v.field("status", &ObjectiveState::status);
  }
};

template <>
struct Fields<Counter> {
  static void visit(auto& v) {
    v.field("name", &Counter::name);
    v.field("value", &Counter::value);
  }
};

template <>
struct Fields<Deed> {
  static void visit(auto& v) {
    v.field("what", &Deed::what);
    v.field("ship", &Deed::ship);
    v.field("to", &Deed::to);
    v.field("round", &Deed::round);
  }
};

template <>
struct Fields<Credit> {
  static void visit(auto& v) {
    v.field("ship", &Credit::ship);
    v.field("source", &Credit::source);
    v.field("points", &Credit::points);
    v.field("round", &Credit::round);
    v.aside("why", &Credit::why);
  }
};

template <>
struct Fields<Ejection> {
  static void visit(auto& v) {
    v.field("ship", &Ejection::ship);
    v.field("dice", &Ejection::dice);
    v.bits("killed", &Ejection::killed, "injured", &Ejection::injured);
    v.field("path_points", &Ejection::path_points);
    v.field("upgrade_points", &Ejection::upgrade_points);
    v.field("experience", &Ejection::experience);
  }
};

template <>
struct Fields<Progress> {
  static void visit(auto& v) {
    using P = Progress;
    v.bits("rank", &P::rank, "hides", &P::hides);
    v.field("draws", &P::draws);
    v.field("called", &P::called);
    v.field("fired", &P::fired);
    v.field("fired_now", &P::fired_now);
    v.loose("coming", &P::coming);
    v.loose("objectives", &P::objectives);
    v.loose("counters", &P::counters);
    v.loose("deeds", &P::deeds);
    v.loose("credits", &P::credits);
    v.loose("ejections", &P::ejections);
    v.field("outcome", &P::outcome);
    v.aside("reason", &P::reason);
  }
};

template <>
struct Fields<Area> {
  static void visit(auto& v) {
    v.field("name", &Area::name);
    v.field("width", &Area::width);
    v.field("height", &Area::height);
  }
};

template <>
struct Fields<Options> {
  static void visit(auto& v) { v.field("guides", &Options::guides); }
};

template <>
struct Fields<Table> {
  static void visit(auto& v) {
    v.field("area", &Table::area);
    v.field("ruleset", &Table::ruleset);
    v.field("options", &Table::options);
    v.field("mission", &Table::mission);
    v.field("pilots", &Table::pilots);
    v.field("round", &Table::round);
    v.field("pieces", &Table::pieces);
    v.when([](const Table& table) { return table.play.on(); },
           [](auto& battle) { battle.field("play", &Table::play); });
    v.when([](const Table& table) { return table.progress != Progress{}; },
           [](auto& mission) { mission.field("progress", &Table::progress); });
  }
};

}  // namespace plotboard::state
