import Foundation

/// A wheel that turns while something continues. It shows while it turns, unless ``hidesWhenStopped`` is false.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    case medium = 100, large
    /// A small wheel in the spelling of the first releases.
    public static let gray = Style.medium
    /// A small wheel in the spelling of the first releases.
    public static let white = Style.medium
    /// A large wheel in the spelling of the first releases.
    public static let whiteLarge = Style.large
  }

  /// How large the wheel is.
  open var style: Style {
    didSet { elementsDidChange() }
  }
  /// Whether a wheel that does not turn is not shown; true by default.
  open var hidesWhenStopped = true {
    didSet { elementsDidChange() }
  }
  /// The color of the wheel; nil for the system's gray.
  open var color: UIColor!
  /// Whether the wheel turns; at first it does not.
  open private(set) var isAnimating = false
  private lazy var shown = ControlBody(self) { (control: UIActivityIndicatorView, version) in
    WheelBody(wheel: control, version: version)
  }

  /// Makes a wheel that does not turn.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Makes the wheel turn.
  open func startAnimating() { setAnimating(true) }
  /// Makes the wheel stop.
  open func stopAnimating() { setAnimating(false) }

  private func setAnimating(_ new: Bool) {
    guard new != isAnimating else { return }
    isAnimating = new
    elementsDidChange()
  }

  /// 20 points in each direction, 37 for a large wheel.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }
}

private struct WheelBody: View {
  let wheel: UIActivityIndicatorView
  let version: Int

  var body: some View {
    if wheel.isAnimating || !wheel.hidesWhenStopped {
      ProgressView().progressViewStyle(.circular)
        .accessibilityLabel("Progress halted" as String, isEnabled: !wheel.isAnimating)
    }
  }
}
