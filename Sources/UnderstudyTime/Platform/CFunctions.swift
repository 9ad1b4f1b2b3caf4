// The functions of UnderstudyPlatformC, declared here and not imported: a module that imports a C module asks for it wherever
// it is imported or looked for itself, so that `#if canImport(SwiftUI)` stops a target that does not depend on SwiftUI (F-81).
// UnderstudyPlatformC.h documents them.

// MARK: - Jobs and task locals

@_extern(c)
func understudy_install_hooks(
  _ identity: UInt, _ implementation: UInt, _ takesJob: @convention(c) (UnsafeMutableRawPointer) -> Bool
) -> Bool

@_extern(c) func understudy_enqueue_on_pool(_ job: UnsafeMutableRawPointer)
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
@_extern(c) func understudy_process_is_running(_ process: UnsafeMutableRawPointer) -> Bool
@_extern(c) func understudy_bypass_sessions(_ isOn: Bool)
@_extern(c) func understudy_is_of_program(_ address: UnsafeRawPointer?) -> Bool
@_extern(c) func understudy_missing_replacements() -> UnsafeMutablePointer<CChar>?
@_extern(c) func understudy_toolchain() -> UnsafeMutablePointer<CChar>?
