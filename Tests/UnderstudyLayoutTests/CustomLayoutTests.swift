import Foundation
import Testing
import UnderstudyLayout

/// A layout by closures that notes how often it is updated.
private final class TestLayout: CustomLayout {
  let name = "TestLayout"
  var stackOrientation: Axis?
  var updates = 0
  let size: (ProposedViewSize, LayoutSubviews) -> CGSize
  let place: (CGRect, ProposedViewSize, LayoutSubviews) -> Void

  init(
    axis: Axis? = nil, size: @escaping (ProposedViewSize, LayoutSubviews) -> CGSize,
    place: @escaping (CGRect, ProposedViewSize, LayoutSubviews) -> Void
  ) {
    stackOrientation = axis
    self.size = size
    self.place = place
  }

  func update(_ subviews: LayoutSubviews) { updates += 1 }
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { size(proposal, subviews) }
  func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    place(bounds, proposal, subviews)
  }
}

private struct Weight: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

@Suite("Layouts written by the app")
struct CustomLayoutTests {
  private let square = CGSize(width: 100, height: 100)

  private func lay(_ layout: TestLayout, _ content: [any TestView], context: LayoutContext = .init()) -> LaidOut {
    LaidOut(
      Container(rule: CustomLayoutRule(layout), content: content).mark("l"), width: 200, height: 200, context: context)
  }

  @Test("LC-209: a subview that is not placed is in the center")
  func notPlaced() {
    let layout = TestLayout { [square] _, _ in
      square
    } place: { _, _, _ in
    }
    let laidOut = lay(layout, [Color.red.frame(width: 20, height: 20).mark("a")])
    #expect(laidOut.frame("l") == CGRect(x: 50, y: 50, width: 100, height: 100))
    #expect(laidOut.frame("a") == CGRect(x: 90, y: 90, width: 20, height: 20))
  }

  @Test(
    "LC-210, LAY-146: bounds begin where the layout is; an anchor and a proposal decide the place; the last call wins")
  func placed() {
    var origins: [CGPoint] = []
    let layout = TestLayout { [square] _, _ in
      square
    } place: { bounds, _, subviews in
      origins.append(bounds.origin)
      subviews[0].place(at: .zero, proposal: .unspecified)
      subviews[0].place(
        at: CGPoint(x: bounds.minX + 30, y: bounds.minY + 40), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: 20, height: 10))
    }
    let laidOut = lay(layout, [Color.red.mark("a")])
    #expect(laidOut.frame("a") == CGRect(x: 60, y: 80, width: 20, height: 10))
    #expect(origins == [CGPoint(x: 50, y: 50)])
  }

  @Test("LAY-148: subviews give size, guides, spacing, priority and values")
  func proxies() {
    var seen: [String] = []
    let layout = TestLayout { [square] _, subviews in
      for subview in subviews {
        let size = subview.sizeThatFits(ProposedViewSize(width: 30, height: nil))
        let guides = subview.dimensions(in: .unspecified)
        seen.append("\(size.width)x\(size.height) \(guides[.leading]) \(subview.priority) \(subview[Weight.self])")
      }
      seen.append("\(subviews.count) \(subviews.layoutDirection)")
      return square
    } place: { _, _, _ in
    }
    let weighted = Color.red.modified(LayoutValueRule(Weight.self, 7)).padding(2).layoutPriority(3)
    let laidOut = lay(layout, [weighted, FixedImage(5, 6).alignmentGuide(.leading) { _ in 4 }])
    #expect(laidOut["l"].placedSize == square)
    #expect(seen == ["30.0x14.0 0.0 3.0 7", "5.0x6.0 4.0 0.0 1", "2 leftToRight"])
  }

  @Test("LAY-149: the cache is updated at first and after changes, not between")
  func cache() {
    let layout = TestLayout { _, subviews in
      subviews[0].sizeThatFits(.unspecified)
    } place: { _, _, _ in
    }
    let laidOut = lay(layout, [FixedImage(20, 10).mark("a")])
    #expect(laidOut.frame("l").size == CGSize(width: 20, height: 10))
    #expect(layout.updates == 1)
    laidOut["a"].setRule(FixedSizeLeaf(CGSize(width: 40, height: 10)))
    #expect(laidOut.frame("l").size == CGSize(width: 40, height: 10))
    #expect(laidOut.frame("a").width == 40)
    #expect(layout.updates == 2)
    laidOut["l"].setChildren([laidOut["a"], laidOut.scope.node(FillRule())])
    #expect(laidOut.frame("l").width == 40)
    #expect(layout.updates == 3)
  }

  @Test("LAY-150: spacing is the union of the subviews', baselines are theirs")
  func defaults() {
    let layout = TestLayout { [square] _, _ in
      square
    } place: { bounds, _, subviews in
      for (index, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index) * 30), proposal: .unspecified)
      }
    }
    let scope = Scope()
    let node = Container(rule: CustomLayoutRule(layout), content: [Color.red, Text(10)]).nodes(scope)[0]
    expect([node.spacing.distance(to: ViewSpacing(), along: .vertical)], [10.642], "spacing")
    let baseline = node.dimensions(in: .unspecified)[explicit: .firstTextBaseline]
    expect([baseline ?? -1], [46.3333], "baseline")
  }

  @Test("LAY-151: the stack orientation is the axis of spacers inside it")
  func orientation() {
    func spacer(_ axis: Axis?) -> CGSize {
      var size = CGSize.zero
      let layout = TestLayout(axis: axis) { [square] proposal, subviews in
        size = subviews[0].sizeThatFits(proposal)
        return square
      } place: { _, _, _ in
      }
      _ = lay(layout, [Spacer()]).frame("l")
      return size
    }
    #expect(spacer(.horizontal) == CGSize(width: 200, height: 0))
    #expect(spacer(.vertical) == CGSize(width: 0, height: 200))
    #expect(spacer(nil) == CGSize(width: 200, height: 200))
  }

  @Test("LAY-152: another layout takes the place of one, with its axis; nodes stay")
  func switching() {
    let laidOut = LaidOut(
      HStack(spacing: 0) {
        FixedImage(20, 20).mark("a"); Spacer().frame(minWidth: 0).mark("s")
      }.mark("l"), width: 200,
      height: 100)
    #expect(laidOut.frame("l") == CGRect(x: 0, y: 40, width: 200, height: 20))
    laidOut["l"].setRule(StackRule(vertical: .center, spacing: 0))
    #expect(laidOut.frame("l") == CGRect(x: 90, y: 0, width: 20, height: 100))
    #expect(laidOut.frame("s") == CGRect(x: 100, y: 20, width: 0, height: 80))
  }

  @Test("Bad answers of a layout are reported, and the layout continues")
  func badAnswers() {
    var reports: [String] = []
    let context = LayoutContext { text, _ in reports.append(text) }
    let layout = TestLayout { _, _ in
      CGSize(width: CGFloat.nan, height: -3)
    } place: { _, _, subviews in
      subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 5), proposal: ProposedViewSize(width: -.infinity, height: .nan))
    }
    let laidOut = lay(layout, [Color.red.mark("a")], context: context)
    #expect(laidOut["l"].placedSize == .zero)
    #expect(laidOut["a"].placedSize == CGSize(width: 0, height: 10))
    #expect(reports.contains { $0.hasPrefix("TestLayout answered a size") })
    #expect(reports.contains { $0.hasPrefix("view origin is invalid: TestLayout") })
  }

  @Test("LAY-012: a layout places from left to right, and the result is mirrored")
  func mirrored() {
    let layout = TestLayout { [square] _, _ in
      square
    } place: { bounds, _, subviews in
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 30, height: 10))
    }
    let view = Container(rule: CustomLayoutRule(layout), content: [Color.red.mark("a")])
    let laidOut = LaidOut(view, width: 100, height: 100, isRightToLeft: true)
    #expect(laidOut.frame("a") == CGRect(x: 70, y: 0, width: 30, height: 10))
  }
}
