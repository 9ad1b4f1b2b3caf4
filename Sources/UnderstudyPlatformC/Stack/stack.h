#ifndef UNDERSTUDY_STACK_H
#define UNDERSTUDY_STACK_H

#include "../include/UnderstudyPlatformC.h"

// Sanitizers keep a stack of their own beside each one that they know of.
#if defined(__linux__) && defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__)) \
  && !defined(UNDERSTUDY_IS_SANITIZED)
#define UNDERSTUDY_HAS_STACKS 1
#endif

/// The end of the separate stack that an address is on; zero where it is on none.
uintptr_t understudy_stack_end(uintptr_t address);

/// The lists that the Swift runtime keeps of the thread's code, as they were when a run began.
typedef struct {
  /// Exclusive accesses: what the runtime keeps of a task.
  uintptr_t accesses[4];
  /// Where the value is that marks the beginning of the run's task locals.
  const void *marker;
} Locals;

/// Whether the runtime contains what puts the lists back.
bool understudy_locals_are_known(void);

/// Whether the calling code runs in a task.
bool understudy_locals_are_in_task(void);

/// Notes the lists.
///
/// - Returns: false in a task, whose lists are its own.
bool understudy_locals_begin(Locals *locals);

/// Puts the lists back.
void understudy_locals_end(Locals *locals);

/// Whether the libraries can be distinguished whose frames must not be left.
bool understudy_walk_is_possible(void);

/// Whether the callers can be followed to a function, and all of them can be left.
bool understudy_walk_reaches(const void *function);

#endif
