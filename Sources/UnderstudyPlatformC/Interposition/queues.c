#include "replacements.h"

// Dispatch's functions for work items, which have no parameter with a default: an overload of ours would be ambiguous. And
// those for blocks, which libraries call that see no overload. So they are replaced, and go on to
// Dispatch wherever no app under test asks; blocks also on all queues but the main one. A quality of service is a class and a
// priority within it.

// Given by UnderstudyTime.
extern SWIFT bool understudy_session_takes_item(void *queue, void *item, void *caller);
extern SWIFT bool understudy_session_takes_item_after(void *queue, void *item, uint64_t deadline, bool isOnTheWall,
                                                      void *caller);
extern SWIFT bool understudy_session_takes_group_item(void *queue, void *group, void *item, void *caller);
extern SWIFT bool understudy_session_takes_queue_block(void *queue, void *group, void *block);
extern SWIFT bool understudy_session_takes_queue_block_after(void *queue, void *block, uint64_t deadline, bool isOnTheWall,
                                                             bool isOfProgram);

extern SWIFT bool understudy_session_takes_foundation_block(void *queue, void *group, void *block);

static _Thread_local bool bypassesSessions;

void understudy_bypass_sessions(bool isOn) { bypassesSessions = isOn; }

SWIFT void understudy_async(void *item, SELF void *queue) {
  if (!understudy_session_takes_item(queue, item, CALLER)) ORIGINAL(async)(item, queue);
}

SWIFT void understudy_async_in_group(void *group, void *item, SELF void *queue) {
  if (!understudy_session_takes_group_item(queue, group, item, CALLER)) ORIGINAL(async_in_group)(group, item, queue);
}

SWIFT void understudy_async_after(uint64_t deadline, void *item, SELF void *queue) {
  if (!understudy_session_takes_item_after(queue, item, deadline, false, CALLER))
    ORIGINAL(async_after)(deadline, item, queue);
}

SWIFT void understudy_async_after_wall(uint64_t deadline, void *item, SELF void *queue) {
  if (!understudy_session_takes_item_after(queue, item, deadline, true, CALLER))
    ORIGINAL(async_after_wall)(deadline, item, queue);
}

SWIFT void understudy_async_block(void *group, uint8_t quality, intptr_t priority, uintptr_t flags, void *block,
                                  SELF void *queue) {
  if (!bypassesSessions && understudy_is_of_foundation(CALLER) &&
      understudy_session_takes_foundation_block(queue, group, block))
    return;
  if (bypassesSessions || !understudy_session_takes_queue_block(queue, group, block))
    ORIGINAL(async_block)(group, quality, priority, flags, block, queue);
}

SWIFT void understudy_async_block_after(uint64_t deadline, uint8_t quality, intptr_t priority, uintptr_t flags, void *block,
                                        SELF void *queue) {
  if (bypassesSessions ||
      !understudy_session_takes_queue_block_after(queue, block, deadline, false, understudy_is_of_program(CALLER)))
    ORIGINAL(async_block_after)(deadline, quality, priority, flags, block, queue);
}

SWIFT void understudy_async_block_after_wall(uint64_t deadline, uint8_t quality, intptr_t priority, uintptr_t flags,
                                             void *block, SELF void *queue) {
  if (bypassesSessions ||
      !understudy_session_takes_queue_block_after(queue, block, deadline, true, understudy_is_of_program(CALLER)))
    ORIGINAL(async_block_after_wall)(deadline, quality, priority, flags, block, queue);
}
