#include "replacements.h"

// What an app reads and writes by Dispatch: its handlers are called as the app's own. Those on the main queue join the app's
// work, in order.

typedef struct Object *Handler;

// Given by UnderstudyTime. Null where no app asks; otherwise the caller releases it.
extern SWIFT Handler understudy_session_wraps_read(void *handler, bool isOnMain);
extern SWIFT Handler understudy_session_wraps_channel(void *handler, bool isOnMain);

extern char _dispatch_main_q;
extern void *dispatch_queue_create(const char *label, void *attributes);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void _Block_release(const void *block);

void understudy_retain_data(void *data) { dispatch_retain(data); }
void understudy_release_data(void *data) { dispatch_release(data); }

/// Takes the place of the main queue, which stands still while a wait blocks.
static void *serialQueue;

static void makeSerialQueue(void) { serialQueue = dispatch_queue_create("understudy.channels", NULL); }

static void *queueOf(void *queue) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (queue != &_dispatch_main_q) return queue;
  pthread_once(&once, makeSerialQueue);
  return serialQueue;
}

void understudy_dispatch_read(int file, size_t length, void *queue, void *handler) {
  Handler taken = understudy_session_wraps_read(handler, queue == &_dispatch_main_q);
  if (!taken) return ORIGINAL(dispatch_read)(file, length, queue, handler);
  ORIGINAL(dispatch_read)(file, length, queueOf(queue), taken);
  _Block_release(taken);
}

void understudy_dispatch_write(int file, void *data, void *queue, void *handler) {
  Handler taken = understudy_session_wraps_read(handler, queue == &_dispatch_main_q);
  if (!taken) return ORIGINAL(dispatch_write)(file, data, queue, handler);
  ORIGINAL(dispatch_write)(file, data, queueOf(queue), taken);
  _Block_release(taken);
}

void understudy_channel_read(void *channel, int64_t offset, size_t length, void *queue, void *handler) {
  Handler taken = understudy_session_wraps_channel(handler, queue == &_dispatch_main_q);
  if (!taken) return ORIGINAL(channel_read)(channel, offset, length, queue, handler);
  ORIGINAL(channel_read)(channel, offset, length, queueOf(queue), taken);
  _Block_release(taken);
}

void understudy_channel_write(void *channel, int64_t offset, void *data, void *queue, void *handler) {
  Handler taken = understudy_session_wraps_channel(handler, queue == &_dispatch_main_q);
  if (!taken) return ORIGINAL(channel_write)(channel, offset, data, queue, handler);
  ORIGINAL(channel_write)(channel, offset, data, queueOf(queue), taken);
  _Block_release(taken);
}
