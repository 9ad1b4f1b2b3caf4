#define _GNU_SOURCE
#include "stack.h"

#if UNDERSTUDY_HAS_STACKS

#include <dlfcn.h>
#include <string.h>
#include <sys/auxv.h>
#include <unwind.h>

// Which frames may be left. The program's own may, XCTest's, and the standard library's, which calls closures. Others may
// hold something that only their end gives back: Dispatch's a queue, the concurrency runtime's a task, Foundation's a run
// loop, `swift_once` a value that is being made, the C library's what called it back.

static bool hasPrefix(const char *text, const char *prefix) { return !strncmp(text, prefix, strlen(prefix)); }

static bool isIn(const Dl_info *info, const char *library) {
  const char *name = strrchr(info->dli_fname, '/');
  return hasPrefix(name ? name + 1 : info->dli_fname, library);
}

static const void *baseOf(const void *address) {
  Dl_info info;
  return dladdr(address, &info) ? info.dli_fbase : 0;
}

static const void *baseOfProgram(void) { return baseOf((const void *)baseOfProgram); }

/// Where this package is part of a library, tests may be in the program and in that library.
static bool isOfProgram(const void *base) {
  return base == baseOfProgram() || base == baseOf((const void *)getauxval(AT_ENTRY));
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
    const void *job = dlsym(RTLD_DEFAULT, "swift_job_run"), *own = baseOfProgram();
    // With libraries that are linked statically all frames are the program's.
    isPossible = once && job && own && baseOf(once) != own && baseOf(job) != own;
  }
  return isPossible;
}

static bool mayBeLeft(const void *function) {
  Dl_info info;
  if (!function || !dladdr(function, &info)) return false;
  if (isOfProgram(info.dli_fbase) || isIn(&info, "libXCTest.")) return true;
  if (isIn(&info, "libswiftCore.")) return function != once;
  // The nearest symbol may be that of another function.
  if (!info.dli_sname || info.dli_saddr != function) return false;
  const char *name = info.dli_sname;
  if (isIn(&info, "libswift_Concurrency.")) {
    return hasPrefix(name, "$sScM14assumeIsolated") || hasPrefix(name, "$ss9TaskLocalC9withValue");
  }
  return isIn(&info, "libFoundation.") && hasPrefix(name, "$s10Foundation11NSPredicateC8evaluate");
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
