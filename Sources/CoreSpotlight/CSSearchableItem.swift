import Foundation
import UnderstudyWorld

/// The kind of the activity in which the user opens a found item. Source: Apple's page "CSSearchableItemActionType".
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the found item's identifier in that activity. Source: Apple's page "CSSearchableItemActivityIdentifier".
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of the activity in which the user continues a search in the app. Source: Apple's page "CSQueryContinuationActionType".
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the search's words in that activity. Source: Apple's page "CSSearchQueryString".
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something of the app that the user can search for. Source: Apple's page "CSSearchableItem".
///
/// A test finds it by `app.world.spotlight` once an index has it.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// Names the item among those of its app; an index replaces the item of the same name.
  open var uniqueIdentifier: String
  /// Names the group to which the item belongs; nil for none.
  open var domainIdentifier: String?
  /// The day on which the item leaves the index: a month after it was made, unless the app says otherwise.
  open var expirationDate: Date!
  /// What is known of the item.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Whether the index adds the attributes to those that it has; false replaces them.
  open var isUpdate = false

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: Names the item; nil for a name that no other item has.
  ///   - domainIdentifier: Names its group.
  ///   - attributeSet: What is known of it.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    expirationDate = SystemDate.now.addingTimeInterval(30 * 24 * 60 * 60)
  }

  /// The index has an item of its own: later changes of this one are not indexed.
  func copyForIndex() -> CSSearchableItem {
    let copy = CSSearchableItem(
      uniqueIdentifier: uniqueIdentifier, domainIdentifier: domainIdentifier,
      attributeSet: CSSearchableItemAttributeSet(copying: attributeSet))
    (copy.expirationDate, copy.isUpdate) = (expirationDate, isUpdate)
    return copy
  }

  /// The name and the group.
  open override var description: String { "\(uniqueIdentifier)\(domainIdentifier.map { " of \($0)" } ?? "")" }
}
