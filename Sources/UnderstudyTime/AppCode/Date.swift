import Foundation

extension RealTime {
  /// The time on the wall, in seconds since the beginning of 2001, as `Date` counts them.
  static var secondsSinceReferenceDate: Double {
    (time(of: CLOCK_REALTIME) - .seconds(978_307_200)) / .seconds(1)
  }
}

extension ExecutionSession {
  /// The date of virtual time, in seconds since the beginning of 2001: time zero is when the session was made.
  package var secondsSinceReferenceDate: Double { origin.date + now / .seconds(1) }
}

/// The date in an app under test; called for `Date()` by the C target UnderstudyPlatformC.
///
/// - Returns: false where no app under test asks.
@_cdecl("understudy_session_date")
func sessionDate(_ seconds: UnsafeMutablePointer<Double>) -> Bool {
  guard let session = Caller.app else { return false }
  seconds.pointee = session.secondsSinceReferenceDate
  return true
}
