import Foundation
import UnderstudyPictures
import UnderstudyTime

/// A part of a test, as its report has it.
package struct ReportStep {
  package enum Kind: String {
    /// Something that the test did to an app or a device.
    case action
    /// A wait for an element.
    case wait
    /// A part that the test has named by `XCTContext.runActivity`.
    case activity
  }

  let kind: Kind
  let title: String
  let place: SourceLocation?
  /// The step around it, by its position; nil for the outermost.
  let outer: Int?
  /// On the clock of the app, when it began and ended.
  let begin: Duration
  var end: Duration?
  /// The numbers of trees.
  let before: Int?
  var after: Int?
  /// The result of a wait.
  var result: Bool?
}

/// A failure of a test, as its report has it.
package struct ReportFailure {
  package let text: String
  package let file: String?
  package let line: Int?
  /// On the clock of the test's newest app; where that has ended, when the last step did.
  var time: Duration?
  /// The step that was running, else the last one, by its position.
  var step: Int?
  /// How many steps had begun.
  var stepsBefore = 0
  /// What the app showed, by the number of the tree; where that cannot be read any more, what the last step left.
  var tree: Int?
  /// The same as a picture.
  var picture: Picture?

  package init(text: String, file: String?, line: Int?) {
    (self.text, self.file, self.line) = (text, file, line)
  }
}

/// What an app of a test leaves: one for each launch.
package struct ReportedApp {
  let name: String
  let events: [String]
  let tree: String

  package init(name: String, events: [String], tree: String) {
    (self.name, self.events, self.tree) = (name, events, tree)
  }
}

/// An attachment of a test.
struct ReportedAttachment {
  let fileName: String
  let type: String
  let lifetime: XCTAttachment.Lifetime
  let step: Int?
  let payload: () throws -> Data?
}

/// What is collected for the report of one test.
package struct ReportContents {
  package private(set) var steps: [ReportStep] = []
  package private(set) var failures: [ReportFailure] = []
  package private(set) var apps: [ReportedApp] = []
  /// What the apps had left that ran at the last failure, until one of them has ended.
  private(set) var appsAtFailure: [ReportedApp] = []
  private(set) var attachments: [ReportedAttachment] = []
  package private(set) var trees = TreeTable()
  /// Whether the test has ended.
  var isFinished = false
  /// Whether the folder has files of this run.
  var isWritten = false
  /// How many failures the index has of it.
  var countInIndex = 0
  /// The positions of the steps that are running, the innermost last.
  private var running: [Int] = []
  /// What the app showed when the last step began.
  private var lastPicture: Picture?

  package init() {}

  // MARK: - Collecting

  /// Begins a step inside of those that are running.
  ///
  /// - Returns: its position.
  package mutating func begin(
    _ kind: ReportStep.Kind, _ title: String, at place: SourceLocation?, time: Duration, tree: String?,
    picture: Picture? = nil
  ) -> Int {
    lastPicture = picture ?? lastPicture
    let number = tree.map { trees.add($0) }
    steps.append(
      ReportStep(kind: kind, title: title, place: place, outer: running.last, begin: time, before: number))
    running.append(steps.count - 1)
    return steps.count - 1
  }

  package mutating func end(_ step: Int, time: Duration, tree: String?, result: Bool? = nil) {
    running.removeAll { $0 == step }
    steps[step].end = time
    steps[step].after = tree.map { trees.add($0) }
    steps[step].result = result
  }

  /// Ends the steps that are running: the test's code was left in them.
  package mutating func endRunningSteps(time: Duration, tree: String?) {
    for step in running { end(step, time: time, tree: tree) }
  }

  package mutating func add(
    _ failure: ReportFailure, time: Duration?, tree: String?, picture: Picture? = nil, apps: [ReportedApp] = []
  ) {
    var failure = failure
    failure.time = time ?? steps.last.map { $0.end ?? $0.begin }
    failure.step = currentStep
    failure.stepsBefore = steps.count
    failure.tree = tree.map { trees.add($0) } ?? lastTree
    failure.picture = picture ?? lastPicture
    failures.append(failure)
    if !apps.isEmpty { appsAtFailure = apps }
  }

  package mutating func add(_ app: ReportedApp) {
    apps.append(app)
    appsAtFailure = []
  }

  mutating func addTree(_ text: String) -> Int { trees.add(text) }

  mutating func attach(
    _ fileName: String, type: String, _ lifetime: XCTAttachment.Lifetime, payload: @escaping () throws -> Data?
  ) {
    attachments.append(
      ReportedAttachment(fileName: fileName, type: type, lifetime: lifetime, step: currentStep, payload: payload))
  }

  /// The latest tree of a step that has one.
  private var lastTree: Int? { steps.lazy.reversed().compactMap { $0.after ?? $0.before }.first }

  private var currentStep: Int? { running.last ?? (steps.isEmpty ? nil : steps.count - 1) }
}
