import Foundation

/// The device that the app, or the test, runs on: the iPhone or iPad of the app's profile. Source: Apple's page "UIDevice".
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// What is known of the battery.
  public enum BatteryState: Int, Sendable {
    /// The state of every battery here.
    case unknown = 0
    /// The device runs on its battery.
    case unplugged = 1
    /// The battery is being charged.
    case charging = 2
    /// The battery is full, and the device is plugged in.
    case full = 3
  }

  /// The device of the app whose code runs, or of the app launched last in a test's own code.
  public static let current = UIDevice()

  /// Posted when a test turns the device while an app runs, by `XCUIDevice.shared.orientation`.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")

  private static let vendor = UUID(uuidString: "8F1D7C62-5A3B-4E0F-9C44-2B6E1A7D0C35")

  private var host: UnderstudyCore.Host? { RuntimeLog.concernedHosts.last }
  private var profile: Profile { host?.configuration.profile ?? Profile() }

  /// The name of the profile: `iPhone` or `iPad`, unless the test gives another.
  public var name: String { profile.name }
  /// `iPhone` or `iPad`, by the profile's device.
  public var model: String { profile.device.model }
  /// ``model``, in any language of the app.
  public var localizedModel: String { model }
  /// `iOS`, and `iPadOS` on an iPad.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The main version of the profile's system, such as `18.0`.
  public var systemVersion: String { "\(profile.systemVersion).0" }
  /// ``UIUserInterfaceIdiom/phone`` or ``UIUserInterfaceIdiom/pad``, by the profile's device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { profile.device.userInterfaceIdiom }
  /// Always true.
  public var isMultitaskingSupported: Bool { true }
  /// An identifier that does not change between runs.
  public var identifierForVendor: UUID? { Self.vendor }

  /// How the device is held: as `XCUIDevice.shared.orientation` says, at first upright.
  public var orientation: UIDeviceOrientation { host?.device.orientation ?? .portrait }

  /// Whether notifications of turns have been asked for, true at first; they are posted even while it is false.
  public private(set) var isGeneratingDeviceOrientationNotifications = true

  /// Changes nothing: the notifications come anyway.
  public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }

  /// Changes nothing: the notifications come anyway.
  public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// A simulator knows nothing of a battery.
  public var isBatteryMonitoringEnabled = false
  /// Always -1, for a level that is unknown.
  public var batteryLevel: Float { -1 }
  /// Always ``BatteryState/unknown``.
  public var batteryState: BatteryState { .unknown }
}
