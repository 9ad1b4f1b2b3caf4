import Foundation

/// Room between views; it shows no element.
public struct Spacer: Sendable {
  /// The least room in points, or nil for the usual distance.
  public var minLength: CGFloat?

  /// - Parameter minLength: The least room in points, or nil for the usual distance.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, DecorationView {
  public static var _takesAttributes: Bool { false }
}
