#define _GNU_SOURCE
#include "UnderstudyInterposition.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "replacement.h"

// Calls go on to Foundation wherever no app under test asks. Methods of instances are called by the tables of their classes,
// where their addresses are replaced.

#define DATE_INIT "$s20FoundationEssentials4DateVACycfC"
#define DATE_NOW "$s20FoundationEssentials4DateV3nowACvgZ"
#define DATE_INIT_SINCE_NOW "$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC"
#define DATE_SINCE_REFERENCE "$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ"
#define DATE_SINCE_NOW "$s20FoundationEssentials4DateV20timeIntervalSinceNowSdvg"
#define OBJECT_INIT "$s10Foundation6NSDateCACycfC"
#define OBJECT_INIT_SINCE_NOW "$s10Foundation6NSDateC20timeIntervalSinceNowACSd_tcfC"
#define TIMER_SCHEDULED "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"
#define TIMER_INIT "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
#define TIMER_FIRE_DATE "$s10Foundation5TimerC8fireDate0A10Essentials0D0Vvg"
#define TIMER_MODIFY_FIRE_DATE "$s10Foundation5TimerC8fireDate0A10Essentials0D0VvM"
#define TIMER_SET_FIRE_DATE "$s10Foundation5TimerC8fireDate0A10Essentials0D0Vvs"
#define TIMER_INVALIDATE "$s10Foundation5TimerC10invalidateyyF"
#define RUN_LOOP_PERFORM "$s10Foundation7RunLoopC7performyyyyYbcF"
#define RUN_LOOP_PERFORM_IN_MODES "$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF"
#define RUN_LOOP_ADD "$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF"

// Given by UnderstudyTime.
extern bool understudy_session_date(double *secondsSinceReferenceDate);
extern SWIFT void *understudy_session_scheduled_timer(double interval, bool repeats, void *block, void *context,
                                                      void *caller);
extern SWIFT void *understudy_session_timer(double interval, bool repeats, void *block, void *context);
extern SWIFT bool understudy_session_takes_timer(void *timer, void *runLoop);
extern SWIFT void understudy_session_moves_timer(void *timer);
extern SWIFT void understudy_session_forgets_timer(void *timer);
extern SWIFT bool understudy_session_takes_block(void *runLoop, void *block, void *context);

typedef SWIFT double DateFunction(void);
typedef SWIFT double DateFromSeconds(double seconds);
typedef SWIFT void *MakeTimer(double interval, bool repeats, void *block, void *context, SELF void *type);
typedef SWIFT void SetFireDate(double date, SELF void *timer);
typedef SWIFT double FireDate(SELF void *timer);
typedef SWIFT void *MakeDateObject(SELF void *type);
typedef SWIFT void *MakeDateObjectFromSeconds(double seconds, SELF void *type);
typedef SWIFT void Invalidate(SELF void *timer);
typedef SWIFT void Perform(void *block, void *context, SELF void *runLoop);
typedef SWIFT void PerformInModes(void *modes, void *block, void *context, SELF void *runLoop);
typedef SWIFT void AddTimer(void *timer, uintptr_t mode, void *modeObject, SELF void *runLoop);

static DateFunction *originalDate, *originalNow, *originalSinceReference;
static MakeDateObject *originalDateObject;
static MakeDateObjectFromSeconds *originalDateObjectSinceNow;
static FireDate *originalFireDate;
static SetFireDate *originalSetFireDate;
static void *originalModifyFireDate;
static DateFromSeconds *originalDateSinceNow, *originalSinceNow;
static MakeTimer *originalScheduledTimer, *originalTimer;
static Invalidate *originalInvalidate;
static AddTimer *originalAddTimer;
static Perform *originalPerform;
static PerformInModes *originalPerformInModes;

AT_LOADING static void findOriginals(void) {
  originalDate = dlsym(RTLD_NEXT, DATE_INIT);
  originalNow = dlsym(RTLD_NEXT, DATE_NOW);
  originalSinceReference = dlsym(RTLD_NEXT, DATE_SINCE_REFERENCE);
  originalDateObject = dlsym(RTLD_NEXT, OBJECT_INIT);
  originalDateObjectSinceNow = dlsym(RTLD_NEXT, OBJECT_INIT_SINCE_NOW);
  originalFireDate = dlsym(RTLD_NEXT, TIMER_FIRE_DATE);
  originalSetFireDate = dlsym(RTLD_NEXT, TIMER_SET_FIRE_DATE);
  originalModifyFireDate = dlsym(RTLD_NEXT, TIMER_MODIFY_FIRE_DATE);
  originalDateSinceNow = dlsym(RTLD_NEXT, DATE_INIT_SINCE_NOW);
  originalSinceNow = dlsym(RTLD_NEXT, DATE_SINCE_NOW);
  originalScheduledTimer = dlsym(RTLD_NEXT, TIMER_SCHEDULED);
  originalTimer = dlsym(RTLD_NEXT, TIMER_INIT);
  originalInvalidate = dlsym(RTLD_NEXT, TIMER_INVALIDATE);
  originalAddTimer = dlsym(RTLD_NEXT, RUN_LOOP_ADD);
  originalPerform = dlsym(RTLD_NEXT, RUN_LOOP_PERFORM);
  originalPerformInModes = dlsym(RTLD_NEXT, RUN_LOOP_PERFORM_IN_MODES);
}

SWIFT double understudy_date_init(void) REPLACES(DATE_INIT);
SWIFT double understudy_date_init(void) {
  double seconds;
  return understudy_session_date(&seconds) ? seconds : originalDate();
}

SWIFT double understudy_date_now(void) REPLACES(DATE_NOW);
SWIFT double understudy_date_now(void) {
  double seconds;
  return understudy_session_date(&seconds) ? seconds : originalNow();
}

SWIFT double understudy_date_since_reference(void) REPLACES(DATE_SINCE_REFERENCE);
SWIFT double understudy_date_since_reference(void) {
  double seconds;
  return understudy_session_date(&seconds) ? seconds : originalSinceReference();
}

// The other initialisers of `NSDate` ask `Date`.
SWIFT void *understudy_date_object_init(SELF void *type) REPLACES(OBJECT_INIT);
SWIFT void *understudy_date_object_init(SELF void *type) {
  double seconds;
  bool isVirtual = originalDateObjectSinceNow && understudy_session_date(&seconds);
  return isVirtual ? originalDateObjectSinceNow(0, type) : originalDateObject(type);
}

SWIFT double understudy_date_init_since_now(double interval) REPLACES(DATE_INIT_SINCE_NOW);
SWIFT double understudy_date_init_since_now(double interval) {
  double seconds;
  return understudy_session_date(&seconds) ? seconds + interval : originalDateSinceNow(interval);
}

SWIFT double understudy_date_since_now(double date) REPLACES(DATE_SINCE_NOW);
SWIFT double understudy_date_since_now(double date) {
  double seconds;
  return understudy_session_date(&seconds) ? date - seconds : originalSinceNow(date);
}

SWIFT void *understudy_scheduled_timer(double interval, bool repeats, void *block, void *context, SELF void *type)
    REPLACES(TIMER_SCHEDULED);
SWIFT void *understudy_scheduled_timer(double interval, bool repeats, void *block, void *context, SELF void *type) {
  void *timer = understudy_session_scheduled_timer(interval, repeats, block, context, CALLER);
  return timer ? timer : originalScheduledTimer(interval, repeats, block, context, type);
}

SWIFT void *understudy_timer_init(double interval, bool repeats, void *block, void *context, SELF void *type)
    REPLACES(TIMER_INIT);
SWIFT void *understudy_timer_init(double interval, bool repeats, void *block, void *context, SELF void *type) {
  void *timer = understudy_session_timer(interval, repeats, block, context);
  return timer ? timer : originalTimer(interval, repeats, block, context, type);
}

SWIFT void understudy_timer_invalidate(SELF void *timer) REPLACES(TIMER_INVALIDATE);
SWIFT void understudy_timer_invalidate(SELF void *timer) {
  understudy_session_forgets_timer(timer);
  originalInvalidate(timer);
}

SWIFT void understudy_timer_set_fire_date(double date, SELF void *timer) REPLACES(TIMER_SET_FIRE_DATE);
SWIFT void understudy_timer_set_fire_date(double date, SELF void *timer) {
  originalSetFireDate(date, timer);
  understudy_session_moves_timer(timer);
}

// For `timer.fireDate += 2`: a coroutine of Swift's, which gives out the place of the value and is resumed when that has
// been changed. The caller has room for four words.
typedef struct {
  double date;
  void *timer;
} FireDateAccess;

typedef struct {
  void *resume;
  double *date;
} FireDateYield;

static SWIFT void resumeFireDate(void *buffer, bool isUnwinding) {
  FireDateAccess *access = buffer;
  understudy_timer_set_fire_date(access->date, access->timer);
}

SWIFT FireDateYield understudy_timer_modify_fire_date(void *buffer, SELF void *timer) REPLACES(TIMER_MODIFY_FIRE_DATE);
SWIFT FireDateYield understudy_timer_modify_fire_date(void *buffer, SELF void *timer) {
  FireDateAccess *access = buffer;
  access->date = originalFireDate(timer);
  access->timer = timer;
  FireDateYield yield = {(void *)resumeFireDate, &access->date};
  return yield;
}

void understudy_set_fire_date(void *timer, double date) {
  if (originalSetFireDate) originalSetFireDate(date, timer);
}

SWIFT void understudy_run_loop_add(void *timer, uintptr_t mode, void *modeObject, SELF void *runLoop)
    REPLACES(RUN_LOOP_ADD);
SWIFT void understudy_run_loop_add(void *timer, uintptr_t mode, void *modeObject, SELF void *runLoop) {
  if (!understudy_session_takes_timer(timer, runLoop)) originalAddTimer(timer, mode, modeObject, runLoop);
}

SWIFT void understudy_run_loop_perform(void *block, void *context, SELF void *runLoop) REPLACES(RUN_LOOP_PERFORM);
SWIFT void understudy_run_loop_perform(void *block, void *context, SELF void *runLoop) {
  if (!understudy_session_takes_block(runLoop, block, context)) originalPerform(block, context, runLoop);
}

SWIFT void understudy_run_loop_perform_in_modes(void *modes, void *block, void *context, SELF void *runLoop)
    REPLACES(RUN_LOOP_PERFORM_IN_MODES);
SWIFT void understudy_run_loop_perform_in_modes(void *modes, void *block, void *context, SELF void *runLoop) {
  if (!understudy_session_takes_block(runLoop, block, context)) originalPerformInModes(modes, block, context, runLoop);
}

// MARK: Tables of classes

// Swift's ABI, `docs/ABI/TypeMetadata.rst`: the table of a class lies behind these fields, up to the class's size.
typedef struct {
  void *isa;
  void *superclass;
  uint32_t flags;
  uint32_t instanceAddressPoint;
  uint32_t instanceSize;
  uint16_t instanceAlignmentMask;
  uint16_t reserved;
  uint32_t classSize;
  uint32_t classAddressPoint;
} ClassMetadata;

bool understudy_replace_method(void *type, void *original, void *replacement) {
  const ClassMetadata *metadata = type;
  size_t size = metadata->classSize - metadata->classAddressPoint;
  if (!original || metadata->classSize > 1 << 16 || size > 1 << 16) return false;
  void **end = (void **)((char *)type + size);
  for (void **entry = (void **)(metadata + 1); entry < end; entry++) {
    if (*entry != original) continue;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    void *start = (void *)((uintptr_t)entry & ~(uintptr_t)(page - 1));
    if (mprotect(start, page, PROT_READ | PROT_WRITE) != 0) return false;
    __atomic_store_n(entry, replacement, __ATOMIC_RELEASE);
    return true;
  }
  return false;
}

bool understudy_interpose_timers(void *timerType, void *runLoopType) {
  return originalDate && originalNow && originalDateSinceNow && originalSinceNow && originalScheduledTimer &&
         originalTimer && understudy_replace_method(timerType, (void *)originalInvalidate, (void *)understudy_timer_invalidate) &&
         understudy_replace_method(timerType, (void *)originalSetFireDate, (void *)understudy_timer_set_fire_date) &&
         originalFireDate && understudy_replace_method(timerType, originalModifyFireDate, (void *)understudy_timer_modify_fire_date) &&
         understudy_replace_method(runLoopType, (void *)originalAddTimer, (void *)understudy_run_loop_add);
}

#else

bool understudy_interpose_timers(void *timerType, void *runLoopType) { return false; }
void understudy_set_fire_date(void *timer, double date) {}

#endif
