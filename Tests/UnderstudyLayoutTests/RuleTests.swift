import Foundation
import Testing
import UnderstudyLayout

@Suite("Rules with numbers of the specification's text")
struct RuleTests {
  private let cases = [
    LayoutCase("LAY-093, LC-011", .root(200, 200), "a=0,0,0,200; b=8,0,184,200; c=200,0,0,200") {
      HStack {
        Color.red.mark("a"); Color.green.layoutPriority(1).mark("b"); Color.blue.mark("c")
      }
    },
    LayoutCase("LAY-093, LC-115", .proposal(150, 100), "widths=75,100") {
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 100); Rectangle().frame(minWidth: 100)
      }
    },
    LayoutCase("LAY-107", .root(200, 200), "z=90,90,20,20; s=90,90,20,20") {
      ZStack {
        Spacer().mark("s"); Color.red.frame(width: 20, height: 20)
      }.mark("z")
    },
    LayoutCase("LAY-163: wider than the proposal", .proposal(50, 50), "size=80,20") {
      FixedImage(80, 20).frame(maxWidth: .infinity)
    },
    LayoutCase("LAY-163: open", .proposal(nil, nil), "size=80,20") { FixedImage(80, 20).frame(maxWidth: .infinity) },
    LayoutCase("LAY-141: the first that fits", .proposal(90, 10), "size=60,20") {
      ViewThatFits {
        FixedImage(100, 10)
        FixedImage(60, 20)
      }
    },
    LayoutCase("LAY-008", .screen, "a=0,47,390,763") { Color.red.mark("a") },
    LayoutCase("LAY-009", .screen, "a=145,399.5,100,50; b=0,457.5,390,0") {
      VStack {
        Color.red.frame(width: 100, height: 50).mark("a"); Color.red.frame(height: 0).mark("b")
      }
    },
    LayoutCase("LAY-185: a layer is aligned by the base, whatever its size", .root(100, 100), "o=20,60,30,30") {
      Color.red.frame(width: 40, height: 40).overlay(alignment: .bottomLeading) {
        Color.blue.frame(width: 30, height: 30).offset(x: -10).mark("x").mark("o")
      }.offset(x: -10, y: 20)
    },
  ]

  @Test("Frames and sizes", arguments: 0..<9)
  func numbers(_ index: Int) { cases[index].check() }

  @Test("LAY-140: the choice of ViewThatFits follows the size that it is placed with")
  func choice() throws {
    let view = ViewThatFits(in: .horizontal) {
      FixedImage(100, 10).mark("a"); FixedImage(60, 20).mark("b")
    }.mark("v")
    for (width, chosen) in [(150, 0), (80, 1), (10, 1)] as [(CGFloat, Int)] {
      let laidOut = LaidOut(view, width: width, height: 100)
      let rule = try #require(laidOut["v"].rule as? ViewThatFitsRule)
      #expect(rule.chosen(of: laidOut["v"]) == chosen)
      #expect(laidOut["v"].placedSize.width == (chosen == 0 ? 100 : 60))
    }
  }

  @Test("LAY-098: values of views are combined by the guide's rule")
  func combining() {
    let values: [CGFloat?] = [4, nil, 10]
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 4)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 4)
    #expect(HorizontalAlignment.leading.combineExplicit(values) == 7)
    #expect(HorizontalAlignment.center.combineExplicit([nil, nil]) == nil)
  }

  @Test("LAY-014: priority passes under layers, offsets and fixed sizes, and not under frames and padding")
  func priority() {
    let scope = Scope()
    func priority(_ view: any TestView) -> Double { view.nodes(scope)[0].priority }
    let view = Color.red.layoutPriority(2)
    let passing: [any TestView] = [view.overlay(Color.blue), view.offset(x: 1), view.fixedSize(), view.zIndex(1)]
    for view in passing { #expect(priority(view) == 2) }
    let hiding: [any TestView] = [
      view.frame(width: 1), view.padding(1), view.aspectRatio(1, contentMode: .fit), view.position(),
      view.frame(maxWidth: 9),
      HStack {
        view; view
      },
    ]
    for view in hiding { #expect(priority(view) == 0) }
    #expect(priority(Spacer()) == -.infinity)
    #expect(priority(VStack {}) == -.infinity)
  }

  @Test("LAY-111: a spacer takes the axis of the nearest container, also through modifiers")
  func spacerAxis() {
    let laidOut = LaidOut(
      HStack(spacing: 0) {
        Spacer().frame(minWidth: 5).padding(1).mark("a"); GeometryReader { _ in Spacer().mark("b") }
      }, width: 100, height: 100)
    #expect(laidOut.frame("a").height == 2)
    #expect(laidOut.frame("b").height == 100)
  }

  @Test("LAY-112: a divider is a line of one pixel at any scale")
  func divider() {
    let laidOut = LaidOut(
      HStack {
        Divider().mark("d"); Color.red
      }, width: 100, height: 50, context: LayoutContext(displayScale: 2))
    #expect(laidOut["d"].placedSize == CGSize(width: 0.5, height: 50))
  }

  @Test("LAY-007: children are placed with the container's own length where it was open")
  func placingProposal() {
    let laidOut = LaidOut(
      VStack(spacing: 0) {
        Color.red.mark("a"); FixedImage(60, 20)
      }.fixedSize(horizontal: true, vertical: false),
      width: 200, height: 100)
    #expect(laidOut["a"].placement.bounds.proposal == ProposedViewSize(width: 60, height: 80))
    #expect(laidOut["a"].placedSize == CGSize(width: 60, height: 80))
  }
}
