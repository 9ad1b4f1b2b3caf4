import SwiftUI

// Nothing shows an editor of parameters, so what only an editor needs is not kept.

extension IntentParameter {
  /// A parameter that is named after its property.
  public convenience init() { self.init(title: nil, fallback: nil, dialog: nil) }

  /// A parameter of any type.
  ///
  /// - Parameters:
  ///   - title: The name that the user reads.
  ///   - description: What the user reads about it.
  ///   - defaultValue: The value if there is no other.
  ///   - requestValueDialog: What the user is asked if there is none.
  ///   - requestDisambiguationDialog: What the user is asked if there are several.
  ///   - inputConnectionBehavior: Where the value comes from in a shortcut.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog) }

  /// A parameter without title.
  public convenience init(
    description: LocalizedStringResource, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: nil, fallback: defaultValue as? Value, dialog: requestValueDialog) }

  /// A parameter that offers values.
  ///
  /// - Parameter optionsProvider: Gives the values.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) { self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog) }

  /// A parameter for entities that a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value.ValueType == Query.Entity {
    self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog)
  }

  /// A parameter that takes some values of its type.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType]
  ) { self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog) }

  /// A parameter with a limited number of values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog) }

  /// A parameter with a limited number of values, which depends on the widget's size.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog) }
}

/// The size of a widget, for the number of a parameter's values. Source: Apple's page "IntentWidgetFamily".
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
