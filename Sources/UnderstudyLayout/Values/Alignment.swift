/// How views line up in both directions.
public struct Alignment: Equatable, Sendable {
  /// How the views line up from left to right.
  public var horizontal: HorizontalAlignment
  /// How the views line up from top to bottom.
  public var vertical: VerticalAlignment

  /// Combines an alignment for each direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center of the views.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The center of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The center of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The center of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The horizontal center, at the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The horizontal center, at the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading side, at the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading side, at the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing side, at the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing side, at the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
