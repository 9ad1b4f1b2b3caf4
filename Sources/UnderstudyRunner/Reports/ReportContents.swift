import Foundation
import UnderstudyPage
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

  package let kind: Kind
  package let title: String
  package let place: CallPlace?
  /// The step around it, by its position; nil for the outermost.
  package let outer: Int?
  /// On the clock of the app, when it began and ended.
  package let begin: Duration
  package var end: Duration?
  /// The numbers of trees.
  package let before: Int?
  package var after: Int?
  /// The result of a wait.
  package var result: Bool?
  /// The numbers of screens.
  var screenBefore: Int?
  var screenAfter: Int?
  /// The frame of the element that was acted on, and where it was touched.
  package var target: CGRect?
  package var touch: CGPoint?
  /// Whose log has its events, as long as that app runs; then the position of what the app has left.
  package var log: ObjectIdentifier?
  package var app: Int?
  /// How many events the app had logged.
  var eventsBefore: Int?
  var eventsAfter: Int?
}

/// What a report notes of an app before and after a step.
package struct ReportedState {
  package let picture: Picture?
  /// The app's log, and how many events it has had.
  package let log: (id: ObjectIdentifier, count: Int)?

  package init(picture: Picture? = nil, log: (id: ObjectIdentifier, count: Int)? = nil) {
    (self.picture, self.log) = (picture, log)
  }
}

/// A failure of a test, as its report has it; the index has its text and place.
package struct ReportFailure: Codable {
  private enum CodingKeys: String, CodingKey { case text, file, line }

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
  /// The screen as a picture, and its number.
  var picture: Picture?
  var screen: Int?

  package init(text: String, file: String?, line: Int?) {
    (self.text, self.file, self.line) = (text, file, line)
  }
}

/// What an app of a test leaves: one for each launch.
package struct ReportedApp {
  let name: String
  /// The number of the first event, from 1.
  var firstEvent = 1
  let events: [PageDetail.Event]
  let tree: String
  /// The app's log.
  var log: ObjectIdentifier?
  /// On the app's clock, when it ended.
  var time = Duration.zero
  /// What it showed last.
  var picture: Picture?

  package init(name: String, events: [PageDetail.Event], tree: String) {
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
  package private(set) var screens = PictureTable()
  /// The latest time on the clocks of the test's apps.
  private(set) var time = Duration.zero
  /// Whether the test has ended.
  var isFinished = false
  /// Whether it has ended without a result.
  var isSkipped = false
  /// How long it took, in seconds; nil as long as it has not ended.
  var realTime: Double?
  /// Whether the folder has files of this run.
  var isWritten = false
  /// How many failures the index has of it.
  var countInIndex = 0
  /// The positions of the steps that have ended, and after which no screen has been seen yet.
  private var unseen: [Int] = []
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
    _ kind: ReportStep.Kind, _ title: String, at place: CallPlace?, time: Duration, tree: String?,
    state: ReportedState = ReportedState()
  ) -> Int {
    lastPicture = state.picture ?? lastPicture
    let number = tree.map { trees.add($0) }
    var step = ReportStep(kind: kind, title: title, place: place, outer: running.last, begin: time, before: number)
    step.screenBefore = state.picture.map { note($0, of: state.log?.id) }
    (step.log, step.eventsBefore) = (state.log?.id, state.log?.count)
    steps.append(step)
    self.time = max(self.time, time)
    running.append(steps.count - 1)
    return steps.count - 1
  }

  package mutating func end(
    _ step: Int, time: Duration, tree: String?, result: Bool? = nil, state: ReportedState = ReportedState()
  ) {
    running.removeAll { $0 == step }
    self.time = max(self.time, time)
    steps[step].end = time
    // A launch begins the log.
    if let log = state.log {
      if steps[step].log != log.id { (steps[step].log, steps[step].eventsBefore) = (log.id, 0) }
      steps[step].eventsAfter = log.count
      unseen.append(step)
    }
    steps[step].after = tree.map { trees.add($0) }
    steps[step].result = result
  }

  /// Adds a screen, which the app's last steps have led to. A picture of their own would let the app continue.
  private mutating func note(_ picture: Picture, of log: ObjectIdentifier?) -> Int {
    let number = screens.add(picture)
    guard let log else { return number }
    for step in unseen where steps[step].log == log { steps[step].screenAfter = number }
    unseen.removeAll { steps[$0].log == log }
    return number
  }

  /// Notes what the innermost step acts on, unless that is known.
  ///
  /// - Parameters:
  ///   - target: the element's frame on the screen.
  ///   - touch: where it is touched; nil for its middle.
  mutating func mark(_ target: CGRect, _ touch: CGPoint?) {
    guard let step = running.last, steps[step].target == nil else { return }
    (steps[step].target, steps[step].touch) = (target, touch)
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
    failure.screen = failure.picture.map { note($0, of: picture == nil ? nil : apps.last?.log) }
    self.time = max(self.time, failure.time ?? .zero)
    failures.append(failure)
    if !apps.isEmpty { appsAtFailure = apps }
  }

  package mutating func add(_ app: ReportedApp) {
    if let picture = app.picture { _ = note(picture, of: app.log) }
    if let log = app.log {
      // Another app may have its address later.
      for index in steps.indices where steps[index].log == log {
        (steps[index].log, steps[index].app) = (nil, apps.count)
      }
    }
    time = max(time, app.time)
    apps.append(app)
    appsAtFailure = []
  }

  /// The position of what a step's app has left, or leaves at a failure; nil for none.
  func app(of step: ReportStep) -> Int? {
    step.app ?? step.log.flatMap { log in appsAtFailure.firstIndex { $0.log == log }.map { apps.count + $0 } }
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
