import Foundation
import UnderstudyElements
import UnderstudyLayout

/// What a test can change about the device while its apps run, and what it is otherwise.
package struct DeviceState: Equatable, Sendable {
  package var orientation = UIDeviceOrientation.portrait
  package var isDark = false
  /// The screen of the profile's device.
  package internal(set) var screen = ScreenProfile.standard
  /// The size of text in the device's settings.
  package internal(set) var typeSize = TypeSize.large
  /// A screen in place of the profile's, which does not turn with the device: a snapshot's.
  package var fixedScreen: ScreenGeometry?

  package init() {}

  /// A device that lies flat shows what it showed before, so only what it was turned to matters.
  package var isLandscape: Bool { orientation.isLandscape }

  /// The state of the app whose code runs, or of the app launched last in a test's own code.
  @MainActor package static var current: DeviceState { RuntimeLog.concernedHosts.last?.device ?? DeviceState() }

  /// The screen as the device is held.
  package var geometry: ScreenGeometry { fixedScreen ?? screen.geometry(isLandscape: isLandscape) }

  /// This state, of the device that a configuration names.
  func on(_ configuration: HostConfiguration) -> DeviceState {
    var state = self
    state.screen = configuration.profile.device.screen
    state.typeSize = TypeSize(launchArguments: configuration.launchArguments) ?? configuration.profile.typeSize
    return state
  }
}

extension TypeSize {
  /// The size that the argument after `-UIPreferredContentSizeCategoryName` names; nil without one.
  init?(launchArguments: [String]) {
    guard let key = launchArguments.lastIndex(of: "-UIPreferredContentSizeCategoryName") else { return nil }
    guard launchArguments.indices.contains(key + 1),
      let size = Self.allCases.first(where: { "UICTContentSizeCategory\($0.categoryName)" == launchArguments[key + 1] })
    else { return nil }
    self = size
  }

  /// The end of the name that launch arguments and UIKit use.
  package var categoryName: String {
    let names = [
      "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
      "AccessibilityXXL", "AccessibilityXXXL",
    ]
    return names[rawValue]
  }
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
    let state = state.on(configuration)
    guard state != former else { return }
    device = state
    knownLayout = nil
    knownLayoutTree?.environmentDidChange()
    guard isRunning else { return }
    session.perform {
      root.updateEnvironment { $0.device = state }
      if state.geometry != former.geometry {
        tellScreenFollowers()
        focus.keyboardMayHaveChanged()
        if let knownLayoutTree, !knownLayoutTree.listeners.isEmpty { knownLayoutTree.requestUpdate() }
      }
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
  package var screenSize: CGSize { device.geometry.size }

  package var screen: ElementFrame {
    ElementFrame(x: 0, y: 0, width: Double(screenSize.width), height: Double(screenSize.height))
  }
}
