import SwiftUI
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension ViewImageConfig {
  /// The screen in a size.
  func geometry(of size: CGSize) -> ScreenGeometry {
    let upright = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
    let kind: ScreenProfile.Kind = traits.userInterfaceIdiom == .pad ? .pad : .phone
    let scale = traits.displayScale > 0 ? traits.displayScale : ScreenProfile.ofSize(upright).displayScale
    let insets = EdgeInsets(
      top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom, trailing: safeArea.right)
    let profile = ScreenProfile(
      name: "", kind: kind, size: size, displayScale: scale, safeArea: insets, landscapeSafeArea: insets,
      isWideInLandscape: false)
    let classes = (
      horizontal: traits.horizontalSizeClass == .regular ? SizeClass.regular : .compact,
      vertical: traits.verticalSizeClass == .compact ? SizeClass.compact : .regular
    )
    return ScreenGeometry(profile, size: size, safeArea: insets, classes: classes)
  }
}

extension UITraitCollection {
  /// Sets what views find in the environment; what is unspecified stays.
  ///
  /// - Returns: What puts it back.
  @MainActor func apply(to host: UnderstudyCore.Host) -> () -> Void {
    var undo: [() -> Void] = []
    func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value?) {
      guard let value else { return }
      let former = host.root.environment.values[keyPath: keyPath]
      host.root.setEnvironment(keyPath, to: value)
      undo.append { host.root.setEnvironment(keyPath, to: former) }
    }
    host.session.perform {
      host.run(as: .test) {
        set(\.dynamicTypeSize, to: preferredContentSizeCategory.dynamicTypeSize)
        set(\.horizontalSizeClass, to: horizontalSizeClass.ofSwiftUI)
        set(\.verticalSizeClass, to: verticalSizeClass.ofSwiftUI)
        switch layoutDirection {
        case .unspecified: break
        case .leftToRight: set(\.layoutDirection, to: .leftToRight)
        case .rightToLeft: set(\.layoutDirection, to: .rightToLeft)
        }
      }
    }
    host.settle()
    return { [undo] in
      host.session.perform { host.run(as: .test) { for step in undo { step() } } }
      host.settle()
    }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var ofSwiftUI: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}
