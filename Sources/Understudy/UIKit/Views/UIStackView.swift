import Foundation

/// Arranges views in a row or a column: its own size follows from theirs, which keep the frames that they are given.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The views in the order of the arrangement.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Whether it is a row, as by default, or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The space between views, in points.
  open var spacing: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Where views are across the axis. Kept, without effect.
  open var alignment = Alignment.fill
  /// How views share the length of the axis. Kept, without effect.
  open var distribution = Distribution.fill
  /// Whether margins are kept free. Kept, without effect.
  open var isLayoutMarginsRelativeArrangement = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach { addArrangedSubview($0) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view before another; beyond the last one at the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    addSubview(view)
    invalidateIntrinsicContentSize()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    invalidateIntrinsicContentSize()
  }

  /// Another space after a view. Kept by UIKit; here all spaces are ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  open override var intrinsicContentSize: CGSize {
    let sizes = arrangedSubviews.filter { !$0.isHidden }.map(\.intrinsicContentSize)
    let gaps = spacing * CGFloat(max(sizes.count - 1, 0))
    func total(_ length: KeyPath<CGSize, CGFloat>) -> CGFloat {
      sizes.reduce(gaps) { $0 + max($1[keyPath: length], 0) }
    }
    func greatest(_ length: KeyPath<CGSize, CGFloat>) -> CGFloat {
      sizes.map { max($0[keyPath: length], 0) }.max() ?? 0
    }
    return axis == .horizontal
      ? CGSize(width: total(\.width), height: greatest(\.height))
      : CGSize(width: greatest(\.width), height: total(\.height))
  }

  /// Where views are across the axis of a stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// Another name of ``leading``, for rows.
    public static let top = Alignment.leading
    /// Another name of ``trailing``, for rows.
    public static let bottom = Alignment.trailing
  }
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
}
