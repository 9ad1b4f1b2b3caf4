import Foundation
import UnderstudyTime

/// What shows that a process is at work where no job of it runs: processor time, a process that it has started, a timer.
struct ProcessActivity {
  private var processorTime = RealTime.time(of: CLOCK_PROCESS_CPUTIME_ID)

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
    processorTime = RealTime.time(of: CLOCK_PROCESS_CPUTIME_ID)
    if RealTimers.isAnyLeft || ChildProcess.exists { return .awaits }
    return processorTime - former > passed / ProgressLimits.idleShare ? .computes : .none
  }
}
