/// What a text field is filled in with.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name by which the system stores the type.
  public let rawValue: String
  /// Makes a type of a stored name. No field is filled in here, whatever its type is.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = Self(rawValue: "name")
  /// A title before a name, such as "Dr.".
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  /// A person's first name.
  public static let givenName = Self(rawValue: "given-name")
  /// A name between the first and the last.
  public static let middleName = Self(rawValue: "additional-name")
  /// A person's last name.
  public static let familyName = Self(rawValue: "family-name")
  /// What follows a name, such as "Jr.".
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  /// The name that friends use.
  public static let nickname = Self(rawValue: "nickname")
  /// A person's position at work.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// The name of a company or another organization.
  public static let organizationName = Self(rawValue: "organization")
  /// A place of any kind, such as an address or a sight.
  public static let location = Self(rawValue: "location")
  /// Street and number, on as many lines as they need.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The first line of street and number.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of street and number, such as the floor.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = Self(rawValue: "address-level2")
  /// The state or province of an address.
  public static let addressState = Self(rawValue: "address-level1")
  /// City and state of an address in one field.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a city, such as a district.
  public static let sublocality = Self(rawValue: "address-level3")
  /// The name of a country, not its code.
  public static let countryName = Self(rawValue: "country-name")
  /// The postal code of an address.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A telephone number, that of the country included.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An email address.
  public static let emailAddress = Self(rawValue: "email")
  /// The address of a page.
  public static let URL = Self(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// The password of an account that exists already.
  public static let password = Self(rawValue: "password")
  /// The password of an account that the user makes.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code for one login, as it comes by message.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// A date, a time, or both.
  public static let dateTime = Self(rawValue: "date-time")
  /// A person's date of birth.
  public static let birthdate = Self(rawValue: "bday")
}
