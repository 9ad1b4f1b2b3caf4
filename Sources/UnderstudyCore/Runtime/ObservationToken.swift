import Synchronization
import UnderstudyTime

/// What the observable objects that a node has read notify of their changes, until the node's end.
///
/// Observation notifies before a value is stored. On another thread the main actor is free to look before it is; the node is
/// invalidated afterwards there (F-03).
final class ObservationToken: @unchecked Sendable {
  unowned(unsafe) var node: EvaluatingNode?
  /// An object of the app's may live on, and its registrations with it.
  private let session: SessionReference
  /// The number of the newest complete evaluation. What earlier ones have read does not matter any more; what that one has read
  /// matters until the next one is complete, so that no change of another thread falls in between.
  private let evaluation = Atomic(0)

  @MainActor
  init(_ node: EvaluatingNode) {
    self.node = node
    session = node.host.sessionReference
  }

  /// What the objects call that the evaluation under way reads.
  func onChange() -> @Sendable () -> Void {
    let number = evaluation.load(ordering: .relaxed) + 1
    return { self.willStore(number) }
  }

  /// To be called when the objects follow the new evaluation.
  func evaluationDidEnd() { evaluation.add(1, ordering: .releasing) }

  /// Runs when a property is about to change (SEM-066), on whichever thread changes it (SEM-067).
  private func willStore(_ number: Int) {
    guard number >= evaluation.load(ordering: .acquiring) else { return }
    if MainThread.isCurrent {
      assumeMain { if let node = self.node, currentEvaluation() !== node { node.invalidate(.dependencies) } }
    } else if let session = session.session {
      BackgroundChange.notify(session) { session.enqueue { self.node?.invalidate(.dependencies) } }
    }
  }
}
