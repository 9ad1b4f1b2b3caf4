import UnderstudyTime

/// What user defaults hold only as long as a process lives: a launch of an app, or a test (F-131).
final class VolatileDefaults: Sendable {
  private struct State {
    var domains: [String: [String: Any]] = [:]
    /// By the name of the defaults that search them.
    var addedSuites: [String: [String]] = [:]
  }

  private let state = Guarded(unchecked: State())

  var domainNames: Set<String> { state.withUncheckedLock { Set($0.domains.keys) } }
  /// The values of a domain; nil where none were set.
  func domain(_ name: String) -> [String: Any]? { state.withUncheckedLock { $0.domains[name] } }
  func setDomain(_ name: String, to values: [String: Any]) { state.withUncheckedLock { $0.domains[name] = values } }
  /// Adds values to a domain; new ones take precedence.
  func add(_ values: [String: Any], to name: String) {
    state.withUncheckedLock { $0.domains[name, default: [:]].merge(values) { _, new in new } }
  }

  func addedSuites(of name: String) -> [String] { state.withUncheckedLock { $0.addedSuites[name] ?? [] } }
  func addSuite(_ suite: String, to name: String) {
    state.withUncheckedLock { $0.addedSuites[name, default: []].append(suite) }
  }
  func removeSuite(_ suite: String, from name: String) {
    state.withUncheckedLock { $0.addedSuites[name]?.removeAll { $0 == suite } }
  }
}
