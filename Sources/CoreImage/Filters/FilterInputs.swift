import Foundation
import Understudy

/// The values of a filter's inputs, in the forms that drawing needs.
struct FilterInputs {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  /// The image that the filter changes.
  var image: CIImage? { image("Image") }

  func image(_ name: String) -> CIImage? { values["input" + name] as? CIImage }

  /// A number of any type; 0 without one.
  func number(_ name: String) -> CGFloat { CGFloat(Self.number(values["input" + name]) ?? 0) }

  func float(_ name: String) -> Float { Float(number(name)) }

  /// A number without its fraction, at most a million.
  func whole(_ name: String) -> Int {
    let number = number(name)
    return number.isNaN ? 0 : Int(min(max(number, -1e6), 1e6))
  }

  /// The color of a name; black without one.
  func tone(_ name: String) -> Tone {
    switch values["input" + name] {
    case let color as CIColor: Tone(color)
    case let color as UIColor: Tone(CIColor(color: color))
    case let color as CGColor: Tone(CIColor(cgColor: color))
    case let vector as CIVector: Tone(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    default: Tone(0, 0, 0)
    }
  }

  func vector(_ name: String) -> CIVector? {
    switch values["input" + name] {
    case let vector as CIVector: vector
    case let point as CGPoint: CIVector(cgPoint: point)
    case let rect as CGRect: CIVector(cgRect: rect)
    default: nil
    }
  }

  func point(_ name: String) -> CGPoint { vector(name)?.cgPointValue ?? .zero }

  /// A text or the bytes of a message.
  func data(_ name: String) -> Data? {
    switch values["input" + name] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  func text(_ name: String) -> String? { values["input" + name] as? String }

  func transform(_ name: String) -> CGAffineTransform {
    switch values["input" + name] {
    case let change as CGAffineTransform: change
    case let vector as CIVector: vector.cgAffineTransformValue
    default: .identity
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
