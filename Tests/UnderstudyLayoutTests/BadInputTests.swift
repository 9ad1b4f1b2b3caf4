import Foundation
import Testing
import UnderstudyLayout

@Suite("Bad input")
struct BadInputTests {
  @Test("LAY-160: a frame with a negative or infinite length has a problem, and is left out")
  func frames() {
    let scope = Scope()
    for length in [-1, CGFloat.infinity, .nan] {
      let node = scope.node(FrameRule(width: length, height: 20), [scope.node(FillRule())])
      #expect(node.size(in: ProposedViewSize(width: 50, height: 50)) == CGSize(width: 50, height: 20))
      let problem = FrameRule.problem(width: length, height: 20)
      #expect(problem == "Invalid frame dimension (negative or non-finite).")
    }
    #expect(FrameRule.problem(width: nil, height: 0) == nil)
  }

  @Test("LAY-161: contradictory bounds have a problem")
  func contradictions() {
    #expect(FlexibleFrameRule.Limits(50, 20, 10).problem == "Contradictory frame constraints specified.")
    #expect(FlexibleFrameRule.Limits(10, 20, 50).problem == nil)
    #expect(FlexibleFrameRule.Limits(nil, nil, .infinity).problem == nil)
  }

  @Test("Numbers that are none leave finite frames")
  func notANumber() {
    let nan = CGFloat.nan
    let view = VStack(spacing: nan) {
      Color.red.padding(EdgeInsets(top: nan, leading: .infinity, bottom: -.infinity, trailing: nan)).mark("padding")
      Color.red.position(x: nan, y: .infinity).mark("position")
      Color.red.aspectRatio(nan, contentMode: .fit).mark("ratio")
      Color.red.layoutPriority(.nan).mark("priority")
      Spacer(minLength: nan).mark("spacer")
      Color.red.frame(minWidth: nan, idealWidth: nan, maxWidth: nan).mark("frame")
      Color.red.alignmentGuide(HorizontalAlignment.center) { _ in .nan }.mark("guide")
      Color.red.alignmentGuide(HorizontalAlignment.center) { _ in .infinity }.mark("infinite guide")
    }
    let laidOut = LaidOut(view, width: 200, height: 200)
    for (name, node) in laidOut.scope.marks {
      #expect(node.frame().numbers.allSatisfy { $0.isFinite }, "\(name): \(node.frame())")
    }
  }

  @Test("Modifiers and containers without content have a size")
  func empty() {
    let scope = Scope()
    let rules: [any LayoutRule] = [
      FrameRule(width: 10), FlexibleFrameRule(), PaddingRule(), FixedSizeRule(), AspectRatioRule(nil, fills: false),
      PositionRule(.zero), LayerRule(), RootRule(), ScrollRule(), ViewThatFitsRule(), GridRule([.single]), ZStackRule(),
      StackRule(horizontal: .center), SafeAreaInsetRule(VerticalEdge.top), IgnoresSafeAreaRule(),
      GridLineRule(.vertical, []),
    ]
    for rule in rules {
      let node = scope.node(rule)
      let size = node.size(in: ProposedViewSize(width: 20, height: nil))
      #expect(size.width.isFinite && size.height.isFinite, "\(type(of: rule))")
      node.place(Placement(.zero, node.bounds(in: .unspecified)))
      #expect(node.frame().origin == .zero)
    }
  }

  @Test("Lazy grids without room, without items, or with items that contradict themselves")
  func lazyGrids() {
    #expect(LazyGridColumns([], in: 100).columns.isEmpty)
    let narrow = LazyGridColumns([GridItem(.fixed(80)), GridItem(.flexible())], in: 20)
    #expect(narrow.columns.map(\.length) == [80, 10])
    let zero = LazyGridColumns([GridItem(.adaptive(minimum: 0), spacing: 0)], in: 100)
    #expect(zero.columns.count == 1)
    let infinite = LazyGridColumns([GridItem(.adaptive(minimum: 10))], in: .infinity)
    #expect(infinite.columns.count == 1)
  }
}
