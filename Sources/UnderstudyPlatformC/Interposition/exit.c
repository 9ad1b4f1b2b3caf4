#define _GNU_SOURCE
#include "ends.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>

#include "../Watch/watch.h"

// Code that ends the process ends all tests with it, with the code of success as a rule. A call that does so before the tests
// have ended is a failure; all others go to the C library.

// Given by UnderstudyRunner, which a program that runs no tests does not have.
extern bool understudy_app_ends(const char *call, int end, bool isOfRunner) GIVEN;

static pid_t ownProcess;
static pthread_t firstThread;
static pthread_mutex_t reporting;
static _Atomic bool isReported, isExiting;
static _Atomic int codeOfExit;

bool understudy_is_own_process(void) { return getpid() == ownProcess; }

bool understudy_is_first_thread(void) { return understudy_is_own_process() && syscall(SYS_gettid) == ownProcess; }

bool understudy_end_is_reported(void) { return atomic_load(&isReported); }

bool understudy_is_exiting_with_failure(void) {
  return understudy_is_own_process() && atomic_load(&isExiting) && atomic_load(&codeOfExit);
}

bool understudy_is_failure(const char *call, const void *caller, enum UnderstudyEnd end) {
  if (!understudy_app_ends || !understudy_is_own_process()) return false;
  // After a signal the watchdog ends the process, when it has written what it knows.
  if (understudy_wait_for_end()) return true;
  pthread_mutex_lock(&reporting);
  if (!atomic_load(&isReported)) {
    UnderstudyImage image = caller ? understudy_image(caller) : understudyOtherImage;
    bool isOfRunner = image != understudyProgram;
    if (understudy_app_ends(call, end, isOfRunner)) atomic_store(&isReported, true);
  }
  pthread_mutex_unlock(&reporting);
  return atomic_load(&isReported);
}

void understudy_end_failed(void) {
  ORIGINAL(_exit)(1);
  __builtin_unreachable();
}

/// The code with which the process is to end; the kernel takes its last eight bits.
static int codeOf(const char *function, int code, const void *caller) {
  if (!understudy_is_own_process()) return code;
  if (atomic_load(&isExiting)) {
    // A handler of the exit, which is to change nothing about the result.
    fflush(NULL);
    int former = atomic_load(&codeOfExit);
    return former ? former : code;
  }
  char call[64];
  snprintf(call, sizeof call, "%s(%d)", function, code);
  return understudy_is_failure(call, caller, understudyEndOfProcess) && (code & 0xff) == 0 ? 1 : code;
}

void understudy_exit(int code) {
  code = codeOf("exit", code, CALLER);
  if (understudy_is_own_process() && !atomic_exchange(&isExiting, true)) atomic_store(&codeOfExit, code & 0xff);
  ORIGINAL(exit)(code);
}

void understudy__exit(int code) { ORIGINAL(_exit)(codeOf("_exit", code, CALLER)); }
void understudy__Exit(int code) { ORIGINAL(_Exit)(codeOf("_Exit", code, CALLER)); }
void understudy_quick_exit(int code) { ORIGINAL(quick_exit)(codeOf("quick_exit", code, CALLER)); }

int understudy_daemon(int staysInDirectory, int keepsOutput) {
  if (understudy_is_failure("daemon(_:_:)", CALLER, understudyEndOfProcess)) understudy_end_failed();
  return ORIGINAL(daemon)(staysInDirectory, keepsOutput);
}

// MARK: The main thread

void understudy_pthread_exit(void *value) {
  if (understudy_is_first_thread()) {
    const char *call = understudy_is_of_foundation(CALLER) ? "Thread.exit()" : "pthread_exit(_:)";
    if (understudy_is_failure(call, CALLER, understudyEndOfMainThread)) understudy_end_failed();
  }
  ORIGINAL(pthread_exit)(value);
}

int understudy_pthread_cancel(pthread_t thread) {
  if (understudy_is_own_process() && pthread_equal(thread, firstThread) &&
      understudy_is_failure("pthread_cancel(_:)", CALLER, understudyEndOfMainThread))
    understudy_end_failed();
  return ORIGINAL(pthread_cancel)(thread);
}

void understudy_dispatch_main(void) {
  // An executable of asynchronous code calls it, too, before its tests begin.
  if (understudy_is_of_program(CALLER) && understudy_is_failure("dispatchMain()", CALLER, understudyEndOfMainThread))
    understudy_end_failed();
  ORIGINAL(dispatch_main)();
}

// MARK: Exits that are not called by name

// The C library calls its own `exit`, for `err` and its kind, where no replacement comes first.
static void leave(int code, void *context) {
  (void)context;
  if (atomic_load(&isExiting) || !understudy_is_own_process()) return;
  char call[64];
  snprintf(call, sizeof call, "exit(%d)", code);
  if (!understudy_is_failure(call, NULL, understudyEndOfProcess) || code & 0xff) return;
  fflush(NULL);
  understudy_end_failed();
}

// Runs before the constructors of others, so that its handler runs after theirs.
__attribute__((constructor(102))) static void noteProcess(void) {
  ownProcess = getpid();
  firstThread = pthread_self();
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&reporting, &attributes);
  pthread_mutexattr_destroy(&attributes);
  on_exit(leave, NULL);
}
