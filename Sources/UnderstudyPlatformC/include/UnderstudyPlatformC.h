#ifndef UNDERSTUDY_PLATFORM_C_H
#define UNDERSTUDY_PLATFORM_C_H

// What Swift cannot do itself on Linux, by folder:
//
//   Interposition  functions of the libraries that are replaced by the app's own
//   Runtime        the concurrency runtime's jobs, hooks and task locals; type metadata; values of one thread
//   Stack          functions that can be left in the middle
//   Watch          what the run does, for reports of a stuck main thread and of a trap
//   Loading        what runs before `main`
//
// Modules of the package do not import this header: they declare the functions that they call (`@_extern(c)`). The test
// `CDeclarationTests` compares the two.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: Interposition

/// A function of a library that is replaced by one of this package.
typedef struct {
  /// The name of the function for the linker.
  const char *_Nonnull symbol;
  const void *_Nullable replacement;
  /// The library's function; null before loading, and where no library has it.
  void *_Nullable original;
  /// The class whose table has the function, too: see ``UnderstudyClass``.
  int classNumber;
  /// What is the system's and not the app's where the function is not replaced, as its user writes it.
  const char *_Nonnull without;
  /// Whether the class was found not to have the function in its table.
  bool isMissingInClass;
} UnderstudyReplacement;

/// The classes whose methods are called by their tables, so that the linker alone cannot replace them.
enum UnderstudyClass {
  understudyNoClass,
  understudyTimerClass,
  understudyRunLoopClass,
  understudyDefaultsClass,
  understudyBundleClass,
  understudyFileManagerClass,
  understudyRequestClass,
  understudyURLSessionClass,
  understudyProcessClass,
  understudyItemClass,
  understudyNotificationQueueClass,
  understudyOperationQueueClass,
  understudyThreadClass,
};

/// Finds the original of each replacement in the libraries behind this one.
///
/// - Returns: how many have none.
size_t understudy_find_originals(UnderstudyReplacement *_Nonnull replacements, size_t count);

/// Replaces the functions of a class in its table; those without an original are left out.
///
/// - Parameters:
///   - classNumber: which of `replacements` belong to it.
///   - type: the class's metadata.
/// - Returns: whether each was found.
bool understudy_replace_methods(
  UnderstudyReplacement *_Nonnull replacements, size_t count, int classNumber, void *_Nonnull type);

/// One sentence about the replacements that are not in effect, with the version of the toolchain.
///
/// - Returns: the text, which the caller frees; null where all are in effect.
char *_Nullable understudy_describe_missing(const UnderstudyReplacement *_Nonnull replacements, size_t count);

/// The sentence about this package's own replacements.
///
/// - Returns: the text, which the caller frees; null where all are in effect.
char *_Nullable understudy_missing_replacements(void);

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define UNDERSTUDY_IS_SANITIZED 1
#endif
#if __has_feature(thread_sanitizer)
#define UNDERSTUDY_HAS_THREAD_SANITIZER 1
#endif
#endif

/// Whether a sanitizer is built in. Its functions have their turn behind those here.
bool understudy_is_sanitized(void);

/// Whether it is the thread sanitizer, which delays signals.
bool understudy_has_thread_sanitizer(void);

/// The release of the standard library that runs, and the compiler's revision, which distinguishes patches apart:
/// "Swift 6.3, Clang 21.0.0 (…)".
///
/// - Returns: the text, which the caller frees; null where there is no memory.
char *_Nullable understudy_toolchain(void);

/// The package's replacements.
///
/// - Parameter count: receives how many there are.
UnderstudyReplacement *_Nonnull understudy_replacements(size_t *_Nonnull count);

/// Leads timers that are added to a run loop, or invalidated, to the session of the app under test.
///
/// To be called once, before there are timers. The linker sees to dates and scheduled timers.
///
/// - Returns: whether all of Foundation's functions were found.
bool understudy_interpose_timers(void *_Nonnull timerType, void *_Nonnull runLoopType);

/// Sets the fire date of a timer as Foundation keeps it, in seconds since the beginning of 2001; no session is notified.
void understudy_set_fire_date(void *_Nonnull timer, double date);

/// Whether a request of a URL session is under way: neither suspended nor completed. False where Foundation does not say.
bool understudy_request_is_running(void *_Nonnull request);

/// Whether a request of a URL session has not begun, or is suspended. False where Foundation does not say.
bool understudy_request_is_suspended(void *_Nonnull request);

/// Retains and releases data of Dispatch, as its own functions do, which Swift does not have.
void understudy_retain_data(void *_Nonnull data);
void understudy_release_data(void *_Nonnull data);

/// Makes the calling thread hand blocks to queues themselves, whichever session it belongs to, until it is switched off.
void understudy_bypass_sessions(bool isOn);

/// Leads user defaults and bundles to the app or the test that asks, also where methods are called by their class's table.
///
/// To be called once, before there are user defaults. The linker sees to all else.
///
/// - Returns: whether all of Foundation's functions were found.
bool understudy_interpose_process(
    void *_Nonnull defaultsType, void *_Nonnull bundleType, void *_Nonnull fileManagerType);

/// Makes `getenv` ask for the calling app's own variables from now on.
void understudy_use_variables(void);

// MARK: Runtime: jobs

/// Makes the concurrency runtime take an executor as the main actor's, and offer each job of no actor.
///
/// To be called once. The runtime exports hooks for this; they are looked up by name, as another one may lack them.
///
/// - Parameters:
///   - identity, implementation: the two words of the executor's unowned reference.
///   - takesJob: called for each job of no actor; answers whether it took it. The runtime's own pool gets the others.
/// - Returns: false where a hook is missing; nothing has changed then.
bool understudy_install_hooks(
  uintptr_t identity, uintptr_t implementation, bool (*_Nonnull takesJob)(void *_Nonnull job));

// Makes the event handler of a timer run on its own queue if that is not the main one.
void understudy_source_fire(void *_Nonnull source);

/// The number of the task that a job belongs to; 0 where the runtime does not say.
uint64_t understudy_job_task_id(void *_Nonnull job);

/// The runtime's word on what kind of job it is; 0 where the runtime does not say.
uintptr_t understudy_job_flags(void *_Nonnull job);

/// How many references an object has; 0 where the runtime does not say.
size_t understudy_retain_count(void *_Nonnull object);

/// Cancels a task.
void understudy_cancel_task(void *_Nonnull task);

/// Writes where a suspended task continues, and where its callers do, the innermost first: the beginnings of the functions that the
/// compiler makes of what is behind an `await`.
///
/// - Parameters:
///   - task: retained by the caller.
///   - limit: how many are written at the most.
/// - Returns: how many were written; 0 where the runtime lays tasks out in another way.
size_t understudy_suspended_calls(void *_Nonnull task, uintptr_t *_Nonnull calls, size_t limit);

// MARK: Runtime: task locals

/// Where the value of a task local is that the running task, or the thread outside of tasks, has bound innermost.
///
/// - Parameter local: the task local's object.
/// - Returns: null where none is bound.
const void *_Nullable understudy_task_local_value(const void *_Nonnull local);

/// Binds a value of a task local until ``understudy_task_local_pop``.
///
/// - Parameters:
///   - local: the task local's object.
///   - value: is moved from.
///   - type: the value's type, as the runtime describes it.
void understudy_task_local_push(const void *_Nonnull local, void *_Nonnull value, const void *_Nonnull type);

/// Ends the binding that was made last.
void understudy_task_local_pop(void);

// MARK: Runtime: types

/// Finds the types that conform to a protocol, among those linked into the image that this code is in.
///
/// Only types that are neither generic nor declared in another image are found. Reads what the linker laid out and
/// changes nothing, so any thread may call it.
///
/// - Parameters:
///   - protocol: the protocol's descriptor, or null for the conformances to every protocol.
///   - types: receives the types' metadata, in the order of the image; may be null where `capacity` is zero.
///   - capacity: how many entries `types` has room for.
/// - Returns: how many types there are, which may be more than `capacity`.
size_t understudy_conforming_types(
  const void *_Nullable protocol, const void *_Nonnull *_Nullable types, size_t capacity);

/// Puts another function into the table of a Swift class; the memory's protection is afterwards what it was.
///
/// - Returns: whether the original was there.
bool understudy_replace_method(void *_Nonnull type, const void *_Nonnull original, const void *_Nonnull replacement);

/// Calls a method of an object that takes and returns nothing.
///
/// - Parameters:
///   - symbol: its name for the linker.
///   - object: null to find out only whether there is the method.
/// - Returns: false where no library has it.
bool understudy_call_method(const char *_Nonnull symbol, void *_Nullable object);

// MARK: Runtime: images

/// What the code at an address belongs to. `CallFrames` repeats these cases in this order.
typedef enum {
  understudyOtherImage,
  /// The app and its tests, and this package.
  understudyProgram,
  understudyXCTest,
  understudyTesting,
  understudySwiftCore,
  understudyConcurrency,
  understudyDispatch,
  understudyFoundation,
  understudyNetworking,
} UnderstudyImage;

UnderstudyImage understudy_image(const void *_Nullable address);

/// Whether an address is one of the program's own code, and not of a library's that is loaded with it.
bool understudy_is_of_program(const void *_Nullable address);

/// Whether an address is one of Foundation's code; what is asked last costs nothing.
bool understudy_is_of_foundation(const void *_Nullable address);

// MARK: Runtime: calls

/// What `DispatchTime.now()` has given the thread last, by Dispatch's number; 0 for nothing.
uint64_t understudy_last_moment(void);

/// Writes the frames of the calling functions, the innermost first: for each its address, and where it returns to. Takes some
/// 50 ns, and ends at the first function that was built without frame pointers.
///
/// - Parameters:
///   - frames: has room for two words a frame.
///   - limit: how many frames are written at the most.
/// - Returns: how many were written.
size_t understudy_frames(uintptr_t *_Nonnull frames, size_t limit);

/// The frame of the function that calls this; a sanitizer gives local variables places elsewhere.
uintptr_t understudy_frame_of_caller(void);

/// Copies words of the calling thread's stack.
///
/// - Parameters:
///   - from: their first address.
///   - limit: how many there are at the most.
/// - Returns: how many there are; 0 where the address is not on a stack of the thread's.
size_t understudy_copy_stack(uintptr_t from, uintptr_t *_Nonnull words, size_t limit);

/// Writes the calls that have led here, the innermost first: for each the end of its frame, and where it continues. Takes some
/// microseconds a call, and needs no frame pointers.
///
/// - Parameters:
///   - calls: has room for two words a call.
///   - limit: how many calls are written at the most.
/// - Returns: how many were written.
size_t understudy_unwind(uintptr_t *_Nonnull calls, size_t limit);

// MARK: Runtime: values of one thread

/// What the calling thread evaluates at this moment: an unretained pointer to a runtime node, or null.
void *_Nullable understudy_evaluation_get(void);
void understudy_evaluation_set(void *_Nullable evaluation);

/// The change of an object's property that the calling thread makes at this moment, outside of the main actor: a retained
/// pointer, or null.
void *_Nullable understudy_change_get(void);
void understudy_change_set(void *_Nullable change);

/// Whether the main queue runs the caller; takes some 6 ns.
bool understudy_is_on_main_queue(void);

/// How many locks the calling thread holds while other code runs.
intptr_t understudy_locks_held(void);
void understudy_locks_held_add(intptr_t count);

// MARK: Stack

enum UnderstudyStackResult {
  /// There is no stack for it: another architecture, a sanitizer, a running task, or too much memory is kept already.
  understudyStackNotRun,
  understudyStackEnded,
  understudyStackLeft,
};

/// Runs a function on a stack of its own, so that it can be left in the middle. To be called on the main thread.
///
/// Afterwards the thread's exclusive accesses and task locals are those from before.
enum UnderstudyStackResult understudy_stack_run(
  void (*_Nonnull body)(void *_Nullable context), void *_Nullable context);

/// Whether the function that runs on the innermost stack can be left here: the calling code is on that stack, and none of
/// its callers belongs to a library that has to give something back.
bool understudy_stack_can_leave(void);

/// Leaves the function that runs on the innermost stack, where that is possible: this call does not return, and no code of
/// the function runs any more.
void understudy_stack_leave(void);

/// Whether the Swift runtime contains what its lists are put back with; true as well where there are no such stacks.
bool understudy_stack_has_runtime(void);

/// Whether functions can run on stacks of their own, and not too much memory is kept of those that were left.
bool understudy_stack_is_possible(void);

/// Sets how much memory of stacks that were left may be kept, in bytes.
///
/// - Returns: the limit before.
size_t understudy_stack_limit(size_t limit);

/// How much memory is kept of stacks that were left, in bytes.
size_t understudy_stack_left_bytes(void);

// MARK: Watch: what the run does at this moment

/// A call of a test.
typedef struct {
  /// A file name that lasts for ever and is not terminated; null before the first call.
  const uint8_t *_Nullable file;
  size_t length;
  int64_t line;
} UnderstudyCall;

/// A session as other threads and signal handlers see it while the main thread can answer nothing.
typedef struct {
  /// The name of its test, cut where it is very long.
  char test[240];
  UnderstudyCall last;
  /// The last call that acted.
  UnderstudyCall action;
  /// The session, not retained.
  const void *_Nullable session;
} UnderstudyMoment;

/// Makes the record of a session; ``understudy_moment_free`` frees it.
UnderstudyMoment *_Nonnull understudy_moment_make(const char *_Nonnull test);
void understudy_moment_set_session(UnderstudyMoment *_Nonnull moment, const void *_Nonnull session);
void understudy_moment_free(UnderstudyMoment *_Nonnull moment);

/// Notes that a session's code runs from now on, on the calling thread, which is the main actor's.
void understudy_moment_enter(UnderstudyMoment *_Nonnull moment);

/// Notes a call of the test.
///
/// - Parameter file: must last for ever.
void understudy_moment_call(
  UnderstudyMoment *_Nonnull moment, const uint8_t *_Nonnull file, size_t length, int64_t line);

/// Notes that the last call acts.
void understudy_moment_act(UnderstudyMoment *_Nonnull moment);

/// The file and the line of the last call, or of the last one that acted.
const uint8_t *_Nullable understudy_moment_place(
  const UnderstudyMoment *_Nonnull moment, bool ofAction, size_t *_Nonnull length, int64_t *_Nonnull line);

/// The session whose code began last; null where that has ended.
UnderstudyMoment *_Nullable understudy_moment_current(void);
const void *_Nullable understudy_moment_session(const UnderstudyMoment *_Nonnull moment);

/// How often code of a session began: it rises as long as the run moves.
uint64_t understudy_moves(void);

// Reads a word that the main thread may be writing, so the value can be out of date. The thread sanitizer
// does not check this read.
uintptr_t understudy_peek(const void *_Nonnull address);

/// The kernel's number of the thread on which code of a session began last; 0 before there was any.
int understudy_main_thread(void);

/// Notes that the main thread is blocked by a wait that has a time-out, or that it continues.
void understudy_set_blocked(bool isBlocked);
bool understudy_is_blocked(void);

// MARK: Watch: threads and traps

/// The kernel's number of the calling thread.
int understudy_current_thread(void);

/// Stops a thread by a signal and finds its frames.
///
/// One at a time. The thread continues when this returns, or after a few seconds.
///
/// - Parameters:
///   - thread: the kernel's number; not the calling one.
///   - frames: receives the addresses, the innermost first.
///   - body: called while the thread stands still, with `context` and what the thread evaluates.
/// - Returns: how many frames there are; 0 where the thread takes no signal.
size_t understudy_stop_thread(
  int thread, void *_Nullable *_Nonnull frames, size_t capacity,
  void (*_Nullable body)(void *_Nullable context, void *_Nullable evaluation), void *_Nullable context);

/// Makes fatal signals report the test before the handlers of now have their turn. To be called once.
void understudy_report_crashes(void);

/// Prepares ``understudy_watch_sleep``; to be called once, before anything else here.
void understudy_watch_prepare(void);
/// Notes that the calling thread is the one that reports traps.
void understudy_watch_begin(void);
/// Sleeps for a time, or until the process traps.
void understudy_watch_sleep(int64_t milliseconds);

/// Takes the frames of the thread that has trapped, which waits until it is reported.
///
/// - Parameter isOnMain: receives whether that is the main actor's thread.
/// - Returns: false where none has.
bool understudy_take_crash(
  void *_Nullable *_Nonnull frames, size_t capacity, size_t *_Nonnull count, bool *_Nonnull isOnMain);
void understudy_crash_is_reported(void);

/// Makes signals that people and CI systems send, such as SIGTERM, wake the watchdog's thread, which is to report the tests and
/// then to end the process. Those that are ignored or have a handler stay so. To be called once.
void understudy_report_signals(void);

/// Takes a signal that is to end the process.
///
/// - Parameters:
///   - frames: receives those of the thread that it came to, which continues meanwhile.
///   - isOnFirstThread: receives whether that is the process's first.
///   - senderOfSignal: receives the process that has sent it; 0 where the kernel has.
/// - Returns: its name; null where none has come.
const char *_Nullable understudy_take_signal(
  void *_Nullable *_Nonnull frames, size_t capacity, size_t *_Nonnull count, bool *_Nonnull isOnFirstThread,
  int32_t *_Nonnull senderOfSignal);

/// Ends the process by the signal that was taken.
void understudy_end_by_signal(void);

/// The frames of the calling thread, the innermost first.
size_t understudy_own_frames(void *_Nullable *_Nonnull frames, size_t capacity);

/// Finds the places in the source of addresses of the program, by its debug information. The first call takes a few tenths of a
/// second for a large program.
///
/// - Parameters:
///   - addresses: are changed.
///   - files: receives 512 characters for each; a text that ends with 0.
///   - lines: receives the lines, from 1; 0 where nothing is known.
void understudy_source_lines(
  uintptr_t *_Nonnull addresses, size_t count, char *_Nonnull files, uint32_t *_Nonnull lines);

/// Ends the process at once: nothing is flushed, and nothing that was registered for its end runs.
void understudy_end_process(int code) __attribute__((noreturn));

// MARK: Pauses

/// Shows the app of a test that is paused, where the program links a session; returns when the pause ends.
///
/// - Returns: how it ends: 0 to continue, 1 for one step, 2 to end the process; -1 where no session is linked.
int understudy_pause(void);

#endif
