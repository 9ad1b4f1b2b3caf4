/// The node of a modifier that leaves the list inside as it is.
@_spi(Runtime) open class WrapperNode: Node {
  private final let isList: Bool

  /// Makes the node at its place.
  ///
  /// - Parameters:
  ///   - isList: Whether the content may be several entries of the list around.
  ///   - inputs: The inputs of the node's place.
  public init(isList: Bool, _ inputs: _ViewInputs) {
    self.isList = isList
    super.init(inputs)
  }

  public final override var isTransparent: Bool { isList }
}
