import SwiftUI

// The Shortcuts app shows these sentences, which is not here: they compile, and nothing evaluates them.

/// A sentence with an intent's parameters. Source: Apple's page "ParameterSummary".
public protocol ParameterSummary {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary, Sendable {
  /// Makes it.
  public init() {}
}

/// A sentence with parameters: `Summary`. Source: Apple's page "IntentParameterSummary".
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// A sentence without text.
  public init() {}
  /// A sentence without parameters apart from those in its text.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  /// A sentence, and parameters below it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {}
  /// Parameters without sentence.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {}
}

/// The text of a sentence, with parameters in it. Source: Apple's page "ParameterSummaryString".
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Takes texts and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes a text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a parameter.
    public mutating func appendInterpolation<Parameter: AnyIntentValue>(_ keyPath: KeyPath<Intent, Parameter>) {}
    /// Takes a parameter of any intent.
    @_disfavoredOverload
    public mutating func appendInterpolation<Other: AppIntent, Parameter: AnyIntentValue>(
      _ keyPath: KeyPath<Other, Parameter>
    ) {}
  }

  /// Takes a text.
  public init(stringLiteral value: String) {}
  /// Takes a text with parameters.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Makes a list of parameters of those written in a closure.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Takes a parameter.
  public static func buildExpression<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>
  ) -> PartialKeyPath<Intent> { keyPath }
  /// Takes parameters.
  public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { keyPaths }
}

/// Makes a sentence of the one written in a closure.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Takes a sentence.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
  /// Takes a sentence of newer systems.
  public static func buildLimitedAvailability<Content: ParameterSummary>(_ content: Content) -> Content { content }
  /// Takes the sentence of a branch.
  public static func buildEither<Content: ParameterSummary>(first content: Content) -> Content { content }
  /// Takes the sentence of a branch.
  public static func buildEither<Content: ParameterSummary>(second content: Content) -> Content { content }
}

/// Is equal or not.
public enum EquatableComparisonOperator: Sendable { case equalTo, notEqualTo }
/// Is greater or smaller.
public enum ComparableComparisonOperator: Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
/// Is one of several values.
public enum OneOfComparisonOperator: Sendable { case oneOf }
/// Has a value or none.
public enum HasValueComparisonOperator: Sendable { case hasAnyValue, hasNoValue }

/// A sentence that depends on a parameter: `When`. Source: Apple's page "ParameterSummaryWhenCondition".
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  /// Depends on whether a parameter has a value.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// Depends on whether a parameter is equal to a value.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator, _ value: Parameter.Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value: Equatable {}

  /// Depends on whether a parameter is greater or smaller than a value.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: Parameter.Value, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value: Comparable {}

  /// Depends on whether a parameter is one of several values.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
    _ values: [Parameter.Value.ValueType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: Equatable {}

  /// Depends on the widget that the intent is for.
  public init(
    widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// Depends on the widget that the intent is for.
  public init(
    widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}

/// A sentence for each value of a parameter: `Switch`. Source: Apple's page "ParameterSummarySwitchCondition".
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue, Cases>: ParameterSummary {
  /// Takes the sentences for the values of a parameter.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) where Parameter.Value == Value {}
}

/// Makes the cases of a `Switch` of those written in a closure.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// Takes a case.
  public static func buildExpression<Content>(
    _ content: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { content }
  /// Takes the case for all others.
  public static func buildExpression<Content>(
    _ content: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { content }
  /// Takes the cases.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> (repeat each Content) {
    (repeat each content)
  }
}

/// The sentence for a value: `Case`. Source: Apple's page "ParameterSummaryCaseCondition".
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary> {
  /// Takes the sentence for a value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
  /// Takes the sentence for several values.
  public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
}

/// The sentence for all other values: `DefaultCase`. Source: Apple's page "ParameterSummaryDefaultCaseCondition".
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Summary: ParameterSummary> {
  /// Takes the sentence.
  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
}
