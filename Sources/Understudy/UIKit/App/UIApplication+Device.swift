import Foundation
import UnderstudyCore

extension UIApplication {
  /// How the interface stands: against the device, as `XCUIDevice.shared.orientation` says.
  public var statusBarOrientation: UIInterfaceOrientation { UIInterfaceOrientation(DeviceState.current.orientation) }

  /// The area of the status bar, in points: as high as the upper edge that is not safe; empty where there is none.
  public var statusBarFrame: CGRect {
    let geometry = DeviceState.current.geometry
    let height = geometry.safeArea.top
    return height > 0 ? CGRect(x: 0, y: 0, width: geometry.bounds.width, height: height) : .zero
  }

  /// Whether files that are locked with the device can be read: always.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether the app may run in the background: always.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  // MARK: - Background tasks

  /// Asks for time in the background, which never ends here.
  ///
  /// - Parameters:
  ///   - taskName: Is not read.
  ///   - handler: Is not called.
  /// - Returns: What the task is known by.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Gives the time back.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How much time the app has in the background, in seconds: no end is in sight.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// Whether an app may run in the background. Source: Apple's page "UIBackgroundRefreshStatus".
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// What a task in the background is known by. Source: Apple's page "UIBackgroundTaskIdentifier".
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// Makes an identifier of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = Self(rawValue: 0)
}
