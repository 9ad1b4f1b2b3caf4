import Foundation

/// Real time, whatever the session's clock says.
enum Stopwatch {
  static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The time that `body` takes, in microseconds.
  static func microseconds(_ body: () -> Void) -> Double {
    let start = nanoseconds()
    body()
    return Double(nanoseconds() - start) / 1000
  }

  /// How many operations take long enough for the clock: some are shorter than its ticks.
  static func repetitions(of body: () -> Void) -> Int {
    var count = 1
    while count < 1 << 14, microseconds({ for _ in 0..<count { body() } }) < 100 { count *= 2 }
    return count
  }

  /// The median of the samples that follow those that warm up, in microseconds an operation.
  @MainActor
  static func median(
    samples: Int, repetitions: Int, warmUp: Int, _ body: () -> Void, _ clean: () -> Void
  ) -> Double {
    var times: [Double] = []
    for sample in 0..<(warmUp + samples) {
      let time = microseconds { for _ in 0..<repetitions { body() } } / Double(repetitions)
      clean()
      if sample >= warmUp { times.append(time) }
    }
    times.sort()
    return times[times.count / 2]
  }
}
