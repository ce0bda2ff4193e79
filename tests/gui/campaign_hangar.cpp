// The hangar: what the view says against the rules, and the page by clicks.
#include <algorithm>

#include "campaign_support.hpp"
#include "desk/alpha/hangar_view.hpp"

namespace plotboard::campaign_hangar {

using namespace plotboard::campaign::alpha;
using namespace plotboard::test;
using campaign::alpha::Suggest;
using desk::HangarView;
using desk::OfferRow;

namespace {

const Id kFirst{"pilot-1"}, kSecond{"pilot-2"};
constexpr const char* kFighters = "1:1";  // TIE/ln
constexpr const char* kBombers = "3:2";   // TIE/sa
constexpr const char* kGunboats = "2:4";  // Alpha-class
constexpr const char* kAdvanced = "6:1";  // TIE Advanced x1

HangarView view(const Session& session, Id pilot = kFirst) {
  return desk::hangar_of(test::alpha_book(), session.state(), pilot);
}
void carries(Session& session, const Ids& cards, const Ids& charged = {}, Id pilot = kFirst) {
  does(session, Equip{pilot, {"", {}, cards, charged}});
}
const OfferRow& offer(const HangarView& view, Id card) {
  const auto found =
      std::find_if(view.offers.begin(), view.offers.end(), [&](const auto& row) { return row.id == card; });
  REQUIRE(found != view.offers.end());
  return *found;
}

}  // namespace

TEST_CASE("Slots name where they come from and what fills them [fga-2.7.1-2] [fga-4.1p-10]") {
  Session session = in_hangar(kGunboats, 4, Path::ace, 60, 20);
  carries(session, {"os-1-arsenal-loadout", "barrage-rockets", "afterburners"});
  const HangarView now = view(session);
  std::vector<std::string> words, from, filled;
  for (const desk::HangarSlot& slot : now.slots) {
    words.push_back(slot.words);
    from.push_back(slot.from);
    filled.push_back(slot.card < 0 ? "" : now.cards[static_cast<std::size_t>(slot.card)].name);
  }
  REQUIRE(words.size() >= 7);
  CHECK(words[0] == "System");
  CHECK(from[0] == catalog().ship("alphaclassstarwing")->name);
  CHECK(words[4] == "Modification");
  CHECK(from[4] == "Every pilot, rank 2");
  CHECK(words[5] == "Pilot ability or talent");
  CHECK(from[5] == "Ace, rank 3");
  CHECK(now.slots[5].career);
  CHECK(from[6] == "Ace, rank 4");
  CHECK(std::count(filled.begin(), filled.end(), catalog().upgrade("barrage-rockets")->name) == 2);
  // The second of the two slots that one card fills is marked as such.
  CHECK(std::count_if(now.slots.begin(), now.slots.end(), [](const auto& slot) { return !slot.first; }) == 1);
  CHECK(now.problem.empty());
}

TEST_CASE("Budget bars show what is spent and left of both purses [fga-2.8-8] [fga-2.9.5-2]") {
  Session session = in_hangar(kFighters, 5, Path::ace, 30, 15);
  carries(session, {"afterburners", "targeting-computer", "outmaneuver"});
  const HangarView now = view(session);
  CHECK(now.upgrades.spent == 8);
  CHECK(now.upgrades.of == 30);
  CHECK(now.upgrades.left() == 22);
  CHECK(now.path.spent == 6);
  CHECK(now.path.of == 15);
  CHECK(now.path.left() == 9);
  CHECK(now.upgrades.origin == "30 U&M points banked.");
  REQUIRE(now.cards.size() == 3);
  CHECK(now.cards[0].cost == 6);
  CHECK_FALSE(now.cards[0].career);
  CHECK(now.cards[2].career);
  CHECK(now.cards[2].cost == 6);
}

TEST_CASE("Offers that may be taken come first, by cost, the rest says why not [fga-4.1p-10] [fga-2.9.5-5]") {
  const HangarView now = view(in_hangar(kFighters, 3, Path::ace, 5, 3));
  REQUIRE(now.offers.size() > 60);
  const auto first_illegal =
      std::find_if(now.offers.begin(), now.offers.end(), [](const OfferRow& row) { return !row.legal; });
  REQUIRE(first_illegal != now.offers.begin());
  CHECK(std::none_of(first_illegal, now.offers.end(), [](const OfferRow& row) { return row.legal; }));
  for (auto row = now.offers.begin() + 1; row != first_illegal; ++row) CHECK((row - 1)->cost <= row->cost);
  for (const OfferRow& row : now.offers) {
    CAPTURE(row.name);
    CHECK(row.why.empty() == row.legal);
    CHECK(row.rule.empty() == row.legal);
    CHECK_FALSE(row.slots.empty());
    CHECK(row.source == catalog().upgrade(row.id)->rule);
  }
  CHECK(offer(now, "targeting-computer").legal);
  CHECK(offer(now, "afterburners").rule == "fga-2.8-8");  // 6 of 5 points
  CHECK(offer(now, "outmaneuver").rule == "fga-2.9.5-2");
  CHECK(offer(now, "proton-torpedoes").rule == "fga-2.7.1-2");
  CHECK(offer(now, "outmaneuver").remark.find("needs initiative 3") != std::string::npos);
  CHECK(offer(now, "outmaneuver").career);
  CHECK(offer(now, "barrage-rockets").slots == "2 x Missile");
  CHECK(offer(now, "proton-torpedoes").why.find("Proton Torpedoes") != std::string::npos);  // names, no ids
}

TEST_CASE("Offers are found by words, and by what one slot takes") {
  const HangarView now = view(in_hangar(kBombers, 3, Path::ace, 60, 20));
  const auto found = desk::offers_found(catalog(), now, "proton BOMBS");
  REQUIRE_FALSE(found.empty());
  CHECK(std::all_of(found.begin(), found.end(), [](const OfferRow* row) {
    return row->name.find("roton") != std::string::npos || row->text.find("roton") != std::string::npos;
  }));
  CHECK(desk::offers_found(catalog(), now, "no such words").empty());
  CHECK(desk::offers_found(catalog(), now, "").size() == now.offers.size());
  const auto torpedoes = desk::offers_found(catalog(), now, "", &now.slots.front().slot);
  REQUIRE_FALSE(torpedoes.empty());
  for (const OfferRow* row : torpedoes) CHECK(row->slots.find("Torpedo") != std::string::npos);
}

TEST_CASE("Extra charges of the pilot lie on cards that take them [fga-2.3.1-4] [fga-2.6.1-4]") {
  Session session = in_hangar(kBombers, 5, Path::tech, 60, 0);
  carries(session, {"afterburners", "hull-upgrade", "cluster-missiles"}, {"afterburners"});
  HangarView now = view(session);
  CHECK(now.tokens == 2);
  CHECK(now.tokens_used == 1);
  CHECK(now.cards[0].charged);
  CHECK(now.cards[0].charges == 3);
  CHECK_FALSE(now.cards[1].can_charge);
  CHECK(now.cards[2].can_charge);
  CHECK(now.cards[2].charges == 4);
  const Loadout loadout = *session.state().loadout_of(kFirst);
  CHECK(desk::with_charge(loadout, "cluster-missiles", true).charged.size() == 2);
  // A card that comes off takes its charge along.
  CHECK(desk::without_card(loadout, 0).charged.empty());
  CHECK(desk::without_card(loadout, 0).cards == Ids{"hull-upgrade", "cluster-missiles"});
}

TEST_CASE("Loadouts are kept, and copied from others without their charges [fga-4.1p-10]") {
  Session session = in_hangar(kFighters, 5, Path::ace, 60, 20);
  carries(session, {"afterburners"}, {"afterburners"}, kSecond);
  State mixed = session.state();
  mixed.pilots.front().rank = 4;  // has no charge token
  session = Session(test::alpha_book(), mixed);
  does(session, KeepLoadout{kFirst, {"Plain", "tielnfighter", {"hull-upgrade"}, {}}});
  does(session, KeepLoadout{kFirst, {"Bombs", "tiesabomber", {"proton-bombs"}, {}}});
  const HangarView now = view(session);
  REQUIRE(now.kept.size() == 2);  // not the bomber's
  CHECK(now.kept[0].name == "Plain");
  CHECK(now.kept[0].kept);
  CHECK(now.kept[0].words == catalog().upgrade("hull-upgrade")->name);
  CHECK(now.kept[0].why.empty());
  CHECK(now.kept[1].name == "As Alpha 2 flies");
  CHECK_FALSE(now.kept[1].kept);
  CHECK(now.kept[1].loadout.cards == Ids{"afterburners"});
  CHECK(now.kept[1].loadout.charged.empty());
  CHECK(now.kept[1].why.empty());
  does(session, Equip{kFirst, now.kept[1].loadout});
  CHECK(view(session).kept[1].on);
}

TEST_CASE("What one pilot alone may carry is refused to the others by name [fga-4.1p-12]") {
  const auto alone = std::find_if(catalog().upgrades.begin(), catalog().upgrades.end(), [](const auto& entry) {
    const data::Upgrade& upgrade = entry.second;
    return is_sold(upgrade) && upgrade.limited == 1 && upgrade.slots == std::vector<std::string>{"talent"};
  });
  if (alone == catalog().upgrades.end()) return;  // the tables have none in this slot
  Session session = in_hangar(kFighters, 8, Path::ace, 99, 99);
  carries(session, {alone->first}, {}, kSecond);
  const OfferRow& row = offer(view(session), alone->first);
  CHECK_FALSE(row.legal);
  CHECK(row.rule == "fga-4.1p-12");
  CHECK(row.why.find("Alpha 2") != std::string::npos);
}

TEST_CASE("Suggested loadouts may be flown, use the money and keep their promise [fga-4.1p-10]") {
  for (const char* mission : {kFighters, kBombers, kGunboats, kAdvanced}) {
    for (const int rank : {2, 5, 8}) {
      for (const Path path : data::kPaths) {
        const Session session = in_hangar(mission, rank, path, 24, 14);
        std::size_t most = 0, dear = 0;
        for (const desk::Suggestion& suggestion : desk::suggestions()) {
          CAPTURE(mission, rank, data::name_of(path), suggestion.name);
          const Loadout loadout =
              campaign::alpha::suggested(test::alpha_book(), session.state(), kFirst, suggestion.how);
          CHECK_FALSE(check_loadout(test::alpha_book(), session.state(), kFirst, loadout));
          CHECK_FALSE(loadout.cards.empty());
          if (suggestion.how == Suggest::many) most = loadout.cards.size();
          if (suggestion.how == Suggest::dear) dear = loadout.cards.size();
          // Nothing that is left would fit any more.
          for (const Offer& more : offers_for(test::alpha_book(), session.state(), kFirst, loadout))
            CHECK(more.why_not);
        }
        CHECK(most >= dear);
      }
    }
  }
  const Session bombers = in_hangar(kBombers, 2, Path::none, 12, 0);
  const Loadout weapons = campaign::alpha::suggested(test::alpha_book(), bombers.state(), kFirst, Suggest::weapons);
  const data::Upgrade* first = catalog().upgrade(weapons.cards.front());
  CHECK((first->weapon || first->payload));
  const Loadout alive = campaign::alpha::suggested(test::alpha_book(), bombers.state(), kFirst, Suggest::survival);
  CHECK(catalog().upgrade(alive.cards.front())->hull + catalog().upgrade(alive.cards.front())->shields > 0);
}

// --- the page

TEST_CASE("In the hangar a click on an offer fits it, the cross takes it off, undo brings it back") {
  Hand hand;
  opens(hand, in_hangar(kFighters, 5, Path::ace, 30, 12), desk::CampaignPage::hangar);
  const auto cards = [&] { return campaign_of(hand.desk.campaigns).state().loadout_of(kFirst)->cards; };
  REQUIRE(hand.shows("campaign/hangar/search"));
  hand.fill("campaign/hangar/search", "afterburners");
  hand.click("campaign/hangar/offer-afterburners");
  CHECK(cards() == Ids{"afterburners"});
  REQUIRE(hand.shows("campaign/hangar/card-afterburners-charge"));
  hand.click("campaign/hangar/card-afterburners-charge");
  CHECK(campaign_of(hand.desk.campaigns).state().loadout_of(kFirst)->charged == Ids{"afterburners"});
  hand.click("campaign/hangar/card-afterburners-off");
  CHECK(cards().empty());
  CHECK(campaign_of(hand.desk.campaigns).state().loadout_of(kFirst)->charged.empty());
  hand.click("campaign/undo");
  CHECK(cards() == Ids{"afterburners"});
}

TEST_CASE("The first evening's hangar shows what can be carried, and folds the rest away") {
  const Session session = in_hangar(kFighters, 2, Path::none, 0, 0);  // founders begin so
  const desk::HangarView view = desk::hangar_of(test::alpha_book(), session.state(), kFirst);
  const auto far = std::count_if(view.offers.begin(), view.offers.end(), [](const auto& row) { return !row.near; });
  CHECK(far > 100);
  for (const desk::OfferRow& row : view.offers)
    if (row.legal) CHECK(row.near);
  Hand hand;
  opens(hand, session, desk::CampaignPage::hangar);
  const auto shown = [&] {
    return std::count_if(hand.probe.widgets.begin(), hand.probe.widgets.end(),
                         [](const auto& each) { return each.first.starts_with("campaign/hangar/offer-"); });
  };
  const auto few = shown();
  CHECK(few <= static_cast<long>(view.offers.size()) - far);
  hand.click("campaign/hangar/all-offers");
  hand.frames(3);
  CHECK(shown() > few);
}

TEST_CASE("In the hangar a card that only lacks a free slot or points is near [fga-2.9.5-5]") {
  Session session = in_hangar(kFighters, 5, Path::ace, 30, 12);
  const auto row_of = [&](const char* card) {
    const desk::HangarView view = desk::hangar_of(test::alpha_book(), session.state(), kFirst);
    const auto found =
        std::find_if(view.offers.begin(), view.offers.end(), [&](const auto& r) { return r.id == card; });
    REQUIRE(found != view.offers.end());
    return *found;
  };
  const desk::OfferRow before = row_of("shield-upgrade");
  REQUIRE(before.legal);
  carries(session, {"afterburners", "hull-upgrade"});
  const desk::OfferRow after = row_of("shield-upgrade");
  if (!after.legal) CHECK(after.near);
}

TEST_CASE("In the hangar loadouts are suggested, kept by name, taken over and forgotten") {
  Session session = in_hangar(kFighters, 5, Path::ace, 30, 12);
  carries(session, {"afterburners"});
  const Ids dear{"afterburners"};
  Hand hand(1280, 900);
  opens(hand, session, desk::CampaignPage::hangar);
  const State& state = campaign_of(hand.desk.campaigns).state();
  hand.click("campaign/hangar/suggest-1");
  CHECK_FALSE(state.loadout_of(kFirst)->cards.empty());
  CHECK(state.loadout_of(kFirst)->cards != dear);
  hand.click("campaign/undo");
  CHECK(campaign_of(hand.desk.campaigns).state().loadout_of(kFirst)->cards == dear);
  hand.fill("campaign/hangar/name", "Dear");
  if (campaign_of(hand.desk.campaigns).state().pilot(kFirst)->loadouts.empty()) hand.click("campaign/hangar/keep");
  REQUIRE(state.pilot(kFirst)->loadouts.size() == 1);
  CHECK(state.pilot(kFirst)->loadouts.front().name == "Dear");
  hand.click("campaign/hangar/empty");
  CHECK(campaign_of(hand.desk.campaigns).state().loadout_of(kFirst)->cards.empty());
  hand.click("campaign/hangar/kept-0");
  CHECK(campaign_of(hand.desk.campaigns).state().loadout_of(kFirst)->cards == dear);
  // The wingmate copies it.
  hand.click("campaign/hangar/pick-pilot-2");
  hand.frames(2);
  hand.click("campaign/hangar/kept-0");
  CHECK(campaign_of(hand.desk.campaigns).state().loadout_of(kSecond)->cards == dear);
  hand.click("campaign/hangar/pick-pilot-1");
  hand.frames(2);
  hand.click("campaign/hangar/kept-0-forget");
  CHECK(campaign_of(hand.desk.campaigns).state().pilot(kFirst)->loadouts.empty());
}

TEST_CASE("A slot shows only what it takes, another ship keeps what fits [fga-2.4.1-7]") {
  Hand hand;
  opens(hand, in_hangar(kAdvanced, 3, Path::tech, 30, 12), desk::CampaignPage::hangar);
  hand.click("campaign/hangar/slot-1");  // missile
  CHECK_FALSE(hand.shows("campaign/hangar/offer-afterburners"));
  CHECK(hand.shows("campaign/hangar/offer-xx-23-s-thread-tracers"));
  hand.click("campaign/hangar/all-slots");
  REQUIRE(hand.shows("campaign/hangar/ship-tieadvancedv1"));
  hand.click("campaign/hangar/ship-tieadvancedv1");
  CHECK(campaign_of(hand.desk.campaigns).state().loadout_of(kFirst)->ship == Id("tieadvancedv1"));
}

TEST_CASE("Without a mission the hangar says what opens it") {
  Hand hand;
  opens(hand, founded(), desk::CampaignPage::hangar);
  CHECK_FALSE(hand.shows("campaign/hangar/search"));
}

}  // namespace plotboard::campaign_hangar
