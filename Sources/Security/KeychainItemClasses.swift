import Foundation

// The classes of items. Source: Apple's page "Item class keys and values".

/// The key of an item's class, which each call names.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A password, with ``kSecAttrAccount`` and ``kSecAttrService``.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// The password of a server, with ``kSecAttrAccount`` and ``kSecAttrServer``.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// A certificate, kept as its data.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// A key of cryptography, kept as its data.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// A certificate with its key, kept as its data.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
