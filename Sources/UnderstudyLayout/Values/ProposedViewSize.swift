import Foundation

/// A size that a container proposes to a view, in points; nil for the view's own choice.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points; nil for the view's own choice.
  public var width: CGFloat?
  /// The proposed height in points; nil for the view's own choice.
  public var height: CGFloat?

  /// Proposes each length, or leaves it to the view with nil.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes both lengths of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the size that the view has by itself.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal as a size.
  ///
  /// - Parameter size: What stands for a missing length.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
