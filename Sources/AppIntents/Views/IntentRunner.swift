import SwiftUI
import UnderstudyCore

/// Runs the intents of buttons and toggles.
@MainActor
enum IntentRunner {
  /// Begins to run an intent, as the system does when the user taps its button.
  static func run(_ intent: some AppIntent) { Task { await perform(intent) } }

  private static func perform(_ intent: some AppIntent) async {
    let name = type(of: intent).persistentIdentifier
    let state = IntentState.current
    do {
      for parameter in parameters(of: intent) where !parameter.hasValue { try await parameter.ask() }
      state.log("Perform \(name)")
      let result = try await intent.perform()
      guard let parts = result as? any ResultParts else { return }
      if let value = parts.anyValue { state.log("\(name) returns \(IntentState.text(of: value))") }
      if let dialog = parts.dialog { state.log("\(name) says \"\(dialog)\"") }
      if let next = parts.next { await perform(next) }
    } catch {
      state.log("\(name) fails: \(text(of: error))")
    }
  }

  private static func text(of error: any Error) -> String {
    (error as? any CustomLocalizedStringResourceConvertible).map { String(localized: $0.localizedStringResource) }
      ?? "\(error)"
  }

  private static func parameters(of intent: some AppIntent) -> [any AskingParameter] {
    Mirror(reflecting: intent).children.compactMap { $0.value as? any AskingParameter }
  }
}
