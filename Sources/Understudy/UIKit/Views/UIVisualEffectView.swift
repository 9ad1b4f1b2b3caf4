import Foundation

/// What a view does to what lies behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

/// Blurs what lies behind. Nothing is drawn.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How much is blurred, and in which shade.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The style that was asked for.
  package let style: Style

  /// Makes an effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Makes content stand out on a blur. Nothing is drawn.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for content on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// Changes what lies behind it, with content in front. Only the content has elements.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// What the content is added to.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { nil }
}
