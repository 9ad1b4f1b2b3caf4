/// A line between views, across the axis of the stack around it (LAY-112); it shows no element.
public struct Divider: Sendable {
  /// Makes a line, which tests do not find.
  public init() {}
}

extension Divider: View, DecorationView {
  package var decoration: Decoration { .divider }
  public static var _takesAttributes: Bool { false }
}
