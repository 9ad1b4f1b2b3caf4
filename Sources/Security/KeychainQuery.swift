import Foundation
import LocalAuthentication

/// What a call asks of the keychain.
struct KeychainQuery {
  let itemClass: String
  /// The conditions, or what a new item is described by.
  let attributes: [String: Any]
  let data: Data?
  let limit: Int
  private let values: [String: Any]

  /// Reads a dictionary; nil if it has no class of items, or if a value does not fit.
  init?(_ dictionary: CFDictionary) {
    guard let values = Self.values(of: dictionary), let name = values[kSecClass as String] as? String,
      KeychainItemRecord.isClass(name)
    else { return nil }
    self.values = values
    itemClass = name
    if let value = values[kSecValueData as String] {
      guard let data = value as? Data else { return nil }
      self.data = data
    } else {
      data = nil
    }
    attributes = values.filter { !Self.isInstruction($0.key) }
    switch values[kSecMatchLimit as String] {
    case nil: limit = 1
    case let text as String: limit = text == kSecMatchLimitAll as String ? .max : 1
    case let number as NSNumber: limit = number.intValue
    default: return nil
    }
    guard limit > 0 else { return nil }
  }

  /// A dictionary with the texts of its keys.
  static func values(of dictionary: CFDictionary) -> [String: Any]? { dictionary as? [String: Any] }

  /// Whether a key says what to do, and does not describe an item.
  static func isInstruction(_ key: String) -> Bool {
    key == kSecClass as String || key == kSecUseDataProtectionKeychain as String
      || ["m_", "r_", "u_", "v_"].contains { key.hasPrefix($0) }
  }

  private func holds(_ key: CFString) -> Bool { (values[key as String] as? NSNumber)?.boolValue ?? false }

  var returnsData: Bool { holds(kSecReturnData) }
  var returnsAttributes: Bool { holds(kSecReturnAttributes) }
  var returnsReference: Bool { holds(kSecReturnPersistentRef) }
  /// Whether it is about objects for keys and certificates.
  var needsObjects: Bool { holds(kSecReturnRef) || values[kSecValueRef as String] != nil }
  var isMany: Bool { limit > 1 }
  var skipsQuestions: Bool {
    values[kSecUseAuthenticationUI as String] as? String == kSecUseAuthenticationUISkip as String
  }

  func matches(_ item: KeychainItemRecord) -> Bool {
    guard item.itemClass == itemClass else { return false }
    if let reference = values[kSecValuePersistentRef as String] as? Data, reference != item.reference { return false }
    let isSynchronized = item.attributes[kSecAttrSynchronizable as String] as? NSNumber ?? 0
    switch attributes[kSecAttrSynchronizable as String] {
    case nil: if isSynchronized.boolValue { return false }
    case let number as NSNumber: if number.boolValue != isSynchronized.boolValue { return false }
    default: break
    }
    let ignored = [kSecAttrSynchronizable, kSecAttrAccessControl].map { $0 as String }
    return attributes.allSatisfy { key, value in
      ignored.contains(key)
        || item.attributes[key].map {
          KeychainValue.isEqual($0, value, isCaseInsensitive: holds(kSecMatchCaseInsensitive))
        } ?? false
    }
  }

  /// Asks the user, if the item is for the user alone.
  ///
  /// - Returns: Success, or why the app does not get the data.
  func permission(for item: KeychainItemRecord) -> OSStatus {
    guard let control = item.attributes[kSecAttrAccessControl as String] as? SecAccessControl, control.flags.asksUser
    else { return errSecSuccess }
    let context = values[kSecUseAuthenticationContext as String] as? LAContext ?? LAContext()
    if values[kSecUseAuthenticationUI as String] as? String == kSecUseAuthenticationUIFail as String {
      return errSecInteractionNotAllowed
    }
    do {
      try context.evaluate(
        control.flags.takesPasscode ? .deviceOwnerAuthentication : .deviceOwnerAuthenticationWithBiometrics,
        values[kSecUseOperationPrompt as String] as? String ?? context.localizedReason)
      return errSecSuccess
    } catch let error as LAError {
      return switch error.code {
      case .userCancel: errSecUserCanceled
      case .notInteractive: errSecInteractionNotAllowed
      default: errSecAuthFailed
      }
    } catch {
      return errSecAuthFailed
    }
  }

  /// What a call gives back of an item; nil if it asks for nothing.
  func answer(for item: KeychainItemRecord) -> Any? {
    if returnsAttributes || returnsData && returnsReference {
      var values = returnsAttributes ? item.attributes : [:]
      values[kSecClass as String] = item.itemClass
      if returnsData { values[kSecValueData as String] = item.data ?? Data() }
      if returnsReference { values[kSecValuePersistentRef as String] = item.reference }
      return values
    }
    if returnsData { return item.data ?? Data() }
    return returnsReference ? item.reference : nil
  }
}
