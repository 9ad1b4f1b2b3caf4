#ifndef UNDERSTUDY_WATCH_H
#define UNDERSTUDY_WATCH_H

#include <signal.h>

#include "../include/UnderstudyPlatformC.h"

/// The calling thread's number for the kernel, and a stack of its own for signal handlers from the first call on.
int understudy_prepare_thread(void);

/// The frames of the calling thread, from where a signal met it on; may be called by a signal handler.
///
/// - Parameter context: what the handler was given.
/// - Returns: how many there are.
size_t understudy_frames_of_signal(void *context, void **frames, size_t capacity);

/// The name of a signal that ends a process, such as `SIGTERM`; null for others.
const char *understudy_signal_name(int number);

/// Whether a signal is one that this package reports.
bool understudy_is_own_handler(const struct sigaction *action);

/// Whether it is the handler of traps.
bool understudy_is_crash_handler(const struct sigaction *action);

/// Whether a trap is being reported, or has been.
bool understudy_is_crashing(void);

/// Whether a call has been reported that ends the process.
bool understudy_end_is_reported(void);

/// Waits for the end of the process where another thread has trapped, or where a signal has come; for some seconds at most.
///
/// - Returns: false where neither is so.
bool understudy_wait_for_end(void);

/// Whether a signal has come with which the watchdog ends the process.
bool understudy_is_signalled(void);
/// Keeps such signals from the calling thread.
void understudy_block_sent_signals(void);

/// Wakes the watchdog's thread; a signal handler may call it.
void understudy_watch_wake(void);

/// Writes to standard error; a signal handler may call it.
void understudy_put_text(const char *text);
void understudy_put_number(int64_t number);

#endif
