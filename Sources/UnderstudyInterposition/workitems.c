#define _GNU_SOURCE
#include "UnderstudyInterposition.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

// Dispatch's functions for work items, which have no parameter with a default: an overload of ours would be ambiguous. So
// they are replaced as Foundation's are (interposition.c), and go on to Dispatch wherever no app under test asks.

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define REPLACES(symbol) __asm__(symbol) __attribute__((weak, visibility("default")))

#define ASYNC "$s8Dispatch0A5QueueC5async7executeyAA0A8WorkItemC_tF"
#define ASYNC_AFTER "$s8Dispatch0A5QueueC10asyncAfter8deadline7executeyAA0A4TimeV_AA0A8WorkItemCtF"
#define ASYNC_AFTER_WALL "$s8Dispatch0A5QueueC10asyncAfter12wallDeadline7executeyAA0A8WallTimeV_AA0A8WorkItemCtF"

// Given by UnderstudyTime.
extern SWIFT bool understudy_session_takes_item(void *queue, void *item);
extern SWIFT bool understudy_session_takes_item_after(void *queue, void *item, uint64_t deadline, bool isOnTheWall);

typedef SWIFT void Async(void *item, SELF void *queue);
typedef SWIFT void AsyncAfter(uint64_t deadline, void *item, SELF void *queue);

static Async *originalAsync;
static AsyncAfter *originalAsyncAfter, *originalAsyncAfterWall;

__attribute__((constructor)) static void findOriginals(void) {
  originalAsync = dlsym(RTLD_NEXT, ASYNC);
  originalAsyncAfter = dlsym(RTLD_NEXT, ASYNC_AFTER);
  originalAsyncAfterWall = dlsym(RTLD_NEXT, ASYNC_AFTER_WALL);
}

SWIFT void understudy_async(void *item, SELF void *queue) REPLACES(ASYNC);
SWIFT void understudy_async(void *item, SELF void *queue) {
  if (!understudy_session_takes_item(queue, item)) originalAsync(item, queue);
}

SWIFT void understudy_async_after(uint64_t deadline, void *item, SELF void *queue) REPLACES(ASYNC_AFTER);
SWIFT void understudy_async_after(uint64_t deadline, void *item, SELF void *queue) {
  if (!understudy_session_takes_item_after(queue, item, deadline, false)) originalAsyncAfter(deadline, item, queue);
}

SWIFT void understudy_async_after_wall(uint64_t deadline, void *item, SELF void *queue) REPLACES(ASYNC_AFTER_WALL);
SWIFT void understudy_async_after_wall(uint64_t deadline, void *item, SELF void *queue) {
  if (!understudy_session_takes_item_after(queue, item, deadline, true)) originalAsyncAfterWall(deadline, item, queue);
}

#endif
