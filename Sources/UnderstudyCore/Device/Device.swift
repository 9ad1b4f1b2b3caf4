import Foundation
import UnderstudyLayout

extension Profile {
  /// An iPhone or iPad: its screen with safe areas, its idiom and its size classes.
  ///
  /// The table lists the devices of iOS and iPadOS 18. Sizes, scales and size classes are those of "Layout" in Apple's Human
  /// Interface Guidelines, safe areas of public measurements (LAY-200).
  public struct Device: Sendable, Equatable {
    package let screen: ScreenProfile

    package init(_ screen: ScreenProfile) { self.screen = screen }

    /// The model, as Xcode lists simulators; empty for a screen of a size that no device has.
    public var name: String { screen.name }
    /// The size of the screen in points while the device is held upright.
    public var size: CGSize { screen.size }
    /// Pixels a point.
    public var scale: CGFloat { screen.displayScale }
    /// What the status bar and the home indicator cover while the device is held upright, in points.
    public var safeAreaInsets: EdgeInsets { screen.safeArea }
    /// What they cover while the device is held sideways, in points.
    public var landscapeSafeAreaInsets: EdgeInsets { screen.landscapeSafeArea }
    /// `iPhone` or `iPad`.
    package var model: String { screen.kind == .pad ? "iPad" : "iPhone" }
    /// Which kind of interface the device has.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { screen.kind == .pad ? .pad : .phone }

    /// All devices of the table, iPhones first.
    public static let all: [Device] = ScreenProfile.all.map(Device.init)

    /// The device of a name, as Xcode lists simulators.
    ///
    /// - Parameter name: Such as `iPhone SE (3rd generation)`.
    /// - Returns: Nil for a name that is not in the table.
    public static func named(_ name: String) -> Device? { ScreenProfile.named(name).map(Device.init) }

    private static func listed(_ name: String) -> Device { named(name) ?? Device(.standard) }
  }
}

// MARK: - iPhones

extension Profile.Device {
  /// 375 by 667 points at two pixels a point, with a home button.
  public static let iPhoneSE2 = listed("iPhone SE (2nd generation)")
  /// 375 by 667 points at two pixels a point, with a home button.
  public static let iPhoneSE3 = listed("iPhone SE (3rd generation)")
  /// 375 by 812 points, with 44 points of safe area at the top.
  public static let iPhoneXS = listed("iPhone XS")
  /// 414 by 896 points at two pixels a point; its width is regular in landscape.
  public static let iPhoneXR = listed("iPhone XR")
  /// 414 by 896 points; its width is regular in landscape.
  public static let iPhoneXSMax = listed("iPhone XS Max")
  /// 414 by 896 points at two pixels a point; its width is regular in landscape.
  public static let iPhone11 = listed("iPhone 11")
  /// 375 by 812 points, with 44 points of safe area at the top.
  public static let iPhone11Pro = listed("iPhone 11 Pro")
  /// 414 by 896 points; its width is regular in landscape.
  public static let iPhone11ProMax = listed("iPhone 11 Pro Max")
  /// 375 by 812 points, with 50 points of safe area at the top.
  public static let iPhone12Mini = listed("iPhone 12 mini")
  /// 390 by 844 points, with 47 points of safe area at the top.
  public static let iPhone12 = listed("iPhone 12")
  /// 390 by 844 points, with 47 points of safe area at the top.
  public static let iPhone12Pro = listed("iPhone 12 Pro")
  /// 428 by 926 points; its width is regular in landscape.
  public static let iPhone12ProMax = listed("iPhone 12 Pro Max")
  /// 375 by 812 points, with 50 points of safe area at the top.
  public static let iPhone13Mini = listed("iPhone 13 mini")
  /// 390 by 844 points, with 47 points of safe area at the top.
  public static let iPhone13 = listed("iPhone 13")
  /// 390 by 844 points, with 47 points of safe area at the top.
  public static let iPhone13Pro = listed("iPhone 13 Pro")
  /// 428 by 926 points; its width is regular in landscape.
  public static let iPhone13ProMax = listed("iPhone 13 Pro Max")
  /// 390 by 844 points, with 47 points of safe area at the top: the device of apps that choose none.
  public static let iPhone14 = listed("iPhone 14")
  /// 428 by 926 points; its width is regular in landscape.
  public static let iPhone14Plus = listed("iPhone 14 Plus")
  /// 393 by 852 points, with 59 points of safe area at the top.
  public static let iPhone14Pro = listed("iPhone 14 Pro")
  /// 430 by 932 points; its width is regular in landscape.
  public static let iPhone14ProMax = listed("iPhone 14 Pro Max")
  /// 393 by 852 points, with 59 points of safe area at the top.
  public static let iPhone15 = listed("iPhone 15")
  /// 430 by 932 points; its width is regular in landscape.
  public static let iPhone15Plus = listed("iPhone 15 Plus")
  /// 393 by 852 points, with 59 points of safe area at the top.
  public static let iPhone15Pro = listed("iPhone 15 Pro")
  /// 430 by 932 points; its width is regular in landscape.
  public static let iPhone15ProMax = listed("iPhone 15 Pro Max")
  /// 393 by 852 points, with 59 points of safe area at the top.
  public static let iPhone16 = listed("iPhone 16")
  /// 430 by 932 points; its width is regular in landscape.
  public static let iPhone16Plus = listed("iPhone 16 Plus")
  /// 402 by 874 points, with 62 points of safe area at the top.
  public static let iPhone16Pro = listed("iPhone 16 Pro")
  /// 440 by 956 points, with 62 points of safe area at the top; its width is regular in landscape.
  public static let iPhone16ProMax = listed("iPhone 16 Pro Max")
  /// 390 by 844 points, with 47 points of safe area at the top.
  public static let iPhone16e = listed("iPhone 16e")
}

// MARK: - iPads

extension Profile.Device {
  /// 768 by 1024 points, with a home button.
  public static let iPadMini5 = listed("iPad mini (5th generation)")
  /// 744 by 1133 points, without a home button.
  public static let iPadMini6 = listed("iPad mini (6th generation)")
  /// 744 by 1133 points, without a home button.
  public static let iPadMiniA17Pro = listed("iPad mini (A17 Pro)")
  /// 810 by 1080 points, with a home button.
  public static let iPad9 = listed("iPad (9th generation)")
  /// 820 by 1180 points, without a home button.
  public static let iPad10 = listed("iPad (10th generation)")
  /// 834 by 1112 points, with a home button.
  public static let iPadAir3 = listed("iPad Air (3rd generation)")
  /// 820 by 1180 points, without a home button.
  public static let iPadAir5 = listed("iPad Air (5th generation)")
  /// 820 by 1180 points, without a home button.
  public static let iPadAir11M2 = listed("iPad Air 11-inch (M2)")
  /// 1024 by 1366 points, without a home button.
  public static let iPadAir13M2 = listed("iPad Air 13-inch (M2)")
  /// 834 by 1194 points, without a home button: the fourth generation.
  public static let iPadPro11 = listed("iPad Pro (11-inch) (4th generation)")
  /// 1024 by 1366 points, without a home button: the sixth generation.
  public static let iPadPro129 = listed("iPad Pro (12.9-inch) (6th generation)")
  /// 834 by 1210 points, without a home button.
  public static let iPadPro11M4 = listed("iPad Pro 11-inch (M4)")
  /// 1032 by 1376 points, without a home button.
  public static let iPadPro13M4 = listed("iPad Pro 13-inch (M4)")
}
