import SwiftUI
import Testing

@Suite("Colors as Core Graphics has them")
struct CGColorTests {
  /// As apps write a color down.
  private func hexadecimal(_ color: Color) -> String? {
    guard let parts = UIColor(color).cgColor.components, parts.count >= 3 else { return nil }
    return parts.prefix(3).map { String(format: "%02X", lroundf(Float($0) * 255)) }.joined()
  }

  @Test("A color's red, green, blue and opacity are read from UIColor.cgColor")
  func components() {
    #expect(hexadecimal(Color(red: 1, green: 0.5, blue: 0)) == "FF8000")
    #expect(hexadecimal(.blue) == "007AFF")
    #expect(UIColor.blue.cgColor.components == [0, 0, 1, 1])
    #expect(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).cgColor.components == [0.25, 0.5, 0.75, 0.5])
    #expect(UIColor.systemBackground.cgColor.components == [1, 1, 1, 1])
  }

  @Test("A gray of UIKit's has two numbers, also with another opacity")
  func grays() {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor(white: 0.25, alpha: 0.5).cgColor.numberOfComponents == 2)
    #expect(UIColor.black.withAlphaComponent(0.5).cgColor.components == [0, 0.5])
    #expect(UIColor.clear.cgColor.alpha == 0)
    #expect(UIColor(Color.white).cgColor.numberOfComponents == 4)
  }

  @Test("A color of Core Graphics makes one of SwiftUI and of UIKit, and comes back")
  func conversions() throws {
    let orange = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(Color(cgColor: orange) == Color(red: 1, green: 0.5, blue: 0))
    #expect(Color(cgColor: orange).cgColor == orange)
    #expect(Color.accentColor.cgColor == nil)
    #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)).cgColor.components == [0.5, 1])
    #expect(orange.copy(alpha: 0.5)?.components == [1, 0.5, 0, 0.5])
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(CGColor(colorSpace: space, components: [0, 0, 1, 1])?.components == [0, 0, 1, 1])
    #expect(CGColorSpace(name: "none") == nil)
  }

  @MainActor
  @Test("Tabs have looks by state, which are stored")
  func tabLooks() {
    let bar = UITabBarAppearance()
    let item = UITabBarItemAppearance()
    item.selected.iconColor = .red
    bar.stackedLayoutAppearance = item
    #expect(bar.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(bar.inlineLayoutAppearance.normal.iconColor == nil)
  }
}
