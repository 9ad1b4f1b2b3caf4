import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// A node that shows something in pictures of the screen. Runs when a test asks for a picture; must not change anything.
@MainActor
package protocol DrawnNode: AnyObject {
  /// Draws what is behind the content.
  func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas)
  /// Draws what is in front of the content.
  func drawFront(_ place: DrawnPlace, into canvas: inout PictureCanvas)
  /// What the content inherits.
  func changeLook(_ look: inout DrawnLook)
  /// Whether the first of the layout node's children is in front of the others, as a view is in front of its background.
  var drawsFirstInFront: Bool { get }
}

extension DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {}
  package func drawFront(_ place: DrawnPlace, into canvas: inout PictureCanvas) {}
  package func changeLook(_ look: inout DrawnLook) {}
  package var drawsFirstInFront: Bool { false }
}

/// A rule that limits what is drawn to another outline than the frame.
package protocol ClippingRule: LayoutRule {
  func clip(in frame: CGRect) -> Outline
}

/// A style as it is painted.
package protocol DrawnStyle: Sendable {
  /// - Parameters:
  ///   - frame: Of what is painted, in points.
  ///   - look: What the place inherits.
  ///   - values: The environment of the place.
  func paint(in frame: CGRect, _ look: DrawnLook, _ values: EnvironmentValues) -> Paint
}

/// What is drawn inherits this from what is drawn around it.
package struct DrawnLook {
  /// The style of texts, symbols and shapes; nil for the system's.
  package var foreground: (any DrawnStyle)?
  /// The style of controls; nil for the system's.
  package var tint: (any DrawnStyle)?
  /// Texts and symbols have the tint unless they have a style, as in a button.
  package var isTinted = false
  /// The colour that texts have in a filled control, whatever else they inherit.
  package var emphasis: PictureColor?
  /// The weight of texts in a part of a control; nil for their own.
  package var textWeight: LayoutFont.Weight?

  package init() {}
}

/// Where a node is drawn.
package struct DrawnPlace {
  /// In points of the canvas, on whole pixels.
  package let frame: CGRect
  package let node: LayoutNode
  package var look: DrawnLook

  /// The frame of a part that the node's layout places, in points of the node.
  package func frame(of part: CGRect) -> CGRect { part.offsetBy(dx: frame.minX, dy: frame.minY) }
}

extension DrawnLook {
  /// What texts, symbols and shapes are painted with.
  package func foregroundPaint(in frame: CGRect, _ values: EnvironmentValues) -> Paint {
    if let emphasis { return .color(emphasis) }
    if let foreground { return foreground.paint(in: frame, self, values) }
    let colors = SystemColors(isDark: values.isDark)
    guard isTinted else { return .color(colors.label) }
    return values.isEnabled ? tintPaint(in: frame, values) : .color(colors.tertiaryLabel)
  }

  /// What controls are painted with.
  package func tintPaint(in frame: CGRect, _ values: EnvironmentValues) -> Paint {
    tint?.paint(in: frame, self, values) ?? .color(SystemColors(isDark: values.isDark).blue)
  }
}
