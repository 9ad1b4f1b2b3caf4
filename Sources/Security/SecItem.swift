import Foundation

// The keychain's functions. Each app of a test has a keychain of its own, which lasts for all its launches: `app.world.keychain`.
// Source: Apple's page "Keychain items".

/// Adds an item.
///
/// - Parameters:
///   - attributes: Its class, what describes it, its data, and what to give back.
///   - result: Gets what the dictionary asks for.
/// - Returns: Zero; ``errSecDuplicateItem`` if there is one with the same account and service, or what else is its key;
///   ``errSecParam`` if the class is missing.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let (status, answer) = KeychainState.current.add(attributes)
  if let answer { result?.pointee = answer as AnyObject }
  return status
}

/// Finds items.
///
/// - Parameters:
///   - query: The class, what describes the items, and what to give back: nothing, data, a dictionary, or an array of these.
///   - result: Gets what the dictionary asks for.
/// - Returns: Zero; ``errSecItemNotFound``; or why the user has not let the app read the item.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let (status, answer) = KeychainState.current.copy(query)
  if let answer { result?.pointee = answer as AnyObject }
  return status
}

/// Changes all items that a search finds.
///
/// - Parameters:
///   - query: The class, and what describes the items.
///   - attributesToUpdate: The new values, the data among them; no class.
/// - Returns: Zero; ``errSecItemNotFound``; ``errSecDuplicateItem`` if an item would get the key of another, and then nothing is changed.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  KeychainState.current.update(query, attributesToUpdate)
}

/// Deletes all items that a search finds.
///
/// - Parameter query: The class, and what describes the items; all of the class without that.
/// - Returns: Zero, or ``errSecItemNotFound``.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { KeychainState.current.delete(query) }
