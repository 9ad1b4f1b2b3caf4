#define _GNU_SOURCE
#include "watch.h"

#include <errno.h>
#include <execinfo.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

// The frames of a thread that is stuck are found by a signal to it. The thread stays in the handler while what it
// writes is read, and continues afterwards. The signal is the one that Dispatch leaves open on its threads; its handler
// is there only meanwhile.

enum { sizeOfTrace = 160, secondsInHandler = 2 };

static struct {
  _Atomic int thread;
  void **frames;
  size_t capacity, count;
  void *evaluation;
  sem_t isTaken, mayGoOn, hasGone;
} request;

static uintptr_t interruptedAt(void *context) {
  ucontext_t *known = context;
#if defined(__x86_64__)
  return (uintptr_t)known->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return (uintptr_t)known->uc_mcontext.pc;
#else
  (void)known;
  return 0;
#endif
}

size_t understudy_frames_of_signal(void *context, void **frames, size_t capacity) {
  void *trace[sizeOfTrace];
  int count = backtrace(trace, sizeOfTrace);
  int first = 0;
  // The handler's own frames lie before.
  uintptr_t start = interruptedAt(context);
  while (first < count && (uintptr_t)trace[first] != start) first++;
  size_t length = 0;
  if (first == count) {
    // A jump to no code: the frames behind it are unknown.
    if (start && capacity) frames[length++] = (void *)start;
    return length;
  }
  while (first < count && length < capacity) frames[length++] = trace[first++];
  return length;
}

size_t understudy_own_frames(void **frames, size_t capacity) { return (size_t)backtrace(frames, (int)capacity); }

static struct timespec afterSeconds(int seconds) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  time.tv_sec += seconds;
  return time;
}

static bool waitFor(sem_t *semaphore) {
  struct timespec end = afterSeconds(secondsInHandler);
  while (sem_timedwait(semaphore, &end) != 0)
    if (errno != EINTR) return false;
  return true;
}

static void takeFrames(int number, siginfo_t *info, void *context) {
  (void)number, (void)info;
  int error = errno;
  int thread = (int)syscall(SYS_gettid);
  // A request that was given up may be taken late.
  if (atomic_compare_exchange_strong(&request.thread, &thread, 0)) {
    request.count = understudy_frames_of_signal(context, request.frames, request.capacity);
    request.evaluation = understudy_evaluation_get();
    sem_post(&request.isTaken);
    waitFor(&request.mayGoOn);
    sem_post(&request.hasGone);
  }
  errno = error;
}

size_t understudy_stop_thread(
  int thread, void **frames, size_t capacity, void (*body)(void *context, void *evaluation), void *context) {
  // The unwinder is loaded by the first call, which a handler must not make.
  void *one[1];
  backtrace(one, 1);
  struct sigaction action = {.sa_sigaction = takeFrames, .sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK}, former;
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGPROF, &action, &former) != 0) return 0;
  sem_init(&request.isTaken, 0, 0);
  sem_init(&request.mayGoOn, 0, 0);
  sem_init(&request.hasGone, 0, 0);
  request.frames = frames;
  request.capacity = capacity;
  atomic_store(&request.thread, thread);
  size_t count = 0;
  if (syscall(SYS_tgkill, getpid(), thread, SIGPROF) == 0 && waitFor(&request.isTaken)) {
    count = request.count;
    if (body) body(context, request.evaluation);
    sem_post(&request.mayGoOn);
    // The next request uses the same semaphores: a thread that is late would stand there.
    waitFor(&request.hasGone);
  }
  int expected = thread;
  if (!atomic_compare_exchange_strong(&request.thread, &expected, 0) || count > 0) sigaction(SIGPROF, &former, NULL);
  return count;
}
