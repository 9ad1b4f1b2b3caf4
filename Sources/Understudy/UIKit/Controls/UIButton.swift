import Foundation

/// A button of UIKit's. A tap performs the actions of ``UIControl/Event/touchUpInside`` and of the primary action.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What kind of button the system makes. All look the same here.
  public enum ButtonType: Int, Sendable {
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd
    case plain = 6
    case close = 7
  }

  /// The kind of button.
  public let buttonType: ButtonType
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var primaryAction: UIAction?
  private lazy var shown = ControlBody(self) { (control: UIButton, version) in
    ButtonBody(button: control, version: version)
  }

  /// What the button shows in place of titles and pictures for states; nil for these.
  open var configuration: Configuration? {
    didSet { elementsDidChange() }
  }
  /// What the button offers: by a tap, if ``showsMenuAsPrimaryAction`` says so, otherwise by a long press.
  open var menu: UIMenu? {
    didSet { elementsDidChange() }
  }
  /// Whether a tap opens the menu, in place of an action; false at first.
  open var showsMenuAsPrimaryAction = false {
    didSet { elementsDidChange() }
  }
  /// Whether the title is that of the chosen action. Kept, without effect.
  open var changesSelectionAsPrimaryAction = false
  /// The distance of the content from the edges, in points. Kept, without effect.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// How much the title is moved, in points. Kept, without effect.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// How much the picture is moved, in points. Kept, without effect.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The view of the title, for its typeface and its text.
  public let titleLabel: UILabel? = UILabel()
  /// The view of the picture, for its looks.
  public let imageView: UIImageView? = UIImageView(image: nil)

  /// Makes a button of a kind.
  public init(type buttonType: ButtonType = .custom) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a button of a kind that performs an action and has its title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setPrimaryAction(primaryAction)
  }

  /// Makes a button that shows a configuration and performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    setPrimaryAction(primaryAction)
  }

  private func setPrimaryAction(_ action: UIAction?) {
    primaryAction = action
    if let action { addAction(action, for: .primaryActionTriggered) }
  }

  // MARK: - Titles

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    elementsDidChange()
  }
  /// The title that was set for exactly this state.
  open func title(for state: State) -> String? { titles[state] }
  /// The title that shows.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// Stores the title's color for a state; nil removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  /// The color that was set for exactly this state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// Sets the picture for a state; nil removes it.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    elementsDidChange()
  }
  /// The picture that was set for exactly this state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// The picture that shows.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  fileprivate var shownTitle: String? { configuration?.title ?? currentTitle ?? primaryAction?.title }
  fileprivate var shownImage: UIImage? { configuration?.image ?? currentImage ?? primaryAction?.image }

  fileprivate func press() {
    sendActions(for: .touchDown)
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  // MARK: - Shown

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }
  open override var intrinsicContentSize: CGSize { shown.size ?? super.intrinsicContentSize }

  /// What a button shows.
  public struct Configuration: Sendable {
    /// The title; nil leaves it to the button.
    public var title: String?
    /// A line below the title. Kept, without effect.
    public var subtitle: String?
    /// The picture; nil leaves it to the button.
    public var image: UIImage?
    /// The distance between picture and title, in points. Kept, without effect.
    public var imagePadding: CGFloat = 0
    /// The distance of the content from the edges, in points. Kept, without effect.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The form of the corners. Kept, without effect.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is. Kept, without effect.
    public var buttonSize = Size.medium
    /// Where the picture is. Kept, without effect.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Whether work continues. Kept, without effect.
    public var showsActivityIndicator = false
    /// The color of title and picture; nil for the tint.
    public var baseForegroundColor: UIColor?
    /// The color behind them; nil for that of the style.
    public var baseBackgroundColor: UIColor?

    /// The form of a button's corners.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    /// How large a button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// No background.
    public static func plain() -> Self { Self() }
    /// A gray background.
    public static func gray() -> Self { Self() }
    /// A background in a light tint.
    public static func tinted() -> Self { Self() }
    /// A background in the tint.
    public static func filled() -> Self { Self() }
    /// A border.
    public static func bordered() -> Self { Self() }
    /// A border in a light tint.
    public static func borderedTinted() -> Self { Self() }
    /// A border in the tint.
    public static func borderedProminent() -> Self { Self() }
    /// A border without a color.
    public static func borderless() -> Self { Self() }
  }
}

private struct ButtonBody: View {
  let button: UIButton
  let version: Int

  var body: some View {
    shape
      // A row of a list takes no touches of UIKit's controls.
      .buttonStyle(.borderless)
      .accessibilityAddTraits(button.isSelected ? .isSelected : [])
  }

  @ViewBuilder private var shape: some View {
    if let menu = button.menu, button.showsMenuAsPrimaryAction {
      Menu {
        MenuElements(elements: menu.children, control: button)
      } label: {
        label
      }
    } else if let menu = button.menu {
      Menu {
        MenuElements(elements: menu.children, control: button)
      } label: {
        label
      } primaryAction: {
        button.press()
      }
    } else {
      Button {
        button.press()
      } label: {
        label
      }
    }
  }

  @ViewBuilder private var label: some View {
    if let image = button.shownImage { Image(uiImage: image) }
    if let title = button.shownTitle, !title.isEmpty { Text(verbatim: title) }
  }
}
