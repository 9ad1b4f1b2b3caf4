import Foundation

/// One item of the keychain, as it is kept.
struct KeychainItemRecord {
  /// Its number, which a persistent reference holds.
  let number: Int
  let itemClass: String
  /// What describes it, by the system's names.
  var attributes: [String: Any]
  var data: Data?

  /// The attributes that no two items of a class have in common. Source: Apple's page "errSecDuplicateItem".
  private nonisolated(unsafe) static let keys: [String: [CFString]] = [
    kSecClassGenericPassword as String: [kSecAttrAccount, kSecAttrService],
    kSecClassInternetPassword as String: [
      kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
      kSecAttrPort,
      kSecAttrPath,
    ],
    kSecClassKey as String: [kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrKeyClass],
    kSecClassCertificate as String: [kSecAttrLabel],
    kSecClassIdentity as String: [kSecAttrLabel],
  ]

  static func isClass(_ name: String) -> Bool { keys[name] != nil }

  /// Whether both would be one item.
  func isSame(as other: Self) -> Bool {
    guard itemClass == other.itemClass else { return false }
    return ((Self.keys[itemClass] ?? []) + [kSecAttrAccessGroup, kSecAttrSynchronizable]).allSatisfy { key in
      switch (attributes[key as String], other.attributes[key as String]) {
      case (nil, nil): true
      case (let own?, let its?): KeychainValue.isEqual(own, its)
      case (let only?, nil), (nil, let only?): KeychainValue.isEmpty(only)
      }
    }
  }

  /// The group of items that are added without one: the app's own, as its identifier with the prefix of a team. Source: Apple's page
  /// "Sharing access to keychain items among a collection of apps".
  static var ownGroup: String { "UNDERSTUDY." + (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName) }

  /// By what a later launch finds it.
  var reference: Data { Data("keychain item \(number)".utf8) }

  /// The words for it in the event log, without its data.
  var title: String {
    let names = [kSecAttrService, kSecAttrServer, kSecAttrAccount, kSecAttrApplicationTag, kSecAttrLabel]
      .compactMap { attributes[$0 as String] as? String }
    return names.isEmpty ? "an item" : names.joined(separator: ", ")
  }
}

/// Compares what describes items.
enum KeychainValue {
  static func isEqual(_ one: Any, _ other: Any, isCaseInsensitive: Bool = false) -> Bool {
    if isCaseInsensitive, let one = one as? String, let other = other as? String {
      return one.caseInsensitiveCompare(other) == .orderedSame
    }
    // A tag is a text of some callers and data of others.
    if let one = one as? Data, let other = other as? String { return one == Data(other.utf8) }
    if let one = one as? String, let other = other as? Data { return Data(one.utf8) == other }
    return (one as AnyObject as? NSObject)?.isEqual(other as AnyObject as? NSObject) ?? false
  }

  static func isEmpty(_ value: Any) -> Bool {
    (value as? String)?.isEmpty ?? (value as? Data)?.isEmpty ?? ((value as? NSNumber) == 0)
  }
}
