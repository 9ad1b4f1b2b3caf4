import Foundation

// What the keychain's functions report. Source: Apple's page "Security Framework Result Codes".

/// The call has done what it was asked to do.
public let errSecSuccess: OSStatus = 0
/// The call needs what is not here.
public let errSecUnimplemented: OSStatus = -4
/// A file cannot be read or written.
public let errSecIO: OSStatus = -36
/// The dictionary lacks a class, or a value has a type that does not fit.
public let errSecParam: OSStatus = -50
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// The user has cancelled the question.
public let errSecUserCanceled: OSStatus = -128
/// The call has a flag that does not fit.
public let errSecBadReq: OSStatus = -909
/// An error of the keychain itself.
public let errSecInternalComponent: OSStatus = -2070
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user is not who may read the item.
public let errSecAuthFailed: OSStatus = -25293
/// The keychain has an item with the same key: ``SecItemUpdate(_:_:)`` changes it.
public let errSecDuplicateItem: OSStatus = -25299
/// The search finds no item.
public let errSecItemNotFound: OSStatus = -25300
/// The call would ask the user, which is not allowed now, as on a locked device.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// Data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The app lacks the entitlement for the item.
public let errSecMissingEntitlement: OSStatus = -34018

private let messages: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecUnimplemented: "The function is not available.",
  errSecIO: "The file cannot be read or written.",
  errSecParam: "A parameter is not valid.",
  errSecAllocate: "There is not enough memory.",
  errSecUserCanceled: "The user has cancelled.",
  errSecBadReq: "The request is not valid.",
  errSecInternalComponent: "An internal part has failed.",
  errSecNotAvailable: "No keychain is available.",
  errSecAuthFailed: "The user could not be authenticated.",
  errSecDuplicateItem: "The keychain already has that item.",
  errSecItemNotFound: "The keychain does not have that item.",
  errSecInteractionNotAllowed: "The user may not be asked.",
  errSecDecode: "The data cannot be decoded.",
  errSecMissingEntitlement: "A required entitlement is missing.",
]

/// A text for a person who develops the app; its words are not a device's.
///
/// - Parameters:
///   - status: What a function has reported.
///   - reserved: Is not read.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  (messages[status] ?? "OSStatus \(status)") as NSString
}
