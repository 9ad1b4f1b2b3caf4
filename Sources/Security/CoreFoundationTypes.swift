import Foundation

// What the keychain's functions take, as Core Foundation names it. Source: Apple's page "Core Foundation".

/// A dictionary, as Core Foundation has it: `query as CFDictionary`.
public typealias CFDictionary = NSDictionary
/// A text, as Core Foundation has it: `kSecClass as String`.
public typealias CFString = NSString
/// Bytes, as Core Foundation has them.
public typealias CFData = NSData
/// A truth value, as Core Foundation has it.
public typealias CFBoolean = NSNumber
/// An error, as Core Foundation has it.
public typealias CFError = NSError
/// Any object, as Core Foundation has it: `item as? Data`.
public typealias CFTypeRef = AnyObject
/// What a function of the system reports: zero for success.
public typealias OSStatus = Int32

/// Where Core Foundation has memory from.
public final class CFAllocator: Sendable {}

/// The memory of the process.
public let kCFAllocatorDefault: CFAllocator? = nil
/// The truth value that holds.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The truth value that does not hold.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
