#define _GNU_SOURCE
#include "UnderstudyInterposition.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#include "replacement.h"

// Dispatch's functions for work items, which have no parameter with a default: an overload of ours would be ambiguous. And
// those for blocks, which libraries call that see no overload. So they are replaced as Foundation's are (interposition.c), and
// go on to Dispatch wherever no app under test asks; blocks also on all queues but the main one.

#define ASYNC "$s8Dispatch0A5QueueC5async7executeyAA0A8WorkItemC_tF"
#define ASYNC_AFTER "$s8Dispatch0A5QueueC10asyncAfter8deadline7executeyAA0A4TimeV_AA0A8WorkItemCtF"
#define ASYNC_AFTER_WALL "$s8Dispatch0A5QueueC10asyncAfter12wallDeadline7executeyAA0A8WallTimeV_AA0A8WorkItemCtF"
#define ASYNC_IN_GROUP "$s8Dispatch0A5QueueC5async5group7executeyAA0A5GroupC_AA0A8WorkItemCtF"
#define ASYNC_BLOCK \
  "$s8Dispatch0A5QueueC5async5group3qos5flags7executeyAA0A5GroupCSg_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF"
#define ASYNC_BLOCK_AFTER \
  "$s8Dispatch0A5QueueC10asyncAfter8deadline3qos5flags7executeyAA0A4TimeV_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF"
#define ASYNC_BLOCK_AFTER_WALL \
  "$s8Dispatch0A5QueueC10asyncAfter12wallDeadline3qos5flags7executeyAA0A8WallTimeV_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF"

// Given by UnderstudyTime.
extern SWIFT bool understudy_session_takes_item(void *queue, void *item, void *caller);
extern SWIFT bool understudy_session_takes_item_after(void *queue, void *item, uint64_t deadline, bool isOnTheWall,
                                                      void *caller);
extern SWIFT bool understudy_session_takes_group_item(void *queue, void *group, void *item, void *caller);
extern SWIFT bool understudy_session_takes_queue_block(void *queue, void *group, void *block);
extern SWIFT bool understudy_session_takes_queue_block_after(void *queue, void *block, uint64_t deadline, bool isOnTheWall);

// A quality of service is a class and a priority within it.
typedef SWIFT void AsyncBlock(void *group, uint8_t quality, intptr_t priority, uintptr_t flags, void *block,
                              SELF void *queue);
typedef SWIFT void AsyncBlockAfter(uint64_t deadline, uint8_t quality, intptr_t priority, uintptr_t flags, void *block,
                                   SELF void *queue);
typedef SWIFT void Async(void *item, SELF void *queue);
typedef SWIFT void AsyncInGroup(void *group, void *item, SELF void *queue);
typedef SWIFT void AsyncAfter(uint64_t deadline, void *item, SELF void *queue);

static Async *originalAsync;
static AsyncInGroup *originalAsyncInGroup;
static AsyncAfter *originalAsyncAfter, *originalAsyncAfterWall;
static AsyncBlock *originalAsyncBlock;
static AsyncBlockAfter *originalAsyncBlockAfter, *originalAsyncBlockAfterWall;

static _Thread_local bool isPastSessions;

bool understudy_is_of_program(const void *address) {
  Dl_info caller, program;
  return dladdr(address, &caller) && dladdr(understudy_is_of_program, &program) && caller.dli_fbase == program.dli_fbase;
}

void understudy_queue_past_sessions(bool isPast) { isPastSessions = isPast; }

AT_LOADING static void findOriginals(void) {
  originalAsync = dlsym(RTLD_NEXT, ASYNC);
  originalAsyncInGroup = dlsym(RTLD_NEXT, ASYNC_IN_GROUP);
  originalAsyncAfter = dlsym(RTLD_NEXT, ASYNC_AFTER);
  originalAsyncAfterWall = dlsym(RTLD_NEXT, ASYNC_AFTER_WALL);
  originalAsyncBlock = dlsym(RTLD_NEXT, ASYNC_BLOCK);
  originalAsyncBlockAfter = dlsym(RTLD_NEXT, ASYNC_BLOCK_AFTER);
  originalAsyncBlockAfterWall = dlsym(RTLD_NEXT, ASYNC_BLOCK_AFTER_WALL);
}

SWIFT void understudy_async(void *item, SELF void *queue) REPLACES(ASYNC);
SWIFT void understudy_async(void *item, SELF void *queue) {
  if (!understudy_session_takes_item(queue, item, CALLER)) originalAsync(item, queue);
}

SWIFT void understudy_async_in_group(void *group, void *item, SELF void *queue) REPLACES(ASYNC_IN_GROUP);
SWIFT void understudy_async_in_group(void *group, void *item, SELF void *queue) {
  if (!understudy_session_takes_group_item(queue, group, item, CALLER)) originalAsyncInGroup(group, item, queue);
}

SWIFT void understudy_async_after(uint64_t deadline, void *item, SELF void *queue) REPLACES(ASYNC_AFTER);
SWIFT void understudy_async_after(uint64_t deadline, void *item, SELF void *queue) {
  if (!understudy_session_takes_item_after(queue, item, deadline, false, CALLER))
    originalAsyncAfter(deadline, item, queue);
}

SWIFT void understudy_async_after_wall(uint64_t deadline, void *item, SELF void *queue) REPLACES(ASYNC_AFTER_WALL);
SWIFT void understudy_async_after_wall(uint64_t deadline, void *item, SELF void *queue) {
  if (!understudy_session_takes_item_after(queue, item, deadline, true, CALLER))
    originalAsyncAfterWall(deadline, item, queue);
}

SWIFT void understudy_async_block(void *group, uint8_t quality, intptr_t priority, uintptr_t flags, void *block,
                                  SELF void *queue) REPLACES(ASYNC_BLOCK);
SWIFT void understudy_async_block(void *group, uint8_t quality, intptr_t priority, uintptr_t flags, void *block,
                                  SELF void *queue) {
  if (isPastSessions || !understudy_session_takes_queue_block(queue, group, block))
    originalAsyncBlock(group, quality, priority, flags, block, queue);
}

SWIFT void understudy_async_block_after(uint64_t deadline, uint8_t quality, intptr_t priority, uintptr_t flags, void *block,
                                        SELF void *queue) REPLACES(ASYNC_BLOCK_AFTER);
SWIFT void understudy_async_block_after(uint64_t deadline, uint8_t quality, intptr_t priority, uintptr_t flags, void *block,
                                        SELF void *queue) {
  if (isPastSessions || !understudy_session_takes_queue_block_after(queue, block, deadline, false))
    originalAsyncBlockAfter(deadline, quality, priority, flags, block, queue);
}

SWIFT void understudy_async_block_after_wall(uint64_t deadline, uint8_t quality, intptr_t priority, uintptr_t flags,
                                             void *block, SELF void *queue) REPLACES(ASYNC_BLOCK_AFTER_WALL);
SWIFT void understudy_async_block_after_wall(uint64_t deadline, uint8_t quality, intptr_t priority, uintptr_t flags,
                                             void *block, SELF void *queue) {
  if (isPastSessions || !understudy_session_takes_queue_block_after(queue, block, deadline, true))
    originalAsyncBlockAfterWall(deadline, quality, priority, flags, block, queue);
}

#else

bool understudy_is_of_program(const void *address) { return true; }
void understudy_queue_past_sessions(bool isPast) {}

#endif
