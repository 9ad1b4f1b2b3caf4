/// A text that an element shows: a string, or what is written out by the locale of the place that shows it (F-11, F-13).
///
/// What a title, a prompt or a label says is resolved when its element describes itself, so it follows a later change of the
/// locale, too.
package enum ElementText: Equatable, Sendable {
  case string(String)
  case local(any LocalText)

  package static func == (lhs: ElementText, rhs: ElementText) -> Bool {
    switch (lhs, rhs) {
    case (.string(let first), .string(let second)): first == second
    case (.local(let first), .local(let second)): first === second || first.isEqual(to: second)
    default: false
    }
  }
}

/// What writes a text by the locale, the calendar and the time zone of a place.
package protocol LocalText: AnyObject, Sendable {
  /// What is written in American English by an app without translations, where that is known from the start.
  var plainText: String? { get }

  /// Runs as code of the app, as its bundle and its date decide, too.
  func written(in values: EnvironmentValues) -> String

  /// Whether both write the same text in any place.
  func isEqual(to other: any LocalText) -> Bool
}

/// A text with the place whose locale applies, for one that is shown elsewhere, as a page's title in the bar.
package struct PlacedText: Equatable {
  package let text: ElementText
  let place: EnvironmentScope

  package init(_ text: ElementText, at place: EnvironmentScope) { (self.text, self.place) = (text, place) }

  package static func == (lhs: PlacedText, rhs: PlacedText) -> Bool { lhs.place === rhs.place && lhs.text == rhs.text }
}

extension Host {
  /// Writes a text out as its place has it now.
  package func written(_ placed: PlacedText) -> String { written(placed.text, in: placed.place) }

  func written(_ text: ElementText, in place: EnvironmentScope) -> String {
    switch text {
    case .string(let string): string
    case .local(let text): plainText(of: text, in: place) ?? session.perform { text.written(in: place.values) }
    }
  }

  /// What a text says where nothing has to be looked up for it: no translation, and not how a locale writes numbers.
  ///
  /// - Returns: Nil where that is not known.
  package func plainText(of text: any LocalText, in place: EnvironmentScope) -> String? {
    writesPlainTexts && !place.values.hasOwnLocale ? text.plainText : nil
  }
}

extension ElementNode {
  /// Writes a text out as the element's place has it now.
  package final func written(_ text: ElementText) -> String { host.written(text, in: environment) }
}
