import Foundation

/// The screens of iPhones that run iOS 18, and of iPads that run iPadOS 18 (LAY-200).
///
/// Sources: sizes and size classes from "Layout" of Apple's Human Interface Guidelines and hacknicity's articles on
/// screen sizes; safe areas of 20, 44, 47 and 50 points, and those of iPads, from the configurations of
/// swift-snapshot-testing; 59 from "iOS Layout Adaptation" (csl.cool). The insets of 48 and 62 points and the bottom
/// inset of 21 of older iPhones in landscape are from memory.
extension ScreenProfile {
  /// The screen of the specification: an iPhone 14.
  package static let standard = phone("iPhone 14", 390, 844, top: 47)

  /// All screens, phones first.
  package static let all: [ScreenProfile] = phones + pads

  /// The screen of a device by its name, or nil if it is not in the table.
  package static func named(_ name: String) -> ScreenProfile? { all.first { $0.name == name } }

  /// The first screen of a size when it is held upright. The scale and safe area of any other size are those of the
  /// specification's screen.
  ///
  /// - Parameter size: In points.
  package static func ofSize(_ size: CGSize) -> ScreenProfile {
    if size == standard.size { return standard }
    return all.first { $0.size == size } ?? phone("", size.width, size.height, top: standard.safeArea.top)
  }

  private static let phones: [ScreenProfile] =
    screens(["iPhone SE (2nd generation)", "iPhone SE (3rd generation)"]) { name in
      ScreenProfile(
        name: name, kind: .phone, size: CGSize(width: 375, height: 667), displayScale: 2,
        safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), landscapeSafeArea: EdgeInsets(),
        isWideInLandscape: false)
    }
    + screens(["iPhone XS", "iPhone 11 Pro"]) { phone($0, 375, 812, top: 44) }
    + screens(["iPhone XR", "iPhone 11"]) { phone($0, 414, 896, top: 48, scale: 2, isWide: true) }
    + screens(["iPhone XS Max", "iPhone 11 Pro Max"]) { phone($0, 414, 896, top: 44, isWide: true) }
    + screens(["iPhone 12 mini", "iPhone 13 mini"]) { phone($0, 375, 812, top: 50) }
    + screens(["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]) {
      phone($0, 390, 844, top: 47)
    }
    + screens(["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]) {
      phone($0, 428, 926, top: 47, isWide: true)
    }
    + screens(["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]) { phone($0, 393, 852, top: 59) }
    + screens(["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]) {
      phone($0, 430, 932, top: 59, isWide: true)
    }
    + screens(["iPhone 16 Pro"]) { phone($0, 402, 874, top: 62) }
    + screens(["iPhone 16 Pro Max"]) { phone($0, 440, 956, top: 62, isWide: true) }

  private static let pads: [ScreenProfile] =
    screens(["iPad mini (5th generation)"]) { pad($0, 768, 1024, hasHomeIndicator: false) }
    + screens(["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]) {
      pad($0, 810, 1080, hasHomeIndicator: false)
    }
    + screens(["iPad Air (3rd generation)"]) { pad($0, 834, 1112, hasHomeIndicator: false) }
    + screens(["iPad mini (6th generation)", "iPad mini (A17 Pro)"]) { pad($0, 744, 1133) }
    + screens([
      "iPad (10th generation)", "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 11-inch (M2)",
    ]) { pad($0, 820, 1180) }
    + screens([
      "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
      "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
    ]) { pad($0, 834, 1194) }
    + screens(["iPad Pro 11-inch (M4)"]) { pad($0, 834, 1210) }
    + screens([
      "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
      "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch (M2)",
    ]) { pad($0, 1024, 1366) }
    + screens(["iPad Pro 13-inch (M4)"]) { pad($0, 1032, 1376) }

  private static func screens(_ names: [String], _ make: (String) -> ScreenProfile) -> [ScreenProfile] {
    names.map(make)
  }

  /// A phone with a home indicator. In landscape the top inset is on both sides, as the camera may be on either.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, scale: CGFloat = 3, isWide: Bool = false
  ) -> ScreenProfile {
    ScreenProfile(
      name: name, kind: .phone, size: CGSize(width: width, height: height), displayScale: scale,
      safeArea: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0),
      landscapeSafeArea: EdgeInsets(top: 0, leading: top, bottom: 21, trailing: top), isWideInLandscape: isWide)
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, hasHomeIndicator: Bool = true
  ) -> ScreenProfile {
    let safeArea =
      hasHomeIndicator
      ? EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
      : EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    return ScreenProfile(
      name: name, kind: .pad, size: CGSize(width: width, height: height), displayScale: 2,
      safeArea: safeArea, landscapeSafeArea: safeArea, isWideInLandscape: true)
  }
}
