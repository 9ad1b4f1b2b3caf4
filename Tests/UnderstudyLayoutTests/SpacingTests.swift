import Foundation
import Testing
import UnderstudyLayout

@Suite("Spacing")
struct SpacingTests {
  private let body = TestText(10).spacing
  private let footnote = TestText(10, .footnote).spacing
  private let largeTitle = TestText(10, .largeTitle).spacing
  private let ordinary = ViewSpacing()

  @Test("LAY-072, LAY-073: ordinary views are 8 apart, and none is from a spacer")
  func ordinaryViews() {
    #expect(ordinary.distance(to: ordinary, along: .vertical) == 8)
    #expect(ordinary.distance(to: ordinary, along: .horizontal) == 8)
    #expect(ordinary.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    #expect(body.distance(to: .zero, along: .vertical) == 0)
  }

  @Test("LAY-074: between texts the lower one's leading decides")
  func texts() {
    expect([body.distance(to: footnote, along: .vertical)], [8.0 / 3], "body, footnote")
    expect([footnote.distance(to: body, along: .vertical)], [2], "footnote, body")
    expect([body.distance(to: largeTitle, along: .vertical)], [2.0 / 3], "body, large title")
    #expect(body.distance(to: footnote, along: .horizontal) == 8)
  }

  @Test("LAY-075, LAY-076: gaps around a text between other views")
  func textAndViews() {
    expect([body.distance(to: ordinary, along: .vertical)], [10.642], "below body")
    expect([footnote.distance(to: ordinary, along: .vertical)], [8.021], "below footnote")
    expect([largeTitle.distance(to: ordinary, along: .vertical)], [20.951], "below large title")
    expect([ordinary.distance(to: body, along: .vertical)], [6.434], "above body")
    expect([ordinary.distance(to: footnote, along: .vertical)], [4.802], "above footnote")
  }

  @Test("LAY-078: a symbol is close to texts and 8 from others")
  func symbols() {
    #expect(ViewSpacing.symbol.distance(to: body, along: .vertical) == 0)
    #expect(body.distance(to: .symbol, along: .vertical) == 0)
    #expect(ViewSpacing.symbol.distance(to: ordinary, along: .vertical) == 8)
    #expect(ViewSpacing.symbol.distance(to: .symbol, along: .vertical) == 8)
  }

  @Test("LC-249: a column of texts and a color, with the table's text sizes")
  func columnOfTexts() {
    let view = VStack {
      Text(11.3333).mark("a")
      Text(8.6667, .footnote).mark("b")
      Color.red.frame(width: 50, height: 50).mark("c")
      Text(12).mark("d")
    }
    let laidOut = LaidOut(
      view, width: 390, height: 844, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    expect(laidOut.frame("a").numbers, [189.3333, 366.7727, 11.3333, 20.3333], "a")
    expect(laidOut.frame("b").numbers, [190.6667, 389.7727, 8.6667, 15.6667], "b")
    expect(laidOut.frame("c").numbers, [170, 413.46, 50, 50], "c")
    expect(laidOut.frame("d").numbers, [189, 469.894, 12, 20.3333], "d")
  }

  @Test("LC-238: a body text above two footnotes, as a device reported them")
  func bodyAboveFootnotes() {
    let view = VStack {
      Text(40).mark("a")
      Text(40, .footnote).mark("b")
      Text(40, .footnote).mark("c")
    }.frame(height: 600, alignment: .top)
    let laidOut = LaidOut(view, width: 375, height: 600)
    let tops = ["a", "b", "c"].map { 209 + laidOut.frame($0).minY }
    expect(tops, [209, 232, 250.3], "tops", tolerance: 0.4)
  }

  @Test("LAY-079: a stack has its first child's spacing above, its last child's below, and all of them at the sides")
  func spacingOfStacks() {
    let scope = Scope()
    func distance(_ first: any TestView, _ second: any TestView) -> CGFloat {
      first.nodes(scope)[0].spacing.distance(to: second.nodes(scope)[0].spacing, along: .vertical)
    }
    let textFirst = VStack {
      Text(10); Color.red
    }
    let textLast = VStack {
      Color.red; Text(10)
    }
    expect([distance(Color.red, textFirst)], [6.434], "above")
    expect([distance(textFirst, Color.red)], [8], "below a color")
    expect([distance(textLast, Color.red)], [10.642], "below a text")
    expect(
      [
        distance(
          HStack {
            Color.red; Text(10)
          }, Color.red)
      ], [10.642], "below a row")
    expect([distance(VStack {}, Color.red)], [0], "an empty stack")
  }

  @Test("LAY-080: a frame, padding and position hide the text's spacing on their edges")
  func resettingModifiers() {
    let scope = Scope()
    func below(_ view: any TestView) -> CGFloat {
      view.nodes(scope)[0].spacing.distance(to: ordinary, along: .vertical)
    }
    expect([below(Text(10).frame(width: 50))], [10.642], "width")
    expect([below(Text(10).frame(height: 50))], [8], "height")
    expect([below(Text(10).frame(maxHeight: .infinity))], [8], "flexible height")
    expect([below(Text(10).padding(.top, 5))], [10.642], "padding above")
    expect([below(Text(10).padding(.bottom, 5))], [8], "padding below")
    expect([below(Text(10).padding(0))], [10.642], "padding of zero")
    expect([below(Text(10).position(x: 1, y: 1))], [8], "position")
    let column = scope.node(StackRule(vertical: .center), Spacer().frame(height: 10).nodes(scope))
    expect([column.children[0].spacing.distance(to: ordinary, along: .vertical)], [0], "framed spacer")
  }

  @Test("LAY-082: a given spacing applies to every pair, also around spacers, and may be negative")
  func givenSpacing() {
    let laidOut = LaidOut(
      HStack(spacing: -5) {
        FixedImage(20, 10).mark("a"); FixedImage(20, 10).mark("b")
      }, width: 100, height: 100)
    #expect(laidOut.frame("a").origin.x == 32.5)
    #expect(laidOut.frame("b").origin.x == 47.5)
    let spaced = LaidOut(
      HStack(spacing: 10) {
        FixedImage(20, 10).mark("a"); Spacer().mark("s"); FixedImage(20, 10).mark("b")
      },
      width: 100, height: 100)
    #expect(spaced.frame("s") == CGRect(x: 30, y: 50, width: 40, height: 0))
  }

  @Test("LAY-071: a union takes the larger distance on the given edges")
  func unions() {
    var spacing = ordinary
    spacing.formUnion(body, edges: .bottom)
    expect([spacing.distance(to: ordinary, along: .vertical)], [10.642], "below")
    expect([ordinary.distance(to: spacing, along: .vertical)], [8], "above")
    expect([ordinary.union(body).distance(to: ordinary, along: .vertical)], [10.642], "all edges")
  }
}
