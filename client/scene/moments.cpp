#include "scene/moments.hpp"

#include <algorithm>
#include <optional>

#include "data/catalog.hpp"
#include "geom/reposition.hpp"
#include "words/english.hpp"

namespace plotboard::scene {
namespace {

// Seconds at normal speed.
constexpr double kSlide = 0.45, kAim = 0.4, kShot = 0.5, kOrdnance = 0.75, kHarm = 0.55, kCritical = 0.85;
constexpr double kExplosion = 1.1, kDrop = 0.5, kBlast = 0.8, kToken = 0.7, kLeaves = 0.6, kArrives = 0.7;
constexpr double kBanner = 1.3;
constexpr double kRest = 0.3;                        // dice that lie still are read
constexpr double kSoon = 0.12;                       // the next of several things that happen as one
constexpr double kBannerShare = 0.45;                // of a banner, until the board goes on under it
constexpr double kBombReach = 100, kMineReach = 45;  // mm
constexpr double kSeen = 60;                         // mm round a piece that are to be in the view

bool is_over(state::AttackStep step) { return step >= state::AttackStep::damage; }

std::string phase_words(state::Phase phase) {
  std::string name = words::english(say("log.phase", words::Word{state::name_of(phase)}));
  if (name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

Sound sound_of(Gun gun, bool ion) {
  if (gun == Gun::torpedo || gun == Gun::missile) return Sound::torpedo;
  return ion || gun == Gun::beam ? Sound::ion : Sound::laser;
}

// A boost goes along its template too; a roll and a tractor beam slide.
std::shared_ptr<const rules::MoveOutcome> boost_to(const data::Catalog& catalog, geom::Edition edition,
                                                   const state::Piece& piece, const geom::Pose& to) {
  for (const geom::Reposition kind : {geom::Reposition::boost, geom::Reposition::turn_boost}) {
    for (const geom::Place& place : geom::places(catalog.figures, piece.base, edition, piece.pose, kind)) {
      if (place.end != to) continue;
      auto way = std::make_shared<rules::MoveOutcome>();
      way->maneuver = {1, geom::Bearing::straight};
      way->start = piece.pose;
      way->end = to;
      way->planned = way->flown = place.piece;
      return way;
    }
  }
  return nullptr;
}

// Goes through the events as they happened and puts each on the clock.
class Director {
 public:
  Director(Timeline& timeline, const data::Catalog& catalog, const state::Table& before)
      : line_(timeline), catalog_(catalog), now_(before) {}

  void add(const state::Event& event) {
    visit(*this, event);
    state::fold(now_, event);
    const std::size_t done = line_.cuts.empty() ? 1 : line_.cuts.back().events + 1;
    const double at = std::max(shown_, line_.cuts.empty() ? 0 : line_.cuts.back().at);
    line_.cuts.push_back({at, done});
    shown_ = line_.next;
  }

  template <class Other>
  void operator()(const Other&) {
    shown_ = line_.next;
  }

  void operator()(const state::PhaseStarted& event) {
    if (event.phase == state::Phase::none || event.phase == state::Phase::over || event.phase == state::Phase::setup)
      return;
    Moment banner = moment(MomentKind::banner, {}, kBanner, Sound::phase);
    banner.words = phase_words(event.phase);
    if (now_.round > 0) banner.under = "Round " + std::to_string(now_.round);
    // Of phases in which nothing happens, only the last one is named.
    if (!line_.empty() && line_.moments.back().kind == MomentKind::banner) {
      banner.start = line_.moments.back().start;
      line_.moments.pop_back();
    }
    line_.next = banner.start + kBanner * kBannerShare;
    put(std::move(banner));
  }

  // --- moves

  void operator()(const state::ManeuverFlown& event) {
    const state::Piece* piece = now_.find(event.id);
    const rules::Field field(catalog_, now_);
    const rules::Field::Ship* ship = field.ship(event.id);
    if (piece == nullptr || ship == nullptr || !rules::flyable(field, *ship, event.maneuver))
      return slide(event.id, event.to);
    geom::ManeuverChoice choice;
    choice.edition = field.ruleset().edition;
    auto way = std::make_shared<rules::MoveOutcome>(rules::fly(field, *ship, event.maneuver, choice));
    way->end = event.to;
    way->fully_executed = event.fully_executed;
    if (way->start == way->end) return;
    Moment flight = moment(MomentKind::flight, event.id, 0.5 + 0.1 * std::abs(event.maneuver.speed), Sound::flight);
    flight.from = way->start;
    flight.to = way->end;
    flight.way = std::move(way);
    flight.difficulty = event.difficulty;
    then(std::move(flight));
  }
  void operator()(const state::WingmatePlaced& event) {
    line_.next = std::max(0.0, line_.next - kSlide);  // with its leader
    slide(event.id, event.to);
  }
  void operator()(const state::PieceMoved& event) { slide(event.id, event.to); }

  void operator()(const state::ShipFled& event) {
    Moment leaves = moment(MomentKind::leaves, event.id, kLeaves, Sound::flight);
    then(std::move(leaves));
  }
  void operator()(const state::PieceAdded& event) {
    const bool ship = event.piece.type == state::PieceType::ship;
    if (!ship && event.piece.type != state::PieceType::device) return;
    if (now_.play.phase == state::Phase::none || now_.play.phase == state::Phase::setup) return;
    Moment comes = moment(ship ? MomentKind::arrives : MomentKind::drop, event.piece.id, ship ? kArrives : kDrop,
                          ship ? Sound::flight : Sound::click);
    comes.to = event.piece.pose;
    const state::Piece* owner = now_.find(event.piece.owner);
    comes.from = owner != nullptr ? owner->pose : comes.to;
    shown_ = line_.next;  // it is there while it comes
    const double at = line_.next;
    then(std::move(comes));
    shown_ = at;
  }

  // --- dice

  void operator()(const state::DiceRolled& event) {
    if (event.kind == state::DieKind::random || event.values.empty()) return;
    Moment dice = moment(MomentKind::dice, event.id, kRollSeconds, Sound::dice);
    dice.die = event.kind;
    dice.pool = event.pool;
    dice.values = event.values;
    if (event.pool == state::Pool::none) dice.seconds += kRest;
    shown_ = line_.next + kRollSeconds;
    const double shown = shown_;
    line_.next += kRollSeconds + kRest;
    put(std::move(dice));
    shown_ = shown;
  }

  // --- attacks

  void operator()(const state::AttackDeclared& event) {
    Moment aim = moment(MomentKind::aim, event.attack.attacker, kAim);
    aim.other = event.attack.defender;
    aim.gun = gun_of(catalog_, event.attack);
    aim.ion = ionizes(event.attack.weapon);
    const double at = line_.next;
    then(std::move(aim));
    shown_ = at;
  }
  void operator()(const state::AttackChanged& event) {
    const auto& was = now_.play.attack;
    if (was && !was->hit && !is_over(was->step) && (event.attack.hit || is_over(event.attack.step)))
      shoot(event.attack);
  }
  void operator()(const state::AttackEnded&) {
    const auto& was = now_.play.attack;
    if (was && !was->hit && !is_over(was->step) && !was->attack_dice.empty()) shoot(*was);
  }

  // --- harm

  void operator()(const state::ShieldsChanged& event) {
    if (event.by < 0) harm(MomentKind::shield, event.id, -event.by, kHarm, Sound::shield);
  }
  void operator()(const state::DamageDealt& event) {
    const data::DamageCard* card = event.faceup ? catalog_.damage_card(event.number) : nullptr;
    harm(event.faceup ? MomentKind::critical : MomentKind::hull, event.id, 1, event.faceup ? kCritical : kHarm,
         event.faceup ? Sound::critical : Sound::hull);
    if (card != nullptr) line_.moments.back().words = card->name;
  }
  void operator()(const state::ShipDestroyed& event) { explode(event.id, 1); }
  void operator()(const state::ShipRemoved& event) {
    for (auto moment = line_.moments.rbegin(); moment != line_.moments.rend(); ++moment) {
      if (moment->kind != MomentKind::explosion || moment->ship != event.id) continue;
      if (moment->end() < line_.next) break;
      shown_ = line_.next;  // it goes in the fire that is there already
      return;
    }
    explode(event.id, 0.7);
  }
  void operator()(const state::Told& event) {
    static const words::Key kHits("results.left"), kMisses("results.nothing-left");
    if (event.text.key() == kHits || event.text.key() == kMisses) outcome_ = line_.cuts.size();
    const state::Piece* device = event.text.key() == words::Key("device.goes-off") ? now_.find(event.id) : nullptr;
    if (device == nullptr || device->type != state::PieceType::device) return;
    const data::Device* kind = catalog_.device(device->ref);
    Moment blast = moment(MomentKind::blast, event.id, kBlast, Sound::explosion);
    blast.to = device->pose;
    blast.reach_mm = kind != nullptr && kind->kind == data::DeviceKind::mine ? kMineReach : kBombReach;
    line_.next += kBlast / 2;
    put(std::move(blast));
  }
  void operator()(const state::TokenChanged& event) {
    if (event.by <= 0 || now_.play.phase == state::Phase::none) return;
    for (Moment& other : line_.moments) {
      if (other.kind == MomentKind::token && other.ship == event.id && other.token == event.token &&
          other.end() > line_.next) {
        other.count += event.by;
        return;
      }
    }
    Moment token = moment(MomentKind::token, event.id, kToken);
    token.token = event.token;
    token.count = event.by;
    line_.next += kSoon;
    put(std::move(token));
  }

 private:
  Moment moment(MomentKind kind, Id ship, double seconds, Sound sound = Sound::none) const {
    Moment made;
    made.kind = kind;
    made.ship = ship;
    made.start = line_.next;
    made.seconds = seconds;
    made.sound = sound;
    if (const state::Piece* piece = now_.find(ship)) made.from = made.to = piece->pose;
    return made;
  }
  void put(Moment made) {
    line_.seconds = std::max(line_.seconds, made.end());
    line_.moments.push_back(std::move(made));
    shown_ = line_.next;
  }
  void then(Moment made) {  // and what follows waits for its end
    line_.next = made.end();
    put(std::move(made));
  }

  void slide(Id id, const geom::Pose& to) {
    const state::Piece* piece = now_.find(id);
    const bool set_up = now_.play.phase == state::Phase::setup;
    if (piece == nullptr || piece->pose == to || set_up) return;
    const data::RuleSet* rules = catalog_.ruleset(now_.ruleset);
    const auto edition = rules != nullptr ? rules->edition : geom::Edition::second;
    std::shared_ptr<const rules::MoveOutcome> way;
    if (piece->type == state::PieceType::ship && !geom::is_huge(piece->base))
      way = boost_to(catalog_, edition, *piece, to);
    Moment moves = moment(way != nullptr ? MomentKind::flight : MomentKind::slide, id, kSlide, Sound::flight);
    moves.to = to;
    moves.way = std::move(way);
    then(std::move(moves));
  }

  void shoot(const state::Attack& attack) {
    Moment shot = moment(MomentKind::shot, attack.attacker, kShot);
    shot.other = attack.defender;
    shot.gun = gun_of(catalog_, attack);
    shot.ion = ionizes(attack.weapon);
    shot.hits = attack.hit;
    shot.sound = sound_of(shot.gun, shot.ion);
    if (shot.gun == Gun::torpedo || shot.gun == Gun::missile) shot.seconds = kOrdnance;
    if (!shot.hits) shot.seconds += kRest;  // it is seen to go by
    then(std::move(shot));
    if (!outcome_) return;  // else it was told before: it is known when the shot is there
    for (std::size_t i = *outcome_; i < line_.cuts.size(); ++i) line_.cuts[i].at = line_.next;
    outcome_.reset();
  }

  // What comes at the same time is one blow.
  void harm(MomentKind kind, Id id, int count, double seconds, Sound sound) {
    if (!line_.empty() && kind != MomentKind::critical) {
      Moment& last = line_.moments.back();
      if (last.kind == kind && last.ship == id && last.end() > line_.next) {
        last.count += count;
        return;
      }
    }
    Moment blow = moment(kind, id, seconds, sound);
    blow.count = count;
    if (now_.play.attack) blow.other = now_.play.attack->attacker;
    const double at = line_.next;
    line_.next += seconds * 0.6;
    put(std::move(blow));
    shown_ = at;
  }

  void explode(Id id, double size) {
    const state::Piece* piece = now_.find(id);
    if (piece == nullptr) return;
    Moment fire = moment(MomentKind::explosion, id, kExplosion * size, Sound::explosion);
    double reach = 30;
    if (piece->type == state::PieceType::ship) {
      const geom::BaseFigures& base = catalog_.figures.base_of(piece->base);
      reach = (base.width.mm() + base.length.mm()) / 2;
    }
    fire.reach_mm = reach * size;
    const double at = line_.next;
    line_.next += fire.seconds * 0.55;
    put(std::move(fire));
    shown_ = size < 1 ? line_.next : at;
  }

  Timeline& line_;
  const data::Catalog& catalog_;
  state::Table now_;
  double shown_ = 0;  // when the board shows the event at hand
  std::optional<std::size_t>
      outcome_;  // the cut with which it is told whether the attack hits, until the shot is shown
};

}  // namespace

bool ionizes(Id weapon) {
  std::string_view name = weapon.text();
  if (name.starts_with("1e-")) name.remove_prefix(3);
  return name.starts_with("ion");
}

Gun gun_of(const data::Catalog& catalog, const state::Attack& attack) {
  const data::Upgrade* card = catalog.upgrade(attack.weapon);
  const bool turns = geom::is_turret(attack.arc) || attack.arc == geom::ArcKind::all_round;
  if (card == nullptr || !card->weapon) return turns ? Gun::turret : Gun::laser;
  const std::string& name = attack.weapon.text();
  if (name.find("tractor") != std::string::npos || name.find("jamming") != std::string::npos) return Gun::beam;
  switch (card->weapon->type) {
    case data::WeaponType::torpedo:
      return Gun::torpedo;
    case data::WeaponType::missile:
      return Gun::missile;
    case data::WeaponType::turret:
      return ionizes(attack.weapon) ? Gun::ion : Gun::turret;
    case data::WeaponType::primary:
    case data::WeaponType::cannon:
    case data::WeaponType::hardpoint:
    case data::WeaponType::other:
      break;
  }
  return ionizes(attack.weapon) ? Gun::ion : turns ? Gun::turret : Gun::laser;
}

void add_moments(Timeline& timeline, const data::Catalog& catalog, const state::Table& before,
                 const std::vector<const state::Event*>& events) {
  Director director(timeline, catalog, before);
  for (const state::Event* event : events) director.add(*event);
}

std::vector<const Moment*> moments_at(const Timeline& timeline, double at) {
  std::vector<const Moment*> on;
  for (const Moment& moment : timeline.moments)
    if (moment.start <= at && at < moment.end()) on.push_back(&moment);
  return on;
}

bool is_on_its_way(const Timeline& timeline, double at, Id ship) {
  return std::any_of(timeline.moments.begin(), timeline.moments.end(), [&](const Moment& moment) {
    return moment.is_move() && moment.ship == ship && at < moment.end();
  });
}

geom::Box region_of(const data::Catalog& catalog, const state::Table& shown, const Moment& moment) {
  geom::Box box;
  const auto add = [&box](geom::Vec2 at, double reach) {
    box.add(at - geom::Vec2{reach, reach});
    box.add(at + geom::Vec2{reach, reach});
  };
  const auto add_piece = [&](Id id) {
    const state::Piece* piece = id.empty() ? nullptr : shown.find(id);
    if (piece == nullptr) return;
    const bool ship = piece->type == state::PieceType::ship;
    add(geom::frame_of(piece->pose).origin,
        ship ? std::max(kSeen, catalog.figures.base_of(piece->base).length.mm() * 0.7) : kSeen);
  };
  switch (moment.kind) {
    case MomentKind::banner:
      break;
    case MomentKind::flight:
    case MomentKind::slide:
      add(geom::frame_of(moment.from).origin, kSeen);
      add(geom::frame_of(moment.to).origin, kSeen);
      break;
    case MomentKind::arrives:
    case MomentKind::drop:
    case MomentKind::blast:
      add(geom::frame_of(moment.to).origin, std::max(kSeen, moment.reach_mm));
      break;
    case MomentKind::dice:
      if (shown.play.attack && moment.pool != state::Pool::none) {
        add_piece(shown.play.attack->attacker);
        add_piece(shown.play.attack->defender);
      }
      add_piece(moment.ship);
      break;
    case MomentKind::aim:
    case MomentKind::shot:
      add_piece(moment.other);
      add_piece(moment.ship);
      break;
    case MomentKind::shield:
    case MomentKind::hull:
    case MomentKind::critical:
    case MomentKind::explosion:
    case MomentKind::leaves:
    case MomentKind::token:
      add_piece(moment.ship);
      break;
  }
  return box;
}

}  // namespace plotboard::scene
