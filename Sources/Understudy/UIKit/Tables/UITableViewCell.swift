import Foundation

/// A row of UIKit's table: texts, a picture, and views of its own. Source: Apple's page "UITableViewCell".
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Where the texts of a row are.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// The looks of a row that is chosen.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What is shown at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What the user does to a row of a table that is edited.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// What cells of one kind are known by.
  public let reuseIdentifier: String?
  let cellStyle: CellStyle
  /// How the row looks while it is selected; initially ``SelectionStyle/default``.
  open var selectionStyle = SelectionStyle.default
  /// A view behind the content of a selected row, which is kept without becoming a subview.
  open var selectedBackgroundView: UIView?
  /// What is shown at the end of the row. Kept, without effect.
  open var accessoryType = AccessoryType.none
  /// A view at the end of the row, which is kept without becoming a subview.
  open var accessoryView: UIView?
  /// The row's main text.
  public let textLabel: UILabel? = UILabel()
  /// The row's second text; nil for the default style.
  public let detailTextLabel: UILabel?
  /// The row's picture.
  public let imageView: UIImageView? = UIImageView(image: nil)
  /// Holds the row's own views.
  public let contentView = UIView()
  /// What the row shows in place of its texts and picture.
  open var contentConfiguration: (any UIContentConfiguration)?

  /// Makes a row of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (cellStyle, self.reuseIdentifier) = (style, reuseIdentifier)
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a cell of the default style that is not reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Called before a cell is used again, which cells are not here.
  open func prepareForReuse() {}
  /// Shows whether the row is selected. Not called.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  /// A configuration to be filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// What the row shows beside views of its own.
  var shownConfiguration: any UIContentConfiguration {
    if let contentConfiguration { return contentConfiguration }
    var content = UIListContentConfiguration.cell()
    (content.text, content.secondaryText, content.image) = (textLabel?.text, detailTextLabel?.text, imageView?.image)
    return content
  }
}

/// Makes cells of a class that is known only at run time, as ``NSObjectMaking`` makes objects: a cell's initializer is not
/// `required`, so that subclasses override it as they do elsewhere.
enum CellMaking {
  @MainActor @inline(never)
  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: RequiringCell.Type.self).init(style: .default, reuseIdentifier: identifier)
  }
}

private class RequiringCell: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

/// Keeps the call above a call by the method table: the class it names has descendants.
private final class FurtherRequiringCell: RequiringCell {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}
