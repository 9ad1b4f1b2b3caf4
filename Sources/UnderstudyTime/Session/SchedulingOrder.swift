/// The order in which an app's tasks run that are ready at the same time.
public struct SchedulingOrder: Sendable, Hashable, CustomStringConvertible {
  /// What determines a random order; nil for the order of arrival.
  public let seed: UInt64?

  /// First in, first out: what became ready first runs first, whatever its priority.
  public static let fifo = SchedulingOrder(seed: nil)

  /// A random order, the same each time for the same seed.
  ///
  /// Tasks are permuted, as Swift promises no order among them. Blocks of the main queue, timers and values that Combine
  /// delivers keep theirs.
  ///
  /// - Parameter seed: any number; nil for another one each time, which ``seed`` returns.
  public static func random(seed: UInt64? = nil) -> SchedulingOrder {
    SchedulingOrder(seed: seed ?? .random(in: 1...999_999_999))
  }

  /// As it is written in source: `.random(seed: 7)`.
  public var description: String { seed.map { ".random(seed: \($0))" } ?? ".fifo" }

  /// What sessions begin with that are made while this is bound.
  @TaskLocal package static var ofNewSessions = SchedulingOrder.fifo
}

/// Numbers that follow from a seed: SplitMix64, which is short, and even from seeds that are close to each other.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension ExecutionSession {
  /// The order in which ready tasks run; a new order begins with its seed.
  package var schedulingOrder: SchedulingOrder {
    get { state.withLock { $0.queue.order } }
    set { state.withLock { $0.queue.setOrder(newValue) } }
  }
}
