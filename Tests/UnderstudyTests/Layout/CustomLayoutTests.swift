import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Layouts of the app")
struct CustomLayoutTests {
  /// Places no view.
  private struct NoPlacement: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  private struct OneAt: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let point = CGPoint(x: bounds.minX + 30, y: bounds.minY + 40)
      subviews.first?.place(at: point, anchor: .bottomTrailing, proposal: ProposedViewSize(width: 20, height: 10))
    }
  }

  /// Puts its views one below the other by the layout of the system.
  private struct Column: Layout {
    var spacing: CGFloat
    func makeCache(subviews: Subviews) -> VStackLayout.Cache { base.makeCache(subviews: subviews) }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
    ) -> CGSize { base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
    ) { base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
    private var base: VStackLayout { VStackLayout(alignment: .leading, spacing: spacing) }
  }

  private func check(
    _ id: String, _ expected: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) { LayoutCase(id, 200, 200, expected, view).check() }

  @Test("LC-209: a view that is not placed is in the middle")
  func notPlaced() {
    check("LC-209", "l=50,50,100,100; a=90,90,20,20") {
      NoPlacement() { Color.red.frame(width: 20, height: 20).mark("a") }.mark("l")
    }
  }

  @Test("LC-210: a view is placed by an anchor, with a proposal of its own")
  func placed() {
    check("LC-210", "a=60,80,20,10") {
      OneAt() { Color.red.mark("a") }
    }
  }

  @Test("LAY-152: a layout of the system in another one arranges that one's views")
  func composed() {
    check("LAY-152", "l=80,75,40,50; a=80,75,20,20; b=80,105,40,20") {
      Column(spacing: 10) {
        Color.red.frame(width: 20, height: 20).mark("a")
        Color.red.frame(width: 40, height: 20).mark("b")
      }.mark("l")
    }
  }

  private struct Switching: View {
    @State private var isRow = false
    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Button("One") { isRow.toggle() }.frame(width: 100, height: 50).mark("one")
        Color.red.frame(width: 100, height: 50).mark("two")
      }.frame(width: 200, height: 200).coordinateSpace(name: Marks.room)
    }
  }

  @Test("LAY-152: views find their places when another layout takes over")
  func switching() {
    let marks = Marks()
    let app = XCUIApplication { Switching().environment(\.marks, marks) }
    #expect(app.exists)
    #expect(marks.frames["two"] == CGRect(x: 50, y: 100, width: 100, height: 50))
    app.buttons["One"].tap()
    #expect(marks.frames["one"] == CGRect(x: 0, y: 75, width: 100, height: 50))
    #expect(marks.frames["two"] == CGRect(x: 100, y: 75, width: 100, height: 50))
  }

  private struct Weight: LayoutValueKey {
    static var defaultValue: CGFloat { 1 }
  }

  /// Shares its width by the weights of its views.
  private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let total = subviews.reduce(0) { $0 + $1[Weight.self] }
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Weight.self] / total
        subview.place(
          at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }

  @Test("LAY-148: values written on views reach the layout through other modifiers, for each view of a list")
  func values() {
    check("LAY-148", "a=0,0,50,200; b=50,0,75,200; c=125,0,75,200") {
      Weighted() {
        Color.red.mark("a").layoutValue(key: Weight.self, value: 2)
        Group {
          Color.red.mark("b")
          Color.red.mark("c")
        }.layoutValue(key: Weight.self, value: 3).opacity(0.5)
      }
    }
  }

  @Test("LAY-148: values reach the layout through frames, layers and elements around the view")
  func valuesThroughModifiers() {
    check("LAY-148", "a=0,0,60,200; b=60,0,60,200; c=120,0,60,200; d=180,0,20,200") {
      Weighted() {
        Color.red.layoutValue(key: Weight.self, value: 3).padding(0).accessibilityElement().mark("a")
        Color.red.layoutValue(key: Weight.self, value: 3).overlay { Text("Over") }.accessibilityElement(
          children: .combine
        )
        .mark("b")
        Color.red.layoutValue(key: Weight.self, value: 3).frame(maxWidth: .infinity).background(.blue)
          .accessibilityElement(children: .contain).mark("c")
        Color.red.mark("d")
      }
    }
  }

  @Test("LAY-112: a divider that is an element lies across the stack or grid around")
  func dividers() {
    check("LAY-112", "d=0,50,200,0.333; a=0,50.333,200,149.667") {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        Divider().accessibilityElement().mark("d")
        Color.red.mark("a")
      }
    }
    check("LAY-112", "d=50,0,0.333,200") {
      HStack(spacing: 0) {
        Color.red.frame(width: 50)
        Divider().accessibilityElement(children: .contain).accessibilityLabel("Line").mark("d")
        Color.red
      }
    }
    check("LAY-112", "d=75,99.833,50,0.333") {
      Grid(verticalSpacing: 0) {
        GridRow { Color.red.frame(width: 50, height: 20) }
        Divider().gridCellUnsizedAxes(.horizontal).accessibilityElement().mark("d")
        GridRow { Color.red.frame(width: 50, height: 20) }
      }
    }
  }

  @Test("LAY-100, LAY-111: a guide and a spacer in an element are those of the stack around")
  func guidesOfElements() {
    check("LAY-100", "a=20,0,50,20; b=0,180,50,20") {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 50, height: 20).mark("a")
        Spacer().accessibilityElement()
        Color.red.frame(width: 50, height: 20).alignmentGuide(.leading) { _ in 20 }.accessibilityElement().mark("b")
      }
      .frame(width: 200, alignment: .leading)
    }
  }

  @Test("LAY-010: an element whose views come and go is laid out around those that it has")
  func changingElements() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Next") { count += 1 }
          Group {
            if count > 0 { Color.red.frame(width: 40, height: 20) }
            if count > 1 { Color.red.frame(width: 30, height: 20) }
          }
          .accessibilityElement().accessibilityIdentifier("parts")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(!app.otherElements["parts"].exists || app.otherElements["parts"].frame.size == .zero)
    app.buttons["Next"].tap()
    #expect(app.otherElements["parts"].frame.size == CGSize(width: 40, height: 20))
    app.buttons["Next"].tap()
    #expect(app.otherElements["parts"].frame.width == 78)
  }

  @Test(
    "LC-132 to LC-134: the first view that fits, else the last",
    arguments: [(90, 60), (20, 30), (100, 100)] as [(CGFloat, CGFloat)])
  func fitting(_ room: CGFloat, _ expected: CGFloat) {
    let app = XCUIApplication {
      ViewThatFits(in: .horizontal) {
        Button("100") {}.frame(width: 100, height: 10)
        Button("60") {}.frame(width: 60, height: 20)
        Button("30") {}.frame(width: 30, height: 30)
      }.frame(width: room, height: 100)
    }
    #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["\(Int(expected))"])
  }
}
