import Foundation

extension SortDescriptor where Compared: NSObject {
  /// Sorts by a property that is true or false: false comes first.
  public init(_ keyPath: KeyPath<Compared, Bool>, order: SortOrder = .forward) {
    self.init(Self.sendable(keyPath.appending(path: \.rank)), order: order)
  }

  /// Sorts by a property that is true or false, or has no value: no value comes first, then false.
  public init(_ keyPath: KeyPath<Compared, Bool?>, order: SortOrder = .forward) {
    self.init(Self.sendable(keyPath.appending(path: \.rank)), order: order)
  }

  /// Key paths without subscripts can be sent; Foundation's initializers ask for that.
  private static func sendable(_ path: KeyPath<Compared, Int>) -> any KeyPath<Compared, Int> & Sendable {
    unsafeBitCast(path, to: (any KeyPath<Compared, Int> & Sendable).self)
  }
}

extension Bool {
  fileprivate var rank: Int { self ? 1 : 0 }
}

extension Bool? {
  fileprivate var rank: Int { map { $0 ? 1 : 0 } ?? -1 }
}
