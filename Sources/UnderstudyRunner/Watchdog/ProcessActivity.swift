import Foundation
import UnderstudyTime

/// What shows that a process is at work where no job of it runs: processor time, a process that it has started, a timer.
struct ProcessActivity {
  private var processorTime = Self.currentProcessorTime

  enum Work {
    case none
    /// It has used a processor.
    case computes
    /// A process that it has started, or a timer, will come by itself.
    case awaits
  }

  /// What the process has done since the last call.
  ///
  /// - Parameter passed: the real time since then.
  mutating func look(after passed: Duration) -> Work {
    let former = processorTime
    processorTime = Self.currentProcessorTime
    if RealTimers.isAnyLeft || ChildProcess.exists { return .awaits }
    return processorTime - former > passed / ProgressLimits.idleShare ? .computes : .none
  }

  private static var currentProcessorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
