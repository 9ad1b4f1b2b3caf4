#ifndef UNDERSTUDY_PLATFORM_C_H
#define UNDERSTUDY_PLATFORM_C_H

// What Swift cannot do itself on Linux, by folder:
//
//   Interposition  functions of the libraries that are replaced by the app's own
//   Runtime        the concurrency runtime's jobs, hooks and task locals; type metadata; values of one thread
//   Loading        what runs before `main`
//
// Modules of the package do not import this header: they declare the functions that they call (`@_extern(c)`).

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
  understudyRequestClass,
  understudyProcessClass,
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

/// Makes the calling thread hand blocks to queues themselves, whichever session it belongs to, until it is switched off.
void understudy_bypass_sessions(bool isOn);

/// Whether an address is one of the program's own code, and not of a library's that is loaded with it.
bool understudy_is_of_program(const void *_Nullable address);

/// Leads user defaults and bundles to the app or the test that asks, also where methods are called by their class's table.
///
/// To be called once, before there are user defaults. The linker sees to all else.
///
/// - Returns: whether all of Foundation's functions were found.
bool understudy_interpose_process(void *_Nonnull defaultsType, void *_Nonnull bundleType);

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

/// Hands a job to the runtime's own pool.
void understudy_enqueue_on_pool(void *_Nonnull job);

/// The number of the task that a job belongs to; 0 where the runtime does not say.
uint64_t understudy_job_task_id(void *_Nonnull job);

/// The runtime's word on what kind of job it is; 0 where the runtime does not say.
uintptr_t understudy_job_flags(void *_Nonnull job);

/// How many references an object has; 0 where the runtime does not say.
size_t understudy_retain_count(void *_Nonnull object);

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

// MARK: Runtime: values of one thread

/// What the calling thread evaluates at this moment: an unretained pointer to a runtime node, or null.
void *_Nullable understudy_evaluation_get(void);
void understudy_evaluation_set(void *_Nullable evaluation);

/// The change of an object's property that the calling thread makes at this moment, outside of the main actor: a retained
/// pointer, or null.
void *_Nullable understudy_change_get(void);
void understudy_change_set(void *_Nullable change);

#endif
