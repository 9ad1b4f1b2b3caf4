import Foundation
import Observation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// What has become of the app's tips. Views that read it are evaluated again when it changes.
final class TipState: SystemPart, Observable {
  typealias Changes = IdleStream<Int>

  /// What is known of one tip.
  struct Record {
    var displays = 0
    var reason: Tips.InvalidationReason?
  }

  /// What the functions for testing say.
  struct Overrides {
    var showsAll = false
    var hidesAll = false
    var shown: Set<ObjectIdentifier> = []
    var hidden: Set<ObjectIdentifier> = []
  }

  private struct Parameter {
    let value: any Sendable
    /// The process in which a transient value was set; a later one does not find it.
    let process: AppProcess?
    let isTransient: Bool
  }

  private struct Values {
    var isConfigured = false
    var frequency: TimeInterval = 0
    /// When a tip was shown that had not been shown before.
    var lastNew: Date?
    var records: [String: Record] = [:]
    var parameters: [String: Parameter] = [:]
    var donations: [String: [any Sendable]] = [:]
    var overrides = Overrides()
    /// The number of changes.
    var revision = 0
  }

  private let values = Guarded(unchecked: Values())
  private let registrar = ObservationRegistrar()
  private let changes = Broadcaster<Int>()

  init() {}

  private var revision: Int { values.withUncheckedLock { $0.revision } }

  private func read<Result>(_ body: (Values) -> Result) -> Result {
    registrar.access(self, keyPath: \.revision)
    return values.withUncheckedLock { body($0) }
  }

  private func change(_ body: (inout Values) -> Void) {
    let revision = registrar.withMutation(of: self, keyPath: \.revision) {
      values.withUncheckedLock { values in
        body(&values)
        values.revision += 1
        return values.revision
      }
    }
    changes.send(revision)
  }

  /// One element now, and one for each change.
  func updates() -> Changes { changes.stream(beginningWith: [0]) }

  func log(_ text: String) { LoggedEntry(category: "TipKit", text: text).write() }

  // MARK: - Settings

  func configure(frequency: Tips.ConfigurationOption.DisplayFrequency?) {
    change { values in
      values.isConfigured = true
      values.frequency = frequency?.seconds ?? 0
    }
  }

  func resetAll() {
    change { values in
      values.records = [:]
      values.parameters = [:]
      values.donations = [:]
      values.lastNew = nil
    }
  }

  func override(_ body: (inout Overrides) -> Void) { change { body(&$0.overrides) } }

  // MARK: - Rules

  func parameter(_ id: String) -> (any Sendable)? {
    guard let known = read({ $0.parameters[id] }) else { return nil }
    return known.isTransient && known.process !== AppProcess.current ? nil : known.value
  }

  func setParameter(_ id: String, _ value: any Sendable, isTransient: Bool) {
    let parameter = Parameter(
      value: value, process: isTransient ? AppProcess.current : nil, isTransient: isTransient)
    change { $0.parameters[id] = parameter }
  }

  func donations(_ id: String) -> [any Sendable] { read { $0.donations[id] ?? [] } }

  func donate(_ id: String, _ donation: any Sendable) {
    change { values in
      values.donations[id, default: []].append(donation)
      values.donations[id] = values.donations[id]?.suffix(1000)
    }
  }

  // MARK: - Tips

  func status(of tip: some Tip) -> Tips.Status {
    let (isConfigured, record, overrides) = read { ($0.isConfigured, $0.records[tip.id], $0.overrides) }
    switch shownByOverride(tip, overrides) {
    case true?: return .available
    case false?: return .pending
    case nil: break
    }
    if let reason = record?.reason { return .invalidated(reason) }
    guard isConfigured, tip.rules.allSatisfy({ $0.holds() }) else { return .pending }
    return timeToWait(for: tip) > 0 ? .pending : .available
  }

  /// In how many seconds a tip can be shown that has not been shown before; zero or less where it can.
  func timeToWait(for tip: some Tip) -> TimeInterval {
    let ignores = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.value == true }
    let (last, frequency, displays) = read { ($0.lastNew, $0.frequency, $0.records[tip.id]?.displays ?? 0) }
    guard !ignores, displays == 0, let last else { return 0 }
    let next = last.addingTimeInterval(frequency)
    return SystemDate.hasCome(next) ? 0 : next.timeIntervalSince(SystemDate.now)
  }

  /// Has views look again, as time has passed.
  func noteTime() { change { _ in } }

  /// What the app or its launch arguments say for testing; nil where they say nothing.
  private func shownByOverride(_ tip: some Tip, _ overrides: Overrides) -> Bool? {
    let type = ObjectIdentifier(type(of: (tip as? AnyTip)?.base ?? tip as any Tip))
    let name = "\(Swift.type(of: (tip as? AnyTip)?.base ?? tip as any Tip))"
    func isSet(_ key: String) -> Bool { UserDefaults.standard.bool(forKey: "com.apple.TipKit.\(key)") }
    func names(_ key: String) -> [String] {
      (UserDefaults.standard.string(forKey: "com.apple.TipKit.\(key)") ?? "").components(separatedBy: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    if overrides.hidden.contains(type) || names("HideTips").contains(name) { return false }
    if overrides.shown.contains(type) || names("ShowTips").contains(name) { return true }
    if overrides.hidesAll || isSet("HideAllTips") { return false }
    if overrides.showsAll || isSet("ShowAllTips") { return true }
    return nil
  }

  func invalidate(_ tip: some Tip, _ reason: Tips.InvalidationReason) {
    log("Invalidate \(tip.id): \(reason.rawValue)")
    change { $0.records[tip.id, default: Record()].reason = reason }
  }

  func reset(_ tip: some Tip) { change { $0.records[tip.id] = nil } }

  /// Notes that a tip is shown.
  func noteDisplay(of tip: some Tip) {
    // Another tip of the same update was faster: the view is evaluated again.
    guard timeToWait(for: tip) <= 0 else { return }
    let now = SystemDate.now
    let displays = values.withUncheckedLock { $0.records[tip.id]?.displays ?? 0 } + 1
    log("Show \(tip.id)")
    change { values in
      values.records[tip.id, default: Record()].displays = displays
      if displays == 1 { values.lastNew = now }
    }
  }

  /// Notes that a tip is no longer shown.
  func noteDisappearance(of tip: some Tip) {
    let record = values.withUncheckedLock { $0.records[tip.id] }
    guard let record, record.reason == nil else { return }
    if let limit = tip.options.compactMap({ ($0 as? Tips.MaxDisplayCount)?.value }).last, record.displays >= limit {
      invalidate(tip, .displayCountExceeded)
    }
  }
}
