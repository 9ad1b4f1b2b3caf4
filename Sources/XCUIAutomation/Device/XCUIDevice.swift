import Foundation
import UnderstudyCore

/// The device that the app under test runs on. Source: Apple's page "XCUIDevice".
@preconcurrency @MainActor
public final class XCUIDevice: NSObject {
  /// A button on the device's case.
  public enum Button: Int, Sendable {
    case home = 1
    case volumeUp = 2
    case volumeDown = 3
    case action = 4
    case camera = 5
  }

  public static let shared = XCUIDevice()

  /// What belongs to the system rather than to an app.
  public let system = XCUISystem()

  private override init() { super.init() }

  /// Presses a button. The home button sends the running app to the background: its scene becomes inactive, then
  /// background (SEM-260). Others have no effect.
  public func press(_ button: Button) {
    guard button == .home else { return }
    for run in TestScope.current?.running ?? [] { run.host?.enterBackground() }
  }

  /// Whether the device has a button: an iPhone has all but the camera's.
  public func hasHardwareButton(_ button: Button) -> Bool { button != .camera }
}

/// What belongs to the system rather than to an app. Source: Apple's page "XCUISystem".
@preconcurrency @MainActor
public final class XCUISystem: NSObject {
  override init() { super.init() }

  /// Gives the running app a URL from outside, in the foreground, for its `onOpenURL(perform:)`.
  public func open(_ url: URL) {
    guard let host = TestScope.current?.running.last?.host else { return }
    host.enterForeground()
    host.service(IncomingURLs.self).receive(url)
  }
}
