/// Ends a search: the text goes, and the field gives up the keyboard (SEM-331).
public struct DismissSearchAction: Sendable {
  private let action: (@MainActor @Sendable () -> Void)?

  init(_ action: (@MainActor @Sendable () -> Void)? = nil) { self.action = action }

  /// Ends the search around the view that reads the action; elsewhere it does nothing.
  @MainActor @preconcurrency
  public func callAsFunction() { action?() }
}
