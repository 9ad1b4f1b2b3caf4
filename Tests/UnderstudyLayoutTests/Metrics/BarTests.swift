import Foundation
import Testing

@testable import UnderstudyLayout

/// Expects two frames to be as close as a case of the specification asks for.
func expect(
  _ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, tolerance: CGFloat = 0.4,
  _ name: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  let expected = CGRect(x: x, y: y, width: width, height: height)
  guard let frame else {
    Issue.record("\(name): no frame, not \(expected)", sourceLocation: sourceLocation)
    return
  }
  let differences = [frame.minX - x, frame.minY - y, frame.width - width, frame.height - height]
  #expect(
    differences.allSatisfy { abs($0) <= tolerance }, "\(name): \(frame), not \(expected)",
    sourceLocation: sourceLocation)
}

@Suite("Bars")
struct BarTests {
  private let screen = ScreenProfile.standard.geometry()

  private func mini() throws -> ScreenGeometry { try #require(ScreenProfile.named("iPhone 13 mini")).geometry() }

  @Test("LAY-201, LC-212: the navigation bar is 44 high, 96 with a large title")
  func navigationBar() {
    expect(NavigationBarMetrics(screen).frame, 0, 47, 390, 44, "LC-212")
    expect(NavigationBarMetrics(screen, .init(hasLargeTitle: true)).frame, 0, 47, 390, 96)
  }

  @Test("LAY-202, LC-230, LC-232: a search field adds 52")
  func searchField() throws {
    let bar = NavigationBarMetrics(try mini(), .init(hasLargeTitle: true, hasSearchField: true))
    expect(bar.frame, 0, 50, 375, 148, "LC-230")
    expect(bar.searchField, 16, 147, 343, 36, "LC-232")
    let inline = NavigationBarMetrics(screen, .init(hasSearchField: true))
    expect(inline.frame, 0, 47, 390, 96)
    expect(inline.searchField, 16, 92, 358, 36)
    #expect(NavigationBarMetrics(screen).searchField == nil)
  }

  @Test("LAY-203: where titles are")
  func titles() throws {
    let bar = NavigationBarMetrics(try mini(), .init(hasLargeTitle: true))
    expect(bar.largeTitleOrigin.y, 97.7, 0.4)
    expect(bar.largeTitleOrigin.x, 16, 0.001)
    let inline = NavigationBarMetrics(try mini()).inlineTitle(CGSize(width: 75, height: 20.333))
    expect(inline, 150, 61.7, 75, 20.333)
    #expect(NavigationBarMetrics.largeTitleFont().weight == .bold)
    #expect(FontMetrics(NavigationBarMetrics.inlineTitleFont).height() == FontMetrics(.body).height())
  }

  @Test("LAY-204: items are 34 high in the middle of the bar, 8 apart, and end at the margin")
  func items() {
    let items = NavigationBarMetrics(screen).trailingItems(labels: [30, 10])
    expect(items[0], 390 - 16 - 34 - 8 - 46, 52, 46, 34)
    expect(items[1], 390 - 16 - 34, 52, 34, 34)
    expect(NavigationBarMetrics(screen).leadingItems(labels: [40])[0], 16, 52, 56, 34)
    #expect(NavigationBarMetrics(screen).trailingItems(labels: []).isEmpty)
  }

  @Test("LAY-201: on a phone in landscape the bar is lower and has no large title")
  func landscape() {
    let bar = NavigationBarMetrics(ScreenProfile.standard.geometry(isLandscape: true), .init(hasLargeTitle: true))
    expect(bar.frame, 0, 0, 844, 32)
  }

  static let tabs: [(String, Int, CGFloat)] = [
    ("LC-225", 0, 2), ("LC-226", 1, 80), ("LAY-205", 2, 158), ("LC-228", 3, 236), ("LC-229", 4, 314),
  ]

  @Test("LAY-205: the buttons of five tabs", arguments: tabs)
  func tab(id: String, index: Int, x: CGFloat) {
    expect(TabBarMetrics(screen).button(index, of: 5), x, 762, 74, 48, id)
  }

  @Test("LAY-205, LAY-206, LC-224: the tab bar reaches the bottom; a toolbar is above it or the safe area")
  func bottomBars() {
    let bar = TabBarMetrics(screen)
    expect(bar.frame, 0, 761, 390, 83, "LC-224")
    expect(bar.toolbar(), 0, 766, 390, 44)
    expect(bar.toolbar(aboveTabBar: true), 0, 717, 390, 44)
  }
}

@Suite("Keyboards")
struct KeyboardTests {
  private let keyboard = KeyboardMetrics(ScreenProfile.standard.geometry())

  @Test("LAY-207, LC-213: the keyboard of letters, with and without suggestions")
  func frames() {
    expect(keyboard.keys, 0, 553, 390, 233, "LC-213")
    expect(keyboard.frame, 0, 553, 390, 291)
    let screen = ScreenProfile.standard.geometry()
    expect(KeyboardMetrics(screen, hasSuggestions: true).frame, 0, 508, 390, 336)
    expect(KeyboardMetrics(screen, kind: .numbers, hasSuggestions: true).frame, 0, 553, 390, 291)
    #expect(KeyboardMetrics.accessoryHeight == 44)
  }

  static let keys: [(String, KeyboardMetrics.Key, CGRect)] = [
    ("LC-214", .letter(row: 0, column: 0), CGRect(x: 0, y: 560, width: 39, height: 46)),
    ("LC-216", .letter(row: 1, column: 0), CGRect(x: 19.3, y: 614, width: 39, height: 46)),
    ("LC-217", .letter(row: 2, column: 0), CGRect(x: 58.3, y: 668, width: 39, height: 46)),
    ("LC-218", .shift, CGRect(x: 0, y: 668, width: 50, height: 46)),
    ("LC-220", .numbers, CGRect(x: 0, y: 722, width: 97.3, height: 46)),
    ("LC-221", .space, CGRect(x: 97.3, y: 722, width: 195.3, height: 46)),
    ("LC-222", .returnKey, CGRect(x: 292.7, y: 722, width: 97.3, height: 46)),
    ("LAY-207, p", .letter(row: 0, column: 9), CGRect(x: 351, y: 560, width: 39, height: 46)),
    ("LAY-207, delete", .delete, CGRect(x: 340, y: 668, width: 50, height: 46)),
  ]

  @Test("LAY-207: keys", arguments: keys)
  func key(id: String, key: KeyboardMetrics.Key, frame: CGRect) {
    expect(keyboard.frame(of: key), frame.minX, frame.minY, frame.width, frame.height, id)
  }

  @Test("LAY-207: every keyboard is inside its screen", arguments: ScreenProfile.all)
  func allScreens(profile: ScreenProfile) {
    for isLandscape in [false, true] {
      let screen = profile.geometry(isLandscape: isLandscape)
      let frame = KeyboardMetrics(screen, hasSuggestions: true).frame
      #expect(screen.bounds.contains(frame))
      #expect(frame.maxY == screen.size.height)
    }
  }
}
