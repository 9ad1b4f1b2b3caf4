/// Whether a view is presented, and the end of that, in the spelling of the first releases (SEM-252, SEM-256).
public struct PresentationMode {
  /// Whether the view that reads it is presented or pushed, so that dismissing it has an effect.
  public fileprivate(set) var isPresented: Bool

  /// Dismisses the view if it is currently presented; at a root it does nothing.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// The presentation of the view that reads it: writing a dismissed one does what ``dismiss`` does.
  public var presentationMode: Binding<PresentationMode> {
    Binding(location: PresentationModeLocation(isPresented: isPresented, dismiss: dismiss))
  }
}

private final class PresentationModeLocation: AnyLocation<PresentationMode>, @unchecked Sendable {
  private let isPresented: Bool
  private let dismiss: DismissAction

  init(isPresented: Bool, dismiss: DismissAction) {
    self.isPresented = isPresented
    self.dismiss = dismiss
  }

  override func get() -> PresentationMode { PresentationMode(isPresented: isPresented) }

  override func set(_ value: PresentationMode, transaction: UpdateTransaction) {
    guard !value.isPresented else { return }
    assumeMain { dismiss() }
  }

  override func isSame(as other: AnyLocation<PresentationMode>) -> Bool {
    guard let other = other as? PresentationModeLocation else { return false }
    return isPresented == other.isPresented && Comparison.areEqual(dismiss, other.dismiss)
  }
}
