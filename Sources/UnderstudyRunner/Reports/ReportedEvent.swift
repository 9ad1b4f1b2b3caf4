import UnderstudyCore
import UnderstudyPage

extension PageDetail.Event {
  /// An event with its texts.
  @MainActor
  package init(_ record: EventRecord, at time: Duration) {
    self.init(time: time / .seconds(1), kind: record.kindForReport, text: EventWording.line(record))
    guard case .change(let change) = record else { return }
    let owner = change.name.owner.map { "\(ViewTypeName.of($0))." } ?? ""
    name = "\(owner)\(change.name.text)"
    (old, new, writer) = (change.old.text, change.new.text, change.writer)
  }
}

extension EventRecord {
  /// The kind as events of a test have it (`Docs/Inspecting.md`).
  package var kindForReport: String {
    switch self {
    case .action: "action"
    case .ignored: "ignoredAction"
    case .change(let change): change.kind.nameForReport
    case .body: "bodyRun"
    case .appeared: "appearance"
    case .disappeared: "disappearance"
    case .task(.began, _): "taskBegin"
    case .task(.ended, _): "taskEnd"
    case .task(.cancelled, _): "taskCancellation"
    case .clock: "clock"
    case .pushed: "push"
    case .popped: "pop"
    case .presented: "presentation"
    case .dismissed: "dismissal"
    case .issue: "issue"
    case .logged: "log"
    case .failure: "failure"
    }
  }
}

extension ValueChange.Kind {
  fileprivate var nameForReport: String {
    switch self {
    case .state: "stateChange"
    case .object: "objectChange"
    case .defaults: "defaultsChange"
    case .preference: "preferenceChange"
    case .environment: "environmentChange"
    }
  }
}
