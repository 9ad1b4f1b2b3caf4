import Foundation
import UnderstudyElements
import UnderstudyLayout

/// The device and system that the runtime plays.
public struct Profile: Sendable, Equatable {
  private var givenName: String?
  /// The device's name, which the app reads as `UIDevice.current.name`: `iPhone` or `iPad`, unless another is set.
  public var name: String {
    get { givenName ?? device.model }
    set { givenName = newValue }
  }
  /// The device that the app runs on, an iPhone 14 at first: its screen, safe areas, size classes and idiom (LAY-200).
  public var device: Device
  /// The main version of iOS: what differs between versions follows it.
  public var systemVersion: Int
  /// How many rows of a list or lazy stack are made, from the first one in view, for tests that depend on their number;
  /// nil for those that are near the visible part (SEM-199, LAY-134).
  public var visibleRows: Int?
  /// The size of the screen in points while it is held upright (SEM-388).
  ///
  /// A size from the table of devices chooses the first one that has it; another one is that of an iPhone 14 with a
  /// screen of that size.
  public var screenSize: CGSize {
    get { device.size }
    set { if newValue != device.size { device = Device(.ofSize(newValue)) } }
  }
  /// The size of text that the user has chosen in the settings.
  package var typeSize = TypeSize.large
  /// How long an action, or the reading of an attribute, looks again for an element that is not there or is covered, on
  /// the app's clock. XCUITest does so for about two seconds (F-45); with zero it fails at once.
  public var retryWindow: Duration
  /// The user's locale, by which texts are formatted and translations chosen; `-AppleLocale` and `-AppleLanguages` among
  /// the launch arguments take precedence.
  public var locale: Locale
  /// Whether a keyboard is connected, so that the software keyboard stays away (F-28).
  public var hardwareKeyboard: Bool
  /// Whether a tap on the middle of a labelled switch turns it, as it did with Xcode before 14.3. If not, as today, it meets the
  /// label and does nothing, and only a tap on the switch inside, at the trailing edge, turns it (F-29).
  public var togglesTurnByTheirLabels: Bool
  /// Whether an alert that the test has not waited for and that is in the way of an action is answered as XCTest answers it: by its
  /// button that cancels, otherwise by its first one. If not, the action fails (F-116).
  public var answersUnexpectedAlerts: Bool

  /// Makes a profile; the defaults play an iPhone with iOS 18 in American English.
  ///
  /// - Parameters:
  ///   - name: What the device is called; nil for its model.
  ///   - device: The device that the app runs on.
  ///   - systemVersion: The main version of iOS.
  ///   - visibleRows: How many rows of a list or lazy stack are made; nil for those near the visible part.
  ///   - screenSize: The size of the screen in points; nil for the device's.
  ///   - retryWindow: How long an action looks again for an element that is not there.
  ///   - locale: The user's locale.
  ///   - hardwareKeyboard: Whether a keyboard is connected.
  ///   - togglesTurnByTheirLabels: Whether a tap on the middle of a labelled switch turns it.
  ///   - answersUnexpectedAlerts: Whether an alert in the way of an action is answered.
  public init(
    name: String? = nil, device: Device = .iPhone14, systemVersion: Int = 18, visibleRows: Int? = nil,
    screenSize: CGSize? = nil, retryWindow: Duration = .seconds(2),
    locale: Locale = Locale(identifier: "en_US"), hardwareKeyboard: Bool = false,
    togglesTurnByTheirLabels: Bool = false, answersUnexpectedAlerts: Bool = true
  ) {
    givenName = name
    self.device = device
    self.systemVersion = systemVersion
    self.visibleRows = visibleRows
    self.retryWindow = retryWindow
    self.locale = locale
    self.hardwareKeyboard = hardwareKeyboard
    self.togglesTurnByTheirLabels = togglesTurnByTheirLabels
    self.answersUnexpectedAlerts = answersUnexpectedAlerts
    if let screenSize { self.screenSize = screenSize }
  }

  /// The screen, for frames.
  package var screen: ElementFrame {
    ElementFrame(x: 0, y: 0, width: Double(screenSize.width), height: Double(screenSize.height))
  }
}
