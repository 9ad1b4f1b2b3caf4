import Foundation
import UnderstudyTime

/// What pendable answers go by where a call says nothing else.
public final class PendableDefaults: Sendable {
  /// The defaults of the process.
  public static let shared = PendableDefaults()

  /// How long a call waits for its answer before it gets the fallback, in seconds; 2 at first.
  ///
  /// One value for the process: a test that changes it changes it for tests that run beside it.
  public static var delay: TimeInterval {
    get { shared.delay }
    set { shared.delay = newValue }
  }

  private let seconds = Guarded<TimeInterval>(2)

  /// Makes defaults of their own, which only code uses that is given them; the doubles use ``shared``.
  public init() {}

  /// How long a call waits for its answer before it gets the fallback, in seconds; 2 at first.
  public var delay: TimeInterval {
    get { seconds.withLock { $0 } }
    set { seconds.withLock { $0 = newValue } }
  }
}
