import Foundation

/// Something that a store has. Source: Apple's page "EKObject".
open class EKObject: NSObject, @unchecked Sendable {
  /// Whether it differs from what is saved.
  open var hasChanges: Bool { false }
  /// Whether it has never been saved.
  open var isNew: Bool { false }

  /// Takes the changes back.
  open func reset() {}
  /// Takes the changes back.
  open func rollback() { reset() }

  /// Reads what is saved, and keeps the changes that are not.
  ///
  /// - Returns: False for what does not exist any more.
  @discardableResult open func refresh() -> Bool { true }
}
