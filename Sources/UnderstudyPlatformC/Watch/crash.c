#define _GNU_SOURCE
#include "watch.h"

#include <errno.h>
#include <execinfo.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// When the process traps, it says which test ran, what that did last, and where it was; then the handlers of before
// have their turn, as the runtime's, which prints a back trace. The handler itself writes what was prepared. What
// takes memory, names and lines, is done by the watchdog's thread meanwhile, for so long at most:
enum { secondsForNames = 10, sizeOfTrace = 128 };

static const int fatalSignals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static struct sigaction former[NSIG];
static _Atomic int crashedThread;
static sem_t wakeUp, isWritten;
static void *trace[sizeOfTrace];
static size_t traceCount;
static _Atomic bool hasCrashed;
static _Thread_local bool isWatchdog;

static void put(const char *text, size_t length) {
  while (length > 0) {
    ssize_t count = write(STDERR_FILENO, text, length);
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

static void putText(const char *text) { put(text, strlen(text)); }

static void putNumber(int64_t number) {
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
  putText("  last call: ");
  size_t start = call->length;
  while (start > 0 && call->file[start - 1] != '/') start--;
  put((const char *)call->file + start, call->length - start);
  putText(":");
  putNumber(call->line);
  putText("\n");
}

static void report(int number, void *context) {
  const UnderstudyMoment *moment = understudy_moment_current();
  putText("Understudy: the process was ended by ");
  putText(name(number));
  // Without an app the watchdog's thread names the tests.
  if (moment) putText(", in the test ");
  if (moment) putText(moment->test);
  putText("\n");
  if (isWatchdog) return;
  traceCount = understudy_frames_of_signal(context, trace, sizeOfTrace);
  atomic_store(&hasCrashed, true);
  sem_post(&wakeUp);
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += secondsForNames;
  while (sem_timedwait(&isWritten, &end) != 0)
    if (errno != EINTR) return putCall(moment);
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
  if (info->si_code <= 0) raise(number);
}

static void crash(int number, siginfo_t *info, void *context) {
  int expected = 0, thread = understudy_prepare_thread();
  if (atomic_compare_exchange_strong(&crashedThread, &expected, thread))
    report(number, context);
  else if (expected == thread)
    // The former handler has returned, and nothing has changed.
    former[number] = (struct sigaction){.sa_handler = SIG_DFL};
  chain(number, info, context);
}

// MARK: The watchdog's side

void understudy_report_crashes(void) {
  void *one[1];
  // Loads the unwinder, which a handler must not do.
  backtrace(one, 1);
  sem_init(&isWritten, 0, 0);
  struct sigaction action = {.sa_sigaction = crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < sizeof fatalSignals / sizeof *fatalSignals; index++)
    sigaction(fatalSignals[index], &action, &former[fatalSignals[index]]);
}

void understudy_watch_prepare(void) { sem_init(&wakeUp, 0, 0); }
void understudy_watch_begin(void) { isWatchdog = true; }

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

void understudy_end_process(int code) { _exit(code); }
