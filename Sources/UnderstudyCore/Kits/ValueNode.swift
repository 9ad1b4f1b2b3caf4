/// A node that holds its modifier's value; one that does more with a new value than to hold it overrides `accept`.
@_spi(Runtime) open class ValueNode<Modifier>: WrapperNode {
  @exclusivity(unchecked) package final var modifier: Modifier

  /// Makes the node at its place, with the first value.
  ///
  /// - Parameters:
  ///   - modifier: The first value.
  ///   - isList: Whether the content may be several entries of the list around.
  ///   - inputs: The inputs of the node's place.
  public required init(_ modifier: Modifier, isList: Bool, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(isList: isList, inputs)
    didMake()
  }

  /// Registers the node where it is to be known. Runs once, at the end of `init`.
  open func didMake() {}

  /// Takes a new value, each time the owner of the modified view is evaluated.
  open func accept(_ new: Modifier) { modifier = new }
}

extension ValueNode: ModifierNode {}
