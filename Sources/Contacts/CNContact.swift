import Foundation
import UnderstudyCore

/// What a contact is. Source: Apple's page "CNContactType".
public enum CNContactType: Int, Sendable { case person, organization }

/// In which order contacts come. Source: Apple's page "CNContactSortOrder".
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A person or an organization of the user's. Source: Apple's page "CNContact".
///
/// A fetch gives what its keys name. To read anything else stops the app on a device, and fails the test here.
open class CNContact: NSObject, NSCopying, NSMutableCopying, Identifiable, @unchecked Sendable {
  struct Values {
    var type = CNContactType.person
    /// The texts by their keys.
    var texts: [String: String] = [:]
    var birthday: DateComponents?
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
  }

  /// Identifies the contact on the device.
  public let identifier: String
  var values: Values
  /// What can be read; nil for all.
  let keys: Set<String>?

  /// Makes an empty contact.
  public override init() { (identifier, values, keys) = (UUID().uuidString, Values(), nil) }

  init(_ identifier: String, _ values: Values, keys: Set<String>?) {
    (self.identifier, self.values, self.keys) = (identifier, values, keys)
  }

  /// The identifier again.
  public var id: String { identifier }

  // MARK: - What can be read

  /// Whether a property was fetched.
  open func isKeyAvailable(_ key: String) -> Bool { keys?.contains(key) ?? true }

  /// Whether all that some descriptors stand for was fetched.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    keyDescriptors.allSatisfy { $0._keys.allSatisfy(isKeyAvailable) }
  }

  func read<Value>(_ key: String, _ value: Value) -> Value {
    if !isKeyAvailable(key) {
      RuntimeLog.fail(
        .framework,
        "CNContact: the property '\(key)' was not requested when the contact was fetched. Add its key to keysToFetch.")
    }
    return value
  }

  func text(_ key: String) -> String { read(key, values.texts[key] ?? "") }

  // MARK: - Properties

  /// Whether it is a person or an organization.
  open var contactType: CNContactType { read(CNContactTypeKey, values.type) }
  /// Such as "Dr.".
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  /// The first name.
  open var givenName: String { text(CNContactGivenNameKey) }
  /// The name between the first and the last.
  open var middleName: String { text(CNContactMiddleNameKey) }
  /// The last name.
  open var familyName: String { text(CNContactFamilyNameKey) }
  /// The last name before a marriage.
  open var previousFamilyName: String { text(CNContactPreviousFamilyNameKey) }
  /// Such as "Jr.".
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  /// What friends say.
  open var nickname: String { text(CNContactNicknameKey) }
  /// The company.
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  /// The part of the company.
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  /// The work.
  open var jobTitle: String { text(CNContactJobTitleKey) }
  /// What the user has written about the contact.
  open var note: String { text(CNContactNoteKey) }
  /// The day of birth, perhaps without a year.
  open var birthday: DateComponents? { read(CNContactBirthdayKey, values.birthday) }
  /// The picture.
  open var imageData: Data? { read(CNContactImageDataKey, values.imageData) }
  /// The picture again: it is not made smaller.
  open var thumbnailImageData: Data? { read(CNContactThumbnailImageDataKey, values.imageData) }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { read(CNContactImageDataAvailableKey, values.imageData != nil) }
  /// Numbers of phones.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { read(CNContactPhoneNumbersKey, values.phoneNumbers) }
  /// Addresses of mail.
  open var emailAddresses: [CNLabeledValue<NSString>] { read(CNContactEmailAddressesKey, values.emailAddresses) }
  /// Where the contact lives and works.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    read(CNContactPostalAddressesKey, values.postalAddresses)
  }
  /// Pages on the web.
  open var urlAddresses: [CNLabeledValue<NSString>] { read(CNContactUrlAddressesKey, values.urlAddresses) }

  // MARK: - Copies

  /// Makes a copy with the contact's identifier that cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(identifier, values, keys: keys) }
  /// Makes a copy with the contact's identifier that can change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(identifier, values, keys: keys) }

  /// A contact is another object of the same identifier.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }

  /// A property's name for the user; the key itself for one that is not known.
  open class func localizedString(forKey key: String) -> String { ContactTitles.titles[key] ?? key }
}

/// What the user calls the properties of a contact.
private enum ContactTitles {
  static let titles = [
    CNContactNamePrefixKey: "prefix", CNContactGivenNameKey: "first name", CNContactMiddleNameKey: "middle name",
    CNContactFamilyNameKey: "last name", CNContactNameSuffixKey: "suffix", CNContactNicknameKey: "nickname",
    CNContactOrganizationNameKey: "company", CNContactDepartmentNameKey: "department",
    CNContactJobTitleKey: "job title",
    CNContactNoteKey: "note", CNContactBirthdayKey: "birthday", CNContactPhoneNumbersKey: "phone",
    CNContactEmailAddressesKey: "email", CNContactPostalAddressesKey: "address", CNContactUrlAddressesKey: "URL",
  ]
}
