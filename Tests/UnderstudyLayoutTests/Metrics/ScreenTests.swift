import Foundation
import Testing

@testable import UnderstudyLayout

@Suite("Screens")
struct ScreenTests {
  @Test("LAY-200: the standard screen is an iPhone of 390 x 844 points")
  func standard() throws {
    let screen = ScreenProfile.standard.geometry()
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(screen.safeArea == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    #expect(screen.content == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(screen.displayScale == 3)
    #expect(try #require(ScreenProfile.named("iPhone 14")) == .standard)
    #expect(ScreenProfile.named("iPhone 3G") == nil)
  }

  @Test(
    "LAY-200: each screen has a name of its own, whole pixels, and a safe area that leaves room",
    arguments: ScreenProfile.all)
  func table(profile: ScreenProfile) {
    #expect(ScreenProfile.all.filter { $0.name == profile.name }.count == 1)
    #expect(profile.size.width < profile.size.height)
    for isLandscape in [false, true] {
      let screen = profile.geometry(isLandscape: isLandscape)
      #expect((screen.size.width * screen.displayScale).truncatingRemainder(dividingBy: 1) == 0)
      #expect(screen.content.width > 300 && screen.content.height > 300)
    }
  }

  @Test("LAY-200: size classes are those of Apple's guidelines")
  func sizeClasses() throws {
    func classes(_ name: String, _ isLandscape: Bool) throws -> [SizeClass] {
      let screen = try #require(ScreenProfile.named(name)).geometry(isLandscape: isLandscape)
      return [screen.horizontalSizeClass, screen.verticalSizeClass]
    }
    #expect(try classes("iPhone 14", false) == [.compact, .regular])
    #expect(try classes("iPhone 14", true) == [.compact, .compact])
    #expect(try classes("iPhone 14 Plus", true) == [.regular, .compact])
    #expect(try classes("iPhone 16 Pro Max", true) == [.regular, .compact])
    #expect(try classes("iPad mini (6th generation)", false) == [.regular, .regular])
    #expect(try classes("iPad mini (6th generation)", true) == [.regular, .regular])
  }

  @Test("LAY-200: in landscape the camera's inset is on both sides")
  func landscape() throws {
    let screen = ScreenProfile.standard.geometry(isLandscape: true)
    #expect(screen.size == CGSize(width: 844, height: 390))
    #expect(screen.safeArea == EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
    let button = try #require(ScreenProfile.named("iPhone SE (3rd generation)")).geometry(isLandscape: true)
    #expect(button.safeArea == EdgeInsets())
  }

  @Test(
    "LAY-213: the margin is 16 below 414 points and 20 from there",
    arguments: [(375, 16), (402, 16), (414, 20), (440, 20)])
  func margin(width: CGFloat, margin: CGFloat) {
    #expect(MarginMetrics.margin(ofWidth: width) == margin)
  }
}
