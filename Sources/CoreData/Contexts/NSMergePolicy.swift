import Foundation

/// Which side applies where a context contradicts what is saved. Source: Apple's page "NSMergePolicyType".
public enum NSMergePolicyType: UInt, Sendable {
  /// None: the save throws.
  case errorMergePolicyType = 0
  /// What is saved, for values that were changed on both sides.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// The context, for values that were changed on both sides.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The context, for all values of the object.
  case overwriteMergePolicyType = 3
  /// What is saved, for all values of the object.
  case rollbackMergePolicyType = 4
}

/// What a save does about changes that contradict those of another context, and about unique values that another object has.
///
/// Source: Apple's page "NSMergePolicy".
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Which side applies.
  public final let mergeType: NSMergePolicyType

  /// Makes a policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The save throws.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// What is saved applies where both sides have changed.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The context applies where both sides have changed.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The context applies.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// What is saved applies.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The older name of ``NSMergePolicy/error``.
public let NSErrorMergePolicy: NSMergePolicy = .error
/// The older name of ``NSMergePolicy/mergeByPropertyStoreTrump``.
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = .mergeByPropertyStoreTrump
/// The older name of ``NSMergePolicy/mergeByPropertyObjectTrump``.
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = .mergeByPropertyObjectTrump
/// The older name of ``NSMergePolicy/overwrite``.
public let NSOverwriteMergePolicy: NSMergePolicy = .overwrite
/// The older name of ``NSMergePolicy/rollback``.
public let NSRollbackMergePolicy: NSMergePolicy = .rollback
