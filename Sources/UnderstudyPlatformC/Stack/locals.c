#define _GNU_SOURCE
#include "stack.h"

#if UNDERSTUDY_HAS_STACKS

#include <dlfcn.h>

#define SWIFT __attribute__((swiftcall))

extern SWIFT void *swift_task_getCurrent(void);
// Weak: a runtime without them links all the same.
extern SWIFT void swift_task_enterThreadLocalContext(char *state) __attribute__((weak));
extern SWIFT void swift_task_exitThreadLocalContext(char *state) __attribute__((weak));

/// The key of the values that mark where a run begins.
static const char key = 0;

static const void *typeOfInt(void) {
  static const void *type = 0;
  if (!type) type = dlsym(RTLD_DEFAULT, "$sSiN");
  return type;
}

bool understudy_locals_are_known(void) {
  return swift_task_enterThreadLocalContext && swift_task_exitThreadLocalContext && typeOfInt();
}

bool understudy_locals_are_in_task(void) { return swift_task_getCurrent(); }

bool understudy_locals_begin(Locals *locals) {
  if (!understudy_locals_are_known() || understudy_locals_are_in_task()) return false;
  intptr_t value = 0;
  understudy_task_local_push(&key, &value, typeOfInt());
  locals->marker = understudy_task_local_value(&key);
  // A run is to the thread's accesses what a task is that begins on it.
  swift_task_enterThreadLocalContext((char *)locals->accesses);
  return true;
}

void understudy_locals_end(Locals *locals) {
  swift_task_exitThreadLocalContext((char *)locals->accesses);
  // What was bound inside is popped with the marker.
  const void *innermost = understudy_task_local_value(&key);
  while (innermost) {
    understudy_task_local_pop();
    const void *next = understudy_task_local_value(&key);
    if (innermost == locals->marker && next != locals->marker) return;
    innermost = next;
  }
}

#endif
