import Foundation

/// Gives `NSSortDescriptor` the initializer that Foundation lacks on Linux, for health queries.
///
/// A protocol, because only an initializer of a protocol extension may return an instance of a subclass.
public protocol HealthSortDescriptorInitializable {}

extension NSSortDescriptor: HealthSortDescriptorInitializable {}

extension HealthSortDescriptorInitializable where Self == NSSortDescriptor {
  /// Sorts samples by their dates. In files that import CoreData, too, that module's initializer takes precedence.
  ///
  /// - Parameters:
  ///   - key: `HKSampleSortIdentifierStartDate` or `HKSampleSortIdentifierEndDate`; any other counts as the first.
  ///   - ascending: Whether the oldest comes first.
  @_disfavoredOverload
  public init(key: String?, ascending: Bool) {
    self = SampleSortDescriptor(byEnd: key == HKSampleSortIdentifierEndDate, ascending: ascending)
  }
}

/// A descriptor for samples alone.
private final class SampleSortDescriptor: NSSortDescriptor {
  init(byEnd: Bool, ascending: Bool) {
    if byEnd {
      super.init(keyPath: \HKSample.endDate, ascending: ascending)
    } else {
      super.init(keyPath: \HKSample.startDate, ascending: ascending)
    }
  }
  required init?(coder: NSCoder) { nil }
}
