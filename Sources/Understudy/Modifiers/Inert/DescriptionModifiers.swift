import Foundation
@_spi(Runtime) import UnderstudyCore

// What only describes: a device shows or says it in a way that no test reads.

extension View {
  // MARK: - Documents and titles

  /// The document that the page's title stands for, which a Mac and an iPad let the user drag and share.
  nonisolated public consuming func navigationDocument(_ url: URL) -> some View { self }
  /// Takes the document as a transferable value.
  nonisolated public consuming func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// Takes a document with a preview.
  nonisolated public consuming func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View { self }

  // MARK: - Dialogs

  /// A box by which a Mac lets the user suppress dialogs; an iPhone does not show it.
  nonisolated public consuming func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Takes the label of the box as a localized key.
  nonisolated public consuming func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Takes the label of the box as a text.
  nonisolated public consuming func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    self
  }
  /// Takes the label of the box as a string that is not localized.
  @_disfavoredOverload
  nonisolated public consuming func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  // MARK: - Text

  /// Whether the system's panel for finding text is open; there is none here, and the binding is not written.
  nonisolated public consuming func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Whether text can be found by the system's panel.
  nonisolated public consuming func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Whether text can be replaced by the system's panel.
  nonisolated public consuming func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// How much the system's writing tools may change text.
  nonisolated public consuming func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// By what a row of a list is found when the user types, on a Mac.
  nonisolated public consuming func typeSelectEquivalent(_ text: Text?) -> some View { self }
  /// Takes the text by which a row is found as a localized key.
  nonisolated public consuming func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  /// Takes the text by which a row is found as a string that is not localized.
  @_disfavoredOverload
  nonisolated public consuming func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }

  // MARK: - Touches

  /// Whether what is held over the view activates it.
  nonisolated public consuming func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// At which edges of the screen the app's gestures come before the system's.
  nonisolated public consuming func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// How much the system's writing tools may change text.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// The system chooses by the view.
  public static let automatic = Self(name: "automatic")
  /// The tools rewrite the text in its place.
  public static let complete = Self(name: "complete")
  /// The tools show their text beside, and the user copies it.
  public static let limited = Self(name: "limited")
  /// The tools are not offered.
  public static let disabled = Self(name: "disabled")
}

/// Whether what is held over a view activates it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// The system chooses by the view.
  public static let automatic = Self(name: "automatic")
  /// What is held over the view for a moment activates it.
  public static let enabled = Self(name: "enabled")
  /// Nothing that is held over the view activates it.
  public static let disabled = Self(name: "disabled")
}

extension EnvironmentValues {
  /// How badges look.
  @Entry public var badgeProminence: BadgeProminence = .standard
  /// How wide buttons are.
  @Entry public internal(set) var buttonSizing: ButtonSizing = .automatic
}

extension View {
  /// How much a badge stands out, which its element does not say.
  nonisolated public consuming func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
  /// How wide buttons are, from iOS 26 on; their frames follow the label here.
  nonisolated public consuming func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// The badge steps back behind the label.
  public static let decreased = Self(name: "decreased")
  /// The badge looks as usual; so it is at first.
  public static let standard = Self(name: "standard")
  /// The badge attracts attention.
  public static let increased = Self(name: "increased")
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The style of the button chooses.
  public static let automatic = Self(name: "automatic")
  /// As wide as there is room.
  public static let flexible = Self(name: "flexible")
  /// As wide as the label.
  public static let fitted = Self(name: "fitted")
}
