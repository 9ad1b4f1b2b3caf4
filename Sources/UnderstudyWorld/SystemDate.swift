import Foundation
import UnderstudyTime

/// The date by which the system acts for an app.
package enum SystemDate {
  /// The time of the app's clock that calls; outside of apps and tests the real one.
  package static var now: Date {
    Caller.current.map { Date(timeIntervalSinceReferenceDate: $0.session.secondsSinceReferenceDate) } ?? Date()
  }

  /// Whether a date has come. The clock may be a fraction of a microsecond before it when what was set for it fires, as dates are
  /// rounded.
  package static func hasCome(_ date: Date) -> Bool { Duration(seconds: date.timeIntervalSince(now)) <= .zero }
}
