import Foundation
import UnderstudyCore
import UnderstudyElements

/// Finds elements: a description of what to look for, evaluated at each use.
///
/// Source: Apple's page "XCUIElementQuery".
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  /// What the step of a query starts from.
  enum Input {
    case element(XCUIElement)
    case query(XCUIElementQuery)
  }

  final let application: XCUIApplication
  final let input: Input
  final let step: QueryStep
  /// The call that made the query; a property that made one has none and takes that of the chain before it.
  final let site: CallSite?
  final let indexKey: String?
  final let isStable: Bool
  private final var cache = MatchCache<[Element]>()

  init(application: XCUIApplication, input: Input, step: QueryStep, site: CallSite?) {
    self.application = application
    self.input = input
    self.step = step
    let key = step.indexKey
    switch input {
    case .element(let element):
      self.site = site ?? element.site
      indexKey = step.isFilter ? key : nil
      isStable = step.isStable && (element.query?.isStable ?? true)
    case .query(let query):
      self.site = site ?? query.site
      indexKey = step.isFilter ? key ?? query.indexKey : nil
      isStable = step.isStable && query.isStable
    }
    super.init()
  }

  final func adding(_ step: QueryStep, at site: CallSite?) -> XCUIElementQuery {
    XCUIElementQuery(application: application, input: .query(self), step: step, site: site)
  }

  final func handle(_ selection: XCUIElement.Selection, at site: CallSite?) -> XCUIElement {
    XCUIElement(query: self, selection: selection, site: site ?? self.site)
  }

  /// All matches, kept for as long as the tree stays as it is.
  final func matches(in evaluation: QueryEvaluation) -> [Element] {
    let stamp = application.run.stamp(evaluation.tree, isStable: isStable)
    if let found = cache.value(at: stamp) { return found }
    let found = evaluation.matches(of: self)
    cache.store(found, at: stamp)
    return found
  }

  // MARK: - Evaluation

  /// How many elements match now; 0 where nothing does or the app does not run.
  public final var count: Int {
    application.read(at: site, otherwise: 0) { evaluation in
      let count = matches(in: evaluation).count
      Probe.note(.query(self), .property(#function, count), in: application.run)
      return count
    }
  }

  /// A handle for each match, by its position: a handle whose position is gone no longer exists.
  public final var allElementsBoundByIndex: [XCUIElement] {
    MainThread.wait { (0..<count).map { handle(.index($0), at: site) } }
  }

  /// A handle for each match that stays with its element when others come and go.
  public final var allElementsBoundByAccessibilityElement: [XCUIElement] {
    application.read(at: site, otherwise: []) { evaluation in
      Probe.note(.query(self), .property("count", matches(in: evaluation).count), in: application.run)
      return matches(in: evaluation).map { handle(.bound($0), at: site) }
    }
  }

  // MARK: - Elements

  /// The only match; using it fails where there is none, or several.
  public final var element: XCUIElement { handle(.unique, at: nil) }

  /// The first match in depth-first order, without a check that it is the only one.
  public final var firstMatch: XCUIElement { handle(.first, at: nil) }

  /// The match at a position, counted from 0 in depth-first order.
  public final func element(
    boundBy index: Int, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    handle(.index(index), at: CallSite(fileID, file, line))
  }

  /// The older name of `element(boundBy:)`.
  public final func element(
    at index: Int, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    handle(.index(index), at: CallSite(fileID, file, line))
  }

  /// The only match that satisfies a predicate on its attributes.
  public final func element(
    matching predicate: NSPredicate, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    adding(.satisfying(predicate), at: CallSite(fileID, file, line)).element
  }

  /// The only match of a type that carries a text.
  ///
  /// - Parameters:
  ///   - elementType: The type; `.any` for every type.
  ///   - identifier: One of the identifying texts; nil or empty for any.
  public final func element(
    matching elementType: XCUIElement.ElementType, identifier: String?, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    adding(.ofType(elementType, identifier.nonEmpty), at: CallSite(fileID, file, line)).element
  }

  /// The only match that carries a text as identifier, label, title, value or placeholder
  /// (Apple's page "subscript(_:)").
  public final subscript(
    key: String, fileID fileID: StaticString = #fileID, file file: StaticString = #filePath, line line: UInt = #line
  ) -> XCUIElement {
    adding(.carrying(key), at: CallSite(fileID, file, line)).element
  }

  // MARK: - Descriptions

  /// The chain and what each of its links finds, in XCUITest's form (Apple's page "debugDescription").
  open override nonisolated var debugDescription: String {
    onMain(otherwise: super.debugDescription) { ChainDescription(application).describe(self) }
  }

  /// The chain in one line, as failures print it.
  open override nonisolated var description: String {
    onMain(otherwise: super.description) { "XCUIElementQuery: \(FailureWording.chain(self))" }
  }

  // MARK: - Queries

  /// Everything of a type below the matches; not the matches themselves.
  public final func descendants(
    matching type: XCUIElement.ElementType, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElementQuery {
    adding(.descendants(type), at: CallSite(fileID, file, line))
  }

  /// Everything of a type directly below the matches.
  public final func children(
    matching type: XCUIElement.ElementType, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElementQuery {
    adding(.children(type), at: CallSite(fileID, file, line))
  }

  /// The matches that satisfy a predicate on their attributes, whose names are its keys.
  public final func matching(
    _ predicate: NSPredicate, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElementQuery {
    adding(.satisfying(predicate), at: CallSite(fileID, file, line))
  }

  /// The matches of a type that carry a text; nil or empty for any.
  public final func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElementQuery {
    adding(.ofType(elementType, identifier.nonEmpty), at: CallSite(fileID, file, line))
  }

  /// The matches that carry a text as identifier, label, title, value or placeholder.
  public final func matching(
    identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElementQuery {
    adding(.carrying(identifier), at: CallSite(fileID, file, line))
  }

  /// The matches that satisfy a predicate themselves, or by a descendant (F-41).
  public final func containing(
    _ predicate: NSPredicate, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElementQuery {
    adding(.containingSatisfying(predicate), at: CallSite(fileID, file, line))
  }

  /// The matches that are of a type and carry a text, or have a descendant that does; nil or empty for any text (F-41).
  public final func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElementQuery {
    adding(.containing(elementType, identifier.nonEmpty), at: CallSite(fileID, file, line))
  }
}

extension String? {
  /// An empty identifier asks for any, as none does.
  fileprivate var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
