#define _GNU_SOURCE
#include "replacements.h"

#include <dlfcn.h>

// Notifications that are queued for the end of a turn of the run loop go to the session of the app under test, and on to
// Foundation wherever no app asks.

// Given by UnderstudyTime.
extern SWIFT bool understudy_session_queues_notification(void *notification, uint8_t style, uintptr_t mask, void *queue);
extern SWIFT void understudy_session_dequeues_notifications(void *notification, uintptr_t mask, void *queue);

SWIFT void understudy_enqueue_notification(
    void *notification, uint8_t style, uintptr_t mask, void *modes, SELF void *queue) {
  if (!understudy_session_queues_notification(notification, style, mask, queue))
    ORIGINAL(enqueue_notification)(notification, style, mask, modes, queue);
}

SWIFT void understudy_dequeue_notifications(void *notification, uintptr_t mask, SELF void *queue) {
  understudy_session_dequeues_notifications(notification, mask, queue);
  ORIGINAL(dequeue_notifications)(notification, mask, queue);
}

__attribute__((constructor(102))) static void replaceNotificationQueue(void) {
  void *type = dlsym(RTLD_DEFAULT, "$s10Foundation17NotificationQueueCN");
  if (type)
    understudy_replace_methods(understudy_table, numberOfReplacements, understudyNotificationQueueClass, type);
}
