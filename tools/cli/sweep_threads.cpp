// The threads of a sweep: every one takes the next game that nobody has taken.
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "battle/checked_flight.hpp"
#include "common.hpp"
#include "sweep.hpp"

namespace plotboard::cli {
namespace {

using Clock = std::chrono::steady_clock;

volatile std::sig_atomic_t stop_wanted = 0;
void want_stop(int /*signal*/) { stop_wanted = 1; }

// A bug of one game is that game's fault, and the others go on.
[[noreturn]] void throw_bug(const char* condition, const char* file, int line, const std::string& message) {
  throw std::logic_error(std::string(file) + ":" + std::to_string(line) + ": " + message + " (" + condition + ")");
}

class Handlers {  // while a sweep runs
 public:
  Handlers() : former_bugs_(base::set_bug_handler(throw_bug)) {
    stop_wanted = 0;
    former_interrupt_ = std::signal(SIGINT, want_stop);
    former_end_ = std::signal(SIGTERM, want_stop);
  }
  ~Handlers() {
    base::set_bug_handler(former_bugs_);
    if (former_interrupt_ != SIG_ERR) std::signal(SIGINT, former_interrupt_);
    if (former_end_ != SIG_ERR) std::signal(SIGTERM, former_end_);
  }
  Handlers(const Handlers&) = delete;
  Handlers& operator=(const Handlers&) = delete;

 private:
  base::BugHandler former_bugs_;
  void (*former_interrupt_)(int) = nullptr;
  void (*former_end_)(int) = nullptr;
};

class Crew {
 public:
  Crew(const data::Catalog& catalog, const std::vector<battle::GameOf>& games, const Crews& crews, unsigned threads)
      : catalog_(catalog), games_(games), crews_(crews), busy_(threads) {
    flown_.games.resize(games.size());
  }

  Flown work(int patience, const Progress& told) {
    const Clock::time_point start = Clock::now();
    std::vector<std::thread> threads;
    threads.reserve(busy_.size());
    for (std::size_t i = 0; i < busy_.size(); ++i) threads.emplace_back([this, i] { take_turns(i); });
    std::unique_lock lock(mutex_);
    Clock::time_point last = start;
    while (at_work_ > 0) {
      changed_.wait_for(lock, std::chrono::milliseconds(200));
      if (stop_wanted != 0) flown_.stopped = true;
      for (const Busy& busy : busy_) {
        if (busy.game && Clock::now() - busy.since > std::chrono::seconds(patience)) give_up(*busy.game, patience);
      }
      if (Clock::now() - last < std::chrono::seconds(1) && at_work_ > 0) continue;
      last = Clock::now();
      if (told) told(done_, std::chrono::duration<double>(last - start).count(), faults_);
    }
    lock.unlock();
    for (std::thread& thread : threads) thread.join();
    return std::move(flown_);
  }

 private:
  struct Busy {
    std::optional<std::size_t> game;
    Clock::time_point since;
  };

  void take_turns(std::size_t thread) {
    std::unique_lock lock(mutex_);
    while (!flown_.stopped && next_ < games_.size()) {
      const std::size_t game = next_++;
      busy_[thread] = {game, Clock::now()};
      lock.unlock();
      battle::CheckedGame played = play(games_[game]);
      lock.lock();
      busy_[thread].game.reset();
      ++done_;
      faults_ += played.faults.size();
      flown_.games[game] = std::move(played);
    }
    --at_work_;
    changed_.notify_all();
  }

  [[nodiscard]] battle::CheckedGame play(const battle::GameOf& game) const {
    try {
      return battle::checked_game(catalog_, game, crews_.at({game.mission, game.pilots, game.rank}));
    } catch (const std::exception& error) {
      battle::CheckedGame broken;
      broken.faults.push_back(std::string("internal error: ") + error.what());
      return broken;
    }
  }

  // A thread cannot be stopped from outside: what has been found so far is told, and the program ends.
  [[noreturn]] void give_up(std::size_t hanging, int patience) {
    for (std::size_t i = 0; i < games_.size(); ++i) {
      if (!flown_.games[i]) continue;
      for (const std::string& fault : flown_.games[i]->faults)
        std::cerr << words_of(games_[i]) << ": " << fault << '\n';
    }
    std::cerr << words_of(games_[hanging]) << ": hangs, after " << patience << " seconds\n" << std::flush;
    std::_Exit(kIllegal);
  }

  const data::Catalog& catalog_;
  const std::vector<battle::GameOf>& games_;
  const Crews& crews_;
  std::mutex mutex_;  // for all that follows
  std::condition_variable changed_;
  std::vector<Busy> busy_;
  std::size_t next_ = 0, done_ = 0, faults_ = 0;
  std::size_t at_work_ = busy_.size();
  Flown flown_;
};

}  // namespace

Flown fly_all(const data::Catalog& catalog, const std::vector<battle::GameOf>& games, const Crews& crews,
              unsigned threads, int patience, const Progress& told) {
  const Handlers handlers;
  return Crew(catalog, games, crews, threads).work(patience, told);
}

std::string words_of(const battle::GameOf& game) {
  return game.mission + ", " + std::to_string(game.pilots) + " pilots, rank " + std::to_string(game.rank) + ", seed " +
         std::to_string(battle::seed_of(game));
}

}  // namespace plotboard::cli
