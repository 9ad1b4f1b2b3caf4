#ifndef UNDERSTUDY_ENDS_H
#define UNDERSTUDY_ENDS_H

#include "replacements.h"

// What calls that end the process have in common. A process that has forked from this one ends as it likes.

/// What a call ends.
enum UnderstudyEnd { understudyEndOfProcess, understudyEndOfMainThread };

/// Whether a call ends the process in the middle of its tests, which is reported then.
///
/// Where an end is being reported by another thread, or by the watchdog, this waits for it.
///
/// - Parameters:
///   - call: as its user writes it, such as `_exit(0)`.
///   - caller: where the call returns to; null where that is not known.
bool understudy_is_failure(const char *call, const void *caller, enum UnderstudyEnd end);

/// Ends the process as one that has failed, without the handlers of its exit.
void understudy_end_failed(void) __attribute__((noreturn));

/// Whether the calling thread is the process's first, in the process itself and not in one that has forked from it.
bool understudy_is_first_thread(void);

/// Whether the calling code runs in this process, and not in one that has forked from it.
bool understudy_is_own_process(void);

/// Whether `exit` runs its handlers, with a code that is not 0.
bool understudy_is_exiting_with_failure(void);

#endif
