import Foundation
@_spi(Runtime) import UnderstudyCore

// Movement: values change at once, so that there is nothing to observe (SEM-136).

extension View {
  nonisolated public consuming func contentTransition(_ transition: ContentTransition) -> some View { self }
  nonisolated public consuming func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
  nonisolated public consuming func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  { self }
  nonisolated public consuming func geometryGroup() -> some View { self }
  nonisolated public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  nonisolated public consuming func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  nonisolated public consuming func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }
  nonisolated public consuming func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  nonisolated public consuming func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  nonisolated public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  nonisolated public consuming func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
}

/// How content passes into new content of the same view.
public struct ContentTransition: Equatable, Sendable {
  let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(
    countsDown: Bool = false
  ) -> ContentTransition { .init(name: "numericText \(countsDown)") }
  public static func numericText(value: Double) -> ContentTransition { .init(name: "numericText") }
}

/// What of two views is brought into line.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a page comes and goes.
public protocol NavigationTransition: Sendable {}
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// - Parameters:
  ///   - sourceID: The view that the page grows from, by what `matchedTransitionSource(id:in:)` says.
  ///   - namespace: Where the identity counts.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}
