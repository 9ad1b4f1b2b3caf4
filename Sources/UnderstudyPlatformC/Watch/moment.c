#define _GNU_SOURCE
#include "watch.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

// What the run does at this moment, written by a few stores on the main actor, so that it can be read where nothing
// can be asked any more: by another thread while the main one is stuck, and by a signal handler.

static _Atomic(UnderstudyMoment *) current;
static _Atomic uint64_t moves;
static _Atomic uint64_t movesAtBlock;
static _Atomic int mainThread;
static _Thread_local int ownThread;

UnderstudyMoment *understudy_moment_make(const char *test) {
  UnderstudyMoment *moment = calloc(1, sizeof *moment);
  if (!moment) abort();
  strncpy(moment->test, test, sizeof moment->test - 1);
  return moment;
}

void understudy_moment_set_session(UnderstudyMoment *moment, const void *session) { moment->session = session; }
const void *understudy_moment_session(const UnderstudyMoment *moment) { return moment->session; }

void understudy_moment_free(UnderstudyMoment *moment) {
  UnderstudyMoment *expected = moment;
  atomic_compare_exchange_strong(&current, &expected, NULL);
  free(moment);
}

void understudy_moment_enter(UnderstudyMoment *moment) {
  atomic_store_explicit(&current, moment, memory_order_relaxed);
  // There is one writer at a time, so no atomic addition is needed.
  uint64_t count = atomic_load_explicit(&moves, memory_order_relaxed);
  atomic_store_explicit(&moves, count + 1, memory_order_relaxed);
  int thread = __builtin_expect(ownThread != 0, 1) ? ownThread : understudy_prepare_thread();
  if (atomic_load_explicit(&mainThread, memory_order_relaxed) != thread)
    atomic_store_explicit(&mainThread, thread, memory_order_relaxed);
}

void understudy_moment_call(UnderstudyMoment *moment, const uint8_t *file, size_t length, int64_t line) {
  moment->last = (UnderstudyCall){file, length, line};
}

void understudy_moment_act(UnderstudyMoment *moment) { moment->action = moment->last; }

const uint8_t *understudy_moment_place(const UnderstudyMoment *moment, bool ofAction, size_t *length, int64_t *line) {
  const UnderstudyCall *call = ofAction ? &moment->action : &moment->last;
  *length = call->length;
  *line = call->line;
  return call->file;
}

UnderstudyMoment *understudy_moment_current(void) { return atomic_load_explicit(&current, memory_order_relaxed); }
#ifdef UNDERSTUDY_HAS_THREAD_SANITIZER
__attribute__((no_sanitize("thread")))
#endif
uintptr_t understudy_peek(const void *_Nonnull address) { return *(const volatile uintptr_t *)address; }

uint64_t understudy_moves(void) { return atomic_load_explicit(&moves, memory_order_relaxed); }
int understudy_main_thread(void) { return atomic_load_explicit(&mainThread, memory_order_relaxed); }

void understudy_set_blocked(bool isBlocked) {
  uint64_t count = atomic_fetch_add_explicit(&moves, 1, memory_order_relaxed) + 1;
  if (isBlocked) atomic_store_explicit(&movesAtBlock, count, memory_order_relaxed);
}

bool understudy_is_blocked(void) {
  return atomic_load_explicit(&movesAtBlock, memory_order_relaxed) == understudy_moves() && understudy_moves() > 0;
}

// MARK: Threads

enum { sizeOfStack = 128 * 1024 };

static pthread_key_t stackKey;
static pthread_once_t stackOnce = PTHREAD_ONCE_INIT;

static void removeStack(void *memory) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  munmap(memory, sizeOfStack);
}

static void makeStackKey(void) { pthread_key_create(&stackKey, removeStack); }

// A handler needs a stack where the thread's own has overflowed.
static void addStack(void) {
  stack_t known;
  if (sigaltstack(NULL, &known) != 0 || !(known.ss_flags & SS_DISABLE)) return;
  void *memory = mmap(NULL, sizeOfStack, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t own = {.ss_sp = memory, .ss_size = sizeOfStack};
  pthread_once(&stackOnce, makeStackKey);
  if (sigaltstack(&own, NULL) != 0 || pthread_setspecific(stackKey, memory) != 0) munmap(memory, sizeOfStack);
}

int understudy_prepare_thread(void) {
  if (ownThread) return ownThread;
  addStack();
  return ownThread = (int)syscall(SYS_gettid);
}

int understudy_current_thread(void) { return (int)syscall(SYS_gettid); }
