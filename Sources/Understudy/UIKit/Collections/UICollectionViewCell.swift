import Foundation

/// A header, a footer or a cell of a collection. Source: Apple's page "UICollectionReusableView".
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// What views of one kind are known by.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Called before a view is used again, which views are not here.
  open func prepareForReuse() {}

  /// Holds the views that are shown.
  var shownViews: UIView { self }
  var shownConfiguration: (any UIContentConfiguration)? { nil }
}

/// An item of a collection: a configuration, or views of its own. Source: Apple's page "UICollectionViewCell".
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Holds the item's own views.
  public let contentView = UIView()
  /// What the item shows in place of views.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind the item. Kept, without effect.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the item is selected, when the cell is made.
  open var isSelected = false
  /// Whether a finger is on the item: never here.
  open var isHighlighted = false
  /// A view behind the content, which is kept without becoming a subview.
  open var backgroundView: UIView?
  /// A view behind the content of a selected item, which is kept without becoming a subview.
  open var selectedBackgroundView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Changes the content for a state. Not called.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Asks for ``updateConfiguration(using:)``; without effect.
  open func setNeedsUpdateConfiguration() {}

  override var shownViews: UIView { contentView }
  override var shownConfiguration: (any UIContentConfiguration)? { contentConfiguration }
}

/// An item of a collection that looks like a list. Source: Apple's page "UICollectionViewListCell".
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What is shown at the ends. Kept, without effect.
  open var accessories: [UICellAccessory] = []
  /// How far the content is moved, in steps. Kept, without effect.
  open var indentationLevel = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// A configuration to be filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What is shown at the end of an item. Source: Apple's page "UICellAccessory".
public struct UICellAccessory: Sendable {
  /// What it is.
  let kind: String
  /// An arrow.
  public static func disclosureIndicator() -> Self { Self(kind: "disclosureIndicator") }
  /// A mark.
  public static func checkmark() -> Self { Self(kind: "checkmark") }
  /// A button with an i.
  public static func detail() -> Self { Self(kind: "detail") }
  /// A text.
  public static func label(text: String) -> Self { Self(kind: text) }
}

/// What is behind an item. Source: Apple's page "UIBackgroundConfiguration".
public struct UIBackgroundConfiguration: Sendable {
  /// The color; nil for that of the style.
  public var backgroundColor: UIColor?
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// Nothing.
  public static func clear() -> Self { Self() }
  /// The background of a row of a list.
  public static func listPlainCell() -> Self { Self() }
  /// The background of a row of a list in groups.
  public static func listGroupedCell() -> Self { Self() }
  /// The background of a row of a list, by where it is.
  public static func listCell() -> Self { Self() }
}

/// Makes views of a class that is known only at run time, as ``NSObjectMaking`` makes objects: the initializer is not `required`, so that
/// subclasses override it as they do elsewhere.
enum ReusableMaking {
  @MainActor @inline(never)
  static func make<Made: UICollectionReusableView>(_ type: Made.Type) -> Made {
    let made = unsafeBitCast(type, to: RequiringReusable.Type.self).init(frame: .zero)
    return unsafeDowncast(made, to: Made.self)
  }
}

private class RequiringReusable: UICollectionReusableView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

/// Keeps the call above a call by the method table: the class it names has descendants.
private final class FurtherRequiringReusable: RequiringReusable {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}
