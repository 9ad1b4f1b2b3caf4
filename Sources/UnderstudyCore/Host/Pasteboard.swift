import UnderstudyTime

/// What was copied in one test.
package final class Pasteboard: Sendable {
  private struct Contents {
    var strings: [String] = []
    var changeCount = 0
  }

  private let contents = Guarded(Contents())

  package init() {}

  package var strings: [String] {
    get { contents.withLock { $0.strings } }
    set {
      contents.withLock {
        $0.strings = newValue
        $0.changeCount += 1
      }
    }
  }

  package var changeCount: Int { contents.withLock { $0.changeCount } }
}

/// Finds the pasteboard of the test whose code, or whose app's code, asks.
package enum Pasteboards {
  private struct Provider: Sendable {
    var find: @Sendable () -> Pasteboard? = { nil }
  }

  private static let provider = Guarded(Provider())
  /// For code outside of tests.
  private static let shared = Pasteboard()

  /// Says how to find it; called by the test support.
  package static func provide(_ find: @escaping @Sendable () -> Pasteboard?) {
    provider.withLock { $0.find = find }
  }

  package static var current: Pasteboard {
    let find = provider.withLock { $0.find }
    return find() ?? shared
  }
}
