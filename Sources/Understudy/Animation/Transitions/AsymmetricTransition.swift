@_spi(Runtime) import UnderstudyCore

/// One transition for coming and another for going; the latter decides the order.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition with which the view comes.
  public var insertion: Insertion
  /// The transition with which the view goes; it decides whether old content goes first.
  public var removal: Removal
  /// Combines two transitions, whose bodies are both put around the view.
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition, OrderingTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = insertion.body(content: .init(visit: content.visit), phase: phase)
    removal.body(content: .init(visit: visitor(of: inner)), phase: phase)
  }

  nonisolated var order: TransitionKind { removal.kind }
}
