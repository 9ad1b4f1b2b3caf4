/// What a view says about itself to the views around it: its identifier, and the captures of the views inside it.
public struct LensCapture: Equatable {
  public let identifier: String
  public var children: [LensCapture]

  public init(identifier: String, children: [LensCapture] = []) {
    self.identifier = identifier
    self.children = children
  }
}

extension LensCapture: ExpressibleByStringInterpolation {
  public init(stringLiteral identifier: String) {
    self.init(identifier: identifier)
  }
}

extension LensCapture: CustomDebugStringConvertible {
  public var debugDescription: String {
    children.isEmpty ? identifier.debugDescription : "\(identifier.debugDescription): \(children)"
  }
}

extension [LensCapture] {
  /// The first capture with the given identifier, at any depth: parents come before their children.
  public func findView(withID identifier: String) -> LensCapture? {
    for capture in self {
      if capture.identifier == identifier { return capture }
      if let child = capture.children.findView(withID: identifier) { return child }
    }
    return nil
  }

  public func containsView(withID identifier: String) -> Bool {
    findView(withID: identifier) != nil
  }
}
