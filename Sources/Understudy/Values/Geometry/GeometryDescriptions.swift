import Foundation

// Texts of points, sizes and rectangles, as they are on a device: Foundation has none here, and what an app shows of a frame
// would have the names of the fields in it.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in parentheses: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width and height in parentheses: `(100.0, 44.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Origin and size in parentheses: `(0.0, 59.0, 100.0, 44.0)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
