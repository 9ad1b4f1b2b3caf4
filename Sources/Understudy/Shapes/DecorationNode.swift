import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// An entry that is seen and says nothing: it is an element only where an accessibility modifier speaks of it.
@MainActor
package protocol DecorationView: EntryView {
  /// What it takes of the room around.
  var decoration: Decoration { get }
}

extension DecorationView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.decoration(view.decoration)
  }
  public static var _takesAttributes: Bool { true }
}

extension DecorationView where Self: ShapeStyle {
  package var decoration: Decoration { .fill(self) }
}

/// How something that is seen and says nothing is laid out.
package enum Decoration {
  /// A style takes what it is proposed (LAY-004).
  case fill(any ShapeStyle)
  case spacer(minLength: CGFloat?)
  case divider
  /// It decides its size itself (LAY-230).
  case shape(any Shape)
  /// It takes what it is proposed.
  case canvas(CanvasRecord)
}

extension _ViewInputs {
  /// Makes or updates the place of something that is seen.
  mutating func decoration(_ decoration: Decoration) {
    let isElement = isMounting ? !attributes.isEmpty : parent.children[cursor] is DecorationElementNode
    if isElement {
      element(
        make: { DecorationElementNode(decoration, &$0) }, update: { $0.accept(decoration) })
    } else {
      _ = takeAttributes()
      node(make: { DecorationNode(decoration, $0) }, update: { $0.accept(decoration) })
    }
  }
}

extension ElementAttributes {
  package var isEmpty: Bool { identifier == nil && !hasExtras }
}

/// Something that is seen and says nothing.
package final class DecorationNode: Node {
  @exclusivity(unchecked) private(set) var decoration: Decoration
  @exclusivity(unchecked) unowned(unsafe) let environment: EnvironmentScope

  init(_ decoration: Decoration, _ inputs: _ViewInputs) {
    self.decoration = decoration
    environment = inputs.environment
    super.init(inputs)
  }

  func accept(_ new: Decoration) {
    let isSame = new.isSame(as: decoration)
    decoration = new
    if !isSame { layoutRuleDidChange() }
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    items.append(ownLayout(tree, []) { _ in decoration.rule(environment.values) })
  }
}

extension DecorationNode: TouchTaking, TouchNamed {
  package func takesTouch(at point: CGPoint, in size: CGSize) -> Bool {
    switch decoration {
    case .fill(let style):
      return size.contains(point) && (!style.isClear || hasGesture)
    case .spacer, .divider: return false
    case .canvas: return size.contains(point) && hasGesture
    case .shape(let shape):
      if (shape as? any DrawnLine)?.isLine == true { return false }
      return shape.path(in: CGRect(origin: .zero, size: size)).contains(point)
    }
  }

  package func touchBounds(in size: CGSize) -> CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    if case .shape(let shape) = decoration { return shape.path(in: bounds).boundingRect }
    return bounds
  }

  /// Whether a gesture is written on the view itself, which makes a clear colour take touches (LAY-187).
  private var hasGesture: Bool {
    var current = parent
    while let node = current, node.children.count == 1, !(node is ElementNode) {
      if node is GestureNode { return true }
      current = node.parent
    }
    return false
  }

  package var touchName: String {
    switch decoration {
    case .fill: "a color"
    case .spacer: "a spacer"
    case .divider: "a divider"
    case .shape: "a shape"
    case .canvas: "a canvas"
    }
  }
}

/// Something seen of which an accessibility modifier speaks.
package final class DecorationElementNode: ElementNode {
  private(set) var decoration: Decoration

  init(_ decoration: Decoration, _ inputs: inout _ViewInputs) {
    self.decoration = decoration
    super.init(.other, &inputs)
  }

  func accept(_ new: Decoration) { decoration = new }

  package override var takesTouches: Bool {
    switch decoration {
    case .fill(let style): !style.isClear
    case .shape: true
    case .spacer, .divider, .canvas: false
    }
  }

  package override func makeLayout(contentCount: Int, old: ElementLayout?) -> ElementLayout? {
    ElementLayout(decoration.rule(environment.values))
  }
}

extension ShapeStyle {
  /// Whether nothing of the style is seen.
  var isClear: Bool { (self as? Color)?.isClear ?? false }
}

extension Decoration {
  /// Whether the layout is the same whatever else differs. What a shape of the app answers is not known.
  fileprivate func isSame(as other: Decoration) -> Bool {
    switch (self, other) {
    case (.fill, .fill), (.divider, .divider), (.canvas, .canvas): true
    case (.spacer(let length), .spacer(let otherLength)): length == otherLength
    case (.shape(let shape), .shape(let otherShape)):
      shape is any BuiltInShape && type(of: shape) == type(of: otherShape)
    default: false
    }
  }

  @MainActor
  fileprivate func rule(_ values: EnvironmentValues) -> any LayoutRule {
    switch self {
    case .fill, .canvas: return FillRule.shared
    case .spacer(let length): return SpacerRule(minLength: length)
    case .divider: return DividerRule(thickness: values.dynamicTypeSize.isAccessibilitySize ? 1 : nil)
    case .shape(let shape):
      if let known = shape as? any BuiltInShape { return type(of: known).layoutRule }
      return ShapeRule { proposal in shape.sizeThatFits(proposal) }
    }
  }
}

/// A shape of the library itself whose size does not depend on its values.
protocol BuiltInShape: Shape {
  static var layoutRule: any LayoutRule { get }
}

extension BuiltInShape {
  static var layoutRule: any LayoutRule { FillRule() }
}

extension Rectangle: BuiltInShape {}
extension RoundedRectangle: BuiltInShape {}
extension UnevenRoundedRectangle: BuiltInShape {}
extension Capsule: BuiltInShape {}
extension Ellipse: BuiltInShape {}
extension ContainerRelativeShape: BuiltInShape {}
extension Circle: BuiltInShape {
  static var layoutRule: any LayoutRule { SquareRule() }
}
