import Foundation

/// A distance in two directions; Foundation on Linux lacks it.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  public init() { self.init(dx: CGFloat.zero, dy: CGFloat.zero) }

  public static let zero = CGVector()
}

/// The older form of ``CGVector/init(dx:dy:)``.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
