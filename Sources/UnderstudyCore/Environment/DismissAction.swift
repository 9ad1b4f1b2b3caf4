/// Ends the presentation of the view that reads it: closes a sheet, pops a page (SEM-252 … SEM-254).
@MainActor @preconcurrency
public struct DismissAction {
  private let action: (@MainActor () -> Void)?

  package nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

  /// Dismisses the view if it is currently presented; at a root it does nothing.
  public func callAsFunction() { action?() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ButtonInterceptorKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Ends the presentation of the view that reads it.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented: in a sheet or on a pushed page (SEM-256).
  public package(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// What happens before any button's action here, as an alert that closes (SEM-325).
  package var willTapButton: (@MainActor () -> Void)? {
    get { self[ButtonInterceptorKey.self] }
    set { self[ButtonInterceptorKey.self] = newValue }
  }
}
