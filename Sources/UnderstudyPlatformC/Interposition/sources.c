#include "replacements.h"

#include <execinfo.h>
#include <stddef.h>

// Sources of Dispatch that an app makes. Their handlers are the app's own; on the main queue they join its work, in order, and
// timers are set on the app's clock. Any other source is under way until its cancel handler has been called, which comes after the
// last call of its event handler, or until nothing refers to it.

// Given by UnderstudyTime. Where a handler is not wrapped, they return null; otherwise the caller releases the block.
extern SWIFT bool understudy_session_makes_sources(void);
extern SWIFT void understudy_session_begins_source(void *source, bool isOnMain, bool isTimer);
extern SWIFT void *understudy_session_wraps_event_handler(void *source, void *handler);
extern SWIFT void *understudy_session_wraps_cancel_handler(void *source, void *handler);
extern SWIFT bool understudy_session_sets_source_timer(void *source, uint64_t start, uint64_t interval);
extern SWIFT void understudy_session_suspends_source(void *source, int change);
extern void understudy_session_cancels_source(void *source);
extern void understudy_session_ends_source(void *source);
extern void understudy_session_drops_source(void *source);

extern char _dispatch_main_q, _dispatch_source_type_timer, _dispatch_source_type_data_add;
extern void dispatch_source_merge_data(void *source, uintptr_t value);
extern void *dispatch_queue_create(const char *label, void *attributes);
extern void dispatch_release(void *object);
extern void dispatch_set_context(void *object, void *context);
extern void dispatch_set_finalizer_f(void *object, void (*finalizer)(void *context));
extern void dispatch_source_set_cancel_handler_f(void *source, void (*handler)(void *context));
extern void _Block_release(const void *block);

// The sources of requests are no work of their own.
static bool isForRequests(void) {
  void *frames[8];
  int count = backtrace(frames, 8);
  for (int index = 2; index < count; index++)
    if (understudy_image(frames[index]) == understudyNetworking) return true;
  return false;
}

void *understudy_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  if (understudy_is_sleep(CALLER)) {
    void *source = ORIGINAL(source_create)(type, handle, mask, queue);
    understudy_begin_sleep(source);
    return source;
  }
  if (!understudy_session_makes_sources() || isForRequests()) return ORIGINAL(source_create)(type, handle, mask, queue);
  bool isOnMain = queue == &_dispatch_main_q, isTimer = type == &_dispatch_source_type_timer;
  // A timer on another queue fires by data that the app's clock merges, so that its handler runs there.
  if (isTimer && !isOnMain) type = &_dispatch_source_type_data_add, handle = mask = 0;
  // In place of the main queue, which stands still while a wait blocks.
  void *own = isOnMain ? dispatch_queue_create("understudy.source", NULL) : NULL;
  void *source = ORIGINAL(source_create)(type, handle, mask, own ? own : queue);
  if (source) {
    understudy_session_begins_source(source, isOnMain, isTimer);
    dispatch_set_context(source, source);
    dispatch_set_finalizer_f(source, understudy_session_drops_source);
    dispatch_source_set_cancel_handler_f(source, understudy_session_ends_source);
  }
  if (own) dispatch_release(own);
  return source;
}

void understudy_source_fire(void *source) { dispatch_source_merge_data(source, 1); }

void understudy_source_set_event_handler(void *source, void *handler) {
  void *taken = handler ? understudy_session_wraps_event_handler(source, handler) : NULL;
  ORIGINAL(source_set_event_handler)(source, taken ? taken : handler);
  if (taken) _Block_release(taken);
}

void understudy_source_set_cancel_handler(void *source, void *handler) {
  void *taken = handler ? understudy_session_wraps_cancel_handler(source, handler) : NULL;
  ORIGINAL(source_set_cancel_handler)(source, taken ? taken : handler);
  if (taken) _Block_release(taken);
}

void understudy_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  if (understudy_set_sleep(source, start)) return;
  if (!understudy_session_sets_source_timer(source, start, interval))
    ORIGINAL(source_set_timer)(source, start, interval, leeway);
}

void understudy_source_cancel(void *source) {
  understudy_session_cancels_source(source);
  ORIGINAL(source_cancel)(source);
}

void understudy_dispatch_suspend(void *object) {
  understudy_session_suspends_source(object, 1);
  ORIGINAL(dispatch_suspend)(object);
}

void understudy_dispatch_resume(void *object) {
  ORIGINAL(dispatch_resume)(object);
  understudy_session_suspends_source(object, -1);
}

void understudy_dispatch_activate(void *object) {
  ORIGINAL(dispatch_activate)(object);
  understudy_session_suspends_source(object, 0);
  understudy_end_sleep(object);
}
