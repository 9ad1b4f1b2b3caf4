import Foundation

/// The device that the app, or the test, runs on: the iPhone of the app's profile. Source: Apple's page "UIDevice".
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// What is known of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  public static let current = UIDevice()

  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")

  private static let vendor = UUID(uuidString: "8F1D7C62-5A3B-4E0F-9C44-2B6E1A7D0C35")

  private var host: UnderstudyCore.Host? { RuntimeLog.concernedHosts.last }
  private var profile: Profile { host?.configuration.profile ?? Profile() }

  /// The name of the profile.
  public var name: String { profile.name }
  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  public var systemName: String { "iOS" }
  /// The main version of the profile's system, such as `18.0`.
  public var systemVersion: String { "\(profile.systemVersion).0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var isMultitaskingSupported: Bool { true }
  /// An identifier that does not change between runs.
  public var identifierForVendor: UUID? { Self.vendor }

  /// How the device is held: as `XCUIDevice.shared.orientation` says, at first upright.
  public var orientation: UIDeviceOrientation { host?.device.orientation ?? .portrait }

  public private(set) var isGeneratingDeviceOrientationNotifications = true

  /// Changes nothing: the notifications come anyway.
  public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }

  /// Changes nothing: the notifications come anyway.
  public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// A simulator knows nothing of a battery.
  public var isBatteryMonitoringEnabled = false
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
}
