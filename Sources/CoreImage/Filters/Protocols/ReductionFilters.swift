import Foundation
import Understudy

/// The inputs of ``CIFilter/areaAverage()``.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle, in pixels.
  var extent: CGRect { get set }
}

/// The inputs of ``CIFilter/areaMaximum()``.
public protocol CIAreaMaximum: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle, in pixels.
  var extent: CGRect { get set }
}

/// The inputs of ``CIFilter/areaMinimum()``.
public protocol CIAreaMinimum: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle, in pixels.
  var extent: CGRect { get set }
}

extension CIFilter {
  /// Makes one pixel, the mean of an area.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter.named("CIAreaAverage") }
  /// Makes one pixel of the largest parts in an area.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltinFilter.named("CIAreaMaximum") }
  /// Makes one pixel of the smallest parts in an area.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltinFilter.named("CIAreaMinimum") }
}
