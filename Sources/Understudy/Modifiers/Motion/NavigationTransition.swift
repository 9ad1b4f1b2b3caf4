// How things move and turn: there is nothing to observe.

extension View {
  nonisolated public consuming func navigationTransition(_ style: some NavigationTransition) -> some View { self }
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
  ///   - namespace: Where the identity applies.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}
