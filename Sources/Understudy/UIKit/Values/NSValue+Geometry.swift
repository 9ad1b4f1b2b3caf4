import Foundation

extension NSValue {
  /// Boxes a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Boxes a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Boxes a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// The rectangle in the box, such as the keyboard's of a notification.
  public var cgRectValue: CGRect { rectValue }
  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }
}

/// Values of `Any` type are rectangles and boxes at once, as on Apple's systems: apps cast the keyboard's frame to either.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    let isRectangle = strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0
    result = isRectangle ? source.rectValue : nil
    return isRectangle
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    var result: CGRect?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? .zero
  }
}
