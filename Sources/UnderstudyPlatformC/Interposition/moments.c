#include "replacements.h"

// `DispatchTime.now()` is real time, and a delay such as `.now() + 2` is counted from it. The thread may be kept from running before it
// hands the deadline over: so the delay is counted from what the thread was given last, and is two seconds under any load.

static _Thread_local uint64_t lastMoment;

uint64_t understudy_dispatch_time(uint64_t when, int64_t nanoseconds) {
  uint64_t time = ORIGINAL(dispatch_time)(when, nanoseconds);
  // 0 is "now", and all bits are for ever.
  if (when == 0 && time != ~0ull) lastMoment = time - (uint64_t)nanoseconds;
  return time;
}

uint64_t understudy_last_moment(void) { return lastMoment; }
