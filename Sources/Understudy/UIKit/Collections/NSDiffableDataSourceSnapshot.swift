import Foundation
import UnderstudyCore

/// The sections and items of a table or a collection, by identifiers.
///
/// An identifier is there once: a second one fails the test, as it stops the app on a device. Source: Apple's page
/// "NSDiffableDataSourceSnapshot".
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Section: Sendable {
    let id: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []

  /// Makes a snapshot without sections.
  public init() {}

  private func fail(_ text: String) { RuntimeLog.fail(.framework, "NSDiffableDataSourceSnapshot: \(text)") }

  // MARK: - Content

  /// How many items there are in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// How many items a section has; none for a section that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section; none for a section that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }
  /// The section that an item is in; nil for an item that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].id }
  }
  /// The number of an item among all; nil for an item that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// The number of a section; nil for a section that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  func place(of item: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.items.firstIndex(of: item) { return IndexPath(row: row, section: number) }
    }
    return nil
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].items[path.row]
  }

  // MARK: - Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { if let position = known(toIdentifier) { insert(identifiers, at: position) } }
  /// Adds sections behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { if let position = known(toIdentifier) { insert(identifiers, at: position + 1) } }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }
  /// Moves a section behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }
  /// Asks for new cells for sections, which are made in any case.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  private func known(_ identifier: SectionIdentifierType) -> Int? {
    if let position = indexOfSection(identifier) { return position }
    fail("there is no section \(identifier).")
    return nil
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at position: Int) {
    var position = position
    for identifier in identifiers {
      guard indexOfSection(identifier) == nil else {
        fail("the section \(identifier) is there already.")
        continue
      }
      sections.insert(Section(id: identifier), at: position)
      position += 1
    }
  }

  private mutating func move(_ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
    guard identifier != other, let from = known(identifier), known(other) != nil else { return }
    let section = sections.remove(at: from)
    sections.insert(section, at: (indexOfSection(other) ?? 0) + offset)
  }

  // MARK: - Items

  /// Adds items at the end of a section, of the last one without a name.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier.map({ known($0) }) ?? (sections.isEmpty ? nil : sections.count - 1) else {
      if sectionIdentifier == nil { fail("there is no section to append items to.") }
      return
    }
    insert(identifiers, at: IndexPath(row: sections[section].items.count, section: section))
  }
  /// Adds items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    if let place = known(beforeItem) { insert(identifiers, at: place) }
  }
  /// Adds items behind another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    if let place = known(afterItem) {
      insert(identifiers, at: IndexPath(row: place.row + 1, section: place.section))
    }
  }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll { removed.contains($0) } }
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem: ItemIdentifierType) {
    move(identifier, to: beforeItem, offset: 0)
  }
  /// Moves an item behind another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem: ItemIdentifierType) {
    move(identifier, to: afterItem, offset: 1)
  }
  /// Asks for new cells for items, which are made in any case.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Asks to fill in the cells of items again, which happens in any case.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

  private func known(_ identifier: ItemIdentifierType) -> IndexPath? {
    if let place = place(of: identifier) { return place }
    fail("there is no item \(identifier).")
    return nil
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at place: IndexPath) {
    var (row, all) = (place.row, Set(itemIdentifiers))
    for identifier in identifiers {
      guard all.insert(identifier).inserted else {
        fail("the item \(identifier) is there already.")
        continue
      }
      sections[place.section].items.insert(identifier, at: row)
      row += 1
    }
  }

  private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
    guard identifier != other, let from = known(identifier), known(other) != nil else { return }
    sections[from.section].items.remove(at: from.row)
    guard let place = place(of: other) else { return }
    sections[place.section].items.insert(identifier, at: place.row + offset)
  }
}
