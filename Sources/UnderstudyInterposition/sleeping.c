#define _GNU_SOURCE
#include "UnderstudyInterposition.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdbool.h>
#include <unistd.h>

#include "replacement.h"

// A test that sleeps on its own thread, or runs its run loop, gives the app time. Where the app's time is virtual, its clock
// moves instead; see SleepOfTest.swift in XCUIAutomation. All other calls go on to the C library and to Foundation.

#define SLEEP_FOR "$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ"
#define RUN_UNTIL "$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF"

// Given by XCUIAutomation, which a program that runs no tests does not have.
extern bool understudy_test_sleeps(double seconds) __attribute__((weak));
extern bool understudy_test_runs_loop(double limit) __attribute__((weak));

typedef unsigned Sleep(unsigned seconds);
typedef int MicroSleep(useconds_t microseconds);
typedef SWIFT void SleepFor(double seconds, SELF void *type);
typedef SWIFT void RunUntil(double date, SELF void *runLoop);

static Sleep *originalSleep;
static MicroSleep *originalMicroSleep;
static SleepFor *originalSleepFor;
static RunUntil *originalRunUntil;

AT_LOADING static void findOriginals(void) {
  originalSleep = dlsym(RTLD_NEXT, "sleep");
  originalMicroSleep = dlsym(RTLD_NEXT, "usleep");
  originalSleepFor = dlsym(RTLD_NEXT, SLEEP_FOR);
  originalRunUntil = dlsym(RTLD_NEXT, RUN_UNTIL);
}

static bool isTaken(double seconds) { return understudy_test_sleeps && understudy_test_sleeps(seconds); }

unsigned understudy_sleep(unsigned seconds) REPLACES("sleep");
unsigned understudy_sleep(unsigned seconds) { return isTaken(seconds) ? 0 : originalSleep(seconds); }

int understudy_usleep(useconds_t microseconds) REPLACES("usleep");
int understudy_usleep(useconds_t microseconds) {
  return isTaken(microseconds / 1e6) ? 0 : originalMicroSleep(microseconds);
}

SWIFT void understudy_thread_sleep(double seconds, SELF void *type) REPLACES(SLEEP_FOR);
SWIFT void understudy_thread_sleep(double seconds, SELF void *type) {
  if (!isTaken(seconds)) originalSleepFor(seconds, type);
}

// What the loop itself has gets one turn, as with a date that has passed: the start of 2001.
SWIFT void understudy_run_until(double date, SELF void *runLoop) REPLACES(RUN_UNTIL);
SWIFT void understudy_run_until(double date, SELF void *runLoop) {
  bool isTaken = understudy_test_runs_loop && understudy_test_runs_loop(date);
  originalRunUntil(isTaken ? 0 : date, runLoop);
}

#endif
