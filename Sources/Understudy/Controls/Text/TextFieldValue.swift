import Foundation

/// How a text field reads and writes what it edits.
package struct TextFieldValue {
  /// The text that stands for the value now.
  let read: () -> String
  /// Takes a text; one that stands for no value changes nothing.
  let write: (String) -> Void
  /// Whether the text is a form of the value, so that a field shows what is typed until the edit ends (F-142).
  let isFormatted: Bool
  let addReader: @MainActor (any LocationReader) -> Void

  package init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
    isFormatted = false
    let location = text.location
    addReader = { location.addReader($0) }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    write = { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }
    isFormatted = true
    let location = value.location
    addReader = { location.addReader($0) }
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    write = { if let parsed = formatter.value(of: $0, as: V.self) { value.wrappedValue = parsed } }
    isFormatted = true
    let location = value.location
    addReader = { location.addReader($0) }
  }

  init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
    read = { value.wrappedValue.map(format.format) ?? "" }
    // A text that stands for no value is none, as Apple's page of the initializer says.
    write = { value.wrappedValue = $0.isEmpty ? nil : try? format.parseStrategy.parse($0) }
    isFormatted = true
    let location = value.location
    addReader = { location.addReader($0) }
  }
}

extension Formatter {
  /// What a text stands for, nil where it stands for no value of the type.
  fileprivate func value<V>(of text: String, as type: V.Type) -> V? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text).flatMap { $0.value(as: type) }
    case let formatter as DateFormatter: formatter.date(from: text) as? V
    default: nil  // other formatters of this Foundation do not read texts
    }
  }
}

extension NSNumber {
  fileprivate func value<V>(as type: V.Type) -> V? {
    (self as? V) ?? (intValue as? V) ?? (doubleValue as? V) ?? (floatValue as? V) ?? (decimalValue as? V)
  }
}
