import Foundation

extension IndexPath {
  /// The path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The first index; 0 for a path without one.
  public var section: Int { first ?? 0 }
  /// The second index; 0 for a path without one.
  public var row: Int { count > 1 ? self[1] : 0 }
  /// The second index; 0 for a path without one.
  public var item: Int { row }
}
