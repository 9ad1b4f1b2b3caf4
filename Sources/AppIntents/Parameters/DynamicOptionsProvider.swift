import SwiftUI

/// Gives the values that a parameter offers. Source: Apple's page "DynamicOptionsProvider".
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  /// The type of the values.
  associatedtype Result: ResultsCollection
  /// The type of the default.
  associatedtype DefaultValue: _IntentValue = Result.Result
  /// The values.
  func results() async throws -> Result
  /// The value to begin with; nil by default.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// None.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Values that are offered. Source: Apple's page "ResultsCollection".
public protocol ResultsCollection<Result> {
  /// The type of a value.
  associatedtype Result: _IntentValue
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of a value.
  public typealias Result = Element
}

/// Values in sections. Source: Apple's page "IntentItemCollection".
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// What the user is asked to choose.
  public let promptLabel: LocalizedStringResource?
  /// Whether the list has letters at its side.
  public let usesIndexedCollation: Bool
  /// The values, by section.
  public let sections: [IntentItemSection<Result>]
  /// The values of all sections.
  public var items: [IntentItem<Result>] { sections.flatMap(\.items) }

  /// No values.
  public static var empty: Self { Self(sections: [IntentItemSection<Result>]()) }

  /// Takes sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Takes sections, as written in a closure.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemBuilder<IntentItemSection<Result>> sections: () -> [IntentItemSection<Result>]
  ) { self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections()) }

  /// Takes values without sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }
}

extension IntentItemCollection: Sendable where Result: Sendable {}

/// Values under a heading. Source: Apple's page "IntentItemSection".
public struct IntentItemSection<Result: _IntentValue> {
  /// The heading.
  public let title: LocalizedStringResource?
  /// The values.
  public let items: [IntentItem<Result>]

  /// Takes values with texts.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) { (self.title, self.items) = (title, items) }

  /// Takes values.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result]
  ) { (self.title, self.items) = (title, items.map { IntentItem($0) }) }

  /// Takes values with texts, as written in a closure.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, @IntentItemBuilder<IntentItem<Result>> items: () -> [IntentItem<Result>]
  ) { (self.title, self.items) = (title, items()) }
}

extension IntentItemSection: Sendable where Result: Sendable {}

/// A value with texts for the user. Source: Apple's page "IntentItem".
public struct IntentItem<Result: _IntentValue> {
  /// The value.
  public let value: Result
  /// What the user reads; nil for the value's own text.
  public let title: LocalizedStringResource?

  /// Takes a value.
  public init(
    _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { (self.value, self.title) = (value, title) }
}

extension IntentItem: Sendable where Result: Sendable {}

/// Makes a list of the values or sections written in a closure.
@resultBuilder
public enum IntentItemBuilder<Item> {
  /// Takes one.
  public static func buildExpression(_ item: Item) -> [Item] { [item] }
  /// Takes several.
  public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap { $0 } }
  /// Takes those of a loop.
  public static func buildArray(_ items: [[Item]]) -> [Item] { items.flatMap { $0 } }
  /// Takes those that there may be.
  public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
  /// Takes those of a branch.
  public static func buildEither(first items: [Item]) -> [Item] { items }
  /// Takes those of a branch.
  public static func buildEither(second items: [Item]) -> [Item] { items }
}

/// The intent that a parameter's options depend on. Source: Apple's page "IntentParameterDependency".
///
/// Nothing edits an intent here, so there is none.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Names the parameters.
  public init<each Parameter: AnyIntentValue>(_ keyPaths: repeat KeyPath<Intent, each Parameter>) {}
  /// Nil.
  public var wrappedValue: IntentProjection<Intent>? { nil }
}

/// The parameters of an intent that is being edited. Source: Apple's page "IntentProjection".
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent
  /// A parameter's value.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}
