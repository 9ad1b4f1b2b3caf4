import Foundation
import Understudy

/// How a contact's name is written. Source: Apple's page "CNContactFormatterStyle".
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Which name comes first. Source: Apple's page "CNContactDisplayNameOrder".
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }

/// Writes names of contacts. Source: Apple's page "CNContactFormatter".
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// How a name is written; phonetic names are not here.
  open var style = CNContactFormatterStyle.fullName

  /// What a fetch must give for names of a style.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    KeyList(_keys: required)
  }

  private static let required: Set<String> = [
    CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
  ]

  /// The whole name; that of the organization for an organization and for a person without a name. Nil where there is neither.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    guard style == .fullName else { return nil }
    let organization = contact.organizationName
    if contact.contactType == .organization, !organization.isEmpty { return organization }
    let name = PersonNameComponentsFormatter.localizedString(from: components(contact), style: .long, options: [])
    if !name.isEmpty { return name }
    return [contact.nickname, organization].first { !$0.isEmpty }
  }

  private static func components(_ contact: CNContact) -> PersonNameComponents {
    var name = PersonNameComponents()
    func value(_ text: String) -> String? { text.isEmpty ? nil : text }
    (name.namePrefix, name.givenName) = (value(contact.namePrefix), value(contact.givenName))
    (name.middleName, name.familyName) = (value(contact.middleName), value(contact.familyName))
    name.nameSuffix = value(contact.nameSuffix)
    return name
  }

  /// The first name comes first.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  /// A space.
  open class func delimiter(for contact: CNContact) -> String { " " }

  /// The whole name in the formatter's style.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// The whole name of a contact; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }
}

extension CNContactSortOrder {
  /// Contacts in this order; the user's is by the last name.
  func sorted(_ contacts: [CNContact]) -> [CNContact] {
    guard self != .none else { return contacts }
    let keys = [CNContactFamilyNameKey, CNContactGivenNameKey]
    func place(_ contact: CNContact) -> String {
      let names = (self == .givenName ? keys.reversed() : keys).compactMap { contact.values.texts[$0] }
      let name = names.filter { !$0.isEmpty }.joined(separator: " ")
      return (name.isEmpty ? contact.shownName ?? "" : name).lowercased()
    }
    return contacts.map { ($0, place($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}
