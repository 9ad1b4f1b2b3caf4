/// A node that holds its modifier's value; one that does more with a new value than to hold it overrides `accept`.
@_spi(Runtime) open class ValueNode<Modifier>: WrapperNode {
  @exclusivity(unchecked) package final var modifier: Modifier

  public required init(_ modifier: Modifier, isList: Bool, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(isList: isList, inputs)
    didMake()
  }

  /// Registers the node where it is to be known. Runs once, at the end of `init`.
  open func didMake() {}

  open func accept(_ new: Modifier) { modifier = new }
}

extension ValueNode: ModifierNode {}
