import Foundation
import UnderstudyTime

/// Takes what predicates of an app or a test cannot answer to the running test; without one to standard error.
package enum PredicateFailures {
  /// Reports a text at a place.
  ///
  /// - Returns: false where nothing is reported at the moment, as the test has ended by another failure.
  package typealias Reporter = @Sendable (String, CallSite) -> Bool

  private static let reporter = Guarded<Reporter?>(nil)

  /// Decides where failures go from now on.
  package static func use(_ report: @escaping Reporter) { reporter.withLock { $0 = report } }

  static func report(_ text: String, at site: CallSite) -> Bool {
    if let report = reporter.withLock({ $0 }) { return report(text, site) }
    FileHandle.standardError.write(Data("\(site.file):\(site.line): \(text)\n".utf8))
    return true
  }
}
