/// What ends in a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  /// Makes a set of triggers from its bits: 1 for text fields, 2 for search fields.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field.
  public static let text = Self(rawValue: 1 << 0)
  /// Return in a search field.
  public static let search = Self(rawValue: 1 << 1)
}

extension View {
  /// Runs an action on Return in a field inside, after those written further in (SEM-345).
  ///
  /// - Parameters:
  ///   - triggers: Which fields run the action.
  ///   - action: What to do.
  nonisolated public consuming func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  {
    modifier(_SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions inside from actions that are written further out (SEM-345).
  nonisolated public consuming func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(_SubmitScopeModifier(isBlocking: isBlocking))
  }
}

public struct _SubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension _SubmitModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) {
    values.submitActions.entries.insert((triggers, action), at: 0)
  }

  package func isEqual(to other: Self) -> Bool { false }
}

public struct _SubmitScopeModifier {
  let isBlocking: Bool
}

extension _SubmitScopeModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) {
    if isBlocking { values.submitActions.entries = [] }
  }

  package func isEqual(to other: Self) -> Bool { isBlocking == other.isBlocking }
}

/// What runs on a submission, innermost first.
package struct SubmitActions {
  fileprivate var entries: [(triggers: SubmitTriggers, action: () -> Void)] = []

  package func run(_ trigger: SubmitTriggers) {
    for entry in entries where entry.triggers.contains(trigger) { entry.action() }
  }
}

extension EnvironmentValues {
  @Entry package var submitActions: SubmitActions = SubmitActions()
}
