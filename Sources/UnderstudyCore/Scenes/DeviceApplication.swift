import Foundation

/// An app of the system that tests reach by its bundle identifier, such as the browser (F-144).
@MainActor package protocol DeviceApplication {
  static var bundleIdentifier: String { get }
  /// The text below its icon.
  static var name: String { get }
  /// Whether it runs from the start, as the home screen does.
  static var isAlwaysRunning: Bool { get }

  /// How it is launched.
  ///
  /// - Parameter device: What it can do to other apps.
  static func blueprint(on device: any DeviceControl) -> AppBlueprint
}

/// What an app of the system can do to the others.
@MainActor package protocol DeviceControl: AnyObject {
  /// The apps that have an icon; that of the test comes first.
  var icons: [DeviceIcon] { get }

  /// Brings an app to the foreground, or launches it.
  func open(_ icon: DeviceIcon)

  /// What the menu of an app's icon offers.
  func actions(of icon: DeviceIcon) -> [HomeAction]

  /// Brings the app of the test to the foreground, or launches it, for an action of its icon.
  func choose(_ action: HomeAction)

  /// Gives the app of the test a URL, in the foreground.
  func openInApp(_ url: URL)

  /// What the system asks the user in front of the app.
  var questions: SystemQuestions { get }

  /// How the device looks.
  var isDark: Bool { get set }
}

/// An app on the home screen.
package struct DeviceIcon: Hashable {
  /// The text below the icon.
  package let name: String
  /// The name of the app's type, or the bundle identifier of an app of the system.
  package let identifier: String

  package init(name: String, identifier: String) { (self.name, self.identifier) = (name, identifier) }
}

extension DeviceApplication {
  package static var isAlwaysRunning: Bool { false }
}
