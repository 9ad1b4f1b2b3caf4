import Foundation
import UnderstudyTime

/// What UIKit and the notifications of an app have in common: whether they come from a server, the token of the test's for that, and the
/// number on the app's icon.
package final class NotificationRecord: SystemPart {
  private struct State {
    var token: Data?
    var isRegistered = false
    var badge = 0
  }

  private let state = Guarded(State())

  package init() {}

  /// What the app gets when it registers; nil fails the registration.
  package var token: Data? {
    get { state.withLock { $0.token } }
    set { state.withLock { $0.token = newValue } }
  }

  /// The number on the app's icon; none is shown for zero.
  package var badge: Int {
    get { state.withLock { $0.badge } }
    set { state.withLock { $0.badge = newValue } }
  }

  package var isRegistered: Bool {
    get { state.withLock { $0.isRegistered } }
    set { state.withLock { $0.isRegistered = newValue } }
  }
}
