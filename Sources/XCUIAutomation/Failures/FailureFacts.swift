import UnderstudyCore
import UnderstudyElements

/// The contents of a failure; ``FailureWording`` makes the text.
struct FailureFacts {
  /// What was asked and why not, in XCUITest's words (reference, section 2.4).
  var headline: String
  var found: String?
  /// More about what was found.
  var details: [String] = []
  var matches: [String] = []
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
    let application = handle.application
    let near = NearMisses(query, evaluation, concealed: application.host?.concealedElements() ?? [])
    close = near.lines
    coming = application.session.comingReport
    let isClose = !near.lines.isEmpty && !near.isGuess
    let departure = isClose ? nil : query.wantedKey.flatMap { application.lastDeparture(of: $0) }
    if let departure { details.append(FailureWording.wasThere(departure)) }
    advice +=
      MissingAdvice(
        handle, query, near, evaluation, departure, hasWaited: hasWaited, isComing: coming != nil
      ).lines
    if advice.isEmpty, coming == nil { details.append(FailureWording.nothingToCome) }
    addCourse(application)
    addTree(evaluation)
  }

  /// Adds the elements of which the test means one.
  mutating func addSeveral(_ handle: XCUIElement, _ evaluation: QueryEvaluation) {
    guard let query = handle.query else { return }
    matches = query.matches(in: evaluation).map { ElementDescription.line($0) }
    advice = [FailureWording.chooseOne]
    addCourse(handle.application)
    addTree(evaluation)
  }

  /// Adds how it came to this: actions, events and issues.
  mutating func addCourse(_ application: XCUIApplication) {
    ignored = application.run.ignoredActions.map(FailureWording.ignored)
    events = application.run.lastEventLines(includingIgnored: false)
    issues = (application.host?.issues ?? []).suffix(Self.issueLimit).map(\.message)
  }

  /// Adds what the app shows.
  mutating func addTree(_ evaluation: QueryEvaluation) {
    evaluation.tree.admitLate()
    let (lines, total) = TreeExcerpt.lines(of: evaluation.tree.root, limit: FailureWording.treeLimit)
    tree = lines
    treeTotal = total
  }
}
