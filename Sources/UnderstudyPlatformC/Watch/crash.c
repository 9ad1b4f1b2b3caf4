#define _GNU_SOURCE
#include "../Interposition/replacements.h"
#include "watch.h"

#include <errno.h>
#include <execinfo.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// When the process traps, it says which test ran, what that did last, and where it was; then the handlers of before
// have their turn, as the runtime's, which prints a back trace. The handler itself writes what was prepared. What
// takes memory, names and lines, is done by the watchdog's thread meanwhile. It is given up when that thread has not run for so many
// seconds, or has run for so many:
enum { secondsForNames = 10, secondsOfReport = 60, sizeOfTrace = 128 };

static const int fatalSignals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static struct sigaction former[NSIG];
static _Atomic int crashedThread;
static sem_t wakeUp, isWritten;
static void *trace[sizeOfTrace];
static size_t traceCount;
static _Atomic bool hasCrashed;
static _Thread_local bool isWatchdog;
static clockid_t watchdogClock;
static _Atomic bool isWatched;

static void put(const char *text, size_t length) {
  while (length > 0) {
    ssize_t count = write(STDERR_FILENO, text, length);
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

void understudy_put_text(const char *text) { put(text, strlen(text)); }

void understudy_put_number(int64_t number) {
  char digits[20];
  int start = sizeof digits;
  do digits[--start] = (char)('0' + number % 10);
  while ((number /= 10) > 0 && start > 0);
  put(digits + start, sizeof digits - (size_t)start);
}

static const char *name(int number) {
  switch (number) {
  case SIGILL: return "SIGILL, a trap of the program's own";
  case SIGTRAP: return "SIGTRAP, a trap of the program's own";
  case SIGABRT: return "SIGABRT, an abort";
  case SIGBUS: return "SIGBUS, a bad address";
  case SIGFPE: return "SIGFPE, an arithmetic error";
  case SIGSEGV: return "SIGSEGV, a bad address or no stack left";
  default: return "a fatal signal";
  }
}

// Where the names are not found in time.
static void putCall(const UnderstudyMoment *moment) {
  if (!moment || !moment->last.file) return;
  const UnderstudyCall *call = &moment->last;
  understudy_put_text("  last call: ");
  size_t start = call->length;
  while (start > 0 && call->file[start - 1] != '/') start--;
  put((const char *)call->file + start, call->length - start);
  understudy_put_text(":");
  understudy_put_number(call->line);
  understudy_put_text("\n");
}

// The seconds that the watchdog's thread has run.
static double timeOfWatchdog(void) {
  struct timespec time = {0};
  if (atomic_load(&isWatched)) clock_gettime(watchdogClock, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

// Waits for the report as long as its thread runs: on a machine at work names take a minute, and a thread that holds what the
// report needs never lets go of it.
static bool waitForReport(void) {
  double begin = timeOfWatchdog(), last = begin;
  for (int idle = 0; idle < secondsForNames && last - begin < secondsOfReport;) {
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += 1;
    if (sem_timedwait(&isWritten, &end) == 0) return true;
    if (errno == EINTR) continue;
    double now = timeOfWatchdog();
    idle = now > last ? 0 : idle + 1;
    last = now;
  }
  return false;
}

static void report(int number, void *context) {
  const UnderstudyMoment *moment = understudy_moment_current();
  understudy_put_text("Understudy: the process was ended by ");
  understudy_put_text(name(number));
  // Without an app the watchdog's thread names the tests.
  if (moment) understudy_put_text(", in the test ");
  if (moment) understudy_put_text(moment->test);
  understudy_put_text("\n");
  if (isWatchdog) return;
  traceCount = understudy_frames_of_signal(context, trace, sizeOfTrace);
  atomic_store(&hasCrashed, true);
  sem_post(&wakeUp);
  if (!waitForReport()) putCall(moment);
}

// The runtime's back trace is printed by another process, to which one here reads the memory: an address that cannot be read sends
// it the same signal, which ends it, and with it this process, where the signal is blocked. The other process waits then.
static void unblock(int number) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static void chain(int number, siginfo_t *info, void *context) {
  struct sigaction *next = &former[number];
  if (next->sa_flags & SA_NODEFER) unblock(number);
  if (next->sa_flags & SA_SIGINFO) return next->sa_sigaction(number, info, context);
  if (next->sa_handler != SIG_DFL && next->sa_handler != SIG_IGN) return next->sa_handler(number);
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(number, &standard, NULL);
  // A fault comes again when the handler returns; what was sent does not.
  if (info->si_code <= 0) ORIGINAL(raise)(number);
}

// The frames of the program are in the report: the runtime's own back trace, of some sixty lines and seconds, is printed only where
// its variable says more than that there is to be one, which SwiftPM always says.
static bool isLeftOut[NSIG];

static void findBackTraces(void) {
  const char *settings = getenv("SWIFT_BACKTRACE");
  if (settings && *settings && strcmp(settings, "enable=yes") != 0) return;
  for (int number = 1; number < NSIG; number++)
    if (former[number].sa_flags & SA_SIGINFO)
      isLeftOut[number] = understudy_image((void *)former[number].sa_sigaction) == understudySwiftCore;
}

static void crash(int number, siginfo_t *info, void *context) {
  int expected = 0, thread = understudy_prepare_thread();
  // The call that has sent it has been reported.
  if (info->si_code <= 0 && understudy_end_is_reported()) return chain(number, info, context);
  if (atomic_compare_exchange_strong(&crashedThread, &expected, thread)) {
    report(number, context);
    if (isLeftOut[number]) former[number] = (struct sigaction){.sa_handler = SIG_DFL};
  }
  else if (expected == thread)
    // The former handler has returned, and nothing has changed.
    former[number] = (struct sigaction){.sa_handler = SIG_DFL};
  chain(number, info, context);
}

bool understudy_is_crash_handler(const struct sigaction *action) { return action->sa_sigaction == crash; }

bool understudy_is_crashing(void) { return atomic_load(&crashedThread) != 0; }

bool understudy_wait_for_end(void) {
  int thread = atomic_load(&crashedThread);
  bool isSignalled = understudy_is_signalled();
  if (!thread && !isSignalled) return false;
  // The thread that has trapped runs the former handlers, and the watchdog's threads write.
  if (thread == understudy_prepare_thread() || isWatchdog) return true;
  sem_t never;
  sem_init(&never, 0, 0);
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += 2 * secondsOfReport;
  while (sem_timedwait(&never, &end) != 0 && errno == EINTR) {}
  return true;
}

// MARK: The watchdog's side

void understudy_watch_wake(void) { sem_post(&wakeUp); }

void understudy_report_crashes(void) {
  void *one[1];
  // Loads the unwinder, which a handler must not do.
  backtrace(one, 1);
  sem_init(&isWritten, 0, 0);
  struct sigaction action = {.sa_sigaction = crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < sizeof fatalSignals / sizeof *fatalSignals; index++)
    sigaction(fatalSignals[index], &action, &former[fatalSignals[index]]);
  findBackTraces();
}

void understudy_watch_prepare(void) { sem_init(&wakeUp, 0, 0); }
void understudy_watch_begin(void) {
  isWatchdog = true;
  if (pthread_getcpuclockid(pthread_self(), &watchdogClock) == 0) atomic_store(&isWatched, true);
  // They are to come to threads of which the frames say something.
  understudy_block_sent_signals();
}

void understudy_watch_sleep(int64_t milliseconds) {
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += milliseconds / 1000;
  end.tv_nsec += milliseconds % 1000 * 1000000;
  if (end.tv_nsec >= 1000000000) end.tv_sec++, end.tv_nsec -= 1000000000;
  while (sem_timedwait(&wakeUp, &end) != 0 && errno == EINTR) {}
}

bool understudy_take_crash(void **frames, size_t capacity, size_t *count, bool *isOnMain) {
  if (!atomic_exchange(&hasCrashed, false)) return false;
  *isOnMain = atomic_load(&crashedThread) == understudy_main_thread();
  *count = traceCount < capacity ? traceCount : capacity;
  memcpy(frames, trace, *count * sizeof *frames);
  return true;
}

void understudy_crash_is_reported(void) { sem_post(&isWritten); }

void understudy_end_process(int code) {
  ORIGINAL(_exit)(code);
  __builtin_unreachable();
}
