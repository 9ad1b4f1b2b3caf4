import SwiftUI
import UnderstudyCore

// What an intent asks the user while it runs: the test answers by `app.world.intents`.

extension AppIntent {
  /// Asks the user to confirm what the intent is about to do.
  ///
  /// - Throws: ``AppIntentError`` if the test makes the user refuse, by `app.world.intents.confirms`.
  public func requestConfirmation() async throws { try confirm("") }

  /// Asks the user to confirm a result.
  ///
  /// - Throws: ``AppIntentError`` if the test makes the user refuse, by `app.world.intents.confirms`.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try confirm((result as? any ResultParts)?.dialog.map(String.init(describing:)) ?? "")
  }

  /// Asks the user to confirm what a text says.
  ///
  /// - Throws: ``AppIntentError`` if the test makes the user refuse, by `app.world.intents.confirms`.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true
  ) async throws { try confirm(dialog.map(String.init(describing:)) ?? "") }

  /// Asks the user to confirm what a view shows.
  ///
  /// - Throws: ``AppIntentError`` if the test makes the user refuse, by `app.world.intents.confirms`.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
  ) async throws { try confirm(dialog.map(String.init(describing:)) ?? "") }

  private func confirm(_ text: String) throws {
    let state = IntentState.current
    let answer = state.values.confirms
    state.log(
      "\(Self.persistentIdentifier) asks to confirm\(text.isEmpty ? "" : " \"\(text)\""): \(answer ? "yes" : "no")")
    if !answer { throw AppIntentError(text: "The user has cancelled.") }
  }

  /// An error by which an intent brings the app to the foreground.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async -> Void)? = nil
  ) -> AppIntentError { AppIntentError(text: dialog?.full ?? "The intent continues in the foreground.") }

  /// Brings the app to the foreground, where it is here.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}

  /// Brings the app to the foreground, where it is here, and runs a closure.
  public func requestToContinueInForeground<Result: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> Result
  ) async throws -> Result { try await continuation() }

  /// Brings the app to the foreground, where it is here.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}

  /// Does nothing, as no system learns which intents a user runs.
  ///
  /// - Returns: A number for the call.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Runs the intent, and the one that its result opens.
  ///
  /// - Returns: The value.
  /// - Throws: The error of the intent.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value? { try await perform().value }
}

/// An intent that can bring the app to the foreground. Source: Apple's page "ForegroundContinuableIntent".
public protocol ForegroundContinuableIntent: AppIntent {}

/// Stands for a call of ``AppIntent/donate()``. Source: Apple's page "IntentDonationIdentifier".
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()
}

/// Says which intents a user runs. Source: Apple's page "IntentDonationManager". No system learns it here.
public final class IntentDonationManager: Sendable {
  /// The only one.
  public static let shared = IntentDonationManager()

  private init() {}

  /// Does nothing.
  ///
  /// - Returns: A number for the call.
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Does nothing, for an intent that has run.
  ///
  /// - Returns: A number for the call.
  @discardableResult
  public func donate<Intent: AppIntent>(
    intent: Intent, result: Intent.PerformResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Does nothing, without waiting.
  ///
  /// - Returns: A number for the call.
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Does nothing, as no calls are kept.
  ///
  /// - Parameter predicate: Which calls are forgotten.
  /// - Returns: The numbers of the calls.
  @discardableResult
  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws
    -> [IntentDonationIdentifier]
  { [] }
}

/// Which calls of ``IntentDonationManager`` are forgotten. Source: Apple's page "IntentDonationMatchingPredicate".
public struct IntentDonationMatchingPredicate: Sendable {
  private init() {}

  /// Forgets the calls of a type of intent.
  public static func intentType<Intent: AppIntent>(_ intentType: Intent.Type) -> Self { Self() }
}

extension IntentParameter {
  /// Asks the user for the value.
  ///
  /// - Parameter dialog: What the user reads.
  /// - Returns: The value that the test has given by `app.world.intents.answer(_:)`, which the parameter has from then on.
  /// - Throws: ``AppIntentError`` if there is none: the user cancels.
  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { try ask("a value", dialog) }

  /// Asks the user for one of several values, as ``requestValue(_:)`` does.
  ///
  /// - Returns: The test's answer.
  /// - Throws: ``AppIntentError`` if there is none.
  @discardableResult
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType { try ask("one of \(itemsToDisambiguate.count) values", dialog) }

  /// Asks the user whether a value is the right one.
  ///
  /// - Returns: `app.world.intents.confirms`.
  @discardableResult
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    let answer = IntentState.current.values.confirms
    IntentState.current.log("The parameter \"\(name)\" asks to confirm a value: \(answer ? "yes" : "no")")
    return answer
  }

  /// An error by which an intent asks for the value: thrown, it makes the system ask the user. Here it ends the intent.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(text: dialog?.full ?? "The parameter needs a value.")
  }

  /// ``needsValueError(_:)`` by its older name: `throw $tea.requestValue("Which tea?")`.
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> AppIntentError { needsValueError(dialog) }

  /// An error by which an intent asks for one of several values. Here it ends the intent.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError { AppIntentError(text: dialog?.full ?? "The parameter needs one of several values.") }

  private func ask<Answer>(_ what: String, _ dialog: IntentDialog?) throws -> Answer {
    let text = (dialog ?? requestValueDialog).map { " \"\($0)\"" } ?? ""
    guard let answer = IntentState.current.takeAnswer(as: Answer.self) else {
      IntentState.current.log("The parameter \"\(name)\" asks for \(what)\(text): no answer")
      throw AppIntentError(text: "The user has cancelled.")
    }
    IntentState.current.log("The parameter \"\(name)\" asks for \(what)\(text): \(IntentState.text(of: answer))")
    if let value = answer as? Value { wrappedValue = value }
    return answer
  }
}
