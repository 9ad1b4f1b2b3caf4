import Foundation

/// Distances from the four edges of a screen, in points.
package struct ScreenInsets: Hashable, Sendable {
  package var top: CGFloat
  package var leading: CGFloat
  package var bottom: CGFloat
  package var trailing: CGFloat

  package init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Whether there is little or much room along an axis.
package enum SizeClass: Sendable {
  case compact
  case regular
}

/// The screen of a device (LAY-200).
package struct ScreenProfile: Hashable, Sendable {
  package enum Kind: Sendable {
    case phone
    case pad
  }

  /// The device's name, as Xcode lists simulators.
  package let name: String
  package let kind: Kind
  /// Upright, in points.
  package let size: CGSize
  /// Pixels in a point.
  package let displayScale: CGFloat
  /// Upright.
  package let safeArea: ScreenInsets
  package let landscapeSafeArea: ScreenInsets
  /// Whether the screen's width is regular in landscape.
  package let isWideInLandscape: Bool

  /// Whether the device has a home indicator instead of a button.
  package var hasHomeIndicator: Bool { safeArea.bottom > 0 }

  /// The screen as it is held.
  package func geometry(isLandscape: Bool = false) -> ScreenGeometry {
    guard isLandscape else {
      let width: SizeClass = kind == .pad ? .regular : .compact
      return ScreenGeometry(self, size: size, safeArea: safeArea, classes: (width, .regular))
    }
    let turned = CGSize(width: size.height, height: size.width)
    let classes: (SizeClass, SizeClass) =
      kind == .pad ? (.regular, .regular) : (isWideInLandscape ? .regular : .compact, .compact)
    return ScreenGeometry(self, size: turned, safeArea: landscapeSafeArea, classes: classes)
  }
}

/// A screen as it is held: what bars, keyboards and sheets are placed by.
package struct ScreenGeometry: Hashable, Sendable {
  package let kind: ScreenProfile.Kind
  /// In points.
  package let size: CGSize
  package let safeArea: ScreenInsets
  /// Pixels in a point.
  package let displayScale: CGFloat
  package let horizontalSizeClass: SizeClass
  package let verticalSizeClass: SizeClass
  package let hasHomeIndicator: Bool

  init(
    _ profile: ScreenProfile, size: CGSize, safeArea: ScreenInsets,
    classes: (horizontal: SizeClass, vertical: SizeClass)
  ) {
    kind = profile.kind
    self.size = size
    self.safeArea = safeArea
    displayScale = profile.displayScale
    horizontalSizeClass = classes.horizontal
    verticalSizeClass = classes.vertical
    hasHomeIndicator = profile.hasHomeIndicator
  }

  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The part of the screen inside the safe area.
  package var content: CGRect {
    CGRect(
      x: safeArea.leading,
      y: safeArea.top,
      width: size.width - safeArea.leading - safeArea.trailing,
      height: size.height - safeArea.top - safeArea.bottom
    )
  }

  /// The system's margin at the leading and trailing edges, in points (LAY-213).
  package var margin: CGFloat { MarginMetrics.margin(ofWidth: size.width) }
}
