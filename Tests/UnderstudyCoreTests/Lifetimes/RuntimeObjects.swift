import UnderstudyElements
import UnderstudyTesting

@_spi(Runtime) @testable import UnderstudyCore

/// What the runtime makes for an app, held weakly: the app's session and host, nodes and their elements, scopes of the
/// environment, and what dynamic properties keep, as they are after each update.
@MainActor
final class RuntimeObjects: LaunchObserver {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [ObjectIdentifier: Reference] = [:]
  private var commits: [CommitToken] = []

  /// Follows an app from now on, over relaunches too.
  func follow(_ app: XCUIApplication) {
    app.run.addLaunchObserver(self)
    if let host = app.host { applicationDidLaunch(host) }
  }

  func applicationDidLaunch(_ host: UnderstudyCore.Host) {
    note(host)
    commits.append(host.addCommitObserver { [weak self, weak host] in if let host { self?.note(host) } })
  }

  /// How many objects have been seen.
  var count: Int { references.count }

  /// The types of the objects that are still there, with how many there are of each.
  var left: [String] {
    let names = references.values.compactMap { $0.object.map { String(describing: type(of: $0)) } }
    return Dictionary(grouping: names) { $0 }.map { "\($0.value.count) \($0.key)" }.sorted()
  }

  private func note(_ host: UnderstudyCore.Host) {
    add(host)
    add(host.session)
    host.root.forEachDescendant { node in
      add(node)
      if let node = node as? ElementNode {
        add(node.element)
        add(node.environment)
      }
      if let node = node as? EvaluatingNode {
        add(node.environment)
        for case let slot? in node.slots { add(slot) }
      }
    }
  }

  private func add(_ object: AnyObject) { references[ObjectIdentifier(object)] = Reference(object: object) }
}
