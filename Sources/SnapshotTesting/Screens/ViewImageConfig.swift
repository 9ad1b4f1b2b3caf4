import SwiftUI

/// The screen that a snapshot of a view plays: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
  /// How a phone is held.
  public enum Orientation: Sendable { case landscape, portrait }

  /// How a tablet is held, and which part of its screen the app has.
  public enum TabletOrientation: Sendable {
    /// The part of an upright screen.
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
    /// The part of a screen on its side.
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }

    /// The long side is at the bottom.
    case landscape(splitView: LandscapeSplits)
    /// The short side is at the bottom.
    case portrait(splitView: PortraitSplits)
  }

  /// What bars and corners take from the edges, in points.
  public var safeArea: UIEdgeInsets
  /// In points; nil for as much as the content needs.
  public var size: CGSize?
  /// What views find in the environment.
  public var traits: UITraitCollection

  /// A screen that is no device of the list.
  ///
  /// - Parameters:
  ///   - safeArea: What bars and corners take from the edges, in points.
  ///   - size: In points; nil for as much as the content needs.
  ///   - traits: What views find in the environment.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }
}

// MARK: - Devices

/// The measures of a device; those of a phone with a home indicator have it in landscape too.
private struct Device {
  let width: CGFloat
  let height: CGFloat
  var top: CGFloat = 20
  var bottom: CGFloat = 0
  /// Below in landscape.
  var landscapeBottom: CGFloat = 0
  /// Whether the width is regular in landscape.
  var isWide = false

  func phone(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let isLandscape = orientation == .landscape
    // A cutout at the top is at both sides in landscape; a status bar is not there.
    let side = isLandscape && bottom > 0 ? top : 0
    return ViewImageConfig(
      safeArea: UIEdgeInsets(
        top: isLandscape ? 0 : top, left: side, bottom: isLandscape ? landscapeBottom : bottom, right: side),
      size: isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      traits: .device(.phone, isLandscape && isWide ? .regular : .compact, isLandscape ? .compact : .regular))
  }

  /// - Parameters:
  ///   - landscape: The widths of a third, a half and two thirds.
  ///   - portrait: The widths of a third and two thirds.
  func tablet(
    _ orientation: ViewImageConfig.TabletOrientation, landscape: [CGFloat], portrait: [CGFloat]
  ) -> ViewImageConfig {
    let size: CGSize
    let isRegular: Bool
    switch orientation {
    case .landscape(let split):
      let width =
        switch split {
        case .oneThird: landscape[0]
        case .oneHalf: landscape[1]
        case .twoThirds: landscape[2]
        case .full: height
        }
      size = CGSize(width: width, height: self.width)
      isRegular = width >= 600
    case .portrait(let split):
      let width =
        switch split {
        case .oneThird: portrait[0]
        case .twoThirds: portrait[1]
        case .full: self.width
        }
      size = CGSize(width: width, height: height)
      isRegular = split == .full
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
      traits: .device(.pad, isRegular ? .regular : .compact, .regular))
  }
}

extension UITraitCollection {
  /// The traits of a device; the text is one size smaller than on a new one, as in that library.
  fileprivate static func device(
    _ idiom: UIUserInterfaceIdiom, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      .init(userInterfaceIdiom: idiom), .init(horizontalSizeClass: horizontal), .init(verticalSizeClass: vertical),
      .init(layoutDirection: .leftToRight), .init(preferredContentSizeCategory: .medium),
    ])
  }
}

extension Device {
  fileprivate static let iPhoneSe = Device(width: 320, height: 568)
  fileprivate static let iPhone8 = Device(width: 375, height: 667)
  fileprivate static let iPhone8Plus = Device(width: 414, height: 736, isWide: true)
  fileprivate static let iPhoneX = Device(width: 375, height: 812, top: 44, bottom: 34, landscapeBottom: 24)
  fileprivate static let iPhoneXsMax = Device(
    width: 414, height: 896, top: 44, bottom: 34, landscapeBottom: 24, isWide: true)
  fileprivate static let iPhone12 = Device(width: 390, height: 844, top: 47, bottom: 34, landscapeBottom: 21)
  fileprivate static let iPhone13Mini = Device(width: 375, height: 812, top: 50, bottom: 34, landscapeBottom: 21)
  fileprivate static let iPhone12ProMax = Device(
    width: 428, height: 926, top: 47, bottom: 34, landscapeBottom: 21, isWide: true)
}

extension ViewImageConfig {
  /// 320 by 568 points.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// 320 by 568 points upright.
  public static func iPhoneSe(_ orientation: Orientation) -> Self { Device.iPhoneSe.phone(orientation) }
  /// 375 by 667 points.
  public static let iPhone8 = iPhone8(.portrait)
  /// 375 by 667 points upright.
  public static func iPhone8(_ orientation: Orientation) -> Self { Device.iPhone8.phone(orientation) }
  /// 414 by 736 points.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// 414 by 736 points upright.
  public static func iPhone8Plus(_ orientation: Orientation) -> Self { Device.iPhone8Plus.phone(orientation) }
  /// 375 by 812 points.
  public static let iPhoneX = iPhoneX(.portrait)
  /// 375 by 812 points upright.
  public static func iPhoneX(_ orientation: Orientation) -> Self { Device.iPhoneX.phone(orientation) }
  /// 414 by 896 points.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// 414 by 896 points upright.
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self { Device.iPhoneXsMax.phone(orientation) }
  /// 414 by 896 points.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// 414 by 896 points upright.
  public static func iPhoneXr(_ orientation: Orientation) -> Self { Device.iPhoneXsMax.phone(orientation) }
  /// 390 by 844 points.
  public static let iPhone12 = iPhone12(.portrait)
  /// 390 by 844 points upright.
  public static func iPhone12(_ orientation: Orientation) -> Self { Device.iPhone12.phone(orientation) }
  /// 390 by 844 points.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// 390 by 844 points upright.
  public static func iPhone12Pro(_ orientation: Orientation) -> Self { Device.iPhone12.phone(orientation) }
  /// 428 by 926 points.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// 428 by 926 points upright.
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self { Device.iPhone12ProMax.phone(orientation) }
  /// 390 by 844 points.
  public static let iPhone13 = iPhone13(.portrait)
  /// 390 by 844 points upright.
  public static func iPhone13(_ orientation: Orientation) -> Self { Device.iPhone12.phone(orientation) }
  /// 375 by 812 points.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// 375 by 812 points upright.
  public static func iPhone13Mini(_ orientation: Orientation) -> Self { Device.iPhone13Mini.phone(orientation) }
  /// 390 by 844 points.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// 390 by 844 points upright.
  public static func iPhone13Pro(_ orientation: Orientation) -> Self { Device.iPhone12.phone(orientation) }
  /// 428 by 926 points.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// 428 by 926 points upright.
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self { Device.iPhone12ProMax.phone(orientation) }
}

// MARK: - Tablets

extension ViewImageConfig {
  /// 1024 by 768 points, on its side.
  public static let iPadMini = iPadMini(.landscape)
  /// 768 by 1024 points upright.
  public static func iPadMini(_ orientation: Orientation) -> Self { iPadMini(orientation.ofTablet) }
  /// 768 by 1024 points upright, or a part of that.
  public static func iPadMini(_ orientation: TabletOrientation) -> Self {
    Device(width: 768, height: 1024).tablet(orientation, landscape: [320, 507, 694], portrait: [320, 438])
  }

  /// 1024 by 768 points, on its side.
  public static let iPad9_7 = iPadMini
  /// 768 by 1024 points upright.
  public static func iPad9_7(_ orientation: Orientation) -> Self { iPadMini(orientation) }
  /// 768 by 1024 points upright, or a part of that.
  public static func iPad9_7(_ orientation: TabletOrientation) -> Self { iPadMini(orientation) }

  /// 1080 by 810 points, on its side.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// 810 by 1080 points upright.
  public static func iPad10_2(_ orientation: Orientation) -> Self { iPad10_2(orientation.ofTablet) }
  /// 810 by 1080 points upright, or a part of that.
  public static func iPad10_2(_ orientation: TabletOrientation) -> Self {
    Device(width: 810, height: 1080).tablet(orientation, landscape: [320, 535, 750], portrait: [320, 480])
  }

  /// 1112 by 834 points, on its side.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// 834 by 1112 points upright.
  public static func iPadPro10_5(_ orientation: Orientation) -> Self { iPadPro10_5(orientation.ofTablet) }
  /// 834 by 1112 points upright, or a part of that.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self {
    Device(width: 834, height: 1112).tablet(orientation, landscape: [320, 551, 782], portrait: [320, 504])
  }

  /// 1194 by 834 points, on its side.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// 834 by 1194 points upright.
  public static func iPadPro11(_ orientation: Orientation) -> Self { iPadPro11(orientation.ofTablet) }
  /// 834 by 1194 points upright, or a part of that.
  public static func iPadPro11(_ orientation: TabletOrientation) -> Self {
    Device(width: 834, height: 1194, top: 24, bottom: 20)
      .tablet(orientation, landscape: [375, 592, 809], portrait: [320, 504])
  }

  /// 1366 by 1024 points, on its side.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// 1024 by 1366 points upright.
  public static func iPadPro12_9(_ orientation: Orientation) -> Self { iPadPro12_9(orientation.ofTablet) }
  /// 1024 by 1366 points upright, or a part of that.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self {
    Device(width: 1024, height: 1366).tablet(orientation, landscape: [375, 678, 981], portrait: [375, 639])
  }
}

extension ViewImageConfig.Orientation {
  fileprivate var ofTablet: ViewImageConfig.TabletOrientation {
    self == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }
}
