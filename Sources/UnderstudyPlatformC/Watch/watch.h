#ifndef UNDERSTUDY_WATCH_H
#define UNDERSTUDY_WATCH_H

#include "../include/UnderstudyPlatformC.h"

/// The calling thread's number for the kernel, and a stack of its own for signal handlers from the first call on.
int understudy_prepare_thread(void);

/// The frames of the calling thread, from where a signal met it on; may be called by a signal handler.
///
/// - Parameter context: what the handler was given.
/// - Returns: how many there are.
size_t understudy_frames_of_signal(void *context, void **frames, size_t capacity);

#endif
