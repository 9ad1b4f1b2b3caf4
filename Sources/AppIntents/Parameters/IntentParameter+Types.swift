import SwiftUI

// Parameters of some types have more options, all for the editor of a shortcut.

extension IntentParameter {
  /// The least and the greatest number.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
  /// How a whole number is edited.
  public enum IntControlStyle: Sendable { case field, stepper }
  /// How a number is edited.
  public enum DoubleControlStyle: Sendable { case field, stepper, slider }
  /// What of a date is edited.
  public enum DateKind: Sendable { case date, dateTime, time }

  /// A parameter for whole numbers, with the way to edit them.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Int {
    self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog)
  }

  /// A parameter for whole numbers of a range.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: InclusiveRange<Int>,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Int {
    self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog)
  }

  /// A parameter for numbers, with the way to edit them.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Double {
    self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog)
  }

  /// A parameter for numbers of a range.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: InclusiveRange<Double>,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Double {
    self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog)
  }

  /// A parameter for texts, with the way to type them.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == String {
    self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog)
  }

  /// A parameter for a yes or no, with the words for it.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Bool {
    self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog)
  }

  /// A parameter for dates or times.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, fallback: defaultValue as? Value, dialog: requestValueDialog) }

  /// A parameter for measurements, with the unit to begin with.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
    defaultUnit: UnitType? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<UnitType> {
    let value = defaultValue.map { Measurement(value: $0, unit: defaultUnit ?? UnitType.baseUnit()) }
    self.init(title: title, fallback: value as? Value, dialog: requestValueDialog)
  }

  /// A parameter for files of some types, by their identifiers.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == IntentFile {
    self.init(title: title, fallback: nil, dialog: requestValueDialog)
  }

  /// A parameter for files of some types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType]?,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == IntentFile {
    self.init(title: title, fallback: nil, dialog: requestValueDialog)
  }
}

extension String {
  /// How a text is typed. Source: Apple's page "String.IntentInputOptions".
  public struct IntentInputOptions: Sendable {
    /// Which letters the keyboard writes large.
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
    /// Which keyboard there is.
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
      case decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// Describes how a text is typed; nothing is kept, as there is no editor.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}

extension Bool {
  /// The words for yes and no. Source: Apple's page "Bool.IntentDisplayName".
  public struct IntentDisplayName: Sendable {
    /// The word for true.
    public let `true`: LocalizedStringResource
    /// The word for false.
    public let `false`: LocalizedStringResource

    /// Takes the words.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      (self.true, self.false) = (`true`, `false`)
    }
  }
}
