import Foundation

/// The objects of a query that have the same title. Source: Apple's page "ResultsSection".
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
  /// What the objects have in common.
  public let title: SectionTitle
  private let objects: ArraySlice<Element>

  init(_ title: SectionTitle, _ objects: ArraySlice<Element>) { (self.title, self.objects) = (title, objects) }

  /// The title.
  public var id: SectionTitle { title }
  /// The place of the first object.
  public var startIndex: Int { 0 }
  /// The place after the last object.
  public var endIndex: Int { objects.count }
  /// The object at a place.
  public subscript(position: Int) -> Element { objects[objects.startIndex + position] }
}

/// The objects of a query in sections, in the order of the query. Source: Apple's page "SectionedResults".
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
  private let sections: [ResultsSection<Element, SectionTitle>]
  private let places: [SectionTitle: Int]

  /// - Parameter objects: Those of a section are beside each other.
  init(_ objects: [Element], by title: (Element) -> SectionTitle) {
    var sections: [ResultsSection<Element, SectionTitle>] = []
    let titles = objects.map(title)
    var first = 0
    while first < objects.count {
      var end = first + 1
      while end < objects.count, titles[end] == titles[first] { end += 1 }
      sections.append(ResultsSection(titles[first], objects[first..<end]))
      first = end
    }
    self.sections = sections
    places = Dictionary(sections.enumerated().map { ($1.title, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of the first section.
  public var startIndex: Int { 0 }
  /// The place after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }

  /// The section of a title, if there is one.
  public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
    places[title].map { sections[$0] }
  }

  /// The titles, in their order.
  public var sectionTitles: [SectionTitle] { sections.map(\.title) }

  /// Whether there is a section of a title.
  public func contains(sectionTitle title: SectionTitle) -> Bool { places[title] != nil }

  /// The place of the section of a title.
  public func index(ofSectionTitled title: SectionTitle) -> Int? { places[title] }
}

/// What a query can be read as: an array, or sections.
public protocol QueryResult {
  /// The class of the objects.
  associatedtype Model: PersistentModel
  /// Takes the objects of a query.
  static func _make(_ objects: [Model], _ title: (Model) -> String) -> Self
}

extension Array: QueryResult where Element: PersistentModel {
  /// The objects as they are.
  public static func _make(_ objects: [Element], _ title: (Element) -> String) -> [Element] { objects }
}

extension SectionedResults: QueryResult where SectionTitle == String {
  /// The objects in sections.
  public static func _make(_ objects: [Element], _ title: (Element) -> String) -> Self { Self(objects, by: title) }
}

/// A property whose values are titles of sections: a text, or an optional one, which has an empty title without a value.
public protocol SectionKey: Sendable {
  /// The title.
  var _sectionTitle: String { get }
  /// The order of objects by the property.
  static func _order<Model: PersistentModel>(of keyPath: any KeyPath<Model, Self> & Sendable) -> SortDescriptor<Model>
}

extension String: SectionKey {
  /// The text.
  public var _sectionTitle: String { self }
  /// As users expect.
  public static func _order<Model: PersistentModel>(of keyPath: any KeyPath<Model, String> & Sendable)
    -> SortDescriptor<Model>
  {
    SortDescriptor(keyPath)
  }
}

extension String?: SectionKey {
  /// The text, or an empty one.
  public var _sectionTitle: String { self ?? "" }
  /// As users expect; those without a text are first.
  public static func _order<Model: PersistentModel>(of keyPath: any KeyPath<Model, String?> & Sendable)
    -> SortDescriptor<Model>
  {
    SortDescriptor(keyPath)
  }
}
