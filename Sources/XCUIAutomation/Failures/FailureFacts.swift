import UnderstudyCore
import UnderstudyElements

/// The contents of a failure; ``FailureWording`` makes the text.
struct FailureFacts {
  /// What was asked and why not, in XCUITest's words, as public logs have them.
  var headline: String
  var found: String?
  /// More about what was found.
  var details: [String] = []
  /// The first ones.
  var matches: [String] = []
  var matchCount = 0
  var close: [String] = []
  var tree: [String] = []
  /// How many elements there are, with those that `tree` leaves out.
  var treeTotal = 0
  var ignored: [String] = []
  /// The last actions and their results.
  var events: [String] = []
  /// What the runtime has found wrong with the app.
  var issues: [String] = []
  /// What the app waits for and may still show.
  var coming: String?
  var advice: [String] = []
  /// Whether the test has waited for it.
  var hasWaited = false
}

@MainActor extension FailureFacts {
  private static let issueLimit = 3

  /// Adds what is close to an element that was not found, and what may still bring it.
  mutating func addMissing(_ handle: XCUIElement, _ evaluation: QueryEvaluation) {
    guard let query = handle.query else { return }
    if case .index(let index) = handle.selection, !query.matches(in: evaluation).isEmpty {
      addIndices(query, missing: index, evaluation)
    } else {
      addMissing(query, evaluation)
    }
  }

  /// Adds what is close to what a query does not find, and what may still bring it.
  mutating func addMissing(_ query: XCUIElementQuery, _ evaluation: QueryEvaluation) {
    let application = evaluation.application
    let sought = Sought(query, evaluation)
    var near = NearMisses(sought, evaluation)
    if sought.isPlace {
      addMissingPlace(sought.query, evaluation)
      if near.lines.isEmpty { near = NearMisses(Sought(query, isPlace: false), evaluation) }
    }
    close = near.lines
    let work = application.session.comingWork
    let isCertain = near.certainty == .certain
    if !isCertain { coming = work?.report }
    let departure = isCertain ? nil : sought.text.flatMap { application.lastDeparture(of: $0) }
    if let departure { details.append(FailureWording.wasThere(departure)) }
    advice += MissingAdvice(sought, near, evaluation, departure, hasWaited: hasWaited, work).lines
    if advice.isEmpty {
      if let rows = sought.unmadeRows(in: evaluation) { details.append(FailureWording.made(rows)) }
      if work == nil { details.append(FailureWording.nothingToCome) }
    }
    addCourse(application)
    addTree(evaluation)
  }

  /// Adds how many elements there are, where the test asks for one at a later place.
  private mutating func addIndices(_ query: XCUIElementQuery, missing index: Int, _ evaluation: QueryEvaluation) {
    let matches = query.matches(in: evaluation)
    advice.append(FailureWording.indices(matches.count))
    if let rows = Sought(query, isPlace: false).unmadeRows(of: matches, in: evaluation) {
      details.append(FailureWording.made(rows))
      if index < rows.total, !rows.isAtEnd { advice.append(FailureWording.swipe(for: rows)) }
    }
    addCourse(evaluation.application)
    addTree(evaluation)
  }

  /// Adds what a query finds, which is not what the test expects.
  mutating func addMatches(_ query: XCUIElementQuery, _ evaluation: QueryEvaluation) {
    let found = query.matches(in: evaluation)
    guard !found.isEmpty else { return addMissing(query, evaluation) }
    list(found)
    if let rows = Sought(query, isPlace: false).unmadeRows(of: found, in: evaluation) {
      details.append(FailureWording.made(rows))
    }
    addCourse(evaluation.application)
    // What was begun at the launch is not what an action lacks.
    if !events.isEmpty { coming = evaluation.application.session.comingWork?.report }
    addTree(evaluation)
  }

  /// Names what a query looks in, where that is not there.
  private mutating func addMissingPlace(_ place: XCUIElementQuery, _ evaluation: QueryEvaluation) {
    details.append(FailureWording.noPlace(place.name()))
    if place.wantedType == .table, evaluation.tree.root.firstDescendant(where: { $0.type == .collectionView }) != nil {
      advice.append(FailureWording.collectionView)
    }
  }

  /// Adds the elements of which the test means one.
  mutating func addSeveral(_ handle: XCUIElement, _ evaluation: QueryEvaluation) {
    guard let query = handle.query else { return }
    list(query.matches(in: evaluation))
    advice = [FailureWording.chooseOne]
    addCourse(handle.application)
    addTree(evaluation)
  }

  private mutating func list(_ found: [Element]) {
    matches = found.prefix(FailureWording.listLimit + 1).map(FailureWording.match)
    matchCount = found.count
  }

  /// Adds how it came to this: actions, events and issues.
  mutating func addCourse(_ application: XCUIApplication) { addCourse(of: application.run) }

  mutating func addCourse(of run: ApplicationRun) {
    ignored = run.ignoredActions.map(FailureWording.ignored)
    events = run.lastEventLines(includingIgnored: false)
    issues = (run.host?.issues ?? []).suffix(Self.issueLimit).map(\.message)
  }

  /// Adds what the app shows.
  mutating func addTree(_ evaluation: QueryEvaluation) {
    evaluation.tree.admitLate()
    (tree, treeTotal) = TreeExcerpt.lines(of: evaluation.tree.root, limit: FailureWording.treeLimit)
  }
}
