// How things move and turn: there is nothing to observe.

extension View {
  /// Views with one identity would take on the frame of their source; here each keeps its own.
  ///
  /// - Parameters:
  ///   - id: What the views have in common.
  ///   - namespace: Where the identity applies.
  ///   - properties: What the views take from their source.
  ///   - anchor: The point that is brought into line.
  ///   - isSource: Whether the others follow this view.
  nonisolated public consuming func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
}

/// What of two views is brought into line.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  /// Creates a set from bits; the constants of this type are the usual way to make one.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place of the view, without its size.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// The size of the view, without its place.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// The place and the size of the view.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
