import Foundation
import UnderstudyElements

/// Finds the elements of a query in one version of a tree.
///
/// A chain with a text takes its candidates from the tree's index and checks each upwards, so that it does not depend
/// on the size of the tree; other chains walk down, in the order of the tree, and stop when the caller has enough.
@MainActor struct QueryEvaluation {
  let application: XCUIApplication
  let tree: ElementTree

  /// Calls `body` with each match in depth-first order until it answers false.
  @discardableResult
  func forEachMatch(of query: XCUIElementQuery, _ body: (Element) -> Bool) -> Bool {
    if let key = query.indexKey {
      switch tree.elements(carrying: key) {
      case .none: return true
      case .one(let element): return accepts(element, query) ? body(element) : true
      case .many(let elements):
        for element in elements where accepts(element, query) {
          guard body(element) else { return false }
        }
        return true
      }
    }
    tree.admitLate()
    switch query.step {
    case .nothing: return true
    case .descendants(let type): return forEachDescendant(of: query.input, type, body)
    case .children(let type): return forEachChild(of: query.input, type, body)
    default:
      guard case .query(let input) = query.input else { return true }
      return forEachMatch(of: input) { passes($0, query.step) ? body($0) : true }
    }
  }

  /// Whether an element of the tree is among the matches of a query.
  func accepts(_ element: Element, _ query: XCUIElementQuery) -> Bool {
    switch query.step {
    case .nothing: return false
    case .descendants(let type): return element.matches(type) && isBelow(element, query.input)
    case .children(let type):
      guard element.matches(type), let parent = element.parent else { return false }
      return contains(query.input, parent)
    default:
      guard passes(element, query.step), case .query(let input) = query.input else { return false }
      return accepts(element, input)
    }
  }

  /// The element that a handle stands for when others start from it.
  func base(_ handle: XCUIElement) -> Element? {
    switch handle.selection {
    case .application: tree.root
    case .bound(let element): element.isInTree && element.isInside(tree.root) ? element : nil
    default: handle.resolution(in: self).element
    }
  }

  /// All matches, in depth-first order.
  func matches(of query: XCUIElementQuery) -> [Element] {
    var result: [Element] = []
    forEachMatch(of: query) { element in
      result.append(element)
      return true
    }
    return result
  }

  // MARK: - Upwards

  private func contains(_ input: XCUIElementQuery.Input, _ element: Element) -> Bool {
    switch input {
    case .element(let handle): base(handle) === element
    case .query(let query): accepts(element, query)
    }
  }

  private func isBelow(_ element: Element, _ input: XCUIElementQuery.Input) -> Bool {
    switch input {
    case .element(let handle):
      guard let base = base(handle), element !== base else { return false }
      return base === tree.root || element.isInside(base)
    case .query(let query):
      var ancestor = element.parent
      while let current = ancestor {
        if accepts(current, query) { return true }
        ancestor = current.parent
      }
      return false
    }
  }

  // MARK: - Downwards

  private func forEachDescendant(
    of input: XCUIElementQuery.Input, _ type: ElementType, _ body: (Element) -> Bool
  ) -> Bool {
    func visit(_ base: Element) -> Bool { base.forEachDescendant { $0.matches(type) ? body($0) : true } }
    switch input {
    case .element(let handle): return base(handle).map(visit) ?? true
    case .query(let query):
      // What lies inside an earlier match was visited with it.
      var last: Element?
      return forEachMatch(of: query) { match in
        if let last, match.isInside(last) { return true }
        last = match
        return visit(match)
      }
    }
  }

  private func forEachChild(of input: XCUIElementQuery.Input, _ type: ElementType, _ body: (Element) -> Bool) -> Bool {
    func visit(_ base: Element) -> Bool {
      for child in base.children where child.matches(type) {
        guard body(child) else { return false }
      }
      return true
    }
    guard case .query(let query) = input else {
      guard case .element(let handle) = input, let base = base(handle) else { return true }
      return visit(base)
    }
    let parents = matches(of: query)
    let isNested = zip(parents, parents.dropFirst()).contains { $1.isInside($0) }
    guard isNested else { return parents.allSatisfy(visit) }
    // Children of nested matches interleave: only a walk gives their order.
    let wanted = Set(parents.map(ObjectIdentifier.init))
    return tree.root.forEachDescendant { element in
      guard element.matches(type), let parent = element.parent, wanted.contains(ObjectIdentifier(parent)) else {
        return true
      }
      return body(element)
    }
  }

  // MARK: - Filters

  private func passes(_ element: Element, _ step: QueryStep) -> Bool {
    switch step {
    case .carrying(let key): element.texts.contain(key)
    case .ofType(let type, let key): element.matches(type) && (key.map(element.texts.contain) ?? true)
    case .satisfying(let predicate): satisfies(element, predicate)
    case .containing(let type, let key):
      contains(element) { $0.matches(type) && (key.map($0.texts.contain) ?? true) }
    case .containingSatisfying(let predicate): contains(element) { satisfies($0, predicate) }
    case .descendants, .children, .nothing: true
    }
  }

  /// Whether the element or anything below it is meant: an element contains itself (F-41).
  private func contains(_ element: Element, _ isMeant: (Element) -> Bool) -> Bool {
    isMeant(element) || !element.forEachDescendant { !isMeant($0) }
  }

  /// A predicate that cannot be answered, as for a key that elements lack, is reported once and satisfied by none.
  private func satisfies(_ element: Element, _ predicate: NSPredicate) -> Bool {
    let subject = ElementSubject(element, in: tree)
    switch predicate.evaluate(on: subject, blockObject: ElementSnapshot(element, of: application.run)) {
    case .success(let answer): return answer
    case .failure(let problem):
      PredicateTrouble.note(problem)
      return false
    }
  }
}

/// The first problem of a predicate in the query that is being answered, for the caller to report.
@MainActor enum PredicateTrouble {
  private(set) static var pending: PredicateProblem?

  static func note(_ problem: PredicateProblem) {
    if pending == nil { pending = problem }
  }

  static func take() -> PredicateProblem? { pending.take() }
}
