import Foundation

/// A bar that shows how far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// What the bar looks like. Both look the same here.
  public enum Style: Int, Sendable { case `default`, bar }

  /// What the bar looks like.
  open var progressViewStyle: Style
  /// The share that is done, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set {
      storedProgress = min(max(newValue, 0), 1)
      elementsDidChange()
    }
  }
  private var storedProgress: Float = 0
  /// The color of what is done; nil for the tint.
  open var progressTintColor: UIColor?
  /// The color of what is still to do; nil for the system's.
  open var trackTintColor: UIColor?
  private lazy var shown = ControlBody(self) { (bar: UIProgressView, _) in ProgressView(value: bar.progress) }

  /// Makes a bar of which nothing is done.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
  }

  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Sets the share that is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: shown.size?.height ?? Self.noIntrinsicMetric)
  }
}
