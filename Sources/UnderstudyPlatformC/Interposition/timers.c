#include "replacements.h"

// Timers and the blocks of run loops go to the session of the app under test, and on to Foundation wherever no app asks.

// Given by UnderstudyTime.
extern SWIFT void *understudy_session_scheduled_timer(double interval, bool repeats, void *block, void *context,
                                                      void *caller);
extern SWIFT void *understudy_session_timer(double interval, bool repeats, void *block, void *context);
extern SWIFT bool understudy_session_takes_timer(void *timer, void *runLoop, void *caller);
extern SWIFT void understudy_session_moves_timer(void *timer);
extern SWIFT void understudy_session_forgets_timer(void *timer);
extern SWIFT bool understudy_session_takes_block(void *runLoop, void *block, void *context, void *caller);

extern SWIFT double fireDate(SELF void *timer) LIBRARY(TIMER("8fireDate0A10Essentials0D0Vvg"));

SWIFT void *understudy_timer_scheduled(double interval, bool repeats, void *block, void *context, SELF void *type) {
  void *timer = understudy_session_scheduled_timer(interval, repeats, block, context, CALLER);
  return timer ? timer : ORIGINAL(timer_scheduled)(interval, repeats, block, context, type);
}

SWIFT void *understudy_timer_init(double interval, bool repeats, void *block, void *context, SELF void *type) {
  void *timer = understudy_session_timer(interval, repeats, block, context);
  return timer ? timer : ORIGINAL(timer_init)(interval, repeats, block, context, type);
}

SWIFT void understudy_timer_invalidate(SELF void *timer) {
  understudy_session_forgets_timer(timer);
  ORIGINAL(timer_invalidate)(timer);
}

SWIFT void understudy_timer_set_fire_date(double date, SELF void *timer) {
  ORIGINAL(timer_set_fire_date)(date, timer);
  understudy_session_moves_timer(timer);
}

// For `timer.fireDate += 2`: a coroutine of Swift's, which gives out the place of the value and is resumed when that has
// been changed. The caller has room for four words.
typedef struct {
  double date;
  void *timer;
} FireDateAccess;

static SWIFT void resumeFireDate(void *buffer, bool isUnwinding) {
  FireDateAccess *access = buffer;
  understudy_timer_set_fire_date(access->date, access->timer);
}

SWIFT FireDateYield understudy_timer_modify_fire_date(void *buffer, SELF void *timer) {
  if (!fireDate || !HAS_ORIGINAL(timer_set_fire_date)) return ORIGINAL(timer_modify_fire_date)(buffer, timer);
  FireDateAccess *access = buffer;
  access->date = fireDate(timer);
  access->timer = timer;
  FireDateYield yield = {(void *)resumeFireDate, &access->date};
  return yield;
}

void understudy_set_fire_date(void *timer, double date) {
  if (HAS_ORIGINAL(timer_set_fire_date)) ORIGINAL(timer_set_fire_date)(date, timer);
}

SWIFT void understudy_run_loop_add(void *timer, uintptr_t mode, void *modeObject, SELF void *runLoop) {
  if (!understudy_session_takes_timer(timer, runLoop, CALLER))
    ORIGINAL(run_loop_add)(timer, mode, modeObject, runLoop);
}

SWIFT void understudy_run_loop_perform(void *block, void *context, SELF void *runLoop) {
  if (!understudy_session_takes_block(runLoop, block, context, CALLER))
    ORIGINAL(run_loop_perform)(block, context, runLoop);
}

SWIFT void understudy_run_loop_perform_in_modes(void *modes, void *block, void *context, SELF void *runLoop) {
  if (!understudy_session_takes_block(runLoop, block, context, CALLER))
    ORIGINAL(run_loop_perform_in_modes)(modes, block, context, runLoop);
}
