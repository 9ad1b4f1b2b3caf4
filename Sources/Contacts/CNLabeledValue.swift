import Foundation

/// One of several values of a contact, with its label. Source: Apple's page "CNLabeledValue".
public final class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying, @unchecked Sendable {
  /// Identifies the value in its contact.
  public let identifier: String
  /// A label of the system, such as ``CNLabelHome``, or one of the user's; nil for none.
  public let label: String?
  /// A number, an address or a text.
  public let value: ValueType

  /// Makes a value with a label.
  public convenience init(label: String?, value: ValueType) {
    self.init(identifier: UUID().uuidString, label: label, value: value)
  }

  private init(identifier: String, label: String?, value: ValueType) {
    (self.identifier, self.label, self.value) = (identifier, label, value)
  }

  /// Makes a value with another label, which has the identifier of this one.
  public func settingLabel(_ label: String?) -> Self { Self(identifier: identifier, label: label, value: value) }
  /// Another value with the same label.
  public func settingValue(_ value: ValueType) -> Self { Self(identifier: identifier, label: label, value: value) }
  /// Another label and value in the same place.
  public func settingLabel(_ label: String?, value: ValueType) -> Self {
    Self(identifier: identifier, label: label, value: value)
  }

  /// What the user sees of a label: `home` for ``CNLabelHome``.
  public class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    let name = label.dropFirst(4).dropLast(4)
    // HomePage becomes home page, and HomeFAX home fax.
    return zip(" \(name)", name).reduce(into: "") { text, pair in
      if pair.1.isUppercase, pair.0.isLowercase { text += " " }
      text += pair.1.lowercased()
    }
  }

  /// This value, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Self else { return false }
    return identifier == other.identifier && label == other.label && value.isEqual(other.value)
  }

  public override var hash: Int { identifier.hashValue }
}

/// The label of what belongs to the home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of what belongs to the work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of what belongs to a school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of anything else.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of an address of iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a page about the contact.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of the main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of a fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of a fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of a pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
