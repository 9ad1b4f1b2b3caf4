import UnderstudyTime

/// What happened in a test, in order; any thread may write.
final class Trace: Sendable {
  private let lines = Guarded<[String]>([])

  var entries: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

actor Counter {
  private(set) var value = 0
  func increase() -> Int {
    value += 1
    return value
  }
}

nonisolated func double(_ value: Int) async -> Int { value * 2 }

/// Holds tasks up as work outside the process would.
@MainActor final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async { await withCheckedContinuation { waiting.append($0) } }
  func letOneThrough() { waiting.removeFirst().resume() }
}
