import UnderstudyTime

/// The session in which a subscription was made, for values that arrive outside of it.
///
/// A subject may be sent to from a thread without a session; what its operators schedule on the main queue
/// belongs to the session of the subscriber all the same.
struct SessionScope {
  private let session = Caller.app

  func callAsFunction(_ body: () -> Void) {
    guard let session, Caller.app == nil else { return body() }
    session.performElsewhere(body)
  }
}
