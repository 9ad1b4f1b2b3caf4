// Functions of UnderstudyPlatformC, declared and not imported, so that importing this module needs no C module (F-81).

@_extern(c) func understudy_watch_prepare()
@_extern(c) func understudy_watch_begin()
@_extern(c) func understudy_watch_sleep(_ milliseconds: Int64)
@_extern(c) func understudy_report_crashes()

@_extern(c)
func understudy_take_crash(
  _ frames: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ capacity: Int, _ count: UnsafeMutablePointer<Int>,
  _ isOnMain: UnsafeMutablePointer<Bool>
) -> Bool

@_extern(c) func understudy_crash_is_reported()
@_extern(c) func understudy_report_signals()
@_extern(c) func understudy_end_by_signal()

@_extern(c)
func understudy_take_signal(
  _ frames: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ capacity: Int, _ count: UnsafeMutablePointer<Int>,
  _ isOnFirstThread: UnsafeMutablePointer<Bool>, _ sender: UnsafeMutablePointer<Int32>
) -> UnsafePointer<CChar>?

@_extern(c)
func understudy_stop_thread(
  _ thread: Int32, _ frames: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ capacity: Int,
  _ body: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
  _ context: UnsafeMutableRawPointer?
) -> Int

@_extern(c)
func understudy_own_frames(_ frames: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ capacity: Int) -> Int

@_extern(c) func understudy_frame_of_caller() -> UInt
@_extern(c) func understudy_is_of_program(_ address: UnsafeRawPointer?) -> Bool
@_extern(c) func understudy_end_process(_ code: Int32)
@_extern(c) func understudy_current_thread() -> Int32
