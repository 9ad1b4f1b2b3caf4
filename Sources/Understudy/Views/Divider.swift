/// A line between views; it shows no element.
public struct Divider: Sendable {
  /// Makes a line, which tests do not find.
  public init() {}
}

extension Divider: View, DecorationView {
  public static var _takesAttributes: Bool { false }
}
