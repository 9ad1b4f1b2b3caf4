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
