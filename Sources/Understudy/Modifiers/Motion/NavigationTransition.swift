// How things move and turn: there is nothing to observe.

extension View {
  /// The transition to this page has no effect here: the page is there as soon as it is pushed or presented.
  nonisolated public consuming func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

/// How a page comes and goes.
public protocol NavigationTransition: Sendable {}
/// The transition that the system chooses for a page.
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
/// The transition by which a page grows from a view, made with `zoom(sourceID:in:)`.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual transition of the container that shows the page.
  public static var automatic: Self { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows the page from the view that is marked as its source.
  ///
  /// - Parameters:
  ///   - sourceID: The view that the page grows from, by what `matchedTransitionSource(id:in:)` says.
  ///   - namespace: Where the identity applies.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}
