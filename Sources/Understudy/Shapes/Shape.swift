import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// An outline, drawn into whatever rectangle it gets. A shape is a view that shows no element.
public protocol Shape: View, Animatable, Sendable where Body == Never {
  /// The outline in a rectangle, in points. Pictures of the screen ask for it; its origin is zero there.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes of what is proposed to it, in points; all of it by default (LAY-004).
  ///
  /// - Parameter proposal: What the container proposes; 10 points stand for a length that it leaves open.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// All that is proposed, and 10 points for a length that is left open (LAY-004).
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Never called: the runtime fills the shape with the foreground style.
  public var body: Never {
    fatalError("body should not be called on \(Self.self): a shape is drawn by the runtime itself.")
  }
  // No kit: apps conform to it, and need no protocol of the package.
  public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if !inputs.isDistributed(view) { inputs.decoration(.shape(view)) }
  }
  public static var _isList: Bool { false }
  public static var _takesAttributes: Bool { true }

  /// The inside of the shape in a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some Shape {
    _DrawnShape(shape: self, drawing: .fill(style), style: content)
  }

  /// The line of the shape in a style.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some Shape {
    _DrawnShape(shape: self, drawing: .line(StrokeStyle(lineWidth: lineWidth)), style: content)
  }
  /// Draws the line of the shape with a given color and line style; the result shows no element, either.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some Shape { _DrawnShape(shape: self, drawing: .line(style), style: content) }
  /// Draws the line of the shape with a width in points; the outline stays that of the shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _DrawnShape(shape: self, drawing: .line(StrokeStyle(lineWidth: lineWidth)), style: ForegroundStyle())
  }
  /// Draws the line of the shape in a line style; the outline stays that of the shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _DrawnShape(shape: self, drawing: .line(style), style: ForegroundStyle())
  }
}

/// A shape that can be drawn smaller by a distance.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved inward.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The line of the shape, all of it inside, in a style.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some Shape {
    _DrawnShape(shape: self, drawing: .lineInside(StrokeStyle(lineWidth: lineWidth)), style: content)
  }
  /// Draws the line of the shape, all of it inside, with a given color and line style.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some Shape { _DrawnShape(shape: self, drawing: .lineInside(style), style: content) }
  /// Draws the line of the shape, all of it inside, in a line style and the color of the foreground.
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some Shape { _DrawnShape(shape: self, drawing: .lineInside(style), style: ForegroundStyle()) }
}

/// A shape with a say in how it is drawn.
public struct _DrawnShape<Base: Shape, Style: ShapeStyle>: Shape {
  enum Drawing: Equatable, Sendable {
    case fill(FillStyle)
    case line(StrokeStyle)
    /// The whole width of the line is inside the outline.
    case lineInside(StrokeStyle)
  }

  let shape: Base
  let drawing: Drawing
  let style: Style
  nonisolated init(shape: Base, drawing: Drawing, style: Style) {
    (self.shape, self.drawing, self.style) = (shape, drawing, style)
  }
  /// The outline of the shape, whatever the way in which it is drawn.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The size of the shape, whatever the way in which it is drawn.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape of which perhaps only the line is drawn: touches go through what it surrounds.
protocol DrawnLine {
  var isLine: Bool { get }
}

extension _DrawnShape: DrawnLine {
  nonisolated var isLine: Bool { if case .fill = drawing { false } else { true } }
}

/// Any shape, its type hidden.
public struct AnyShape: Shape {
  let shape: any Shape
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize
  /// Wraps a shape, so that a property or a function can hold shapes of different types.
  nonisolated public init<S: Shape>(_ shape: S) {
    self.shape = shape
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }
  /// The outline of the wrapped shape.
  nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
  /// The size of the wrapped shape.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
