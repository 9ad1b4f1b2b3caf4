import Foundation

/// Whether there is little or much room along an axis.
package enum SizeClass: Sendable {
  case compact
  case regular
}

/// The screen of a device (LAY-200).
package struct ScreenProfile: Equatable, Sendable {
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
  package let safeArea: EdgeInsets
  package let landscapeSafeArea: EdgeInsets
  /// Whether the screen's width is regular in landscape.
  package let isWideInLandscape: Bool

  package init(
    name: String, kind: Kind, size: CGSize, displayScale: CGFloat, safeArea: EdgeInsets, landscapeSafeArea: EdgeInsets,
    isWideInLandscape: Bool
  ) {
    (self.name, self.kind, self.size, self.displayScale) = (name, kind, size, displayScale)
    (self.safeArea, self.landscapeSafeArea) = (safeArea, landscapeSafeArea)
    self.isWideInLandscape = isWideInLandscape
  }

  /// Whether there is a home indicator instead of a home button.
  package var hasHomeIndicator: Bool { safeArea.bottom > 0 }

  /// The screen in an orientation.
  package func geometry(isLandscape: Bool = false) -> ScreenGeometry {
    guard isLandscape else {
      let width: SizeClass = kind == .pad ? .regular : .compact
      return ScreenGeometry(self, size: size, safeArea: safeArea, classes: (width, .regular))
    }
    let rotated = CGSize(width: size.height, height: size.width)
    let classes: (SizeClass, SizeClass) =
      kind == .pad ? (.regular, .regular) : (isWideInLandscape ? .regular : .compact, .compact)
    return ScreenGeometry(self, size: rotated, safeArea: landscapeSafeArea, classes: classes)
  }
}

/// A screen in an orientation, by which bars, keyboards and sheets are placed.
package struct ScreenGeometry: Equatable, Sendable {
  package let kind: ScreenProfile.Kind
  /// In points.
  package let size: CGSize
  package let safeArea: EdgeInsets
  /// Pixels in a point.
  package let displayScale: CGFloat
  package let horizontalSizeClass: SizeClass
  package let verticalSizeClass: SizeClass
  package let hasHomeIndicator: Bool

  /// A screen of any size, as one of the devices has it otherwise.
  package init(
    _ profile: ScreenProfile, size: CGSize, safeArea: EdgeInsets,
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
