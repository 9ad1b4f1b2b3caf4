#define _GNU_SOURCE
#include "stack.h"

#if UNDERSTUDY_HAS_STACKS

#include <dlfcn.h>
#include <string.h>
#include <unwind.h>

// Which frames may be left. The program's own may, XCTest's, and the standard library's, which calls closures. Others may
// hold something that only their end gives back: Dispatch's a queue, the concurrency runtime's a task, Foundation's a run
// loop, `swift_once` a value that is being made, the C library's what called it back.

static bool isNamed(const void *function, const char *prefix) {
  Dl_info info;
  // The nearest symbol may be that of another function.
  bool isKnown = dladdr(function, &info) && info.dli_sname && info.dli_saddr == function;
  return isKnown && strncmp(info.dli_sname, prefix, strlen(prefix)) == 0;
}

extern void swift_once(void *predicate, void (*function)(void *), void *context);

/// The function of the runtime that calls what `swift_once` is given.
static const void *once = 0;

static _Unwind_Reason_Code visitCaller(struct _Unwind_Context *frame, void *isCaller) {
  once = (const void *)_Unwind_GetRegionStart(frame);
  if (*(bool *)isCaller) return _URC_END_OF_STACK;
  *(bool *)isCaller = true;
  return _URC_NO_REASON;
}

static void findOnce(void *context) {
  (void)context;
  bool isCaller = false;
  _Unwind_Backtrace(visitCaller, &isCaller);
}

bool understudy_walk_is_possible(void) {
  static uintptr_t predicate[8];
  static int isPossible = -1;
  if (isPossible < 0) {
    swift_once(predicate, findOnce, 0);
    const void *job = dlsym(RTLD_DEFAULT, "swift_job_run");
    // With libraries that are linked statically all frames are the program's.
    isPossible = once && job && !understudy_is_of_program(once) && !understudy_is_of_program(job);
  }
  return isPossible;
}

static bool mayBeLeft(const void *function) {
  switch (understudy_image(function)) {
    case understudyProgram:
    case understudyXCTest: return true;
    case understudySwiftCore: return function != once;
    case understudyConcurrency:
      return isNamed(function, "$sScM14assumeIsolated") || isNamed(function, "$ss9TaskLocalC9withValue");
    case understudyFoundation: return isNamed(function, "$s10Foundation11NSPredicateC8evaluate");
    default: return false;
  }
}

typedef struct {
  const void *end;
  bool isReached;
} Walk;

static _Unwind_Reason_Code visit(struct _Unwind_Context *frame, void *context) {
  Walk *walk = context;
  const void *function = (const void *)_Unwind_GetRegionStart(frame);
  walk->isReached = function == walk->end;
  return walk->isReached || !mayBeLeft(function) ? _URC_END_OF_STACK : _URC_NO_REASON;
}

bool understudy_walk_reaches(const void *function) {
  Walk walk = {.end = function};
  _Unwind_Backtrace(visit, &walk);
  return walk.isReached;
}

#endif
