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
  /// What one of the layout node's children inherits.
  func changeLook(_ look: inout DrawnLook, at child: Int)
  /// The outline beyond which the content is not drawn; nil where it is drawn as far as it goes.
  func clip(_ place: DrawnPlace) -> Outline?
  /// Whether the layout node's children are drawn, too.
  var showsContent: Bool { get }
  /// Whether the first of the layout node's two children is seen through the second.
  var isMasked: Bool { get }
}

extension DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {}
  package func drawFront(_ place: DrawnPlace, into canvas: inout PictureCanvas) {}
  package func changeLook(_ look: inout DrawnLook, at child: Int) {}
  package func clip(_ place: DrawnPlace) -> Outline? { nil }
  package var showsContent: Bool { true }
  package var isMasked: Bool { false }
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
  func paint(in frame: CGRect, _ look: DrawnLook) -> Paint
}

/// What is drawn inherits this from what is drawn around it.
package struct DrawnLook {
  /// The environment of the place.
  package var values: EnvironmentValues
  /// The style of texts, symbols and shapes; nil for the system's.
  package private(set) var foreground: (any DrawnStyle)?
  /// The style of controls; nil for the system's.
  package private(set) var tint: (any DrawnStyle)?
  /// Texts and symbols have the tint unless they have a style, as in a button.
  package var isTinted = false
  /// The colour that texts have in a filled control, whatever else they inherit.
  package var emphasis: PictureColor?
  /// Whether lists have no background.
  package var hidesScrollBackground = false
  package var isUnderlined = false
  package var isStruckThrough = false
  /// The weight of texts in a part of a control; nil for their own.
  package var textWeight: LayoutFont.Weight?

  package init(_ values: EnvironmentValues) { self.values = values }
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

/// A style as a place inherits it: what it says of its surroundings is that of the place where it was written.
private struct InheritedStyle: DrawnStyle {
  let style: any DrawnStyle
  let outer: DrawnLook

  func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    var outer = outer
    outer.values = look.values
    return style.paint(in: frame, outer)
  }
}

extension DrawnLook {
  /// Gives texts, symbols and shapes a style.
  package mutating func setForeground(_ style: any DrawnStyle) {
    foreground = InheritedStyle(style: style, outer: self)
  }

  /// Gives controls a style.
  package mutating func setTint(_ style: any DrawnStyle) { tint = InheritedStyle(style: style, outer: self) }

  /// Leaves controls their usual style.
  package mutating func resetTint() { tint = nil }

  /// Leaves texts, symbols and shapes their usual style.
  package mutating func resetForeground() { (foreground, isTinted, emphasis) = (nil, false, nil) }

  /// The colours that the system gives what it draws itself.
  package var colors: SystemColors { SystemColors(isDark: values.isDark) }

  /// What texts, symbols and shapes are painted with.
  package func foregroundPaint(in frame: CGRect) -> Paint {
    if let emphasis { return .color(emphasis) }
    if let foreground { return foreground.paint(in: frame, self) }
    guard isTinted else { return .color(values.isEnabled ? colors.label : colors.tertiaryLabel) }
    return values.isEnabled ? tintPaint(in: frame) : .color(colors.tertiaryLabel)
  }

  /// What controls are painted with.
  package func tintPaint(in frame: CGRect) -> Paint {
    (tint ?? Self.accent)?.paint(in: frame, self) ?? .color(colors.blue)
  }

  /// The app's accent colour. Set before `main` by the module that has colours.
  nonisolated(unsafe) package static var accent: (any DrawnStyle)?
}
