#define _GNU_SOURCE
#include "replacements.h"

#include <dlfcn.h>

// Dispatch's functions for blocks and work items, and for the notices of groups and work items. They pass on to Dispatch wherever no session
// takes what they are given. A quality of service is a class and a priority within it.

// Dispatch's number for the present.
#define AT_ONCE 0

// Given by UnderstudyTime.
extern SWIFT bool understudy_session_takes_item(void *queue, void *group, uint64_t deadline, bool isOnTheWall, void *item,
                                                void *caller);
extern SWIFT bool understudy_session_takes_queue_block(void *queue, void *group, uint64_t deadline, bool isOnTheWall,
                                                       uint8_t quality, intptr_t priority, uintptr_t flags, void *block,
                                                       void *caller);
extern SWIFT bool understudy_session_notifies_of_group(void *group, void *queue, void *block, void *caller);
extern SWIFT bool understudy_session_notifies_of_item(void *item, void *queue, void *block, void *caller);

_Thread_local bool understudy_bypasses_sessions;

void understudy_bypass_sessions(bool isOn) { understudy_bypasses_sessions = isOn; }

SWIFT void understudy_async(void *item, SELF void *queue) {
  if (!understudy_session_takes_item(queue, NULL, AT_ONCE, false, item, CALLER)) ORIGINAL(async)(item, queue);
}

SWIFT void understudy_async_in_group(void *group, void *item, SELF void *queue) {
  if (!understudy_session_takes_item(queue, group, AT_ONCE, false, item, CALLER))
    ORIGINAL(async_in_group)(group, item, queue);
}

SWIFT void understudy_async_after(uint64_t deadline, void *item, SELF void *queue) {
  if (!understudy_session_takes_item(queue, NULL, deadline, false, item, CALLER))
    ORIGINAL(async_after)(deadline, item, queue);
}

SWIFT void understudy_async_after_wall(uint64_t deadline, void *item, SELF void *queue) {
  if (!understudy_session_takes_item(queue, NULL, deadline, true, item, CALLER))
    ORIGINAL(async_after_wall)(deadline, item, queue);
}

SWIFT void understudy_async_block(void *group, uint8_t quality, intptr_t priority, uintptr_t flags, void *block,
                                  SELF void *queue) {
  if (understudy_bypasses_sessions || !understudy_session_takes_queue_block(queue, group, AT_ONCE, false, quality,
                                                                            priority, flags, block, CALLER))
    ORIGINAL(async_block)(group, quality, priority, flags, block, queue);
}

SWIFT void understudy_async_block_after(uint64_t deadline, uint8_t quality, intptr_t priority, uintptr_t flags, void *block,
                                        SELF void *queue) {
  if (understudy_bypasses_sessions ||
      !understudy_session_takes_queue_block(queue, NULL, deadline, false, quality, priority, flags, block, CALLER))
    ORIGINAL(async_block_after)(deadline, quality, priority, flags, block, queue);
}

SWIFT void understudy_async_block_after_wall(uint64_t deadline, uint8_t quality, intptr_t priority, uintptr_t flags,
                                             void *block, SELF void *queue) {
  if (understudy_bypasses_sessions ||
      !understudy_session_takes_queue_block(queue, NULL, deadline, true, quality, priority, flags, block, CALLER))
    ORIGINAL(async_block_after_wall)(deadline, quality, priority, flags, block, queue);
}

SWIFT void understudy_group_notify(uint8_t quality, intptr_t priority, uintptr_t flags, void *queue, void *block,
                                   SELF void *group) {
  if (understudy_bypasses_sessions || !understudy_session_notifies_of_group(group, queue, block, CALLER))
    ORIGINAL(group_notify)(quality, priority, flags, queue, block, group);
}

SWIFT void understudy_item_notify(uint8_t quality, intptr_t priority, uintptr_t flags, void *queue, void *block,
                                  SELF void *item) {
  if (!understudy_session_notifies_of_item(item, queue, block, CALLER))
    ORIGINAL(item_notify)(quality, priority, flags, queue, block, item);
}

__attribute__((constructor(102))) static void replaceNotices(void) {
  void *type = dlsym(RTLD_DEFAULT, "$s8Dispatch0A8WorkItemCN");
  if (type) understudy_replace_methods(understudy_table, numberOfReplacements, understudyItemClass, type);
}
