import Foundation
import UnderstudyElements

/// A handle on something on the screen: a query and which match is meant, resolved at each use.
///
/// Reading an attribute of an element that does not exist, or is not the only match, fails the test; ``exists`` and
/// ``isHittable`` only answer.
/// Source: Apple's page "XCUIElement".
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding {
  /// The kind of thing that an element shows.
  public typealias ElementType = UnderstudyElements.ElementType

  /// Which of the matches of its query an element is.
  enum Selection {
    /// The application itself; there is no query.
    case application
    /// The only match.
    case unique
    case first
    case index(Int)
    /// One element, whatever becomes of its position.
    case bound(Element)
  }

  /// What was found for an element.
  enum Resolution {
    case found(Element)
    case none
    case several

    /// The element to start from; of several the first.
    var element: Element? { if case .found(let element) = self { element } else { nil } }
  }

  final let query: XCUIElementQuery?
  final let selection: Selection
  final let site: CallSite?
  @exclusivity(unchecked) private final var cache = MatchCache<Resolution>()

  init(query: XCUIElementQuery?, selection: Selection, site: CallSite?) {
    self.query = query
    self.selection = selection
    self.site = site
    super.init()
  }

  /// The application that the element is looked for in.
  var application: XCUIApplication {
    guard let query else { preconditionFailure("An element other than an application has a query.") }
    return query.application
  }

  /// Finds the element in a tree that is up to date.
  final func resolution(in evaluation: QueryEvaluation) -> Resolution {
    guard let query else {
      evaluation.tree.admitLate()
      return .found(evaluation.tree.root)
    }
    let run = query.application.run
    let stamp = run.stamp(evaluation.tree, isStable: query.isStable)
    let known = cache.value(at: stamp)
    let resolution = known ?? find(query, in: evaluation)
    if known == nil { cache.store(resolution, at: stamp) }
    if run.isWaiting || Probe.isActive { run.noteExpected(resolution.element, in: evaluation.tree) }
    return resolution
  }

  private final func find(_ query: XCUIElementQuery, in evaluation: QueryEvaluation) -> Resolution {
    switch selection {
    case .application: return .found(evaluation.tree.root)
    case .bound: return evaluation.base(self).map(Resolution.found) ?? .none
    case .index(let index):
      let matches = query.matches(in: evaluation)
      return matches.indices.contains(index) ? .found(matches[index]) : .none
    case .first, .unique:
      var first: Element?
      var isUnique = true
      let needsOne = if case .first = selection { true } else { false }
      evaluation.forEachMatch(of: query) { match in
        guard first == nil else {
          isUnique = false
          return false
        }
        first = match
        return !needsOne
      }
      guard let first else { return .none }
      return isUnique ? .found(first) : .several
    }
  }

  // MARK: - Descriptions

  /// The element's line, everything below it, and the chain that found it, in XCUITest's form
  /// (Apple's page "debugDescription").
  ///
  /// Does not fail where there is no element: then there is only the chain.
  open override nonisolated var debugDescription: String {
    onMain(otherwise: super.debugDescription) { ChainDescription(application).describe(self) }
  }

  open override nonisolated var description: String { onMain(otherwise: super.description) { name() } }

  // MARK: - Queries

  /// Starts a chain at the element. Where it is the only match of a query, the chain continues from the query: a chain is
  /// checked for a single match at its end only.
  final func below(_ step: QueryStep, at site: CallSite? = nil) -> XCUIElementQuery {
    if let query, case .unique = selection {
      return XCUIElementQuery(application: query.application, input: .query(query), step: step, site: site ?? self.site)
    }
    return XCUIElementQuery(application: application, input: .element(self), step: step, site: site)
  }

  /// This element as the first match, without a check that it is the only one.
  public final var firstMatch: XCUIElement {
    guard let query, case .unique = selection else { return self }
    return query.handle(.first, at: site)
  }

  /// Everything of a type below the element; not the element itself.
  public final func descendants(
    matching type: XCUIElement.ElementType, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElementQuery {
    below(.descendants(type), at: CallSite(fileID, file, line))
  }

  /// Everything of a type directly below the element.
  public final func children(
    matching type: XCUIElement.ElementType, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElementQuery {
    below(.children(type), at: CallSite(fileID, file, line))
  }
}
