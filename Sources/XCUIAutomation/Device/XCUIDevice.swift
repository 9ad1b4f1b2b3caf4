import Foundation
import UnderstudyCore

@_exported import class UnderstudyCore.UIDevice
@_exported import enum UnderstudyCore.UIDeviceOrientation
@_exported import enum UnderstudyCore.UIUserInterfaceIdiom

/// The device that the app under test runs on. Source: Apple's page "XCUIDevice".
@preconcurrency @MainActor
public final class XCUIDevice: NSObject {
  /// A button on the device's case.
  public enum Button: Int, Sendable {
    /// Leads to the home screen, and the app to the background; the only one with an effect here.
    case home = 1
    /// Makes sound louder on a device; without effect here.
    case volumeUp = 2
    /// Makes sound quieter on a device; without effect here.
    case volumeDown = 3
    /// Does what the user has chosen on a device; without effect here.
    case action = 4
    /// Opens the camera on a device; the iPhone here has none.
    case camera = 5
  }

  /// How the system draws its apps.
  public enum Appearance: Int, Sendable {
    /// The system decides.
    case unspecified = 0
    /// Dark text before a light background.
    case light = 1
    /// Light text before a dark background.
    case dark = 2
  }

  /// The device of the running test; each test begins with a device in its initial state.
  public static let shared = XCUIDevice()

  /// What belongs to the system rather than to an app.
  public let system = XCUISystem()

  private override init() { super.init() }

  /// What the running test has set up.
  private static var state: DeviceState {
    get { MainThread.wait { TestRun.current.device } }
    set { MainThread.wait { TestRun.current.device = newValue } }
  }

  /// How the device is held: upright, until the test turns it. Held sideways, the screen is as wide as it was high, and the
  /// size classes are those of the profile's device (LAY-200). Each test begins with a device that is held upright.
  public var orientation: UIDeviceOrientation {
    get { Self.state.orientation }
    set { Self.state.orientation = newValue }
  }

  /// The appearance that apps follow which ask for none of their own; light at the beginning of each test.
  public var appearance: Appearance {
    get { Self.state.isDark ? .dark : .light }
    set { Self.state.isDark = newValue == .dark }
  }

  /// Whether the device has a pointer: none of the profile's devices has one.
  public var supportsPointerInteraction: Bool { false }

  /// Presses a button. The home button sends the running app to the background: its scene becomes inactive, then
  /// background (SEM-260). Others have no effect.
  public func press(_ button: Button) {
    guard button == .home else { return }
    MainThread.wait { SystemApplications.goHome() }
  }

  /// Whether the device has a button: an iPhone has all but the camera's.
  public func hasHardwareButton(_ button: Button) -> Bool { button != .camera }
}
