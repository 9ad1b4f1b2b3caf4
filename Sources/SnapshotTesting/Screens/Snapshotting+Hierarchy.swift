import SwiftUI

extension Snapshotting where Value == UIViewController, Format == String {
  /// Stores a controller and its children, a controller a line: class, state and view.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMain(otherwise: "") {
        SnapshotStage(config: .init()).show(controller.view) { _ in
          UIKitText.lines(of: controller, depth: 0).joined(separator: "\n")
        }
      }
    }
  }

  /// Stores a controller's view and those in it, a view a line: class, frame and what is set; below SwiftUI content its elements.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Stores a controller's view and those in it, a view a line.
  ///
  /// - Parameters:
  ///   - config: The screen; nil for the one that there is.
  ///   - size: In place of the screen's, in points.
  ///   - traits: These take precedence over the screen's.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMain(otherwise: "") { UIKitText.text(of: controller.view, config.with(size, traits)) }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Stores a view and those in it, a view a line: class, frame and what is set; below SwiftUI content its elements.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Stores a view and those in it, a view a line.
  ///
  /// - Parameters:
  ///   - size: In points; nil for its own.
  ///   - traits: What SwiftUI content finds in the environment.
  public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      onMain(otherwise: "") { UIKitText.text(of: view, ViewImageConfig().with(size, traits)) }
    }
  }
}

extension ViewImageConfig {
  /// With another size, and with traits that take precedence.
  func with(_ size: CGSize?, _ traits: UITraitCollection) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: safeArea, size: size ?? self.size, traits: UITraitCollection(traitsFrom: [self.traits, traits]))
  }
}

/// Views and controllers of UIKit's as text, without addresses.
@MainActor private enum UIKitText {
  static func text(of view: UIView, _ config: ViewImageConfig) -> String {
    SnapshotStage(config: config).show(view) { host in
      let elements = host.treeText(frames: true).split(separator: "\n").map(String.init)
      return lines(of: view, depth: 0, elements).joined(separator: "\n")
    }
  }

  private static func lines(of view: UIView, depth: Int, _ elements: [String]) -> [String] {
    var parts = ["\(type(of: view))", "frame = \(text(view.writtenFrame))"]
    if let text = (view as? UILabel)?.text { parts.append("text = '\(text)'") }
    if let identifier = view.accessibilityIdentifier { parts.append("identifier = '\(identifier)'") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    let margin = String(repeating: "   | ", count: depth)
    let inner = margin + "   | "
    let content = view.hostsContent ? elements.map { inner + $0 } : []
    return ["\(margin)<\(parts.joined(separator: "; "))>"] + content
      + view.subviews.flatMap { lines(of: $0, depth: depth + 1, elements) }
  }

  static func lines(of controller: UIViewController, depth: Int) -> [String] {
    let view = controller.viewIfLoaded
    let isShown = view?.isShown ?? false
    var line = "<\(type(of: controller))>, state: \(isShown ? "appeared" : "disappeared"), view: "
    line += view.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
    if view != nil, !isShown { line += " not in the window" }
    let margin = String(repeating: "   | ", count: depth)
    return [margin + line] + controller.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private static func text(_ frame: CGRect) -> String {
    "(\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
  }

  /// With up to six digits.
  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
