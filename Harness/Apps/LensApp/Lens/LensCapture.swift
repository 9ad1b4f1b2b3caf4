/// What a view reports about itself to the views around it, and what those inside it have reported.
public struct LensCapture: Equatable {
  public let viewType: String
  public let identifier: String
  public var info: [String: AnyHashable]
  public var children: [LensCapture] = []

  public init(
    viewType: String, identifier: String, info: [String: AnyHashable] = [:], children: [LensCapture] = []
  ) {
    self.viewType = viewType
    self.identifier = identifier
    self.info = info
    self.children = children
  }
}

/// A tag that is no more than an identifier.
extension LensCapture: ExpressibleByStringInterpolation {
  public init(stringLiteral identifier: String) {
    self.init(viewType: "", identifier: identifier)
  }
}

extension LensCapture: CustomStringConvertible {
  public var description: String {
    let ids = children.map(\.identifier)
    return "{id: “\(identifier)”, value: \(info.map { "\($0): \($1)" }.sorted()), children: \(ids)}"
  }
}

extension Array where Element == LensCapture {
  /// The first capture with an identifier; parents come before their children.
  public func findView(withID id: String) -> LensCapture? {
    flattened().first { $0.identifier == id }
  }

  public func containsView(withID id: String) -> Bool {
    findView(withID: id) != nil
  }

  public func containsNotView(withID id: String) -> Bool {
    !containsView(withID: id)
  }

  public func value(forViewID id: String, key: String) -> AnyHashable? {
    findView(withID: id)?.info[key]
  }

  /// All captures, each before its children.
  public func flattened() -> [LensCapture] {
    flatMap { [$0] + $0.children.flattened() }
  }
}
