import Foundation
import UnderstudyCore
import UnderstudyElements

/// What a query looks for and does not find: the first of its links, from the application on, that finds nothing.
@MainActor struct Sought {
  /// The query for it.
  let query: XCUIElementQuery
  /// Whether it is what the whole query looks in.
  let isPlace: Bool
  /// The text that it should have; nil where that is not known.
  let text: String?
  /// Whether it need only contain the text.
  let isPart: Bool
  let type: ElementType

  init(_ query: XCUIElementQuery, _ evaluation: QueryEvaluation) {
    var missing = query
    var place = query.place
    while let current = place {
      if current.matches(in: evaluation).isEmpty { missing = current }
      place = current.place
    }
    self.init(missing, isPlace: missing !== query)
  }

  init(_ query: XCUIElementQuery, isPlace: Bool) {
    (self.query, self.isPlace) = (query, isPlace)
    if let key = query.wantedKey {
      (text, isPart, type) = (key, false, query.wantedType ?? .any)
    } else {
      let filter = query.filterText
      (text, isPart, type) = (filter?.text, filter?.isPart ?? false, filter?.type ?? query.wantedType ?? .any)
    }
  }

  /// The container of which a row that is not made could be it, or hold it.
  func unmadeRows(in evaluation: QueryEvaluation) -> UnmadeRows? {
    let isNoRow = query.chain.contains { link in
      if case .containing(let type, _) = link.step { type.isNeverInRows } else { link.step.type?.isNeverInRows == true }
    }
    guard !isNoRow, let all = evaluation.application.host?.unmadeRows(), !all.isEmpty else { return nil }
    let places = query.place?.matches(in: evaluation)
    return all.first { rows in
      guard !rows.element.isBehindAlert(in: evaluation.tree) else { return false }
      return places.map { $0.contains { $0 === rows.element || rows.element.isInside($0) } } ?? true
    }
  }

  /// Whether rows of a container are likely to hold it: where several are made, one of them has such an element.
  func isLikely(in rows: UnmadeRows) -> Bool {
    guard type != .any, rows.made.count >= Self.enoughRows else { return true }
    return rows.element.firstDescendant { $0.type.matches(type) } != nil
  }

  private static let enoughRows = 5

  /// That container, where some of the elements that are found are in it.
  func unmadeRows(of found: [Element], in evaluation: QueryEvaluation) -> UnmadeRows? {
    unmadeRows(in: evaluation).flatMap { rows in found.contains { $0.isInside(rows.element) } ? rows : nil }
  }
}

extension XCUIElementQuery {
  /// The text that the last filters ask for in another way than by a key.
  fileprivate var filterText: (text: String, isPart: Bool, type: ElementType?)? {
    for link in chain.reversed() where link.step.isFilter {
      switch link.step {
      case .satisfying(let predicate), .containingSatisfying(let predicate):
        if let text = predicate.textOfElements { return (text.text, text.isPart, nil) }
      case .containing(let type, let key?): return (key, false, type)
      default: break
      }
    }
    return nil
  }
}

extension ElementType {
  /// Whether no row of a list is or holds such an element.
  var isNeverInRows: Bool {
    switch self {
    case .application, .window, .alert, .sheet, .dialog, .popover, .navigationBar, .tabBar, .tab, .toolbar, .statusBar,
      .keyboard, .key, .pickerWheel, .menuBar, .menu, .menuItem, .table:
      true
    default: false
    }
  }
}

extension Element {
  /// Whether an alert, sheet or dialog is shown that it is not in.
  fileprivate func isBehindAlert(in tree: ElementTree) -> Bool {
    let inFront: Set<ElementType> = [.alert, .sheet, .dialog, .popover]
    return tree.root.firstDescendant { inFront.contains($0.type) && !isInside($0) } != nil
  }
}

// MARK: - Predicates

extension NSPredicate {
  /// The first text that elements must have by it, or contain.
  fileprivate var textOfElements: (text: String, isPart: Bool)? {
    if let compound = self as? NSCompoundPredicate, compound.compoundPredicateType != .not {
      return compound.subpredicates.lazy.compactMap(\.textOfElements).first
    }
    return parsedFormat?.node.textOfElements
  }
}

extension PredicateNode {
  fileprivate var textOfElements: (text: String, isPart: Bool)? {
    switch self {
    case .and(let nodes), .or(let nodes): return nodes.lazy.compactMap(\.textOfElements).first
    case .comparison(let comparison): return comparison.textOfElements
    case .always, .not: return nil
    }
  }
}

extension PredicateComparison {
  fileprivate var textOfElements: (text: String, isPart: Bool)? {
    let text: String
    switch (left, right) {
    case (.key(let path), .value(.string(let value))), (.value(.string(let value)), .key(let path)):
      guard path.rest.isEmpty, ElementSubject.indexedKeys.contains(path.first), !value.isEmpty else { return nil }
      text = value
    default: return nil
    }
    switch operation {
    case .equal, .isIn: return (text, false)
    case .contains, .beginsWith, .endsWith: return (text, true)
    case .like: return (text.replacing(/[*?]+/, with: " ").trimmingCharacters(in: .whitespaces), true)
    default: return nil
    }
  }
}
