import Foundation
import UnderstudyElements
import UnderstudyLayout

/// What a test can change about the device while its apps run.
package struct DeviceState: Equatable, Sendable {
  package var orientation = UIDeviceOrientation.portrait
  package var isDark = false
  /// A screen in place of the profile's, which does not turn with the device: a snapshot's.
  package var screen: ScreenGeometry?

  package init() {}

  /// A device that lies flat shows what it showed before, so only what it was turned to matters.
  package var isLandscape: Bool { orientation.isLandscape }
}

private enum DeviceStateKey: EnvironmentKey { static var defaultValue: DeviceState { DeviceState() } }

extension EnvironmentValues {
  /// What the values of the environment that follow the device are, unless the app writes them.
  package var device: DeviceState {
    get { self[DeviceStateKey.self] }
    set { self[DeviceStateKey.self] = newValue }
  }
}

// Nil as long as nothing is written: then it follows the device.
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// Whether the system shows light text on dark, for the colour scheme.
  package var isDark: Bool {
    get { self[ColorSchemeKey.self] ?? device.isDark }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

/// A node that depends on the size of the screen.
@MainActor package protocol ScreenFollower: Node {
  /// Called when the device has been turned; marks what must be evaluated.
  func screenDidChange()
}

extension Host {
  /// Turns the device, or changes its appearance, and lets the app follow.
  package func setDevice(_ state: DeviceState) {
    let former = device
    guard state != former else { return }
    device = state
    knownLayout = nil
    knownLayoutTree?.environmentDidChange()
    guard isRunning else { return }
    session.perform {
      root.updateEnvironment { $0.device = state }
      if state.isLandscape != former.isLandscape || state.screen != former.screen { tellScreenFollowers() }
      if state.orientation != former.orientation {
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
      }
    }
    settle()
  }

  private func tellScreenFollowers() {
    var pending: [Node] = [root]
    while let node = pending.popLast() {
      (node as? any ScreenFollower)?.screenDidChange()
      pending += node.children
    }
  }

  /// The size of the screen in points, as the device is held.
  package var screenSize: CGSize {
    if let screen = device.screen { return screen.size }
    let size = configuration.profile.screenSize
    return device.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  package var screen: ElementFrame {
    ElementFrame(x: 0, y: 0, width: Double(screenSize.width), height: Double(screenSize.height))
  }
}
