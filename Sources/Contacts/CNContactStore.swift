import Foundation
import UnderstudyCore
import UnderstudyTime

/// What an app asks to see. Source: Apple's page "CNEntityType".
public enum CNEntityType: Int, Sendable { case contacts }

/// Whether an app may see contacts. Source: Apple's page "CNAuthorizationStatus".
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// The contacts of the device, which the test gives by `app.world.contacts`. Source: Apple's page "CNContactStore".
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Makes another way to the same contacts.
  public override init() {}

  /// What the user has decided.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    ContactState.current.question.status
  }

  /// Asks the user, unless that is decided.
  ///
  /// - Returns: True: a refusal is an error.
  /// - Throws: ``CNError`` of the code `authorizationDenied`.
  @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    guard [.authorized, .limited].contains(await ContactState.current.request()) else {
      throw CNError(.authorizationDenied)
    }
    return true
  }

  /// As ``requestAccess(for:)``.
  ///
  /// - Parameters:
  ///   - entityType: Contacts.
  ///   - completionHandler: Called outside of the main actor, with whether the user allows it.
  @preconcurrency open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task {
      do { completionHandler(try await requestAccess(for: entityType), nil) } catch { completionHandler(false, error) }
    }
  }

  // MARK: - Fetching

  /// The contacts that a predicate finds, in no order that is promised.
  ///
  /// - Parameters:
  ///   - predicate: One of `CNContact`'s; any other is an error.
  ///   - keys: What can be read of the contacts.
  /// - Throws: ``CNError``; without the user's leave its code is `authorizationDenied`.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try ContactState.current.contacts(matching: predicate, keys)
  }

  /// The contact of an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The contact's.
  ///   - keys: What can be read of the contact.
  /// - Throws: ``CNError``, with the code `recordDoesNotExist` where there is none.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    let predicate = CNContact.predicateForContacts(withIdentifiers: [identifier])
    guard let contact = try unifiedContacts(matching: predicate, keysToFetch: keys).first else {
      throw CNError(.recordDoesNotExist)
    }
    return contact
  }

  /// Runs a block for each contact that a request finds.
  ///
  /// - Parameters:
  ///   - fetchRequest: Which contacts, in which order, and what can be read of them.
  ///   - block: Sets its second parameter to true to end.
  /// - Throws: ``CNError``; without the user's leave its code is `authorizationDenied`.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    let found = try ContactState.current.contacts(matching: fetchRequest.predicate, fetchRequest.keysToFetch)
    var isOver: ObjCBool = false
    for contact in fetchRequest.sortOrder.sorted(found) {
      let given = fetchRequest.mutableObjects ? contact.mutableCopy() as? CNContact ?? contact : contact
      block(given, &isOver)
      if isOver.boolValue { return }
    }
  }

  /// Makes the changes of a request, all or none. Posts `CNContactStoreDidChange`.
  ///
  /// - Throws: ``CNError``, for example where a contact that is changed is not there.
  open func execute(_ saveRequest: CNSaveRequest) throws { try ContactState.current.execute(saveRequest) }

  /// The only container that there is.
  open func defaultContainerIdentifier() -> String { "default" }
}

extension NSNotification.Name {
  /// Posted when contacts have changed, by the app or by the test.
  public static let CNContactStoreDidChange = Self("CNContactStoreDidChangeNotification")
}

/// Which contacts are fetched. Source: Apple's page "CNContactFetchRequest".
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// One of `CNContact`'s predicates; nil for all contacts.
  open var predicate: NSPredicate?
  /// What can be read of the contacts.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether the contacts can change.
  open var mutableObjects = false
  /// Whether contacts of several accounts that are one person are one. Kept: there is one account.
  open var unifyResults = true
  /// The order; none at first.
  open var sortOrder = CNContactSortOrder.none

  /// Makes a request for all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of contacts, made by ``CNContactStore/execute(_:)``. Source: Apple's page "CNSaveRequest".
open class CNSaveRequest: NSObject, @unchecked Sendable {
  enum Change {
    case add(CNMutableContact)
    case update(CNMutableContact)
    case delete(CNMutableContact)
  }

  var changes: [Change] = []
  /// Who makes the changes, for the history of changes, which is not here. Kept.
  open var transactionAuthor: String?
  /// Whether the contacts of the request are fetched again. Kept.
  open var shouldRefetchContacts = true

  /// Makes a request without changes.
  public override init() {}

  /// Adds a contact.
  ///
  /// - Parameters:
  ///   - contact: The new contact.
  ///   - identifier: The container's: there is one.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append(.add(contact))
  }
  /// Saves the changes of a contact that was fetched.
  open func update(_ contact: CNMutableContact) { changes.append(.update(contact)) }
  /// Removes a contact.
  open func delete(_ contact: CNMutableContact) { changes.append(.delete(contact)) }
}

/// Why contacts could not be fetched or saved. Source: Apple's page "CNError".
public struct CNError: Error, Equatable, Sendable {
  /// A kind of error.
  public enum Code: Int, Sendable {
    /// The store could not be reached; never thrown here.
    case communicationError = 1
    /// The data could not be read or written; never thrown here.
    case dataAccessError = 2
    /// The user does not let the app use contacts, or has not been asked.
    case authorizationDenied = 100
    /// No account takes new contacts; never thrown here.
    case noAccessableWritableContainers = 101
    /// The app needs a special permission for a key; never thrown here.
    case unauthorizedKeys = 102
    /// The user has switched the feature off; never thrown here.
    case featureDisabledByUser = 103
    /// The device lacks the feature; never thrown here.
    case featureNotAvailable = 104
    /// There is no contact of the identifier.
    case recordDoesNotExist = 200
    /// The contact to add is there already.
    case insertedRecordAlreadyExists = 201
    /// The identifier is none of the store's; never thrown here.
    case recordIdentifierInvalid = 204
    /// The contact cannot be changed; never thrown here.
    case recordNotWritable = 205
    /// The predicate is not one that the store makes.
    case predicateInvalid = 400
  }

  /// The kind.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}
