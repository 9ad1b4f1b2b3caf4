#ifndef UNDERSTUDY_INTERPOSITION_H
#define UNDERSTUDY_INTERPOSITION_H

#include <stdbool.h>

/// Leads timers that are added to a run loop, or invalidated, to the session of the app under test.
///
/// To be called once, before there are timers. Dates and scheduled timers are led there by the linker.
///
/// Returns whether all of Foundation's functions were found.
bool understudy_interpose_timers(void *_Nonnull timerType, void *_Nonnull runLoopType);

/// Sets the fire date of a timer as Foundation keeps it, in seconds since the beginning of 2001; no session hears of it.
void understudy_set_fire_date(void *_Nonnull timer, double date);

/// Has the calling thread hand blocks to queues past every session until it is told otherwise.
void understudy_queue_past_sessions(bool isPast);

/// Whether an address is one of the program's own code, and not of a library's that is loaded with it.
bool understudy_is_of_program(const void *_Nullable address);

/// Whether changes of the properties of `@Observable` objects are told, which the linker sees to.
bool understudy_observes_properties(void);

/// Leads user defaults and bundles to the app or the test that asks, also where methods are called by their class's table.
///
/// To be called once, before there are user defaults. All else is led there by the linker.
///
/// Returns whether all of Foundation's functions were found.
bool understudy_interpose_process(void *_Nonnull defaultsType, void *_Nonnull bundleType);

/// Has `getenv` ask for the calling app's own variables from now on.
void understudy_use_variables(void);

#endif
