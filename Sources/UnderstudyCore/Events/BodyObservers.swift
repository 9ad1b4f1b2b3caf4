/// Objects that are notified after each body of a view, in any app that runs.
@MainActor
package enum BodyObservers {
  /// Whether there are any; read at each evaluation.
  @exclusivity(unchecked) private(set) static var isObserved = false
  private static var observers: [WeakBodyObserver] = []

  /// Reports each body that runs from now on to an observer, as long as it exists.
  ///
  /// - Parameter observer: Held weakly.
  package static func add(_ observer: any BodyObserver) {
    observers.append(WeakBodyObserver(observer: observer))
    isObserved = true
  }

  static func bodyDidRun<Content: View>(of node: CompositeNode<Content>) {
    observers.removeAll { $0.observer == nil }
    isObserved = !observers.isEmpty
    for entry in observers { entry.observer?.bodyDidRun(of: node) }
  }
}

@MainActor
package protocol BodyObserver: AnyObject {
  /// Runs after the body, before what it made is visited. Must not change anything.
  func bodyDidRun<Content: View>(of node: CompositeNode<Content>)
}

private struct WeakBodyObserver {
  weak var observer: (any BodyObserver)?
}
