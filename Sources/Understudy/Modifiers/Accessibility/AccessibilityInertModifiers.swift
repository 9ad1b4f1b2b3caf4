@_spi(Runtime) import UnderstudyCore

// What assistive technology is told and tests cannot see (reference, section 4.1).

extension View {
  nonisolated public consuming func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  nonisolated public consuming func accessibilityHint(_ hint: Text) -> some View { self }
  @_disfavoredOverload
  nonisolated public consuming func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  nonisolated public consuming func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    self
  }
  nonisolated public consuming func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  @_disfavoredOverload
  nonisolated public consuming func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    self
  }
  nonisolated public consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  nonisolated public consuming func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public consuming func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public consuming func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
  { self }
  @_disfavoredOverload
  nonisolated public consuming func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public consuming func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  nonisolated public consuming func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  nonisolated public consuming func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  nonisolated public consuming func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  nonisolated public consuming func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  nonisolated public consuming func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  nonisolated public consuming func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  nonisolated public consuming func accessibilityShowsLargeContentViewer() -> some View { self }
  nonisolated public consuming func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  nonisolated public consuming func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public consuming func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// Something that assistive technology can do to an element.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default")
  public static let escape = Self(name: "escape")
  public static let magicTap = Self(name: "magicTap")
  public static let delete = Self(name: "delete")
  public static let showMenu = Self(name: "showMenu")
}

/// Up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// Which part of a pair an element is.
public enum AccessibilityLabeledPairRole: Sendable {
  case label, content
}
