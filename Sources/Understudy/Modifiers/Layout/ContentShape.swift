// A shape of touch takes part in no layout. Lengths are in points.

extension View {
  /// The shape limits where a finger reaches the view on a device; here taps reach the element anyway.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - eoFill: Whether overlapping parts of the shape are left out.
  nonisolated public consuming func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Takes what the shape is for; all kinds are without effect here.
  nonisolated public consuming func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
}

/// What the shape of a view's content is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  /// Creates a set from bits; the constants of this type are the usual way to make one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The area that takes touches.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The outline of the view while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The outline of the view above an open context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The outline of the effect under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The outline that VoiceOver draws around the element.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
