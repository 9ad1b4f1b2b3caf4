import SwiftUI

// The tap runs the intent. The event log has its result.

extension Button {
  /// A button that runs an intent.
  ///
  /// - Parameters:
  ///   - intent: Runs once a tap.
  ///   - label: What the button shows.
  nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { IntentRunner.run(intent) }, label: label)
  }

  /// A button with a role that runs an intent.
  nonisolated public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { IntentRunner.run(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Takes the label as a localized key.
  nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(intent: intent) { Text(titleKey) }
  }

  /// Takes the label as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
    self.init(intent: intent) { Text(title) }
  }

  /// Takes the label as a localized key, and a role.
  nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// Takes the label as a string that is not localized, and a role.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Takes the label as a localized key, and the name of a symbol.
  nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Takes the label as a string that is not localized, and the name of a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
    self.init(intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Takes the label as a localized key, the name of a symbol, and a role.
  nonisolated public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle {
  /// A switch that shows a state and runs an intent, which changes it.
  ///
  /// - Parameters:
  ///   - isOn: What the toggle shows.
  ///   - intent: Runs once a tap. A ``SetValueIntent`` gets the other state as its value first.
  ///   - label: What the toggle stands for.
  nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { run(intent, $0) }), label: label)
  }
}

extension Toggle where Label == Text {
  /// Takes the label as a localized key.
  nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Takes the label as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

private func run(_ intent: some AppIntent, _ isOn: Bool) {
  func setting<I: SetValueIntent>(_ intent: I) -> any AppIntent {
    guard let value = isOn as? I.ValueType else { return intent }
    var copy = intent
    copy.value = value
    return copy
  }
  let set: any AppIntent = (intent as? any SetValueIntent).map { setting($0) } ?? intent
  Task { @MainActor in IntentRunner.run(set) }
}
