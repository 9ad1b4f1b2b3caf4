import SwiftUI
import UnderstudyTime

/// An input of an intent: `@Parameter`. Source: Apple's page "IntentParameter".
///
/// Copies of an intent share the values of its parameters. A parameter that is neither optional nor has a default must be set before it is
/// read: reading it stops the program, as on a device.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue, @unchecked Sendable {
  private let stored = Guarded(unchecked: Value?.none)
  private let fallback: Value?
  /// The name that the user reads; nil for the name of the property.
  public let title: LocalizedStringResource?
  /// What the user is asked if there is no value.
  let requestValueDialog: IntentDialog?

  init(title: LocalizedStringResource?, fallback: Value?, dialog: IntentDialog?) {
    (self.title, self.fallback, requestValueDialog) = (title, fallback, dialog)
  }

  /// The value that was set, or the default.
  public var wrappedValue: Value {
    get {
      if let value = valueIfAny { return value }
      preconditionFailure("The parameter \"\(name)\" of an intent has no value, and no default.")
    }
    set { stored.withUncheckedLock { $0 = newValue } }
  }

  /// The parameter itself, for requests and sentences.
  public var projectedValue: IntentParameter<Value> { self }

  /// The name that the user reads.
  var name: String { title.map { String(localized: $0) } ?? "" }

  private var valueIfAny: Value? {
    stored.withUncheckedLock { $0 } ?? fallback ?? (Value.self as? any Absentable.Type)?.absent as? Value
  }
}

/// A parameter of any type, as the code that runs an intent needs it.
protocol AskingParameter: Sendable {
  var name: String { get }
  var hasValue: Bool { get }
  /// Gives the parameter the test's answer.
  func ask() async throws
}

extension IntentParameter: AskingParameter {
  var hasValue: Bool { valueIfAny != nil }
  func ask() async throws { try await requestValue() }
}

/// Where a parameter's value comes from in a shortcut. Source: Apple's page "InputConnectionBehavior".
public enum InputConnectionBehavior: Sendable {
  /// As the system decides.
  case `default`
  /// From the action before.
  case connectToPreviousIntentResult
  /// Only from the user.
  case never
}

/// How many values a parameter can have, for a widget of each size. Source: Apple's page "IntentCollectionSize".
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
  private let minimum: Int
  private let maximum: Int

  /// Takes a number of values.
  public init(exactly count: Int) { (minimum, maximum) = (count, count) }
  /// Takes the least and the greatest number of values.
  public init(min: Int, max: Int) { (minimum, maximum) = (min, max) }
  /// Takes a number of values.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}
