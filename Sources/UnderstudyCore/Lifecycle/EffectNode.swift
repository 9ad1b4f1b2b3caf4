/// A node for what happens around the visibility of its content: once for a list, however many entries (SEM-166).
@_spi(Runtime) open class EffectNode: Node {
  private let isList: Bool

  /// Makes the node below the one that the inputs are at.
  ///
  /// - Parameter isList: Whether the content may be several entries of the list around.
  public init(isList: Bool, _ inputs: _ViewInputs) {
    self.isList = isList
    super.init(inputs)
    flags.insert(.hasLifecycle)
    raise(.containsLifecycle)
  }

  open override var isTransparent: Bool { isList }

  /// A list that was empty may have got its first entry, or lost its last (SEM-166).
  open override func noteListChange() {
    if isList { host.noteInsertion(self) }
  }

  /// A list without entries never appears (SEM-167).
  package final override var hasContent: Bool { !isList || entryCount > 0 }
}
