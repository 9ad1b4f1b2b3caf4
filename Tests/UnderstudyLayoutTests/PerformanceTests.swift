import Foundation
import Synchronization
import Testing
import UnderstudyLayout

@Suite("How much is measured")
struct PerformanceTests {
  private func rows(_ count: Int) -> LaidOut {
    LaidOut(ScrollView { VStack { ForEach(0..<count) { Row(index: $0) } } }, width: 390, height: 844)
  }

  private struct Row: TestView {
    let index: Int
    func nodes(_ scope: Scope) -> [LayoutNode] {
      HStack {
        Text(CGFloat(60 + index % 50)).mark("label \(index)"); Text(40)
      }.nodes(scope)
    }
  }

  private func alternating(_ depth: Int, isHorizontal: Bool, _ scope: Scope, _ leaf: any TestView) -> LayoutNode {
    if depth == 0 { return leaf.nodes(scope)[0] }
    let children = (0..<2).map { _ in alternating(depth - 1, isHorizontal: !isHorizontal, scope, leaf) }
    return scope.node(isHorizontal ? StackRule(horizontal: .center) : StackRule(vertical: .center), children)
  }

  private func mostMeasured(_ root: LayoutNode) -> Int32 { root.subtree.map(\.measureCount).max() ?? 0 }

  @Test("LAY-404, LAY-405: twelve levels of alternating stacks measure as often per node as flat ones")
  func alternatingStacks() {
    let text = Text("Some words")
    for leaf in [Color.red, Text(50), FixedImage(3, 3), Text(50).frame(minWidth: 5), text] as [any TestView] {
      let scope = Scope()
      let root = scope.node(RootRule(), [alternating(12, isHorizontal: true, scope, leaf)])
      root.place(Placement(.zero, LayoutBounds(CGSize(width: 390, height: 844))))
      #expect(root.frames.count > 8_000)
      #expect(mostMeasured(root) <= 4, "\(leaf)")
    }
  }

  @Test("LAY-405: no node of the table's views is measured more than 12 times in a pass")
  func samples() {
    let cases = StackCases.cases + SpacerCases.cases + ModifierCases.cases + GridCases.cases
    for sample in cases {
      let laidOut = LaidOut(sample.view(), width: 390, height: 844)
      _ = laidOut.root.frames
      #expect(mostMeasured(laidOut.root) <= 12, "\(sample.id)")
    }
  }

  @Test("LAY-403: random trees are measured at most twelve times per node on average")
  func randomTrees() {
    var generator = SeededGenerator(seed: 405)
    for tree in (0..<200).map({ _ in RandomTree.random(5, &generator) }) {
      let scope = Scope()
      let root = scope.node(RootRule(), [tree.node(scope)])
      root.place(Placement(.zero, LayoutBounds(CGSize(width: 300, height: 500))))
      #expect(scope.context.measureCount <= 12 * root.frames.count, "\(tree)")
    }
  }

  @Test("LAY-403: after a change, a long stack measures the changed row alone, however many rows there are")
  func relayout() {
    let counts = [100, 1_000].map { (count: Int) -> Int in
      let laidOut = rows(count)
      #expect(laidOut.root.frames.count == 3 * count + 3)
      laidOut.scope.context.measureCount = 0
      laidOut["label 50"].setRule(MeasuredRule(TestText(200, .largeTitle)))
      let expected = laidOut.frame("label 0").minY + CGFloat(count - 1) * (20.3333 + 2) + 20.3333
      #expect(laidOut.frame("label \(count - 1)").minY > expected - 20.3333)
      return laidOut.scope.context.measureCount
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0] <= 6)
  }

  @Test("LAY-403: incremental positions are those of a new layout")
  func relayoutIsExact() {
    let changed = rows(300)
    _ = changed.root.frames
    let fresh = rows(300)
    for laidOut in [changed, fresh] {
      for index in [0, 63, 64, 150, 299] {
        laidOut["label \(index)"].setRule(MeasuredRule(TestText(CGFloat(index), .title)))
      }
    }
    let (first, second) = (changed.root.frames, fresh.root.frames)
    #expect(zip(first, second).allSatisfy { zip($0.numbers, $1.numbers).allSatisfy { abs($0 - $1) < 1e-6 } })
  }

  @Test("LAY-402: a change stops at a boundary: a frame of two lengths, a scroll view, a reader, a layer")
  func boundaries() {
    let boundaries: [(String, (any TestView) -> any TestView)] = [
      ("frame", { $0.frame(width: 50, height: 50) }), ("scroll", { view in ScrollView { view } }),
      ("reader", { view in GeometryReader { _ in view } }), ("layer", { view in Color.red.overlay(view) }),
    ]
    for (name, boundary) in boundaries {
      let view = VStack {
        boundary(FixedImage(10, 10).mark("a")).mark("b"); Text(30)
      }.mark("stack")
      let laidOut = LaidOut(view, width: 200, height: 200)
      _ = laidOut.root.frames
      for node in laidOut.root.subtree { node.measureCount = 0 }
      laidOut["a"].setRule(FixedSizeLeaf(CGSize(width: 20, height: 20)))
      #expect(laidOut.frame("a").width == 20)
      _ = laidOut.root.frames
      #expect(laidOut["stack"].measureCount == 0, "\(name)")
    }
  }

  @Test("LAY-402: a baseline reaches a row through a boundary")
  func baselineThroughBoundary() {
    let view = HStack(alignment: .firstTextBaseline) {
      Text(20).mark("a").frame(width: 50, height: 60).mark("f")
      Text(20).mark("b")
    }
    let laidOut = LaidOut(view, width: 200, height: 200)
    let before = laidOut.frame("b").minY - laidOut.frame("f").minY
    laidOut["a"].setRule(MeasuredRule(TestText(20, .largeTitle)))
    let after = laidOut.frame("b").minY - laidOut.frame("f").minY
    expect([before, after], [(60 - 20.3333) / 2, (60 - 40.6667) / 2 + 32.3333 - 16.3333], "offsets")
  }

  @Test("LAY-404: trees of 2,000 levels are laid out")
  func deepTrees() throws {
    let (height, most) = try #require(onLargeStack { layOutDeepTree() })
    #expect(height > 20)
    #expect(most <= 12)
  }

  private func layOutDeepTree() -> (height: CGFloat, most: Int32) {
    let scope = Scope()
    var node = Text(20).nodes(scope)[0]
    let rules: [() -> any LayoutRule] = [
      { StackRule(horizontal: .center) }, { PaddingRule(.all, 0.01) }, { StackRule(vertical: .leading) },
      { FlexibleFrameRule(width: .init(nil, nil, .infinity)) }, { ZStackRule() },
    ]
    for level in 0..<2_000 {
      let rule = rules[level % rules.count]()
      node = scope.node(rule, rule is StackRule ? [node, scope.node(SpacerRule())] : [node])
    }
    let root = scope.node(RootRule(), [node])
    root.place(Placement(.zero, LayoutBounds(CGSize(width: 390, height: 844))))
    var leaf = root
    while let next = leaf.children.first { leaf = next }
    return (leaf.frame().height, mostMeasured(root))
  }

  /// Calls a function on a thread that has room for a sanitizer's frames, which are larger than others.
  private func onLargeStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
    let end = DispatchSemaphore(value: 0)
    let result = Mutex<Result?>(nil)
    let thread = Thread {
      let made = body()
      result.withLock { $0 = made }
      end.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    end.wait()
    return result.withLock { $0 }
  }
}
