import Foundation

/// Who may read an item of the keychain. Source: Apple's page "SecAccessControl".
public final class SecAccessControl: Sendable {
  let flags: SecAccessControlCreateFlags

  fileprivate init(_ flags: SecAccessControlCreateFlags) { self.flags = flags }
}

/// What must hold for a user who reads an item. Source: Apple's page "SecAccessControlCreateFlags".
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits, as the system has them.
  public let rawValue: UInt
  /// Takes the bits as they are.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The user's face, finger or passcode.
  public static let userPresence = Self(rawValue: 1 << 0)
  /// A face or finger, also one that is added later.
  public static let biometryAny = Self(rawValue: 1 << 1)
  /// A face or finger that is known when the item is added.
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  /// The passcode.
  public static let devicePasscode = Self(rawValue: 1 << 4)
  /// One of the others is enough.
  public static let or = Self(rawValue: 1 << 14)
  /// All of the others must hold.
  public static let and = Self(rawValue: 1 << 15)
  /// A private key is used without being read.
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  /// The app has a password of its own for the item; it is not asked for here.
  public static let applicationPassword = Self(rawValue: 1 << 31)

  var asksUser: Bool { !isDisjoint(with: [.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode]) }
  var takesPasscode: Bool {
    contains(.userPresence)
      || contains(.devicePasscode) && (contains(.or) || isDisjoint(with: [.biometryAny, .biometryCurrentSet]))
  }
}

/// Says who may read an item.
///
/// - Parameters:
///   - allocator: Is not read.
///   - protection: When the item can be read, as ``kSecAttrAccessibleWhenUnlocked``; kept.
///   - flags: What must hold for the user. The test answers for the user by `app.world.biometrics` of LocalAuthentication.
///   - error: Is never set.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  SecAccessControl(flags)
}
