import UnderstudyTime

/// A node that runs the user's code to find out what lies below it: a body, a row's closure, a sheet's content.
@_spi(Runtime) open class EvaluatingNode: Node {
  /// What the node inherited, as its own inputs begin: copied whole, without reference counting.
  @exclusivity(unchecked) private final var template: _ViewInputs
  /// What dynamic properties keep, by their number in the plan.
  @exclusivity(unchecked) final var slots: ContiguousArray<(any PropertySlot)?> = []
  @exclusivity(unchecked) final var changes = ChangeRecord()
  @exclusivity(unchecked) private final var observation: ObservationToken?
  /// Where the node stands among the readers of its environment; -1 where it reads nothing of it.
  final var readerPosition: Int32 = -1

  public override init(_ inputs: __shared _ViewInputs) {
    template = inputs
    template.cursor = 0
    super.init(inputs)
    template.parent = self
    template.layoutSteps = nil
  }

  package final var environment: EnvironmentScope { template.environment }
  package final var overrides: OverrideScope? { template.overrides }
  package final var lazyWindow: LazyWindow? { template.lazyWindow }
  final var distributed: DistributedModifier? {
    get { template.distributed }
    set { template.distributed = newValue }
  }

  /// Takes what is written around the node now for each entry of its list.
  ///
  /// - Returns: Whether it is something else than before.
  @discardableResult
  final func inherit(_ inputs: _ViewInputs) -> Bool {
    guard !inputs.hasSameModifiers(as: template) else { return false }
    template.distributed = inputs.distributed
    template.inheritedTraits = inputs.inheritedTraits
    return true
  }

  /// The inputs for the nodes below, as this node inherited them.
  package final func innerInputs() -> _ViewInputs {
    var inputs = template
    inputs.isMounting = !flags.contains(.isMounted)
    return inputs
  }

  /// Runs the user's code with this node as the reader of state and observed properties.
  ///
  /// The code only makes view values; nodes below are visited afterwards, so that what they read is theirs.
  @inline(__always)
  package final func evaluate<Value>(_ body: () -> Value) -> Value {
    if let observation {
      observation.node = nil
      self.observation = nil
    }
    let outer = understudy_evaluation_get()
    understudy_evaluation_set(Unmanaged.passUnretained(self).toOpaque())
    defer { understudy_evaluation_set(outer) }
    return trackObservation(of: body, self.makeObservation())
  }

  /// Evaluates a function with its argument.
  @inline(__always)
  package final func evaluate<Input, Value>(_ function: (Input) -> Value, _ input: Input) -> Value {
    evaluate { function(input) }
  }

  private final func makeObservation() -> ObservationToken {
    let token = ObservationToken(self)
    observation = token
    return token
  }

  /// Something that the last evaluation read has changed.
  package final func invalidate(_ reason: ChangeRecord) {
    changes.formUnion(reason)
    host.invalidate(self)
  }

  /// Called when an enclosing environment value changed: compares what this node reads.
  open func environmentDidChange() {}

  /// Has ``environmentDidChange()`` called from now on.
  package final func followEnvironment() { environment.addReader(self) }

  /// Values of the environment that the last evaluation read have changed: they belong to the update under way, if there is
  /// one, so that the node is evaluated once for them and for whatever else changes in it (SEM-120).
  final func environmentValuesDidChange(_ reason: ChangeRecord) {
    guard host.isUpdating else { return invalidate(reason) }
    changes.formUnion(reason)
    markDirty()
  }

  open override func didUnmount() {
    if readerPosition >= 0 { environment.removeReader(self) }
    observation?.node = nil
    observation = nil
    for slot in slots { slot?.nodeDidUnmount() }
    slots = []
  }
}

/// What a dynamic property keeps in its node.
@MainActor
package protocol PropertySlot: AnyObject {
  /// The node is gone: subscriptions end, later writes have no effect (SEM-042).
  func nodeDidUnmount()
}

extension PropertySlot {
  package func nodeDidUnmount() {}
}

/// Connects the registration of one evaluation with its node, until the next evaluation or the node's end.
final class ObservationToken: @unchecked Sendable {
  unowned(unsafe) var node: EvaluatingNode?
  /// An object of the app's may live on, and its registrations with it.
  private let session: SessionReference

  @MainActor
  init(_ node: EvaluatingNode) {
    self.node = node
    session = node.host.sessionReference
  }

  /// Runs when a property is about to change (SEM-066), on whichever thread changes it (SEM-067).
  ///
  /// - Returns: Whether that is all: on another thread the main actor is free to look before the value is stored (F-03).
  func willStore() -> Bool {
    if MainThread.isCurrent {
      assumeMain { self.node?.invalidate(.dependencies) }
      return true
    }
    if let session = session.session { BackgroundChange.current?.announce(to: session) }
    return false
  }

  /// Runs when a property has its new value.
  func didStore() {
    if MainThread.isCurrent { return assumeMain { self.node?.invalidate(.dependencies) } }
    session.session?.enqueue { self.node?.invalidate(.dependencies) }
  }
}
