import SwiftUI
import UnderstudyTime
import XCUIAutomation

extension Snapshotting where Value == XCUIElement, Format == String {
  /// Stores an app's or element's `treeDescription`: an element a line, without frames.
  public static var elementTree: Snapshotting { elementTree(frames: false) }

  /// Stores an app's or element's `treeDescription`.
  ///
  /// - Parameter frames: Whether the lines have frames.
  public static func elementTree(frames: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { element in
      onMain(otherwise: "") {
        let text = element.treeDescription(frames: frames)
        if text.isEmpty { SnapshotRun.note(SnapshotWording.nothingShown) }
        return text
      }
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// Stores the elements that a view shows, an element a line, without frames.
  public static var elementTree: Snapshotting { elementTree() }

  /// Stores the elements that a view shows on a screen.
  ///
  /// - Parameters:
  ///   - frames: Whether the lines have frames.
  ///   - layout: The screen.
  ///   - traits: What the view finds in the environment.
  public static func elementTree(
    frames: Bool = false, layout: SwiftUISnapshotLayout = .device(config: .iPhone13),
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      let view = UncheckedSendable(view)
      return onMain(otherwise: "") {
        SnapshotStage(config: layout.config(traits)).show(view.value) { $0.treeText(frames: frames) }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Stores the elements that a controller's view shows, an element a line, without frames.
  public static var elementTree: Snapshotting { elementTree() }

  /// Stores the elements that a controller's view shows.
  ///
  /// - Parameters:
  ///   - frames: Whether the lines have frames.
  ///   - config: The screen; nil for the one that there is.
  public static func elementTree(frames: Bool = false, on config: ViewImageConfig? = nil) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMain(otherwise: "") {
        SnapshotStage(config: config ?? .init()).show(controller.view) { $0.treeText(frames: frames) }
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Stores the elements that a view of UIKit's shows, an element a line, without frames.
  public static var elementTree: Snapshotting { elementTree() }

  /// Stores the elements that a view of UIKit's shows.
  ///
  /// - Parameter frames: Whether the lines have frames.
  public static func elementTree(frames: Bool = false) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      onMain(otherwise: "") { SnapshotStage(config: .init()).show(view) { $0.treeText(frames: frames) } }
    }
  }
}
