// What one ship of the first edition may carry: slots with their cards, and what each card asks.
#include <algorithm>
#include <utility>

#include "rules/first/squad_parts.hpp"

namespace plotboard::rules::first {

namespace {

const Id kModification{"modification"}, kTitle{"title"}, kHardpoint{"hardpoint"};

// Room for one card, or for half of one that fills two.
struct Room {
  Ids takes;                           // the first is what the upgrade bar shows
  std::size_t half = 0;                // whose it is ...
  bool shared = false;                 // ... or of the whole ship
  const Carried* source = nullptr;     // the card that brought it: not for that card itself
  int most = -1;                       // printed points
  Id only;                             // this card alone
  const Carried* filled_by = nullptr;  // after filling
};
struct Removed {
  Id slot;
  std::size_t half;
  const data::FirstUpgrade* by;
};

class FirstLoadout {
 public:
  FirstLoadout(const data::Catalog& catalog, const state::Piece& piece)
      : catalog_(catalog), piece_(piece), ship_(manned(catalog, piece)) {
    if (ship_.halves.empty()) return;
    rooms_ = rooms(nullptr, &removed_);
    fill();
  }

  std::vector<LoadoutFault> faults() {
    if (ship_.halves.empty()) return {};  // squad_faults() says that there is no pilot
    the_ship();
    for (const Id unknown : ship_.unknown) fault("plotboard", say("loadout.unknown", unknown));
    for (const Carried& each : ship_.carried) {
      restrictions(each);
      values(each);
      others(each);
    }
    copies();
    for (const Carried* each : homeless_) no_room(*each);
    return std::move(faults_);
  }

  [[nodiscard]] std::vector<SlotPlace> slots() const {
    std::vector<SlotPlace> all;
    for (const Room& room : rooms_) {
      const state::Section section = room.shared ? state::Section::none : ship_.section(room.half);
      const Ids also(room.takes.begin() + 1, room.takes.end());
      all.push_back({room.takes.front(), also, section, room.filled_by == nullptr ? Id() : room.filled_by->card->id});
    }
    return all;
  }

 private:
  // --- the slots

  static bool has_room_for(const std::vector<Room>& rooms, Id slot, std::size_t half) {
    return std::any_of(rooms.begin(), rooms.end(), [&](const Room& room) {
      return base::contains(room.takes, slot) && (room.shared || room.half == half);
    });
  }

  // Those of the ship with all its cards but one.
  std::vector<Room> rooms(const Carried* without, std::vector<Removed>* removed) const {
    std::vector<Room> all;
    if (!ship_.halves.front().pilot->skill) return all;  // 1e-squad-23
    for (std::size_t half = 0; half < ship_.halves.size(); ++half) {
      for (const std::string& slot : ship_.halves[half].pilot->slots) all.push_back(room_for(slot, half, nullptr));
    }
    for (const Id slot : {kModification, kTitle}) all.push_back(room_for(slot, 0, nullptr));
    for (const Carried& each : ship_.carried) {
      if (&each != without) add_rooms(each, all);
    }
    for (const Carried& each : ship_.carried) {
      if (&each != without) take_rooms(each, all, removed);
    }
    return all;
  }

  static Room room_for(Id slot, std::size_t half, const Carried* source) {
    Room room;
    room.takes = {slot};
    room.half = half;
    room.shared = slot == kModification || slot == kTitle;  // 1e-huge-5
    room.source = source;
    return room;
  }

  static void add_rooms(const Carried& each, std::vector<Room>& all) {
    const SquadCard& rule = squad_card(each.card->id);
    for (const std::string& slot : each.card->adds_slots) all.push_back(room_for(slot, each.half, &each));
    for (const Id slot : rule.adds) {
      Room room = room_for(slot, each.half, &each);
      room.most = rule.place_most;
      room.only = rule.place_only;
      all.push_back(std::move(room));
    }
    if (!rule.adds_any_of.empty()) {
      Room room = room_for(rule.adds_any_of.front(), each.half, &each);
      room.takes = rule.adds_any_of;
      all.push_back(std::move(room));
    }
  }

  static void take_rooms(const Carried& each, std::vector<Room>& all, std::vector<Removed>* removed) {
    const SquadCard& rule = squad_card(each.card->id);
    const auto takes_away = [&](const Room& room, Id slot) {
      return room.takes.front() == slot && room.takes.size() == 1 && (room.shared || room.half == each.half);
    };
    for (const Id slot : rule.removes) {
      std::erase_if(all, [&](const Room& room) { return takes_away(room, slot); });
      if (removed != nullptr) removed->push_back({slot, each.half, each.card});
    }
    for (const Id slot : rule.removes_one) {
      const auto last =
          std::find_if(all.rbegin(), all.rend(), [&](const Room& room) { return takes_away(room, slot); });
      if (last != all.rend()) all.erase(std::next(last).base());
      if (removed != nullptr) removed->push_back({slot, each.half, each.card});
    }
    for (Room& room : all) {
      if (room.takes.front() == kHardpoint)
        room.takes.insert(room.takes.end(), rule.swaps_in.begin(), rule.swaps_in.end());
    }
  }

  static bool fits(const Carried& each, const Room& room) {
    return room.source != &each && (room.shared || room.half == each.half) &&
           base::contains(room.takes, Id(each.card->slot)) && (room.most < 0 || each.card->points <= room.most) &&
           (room.only.empty() || room.only == each.card->id);
  }

  // Each card into free rooms, moving others where that makes room (the usual augmenting paths): in their order, so
  // that the later of two that want one room is the one without.
  void fill() {
    std::vector<const Carried*> inside(rooms_.size(), nullptr);
    for (const Carried& each : ship_.carried) {
      for (int i = 0; i < each.card->fills; ++i) {
        std::vector<bool> tried(rooms_.size(), false);
        if (place(each, inside, tried)) continue;
        homeless_.push_back(&each);
        std::replace(inside.begin(), inside.end(), &each, static_cast<const Carried*>(nullptr));
        break;
      }
    }
    for (std::size_t i = 0; i < rooms_.size(); ++i) rooms_[i].filled_by = inside[i];
  }

  bool place(const Carried& each, std::vector<const Carried*>& inside, std::vector<bool>& tried) const {
    for (std::size_t i = 0; i < rooms_.size(); ++i) {
      if (tried[i] || !fits(each, rooms_[i])) continue;
      tried[i] = true;
      const Carried* const guest = inside[i];
      if (guest != nullptr && (guest == &each || !place(*guest, inside, tried))) continue;
      inside[i] = &each;
      return true;
    }
    return false;
  }

  // --- the refusals

  void fault(const std::string& rule, const Phrase& why, bool unfinished = false) {
    faults_.push_back({{rule, why}, unfinished});
  }
  void must(bool holds, const std::string& rule, const Carried& each, const Phrase& why) {
    if (!holds) fault(rule, say("loadout.cannot", piece_.id, words::Text{each.card->name}, why));
  }

  void the_ship() {
    const ShipCard& first = ship_.halves.front();
    if (piece_.ref != ref_of(*first.ship))
      fault("1e-squad-20",
            say("squad1.other-ship", piece_.id, words::Text{first.pilot->name}, words::Text{first.ship->name}));
    const data::FirstPilot* const second = catalog_.first_pilot(second_card_of(catalog_, first.pilot->id));
    if (second != nullptr && ship_.halves.size() == 1)
      fault("huge-sections-6", say("squad1.half", piece_.id, words::Text{second->name}), true);
    if (first.ship->section == data::Section::aft)
      fault("huge-sections-6", say("squad1.only-aft", piece_.id, words::Text{first.pilot->name}));
  }

  [[nodiscard]] const ShipCard& half_of(const Carried& each) const { return ship_.halves[each.half]; }

  // Faction, size and type, as cards print them.
  void restrictions(const Carried& each) {
    const data::FirstUpgrade& card = *each.card;
    const data::FirstShip& ship = *half_of(each).ship;
    const bool huge = geom::is_huge(ship.base);
    const auto is_for = [&card](const char* size) { return base::contains(card.sizes, std::string(size)); };
    if (squad_card(card.id).unless.empty() && !allows_faction(card, half_of(each).pilot->faction)) {
      const Phrase why = say("squad1.of-faction", faction_words(factions_of(card).front()));
      must(false, "1e-squad-3", each, why);
    }
    const char* const size = huge ? "huge" : ship.base == geom::BaseKind::large ? "large" : "small";
    if (!card.sizes.empty() && !is_for(size)) {
      const bool huge_only = card.sizes.size() == 1 && is_for("huge");
      must(false, huge_only ? "huge-tokens-1" : "1e-squad-13", each, sizes_words(card));
    }
    must(card.ships.empty() || squad_card(card.id).any_ship || base::contains(card.ships, ship.id), "1e-squad-14", each,
         say("loadout.other-ships"));
    if (huge && card.slot == kModification.text())
      must(is_for("huge"), "huge-tokens-3", each, say("squad1.huge-modification"));
  }

  static Phrase sizes_words(const data::FirstUpgrade& card) {
    const words::Word first{card.sizes.front()};
    return card.sizes.size() == 1 ? say("squad1.size", first)
                                  : say("squad1.two-sizes", first, words::Word{card.sizes.back()});
  }

  // Skill, icons, slots, hull and shields, with all changes by other equipped cards (1e-squad-17).
  void values(const Carried& each) {
    const SquadCard& rule = squad_card(each.card->id);
    const std::string& own = each.card->id.text();
    const std::vector<Room> without = rooms(&each, nullptr);
    must(rule.least_skill == 0 || skill(each, without) >= rule.least_skill, own, each,
         say("squad1.skill", rule.least_skill));
    must(rule.lacks_slot.empty() || !has_room_for(without, rule.lacks_slot, each.half), own, each,
         say("squad1.has-slot", words::Word{rule.lacks_slot}));
    for (const Id slot : rule.needs_slots)
      must(has_room_for(rooms_, slot, each.half), "1e-squad-17", each, say("loadout.needs-slot", words::Word{slot}));
    must(rule.needs_action.empty() || acts(rule.needs_action, each), "1e-squad-17", each,
         say("loadout.needs-action", words::Word{rule.needs_action}));
    must(rule.most_hull == 0 || value(each, &data::FirstFigures::hull) <= rule.most_hull, own, each,
         say("squad1.hull", rule.most_hull));
    must(rule.shields == 0 || value(each, &data::FirstFigures::shields) == rule.shields, own, each,
         say("squad1.shields", rule.shields));
  }

  // As changed by other cards, but for those that would have no slot without this one.
  [[nodiscard]] int skill(const Carried& but, const std::vector<Room>& without) const {
    int skill = half_of(but).pilot->skill.value_or(0);
    for (const Carried& each : ship_.carried) {
      if (each.half != but.half || &each == &but || !each.card->other_side.empty()) continue;  // 1e-squad-22
      if (has_room_for(without, each.card->slot, each.half)) skill += each.card->adds.skill;
    }
    return skill;
  }

  [[nodiscard]] bool acts(Id action, const Carried& but) const {
    return base::contains(half_of(but).ship->actions, action) ||
           std::any_of(ship_.carried.begin(), ship_.carried.end(), [&](const Carried& each) {
             return &each != &but && each.half == but.half && base::contains(each.card->adds_actions, action);
           });
  }

  [[nodiscard]] int value(const Carried& of, int data::FirstFigures::*figure) const {
    const ShipCard& half = half_of(of);
    const bool hull = figure == &data::FirstFigures::hull;
    int sum = half.pilot->figures ? (*half.pilot->figures).*figure : hull ? half.ship->hull : half.ship->shields;
    for (const Carried& each : ship_.carried) sum += each.half == of.half ? each.card->adds.*figure : 0;
    return sum;
  }

  // What a card asks of others.
  void others(const Carried& each) {
    const SquadCard& rule = squad_card(each.card->id);
    const std::string& own = each.card->id.text();
    for (const Carried& other : ship_.carried) {
      if (other.half != each.half) continue;
      if (other.card->slot == rule.capped.text())
        must(other.card->points <= rule.cap, own, other, say("squad1.dearer", words::Text{each.card->name}, rule.cap));
      if (other.card->slot == rule.unique_only.text())
        must(other.card->unique, own, other, say("squad1.unique-only", words::Text{each.card->name}));
    }
    if (!rule.different.empty()) twins(rule.different, own);
    if (rule.place_only.empty()) return;
    const bool there = std::any_of(ship_.carried.begin(), ship_.carried.end(),
                                   [&](const Carried& other) { return other.card->id == rule.place_only; });
    if (!there)
      fault(own,
            say("squad1.must-carry", piece_.id, printed_name(catalog_, rule.place_only), words::Text{each.card->name}),
            true);
  }

  [[nodiscard]] bool is_copy(std::size_t place) const {
    const data::FirstUpgrade& card = *ship_.carried[place].card;
    return std::any_of(ship_.carried.begin(), ship_.carried.begin() + static_cast<std::ptrdiff_t>(place),
                       [&](const Carried& before) { return is_same_card(*before.card, card); });
  }

  void twins(Id slot, const std::string& rule) {
    for (std::size_t i = 0; i < ship_.carried.size(); ++i) {
      const Carried& each = ship_.carried[i];
      if (each.card->slot == slot.text() && !each.card->limited && is_copy(i))
        must(false, rule, each, say("squad1.different", words::Word{slot}));
    }
  }

  void copies() {
    for (std::size_t i = 0; i < ship_.carried.size(); ++i) {
      const Carried& each = ship_.carried[i];
      if (each.card->limited && is_copy(i))
        must(false, ship_.is_huge() ? "huge-tokens-2" : "1e-squad-10", each, say("squad1.limited"));
    }
  }

  void no_room(const Carried& each) {
    const Id slot{each.card->slot};
    if (!ship_.halves.front().pilot->skill)
      return must(false, "1e-squad-23", each, say("squad1.no-upgrades", words::Text{ship_.halves.front().pilot->name}));
    const auto away = std::find_if(removed_.begin(), removed_.end(), [&](const Removed& removed) {
      return removed.slot == slot && (removed.half == each.half || slot == kModification || slot == kTitle);
    });
    if (away != removed_.end())
      return must(false, "1e-squad-6", each, say("squad1.removed", words::Text{away->by->name}, words::Word{slot}));
    if (slot == kModification)
      return must(false, ship_.is_huge() ? "1e-huge-5" : "1e-squad-8", each, room_words(slot, each));
    if (slot == kTitle) return must(false, "1e-squad-9", each, room_words(slot, each));
    must(false, "1e-squad-5", each, say("loadout.no-slot", words::Word{slot}));
  }

  [[nodiscard]] Phrase room_words(Id slot, const Carried& each) const {
    for (const Room& room : rooms_) {
      if (room.takes.front() == slot && room.most >= 0 && each.card->points > room.most)
        return say("squad1.dearer", words::Text{room.source->card->name}, room.most);
    }
    const auto count = static_cast<int>(
        std::count_if(rooms_.begin(), rooms_.end(), [&](const Room& room) { return room.takes.front() == slot; }));
    return slot == kTitle ? say("squad1.titles", count) : say("squad1.modifications", count);
  }

  const data::Catalog& catalog_;
  const state::Piece& piece_;
  Manned ship_;
  std::vector<Room> rooms_;
  std::vector<Removed> removed_;
  std::vector<const Carried*> homeless_;
  std::vector<LoadoutFault> faults_;
};

}  // namespace

std::vector<LoadoutFault> faults_of_loadout(const data::Catalog& catalog, const state::Piece& ship) {
  return FirstLoadout(catalog, ship).faults();
}

std::vector<Refusal> loadout_faults(const data::Catalog& catalog, const state::Piece& ship) {
  std::vector<Refusal> refusals;
  for (LoadoutFault& fault : faults_of_loadout(catalog, ship)) refusals.push_back(std::move(fault.refusal));
  return refusals;
}

std::vector<SlotPlace> slots_of(const data::Catalog& catalog, const state::Piece& ship) {
  return FirstLoadout(catalog, ship).slots();
}

}  // namespace plotboard::rules::first
