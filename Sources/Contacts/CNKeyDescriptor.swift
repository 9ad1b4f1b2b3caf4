import Foundation

/// Names what a fetch gives of a contact: a key such as ``CNContactGivenNameKey``, or what a formatter needs. Source: Apple's page
/// "CNKeyDescriptor".
public protocol CNKeyDescriptor {
  /// The keys that it stands for.
  var _keys: Set<String> { get }
}

extension String: CNKeyDescriptor {
  public var _keys: Set<String> { [self] }
}

extension NSString: CNKeyDescriptor {
  public var _keys: Set<String> { [self as String] }
}

/// The keys that a formatter needs.
struct KeyList: CNKeyDescriptor {
  let _keys: Set<String>
}

/// The key of a contact's identifier, which a fetch always gives.
public let CNContactIdentifierKey = "identifier"
/// The key of ``CNContact/contactType``.
public let CNContactTypeKey = "contactType"
/// The key of ``CNContact/namePrefix``.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of ``CNContact/givenName``.
public let CNContactGivenNameKey = "givenName"
/// The key of ``CNContact/middleName``.
public let CNContactMiddleNameKey = "middleName"
/// The key of ``CNContact/familyName``.
public let CNContactFamilyNameKey = "familyName"
/// The key of ``CNContact/previousFamilyName``.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of ``CNContact/nameSuffix``.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of ``CNContact/nickname``.
public let CNContactNicknameKey = "nickname"
/// The key of ``CNContact/organizationName``.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of ``CNContact/departmentName``.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of ``CNContact/jobTitle``.
public let CNContactJobTitleKey = "jobTitle"
/// The key of ``CNContact/birthday``.
public let CNContactBirthdayKey = "birthday"
/// The key of ``CNContact/note``.
public let CNContactNoteKey = "note"
/// The key of ``CNContact/imageData``.
public let CNContactImageDataKey = "imageData"
/// The key of ``CNContact/thumbnailImageData``.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of ``CNContact/imageDataAvailable``.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of ``CNContact/phoneNumbers``.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of ``CNContact/emailAddresses``.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of ``CNContact/postalAddresses``.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of ``CNContact/urlAddresses``.
public let CNContactUrlAddressesKey = "urlAddresses"
