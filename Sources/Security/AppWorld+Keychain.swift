import Foundation
import UnderstudyTime
import UnderstudyWorld

/// An item of an app's keychain, as a test reads it.
public struct KeychainItem: Sendable, Equatable {
  /// The kind of item, as `kSecClassGenericPassword`.
  public let itemClass: String
  /// The user's account; empty if the item has none.
  public let account: String
  /// The service of a password, or the server of an internet password; empty if the item has none.
  public let service: String
  /// The secret.
  public let data: Data

  /// The secret as text, if it is one.
  public var password: String? { String(bytes: data, encoding: .utf8) }
}

extension AppWorld {
  /// What the app keeps in the device's keychain.
  public var keychain: Keychain { Keychain(world: self) }

  /// The keychain of an app. It is empty at first, and kept when the app ends, for all launches of the test.
  @preconcurrency @MainActor
  public struct Keychain {
    fileprivate let world: AppWorld

    private var state: KeychainState { world.part(KeychainState.self) }

    /// The items, in the order in which they were added.
    public var items: [KeychainItem] {
      world.control.settle()
      return state.read { state in
        state.items.map { item in
          func text(_ key: CFString) -> String? { item.attributes[key as String] as? String }
          return KeychainItem(
            itemClass: item.itemClass, account: text(kSecAttrAccount) ?? "",
            service: text(kSecAttrService) ?? text(kSecAttrServer) ?? "", data: item.data ?? Data())
        }
      }
    }

    /// Keeps a generic password, as an earlier version of the app might have done; replaces one of the same account and service.
    ///
    /// - Parameters:
    ///   - password: The secret.
    ///   - account: The user's account.
    ///   - service: The service, by which the app finds the password.
    public func set(_ password: String, account: String, service: String) {
      let key: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword as String, kSecAttrAccount as String: account,
        kSecAttrService as String: service,
      ]
      let data = Data(password.utf8)
      world.control.act("Keep a password of \(account)", at: nil) {
        let isThere = state.read { state in
          state.items.contains { KeychainQuery(key as NSDictionary)?.matches($0) ?? false }
        }
        if isThere {
          _ = state.update(key as NSDictionary, [kSecValueData as String: data] as NSDictionary)
        } else {
          _ = state.add(key.merging([kSecValueData as String: data]) { $1 } as NSDictionary)
        }
      }
    }

    /// Deletes all items.
    public func removeAll() {
      world.control.act("Empty the keychain", at: nil) { state.read { $0.items = [] } }
    }

    /// What all calls of the app report from now on, as `errSecInteractionNotAllowed` of a locked device; nil at first, so that they act.
    public var failure: OSStatus? {
      get { state.read { $0.failure } }
      nonmutating set { state.read { $0.failure = newValue } }
    }
  }
}
