import SwiftUI

/// By which property a query makes sections.
struct Sectioning<Element: PersistentModel> {
  // A sort descriptor beside it could not be part of a query's value: optimised programs do not link with Foundation's private types.
  let title: (Element) -> String

  init<Key: SectionKey>(_ keyPath: any KeyPath<Element, Key> & Sendable) {
    title = { $0[keyPath: keyPath]._sectionTitle }
  }
}

extension Query where Result: QueryResult, Result.Model == Element {
  private init<Key: SectionKey>(
    _ descriptor: FetchDescriptor<Element>, _ animation: Animation?, _ transaction: UpdateTransaction?,
    by keyPath: any KeyPath<Element, Key> & Sendable
  ) {
    var descriptor = descriptor
    descriptor.sortBy.insert(Key._order(of: keyPath), at: 0)
    self.init(
      descriptor: descriptor, animation: animation, transaction: transaction, sectioning: Sectioning(keyPath))
  }

  /// The objects that a descriptor describes, in sections.
  ///
  /// - Parameters:
  ///   - descriptor: Describes the objects, and their order in a section.
  ///   - animation: The animation of changes.
  ///   - sectionKeyPath: The property with the titles, by which objects are in order first.
  public init<Key: SectionKey>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, Key> & Sendable
  ) {
    self.init(descriptor, animation, nil, by: sectionKeyPath)
  }

  /// The objects that a descriptor describes, in sections.
  public init<Key: SectionKey>(
    _ descriptor: FetchDescriptor<Element>, transaction: UpdateTransaction?,
    sectionBy sectionKeyPath: any KeyPath<Element, Key> & Sendable
  ) {
    self.init(descriptor, nil, transaction, by: sectionKeyPath)
  }

  /// The objects that satisfy a predicate, in sections, and there in the order of a property.
  public init<Value: Comparable, Key: SectionKey>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, Key> & Sendable
  ) {
    let sortBy = [SortDescriptor(keyPath, order: order)]
    self.init(FetchDescriptor(predicate: filter, sortBy: sortBy), animation, nil, by: sectionKeyPath)
  }

  /// The objects that satisfy a predicate, in sections, and there in the order of an optional property.
  public init<Value: Comparable, Key: SectionKey>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, Key> & Sendable
  ) {
    let sortBy = [SortDescriptor(keyPath, order: order)]
    self.init(FetchDescriptor(predicate: filter, sortBy: sortBy), animation, nil, by: sectionKeyPath)
  }

  /// The objects that satisfy a predicate, in sections, and there in the order of a property.
  public init<Value: Comparable, Key: SectionKey>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: UpdateTransaction?,
    sectionBy sectionKeyPath: any KeyPath<Element, Key> & Sendable
  ) {
    let sortBy = [SortDescriptor(keyPath, order: order)]
    self.init(FetchDescriptor(predicate: filter, sortBy: sortBy), nil, transaction, by: sectionKeyPath)
  }

  /// The objects that satisfy a predicate, in sections, and there in the order of descriptors.
  public init<Key: SectionKey>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, Key> & Sendable
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation, nil, by: sectionKeyPath)
  }

  /// The objects that satisfy a predicate, in sections, and there in the order of descriptors.
  public init<Key: SectionKey>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: UpdateTransaction?,
    sectionBy sectionKeyPath: any KeyPath<Element, Key> & Sendable
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), nil, transaction, by: sectionKeyPath)
  }

  /// The sections of the objects; none without `sectionBy`. A query that is read as an array has them as `_name.sections`.
  public var sections: SectionedResults<Element, String> {
    guard let sectioning else { return SectionedResults([]) { _ in "" } }
    return SectionedResults(objects, by: sectioning.title)
  }
}
