#ifndef UNDERSTUDY_REPLACEMENTS_H
#define UNDERSTUDY_REPLACEMENTS_H

// The functions of Foundation, Dispatch, Observation and the C library that are replaced: one list, from which the functions'
// declarations (here) and the table of originals (table.c) are made. The functions themselves are in the files of this folder.
//
// The dynamic linker takes those of the program first, so calls from the app and from other libraries come here. They are
// weak: a program that has the library linked in keeps the library's.

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <unistd.h>

#include "../include/UnderstudyPlatformC.h"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define RESULT __attribute__((swift_indirect_result))
#define ERROR __attribute__((swift_error_result))
/// Declares a function of a Swift module that not every program has.
#define GIVEN __attribute__((weak))
/// The address to which the function returns.
#define CALLER __builtin_return_address(0)
/// Of functions that libraries call at the very end of a thread, as Foundation calls `syscall`: the thread sanitizer has freed what it
/// knows of the thread by then, and what it adds to a function would read that.
#define ALSO_AT_THREAD_END __attribute__((disable_sanitizer_instrumentation))

/// What Swift returns in two registers: a string, or an object with its witness table.
typedef struct {
  void *first;
  void *second;
} Pair;

/// What a coroutine of Swift's gives to its caller: how to resume it, and the place of the value.
typedef struct {
  void *resume;
  double *date;
} FireDateYield;

#define DATE(name) "$s20FoundationEssentials4DateV" name
#define DATE_OBJECT(name) "$s10Foundation6NSDateC" name
#define TIMER(name) "$s10Foundation5TimerC" name
#define RUN_LOOP(name) "$s10Foundation7RunLoopC" name
#define QUEUE(name) "$s8Dispatch0A5QueueC" name
#define DEFAULTS(name) "$s10Foundation12UserDefaultsC" name
#define LOCALE(name) "$s20FoundationEssentials6LocaleV" name
#define CALENDAR(name) "$s20FoundationEssentials8CalendarV" name
#define BUNDLE(name) "$s10Foundation6BundleC" name
#define FILES(name) "$s20FoundationEssentials11FileManagerC" name
#define REQUEST(name) "$s20FoundationNetworking" name
#define NOTIFICATIONS(name) "$s10Foundation17NotificationQueueC" name
#define REGISTRAR(name) "$s11Observation0A9RegistrarV" name

// Each entry: what the function returns, its name after `understudy_`, its parameters, the symbol that it replaces, the class
// whose table has it, and what goes to the system without it.
#define REPLACEMENTS(ENTRY)                                                                                              \
  /* dates.c */                                                                                                          \
  ENTRY(SWIFT double, date_init, (void), DATE("ACycfC"), NoClass, "Date()")                                              \
  ENTRY(SWIFT double, date_now, (void), DATE("3nowACvgZ"), NoClass, "Date.now")                                          \
  ENTRY(SWIFT double, date_init_since_now, (double interval),                                                            \
        DATE("20timeIntervalSinceNowACSd_tcfC"), NoClass, "Date(timeIntervalSinceNow:)")                                 \
  ENTRY(SWIFT double, date_since_reference, (void),                                                                      \
        DATE("026timeIntervalSinceReferenceC0SdvgZ"), NoClass, "Date.timeIntervalSinceReferenceDate")                    \
  ENTRY(SWIFT double, date_since_now, (double date),                                                                     \
        DATE("20timeIntervalSinceNowSdvg"), NoClass, "Date.timeIntervalSinceNow")                                        \
  ENTRY(SWIFT void *, date_object_init, (SELF void *type), DATE_OBJECT("ACycfC"), NoClass, "NSDate()")                   \
  /* timers.c */                                                                                                         \
  ENTRY(SWIFT void *, timer_scheduled, (double interval, bool repeats, void *block, void *context, SELF void *type),     \
        TIMER("09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"), NoClass,                                 \
        "Timer.scheduledTimer(withTimeInterval:repeats:block:)")                                                         \
  ENTRY(SWIFT void *, timer_init, (double interval, bool repeats, void *block, void *context, SELF void *type),          \
        TIMER("12timeInterval7repeats5blockACSd_SbyACYbctcfC"), NoClass, "Timer(timeInterval:repeats:block:)")           \
  ENTRY(SWIFT void, timer_invalidate, (SELF void *timer),                                                                \
        TIMER("10invalidateyyF"), TimerClass, "Timer.invalidate()")                                                      \
  ENTRY(SWIFT void, timer_set_fire_date, (double date, SELF void *timer),                                                \
        TIMER("8fireDate0A10Essentials0D0Vvs"), TimerClass, "setting Timer.fireDate")                                    \
  ENTRY(SWIFT FireDateYield, timer_modify_fire_date, (void *buffer, SELF void *timer),                                   \
        TIMER("8fireDate0A10Essentials0D0VvM"), TimerClass, "changing Timer.fireDate in place")                          \
  ENTRY(SWIFT void, run_loop_add, (void *timer, uintptr_t mode, void *modeObject, SELF void *runLoop),                   \
        RUN_LOOP("3add_7forModeyAA5TimerC_AC0F0VtF"), RunLoopClass, "RunLoop.add(_:forMode:)")                           \
  ENTRY(SWIFT void, run_loop_perform, (void *block, void *context, SELF void *runLoop),                                  \
        RUN_LOOP("7performyyyyYbcF"), NoClass, "RunLoop.perform(_:)")                                                    \
  ENTRY(SWIFT void, run_loop_perform_in_modes, (void *modes, void *block, void *context, SELF void *runLoop),            \
        RUN_LOOP("7perform7inModes5blockySayAC4ModeVG_yyYbctF"), NoClass, "RunLoop.perform(inModes:block:)")             \
  /* sleeping.c */                                                                                                       \
  ENTRY(unsigned, sleep, (unsigned seconds), "sleep", NoClass, "sleep(_:)")                                              \
  ENTRY(int, usleep, (useconds_t microseconds), "usleep", NoClass, "usleep(_:)")                                         \
  ENTRY(SWIFT void, thread_sleep, (double seconds, SELF void *type),                                                     \
        "$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ", NoClass, "Thread.sleep(forTimeInterval:)")               \
  ENTRY(SWIFT void, run_until, (double date, SELF void *runLoop),                                                        \
        RUN_LOOP("3run5untily0A10Essentials4DateV_tF"), NoClass, "RunLoop.run(until:)")                                  \
  /* exit.c */                                                                                                           \
  ENTRY(void, exit, (int code), "exit", NoClass, "exit(_:)")                                                             \
  ENTRY(void, _exit, (int code), "_exit", NoClass, "_exit(_:)")                                                          \
  ENTRY(void, _Exit, (int code), "_Exit", NoClass, "_Exit(_:)")                                                          \
  ENTRY(void, quick_exit, (int code), "quick_exit", NoClass, "quick_exit(_:)")                                           \
  ENTRY(int, daemon, (int staysInDirectory, int keepsOutput), "daemon", NoClass, "daemon(_:_:)")                         \
  ENTRY(void, pthread_exit, (void *value), "pthread_exit", NoClass, "pthread_exit(_:) of the main thread")               \
  ENTRY(int, pthread_cancel, (pthread_t thread), "pthread_cancel", NoClass, "pthread_cancel(_:) of the main thread")     \
  ENTRY(void, dispatch_main, (void), "dispatch_main", NoClass, "dispatchMain()")                                         \
  /* signals.c */                                                                                                        \
  ENTRY(int, kill, (pid_t process, int number), "kill", NoClass, "kill(_:_:)")                                           \
  ENTRY(int, killpg, (pid_t group, int number), "killpg", NoClass, "killpg(_:_:)")                                       \
  ENTRY(int, raise, (int number), "raise", NoClass, "raise(_:)")                                                         \
  ENTRY(int, gsignal, (int number), "gsignal", NoClass, "gsignal(_:)")                                                   \
  ENTRY(int, pthread_kill, (pthread_t thread, int number), "pthread_kill", NoClass, "pthread_kill(_:_:)")                \
  ENTRY(int, tgkill, (pid_t process, pid_t thread, int number), "tgkill", NoClass, "tgkill(_:_:_:)")                     \
  ENTRY(int, sigqueue, (pid_t process, int number, union sigval value), "sigqueue", NoClass, "sigqueue(_:_:_:)")         \
  /* exec.c */                                                                                                           \
  ENTRY(int, execve, (const char *path, char *const arguments[], char *const variables[]),                               \
        "execve", NoClass, "execve(_:_:_:)")                                                                             \
  ENTRY(int, execv, (const char *path, char *const arguments[]), "execv", NoClass, "execv(_:_:)")                        \
  ENTRY(int, execvp, (const char *name, char *const arguments[]), "execvp", NoClass, "execvp(_:_:)")                     \
  ENTRY(int, execvpe, (const char *name, char *const arguments[], char *const variables[]),                              \
        "execvpe", NoClass, "execvpe(_:_:_:)")                                                                           \
  ENTRY(int, fexecve, (int file, char *const arguments[], char *const variables[]),                                      \
        "fexecve", NoClass, "fexecve(_:_:_:)")                                                                           \
  ENTRY(int, execveat, (int folder, const char *path, char *const arguments[], char *const variables[], int flags),      \
        "execveat", NoClass, "execveat(_:_:_:_:_:)")                                                                     \
  ENTRY(int, execl, (const char *path, const char *first, ...), "execl", NoClass, "execl")                               \
  ENTRY(int, execlp, (const char *name, const char *first, ...), "execlp", NoClass, "execlp")                            \
  ENTRY(int, execle, (const char *path, const char *first, ...), "execle", NoClass, "execle")                            \
  ENTRY(long, syscall, (long number, ...), "syscall", NoClass, "syscall")                                                \
  /* queues.c */                                                                                                         \
  ENTRY(SWIFT void, async, (void *item, SELF void *queue),                                                               \
        QUEUE("5async7executeyAA0A8WorkItemC_tF"), NoClass, "DispatchQueue.async(execute:)")                             \
  ENTRY(SWIFT void, async_after, (uint64_t deadline, void *item, SELF void *queue),                                      \
        QUEUE("10asyncAfter8deadline7executeyAA0A4TimeV_AA0A8WorkItemCtF"), NoClass,                                     \
        "DispatchQueue.asyncAfter(deadline:execute:)")                                                                   \
  ENTRY(SWIFT void, async_after_wall, (uint64_t deadline, void *item, SELF void *queue),                                 \
        QUEUE("10asyncAfter12wallDeadline7executeyAA0A8WallTimeV_AA0A8WorkItemCtF"), NoClass,                            \
        "DispatchQueue.asyncAfter(wallDeadline:execute:)")                                                               \
  ENTRY(SWIFT void, async_in_group, (void *group, void *item, SELF void *queue),                                         \
        QUEUE("5async5group7executeyAA0A5GroupC_AA0A8WorkItemCtF"), NoClass, "DispatchQueue.async(group:execute:)")      \
  ENTRY(SWIFT void, async_block,                                                                                         \
        (void *group, uint8_t quality, intptr_t priority, uintptr_t flags, void *block, SELF void *queue),               \
        QUEUE("5async5group3qos5flags7executeyAA0A5GroupCSg_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF"), NoClass,            \
        "DispatchQueue.async(group:qos:flags:execute:)")                                                                 \
  ENTRY(SWIFT void, async_block_after,                                                                                   \
        (uint64_t deadline, uint8_t quality, intptr_t priority, uintptr_t flags, void *block, SELF void *queue),         \
        QUEUE("10asyncAfter8deadline3qos5flags7executeyAA0A4TimeV_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF"), NoClass,      \
        "DispatchQueue.asyncAfter(deadline:qos:flags:execute:)")                                                         \
  ENTRY(SWIFT void, async_block_after_wall,                                                                              \
        (uint64_t deadline, uint8_t quality, intptr_t priority, uintptr_t flags, void *block, SELF void *queue),         \
        QUEUE("10asyncAfter12wallDeadline3qos5flags7executeyAA0A8WallTimeV_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF"),      \
        NoClass, "DispatchQueue.asyncAfter(wallDeadline:qos:flags:execute:)")                                            \
  ENTRY(SWIFT void, group_notify,                                                                                        \
        (uint8_t quality, intptr_t priority, uintptr_t flags, void *queue, void *block, SELF void *group),               \
        "$s8Dispatch0A5GroupC6notify3qos5flags5queue7executeyAA0A3QoSV_AA0A13WorkItemFlagsVAA0A5QueueCyyXBtF", NoClass,  \
        "DispatchGroup.notify(qos:flags:queue:execute:)")                                                                \
  ENTRY(SWIFT void, item_notify,                                                                                         \
        (uint8_t quality, intptr_t priority, uintptr_t flags, void *queue, void *block, SELF void *item),                \
        "$s8Dispatch0A8WorkItemC6notify3qos5flags5queue7executeyAA0A3QoSV_AA0abC5FlagsVAA0A5QueueCyyXBtF", ItemClass,    \
        "DispatchWorkItem.notify(qos:flags:queue:execute:)")                                                             \
  /* requests.c */                                                                                                        \
  ENTRY(SWIFT void *, data_task, (Pair url, Pair handler, SELF void *session),                                           \
        REQUEST("10URLSessionC8dataTask4with17completionHandlerAA0c4DataE0C0A10Essentials3URLV_"                         \
                "yAI0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF"),                                                        \
        URLSessionClass, "the app of URLSession.dataTask(with:completionHandler:)'s handler")                            \
  ENTRY(SWIFT void *, data_task_request, (Pair request, Pair handler, SELF void *session),                               \
        REQUEST("10URLSessionC8dataTask4with17completionHandlerAA0c4DataE0CAA10URLRequestV_"                             \
                "y0A10Essentials0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF"),                                            \
        URLSessionClass, "the app of URLSession.dataTask(with:completionHandler:)'s handler")                            \
  ENTRY(SWIFT void *, upload_task, (Pair request, Pair data, Pair handler, SELF void *session),                          \
        REQUEST("10URLSessionC10uploadTask4with4from17completionHandlerAA0c6UploadE0CAA10URLRequestV_"                   \
                "0A10Essentials4DataVSgyAO_AA11URLResponseCSgs5Error_pSgtYbctF"),                                        \
        URLSessionClass, "the app of URLSession.uploadTask(with:from:completionHandler:)'s handler")                     \
  ENTRY(SWIFT void *, upload_task_file, (Pair request, Pair file, Pair handler, SELF void *session),                     \
        REQUEST("10URLSessionC10uploadTask4with8fromFile17completionHandlerAA0c6UploadE0CAA10URLRequestV_"               \
                "0A10Essentials3URLVyAL4DataVSg_AA11URLResponseCSgs5Error_pSgtYbctF"),                                   \
        URLSessionClass, "the app of URLSession.uploadTask(with:fromFile:completionHandler:)'s handler")                 \
  ENTRY(SWIFT void *, download_task, (Pair url, Pair handler, SELF void *session),                                       \
        REQUEST("10URLSessionC12downloadTask4with17completionHandlerAA0c8DownloadE0C0A10Essentials3URLV_yAKSg_"          \
                "AA11URLResponseCSgs5Error_pSgtYbctF"),                                                                  \
        URLSessionClass, "the app of URLSession.downloadTask(with:completionHandler:)'s handler")                        \
  ENTRY(SWIFT void *, download_task_request, (Pair request, Pair handler, SELF void *session),                           \
        REQUEST("10URLSessionC12downloadTask4with17completionHandlerAA0c8DownloadE0CAA10URLRequestV_"                    \
                "y0A10Essentials3URLVSg_AA11URLResponseCSgs5Error_pSgtYbctF"),                                           \
        URLSessionClass, "the app of URLSession.downloadTask(with:completionHandler:)'s handler")                        \
  ENTRY(SWIFT void *, download_task_data, (Pair data, Pair handler, SELF void *session),                                 \
        REQUEST("10URLSessionC12downloadTask14withResumeData17completionHandlerAA0c8DownloadE0C0A10Essentials0H0V_"      \
                "yAI3URLVSg_AA11URLResponseCSgs5Error_pSgtYbctF"),                                                       \
        URLSessionClass, "the app of URLSession.downloadTask(withResumeData:completionHandler:)'s handler")              \
  ENTRY(SWIFT void, cancel_request, (SELF void *request),                                                                \
        REQUEST("14URLSessionTaskC6cancelyyF"), RequestClass, "cancelling the task of an asynchronous request")          \
  /* events.c */                                                                                                         \
  ENTRY(void *, fopen, (const char *path, const char *mode), "fopen", NoClass, "the events of Swift Testing")            \
  /* outside.c */                                                                                                        \
  ENTRY(int, pthread_create, (pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *argument),\
        "pthread_create", NoClass, "threads of apps")                                                                    \
  ENTRY(void, dispatch_sync, (void *queue, void *block), "dispatch_sync", NoClass, "DispatchQueue.main.sync(execute:)")  \
  ENTRY(void, dispatch_barrier_sync, (void *queue, void *block), "dispatch_barrier_sync", NoClass,                       \
        "DispatchQueue.main.sync(flags:execute:)")                                                                       \
  ENTRY(SWIFT void, resume_request, (SELF void *request), REQUEST("14URLSessionTaskC6resumeyyF"), RequestClass,          \
        "URLSessionTask.resume()")                                                                                       \
  ENTRY(SWIFT void, process_run, (SELF void *process, ERROR void **error), "$s10Foundation7ProcessC3runyyKF",            \
        ProcessClass, "Process.run()")                                                                                   \
  /* sources.c */                                                                                                       \
  ENTRY(void *, source_create, (const void *type, uintptr_t handle, uintptr_t mask, void *queue),                       \
        "dispatch_source_create", NoClass, "sources of Dispatch")                                                       \
  ENTRY(void, source_set_event_handler, (void *source, void *handler), "dispatch_source_set_event_handler", NoClass,    \
        "event handlers of sources of Dispatch")                                                                        \
  ENTRY(void, source_set_cancel_handler, (void *source, void *handler), "dispatch_source_set_cancel_handler", NoClass,  \
        "cancel handlers of sources of Dispatch")                                                                       \
  ENTRY(void, source_set_timer, (void *source, uint64_t start, uint64_t interval, uint64_t leeway),                     \
        "dispatch_source_set_timer", NoClass, "timers of Dispatch on the main queue")                                   \
  ENTRY(void, source_cancel, (void *source), "dispatch_source_cancel", NoClass, "the end of sources of Dispatch")       \
  ENTRY(void, dispatch_suspend, (void *object), "dispatch_suspend", NoClass, "suspending timers of Dispatch")           \
  ENTRY(void, dispatch_resume, (void *object), "dispatch_resume", NoClass, "resuming timers of Dispatch")               \
  ENTRY(void, dispatch_activate, (void *object), "dispatch_activate", NoClass, "activating timers of Dispatch")         \
  /* moments.c */                                                                                                       \
  ENTRY(uint64_t, dispatch_time, (uint64_t when, int64_t nanoseconds), "dispatch_time", NoClass,                        \
        "delays from DispatchTime.now() on a busy machine")                                                             \
  /* jobs.c */                                                                                                          \
  ENTRY(void, async_function, (void *queue, void *context, void (*work)(void *)), "dispatch_async_f", NoClass,          \
        "tasks that yield, with hooked executors")                                                                      \
  ENTRY(void, after_function, (uint64_t deadline, void *queue, void *context, void (*work)(void *)),                    \
        "dispatch_after_f", NoClass, "sleeps in libraries, with hooked executors")                                      \
  ENTRY(void, source_set_event_function, (void *source, void (*work)(void *)), "dispatch_source_set_event_handler_f",   \
        NoClass, "sleeps in libraries with a tolerance, with hooked executors")                                         \
  /* channels.c */                                                                                                      \
  ENTRY(void, dispatch_read, (int file, size_t length, void *queue, void *handler), "dispatch_read", NoClass,           \
        "DispatchIO.read(fromFileDescriptor:)")                                                                         \
  ENTRY(void, dispatch_write, (int file, void *data, void *queue, void *handler), "dispatch_write", NoClass,            \
        "DispatchIO.write(toFileDescriptor:)")                                                                          \
  ENTRY(void, channel_read, (void *channel, int64_t offset, size_t length, void *queue, void *handler),                 \
        "dispatch_io_read", NoClass, "DispatchIO.read(offset:length:queue:ioHandler:)")                                 \
  ENTRY(void, channel_write, (void *channel, int64_t offset, void *data, void *queue, void *handler),                   \
        "dispatch_io_write", NoClass, "DispatchIO.write(offset:data:queue:ioHandler:)")                                 \
  /* notifications.c */                                                                                                 \
  ENTRY(SWIFT void, enqueue_notification,                                                                               \
        (void *notification, uint8_t style, uintptr_t mask, void *modes, SELF void *queue),                             \
        NOTIFICATIONS("7enqueue_12postingStyle12coalesceMask8forModesyAA0B0V_AC07PostingF0OAC0B10CoalescingV"           \
                      "SayAA7RunLoopC4ModeVGSgtF"),                                                                     \
        NotificationQueueClass, "NotificationQueue.enqueue(_:postingStyle:coalesceMask:forModes:)")                     \
  ENTRY(SWIFT void, dequeue_notifications, (void *notification, uintptr_t mask, SELF void *queue),                      \
        NOTIFICATIONS("20dequeueNotifications8matching12coalesceMaskyAA0B0V_AC0B10CoalescingVtF"),                      \
        NotificationQueueClass, "NotificationQueue.dequeueNotifications(matching:coalesceMask:)")                       \
  /* operations.c */                                                                                                     \
  ENTRY(SWIFT void, add_operation, (void *operation, SELF void *queue),                                                  \
        "$s10Foundation14OperationQueueC03addB0yyAA0B0CF", OperationQueueClass, "OperationQueue.main.addOperation(_:)")  \
  ENTRY(SWIFT void, add_operation_block, (void *block, void *context, SELF void *queue),                                 \
        "$s10Foundation14OperationQueueC03addB0yyyyYbcF", OperationQueueClass, "OperationQueue.main.addOperation(_:)")   \
  /* mainthread.c */                                                                                                     \
  ENTRY(SWIFT bool, thread_is_main, (SELF void *type), "$s10Foundation6ThreadC06isMainB0SbvgZ", ThreadClass,             \
        "Thread.isMainThread")                                                                                           \
  ENTRY(SWIFT bool, thread_is_main_itself, (SELF void *thread), "$s10Foundation6ThreadC06isMainB0Sbvg", ThreadClass,     \
        "Thread.current.isMainThread")                                                                                   \
  ENTRY(void, dispatch_assert_queue_not, (void *queue), "dispatch_assert_queue_not", NoClass,                            \
        "dispatchPrecondition(condition: .notOnQueue(.main))")                                                           \
  ENTRY(SWIFT Pair, add_observer,                                                                                        \
        (void *name, void *nameObject, void *sender, void *queue, void *block, void *context, SELF void *center),        \
        "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5using"                      \
        "AD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF",                         \
        NoClass, "NotificationCenter.addObserver(forName:object:queue:using:)")                                          \
  /* process.c */                                                                                                        \
  ENTRY(SWIFT void *, command_line, (SELF void *type),                                                                   \
        "$ss11CommandLineO9argumentsSaySSGvgZ", NoClass, "CommandLine.arguments")                                        \
  ENTRY(SWIFT void *, arguments, (SELF void *info),                                                                      \
        "$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg", NoClass, "ProcessInfo.arguments")                    \
  ENTRY(SWIFT void *, environment, (SELF void *info),                                                                    \
        "$s20FoundationEssentials11ProcessInfoC11environmentSDyS2SGvg", NoClass, "ProcessInfo.environment")              \
  ENTRY(char *, getenv, (const char *name), "getenv", NoClass, "getenv(_:)")                                             \
  ENTRY(SWIFT void *, defaults_standard, (SELF void *type),                                                              \
        DEFAULTS("8standardACvgZ"), DefaultsClass, "UserDefaults.standard")                                              \
  ENTRY(SWIFT void *, defaults_init, (SELF void *type), DEFAULTS("ACycfC"), NoClass, "UserDefaults()")                   \
  ENTRY(SWIFT void *, defaults_init_suite, (void *suite, void *suiteObject, SELF void *type),                            \
        DEFAULTS("9suiteNameACSgSSSg_tcfC"), DefaultsClass, "UserDefaults(suiteName:)")                                  \
  ENTRY(SWIFT void *, defaults_initialize_suite, (void *suite, void *suiteObject, SELF void *made),                      \
        DEFAULTS("9suiteNameACSgSSSg_tcfc"), NoClass, "UserDefaults(suiteName:) of optimised code")                      \
  ENTRY(SWIFT Pair, locale_current, (void), LOCALE("7currentACvgZ"), NoClass, "Locale.current")                          \
  ENTRY(SWIFT Pair, locale_updating, (void),                                                                             \
        LOCALE("19autoupdatingCurrentACvgZ"), NoClass, "Locale.autoupdatingCurrent")                                     \
  ENTRY(SWIFT void *, locale_languages, (SELF void *type),                                                               \
        LOCALE("18preferredLanguagesSaySSGvgZ"), NoClass, "Locale.preferredLanguages")                                   \
  ENTRY(SWIFT void *, locale_object_languages, (SELF void *type),                                                        \
        "$s10Foundation8NSLocaleC18preferredLanguagesSaySSGvgZ", NoClass, "NSLocale.preferredLanguages")                 \
  ENTRY(SWIFT Pair, calendar_current, (void), CALENDAR("7currentACvgZ"), NoClass, "Calendar.current")                    \
  ENTRY(SWIFT Pair, calendar_updating, (void),                                                                           \
        CALENDAR("19autoupdatingCurrentACvgZ"), NoClass, "Calendar.autoupdatingCurrent")                                 \
  /* resources.c */                                                                                                      \
  ENTRY(SWIFT Pair, bundle_url, (Pair name, Pair type, SELF void *bundle),                                               \
        BUNDLE("3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF"), BundleClass,                           \
        "Bundle.url(forResource:withExtension:)")                                                                        \
  ENTRY(SWIFT Pair, bundle_url_in, (Pair name, Pair type, Pair folder, SELF void *bundle),                               \
        BUNDLE("3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF"), BundleClass,            \
        "Bundle.url(forResource:withExtension:subdirectory:)")                                                           \
  ENTRY(SWIFT Pair, bundle_path, (Pair name, Pair type, SELF void *bundle),                                              \
        BUNDLE("4path11forResource6ofTypeSSSgAG_AGtF"), BundleClass, "Bundle.path(forResource:ofType:)")                 \
  ENTRY(SWIFT Pair, bundle_path_in, (Pair name, Pair type, Pair folder, SELF void *bundle),                              \
        BUNDLE("4path11forResource6ofType11inDirectorySSSgAH_A2HtF"), BundleClass,                                       \
        "Bundle.path(forResource:ofType:inDirectory:)")                                                                  \
  ENTRY(SWIFT void *, bundle_urls, (Pair type, Pair folder, SELF void *bundle),                                          \
        BUNDLE("4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF"), BundleClass,                   \
        "Bundle.urls(forResourcesWithExtension:subdirectory:)")                                                          \
  ENTRY(SWIFT void *, bundle_paths, (Pair type, Pair folder, SELF void *bundle),                                         \
        BUNDLE("5paths18forResourcesOfType11inDirectorySaySSGSSSg_AHtF"), BundleClass,                                   \
        "Bundle.paths(forResourcesOfType:inDirectory:)")                                                                 \
  ENTRY(SWIFT Pair, bundle_resource_url, (SELF void *bundle),                                                            \
        BUNDLE("11resourceURL0A10Essentials0D0VSgvg"), BundleClass, "Bundle.resourceURL")                                \
  ENTRY(SWIFT Pair, bundle_resource_path, (SELF void *bundle),                                                           \
        BUNDLE("12resourcePathSSSgvg"), BundleClass, "Bundle.resourcePath")                                              \
  ENTRY(SWIFT void *, bundle_info, (SELF void *bundle),                                                                  \
        BUNDLE("14infoDictionarySDySSypGSgvg"), BundleClass, "Bundle.infoDictionary")                                    \
  ENTRY(SWIFT void, bundle_info_entry, (RESULT void *result, Pair key, SELF void *bundle),                               \
        BUNDLE("6object20forInfoDictionaryKeyypSgSS_tF"), BundleClass, "Bundle.object(forInfoDictionaryKey:)")           \
  ENTRY(SWIFT Pair, bundle_identifier, (SELF void *bundle),                                                              \
        BUNDLE("16bundleIdentifierSSSgvg"), BundleClass, "Bundle.bundleIdentifier")                                      \
  ENTRY(SWIFT Pair, bundle_string, (Pair key, Pair value, Pair table, SELF void *bundle),                                \
        BUNDLE("15localizedString6forKey5value5tableS2S_SSSgAHtF"), BundleClass,                                         \
        "Bundle.localizedString(forKey:value:table:)")                                                                   \
  /* files.c */                                                                                                          \
  ENTRY(SWIFT void *, files_urls, (uint8_t folder, uintptr_t domains, SELF void *manager),                               \
        FILES("4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF"), FileManagerClass,                 \
        "FileManager.urls(for:in:)")                                                                                     \
  ENTRY(SWIFT Pair, files_url,                                                                                           \
        (uint8_t folder, uintptr_t domains, Pair place, bool creates, SELF void *manager, ERROR void **error),           \
        FILES("3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAJSgSbtKF"),          \
        FileManagerClass, "FileManager.url(for:in:appropriateFor:create:)")                                              \
  ENTRY(SWIFT void *, files_paths, (uint8_t folder, uintptr_t domains, bool expands),                                    \
        "$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_"    \
        "AF0kC10DomainMaskVSbtF",                                                                                        \
        NoClass, "NSSearchPathForDirectoriesInDomains(_:_:_:)")                                                          \
  ENTRY(SWIFT Pair, files_home, (void), "$s10Foundation15NSHomeDirectorySSyF", NoClass, "NSHomeDirectory()")             \
  /* properties.c */                                                                                                     \
  ENTRY(SWIFT void, registrar_will_set,                                                                                  \
        (void *subject, void *keyPath, void *subjectType, void *valueType, void *conformance, SELF void *registrar),     \
        REGISTRAR("7willSet_7keyPathyx_s03KeyF0Cyxq_GtAA10ObservableRzr0_lF"), NoClass,                                  \
        "the log of changes of @Observable objects, before the change")                                                  \
  ENTRY(SWIFT void, registrar_did_set,                                                                                   \
        (void *subject, void *keyPath, void *subjectType, void *valueType, void *conformance, SELF void *registrar),     \
        REGISTRAR("6didSet_7keyPathyx_s03KeyF0Cyxq_GtAA10ObservableRzr0_lF"), NoClass,                                   \
        "the log of changes of @Observable objects, after the change")                                                   \
  ENTRY(SWIFT void, registrar_with_mutation,                                                                             \
        (RESULT void *result, void *subject, void *keyPath, void *body, void *context, void *subjectType,                \
         void *valueType, void *resultType, void *conformance, SELF void *registrar, ERROR void **error),                \
        REGISTRAR("12withMutation2of7keyPath_q0_x_s03KeyG0Cyxq_Gq0_yKXEtKAA10ObservableRzr1_lF"), NoClass,               \
        "the log of changes of @Observable objects, around the change")

// A sanitizer's functions are weak too, and come first in a program; those here pass on to them.
#ifdef UNDERSTUDY_IS_SANITIZED
#define BINDING
#else
#define BINDING __attribute__((weak))
#endif

#define DECLARE(result, name, parameters, symbol, table, without) \
  BINDING result understudy_##name parameters __asm__(symbol) __attribute__((visibility("default")));
REPLACEMENTS(DECLARE)
#undef DECLARE

#define NUMBER(result, name, parameters, symbol, table, without) number_of_##name,
enum { REPLACEMENTS(NUMBER) numberOfReplacements };
#undef NUMBER

/// Finds an original that is asked for before the table has it.
///
/// A call of what no library has stops the process with a sentence: nothing can continue.
void *understudy_find_original(int number);

extern UnderstudyReplacement understudy_table[numberOfReplacements];

ALSO_AT_THREAD_END static inline void *understudy_original(int number) {
  void *original = __atomic_load_n(&understudy_table[number].original, __ATOMIC_RELAXED);
  return __builtin_expect(original != NULL, 1) ? original : understudy_find_original(number);
}

/// The library's function that one of the list replaces.
#define ORIGINAL(name) ((__typeof__(&understudy_##name))understudy_original(number_of_##name))
#define HAS_ORIGINAL(name) (understudy_table[number_of_##name].original != NULL)

/// Whether the thread hands its work to the system, whichever session it belongs to.
extern _Thread_local bool understudy_bypasses_sessions;

/// Adds an option to the arguments that Swift Testing reads, see events.c; those of other callers stay.
void *understudy_arguments_of_testing(void *real, void *caller);

// A sleep with a tolerance, which the concurrency runtime makes a source of Dispatch for: see jobs.c.

/// Whether the caller that makes a source is the concurrency runtime.
bool understudy_is_sleep(const void *caller);

/// Notes what the runtime has made for a sleep of the calling thread.
void understudy_begin_sleep(void *source);

/// Notes when a sleep ends.
///
/// - Returns: false where the source is no sleep of an app.
bool understudy_set_sleep(void *source, uint64_t deadline);

/// Hands a sleep, which is complete, to the session.
void understudy_end_sleep(void *source);

/// A function of a library that is called and not replaced; null where there is none.
#define LIBRARY(symbol) __asm__(symbol) __attribute__((weak))

#endif
