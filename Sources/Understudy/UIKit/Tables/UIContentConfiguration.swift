import Foundation

/// What a cell is in. Source: Apple's page "UIConfigurationState".
@MainActor public protocol UIConfigurationState {
  /// The traits of the cell.
  var traitCollection: UITraitCollection { get set }
}

/// What a cell is in: whether it is selected. Source: Apple's page "UICellConfigurationState".
@MainActor public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether a finger is on the cell: never here.
  public var isHighlighted = false
  /// Whether the cell cannot be used: never here.
  public var isDisabled = false
  /// Whether the cell is edited: never here.
  public var isEditing = false

  /// Makes a state of traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Says what a cell shows. Source: Apple's page "UIContentConfiguration".
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes the view that shows it.
  func makeContentView() -> UIView & UIContentView
  /// Makes the configuration for another state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. Source: Apple's page "UIContentView".
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
}

/// A configuration that is shown by views of SwiftUI's.
@MainActor protocol ShownConfiguration: UIContentConfiguration {
  associatedtype Shown: View
  @ViewBuilder var shown: Shown { get }
}

extension ShownConfiguration {
  fileprivate var erased: AnyView { AnyView(shown) }

  /// Makes a view that shows the configuration outside of a cell.
  public func makeContentView() -> UIView & UIContentView { ConfiguredView(self) }
  /// Itself: the look does not depend on the cell's state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows a configuration outside of a cell.
private final class ConfiguredView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { body.update() }
  }
  private lazy var body = ControlBody(self) { (view: ConfiguredView, _) in
    CellContent(configuration: view.configuration, views: nil)
  }

  init(_ configuration: some ShownConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var hosted: (any HostedContent)? { body.hosted }
  override func contentDidChange() { body.update() }
}

/// What a cell shows: its configuration, and views of its own.
struct CellContent: View {
  let configuration: (any UIContentConfiguration)?
  let views: UIView?

  var body: some View {
    if let shown = configuration as? any ShownConfiguration {
      // A row of a list would take the touches of a button.
      shown.erased.buttonStyle(.borderless)
    } else if let configuration {
      ViewPlace(view: configuration.makeContentView())
    }
    if let views, !views.subviews.isEmpty { ViewPlace(view: views) }
  }
}

/// Shows a view that is there already.
struct ViewPlace: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}

/// Texts and a picture. Source: Apple's page "UIListContentConfiguration".
public struct UIListContentConfiguration: Sendable {
  /// The main text.
  public var text: String?
  /// The main text with attributes, of which none is shown.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The second text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the main text looks. Kept, without effect.
  public var textProperties = TextProperties()
  /// How the second text looks. Kept, without effect.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks. Kept, without effect.
  public var imageProperties = ImageProperties()

  /// How a text of a row looks.
  public struct TextProperties: Sendable {
    /// The typeface; nil for the row's.
    public var font: UIFont?
    /// The color; nil for the row's.
    public var color: UIColor?
    /// How many lines there may be, 0 for any number.
    public var numberOfLines = 0
  }

  /// How the picture of a row looks.
  public struct ImageProperties: Sendable {
    /// The color of a symbol; nil for the row's.
    public var tintColor: UIColor?
    /// How large it may be, in points; zero for any size.
    public var maximumSize = CGSize.zero
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat = 0
  }

  /// One text beside a picture.
  public static func cell() -> Self { Self() }
  /// Two texts below each other.
  public static func subtitleCell() -> Self { Self() }
  /// Two texts beside each other.
  public static func valueCell() -> Self { Self() }
  /// The header of a section.
  public static func header() -> Self { Self() }
  /// The footer of a section.
  public static func footer() -> Self { Self() }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { Self() }
}

extension UIListContentConfiguration: ShownConfiguration {
  var shown: some View {
    if let image { Image(uiImage: image) }
    ForEach(Array([text, secondaryText].compactMap(\.self).filter { !$0.isEmpty }.enumerated()), id: \.offset) {
      Text(verbatim: $0.element)
    }
  }
}
