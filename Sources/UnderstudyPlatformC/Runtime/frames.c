#define _GNU_SOURCE
#include "../Stack/stack.h"

#include <pthread.h>
#include <string.h>
#include <unwind.h>

// A frame begins with the address of its caller's frame and the address to which it returns. Libraries may be built without,
// and use the register for something else: each step is checked against the bounds of the stack, and ends there.

static _Thread_local uintptr_t low, high;

/// The end of the stack that an address is on; zero where it is not one of the thread's.
static uintptr_t endOfStack(uintptr_t frame) {
  if (high == 0) {
    pthread_attr_t attributes;
    void *address;
    size_t size;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
      if (pthread_attr_getstack(&attributes, &address, &size) == 0) {
        low = (uintptr_t)address;
        high = low + size;
      }
      pthread_attr_destroy(&attributes);
    }
  }
  return frame >= low && frame < high ? high : understudy_stack_end(frame);
}

// Where nothing has pushed a frame, the two words are others' values.
__attribute__((no_sanitize("address", "thread"))) size_t understudy_frames(uintptr_t *frames, size_t limit) {
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  const uintptr_t end = endOfStack(frame);
  size_t count = 0;
  while (count < limit) {
    uintptr_t caller = ((uintptr_t *)frame)[0], address = ((uintptr_t *)frame)[1];
    if (address == 0) break;
    frames[2 * count] = frame;
    frames[2 * count + 1] = address;
    count++;
    if (caller <= frame || caller + 2 * sizeof(uintptr_t) > end || caller % sizeof(uintptr_t) != 0) break;
    frame = caller;
  }
  return count;
}

__attribute__((noinline, no_sanitize("address", "thread"))) uintptr_t understudy_frame_of_caller(void) {
  return *(uintptr_t *)__builtin_frame_address(0);
}

// The frames are those of others. Each read of a test copies some, also where this is not optimised: not word by word, unless a
// sanitizer looks.
__attribute__((no_sanitize("address", "thread"))) size_t understudy_copy_stack(uintptr_t from, uintptr_t *words,
                                                                               size_t limit) {
  const uintptr_t end = endOfStack(from);
  size_t count = from < end ? (end - from) / sizeof(uintptr_t) : 0;
  if (count > limit) count = limit;
#ifdef UNDERSTUDY_IS_SANITIZED
  for (size_t index = 0; index < count; index++) words[index] = ((const uintptr_t *)from)[index];
#else
  memcpy(words, (const void *)from, count * sizeof(uintptr_t));
#endif
  return count;
}

typedef struct {
  uintptr_t *calls;
  size_t count, limit;
} Walk;

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
  Walk *walk = argument;
  if (walk->count == walk->limit) return _URC_END_OF_STACK;
  walk->calls[2 * walk->count] = _Unwind_GetCFA(context);
  walk->calls[2 * walk->count + 1] = _Unwind_GetIP(context);
  walk->count++;
  return _URC_NO_REASON;
}

size_t understudy_unwind(uintptr_t *calls, size_t limit) {
  Walk walk = {calls, 0, limit};
  _Unwind_Backtrace(visit, &walk);
  return walk.count;
}
