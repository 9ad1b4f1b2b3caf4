import Foundation

/// Gives `NSSortDescriptor` the initializer that Foundation lacks on Linux, for `PHFetchOptions`.
///
/// A protocol, because only an initializer of a protocol extension may return an instance of a subclass.
public protocol PhotoSortDescriptorInitializable {}

extension NSSortDescriptor: PhotoSortDescriptorInitializable {}

extension PhotoSortDescriptorInitializable where Self == NSSortDescriptor {
  /// Sorts photos by their dates. In files that import CoreData, too, that module's initializer takes precedence.
  ///
  /// - Parameters:
  ///   - key: Such as `creationDate`; it has no effect.
  ///   - ascending: Whether the oldest comes first.
  @_disfavoredOverload
  public init(key: String?, ascending: Bool) { self = DateSortDescriptor(ascending: ascending) }
}

/// A descriptor for photos alone.
private final class DateSortDescriptor: NSSortDescriptor {
  init(ascending: Bool) { super.init(keyPath: \AppDate.date, ascending: ascending) }
  required init?(coder: NSCoder) { nil }
}

private struct AppDate {
  let date: Date
}
