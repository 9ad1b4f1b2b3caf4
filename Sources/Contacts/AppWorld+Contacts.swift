import Foundation
import UnderstudyCore
import UnderstudyPermissions
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// The contacts of the device, and whether the app may see them.
  public var contacts: Contacts { Contacts(world: self) }

  /// The contacts of the device, and whether the app may see them.
  ///
  /// At first there are none, and the user has not been asked. The picker needs no permission, as on a device.
  @preconcurrency @MainActor
  public struct Contacts {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: ContactState { world.part(ContactState.self) }

    /// All contacts, in the order in which they were added. What the app adds comes at the end.
    public var all: [CNContact] {
      get {
        control.settle()
        return state.all
      }
      nonmutating set {
        control.act("There are now \(newValue.count) contacts", at: nil) { state.replace(newValue) }
      }
    }

    /// Adds a person.
    ///
    /// - Parameters:
    ///   - givenName: The first name.
    ///   - familyName: The last name.
    ///   - phone: The number of a mobile phone; nil for none.
    ///   - email: An address of mail; nil for none.
    public func add(_ givenName: String, _ familyName: String = "", phone: String? = nil, email: String? = nil) {
      let contact = CNMutableContact()
      (contact.givenName, contact.familyName) = (givenName, familyName)
      if let phone {
        contact.phoneNumbers = [
          CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: phone))
        ]
      }
      if let email { contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: NSString(string: email))] }
      all += [contact]
    }

    /// Whether the app may see and change contacts. To set it answers the question that the app has asked, or will ask.
    public var authorization: CNAuthorizationStatus {
      get {
        control.settle()
        return state.question.status
      }
      nonmutating set {
        control.act("Contacts are now \(newValue)", at: nil) { state.question.decide(newValue) }
      }
    }
  }
}

/// The contacts, and whether the app may see them.
package final class ContactState: ProtectedPart {
  /// The number of `XCUIProtectedResource.contacts`.
  private static let resource = 1

  let question = PermissionQuestion(undecided: CNAuthorizationStatus.notDetermined)
  private let values = Guarded(unchecked: [CNContact]())

  package init() { ProtectedParts.register(Self.self, for: Self.resource) }

  package func forgetDecision() { question.forget() }

  func request() async -> CNAuthorizationStatus {
    await question.request(
      .init(
        "Contacts", title: "“\(SystemQuestion.nameOfApp)” Would Like to Access Your Contacts",
        key: "NSContactsUsageDescription", choices: [("Don’t Allow", .denied), ("Allow", .authorized)]))
  }

  /// All contacts as they are, whatever the user has decided.
  package var all: [CNContact] { values.withUncheckedLock { $0 } }

  func replace(_ contacts: [CNContact]) {
    values.withUncheckedLock { $0 = contacts.map(Self.kept) }
    notify()
  }

  /// A copy that the caller cannot change, with all properties.
  private static func kept(_ contact: CNContact) -> CNContact {
    CNContact(contact.identifier, contact.values, keys: nil)
  }

  private func notify() { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }

  // MARK: - What the app does

  private func checkAuthorization() throws {
    guard [.authorized, .limited].contains(question.status) else { throw CNError(.authorizationDenied) }
  }

  func contacts(matching predicate: NSPredicate?, _ keys: [any CNKeyDescriptor]) throws -> [CNContact] {
    try checkAuthorization()
    let own = predicate as? ContactPredicate
    guard predicate == nil || own != nil else { throw CNError(.predicateInvalid) }
    let names = keys.reduce(into: Set([CNContactIdentifierKey])) { $0.formUnion($1._keys) }
    return all.filter { own?.matches($0) ?? true }.map { CNContact($0.identifier, $0.values, keys: names) }
  }

  func execute(_ request: CNSaveRequest) throws {
    try checkAuthorization()
    let outcome = values.withUncheckedLock { all in
      Result { all = try request.changes.reduce(into: all) { try Self.make($1, &$0) } }
    }
    try outcome.get()
    for change in request.changes { log(change) }
    notify()
  }

  private static func make(_ change: CNSaveRequest.Change, _ all: inout [CNContact]) throws {
    func place(_ contact: CNContact) throws -> Int {
      guard let place = all.firstIndex(of: contact) else { throw CNError(.recordDoesNotExist) }
      return place
    }
    switch change {
    case .add(let contact):
      if all.contains(contact) { throw CNError(.insertedRecordAlreadyExists) }
      all.append(kept(contact))
    case .update(let contact): all[try place(contact)] = kept(contact)
    case .delete(let contact): all.remove(at: try place(contact))
    }
  }

  private func log(_ change: CNSaveRequest.Change) {
    let (verb, contact) =
      switch change {
      case .add(let contact): ("Add", contact)
      case .update(let contact): ("Change", contact)
      case .delete(let contact): ("Delete", contact)
      }
    let name = contact.shownName ?? contact.identifier
    LoggedEntry(category: "Contacts", text: "\(verb) \(name)").write(isOfApp: false)
  }
}

extension CNContact {
  /// The name that lists show, whatever was fetched; nil for none.
  package var shownName: String? {
    CNContactFormatter.string(from: CNContact(identifier, values, keys: nil), style: .fullName)
  }
}
