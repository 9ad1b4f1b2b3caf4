import UnderstudyCore
import UnderstudyTime

extension View {
  /// Adds a list of places by which assistive technology moves; a test reads it by `rotors` of the element.
  ///
  /// Source: Apple's page "accessibilityRotor(_:entries:)".
  ///
  /// - Parameters:
  ///   - label: The name of the list.
  ///   - entries: The places, asked for when they are read.
  nonisolated public consuming func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(label) { entries()._labels } }

  /// Takes the name as a localized key.
  nonisolated public consuming func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(labelKey)) { entries()._labels } }

  /// Takes the name as a string that is not localized.
  @_disfavoredOverload
  nonisolated public consuming func accessibilityRotor<S: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: S, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(verbatim: String(label))) { entries()._labels } }

  /// Adds one of the system's lists.
  nonisolated public consuming func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(verbatim: systemRotor.name)) { entries()._labels } }

  /// Makes the places of values.
  nonisolated public consuming func accessibilityRotor<Model: Identifiable>(
    _ rotorLabel: Text, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { rotor(rotorLabel) { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } } }

  /// Makes the places of values, for a name that is a localized key.
  nonisolated public consuming func accessibilityRotor<Model: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { rotor(Text(rotorLabelKey)) { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } } }

  /// Makes the places of values, for one of the system's lists.
  nonisolated public consuming func accessibilityRotor<Model: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { rotor(Text(verbatim: systemRotor.name)) { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } } }

  /// Makes the places of values with identities of their own.
  nonisolated public consuming func accessibilityRotor<Model, ID: Hashable>(
    _ rotorLabel: Text, entries: [Model], entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
  ) -> some View { rotor(rotorLabel) { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } } }

  /// Makes the places of ranges in the text of the element, which have no names.
  nonisolated public consuming func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { rotor(label) { textRanges.map { _ in Text(verbatim: "") } } }

  /// Names a view as the place of an entry; which element it is makes no difference to the list.
  nonisolated public consuming func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }

  nonisolated private consuming func rotor(_ label: Text, entries: @escaping () -> [Text]) -> some View {
    let entries = UncheckedSendable(entries)
    return attachment(
      .rotor(ElementRotor(label: label.elementText) { entries.value().map(\.elementText) }))
  }
}

/// The lists that the system has a name for. Source: Apple's page "AccessibilitySystemRotor".
public struct AccessibilitySystemRotor: Sendable {
  let name: String
  /// The links of a text.
  public static var links: Self { Self(name: "Links") }
  /// The links of a text that were visited, or not.
  public static func links(visited: Bool) -> Self { Self(name: visited ? "Visited links" : "Links") }
  /// The headings.
  public static var headings: Self { Self(name: "Headings") }
  /// The headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self {
    Self(name: "Heading level \(level.rawValue)")
  }
  /// Text in bold.
  public static var boldText: Self { Self(name: "Bold text") }
  /// Text in italics.
  public static var italicText: Self { Self(name: "Italic text") }
  /// Text that is underlined.
  public static var underlineText: Self { Self(name: "Underlined text") }
  /// Words that are not spelled right.
  public static var misspelledWords: Self { Self(name: "Misspelled words") }
  /// Images.
  public static var images: Self { Self(name: "Images") }
  /// Fields for text.
  public static var textFields: Self { Self(name: "Text fields") }
  /// Tables.
  public static var tables: Self { Self(name: "Tables") }
  /// Lists.
  public static var lists: Self { Self(name: "Lists") }
  /// Parts of a page.
  public static var landmarks: Self { Self(name: "Landmarks") }
}

/// Places of a rotor.
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  /// The places that this one is made of.
  @AccessibilityRotorContentBuilder var body: Body { get }
  /// The names of the places.
  var _labels: [Text] { get }
}

extension AccessibilityRotorContent {
  public var _labels: [Text] { body._labels }
}

extension AccessibilityRotorContent where Body == Never {
  /// Places of the library have no body.
  public var body: Never { fatalError("body should not be called on \(Self.self): the runtime reads it itself.") }
}

extension Never: AccessibilityRotorContent {
  public var _labels: [Text] { [] }
}

/// A place of a rotor, by its name.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never
  public let _labels: [Text]

  private init(label: Text) { _labels = [label] }
}

extension AccessibilityRotorEntry {
  /// A place in a view of a namespace. Neither the identity nor the range decides anything here.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(label: label) }

  /// A place in the view of an identity.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(label: label) }

  /// Takes the name as a localized key.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(label: Text(labelKey)) }

  /// Takes the name as a localized key, for the view of an identity.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(label: Text(labelKey)) }

  /// Takes the name as a string that is not localized.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(label: Text(verbatim: String(label))) }

  /// Takes the name as a string that is not localized, for the view of an identity.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(label: Text(verbatim: String(label))) }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A range in the text of the element.
  public init(_ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    self.init(label: label)
  }

  /// Takes the name of a range as a localized key.
  public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    self.init(label: Text(labelKey))
  }
}

/// Lists the places of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Takes one entry as it is.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  /// Gives the only place as it is.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  /// Puts several places in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorPlaces {
    var labels: [Text] = []
    repeat labels.append(contentsOf: (each content)._labels)
    return _RotorPlaces(_labels: labels)
  }
  /// Takes the entries of an `if` that has no `else`.
  public static func buildOptional<Content: AccessibilityRotorContent>(_ content: Content?) -> _RotorPlaces {
    _RotorPlaces(_labels: content?._labels ?? [])
  }
  /// Takes the entries of an `if`.
  public static func buildEither<Content: AccessibilityRotorContent>(first content: Content) -> _RotorPlaces {
    _RotorPlaces(_labels: content._labels)
  }
  /// Takes the entries of an `else`.
  public static func buildEither<Content: AccessibilityRotorContent>(second content: Content) -> _RotorPlaces {
    _RotorPlaces(_labels: content._labels)
  }
}

/// Places that are known already.
public struct _RotorPlaces: AccessibilityRotorContent {
  public typealias Body = Never
  public let _labels: [Text]
}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes places of values with identities.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Makes places of values, of which a part is the identity.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var _labels: [Text] { data.flatMap { content($0)._labels } }
}
