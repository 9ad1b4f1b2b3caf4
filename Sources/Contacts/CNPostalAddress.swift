import Foundation

/// Where a contact lives. Source: Apple's page "CNPostalAddress".
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }

  fileprivate var values: Values

  /// Makes an empty address.
  public override init() { values = Values() }

  fileprivate init(_ values: Values) { self.values = values }

  /// The street with the number.
  open var street: String { values.street }
  /// The part of the town.
  open var subLocality: String { values.subLocality }
  /// The town.
  open var city: String { values.city }
  /// The county.
  open var subAdministrativeArea: String { values.subAdministrativeArea }
  /// The state.
  open var state: String { values.state }
  /// The code of the post.
  open var postalCode: String { values.postalCode }
  /// The country's name.
  open var country: String { values.country }
  /// The country's two letters.
  open var isoCountryCode: String { values.isoCountryCode }

  /// Makes an equal address that cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(values) }
  /// Makes an equal address that can change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }
  open override var hash: Int { values.hashValue }
}

/// An address that can change. Source: Apple's page "CNMutablePostalAddress".
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// Makes an empty address.
  public override init() { super.init() }
  fileprivate override init(_ values: Values) { super.init(values) }

  open override var street: String {
    get { values.street }
    set { values.street = newValue }
  }
  open override var subLocality: String {
    get { values.subLocality }
    set { values.subLocality = newValue }
  }
  open override var city: String {
    get { values.city }
    set { values.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { values.subAdministrativeArea }
    set { values.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { values.state }
    set { values.state = newValue }
  }
  open override var postalCode: String {
    get { values.postalCode }
    set { values.postalCode = newValue }
  }
  open override var country: String {
    get { values.country }
    set { values.country = newValue }
  }
  open override var isoCountryCode: String {
    get { values.isoCountryCode }
    set { values.isoCountryCode = newValue }
  }
}

/// How an address is written. Source: Apple's page "CNPostalAddressFormatterStyle".
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes addresses. Source: Apple's page "CNPostalAddressFormatter".
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// How an address is written.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// The address in lines: the street, then the town, the state and the code, then the country. The order of other countries than the
  /// United States is not here.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    return [postalAddress.street, town.joined(separator: " "), postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The address in lines.
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

  /// An address in lines; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }
}
