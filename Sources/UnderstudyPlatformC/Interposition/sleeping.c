#include "replacements.h"

// A test that sleeps on its own thread, or runs its run loop, gives the app time. Where the app's time is virtual, its clock
// moves instead; see SleepOfTest.swift in UnderstudyRunner. All other calls pass on to the C library and to Foundation.

// Given by UnderstudyRunner, which a program that runs no tests does not have.
extern bool understudy_test_sleeps(double seconds) GIVEN;
extern bool understudy_test_runs_loop(double limit) GIVEN;

static bool isTaken(double seconds) { return understudy_test_sleeps && understudy_test_sleeps(seconds); }

unsigned understudy_sleep(unsigned seconds) { return isTaken(seconds) ? 0 : ORIGINAL(sleep)(seconds); }

int understudy_usleep(useconds_t microseconds) {
  return isTaken(microseconds / 1e6) ? 0 : ORIGINAL(usleep)(microseconds);
}

SWIFT void understudy_thread_sleep(double seconds, SELF void *type) {
  if (!isTaken(seconds)) ORIGINAL(thread_sleep)(seconds, type);
}

// What the loop itself has gets one turn, as with a date that has passed: the start of 2001.
SWIFT void understudy_run_until(double date, SELF void *runLoop) {
  bool isTaken = understudy_test_runs_loop && understudy_test_runs_loop(date);
  ORIGINAL(run_until)(isTaken ? 0 : date, runLoop);
}
