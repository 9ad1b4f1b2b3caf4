import Foundation
import UnderstudyTime

/// The date by which the system acts for an app.
package enum SystemDate {
  /// The time of the app's clock that calls; outside of apps and tests the real one.
  package static var now: Date {
    Caller.current.map { Date(timeIntervalSinceReferenceDate: $0.session.secondsSinceReferenceDate) } ?? Date()
  }
}
