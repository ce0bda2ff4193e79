#pragma once
// Every field of a table, named once (fields/fields.hpp). Hash (table.cpp), snapshot (snapshot.hpp), and for new fields
// of pieces and ships the scene files too (scene_fields.hpp), visit this list.
//
// `by_hand` says that scene files write the field themselves, under an older name or in an older place.

#include "fields/fields.hpp"
#include "state/table.hpp"

namespace plotboard::state {

enum class Scene : std::uint8_t { by_name, by_hand };

}  // namespace plotboard::state

namespace plotboard::fields {

template <>
inline constexpr geom::ArcKind last_of<geom::ArcKind> = geom::ArcKind::section_turret;
template <>
inline constexpr geom::BaseKind last_of<geom::BaseKind> = geom::BaseKind::huge_long;
template <>
inline constexpr geom::Difficulty last_of<geom::Difficulty> = geom::Difficulty::purple;
template <>
inline constexpr state::PieceType last_of<state::PieceType> = state::PieceType::component;
template <>
inline constexpr state::Side last_of<state::Side> = state::Side::enemy;
template <>
inline constexpr state::Section last_of<state::Section> = state::Section::aft;
template <>
inline constexpr state::Turret last_of<state::Turret> = state::Turret::left_right;
template <>
inline constexpr state::Fitness last_of<state::Fitness> = state::Fitness::immobile;
template <>
inline constexpr state::Phase last_of<state::Phase> = state::Phase::over;
template <>
inline constexpr state::Face last_of<state::Face> = state::Face::evade;
template <>
inline constexpr state::DieKind last_of<state::DieKind> = state::DieKind::random;
template <>
inline constexpr state::AttackStep last_of<state::AttackStep> = state::AttackStep::aftermath;
template <>
inline constexpr state::StepKind last_of<state::StepKind> = state::StepKind::report;

template <>
struct Fields<geom::Pose> {
  using S = geom::Pose;
  static void visit(auto& v) {
    v.field("x", &S::x);
    v.field("y", &S::y);
    v.field("heading", &S::heading);
  }
};

template <>
struct Fields<state::Tokens> {
  using S = state::Tokens;
  static void visit(auto& v) {
    v.field("focus", &S::focus);
    v.field("evade", &S::evade);
    v.field("calculate", &S::calculate);
    v.field("reinforce-fore", &S::reinforce_fore);
    v.field("reinforce-aft", &S::reinforce_aft);
    v.field("disarm", &S::disarm);
    v.field("jam", &S::jam);
    v.field("tractor", &S::tractor);
    v.field("stress", &S::stress);
    v.field("strain", &S::strain);
    v.field("deplete", &S::deplete);
    v.field("ion", &S::ion);
    v.field("cloak", &S::cloak);
    v.rare("protect", &S::protect);
    v.rare("hyperdrive", &S::hyperdrive);
    v.rare("flee", &S::flee);
  }
};

template <>
struct Fields<state::Card> {
  using S = state::Card;
  static void visit(auto& v) {
    v.field("id", &S::id);
    v.field("charges", &S::charges);
    v.field("open", &S::open);
    v.rare("discarded", &S::discarded);
    v.rare("section", &S::section);
    v.rare("extra", &S::extra);
  }
};

template <>
struct Fields<state::DamageCard> {
  using S = state::DamageCard;
  static void visit(auto& v) {
    v.bits("number", &S::number, "faceup", &S::faceup);
    v.rare("weight", &S::weight);
    v.rare("section", &S::section);
  }
};

template <>
struct Fields<state::Executed> {
  using S = state::Executed;
  static void visit(auto& v) {
    v.field("maneuver", &S::maneuver);
    v.bits("difficulty", &S::difficulty, "fully", &S::fully);
  }
};

template <>
struct Fields<state::Initiative> {
  using S = state::Initiative;
  static void visit(auto& v) {
    v.field("source", &S::source);
    v.field("value", &S::value);
  }
};

template <>
struct Fields<state::Wing> {
  using S = state::Wing;
  static void visit(auto& v) {
    v.field("leader", &S::leader);
    v.bits("place", &S::place, "split", &S::split);
  }
};

template <>
struct Fields<state::Deck> {
  using S = state::Deck;
  static void visit(auto& v) {
    v.field("draw", &S::draw);
    v.field("discard", &S::discard);
  }
};

template <>
struct Fields<state::HullSection> {
  using S = state::HullSection;
  static void visit(auto& v) {
    v.field("hull", &S::hull);
    v.field("shields", &S::shields);
    v.field("shield_limit", &S::shield_limit);
    v.field("energy", &S::energy);
    v.field("energy_limit", &S::energy_limit);
    v.field("crippled", &S::crippled);
    v.field("deck", &S::deck);
  }
};

template <>
struct Fields<state::ShipState> {
  using S = state::ShipState;
  static void visit(auto& v) {
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
    v.rare("wing", &S::wing, state::Scene::by_hand);
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
  static bool of_a_mission(const S& ship) {
    return ship.threat != 0 || ship.fitness != state::Fitness::fit || ship.regenerates ||
           !(ship.pilot_card.empty() && ship.docking.empty() && ship.declares.empty());
  }
};

template <>
struct Fields<state::Piece> {
  using S = state::Piece;
  static void visit(auto& v) {
    v.field("id", &S::id);
    v.field("type", &S::type);
    v.field("ref", &S::ref);
    v.field("base", &S::base);
    v.field("pose", &S::pose);
    v.field("side", &S::side);
    v.field("faction", &S::faction);
    v.field("ai", &S::ai);
    v.field("mirror", &S::mirror);
    v.field("moved", &S::moved);
    v.field("fled", &S::fled);
    v.field("stays", &S::stays);
    v.field("initiative", &S::initiative);
    v.field("number", &S::number);
    v.field("fuses", &S::fuses);
    v.field("lock", &S::lock);
    v.field("order", &S::order);
    v.field("note", &S::note);
    v.field("owner", &S::owner);
    v.rare("waiting", &S::waiting, state::Scene::by_hand);
    v.rare("squad", &S::squad, state::Scene::by_hand);
    v.when(
        [](const S& piece) {
          return piece.type == state::PieceType::ship || piece.is_remote() || piece.type == state::PieceType::component;
        },
        [](auto& ship) {
          ship.field("tokens", &S::tokens);
          ship.field("ship", &S::ship);
        });
  }
};

template <>
struct Fields<state::Die> {
  using S = state::Die;
  static void visit(auto& v) {
    v.bits("face", &S::face, "rerolled", &S::rerolled, "added", &S::added);
    v.rare("fixed", &S::fixed);
  }
};

template <>
struct Fields<state::Attack> {
  using S = state::Attack;
  static void visit(auto& v) {
    v.field("attacker", &S::attacker);
    v.field("defender", &S::defender);
    v.field("weapon", &S::weapon);
    v.field("arc", &S::arc);
    v.field("range", &S::range);
    v.field("step", &S::step);
    v.field("bonus", &S::bonus);
    v.field("range_zero", &S::range_zero);
    v.field("attack_fixed", &S::attack_fixed);
    v.field("defense_fixed", &S::defense_fixed);
    v.field("sure_hit", &S::sure_hit);
    v.field("hit", &S::hit);
    v.field("ended", &S::ended);
    v.field("obstructed_by", &S::obstructed_by);
    v.field("attack_dice", &S::attack_dice);
    v.field("defense_dice", &S::defense_dice);
    v.field("used", &S::used);
    v.rare("section", &S::section);
    v.rare("from", &S::from);
    v.rare("performed", &S::performed);
    v.rare("hit_before", &S::hit_before);
  }
};

template <>
struct Fields<state::Option> {
  using S = state::Option;
  static void visit(auto& v) {
    v.field("key", &S::key);
    v.field("text", &S::text);
    v.field("legal", &S::legal);
    v.field("rule", &S::rule);
    v.field("why", &S::why);
    v.field("piece", &S::piece);
    v.field("ghost", &S::ghost);
    v.field("unwise", &S::unwise);
  }
};

template <>
struct Fields<state::Choice> {
  using S = state::Choice;
  static void visit(auto& v) {
    v.field("kind", &S::kind);
    v.field("ship", &S::ship);
    v.field("dice", &S::dice);
    v.aside("side", &S::side);
    v.aside("rule", &S::rule);
    v.aside("prompt", &S::prompt);
    v.aside("options", &S::options);
    v.aside("die", &S::die);
  }
};

template <>
struct Fields<state::Answer> {
  using S = state::Answer;
  static void visit(auto& v) {
    v.field("key", &S::key);
    v.field("dice", &S::dice);
    v.when([](const S& answer) { return !answer.memo.empty(); }, [](auto& memo) { memo.field("memo", &S::memo); });
    v.rare("untold", &S::untold);
  }
};

template <>
struct Fields<state::Referee> {
  using S = state::Referee;
  static void visit(auto& v) {
    v.field("on", &S::on);
    v.field("own_dice", &S::own_dice);
    v.field("tokens", &S::tokens);
    v.field("damage_cards", &S::damage_cards);
    v.field("experience", &S::experience);
  }
};

template <>
struct Fields<state::Untold> {
  using S = state::Untold;
  static void visit(auto& v) {
    v.field("ship", &S::ship);
    v.field("what", &S::what);
    v.field("round", &S::round);
  }
};

template <>
struct Fields<state::Step> {
  using S = state::Step;
  static void visit(auto& v) {
    v.field("kind", &S::kind);
    v.field("ship", &S::ship);
    v.aside("side", &S::side);
    v.aside("seed", &S::seed);
    v.aside("typed_dice", &S::typed_dice);
    v.aside("first", &S::first);
    v.aside("place", &S::place);
    v.aside("referee", &S::referee);
    v.aside("round_limit", &S::round_limit);
  }
};

template <>
struct Fields<state::Correction> {
  using S = state::Correction;
  static void visit(auto& v) {
    v.field("answered", &S::answered);
    v.field("after", &S::after);
    v.field("piece", &S::piece);
  }
};

template <>
struct Fields<state::Play> {
  using S = state::Play;
  static void visit(auto& v) {
    v.field("phase", &S::phase);
    v.field("seed", &S::seed);
    v.field("draws", &S::draws);
    v.field("typed_dice", &S::typed_dice);
    v.field("first", &S::first);
    v.field("initiative", &S::initiative);
    v.field("ready", &S::ready);
    v.field("decks", &S::decks);
    v.stack("waiting", &S::waiting, "attack", &S::attack);
    v.field("result", &S::result);
    v.field("step", &S::step);
    v.field("answers", &S::answers);
    v.when([](const S& play) { return play.choice.has_value(); }, [](auto& open) { open.field("choice", &S::choice); });
    v.rare("referee", &S::referee);
    v.rare("untold", &S::untold);
    v.rare("round_limit", &S::round_limit);
    v.aside("told", &S::told);
    v.aside("corrections", &S::corrections);
    v.aside("before", &S::before);
  }
};

template <>
struct Fields<state::Coming> {
  using S = state::Coming;
  static void visit(auto& v) {
    v.field("squad", &S::squad);
    v.field("vector", &S::vector);
    v.field("round", &S::round);
  }
};

template <>
struct Fields<state::ObjectiveState> {
  using S = state::ObjectiveState;
  static void visit(auto& v) {
    v.field("id", &S::id);
    v.field("status", &S::status);
  }
};

template <>
struct Fields<state::Counter> {
  using S = state::Counter;
  static void visit(auto& v) {
    v.field("name", &S::name);
    v.field("value", &S::value);
  }
};

template <>
struct Fields<state::Deed> {
  using S = state::Deed;
  static void visit(auto& v) {
    v.field("what", &S::what);
    v.field("ship", &S::ship);
    v.field("to", &S::to);
    v.field("round", &S::round);
  }
};

template <>
struct Fields<state::Credit> {
  using S = state::Credit;
  static void visit(auto& v) {
    v.field("ship", &S::ship);
    v.field("source", &S::source);
    v.field("points", &S::points);
    v.field("round", &S::round);
    v.aside("why", &S::why);
  }
};

template <>
struct Fields<state::Ejection> {
  using S = state::Ejection;
  static void visit(auto& v) {
    v.field("ship", &S::ship);
    v.field("dice", &S::dice);
    v.bits("killed", &S::killed, "injured", &S::injured);
    v.field("path_points", &S::path_points);
    v.field("upgrade_points", &S::upgrade_points);
    v.field("experience", &S::experience);
  }
};

template <>
struct Fields<state::Progress> {
  using S = state::Progress;
  static void visit(auto& v) {
    v.bits("rank", &S::rank, "hides", &S::hides);
    v.field("draws", &S::draws);
    v.field("called", &S::called);
    v.field("fired", &S::fired);
    v.field("fired_now", &S::fired_now);
    v.loose("coming", &S::coming);
    v.loose("objectives", &S::objectives);
    v.loose("counters", &S::counters);
    v.loose("deeds", &S::deeds);
    v.loose("credits", &S::credits);
    v.loose("ejections", &S::ejections);
    v.field("outcome", &S::outcome);
    v.aside("reason", &S::reason);
  }
};

template <>
struct Fields<state::Area> {
  using S = state::Area;
  static void visit(auto& v) {
    v.field("name", &S::name);
    v.field("width", &S::width);
    v.field("height", &S::height);
  }
};

template <>
struct Fields<state::Options> {
  using S = state::Options;
  static void visit(auto& v) { v.field("guides", &S::guides); }
};

template <>
struct Fields<state::Table> {
  using S = state::Table;
  static void visit(auto& v) {
    v.field("area", &S::area);
    v.field("ruleset", &S::ruleset);
    v.field("options", &S::options);
    v.field("mission", &S::mission);
    v.field("pilots", &S::pilots);
    v.field("round", &S::round);
    v.field("pieces", &S::pieces);
    v.when([](const S& table) { return table.play.on(); }, [](auto& battle) { battle.field("play", &S::play); });
    v.when([](const S& table) { return table.progress != state::Progress{}; },
           [](auto& mission) { mission.field("progress", &S::progress); });
  }
};

}  // namespace plotboard::fields
