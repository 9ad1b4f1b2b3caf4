import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// What public apps do with sizes and places.
@MainActor
@Suite("Geometry of public apps")
struct AppGeometryTests {
  private struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
  }

  /// Puts the size of its content into a binding.
  private struct ChildSizeReader<Content: View>: View {
    @Binding var size: CGSize
    @ViewBuilder let content: () -> Content

    var body: some View {
      content()
        .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
        .onPreferenceChange(SizeKey.self) { size = $0 }
    }
  }

  private struct Sized: View {
    @State private var size = CGSize.zero
    @State private var isWide = false

    var body: some View {
      Text("\(Int(size.width)) x \(Int(size.height))")
      ChildSizeReader(size: $size) { Color.red.frame(width: isWide ? 120 : 60, height: 30) }
      Button("Wide") { isWide = true }
    }
  }

  @Test("LAY-062: the size of a child goes up to its parent's state, and follows")
  func childSize() {
    let app = XCUIApplication { Sized() }
    #expect(app.staticTexts["60 x 30"].exists)
    app.buttons["Wide"].tap()
    #expect(app.staticTexts["120 x 30"].exists)
  }

  /// Combined with a sum, as the rows in front of the background contribute the default (SEM-214, SEM-225).
  private struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  /// Shows a bar as soon as its content has moved by more than 100 points.
  private struct Collapsing: View {
    @State private var offset: CGFloat = 0

    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40) { Text("Row \($0)").frame(height: 50) } }
          .background(
            GeometryReader {
              Color.clear.preference(key: OffsetKey.self, value: $0.frame(in: .named("scroll")).minY)
            })
      }
      .coordinateSpace(name: "scroll")
      .onPreferenceChange(OffsetKey.self) { offset = $0 }
      .overlay(alignment: .top) { if offset < -100 { Text("Compact \(Int(offset))") } else { Text("Large") } }
    }
  }

  @Test("LAY-030, LAY-062: the offset of scrolled content goes up as a preference")
  func offset() {
    let app = XCUIApplication { Collapsing() }
    #expect(app.staticTexts["Large"].exists)
    app.scrollViews.firstMatch.swipe(by: -80)
    #expect(app.staticTexts["Large"].exists)
    app.scrollViews.firstMatch.swipe(by: -80)
    #expect(app.staticTexts["Compact -160"].exists)
  }

  @Test("LAY-032: a header that stretches while content is pulled, and moves at half the speed when it goes up")
  func parallax() {
    let app = XCUIApplication {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { place in
            let y = place.frame(in: .scrollView).minY
            Button("Header") {}.frame(width: place.size.width, height: 200 + max(0, y)).background(.red)
              .offset(y: y > 0 ? -y : -y / 2)
          }
          .frame(height: 200)
          ForEach(0..<40) { Text("Row \($0)").frame(height: 50) }
        }
      }
    }
    let start = app.buttons["Header"].frame.midY
    app.scrollViews.firstMatch.swipe(by: -100)
    #expect(abs(app.buttons["Header"].frame.midY - (start - 50)) < 0.5)
  }

  private struct BoundsKey: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  /// Tabs with a line below the one that is chosen.
  private struct Underlined: View {
    @State private var chosen = "One"

    var body: some View {
      HStack(spacing: 20) {
        ForEach(["One", "Two", "Three"], id: \.self) { name in
          Button {
            chosen = name
          } label: {
            Color.red.frame(width: CGFloat(name.count) * 20, height: 30)
          }
          .accessibilityIdentifier(name)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [name: $0] }
        }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { place in
          if let anchor = anchors[chosen] {
            let bounds = place[anchor]
            Color.blue.frame(width: bounds.width, height: 2).accessibilityElement().accessibilityIdentifier("line")
              .offset(x: bounds.minX, y: bounds.maxY)
          }
        }
      }
    }
  }

  @Test("LAY-035: a line below the chosen tab, by anchors")
  func underline() {
    let app = appFromTop { Underlined() }
    let line = app.otherElements["line"]
    #expect(line.frame.isNear(0, 77, 60, 2))
    app.buttons["Three"].tap()
    #expect(line.frame.isNear(160, 77, 100, 2))
    #expect(app.buttons["Two"].isHittable)
  }

  /// Chooses a layout by its width and the size of text.
  private struct WidthReader: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
      GeometryReader { place in
        let isCompact = sizeClass == .compact || typeSize >= .xxLarge || place.size.width < 400
        Text(isCompact ? "compact" : "regular").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  @Test("LAY-061: a reader whose content depends on the width, size class and size of text")
  func widthReader() {
    let app = XCUIApplication { WidthReader() }
    #expect(app.staticTexts["compact"].exists)
    app.profile.device = .iPadPro11
    app.launch()
    #expect(app.staticTexts["regular"].exists)
    #expect(abs(app.staticTexts["regular"].frame.midX - 417) < 0.5)
    app.profile.dynamicTypeSize = .accessibility1
    app.launch()
    #expect(app.staticTexts["compact"].exists)
  }

  @Test("LAY-030: views that turn by their place on the screen")
  func helix() {
    let app = XCUIApplication {
      GeometryReader { screen in
        ScrollView {
          ForEach(0..<50) { index in
            GeometryReader { place in
              Button("Row \(index)") {}.frame(maxWidth: .infinity).background(.blue)
                .rotation3DEffect(
                  .degrees((place.frame(in: .global).minY - screen.size.height / 2) / 5), axis: (x: 0, y: 1, z: 0))
            }
            .frame(height: 40)
          }
        }
      }
    }
    let row = app.buttons["Row 7"].frame
    // 7 rows of 48 points below 47: turned by 0.3 degrees, which is as good as flat.
    #expect(abs(row.minY - 383) < 1)
    #expect(abs(row.midX - 195) < 1)
    app.buttons["Row 7"].tap()
    #expect(app.buttons["Row 30"].frame.width < app.buttons["Row 7"].frame.width)
  }

  /// Loads more rows when the last one appears.
  private struct Endless: View {
    @State private var count = 60
    @State private var pages = 1

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 50) }
          Color.clear.frame(height: 1).onAppear {
            pages += 1
            count += 60
          }
        }
      }
      .overlay { Text("pages \(pages)").allowsHitTesting(false) }
    }
  }

  @Test("LAY-134: a row at the end appears when it comes near, and not before")
  func endless() {
    let app = XCUIApplication { Endless() }
    #expect(app.staticTexts["pages 1"].exists)
    app.swipeUp()
    #expect(app.staticTexts["pages 1"].exists)
    for _ in 0..<4 { app.swipeUp() }
    #expect(!app.staticTexts["pages 1"].exists)
    #expect(app.staticTexts["Row 70"].exists)
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  /// Labels of a form that are as wide as the widest.
  private struct Labels: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(["a", "bbbbbb", "ccc"], id: \.self) { name in
          HStack(spacing: 0) {
            Color.red.frame(width: CGFloat(name.count) * 10, height: 20)
              .overlay(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
              .frame(width: width, alignment: .leading)
            SizedBox(id: name, width: 30, height: 20)
          }
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }

  @Test("LAY-062: fields begin beside the widest label")
  func labels() {
    let app = appFromTop { Labels() }
    for name in ["a", "bbbbbb", "ccc"] { #expect(app.buttons[name].frame.minX == 60) }
  }

  @Test("LAY-033: a place that is given by the frame of a reader")
  func position() {
    let app = appFromTop {
      GeometryReader { place in
        SizedBox(id: "poster", width: 20, height: 20)
          .position(x: place.frame(in: .local).midX, y: place.frame(in: .global).midY - 120)
      }
      .frame(width: 300, height: 200)
    }
    // The middle of the reader is at 147 on the screen; 120 above that is 27 in the reader, which begins at 47.
    #expect(app.buttons["poster"].frame.isNear(140, 64, 20, 20))
  }
}
