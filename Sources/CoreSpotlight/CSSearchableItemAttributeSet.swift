import Foundation
import Understudy

/// What is known of an item. Source: Apple's page "CSSearchableItemAttributeSet".
///
/// A search looks at ``title``, ``displayName``, ``alternateNames``, ``contentDescription``, ``textContent``, ``keywords``, ``subject``
/// and ``authorNames``; the others are kept.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  private var values: [String: Any] = [:]

  /// Makes a set for a kind of data.
  public init(contentType: UTType) {
    super.init()
    self.contentType = contentType.identifier
  }

  /// Makes a set for a kind of data by its identifier.
  public init(itemContentType: String) {
    super.init()
    contentType = itemContentType
  }

  init(copying other: CSSearchableItemAttributeSet) { values = other.values }

  /// Takes what another set has; nil there leaves this one as it is.
  func add(_ other: CSSearchableItemAttributeSet) { values.merge(other.values) { $1 } }

  private subscript<Value>(name: String) -> Value? {
    get { values[name] as? Value }
    set { values[name] = newValue }
  }

  /// Sets the value of the app's own key. A search does not look at it.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    values["custom \(key.keyName)"] = value
  }

  /// The value of the app's own key.
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    values["custom \(key.keyName)"] as? any NSSecureCoding
  }

  /// What a search looks at.
  var searched: [String] {
    [title, displayName, contentDescription, textContent, subject].compactMap(\.self) + (keywords ?? [])
      + (alternateNames ?? []) + (authorNames ?? [])
  }
}

extension CSSearchableItemAttributeSet {
  /// The identifier of the kind of data.
  public var contentType: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The kinds of data to which it conforms, by their identifiers.
  public var contentTypeTree: [String]? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The first line of a result.
  public var title: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The first line of a result, where it differs from the title.
  public var displayName: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// Other names of the item.
  public var alternateNames: [String]? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The second line of a result.
  public var contentDescription: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The text of the item.
  public var textContent: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The text of the item as a page.
  public var htmlContentData: Data? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// Words by which it is found, too.
  public var keywords: [String]? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// What it is about.
  public var subject: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// What it belongs to.
  public var theme: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The file with the picture of a result.
  public var thumbnailURL: URL? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The picture of a result.
  public var thumbnailData: Data? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// Another identifier of the item, as that of the activity in which it was seen.
  public var relatedUniqueIdentifier: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// Another identifier, that lasts.
  public var identifier: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The group of the item.
  public var domainIdentifier: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The file of the item.
  public var contentURL: URL? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The address of the item.
  public var url: URL? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// How large the file is, in bytes.
  public var fileSize: NSNumber? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// How important the item is among those of the app, from 0 to 100.
  public var rankingHint: NSNumber? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// When the item was made.
  public var contentCreationDate: Date? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// When it was changed.
  public var contentModificationDate: Date? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// When the user saw it last.
  public var lastUsedDate: Date? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// When it was added.
  public var addedDate: Date? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// When it is due.
  public var dueDate: Date? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// When it begins.
  public var startDate: Date? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// When it ends.
  public var endDate: Date? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// When it was done.
  public var completionDate: Date? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// Who wrote it.
  public var authorNames: [String]? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The addresses of those who wrote it.
  public var authorEmailAddresses: [String]? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The addresses of those who are meant.
  public var emailAddresses: [String]? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// Numbers to call.
  public var phoneNumbers: [String]? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// Whether a result has a button to call.
  public var supportsPhoneCall: NSNumber? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// Whether a result has a button for the way there.
  public var supportsNavigation: NSNumber? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The degrees of latitude of the place.
  public var latitude: NSNumber? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The degrees of longitude of the place.
  public var longitude: NSNumber? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The name of the place.
  public var namedLocation: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The city.
  public var city: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The country.
  public var country: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The street and its number.
  public var thoroughfare: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The postal code.
  public var postalCode: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// How long it lasts, in seconds.
  public var duration: NSNumber? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// How good it is, from 0 to 5.
  public var rating: NSNumber? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// What the rating means.
  public var ratingDescription: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// What is said about it.
  public var comment: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// Who made it.
  public var creator: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// What kind of thing it is, for the user.
  public var kind: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The kind of a work.
  public var genre: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// The work to which it belongs.
  public var album: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
  /// Who plays.
  public var artist: String? {
    get { self[#function] }
    set { self[#function] = newValue }
  }
}

/// A key of the app's own. Source: Apple's page "CSCustomAttributeKey".
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  /// The name of the key.
  public let keyName: String
  /// Whether a search looks at the value. Kept, without effect.
  public let isSearchable: Bool
  /// Whether a search only compares the value. Kept, without effect.
  public let isUnique: Bool
  /// Whether the value is several ones. Kept, without effect.
  public let isMultiValued: Bool

  /// Makes a key; nil for a name that is not made of letters, digits and underscores, or begins with a digit.
  public init?(
    keyName: String, searchable: Bool = true, searchableByDefault: Bool = false, unique: Bool = false,
    multiValued: Bool = false
  ) {
    let isName = keyName.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard isName, let first = keyName.first, !first.isNumber else { return nil }
    (self.keyName, isSearchable, isUnique, isMultiValued) = (keyName, searchable, unique, multiValued)
  }
}
