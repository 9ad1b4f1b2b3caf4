import Foundation

/// Room between views, as much as there is along the axis of the stack around it (LAY-110); it shows no element.
public struct Spacer: Sendable {
  /// The least room in points, or nil for 8.
  public var minLength: CGFloat?

  /// A space that takes what is left, and at least a length.
  ///
  /// - Parameter minLength: The least room in points, or nil for 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, DecorationView {
  package var decoration: Decoration { .spacer(minLength: minLength) }
  public static var _takesAttributes: Bool { false }
}
