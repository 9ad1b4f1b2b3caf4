import Foundation

/// How long the process's threads are ready to run and get no processor: on a busy machine that is no standstill.
struct ProcessorWait {
  /// By the thread's number, as the system counts.
  private var known = Self.ofThreads()

  /// The longest that one thread has waited since the last call; zero if the system does not say.
  mutating func look() -> Duration {
    let former = known
    known = Self.ofThreads()
    return known.map { $1 - (former[$0] ?? .zero) }.max() ?? .zero
  }

  private static func ofThreads() -> [String: Duration] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.reduce(into: [:]) { waits, thread in
      let line = try? String(contentsOfFile: "/proc/self/task/\(thread)/schedstat", encoding: .utf8)
      waits[thread] = line.flatMap(wait(inLine:))
    }
  }

  /// The second number of a line of the system's: the nanoseconds that a thread has waited for a processor.
  static func wait(inLine line: String) -> Duration? {
    let numbers = line.split(separator: " ")
    return numbers.count > 1 ? Int64(numbers[1]).map { .nanoseconds($0) } : nil
  }
}
