import Foundation
import UnderstudyCore

extension UIApplication {
  /// Asks for the token that a server needs. The delegate gets the one that the test gives by `app.world.notifications`, and an error
  /// without one, as there is no server.
  public func registerForRemoteNotifications() {
    let registration = NotificationRecord.current
    Task { @MainActor in
      if let token = registration.token {
        registration.isRegistered = true
        delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
      } else {
        let reason = "remote notifications are not supported in the simulator"
        let error = NSError(domain: NSCocoaErrorDomain, code: 3010, userInfo: [NSLocalizedDescriptionKey: reason])
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
      }
    }
  }

  /// Gives the token back.
  public func unregisterForRemoteNotifications() { NotificationRecord.current.isRegistered = false }

  /// Whether the app has got a token and not given it back.
  public var isRegisteredForRemoteNotifications: Bool { NotificationRecord.current.isRegistered }
}

/// What became of a silent notification from a server.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Calls the method without a completion handler.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    // The test has made it for this call, and does not use it again.
    nonisolated(unsafe) let userInfo = userInfo
    Task { completionHandler(await self.application(application, didReceiveRemoteNotification: userInfo)) }
  }

  /// Finds no data.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult { .noData }
}
