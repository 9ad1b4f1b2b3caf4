import Foundation
import Understudy

/// Numbers that a filter takes, such as a point or a rectangle. Source: Apple's page "CIVector".
public final class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let values: [CGFloat]

  /// Numbers in their order.
  init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// One number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// A point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// A rectangle: its origin, its width and its height.
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
  /// The six numbers of a change of coordinates.
  public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
  /// Numbers in memory.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init((0..<max(count, 0)).map { values[$0] })
  }
  /// The numbers of a text such as "[1 0.5]".
  public convenience init(string representation: String) {
    self.init(
      representation.split { " []".contains($0) }.compactMap { Double($0).map { CGFloat($0) } })
  }

  /// How many numbers there are.
  public var count: Int { values.count }
  /// A number by its place; 0 beyond the end.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six numbers as a change of coordinates.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(x, y, z, w, value(at: 4), value(at: 5))
  }
  /// The numbers as a text such as "[1 0.5]".
  public var stringRepresentation: String {
    "[\(values.map { $0 == $0.rounded() && abs($0) < 1e9 ? "\(Int($0))" : "\($0)" }.joined(separator: " "))]"
  }

  /// Itself, as vectors do not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  public override var hash: Int { values.hashValue }
  public override var description: String { stringRepresentation }
}
