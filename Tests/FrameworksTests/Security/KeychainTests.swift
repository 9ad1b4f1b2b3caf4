import LocalAuthentication
import Security
import SwiftUI
import Testing
import UIKit
import UnderstudyTesting

/// What apps have for the keychain, in the forms in which they write it.
private enum Keychain {
  static func save(_ password: String, account: String) -> OSStatus {
    let query =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "tea", kSecAttrAccount: account,
        kSecValueData: Data(password.utf8),
      ] as CFDictionary
    return SecItemAdd(query, nil)
  }

  static func change(_ password: String, account: String) -> OSStatus {
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "tea", kSecAttrAccount: account,
    ]
    return SecItemUpdate(query as CFDictionary, [kSecValueData: Data(password.utf8)] as CFDictionary)
  }

  static func read(_ account: String) -> (OSStatus, String?) {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tea",
      kSecAttrAccount as String: account,
      kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &item)
    return (status, (item as? Data).flatMap { String(data: $0, encoding: .utf8) })
  }

  static func accounts() -> [String] {
    var query = [String: AnyObject]()
    query[kSecClass as String] = kSecClassGenericPassword
    query[kSecMatchLimit as String] = kSecMatchLimitAll
    query[kSecReturnAttributes as String] = kCFBooleanTrue
    query[kSecReturnData as String] = kCFBooleanTrue
    var result: AnyObject?
    guard SecItemCopyMatching(query as CFDictionary, &result) == noError else { return [] }
    let items = result as? [[String: Any]] ?? []
    return items.map { item in
      let data = item[kSecValueData as String] as? Data ?? Data()
      return "\(item[kSecAttrAccount as String] as? String ?? "?"): \(String(data: data, encoding: .utf8) ?? "?")"
    }
  }

  private static let noError = errSecSuccess
}

private struct Login: View {
  @State private var status = "-"

  var body: some View {
    Text(status).accessibilityIdentifier("status")
    Button("Save") { status = "\(Keychain.save("green", account: "Emma"))" }
    Button("Change") { status = "\(Keychain.change("black", account: "Emma"))" }
    Button("Read") {
      let (code, password) = Keychain.read("Emma")
      status = "\(code) \(password ?? "nothing")"
    }
    Button("List") { status = Keychain.accounts().joined(separator: ", ") }
    Button("Delete") {
      status = "\(SecItemDelete([kSecClass: kSecClassGenericPassword, kSecAttrAccount: "Emma"] as CFDictionary))"
    }
    Button("Protect") {
      let control = SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, .biometryCurrentSet, nil)
      let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tea",
        kSecAttrAccount as String: "Emma",
        kSecAttrAccessControl as String: control as Any, kSecValueData as String: Data("oolong".utf8),
      ]
      status = "\(SecItemAdd(query as CFDictionary, nil))"
    }
  }
}

@MainActor
@Suite("The keychain")
struct KeychainTests {
  private func status(_ app: XCUIApplication, after button: String) -> String {
    app.buttons[button].tap()
    return app.staticTexts["status"].label
  }

  @Test("Passwords are added, found, changed and deleted, with a device's codes, and the event log names them")
  func passwords() {
    let app = XCUIApplication { Login() }
    #expect(status(app, after: "Read") == "-25300 nothing")
    #expect(status(app, after: "Change") == "-25300")
    #expect(status(app, after: "Save") == "0")
    #expect(status(app, after: "Save") == "-25299")
    #expect(status(app, after: "Read") == "0 green")
    #expect(status(app, after: "Change") == "0")
    #expect(status(app, after: "Read") == "0 black")
    #expect(app.world.keychain.items.map(\.password) == ["black"])
    #expect(status(app, after: "Delete") == "0")
    #expect(status(app, after: "Delete") == "-25300")
    #expect(app.world.keychain.items == [])
    #expect(
      app.events.of(.log).lines.first == "[Security] Change an item: The keychain does not have that item. (-25300)")
    #expect(app.events.of(.log).lines.contains("[Security] Add tea, Emma"))
  }

  @Test("A keychain lasts for all launches of a test, and a test fills it before the first")
  func launches() {
    let app = XCUIApplication { Login() }
    app.world.keychain.set("white", account: "Emma", service: "tea")
    app.world.keychain.set("yellow", account: "Noah", service: "coffee")
    app.world.keychain.set("rooibos", account: "Emma", service: "tea")
    #expect(status(app, after: "List") == "Emma: rooibos, Noah: yellow")
    app.terminate()
    app.launch()
    #expect(status(app, after: "Read") == "0 rooibos")
    app.world.keychain.removeAll()
    #expect(status(app, after: "Read") == "-25300 nothing")
  }

  @Test(
    "An item that is for the user alone asks by the test's answer",
    arguments: [
      (BiometricAnswer.succeeds, "0 oolong"), (.isCancelled, "-128 nothing"), (.fails, "-25293 nothing"),
      (.fallsBack, "-25293 nothing"), (.notEnrolled, "-25293 nothing"),
    ])
  func users(_ answer: BiometricAnswer, _ expected: String) {
    let app = XCUIApplication { Login() }
    app.world.biometrics = answer
    #expect(status(app, after: "Protect") == "0")
    #expect(status(app, after: "Read") == expected)
  }

  @Test("A test has all calls fail, as a locked device does")
  func failure() {
    let app = XCUIApplication { Login() }
    app.world.keychain.failure = errSecInteractionNotAllowed
    #expect(status(app, after: "Save") == "-25308")
    app.world.keychain.failure = nil
    #expect(status(app, after: "Save") == "0")
  }

  @Test("What does not fit is an error of its own, and changes nothing")
  func badInput() {
    var item: CFTypeRef?
    #expect(SecItemAdd([kSecAttrAccount: "Emma"] as CFDictionary, nil) == errSecParam)
    #expect(SecItemAdd([kSecClass: "tea"] as CFDictionary, nil) == errSecParam)
    #expect(
      SecItemAdd([kSecClass: kSecClassGenericPassword, kSecValueData: "text"] as CFDictionary, nil) == errSecParam)
    let reference = [kSecClass: kSecClassKey, kSecReturnRef: true] as CFDictionary
    #expect(SecItemCopyMatching(reference, &item) == errSecUnimplemented)
    #expect(SecItemCopyMatching([:] as CFDictionary, &item) == errSecParam)
    let negative = [kSecClass: kSecClassGenericPassword, kSecMatchLimit: -1] as CFDictionary
    #expect(SecItemCopyMatching(negative, &item) == errSecParam)
    #expect(item == nil)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) != nil)
    #expect(SecCopyErrorMessageString(-1, nil) as String? == "OSStatus -1")
  }

  @Test("Internet passwords differ by their server, and synchronized items are found where a search asks for them")
  func conditions() {
    func add(_ more: [String: Any]) -> OSStatus {
      let base: [String: Any] = [
        kSecClass as String: kSecClassInternetPassword, kSecAttrAccount as String: "Emma",
        kSecValueData as String: Data("x".utf8),
      ]
      return SecItemAdd(base.merging(more) { $1 } as CFDictionary, nil)
    }
    func count(_ more: [String: Any]) -> Int {
      let base: [String: Any] = [
        kSecClass as String: kSecClassInternetPassword, kSecMatchLimit as String: kSecMatchLimitAll,
        kSecReturnPersistentRef as String: true,
      ]
      var items: CFTypeRef?
      _ = SecItemCopyMatching(base.merging(more) { $1 } as CFDictionary, &items)
      return (items as? [Data])?.count ?? 0
    }
    let (server, port, synced) = (kSecAttrServer as String, kSecAttrPort as String, kSecAttrSynchronizable as String)
    #expect(add([server: "tea.example"]) == errSecSuccess)
    #expect(add([server: "tea.example", port: 8080]) == errSecSuccess)
    #expect(add([server: "tea.example", port: 8080]) == errSecDuplicateItem)
    #expect(add([server: "Coffee.example", synced: kCFBooleanTrue as Any]) == errSecSuccess)
    #expect(count([:]) == 2)
    #expect(count([port: 8080]) == 1)
    #expect(count([synced: true]) == 1)
    #expect(count([synced: kSecAttrSynchronizableAny]) == 3)
    #expect(count([server: "coffee.example", synced: kSecAttrSynchronizableAny]) == 0)
    let folded: [String: Any] = [
      server: "coffee.example", synced: kSecAttrSynchronizableAny, kSecMatchCaseInsensitive as String: true,
    ]
    #expect(count(folded) == 1)
  }

  @Test("An item that is added without a group is in the app's own, by which it is found")
  func ownGroup() throws {
    let app = XCUIApplication {
      Button("Ask") {
        let query: [String: Any] = [
          kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "group",
          kSecReturnAttributes as String: kCFBooleanTrue!,
        ]
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
        var answer: AnyObject?
        #expect(SecItemCopyMatching(query as CFDictionary, &answer) == errSecSuccess)
        let group = (answer as? [String: Any])?[kSecAttrAccessGroup as String] as? String
        #expect(group?.hasPrefix("UNDERSTUDY.") == true)
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecDuplicateItem)
        let byGroup = query.merging([kSecAttrAccessGroup as String: group ?? ""]) { _, new in new }
        #expect(SecItemCopyMatching(byGroup as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(byGroup as CFDictionary, nil) == errSecDuplicateItem)
      }
    }
    app.buttons["Ask"].tap()
  }

  @Test("Random bytes are written where they belong")
  func random() {
    var bytes = [UInt8](repeating: 0, count: 32)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 4)
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
  }
}
