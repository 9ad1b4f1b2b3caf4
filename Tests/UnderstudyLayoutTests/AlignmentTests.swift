import Foundation
import Testing
import UnderstudyLayout

private enum OneThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let oneThird = VerticalAlignment(OneThird.self)
}

@Suite("Alignment guides")
struct AlignmentTests {
  private func dimensions(_ view: any TestView) -> ViewDimensions {
    view.nodes(Scope())[0].dimensions(in: ProposedViewSize(width: 60, height: 30))
  }

  @Test("LAY-098: guides that no view sets")
  func defaults() {
    let view = dimensions(Color.red)
    #expect([view[.leading], view[HorizontalAlignment.center], view[.trailing]] == [0, 30, 60])
    #expect([view[.top], view[VerticalAlignment.center], view[.bottom]] == [0, 15, 30])
    #expect([view[.firstTextBaseline], view[.lastTextBaseline], view[.oneThird]] == [30, 30, 10])
    #expect(view[explicit: .top] == nil)
    #expect(view[explicit: .oneThird] == nil)
  }

  @Test("LAY-100: a guide's closure reads the modified view; other guides do not change")
  func explicitGuide() {
    let view = dimensions(Color.red.alignmentGuide(.leading) { $0.width / 4 + $0[.trailing] })
    #expect(view[explicit: .leading] == 75)
    #expect(view[.leading] == 75)
    #expect(view[explicit: .trailing] == nil)
  }

  @Test("LAY-015: explicit guides pass outwards through modifiers, moved by the child's origin")
  func passing() {
    let guide = Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 3 }
    #expect(dimensions(guide.padding(.leading, 5))[explicit: .leading] == 8)
    #expect(dimensions(guide.frame(width: 60, height: 30))[explicit: .leading] == 23)
    #expect(dimensions(guide.offset(x: 9))[explicit: .leading] == 3)
    #expect(dimensions(guide.overlay(Color.blue))[explicit: .leading] == 3)
    #expect(dimensions(GeometryReader { _ in guide })[explicit: .leading] == nil)
  }

  @Test("LAY-098: a stack passes the least baseline and the mean of custom guides, and no others")
  func stacks() {
    let view = dimensions(
      VStack(spacing: 0) {
        Text(10).alignmentGuide(.oneThird) { _ in 2 }
        FixedImage(10, 5)
        Text(10).alignmentGuide(.oneThird) { _ in 4 }.alignmentGuide(.leading) { _ in 1 }
      })
    expect([view[explicit: .firstTextBaseline] ?? -1], [16.3333], "first")
    expect([view[explicit: .lastTextBaseline] ?? -1], [16.3333], "last")
    expect([view[explicit: .oneThird] ?? -1], [(2 + 20.3333 + 5 + 4) / 2], "custom")
    #expect(view[explicit: .leading] == nil)
    #expect(view[explicit: .bottom] == nil)
  }

  @Test("LAY-401: a column with explicit guides is measured, as its width does not follow from its children's")
  func guidesInShares() {
    let view = HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        FixedImage(50, 10)
        FixedImage(50, 10).alignmentGuide(.leading) { $0[.trailing] }
      }.mark("v")
      Color.red.mark("c")
    }
    let laidOut = LaidOut(view, width: 200, height: 100)
    #expect(laidOut["v"].limits(along: .horizontal) == nil)
    #expect(laidOut.frame("v").width == 100)
    #expect(laidOut.frame("c") == CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test("LC-250: texts of two fonts stand on one line")
  func baselines() {
    let view = HStack(alignment: .firstTextBaseline) {
      Text(23, .largeTitle).mark("a")
      Text(8, .caption).mark("b")
    }
    let laidOut = LaidOut(
      view, width: 390, height: 844, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    expect(laidOut.frame("a").numbers, [175.5, 408.1667, 23, 40.6667], "a")
    expect(laidOut.frame("b").numbers, [206.5, 429.1667, 8, 14.3333], "b")
  }

  @Test("LAY-101: a custom alignment works across nested containers")
  func nested() {
    let view = HStack(alignment: .oneThird, spacing: 0) {
      VStack(spacing: 0) {
        FixedImage(10, 30)
        FixedImage(10, 20).alignmentGuide(.oneThird) { $0[VerticalAlignment.center] }.mark("a")
      }
      FixedImage(10, 60).mark("b")
    }
    let laidOut = LaidOut(view, width: 200, height: 200)
    #expect(laidOut.frame("a").midY == laidOut.frame("b").minY + 20)
  }

  @Test("LAY-010: a stack with one static child is no node: size, spacing, guides and priority are the child's")
  func onlyChild() {
    let scope = Scope()
    let child = HStack { Text(10).alignmentGuide(.leading) { _ in 4 }.layoutPriority(3) }.nodes(scope)[0]
    #expect(child.priority == 3)
    #expect(child.dimensions(in: .unspecified)[explicit: .leading] == 4)
    expect([child.spacing.distance(to: ViewSpacing(), along: .vertical)], [10.642], "spacing")
    let spacer = VStack { Spacer() }.nodes(scope)[0]
    #expect(spacer.priority == -.infinity)
    #expect(spacer.size(in: ProposedViewSize(width: 50, height: 50)) == CGSize(width: 0, height: 50))
    let dynamic = HStack { ForEach(0..<1) { _ in Text(10).layoutPriority(3) } }.nodes(scope)[0]
    #expect(dynamic.priority == 0)
  }

  @Test("LAY-100, LAY-402: a guide that a view inside a fixed frame sets later moves the frame in its stack")
  func laterGuide() {
    let moved = Color.red.frame(width: 5, height: 5).mark("guide").frame(width: 20, height: 10, alignment: .top)
    let stack = HStack(spacing: 0) {
      moved.mark("moved")
      Color.blue.frame(height: 30)
    }
    let laidOut = LaidOut(stack, width: 100, height: 100)
    #expect(laidOut.frame("moved").minY == 45)

    laidOut["guide"].setRule(AlignmentGuideRule(VerticalAlignment.center.key) { _ in 0 })
    #expect(laidOut.frame("moved").minY == 50)
  }
}
