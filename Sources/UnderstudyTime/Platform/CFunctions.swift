// The functions of UnderstudyPlatformC, declared here and not imported: a module that imports a C module asks for it wherever
// it is imported or looked for itself, so that `#if canImport(SwiftUI)` stops a target that does not depend on SwiftUI (F-81).
// UnderstudyPlatformC.h documents them.

// MARK: - Jobs and task locals

@_extern(c)
func understudy_install_hooks(
  _ identity: UInt, _ implementation: UInt, _ takesJob: @convention(c) (UnsafeMutableRawPointer) -> Bool
) -> Bool

@_extern(c) func understudy_current_thread() -> Int32
@_extern(c) func understudy_is_on_main_queue() -> Bool
@_extern(c) func understudy_source_fire(_ source: UnsafeMutableRawPointer)
@_extern(c) func understudy_job_task_id(_ job: UnsafeMutableRawPointer) -> UInt64
@_extern(c) func understudy_job_flags(_ job: UnsafeMutableRawPointer) -> UInt
@_extern(c) func understudy_retain_count(_ object: UnsafeMutableRawPointer) -> Int
@_extern(c) func understudy_task_local_value(_ local: UnsafeRawPointer) -> UnsafeRawPointer?

@_extern(c)
func understudy_task_local_push(
  _ local: UnsafeRawPointer, _ value: UnsafeMutableRawPointer, _ type: UnsafeRawPointer)

@_extern(c) func understudy_task_local_pop()

// MARK: - Replaced functions

@_extern(c)
func understudy_interpose_timers(
  _ timerType: UnsafeMutableRawPointer, _ runLoopType: UnsafeMutableRawPointer
) -> Bool

@_extern(c) func understudy_set_fire_date(_ timer: UnsafeMutableRawPointer, _ date: Double)
@_extern(c) func understudy_request_is_running(_ request: UnsafeMutableRawPointer) -> Bool
@_extern(c) func understudy_request_is_suspended(_ request: UnsafeMutableRawPointer) -> Bool
@_extern(c) func understudy_retain_data(_ data: UnsafeMutableRawPointer)
@_extern(c) func understudy_release_data(_ data: UnsafeMutableRawPointer)
@_extern(c) func understudy_bypass_sessions(_ isOn: Bool)
@_extern(c) func understudy_is_of_program(_ address: UnsafeRawPointer?) -> Bool
@_extern(c) func understudy_is_of_foundation(_ address: UnsafeRawPointer?) -> Bool
@_extern(c) func understudy_is_sanitized() -> Bool
@_extern(c) func understudy_has_thread_sanitizer() -> Bool
@_extern(c) func understudy_missing_replacements() -> UnsafeMutablePointer<CChar>?
@_extern(c) func understudy_toolchain() -> UnsafeMutablePointer<CChar>?

// MARK: - Calls

@_extern(c) func understudy_last_moment() -> UInt64
@_extern(c) func understudy_frames(_ frames: UnsafeMutablePointer<UInt>, _ limit: Int) -> Int
@_extern(c) func understudy_copy_stack(_ from: UInt, _ words: UnsafeMutablePointer<UInt>, _ limit: Int) -> Int
@_extern(c) func understudy_unwind(_ calls: UnsafeMutablePointer<UInt>, _ limit: Int) -> Int
@_extern(c) func understudy_image(_ address: UnsafeRawPointer?) -> UInt32

@_extern(c)
func understudy_source_lines(
  _ addresses: UnsafeMutablePointer<UInt>, _ count: Int, _ files: UnsafeMutablePointer<CChar>,
  _ lines: UnsafeMutablePointer<UInt32>)

// MARK: - Stacks

@_extern(c) func understudy_locks_held() -> Int
@_extern(c) func understudy_locks_held_add(_ count: Int)

@_extern(c)
func understudy_stack_run(
  _ body: @convention(c) (UnsafeMutableRawPointer?) -> Void, _ context: UnsafeMutableRawPointer?
) -> UInt32

@_extern(c) func understudy_stack_can_leave() -> Bool
@_extern(c) func understudy_stack_leave()
@_extern(c) func understudy_stack_has_runtime() -> Bool
@_extern(c) func understudy_stack_is_possible() -> Bool
@_extern(c) func understudy_stack_limit(_ limit: Int) -> Int
@_extern(c) func understudy_stack_left_bytes() -> Int
@_extern(c) func understudy_call_method(_ symbol: UnsafePointer<CChar>, _ object: UnsafeMutableRawPointer?) -> Bool

// MARK: - What the run does at this moment

@_extern(c) func understudy_moment_make(_ test: UnsafePointer<CChar>) -> UnsafeMutableRawPointer
@_extern(c) func understudy_moment_set_session(_ moment: UnsafeMutableRawPointer, _ session: UnsafeRawPointer)
@_extern(c) func understudy_moment_free(_ moment: UnsafeMutableRawPointer)
@_extern(c) func understudy_moment_enter(_ moment: UnsafeMutableRawPointer)

@_extern(c)
func understudy_moment_call(
  _ moment: UnsafeMutableRawPointer, _ file: UnsafePointer<UInt8>, _ length: Int, _ line: Int64)

@_extern(c) func understudy_moment_act(_ moment: UnsafeMutableRawPointer)

@_extern(c)
func understudy_moment_place(
  _ moment: UnsafeRawPointer, _ ofAction: Bool, _ length: UnsafeMutablePointer<Int>, _ line: UnsafeMutablePointer<Int64>
) -> UnsafePointer<UInt8>?

@_extern(c) func understudy_moment_current() -> UnsafeMutableRawPointer?
@_extern(c) func understudy_moment_session(_ moment: UnsafeRawPointer) -> UnsafeRawPointer?
@_extern(c) func understudy_moves() -> UInt64
@_extern(c) func understudy_peek(_ address: UnsafeRawPointer) -> UInt
@_extern(c) func understudy_main_thread() -> Int32
@_extern(c) func understudy_set_blocked(_ isBlocked: Bool)
@_extern(c) func understudy_is_blocked() -> Bool
@_extern(c) func understudy_cancel_task(_ task: UnsafeMutableRawPointer)

@_extern(c)
func understudy_suspended_calls(_ task: UnsafeMutableRawPointer, _ calls: UnsafeMutablePointer<UInt>, _ limit: Int)
  -> Int
