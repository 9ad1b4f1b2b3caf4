import Foundation

/// How much of the machine's processors other processes take while something is measured: on a busy machine, the ratios of short
/// workloads double.
struct MachineLoad {
  /// Above this many processors, bounds decide nothing.
  static let limit = 0.2

  private let busy: Double
  private let own: Double
  private let time: Double

  init() {
    busy = Self.busySeconds
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    own = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    time = Double(Stopwatch.nanoseconds()) / 1e9
  }

  /// How many processors others have kept busy between an earlier moment and this one; 0 where the system does not say.
  func others(since start: MachineLoad) -> Double {
    let others = (busy - start.busy) - (own - start.own)
    // The system counts in hundredths of a second on each processor.
    return max(0, others - 0.02) / max(time - start.time, 0.05)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  /// The time that all processors have not been idle, by the first line of `/proc/stat`; what another virtual machine took counts.
  private static var busySeconds: Double {
    guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8) else { return 0 }
    let numbers = text.prefix { $0 != "\n" }.split(separator: " ").dropFirst().compactMap { Double($0) }
    guard numbers.count >= 8 else { return 0 }
    // user, nice, system, idle, waiting, interrupts, soft interrupts, stolen
    return (numbers[0] + numbers[1] + numbers[2] + numbers[5] + numbers[6] + numbers[7])
      / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
