import Foundation
import UnderstudyLayout

/// A control that the keyboard is shown for.
@MainActor
package protocol KeyboardUser: ElementNode {
  /// Which keys the control asks for.
  var keyboardKind: KeyboardMetrics.Kind { get }
}

/// Shows a bar above the keyboard (LAY-208).
@MainActor
package protocol KeyboardAccessory: FocusFollower {
  /// Whether the bar is shown as long as a control has the keyboard.
  var hasKeyboardBar: Bool { get }
}

extension FocusCenter {
  /// The part of the screen that the keyboard and the bar above it cover; nil while there is neither (LAY-207).
  package var keyboardFrame: CGRect? {
    guard let host, let user = node as? any KeyboardUser else { return nil }
    let screen = host.device.geometry
    let hasBar = hasFollower { ($0 as? any KeyboardAccessory)?.hasKeyboardBar == true }
    let bar = hasBar ? KeyboardMetrics.accessoryHeight : 0
    var top = KeyboardMetrics(screen, kind: user.keyboardKind).frame.minY
    if host.configuration.profile.hardwareKeyboard {
      if bar == 0 { return nil }
      top = screen.content.maxY
    }
    return CGRect(x: 0, y: top - bar, width: screen.size.width, height: screen.size.height - top + bar)
  }

  /// Lays the app out above the keyboard and notifies it, if the keyboard covers another part of the screen now.
  package func keyboardMayHaveChanged() {
    let new = keyboardFrame
    guard let host, new != shownKeyboardFrame else { return }
    let old = shownKeyboardFrame
    shownKeyboardFrame = new
    guard host.isRunning else { return }
    host.root.window.layoutDidChange()
    host.layoutDidChangeAfterUpdate()
    let change = KeyboardChange(from: old, to: new, on: host.device.geometry.bounds)
    host.enqueue(.change) { change.post() }
  }
}

/// The notifications of a keyboard that comes, goes, or covers another part of the screen.
@MainActor
private struct KeyboardChange {
  private let isShown: Bool
  private let begin: CGRect
  private let end: CGRect

  /// - Parameters:
  ///   - old: What the keyboard covered; nil if it was not shown.
  ///   - new: What it covers; nil if it is not shown any more.
  init(from old: CGRect?, to new: CGRect?, on screen: CGRect) {
    isShown = new != nil
    let height = (new ?? old)?.height ?? 0
    let beyond = CGRect(x: 0, y: screen.maxY, width: screen.width, height: height)
    (begin, end) = (old ?? beyond, new ?? beyond)
  }

  /// All come at once, since what they announce takes no time here.
  func post() {
    // One dictionary for all, with keys that are made once: most apps look at none.
    var userInfo = Self.usualInfo
    userInfo[Self.beginKey] = begin
    userInfo[Self.endKey] = end
    for name in isShown ? Self.shownNames : Self.hiddenNames {
      NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
  }

  private static let beginKey: AnyHashable = "UIKeyboardFrameBeginUserInfoKey"
  private static let endKey: AnyHashable = "UIKeyboardFrameEndUserInfoKey"
  private static let usualInfo: [AnyHashable: Any] = [
    beginKey: CGRect.zero, endKey: CGRect.zero,
    "UIKeyboardAnimationDurationUserInfoKey": 0.25,
    // The curve of the keyboard, which has no name.
    "UIKeyboardAnimationCurveUserInfoKey": 7,
    "UIKeyboardIsLocalUserInfoKey": true,
  ]
  private static let shownNames = names(ofPhase: "Show")
  private static let hiddenNames = names(ofPhase: "Hide")

  private static func names(ofPhase phase: String) -> [Notification.Name] {
    ["WillChangeFrame", "Will\(phase)", "DidChangeFrame", "Did\(phase)"]
      .map { Notification.Name("UIKeyboard\($0)Notification") }
  }
}
