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
    var waits: [String: Duration] = [:]
    guard let folder = opendir("/proc/self/task") else { return waits }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix("."), let file = fopen("/proc/self/task/\(name)/schedstat", "r") else { continue }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 128)
      guard fgets(&line, Int32(line.count), file) != nil else { continue }
      waits[name] = wait(inLine: String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    return waits
  }

  /// The second number of a line of the system's: the nanoseconds that a thread has waited for a processor.
  static func wait(inLine line: String) -> Duration? {
    let numbers = line.split(separator: " ")
    return numbers.count > 1 ? Int64(numbers[1]).map { .nanoseconds($0) } : nil
  }
}
