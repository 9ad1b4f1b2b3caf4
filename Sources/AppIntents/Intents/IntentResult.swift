import SwiftUI

/// What an intent returns. Source: Apple's page "IntentResult".
public protocol IntentResult: Sendable {
  /// The type of the value.
  associatedtype Value: _IntentValue
  /// The value for the next intent; nil if there is none.
  var value: Value? { get }
}

/// A result with a value. Source: Apple's page "ReturnsValue".
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with something that the user reads, or that Siri says. Source: Apple's page "ProvidesDialog".
public protocol ProvidesDialog: IntentResult {
  /// What the user reads.
  var dialog: IntentDialog? { get }
}

/// A result with a view. Source: Apple's page "ShowsSnippetView".
public protocol ShowsSnippetView: IntentResult {
  /// The view, for a test to show.
  @MainActor var snippet: AnyView? { get }
}

/// A result with another intent that runs next. Source: Apple's page "OpensIntent".
public protocol OpensIntent: IntentResult {
  /// The type of the next intent.
  associatedtype OpensAppIntent: AppIntent
  /// The next intent, which nothing has run yet.
  var opensIntent: OpensAppIntent? { get }
}

/// What the functions `result` make. Source: Apple's page "IntentResultContainer".
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>:
  @unchecked Sendable
{
  /// The value for the next intent.
  public let value: Value?
  /// The next intent, if its type is known.
  public let opensIntent: OpensAppIntent?
  /// What the user reads.
  public let dialog: IntentDialog?
  /// Makes the view. Views are made on the main actor.
  let makeSnippet: (@MainActor () -> AnyView)?
  /// The next intent, of any type.
  let next: (any AppIntent)?

  init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, next: (any AppIntent)? = nil, dialog: IntentDialog? = nil,
    snippet: (@MainActor () -> AnyView)? = nil
  ) {
    (self.value, self.opensIntent, self.dialog) = (value, opensIntent, dialog)
    (self.next, makeSnippet) = (opensIntent ?? next, snippet)
  }
}

extension IntentResultContainer: IntentResult, ReturnsValue, OpensIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {
  /// The view, for a test to show.
  @MainActor public var snippet: AnyView? { makeSnippet?() }
}

/// What is in a result, whatever its type.
protocol ResultParts {
  var anyValue: Any? { get }
  var dialog: IntentDialog? { get }
  var next: (any AppIntent)? { get }
}

extension IntentResultContainer: ResultParts {
  var anyValue: Any? { value }
}

/// Marks a result that has a view. Source: Apple's page "_SnippetViewContainer".
public enum _SnippetViewContainer {}
