import Observation
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
    let outer = understudy_evaluation_get()
    understudy_evaluation_set(Unmanaged.passUnretained(self).toOpaque())
    defer {
      understudy_evaluation_set(outer)
      observation?.evaluationDidEnd()
    }
    return withObservationTracking({ body() }, onChange: self.onChange())
  }

  /// Evaluates a function with its argument.
  @inline(__always)
  package final func evaluate<Input, Value>(_ function: (Input) -> Value, _ input: Input) -> Value {
    evaluate { function(input) }
  }

  /// Asked for where the evaluation has read an observable object, before that follows the evaluation.
  private final func onChange() -> @Sendable () -> Void {
    let token = observation ?? ObservationToken(self)
    observation = token
    return token.onChange()
  }

  /// Something that the last evaluation read has changed.
  package final func invalidate(_ reason: ChangeRecord) {
    changes.formUnion(reason)
    host.invalidate(self)
  }

  /// What a property gives has changed, in the batch that is being applied.
  package final func propertyDidChange(_ number: Int) {
    changes.formUnion(.property(number))
    markDirty()
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
