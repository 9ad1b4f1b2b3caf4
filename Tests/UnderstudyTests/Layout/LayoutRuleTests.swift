import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// Rules of the specification that other tests use and do not name, as views.
@MainActor
@Suite("Rules of layout, as views")
struct LayoutRuleTests {
  /// Writes down what it is proposed.
  private struct Asked: Layout {
    let log: Log
    var size = CGSize(width: 30, height: 20)

    final class Log: @unchecked Sendable { var proposals: [ProposedViewSize] = [] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      log.proposals.append(proposal)
      return size
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  @Test("LAY-001, LAY-002: the parent proposes a size, the child answers its own, and the parent places it")
  func threeSteps() {
    let log = Asked.Log()
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      Asked(log: log) { EmptyView() }.placed("child", in: places).frame(width: 200, height: 100, alignment: .bottom)
        .placed("parent", in: places)
    }
    #expect(app.exists)
    #expect(log.proposals == [ProposedViewSize(width: 200, height: 100)])
    expectFrame(places["parent"], 95, 378.5, 200, 100)
    expectFrame(places["child"], 180, 458.5, 30, 20)
  }

  @Test("LAY-003: a length that is left open is 10, or what the caller says")
  func openLengths() {
    #expect(ProposedViewSize(width: nil, height: 7).replacingUnspecifiedDimensions() == CGSize(width: 10, height: 7))
    let size = ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
    #expect(size == CGSize(width: 1, height: 2))
    #expect(ProposedViewSize.infinity.replacingUnspecifiedDimensions().width == .infinity)
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
  }

  @Test("LAY-006, LAY-016: a child that is larger than its frame overflows it, unclipped, in the middle")
  func overflow() {
    let app = XCUIApplication { SizedBox(id: "large", width: 100, height: 100).frame(width: 40, height: 40) }
    #expect(app.buttons["large"].frame.isNear(145, 378.667, 100, 100))
    app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 150, dy: 383)).tap()
    #expect(app.buttons["large"].isHittable)
  }

  @Test("LAY-011: modifiers wrap each view of a group, from the inside out")
  func wrapping() {
    let app = appFromTop {
      Group {
        SizedBox(id: "a", width: 20, height: 20)
        SizedBox(id: "b", width: 20, height: 20)
      }
      .padding(10)
      SizedBox(id: "c", width: 20, height: 20).padding(10).frame(width: 100, alignment: .trailing)
      SizedBox(id: "d", width: 20, height: 20).frame(width: 100, alignment: .trailing).padding(10)
    }
    #expect(app.buttons["a"].frame.isNear(10, 57, 20, 20))
    #expect(app.buttons["b"].frame.isNear(10, 97, 20, 20))
    #expect(app.buttons["c"].frame.isNear(70, 137, 20, 20))
    #expect(app.buttons["d"].frame.isNear(90, 177, 20, 20))
  }

  @Test("LAY-013: a spacer gets its length last")
  func priorities() {
    LayoutCase("LAY-013", 100, 20, "a=0,0,46,20; b=54,0,46,20") {
      HStack(spacing: 0) {
        Color.red.mark("a")
        Spacer()
        Color.red.mark("b")
      }
    }.check()
  }

  @Test("LAY-020, LAY-022: layout is exact, what a test sees is on whole pixels")
  func pixels() {
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      HStack(spacing: 0) {
        SizedBox(id: "a", height: 20)
        SizedBox(id: "b", height: 20)
        SizedBox(id: "c", height: 20).placed("c", in: places)
      }
      .frame(width: 100)
    }
    expectSize(places["c"].size, 100 / 3, 20)
    #expect(abs(places["c"].minX - (145 + 200 / 3)) < 0.001)
    let frames = ["a", "b", "c"].map { app.buttons[$0].frame }
    for frame in frames {
      for number in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
        #expect(abs(number * 3 - (number * 3).rounded()) < 0.0001)
      }
    }
    #expect(abs(frames[0].maxX - frames[1].minX) < 0.0001 && abs(frames[1].maxX - frames[2].minX) < 0.0001)
  }

  @Test("LAY-021: texts are as wide and high as whole pixels")
  func textPixels() {
    for text in ["Hello", "i", "A longer text", "1,234.5"] {
      let size = measured(Text(text))
      #expect(abs(size.width * 3 - (size.width * 3).rounded()) < 0.0001, "\(text): \(size)")
      #expect(abs(size.height - 20.3333) < 0.001, "\(text): \(size)")
    }
  }

  @Test("LAY-024: a printed frame has one decimal")
  func printed() {
    let app = XCUIApplication { Text("Hello, world!") }
    #expect(app.debugDescription.contains("{{148.0, 418.3}, {94.3, 20.3}}"))
  }

  private final class Kept: @unchecked Sendable { var proxy: GeometryProxy? }

  private struct Leaving: View {
    let kept: Kept
    @State private var isShown = true

    var body: some View {
      Button("Leave") { isShown = false }
      if isShown {
        GeometryReader { place in
          let _ = kept.proxy = place
        }
        .frame(width: 50, height: 50)
      }
    }
  }

  @Test("LAY-040: a proxy that is kept has no size once its view is gone")
  func keptProxy() {
    let kept = Kept()
    let app = XCUIApplication { Leaving(kept: kept) }
    #expect(kept.proxy?.size == CGSize(width: 50, height: 50))
    app.buttons["Leave"].tap()
    #expect(kept.proxy?.size == .zero)
    #expect(kept.proxy?.frame(in: .global) == .zero)
    #expect(kept.proxy?.safeAreaInsets == EdgeInsets())
  }

  private struct NamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("LAY-063: what is hidden or has no size contributes its preferences")
  func hiddenPreferences() {
    var names: [String] = []
    let app = XCUIApplication {
      VStack {
        Text("a").preference(key: NamesKey.self, value: ["hidden"]).hidden()
        Color.red.preference(key: NamesKey.self, value: ["flat"]).frame(width: 0, height: 0)
        Text("c").preference(key: NamesKey.self, value: ["faint"]).opacity(0)
      }
      .onPreferenceChange(NamesKey.self) { names = $0 }
    }
    #expect(app.exists)
    #expect(names == ["hidden", "flat", "faint"])
  }

  private struct Growing: View {
    @State private var width: CGFloat = 50

    var body: some View {
      SizedBox(id: "box", width: width, height: 20)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { widths.append($0) }
      Button("Grow") { withAnimation(.linear(duration: 2)) { width = 150 } }
    }
    @State private var widths: [CGFloat] = []
  }

  @Test("LAY-064: an animation has no frames in between: a view is where it ends")
  func animation() {
    let app = XCUIApplication { Growing() }
    app.buttons["Grow"].tap()
    #expect(app.buttons["box"].frame.width == 150)
  }

  @Test("LAY-070: neighbours are 8 points apart along both axes, where nothing else is written")
  func defaultSpacing() {
    LayoutCase("LAY-070", 200, 200, "a=51,51,45,45; b=104,51,45,45; c=51,104,45,45; d=104,104,45,45") {
      Grid {
        GridRow {
          Color.red.frame(width: 45, height: 45).mark("a")
          Color.red.frame(width: 45, height: 45).mark("b")
        }
        GridRow {
          Color.red.frame(width: 45, height: 45).mark("c")
          Color.red.frame(width: 45, height: 45).mark("d")
        }
      }
    }.check()
  }

  @Test("LAY-077: texts in a row are 8 points apart, from images and controls too")
  func textsInRows() {
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      HStack {
        Text("One").placed("a", in: places)
        Text("Two").font(.footnote).placed("b", in: places)
        Image(systemName: "star").placed("c", in: places)
        Button("Four") {}.placed("d", in: places)
      }
    }
    #expect(app.exists)
    for (left, right) in [("a", "b"), ("b", "c"), ("c", "d")] {
      #expect(abs(places[right].minX - places[left].maxX - 8) < 0.001)
    }
  }

  @Test("LAY-096: children begin at the leading edge of a stack, and an open length across is the stack's own")
  func placingProposal() {
    LayoutCase("LAY-096", 200, 200, "a=80,0,40,190; b=80,190,40,10") {
      VStack(spacing: 0) {
        Color.red.mark("a")
        Color.red.frame(width: 40, height: 10).mark("b")
      }
      .fixedSize(horizontal: true, vertical: false)
    }.check()
  }

  @Test("LAY-097: stacks align in the middle, or as they say")
  func alignments() {
    func column(_ alignment: HorizontalAlignment, _ x: CGFloat) {
      LayoutCase("LAY-097", 100, 100, "a=\(x),40,20,10; b=20,50,60,10") {
        VStack(alignment: alignment, spacing: 0) {
          Color.red.frame(width: 20, height: 10).mark("a")
          Color.red.frame(width: 60, height: 10).mark("b")
        }
      }.check()
    }
    column(.leading, 20)
    column(.center, 40)
    column(.trailing, 60)
    func row(_ alignment: VerticalAlignment, _ y: CGFloat) {
      LayoutCase("LAY-097", 100, 100, "a=40,\(y),10,20; b=50,20,10,60") {
        HStack(alignment: alignment, spacing: 0) {
          Color.red.frame(width: 10, height: 20).mark("a")
          Color.red.frame(width: 10, height: 60).mark("b")
        }
      }.check()
    }
    row(.top, 20)
    row(.center, 40)
    row(.bottom, 60)
    row(.firstTextBaseline, 60)
    row(.lastTextBaseline, 60)
  }

  @Test("LAY-153: a layout gets its views flat, in order, and may have none")
  func flatSubviews() {
    struct Counting: Layout {
      let log: Asked.Log
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: CGFloat(subviews.count) * 10, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
          subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.minY), proposal: .unspecified)
        }
      }
    }
    let app = appFromTop {
      Counting(log: Asked.Log()) {
        SizedBox(id: "a", width: 10, height: 10)
        if true as Bool { ForEach(["b", "c"], id: \.self) { SizedBox(id: $0, width: 10, height: 10) } }
        Group {
          EmptyView()
          SizedBox(id: "d", width: 10, height: 10)
        }
      }
      HStack(spacing: 0) {
        Counting(log: Asked.Log()) {}
        SizedBox(id: "e", width: 10, height: 10)
      }
    }
    for (index, id) in ["a", "b", "c", "d"].enumerated() {
      #expect(app.buttons[id].frame.isNear(CGFloat(index) * 10, 47, 10, 10))
    }
    #expect(app.buttons["e"].frame.isNear(0, 57, 10, 10))
  }

  @Test("LAY-164: a frame with a length of its own proposes it to its child, one that is open proposes nothing")
  func flexiblePlacing() {
    LayoutCase("LAY-164", 200, 200, "a=25,95,150,10; b=60,150,80,10") {
      ZStack {
        Color.red.frame(height: 10).mark("a").frame(minWidth: 50, maxWidth: 150)
        Color.red.frame(height: 10).mark("b").frame(idealWidth: 80).fixedSize().position(x: 100, y: 155)
      }
    }.check()
  }

  @Test("LAY-340: frames are not cut off by what scrolls or covers")
  func uncutFrames() {
    let app = XCUIApplication {
      NavigationStack {
        List(0..<20, id: \.self) { Text("Row \($0)") }.listStyle(.plain).navigationTitle("Rows")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    app.collectionViews.firstMatch.swipe(by: -100)
    #expect(app.cells.element(boundBy: 0).frame.isNear(0, -9, 390, 44))
    #expect(app.cells.element(boundBy: 1).frame.isNear(0, 35, 390, 44))
  }

  /// Changes the size of text from a tab, while another tab is hidden, or from a sheet.
  private struct Resizing: View {
    @State private var size = DynamicTypeSize.large
    @State private var isShown = false
    @State private var text = "One"

    var body: some View {
      TabView {
        Text(text).tabItem { Text("First") }
        VStack {
          Button("Larger") { size = .accessibility3 }
          Button("Sheet") { isShown = true }
        }
        .tabItem { Text("Second") }
        .sheet(isPresented: $isShown) {
          Text(text).accessibilityIdentifier("in sheet")
          Button("Smaller") { size = .large }
          Button("Longer") { text = "One, two, three" }
        }
      }
      .dynamicTypeSize(size)
    }
  }

  @Test("LAY-195, LAY-400: another size of text is followed in a tab that was hidden, and in a sheet that is shown")
  func environmentElsewhere() {
    let app = XCUIApplication { Resizing() }
    #expect(abs(app.staticTexts["One"].frame.height - 20.333) < 0.01)
    app.tabBars.buttons["Second"].tap()
    app.buttons["Larger"].tap()
    app.tabBars.buttons["First"].tap()
    #expect(app.staticTexts["One"].frame.height == 48)
    app.tabBars.buttons["Second"].tap()
    app.buttons["Sheet"].tap()
    let inSheet = app.staticTexts["in sheet"]
    #expect(inSheet.frame.height == 48)
    let width = inSheet.frame.width
    app.buttons["Smaller"].tap()
    #expect(abs(inSheet.frame.height - 20.333) < 0.01)
    app.buttons["Longer"].tap()
    #expect(inSheet.frame.width > width)
  }
}
